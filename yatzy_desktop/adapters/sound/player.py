"""Plays sounds in a thread that lives only while something sounds."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, Signal

from yatzy_desktop.adapters.collector_pause import pause_collector, resume_collector
from yatzy_desktop.adapters.sound.kinds import Sound, Wish

if TYPE_CHECKING:
    from yatzy_desktop.adapters.sound.session import Session

_log = logging.getLogger(__name__)

_LEAVING_WAIT = 2.0
"""Seconds that the end of the program waits for the device to be closed."""
_COURTESY = 0.005
"""Seconds in which the drawing thread goes on undisturbed before the library is loaded."""

MakeSession = Callable[[Path], "Session"]


class Sounds(Protocol):
    """What makes things heard."""

    def play(self, sound: Sound, strength: float = 1.0, pan: float = 0.0) -> None:
        """Let a sound be heard, of a strength from 0 to 1, from the left (-1) to the right (1)."""

    def set_volume(self, volume: float) -> None:
        """Set how loud everything is, from 0, which is off, to 1."""

    def close(self) -> None:
        """Stop all sounds, and play no more."""


class SilentSounds:
    """Makes nothing heard."""

    def play(self, sound: Sound, strength: float = 1.0, pan: float = 0.0) -> None:
        """Do nothing."""

    def set_volume(self, volume: float) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class SoundPlayer(QObject):
    """Plays the sounds in a folder on the device that the system sends sound to.

    `play` returns at once and is called in the drawing thread; reading, opening and mixing are
    done in other threads. Without a device nothing is heard and nothing is said. While nothing
    sounds there is no thread, no open device and no timer.
    """

    _rested = Signal(object)
    """Brings the end of a thread that has played, and the thread, to the one that draws."""

    def __init__(
        self, folder: Path, make_session: MakeSession | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._make_session = make_session
        self._session: Session | None = None
        self._gain = 1.0
        self._wishes: list[Wish] = []
        self._wake = threading.Condition()
        self._thread: threading.Thread | None = None
        # One that has nothing to do any more may still be ending when the next one starts.
        self._running: list[threading.Thread] = []
        self._not_before = float("-inf")
        self._is_open = True
        self._rested.connect(self._see_off, Qt.ConnectionType.QueuedConnection)

    def play(self, sound: Sound, strength: float = 1.0, pan: float = 0.0) -> None:
        """Let a sound be heard, of a strength from 0 to 1, from the left (-1) to the right (1)."""
        if not self._is_open or self._gain <= 0:
            return
        now = time.monotonic()
        strength, pan = min(max(strength, 0.0), 1.0), min(max(pan, -1.0), 1.0)
        with self._wake:
            if now < self._not_before:
                return
            self._wishes.append(Wish(sound, strength, pan, now))
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
                self._running.append(self._thread)
                # The library calls into Python from a thread of its own.
                pause_collector()
                self._thread.start()
            self._wake.notify()

    def set_volume(self, volume: float) -> None:
        """Set how loud everything is, from 0, which is off, to 1."""
        # As the ear has it: half way is to sound about half as loud.
        self._gain = min(max(volume, 0.0), 1.0) ** 2
        with self._wake:
            self._wake.notify()

    def close(self) -> None:
        """Stop all sounds, and play no more."""
        with self._wake:
            self._is_open = False
            self._wake.notify()
        for thread in tuple(self._running):
            self._see_off(thread)

    def _see_off(self, thread: threading.Thread) -> None:
        """Wait for the end of a thread and let the collector work again."""
        thread.join(_LEAVING_WAIT)
        if thread in self._running and not thread.is_alive():
            self._running.remove(thread)
            resume_collector()

    def _work(self) -> None:
        try:
            self._play_until_silent()
        except Exception:  # noqa: BLE001 - nobody is there to catch it
            _log.exception("Playing sounds failed")
            self._end(float("inf"))
        # The window may be gone by now, and this with it.
        with suppress(RuntimeError):
            self._rested.emit(threading.current_thread())

    def _play_until_silent(self) -> None:
        if self._session is None:
            time.sleep(_COURTESY)
        from yatzy_desktop.adapters.sound import session  # noqa: PLC0415 - brings the library

        if self._session is None:
            self._session = (self._make_session or session.Session)(self._folder)
        playing = self._session
        try:
            while self._is_open:
                playing.serve(self._next_wishes(playing.timing.watch), self._gain)
                if playing.is_idle:
                    playing.rest()
                    if self._end():
                        return
        except session.DeviceError as error:
            _log.info("No sound: %s", error)
            self._end(time.monotonic() + playing.timing.retry)
        finally:
            playing.rest()

    def _next_wishes(self, seconds: float) -> tuple[Wish, ...]:
        """Wait at most so long for wishes, and take them."""
        with self._wake:
            if not self._wishes and self._is_open:
                self._wake.wait(seconds)
            wishes, self._wishes = tuple(self._wishes), []
        return wishes

    def _end(self, not_before: float | None = None) -> bool:
        """Let the next wish start another thread, unless one has come and is to be served.

        With `not_before`, a time, all wishes until then are dropped.
        """
        with self._wake:
            if not_before is not None:
                self._not_before = not_before
                self._wishes = []
            elif self._wishes:
                return False
            self._thread = None
        return True
