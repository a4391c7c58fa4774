"""What may stand where a file should: pipes, devices, folders, links, and text that is none."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class OddFile:
    """How to make it; `is_plain` ones can be read, though nothing good is in them."""

    make: Callable[[Path], object]
    is_plain: bool = False


def _huge(path: Path) -> None:
    path.touch()
    os.truncate(path, 100_000_000)  # takes no room on the disk


def _half_a_character(path: Path) -> None:
    path.write_text('{"token": "\\ud83d", "file": "a\\u0000b"}')


def _unreadable(path: Path) -> None:
    path.write_text("{}")
    path.chmod(0)


_EVERYWHERE = {
    "folder": OddFile(lambda path: path.mkdir()),
    "100 MB": OddFile(_huge),
    "NULs": OddFile(lambda path: path.write_bytes(b"\0" * 900), is_plain=True),
    "half a character": OddFile(lambda path: path.write_bytes(b'"\xed\xa0\x80"'), is_plain=True),
    "half a character as JSON": OddFile(_half_a_character, is_plain=True),
    "UTF-16": OddFile(lambda path: path.write_text("{}", encoding="utf-16"), is_plain=True),
    "nested": OddFile(lambda path: path.write_text("[" * 900), is_plain=True),
    "a list": OddFile(lambda path: path.write_text("[1]"), is_plain=True),
}
_ON_LINUX = {
    "pipe": OddFile(os.mkfifo),
    "device without end": OddFile(lambda path: path.symlink_to("/dev/zero")),
    "device": OddFile(lambda path: path.symlink_to("/dev/null")),
    "loop of links": OddFile(lambda path: path.symlink_to(path)),
    "link to nowhere": OddFile(lambda path: path.symlink_to(path.parent / "gone")),
    "link to a folder": OddFile(lambda path: path.symlink_to("/")),
}
_NOT_FOR_ROOT = {"no permission": OddFile(_unreadable)}

ODD = dict(_EVERYWHERE)
if sys.platform != "win32":
    ODD |= _ON_LINUX
    if os.geteuid() != 0:
        ODD |= _NOT_FOR_ROOT


def make_odd(path: Path, kind: str) -> None:
    """Put something odd there, in folders made for it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    ODD[kind].make(path)
