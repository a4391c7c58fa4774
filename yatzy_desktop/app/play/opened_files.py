"""Games that the system asks the running program to open: macOS does so instead of starting it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from yatzy_desktop.compat import override


class OpenedFiles(QObject):
    """An event filter for the application that hands on which file is to be opened."""

    def __init__(self, open_file: Callable[[Path], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open_file = open_file

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the requests to open a file and nothing else."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open_file(Path(event.file()))
            return True
        return super().eventFilter(watched, event)


def watch_opened_files(
    application: QCoreApplication, open_file: Callable[[Path], object]
) -> OpenedFiles | None:
    """Hand on the files that are opened, on the one system that tells; None elsewhere.

    A filter in Python slows every event of the program, so there is none without need.
    """
    if sys.platform != "darwin":
        return None
    opened_files = OpenedFiles(open_file, application)
    application.installEventFilter(opened_files)
    return opened_files
