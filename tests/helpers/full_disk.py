"""A disk that is full when a test wants it to be."""

from __future__ import annotations

from pathlib import Path

from yatzy_desktop.adapters.files import write_whole


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
