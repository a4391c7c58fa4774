"""Reads files: only plain ones and only small ones. The one place where the program does that."""

from __future__ import annotations

import os
import stat
from pathlib import Path


class TooLargeError(OSError):
    """A file has more bytes than any of its kind."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"larger than {limit} bytes")


_READING = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NONBLOCK", 0)  # a pipe put there at the last moment is not waited for
    | getattr(os, "O_NOCTTY", 0)
)


def read_plain(path: Path, limit: int) -> bytes:
    """Return what is in an ordinary file of at most `limit` bytes.

    Raises `OSError` for everything else: a folder, a pipe, a device, a loop of links, a path that
    no system has, a larger file. Nothing of that is opened or waited for.
    """
    data = _beginning(path, limit + 1)
    if len(data) > limit:
        raise TooLargeError(limit)
    return data


def read_beginning(path: Path, count: int, limit: int) -> bytes:
    """Return the first bytes of an ordinary file of at most `limit`; else as `read_plain`."""
    if _size_of(path) > limit:
        raise TooLargeError(limit)
    return _beginning(path, count)


def refuse_special(path: Path) -> None:
    """Raise `OSError` if something other than an ordinary file has that name."""
    try:
        _size_of(path)
    except FileNotFoundError:
        if is_there(path):  # a link that leads nowhere
            raise


def is_folder(path: Path) -> bool:
    """Whether a folder has that name; False also for paths that no system has."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def files_in(folder: Path, pattern: str) -> list[Path]:
    """Return what lies in a folder with names of a pattern, sorted; nothing without a folder."""
    try:
        return sorted(folder.glob(pattern))
    except (OSError, ValueError):
        return []


def is_there(path: Path) -> bool:
    """Whether anything has that name, also a link that leads nowhere; see `is_folder`."""
    try:
        return os.path.lexists(path)
    except ValueError:
        return False


def _beginning(path: Path, count: int) -> bytes:
    _size_of(path)
    descriptor = os.open(path, _READING)
    with os.fdopen(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise _not_ordinary()
        return file.read(count)


def _size_of(path: Path) -> int:
    try:
        about = path.stat()
    except ValueError as error:  # a path with a NUL in it
        raise _not_ordinary() from error
    if not stat.S_ISREG(about.st_mode):
        raise _not_ordinary()
    return about.st_size


def _not_ordinary() -> OSError:
    return OSError("not an ordinary file")
