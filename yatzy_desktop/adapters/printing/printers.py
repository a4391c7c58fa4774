"""Asks the system for its printers, in a process of its own: a print server may never answer."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal

from yatzy_desktop.adapters.game import own_process

_log = logging.getLogger(__name__)

PRINTERS = "printers"
"""The word on the command line by which the program tells the printers and ends."""

PATIENCE_MS = 30_000
"""Milliseconds after which a print server that does not answer counts as none."""


class PrinterSearch(QObject):
    """Finds the printers, without ever making anybody wait.

    `command` starts what prints their names as one line of JSON; by default this very program.
    """

    found = Signal(object)
    """The names of the printers, or None when nobody answered in time."""

    def __init__(
        self,
        command: Sequence[str] | None = None,
        patience_ms: int = PATIENCE_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._command = command
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(patience_ms)
        self._limit.timeout.connect(self._give_up)

    @property
    def is_searching(self) -> bool:
        """Whether an answer is still to come."""
        return self._process is not None

    def begin(self) -> None:
        """Ask, unless an answer is still to come."""
        if self._process is not None:
            return
        # Not a child of this: what hangs must not be waited for when a dialog goes.
        process = own_process([PRINTERS], QCoreApplication.instance(), self._command)
        process.finished.connect(self._read)
        process.errorOccurred.connect(self._fail)
        process.finished.connect(process.deleteLater)
        self._process = process
        process.start()
        self._limit.start()

    def stop(self) -> None:
        """Wait for no answer any more."""
        process, self._process = self._process, None
        self._limit.stop()
        if process is not None:
            process.finished.disconnect(self._read)
            process.errorOccurred.disconnect(self._fail)
            process.kill()

    def _read(self) -> None:
        process, self._process = self._process, None
        self._limit.stop()
        if process is not None:
            self.found.emit(_names_in(bytes(process.readAllStandardOutput().data())))

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            process, self._process = self._process, None
            self._limit.stop()
            _log.info("Printers cannot be asked for: %s", process.errorString())
            process.deleteLater()
            self.found.emit(None)

    def _give_up(self) -> None:
        _log.info("No print server answers.")
        self.stop()
        self.found.emit(None)


def find_printers(owner: QObject, answer: Callable[[Sequence[str] | None], None]) -> None:
    """Call `answer` with the names of the printers once they are known, while `owner` lives."""
    search = PrinterSearch(parent=owner)
    owner.destroyed.connect(search.stop)
    search.found.connect(answer)
    search.found.connect(search.deleteLater)
    search.begin()


def _names_in(line: bytes) -> tuple[str, ...] | None:
    try:
        plain = json.loads(line)
    except ValueError:
        return None
    return tuple(map(str, plain)) if isinstance(plain, list) else None
