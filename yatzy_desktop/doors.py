"""Opens the doors of a room: its files are imported when somebody first asks for what they hold.

So a start imports what its first picture needs and no more, and a room can still be used by its
name, whatever files it is made of.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def open_doors(room: str, doors: Mapping[str, str]) -> Callable[[str], object]:
    """Return the `__getattr__` of a room's `__init__`.

    `doors` tells for each file, without its ending, the names it opens, with blanks between them.
    The function returned raises `AttributeError` for any other name.
    """
    files = {name: file for file, names in doors.items() for name in names.split()}

    def __getattr__(name: str) -> object:  # noqa: N807 - the language's own hook
        if name not in files:
            raise AttributeError(f"module {room!r} has no attribute {name!r}")
        value = getattr(import_module(f"{room}.{files[name]}"), name)
        setattr(sys.modules[room], name, value)
        return value

    return __getattr__
