"""SQLite on a file system that refuses every lock, as some network folders do."""

from __future__ import annotations

import _sqlite3
import ctypes
import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

_METHODS_BEFORE = 13
"""How many methods a VFS has before xSetSystemCall (https://sqlite.org/c3ref/vfs.html)."""
_FCNTL = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_void_p, use_errno=True)
_SET_CALL = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class _Vfs(ctypes.Structure):
    _fields_ = (
        *((name, ctypes.c_int) for name in ("version", "file_size", "longest_path")),
        *((name, ctypes.c_void_p) for name in ("next", "name", "data")),
        ("methods", ctypes.c_void_p * _METHODS_BEFORE),
        ("set_system_call", _SET_CALL),
    )


@contextmanager
def refusing_locks(code: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Let locks fail with that `errno`; yields what was refused. Skips where it cannot be had."""
    if not sys.platform.startswith("linux"):
        pytest.skip("the calls of the system are those of Linux")
    import fcntl  # noqa: PLC0415 - not on Windows

    library = ctypes.CDLL(_sqlite3.__file__)
    if not hasattr(library, "sqlite3_vfs_find"):
        pytest.skip("SQLite is within the interpreter")
    library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
    vfs = library.sqlite3_vfs_find(None)
    real = ctypes.CDLL(None, use_errno=True).fcntl
    refused: list[int] = []

    def call(handle: int, command: int, told: int | None) -> int:
        if command in {fcntl.F_SETLK, fcntl.F_SETLKW, fcntl.F_GETLK}:
            refused.append(command)
            ctypes.set_errno(code)
            return -1
        return int(real(handle, command, ctypes.c_void_p(told)))

    def refuse(*_arguments: object) -> None:
        raise OSError(code, os.strerror(code))

    put_in = _FCNTL(call)
    monkeypatch.setattr(fcntl, "lockf", refuse)
    vfs.contents.set_system_call(vfs, b"fcntl", ctypes.cast(put_in, ctypes.c_void_p))
    try:
        yield refused
    finally:
        vfs.contents.set_system_call(vfs, b"fcntl", None)


REFUSALS = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS)
"""What file systems say that know no locks."""
