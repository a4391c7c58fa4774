"""A device for sound that tests ask for blocks themselves."""

from __future__ import annotations

import threading

from yatzy_desktop.adapters.sound.device import DeviceError, Fill


class DeafDevice:
    """Takes what it is given when `ask` is called; can be pulled out."""

    def __init__(self, fill: Fill) -> None:
        self._fill = fill
        self.is_running = True
        self.is_closed = False

    def ask(self, frames: int = 480) -> bytes:
        """Take the next block."""
        assert not self.is_closed
        return self._fill(frames)

    def pull_out(self) -> None:
        """Be gone."""
        self.is_running = False

    def close(self) -> None:
        """Be closed."""
        self.is_closed = True


class Sockets:
    """Where devices can be: hands out a new one each time, or none."""

    def __init__(self) -> None:
        self.opened: list[DeafDevice] = []
        self.tried = 0
        self.has_device = True
        self.threads: set[int] = set()

    def open(self, fill: Fill) -> DeafDevice:
        """Open a device; raises `DeviceError` where there is none."""
        self.tried += 1
        self.threads.add(threading.get_ident())
        if not self.has_device:
            raise DeviceError("no device")
        self.opened.append(DeafDevice(fill))
        return self.opened[-1]
