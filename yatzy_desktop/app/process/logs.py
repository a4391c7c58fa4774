"""A small log in a file, for when somebody asks what happened."""

from __future__ import annotations

import faulthandler
import logging
import sys
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from yatzy_desktop.compat import override
from yatzy_desktop.plain_files import refuse_special

LOG_FILE = "yatzy-desktop.log"
CRASH_FILE = "crash.log"
SIZE_LIMIT = 200_000
"""Bytes of one log file; there are at most two, the running one and the one before."""

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class SizedFileHandler(logging.FileHandler):
    """Writes records to a file that begins anew when full; trouble with it disturbs nobody.

    The standard library's rotating handler would bring sockets and pickles with it.
    """

    def __init__(self, path: Path, limit: int = SIZE_LIMIT) -> None:
        super().__init__(path, encoding="utf-8", errors="replace", delay=True)
        self._path = path
        self._limit = limit

    @override
    def emit(self, record: logging.LogRecord) -> None:
        """Write one record, in a new file when the old one is full."""
        try:
            refuse_special(self._path)
            if self._path.exists() and self._path.stat().st_size >= self._limit:
                self.close()
                self._path.replace(self._path.with_suffix(".old.log"))
            super().emit(record)
        except OSError:
            self.handleError(record)

    @override
    def close(self) -> None:
        """Close the file; what a full disk does not take is lost."""
        with suppress(OSError):
            super().close()

    @override
    def handleError(self, record: logging.LogRecord) -> None:
        """Do without: there is no better place to complain than the log itself."""


class Logs:
    """The log file and the file for crashes of the interpreter, from `start` to `stop`."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / LOG_FILE
        self._crash_path = folder / CRASH_FILE
        self._handlers: list[logging.Handler] = []
        self._crash_file: TextIO | None = None

    def start(self) -> None:
        """Write what happens to the log file, and warnings to the console if there is one."""
        with suppress(OSError, ValueError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        self._handlers.append(SizedFileHandler(self.path))
        if sys.stderr is not None:
            console = logging.StreamHandler(sys.stderr)
            console.setLevel(logging.WARNING)
            self._handlers.append(console)
        root = logging.getLogger()
        for handler in self._handlers:
            handler.setFormatter(logging.Formatter(_FORMAT))
            root.addHandler(handler)
        root.setLevel(logging.INFO)
        self._watch_for_crashes()

    def stop(self) -> None:
        """Close the files and leave logging as it was."""
        faulthandler.disable()
        if self._crash_file is not None:
            self._crash_file.close()
            self._crash_file = None
        for handler in self._handlers:
            logging.getLogger().removeHandler(handler)
            handler.close()
        self._handlers.clear()

    def _watch_for_crashes(self) -> None:
        try:
            refuse_special(self._crash_path)
            is_full = self._crash_path.exists() and self._crash_path.stat().st_size > SIZE_LIMIT
            self._crash_file = self._crash_path.open("w" if is_full else "a", encoding="utf-8")
            faulthandler.enable(self._crash_file)
        except (OSError, ValueError):
            logging.getLogger(__name__).info("No file for crashes in %s.", self._crash_path.parent)
