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

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QSysInfo, Signal

from yatzy_desktop.adapters.storage import move_aside, read_text, write_whole
from yatzy_desktop.plain_files import files_in, is_folder, is_there, refuse_special

_log = logging.getLogger(__name__)

LOCK_FILE = "lock"
REQUESTS = "requests"
PATIENCE = 2.5
"""Seconds that a second start waits for an answer of the first before it says so."""

_ENDING = ".request"
_GLANCE = 0.02
_REQUEST_LIMIT = 20_000
"""Bytes; the longest path and a token have some five thousand."""
_TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - no secret: Wayland's leave to come to the front


class Standing(Enum):
    """How this start relates to others on the same folder."""

    FIRST = "first"
    HANDED_OVER = "handed_over"
    """Another one is running and has taken the request: nothing is left to do."""
    ALONE = "alone"
    """Another one holds the lock but does not answer: write nothing it may own."""
    UNLOCKED = "unlocked"
    """No other one holds the lock, but none can be made: the folder cannot be written now."""


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
        self._standing: Standing | None = None
        self._listens = False
        self._request: Path | None = None

    @property
    def is_unlocked(self) -> bool:
        """Whether this run goes on without a lock, because none can be made."""
        return self._standing is Standing.UNLOCKED

    def enter(self, file: Path | None = None) -> Standing:
        """Take the lock, or hand the file to whoever has it and wait for the answer."""
        self._standing = self._stand()
        if self._standing is Standing.ALONE and self._hand_over(file):
            self._standing = Standing.HANDED_OVER
        elif self._standing is Standing.ALONE:
            self._standing = self._stand()  # the other one may have ended instead of answering
        return self._standing

    @property
    def is_handed_over(self) -> bool:
        """Whether nothing is left to do for this start."""
        return self._standing is Standing.HANDED_OVER

    def settle(self, standing: Standing) -> None:
        """Go on as a person wants it."""
        self._standing = standing

    @property
    def has_lock(self) -> bool:
        """Whether this run has the folder for itself."""
        return self._standing is Standing.FIRST

    @property
    def holding_host(self) -> str:
        """The name of the other computer that left the lock; empty for one of this computer."""
        process, host, _ = self._lock.getLockInfo()
        return host if process and host != QSysInfo.machineHostName() else ""

    def ask_again(self, file: Path | None = None) -> Standing:
        """Look, without waiting, whether the lock is free or its holder has answered meanwhile."""
        if self._request is not None and not is_there(self._request):
            self._standing, self._request = Standing.HANDED_OVER, None
            return self._standing
        self._standing = self._stand()
        if self._standing is not Standing.ALONE:
            self.withdraw()
        elif self._request is None:
            self._request = self._request_for(file)
        return self._standing

    def withdraw(self) -> None:
        """Want nothing of the holder any more."""
        if self._request is not None:
            _withdrawn(self._request)
            self._request = None

    def take_over(self) -> Standing:
        """Take the lock because a person knows that its holder is gone."""
        self.withdraw()
        if self._lock.removeStaleLockFile() and self._lock.tryLock(0):
            self._standing = Standing.FIRST
        return self._standing or Standing.ALONE

    def claim(self) -> bool:
        """Tell whether this run may write the game, and take the lock if that can be done now.

        Once another one has the lock, the game is that one's for good.
        """
        if self._standing is Standing.UNLOCKED:
            self._standing = self._stand()
            if self._standing is Standing.FIRST and self._listens:
                self.listen()
        return self._standing is not Standing.ALONE

    def listen(self) -> None:
        """Begin to answer requests once there is a lock, and first those that wait already."""
        self._listens = True
        if self.is_unlocked or not is_folder(self._requests):
            return
        self._watcher = QFileSystemWatcher([str(self._requests)], self)
        self._watcher.directoryChanged.connect(self._answer)
        self._answer()

    def leave(self) -> None:
        """Answer no more, and let another start have the folder."""
        self._listens = False
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        self._lock.unlock()

    def _stand(self) -> Standing:
        with suppress(OSError, ValueError):
            self._requests.mkdir(parents=True, exist_ok=True)
        if not self._can_be_locked():
            return Standing.UNLOCKED
        if self._lock.tryLock(0) or self._took_from_nobody():
            return Standing.FIRST
        if self._lock.error() is QLockFile.LockError.LockFailedError and self._holder_may_live():
            return Standing.ALONE
        _log.info("No lock %s: %s", self.lock_path, self._lock.error())
        return Standing.UNLOCKED

    def _can_be_locked(self) -> bool:
        """Move away what is no lock of any program: a folder, a pipe, a device, a link to one."""
        try:
            refuse_special(self.lock_path)
        except OSError as error:
            _log.info("No lock %s: %s", self.lock_path, error)
            try:
                move_aside(self.lock_path, "broken")
            except OSError:
                return False
        return True

    def _took_from_nobody(self) -> bool:
        # A failing computer can leave a lock without a word in it, which would stand for ever, and
        # the number of a process that is gone may be another program's by now.
        # The system's own lock on the file keeps that of a running program from being removed.
        if self._lock.error() is not QLockFile.LockError.LockFailedError:
            return False
        process, host, _ = self._lock.getLockInfo()
        if process and host != QSysInfo.machineHostName():
            return False
        return self._lock.removeStaleLockFile() and self._lock.tryLock(0)

    def _holder_may_live(self) -> bool:
        # The lock of a killed program stays where the folder cannot be written.
        process, host, _ = self._lock.getLockInfo()
        if sys.platform == "win32" or host != QSysInfo.machineHostName():
            return True
        return _is_running(process)

    def _request_for(self, file: Path | None) -> Path | None:
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
            return None
        return request

    def _hand_over(self, file: Path | None) -> bool:
        request = self._request_for(file)
        if request is None:
            return False
        end = time.monotonic() + self._patience
        while is_there(request):
            if time.monotonic() > end:
                return not _withdrawn(request)
            time.sleep(_GLANCE)
        return True

    def _answer(self) -> None:
        for request in files_in(self._requests, f"*{_ENDING}"):
            try:
                plain = json.loads(read_text(request, _REQUEST_LIMIT))
                request.unlink()
            except (OSError, ValueError, RecursionError) as error:
                _log.info("Request %s cannot be used: %s", request, error)
                with suppress(OSError):
                    request.unlink()
                continue
            self._raise_for(plain if isinstance(plain, dict) else {})

    def _raise_for(self, plain: dict[str, object]) -> None:
        file, token = plain.get("file"), plain.get("token")
        if isinstance(token, str) and token.isascii() and token.isprintable() and token:
            os.environ[_TOKEN] = token
        self.raise_requested.emit(Path(file) if isinstance(file, str) else None)


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True  # somebody else's
    return True


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
