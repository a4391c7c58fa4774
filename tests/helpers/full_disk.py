"""Disks that are full, or cannot be written, when a test wants them to be."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from yatzy_desktop.adapters.storage.files import write_whole


class Disk:
    """Writes files, or fails as a full disk does and counts that."""

    def __init__(self) -> None:
        self.is_full = False
        self.refusals = 0

    def write(self, path: Path, data: bytes) -> None:
        """Write a whole file; raises `OSError` while the disk is full."""
        if self.is_full:
            self.refusals += 1
            raise OSError("No space left on device")
        write_whole(path, data)


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Make the folder a disk of 64 KiB; skips the test where that is not for us: only for root."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    if not sys.platform.startswith("linux") or not _runs(mount):
        pytest.skip("only root on Linux can mount a small disk here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)  # noqa: S603, S607


def make_read_only(disk: Path) -> None:
    """Let nobody write to a small disk any more."""
    assert _runs(["mount", "-o", "remount,ro", str(disk)])


def fill(disk: Path) -> Path:
    """Fill a small disk to the last byte with a file, and return that."""
    ballast = disk / "ballast"
    with pytest.raises(OSError, match="No space"):
        _write_without_end(ballast)
    return ballast


def _write_without_end(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 512)


def _runs(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0  # noqa: S603
    except OSError:
        return False
