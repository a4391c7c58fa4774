"""Lets the system end the program in good order: SIGTERM, SIGINT and SIGHUP on Unix."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier

_NAMES = ("SIGTERM", "SIGINT", "SIGHUP")
_ENOUGH = 64


class QuitSignals(QObject):
    """Calls `leave` from the event loop when such a signal has come; needs no timer.

    On Windows the system's own way of closing windows is enough, and this does nothing.
    """

    def __init__(self, leave: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._leave = leave
        self._ends: tuple[int, int] | None = None
        self._previous: dict[int, object] = {}
        self._previous_end = -1
        self._notifier: QSocketNotifier | None = None

    def install(self) -> None:
        """Begin to listen; to be called in the main thread."""
        if sys.platform == "win32":
            return
        reading, writing = os.pipe()
        for end in (reading, writing):
            os.set_blocking(end, False)
        self._ends = (reading, writing)
        self._previous_end = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        for name in _NAMES:
            number = getattr(signal, name)
            if signal.getsignal(number) is signal.SIG_IGN:
                continue  # as nohup wants it
            self._previous[number] = signal.signal(number, _leave_to_event_loop)
        self._notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._heed)

    def uninstall(self) -> None:
        """Leave the signals to whoever had them."""
        if self._ends is None:
            return
        if self._notifier is not None:
            self._notifier.setEnabled(False)
        for number, handler in self._previous.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        signal.set_wakeup_fd(self._previous_end)
        for end in self._ends:
            os.close(end)
        self._ends = None

    def _heed(self) -> None:
        if self._ends is not None:
            with suppress(BlockingIOError):
                os.read(self._ends[0], _ENOUGH)
            self._leave()


def _leave_to_event_loop(_number: int, _frame: FrameType | None) -> None:
    """Do nothing here: the byte in the pipe wakes the event loop."""
