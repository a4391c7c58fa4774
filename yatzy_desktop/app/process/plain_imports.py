"""Frees the start from a look at every module."""

from __future__ import annotations

import builtins


def import_plainly() -> None:
    """Give Python its own import back, once PySide6 has put its own before it.

    PySide6 reads the source of every module that is imported, to learn whether it wants other
    names for Qt's functions (`from __feature__ import snake_case`). Ours never do, and reading
    took a tenth of the start; see PYSIDE-2029 and napari's issue 8584.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
