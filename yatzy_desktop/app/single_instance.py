"""One program for each data folder: a second start shows the first window and is done."""

from __future__ import annotations

import json
import logging
import os
import sys
import time
from contextlib import suppress
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from yatzy_desktop.adapters.files import read_text, write_whole

_log = logging.getLogger(__name__)

LOCK_FILE = "lock"
REQUESTS = "requests"
PATIENCE = 5.0
"""Seconds that a second start waits for an answer of the first."""

_ENDING = ".request"
_GLANCE = 0.02
_TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - no secret: Wayland's leave to come to the front


class Standing(Enum):
    """How this start relates to others on the same folder."""

    FIRST = "first"
    HANDED_OVER = "handed_over"
    """Another one is running and has taken the request: nothing is left to do."""
    ALONE = "alone"
    """Whether another one runs cannot be told, or it does not answer: write nothing it may own."""


class SingleInstance(QObject):
    """Holds the folder's lock, or asks its holder to come to the front.

    The lock names its process, so that of a killed one is recognised and taken. Requests are
    whole files in a folder that is watched, so that nothing is polled while waiting for them.
    """

    raise_requested = Signal(object)
    """The absolute Path of a game to open, or None: somebody started the program again."""

    def __init__(
        self, folder: Path, patience: float = PATIENCE, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.lock_path = folder / LOCK_FILE
        self._requests = folder / REQUESTS
        self._patience = patience
        self._lock = QLockFile(str(self.lock_path))
        self._lock.setStaleLockTime(0)  # age says nothing: a game may stay open for weeks
        self._watcher: QFileSystemWatcher | None = None

    def enter(self, file: Path | None = None) -> Standing:
        """Take the lock, or hand the file to whoever has it and wait for the answer."""
        with suppress(OSError):
            self._requests.mkdir(parents=True, exist_ok=True)
        if self._lock.tryLock(0):
            return Standing.FIRST
        if self._lock.error() is not QLockFile.LockError.LockFailedError:
            _log.info("No lock %s: %s", self.lock_path, self._lock.error())
            return Standing.ALONE
        return Standing.HANDED_OVER if self._hand_over(file) else self._last_try()

    def listen(self) -> None:
        """Answer requests from now on, those that are waiting included; for the first only."""
        self._watcher = QFileSystemWatcher([str(self._requests)], self)
        self._watcher.directoryChanged.connect(self._answer)
        self._answer()

    def leave(self) -> None:
        """Answer no more, and let another start have the folder."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        self._lock.unlock()

    def _hand_over(self, file: Path | None) -> bool:
        request = self._requests / f"{os.getpid()}{_ENDING}"
        plain = {
            "file": None if file is None else str(file.absolute()),
            "token": os.environ.get(_TOKEN, ""),
        }
        _allow_others_to_come_to_the_front()
        try:
            write_whole(request, json.dumps(plain).encode())
        except OSError as error:
            _log.info("No request %s: %s", request, error)
            return False
        end = time.monotonic() + self._patience
        while request.exists():
            if time.monotonic() > end:
                return not _withdrawn(request)
            time.sleep(_GLANCE)
        return True

    def _last_try(self) -> Standing:
        # The other one may have ended instead of answering.
        return Standing.FIRST if self._lock.tryLock(0) else Standing.ALONE

    def _answer(self) -> None:
        for request in sorted(self._requests.glob(f"*{_ENDING}")):
            try:
                plain = json.loads(read_text(request))
                request.unlink()
            except (OSError, ValueError, RecursionError) as error:
                _log.info("Request %s cannot be used: %s", request, error)
                with suppress(OSError):
                    request.unlink()
                continue
            self._raise_for(plain if isinstance(plain, dict) else {})

    def _raise_for(self, plain: dict[str, object]) -> None:
        file, token = plain.get("file"), plain.get("token")
        if isinstance(token, str) and token:
            os.environ[_TOKEN] = token
        self.raise_requested.emit(Path(file) if isinstance(file, str) else None)


def _withdrawn(request: Path) -> bool:
    try:
        request.unlink()
    except FileNotFoundError:
        return False  # answered at the last moment
    except OSError as error:
        _log.info("Request %s stays: %s", request, error)
    return True


def _allow_others_to_come_to_the_front() -> None:
    # Windows lets a window take the focus only when the process that has it agrees.
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - costs time, and only Windows needs it

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
