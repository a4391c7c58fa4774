"""What happens when the program meets an error that nobody expected: it is told, and goes on."""

from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("qt")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class ErrorHandler(QObject):
    """Logs what no code caught, in any thread, and tells about each such error once.

    Every action is saved before it is shown, so the game is safe and the program goes on.
    """

    unexpected_error = Signal()
    """Comes from the event loop, never from within a paint or another handler."""

    _raised = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: set[tuple[str, str, int]] = set()
        self._previous: tuple[Any, Any, Any, Any] | None = None
        self._raised.connect(self.unexpected_error, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take over the hooks of Python and Qt until `uninstall`."""
        self._previous = (
            sys.excepthook,
            threading.excepthook,
            sys.unraisablehook,
            qInstallMessageHandler(_log_qt_message),
        )
        sys.excepthook = self.handle
        threading.excepthook = self._handle_in_thread
        sys.unraisablehook = self._handle_unraisable

    def uninstall(self) -> None:
        """Give the hooks back to whoever had them."""
        if self._previous is None:
            return
        sys.excepthook, threading.excepthook, sys.unraisablehook, qt_handler = self._previous
        qInstallMessageHandler(qt_handler)
        self._previous = None

    def handle(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Log an error and, the first time at its place in the code, announce it."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        info = (kind, error, traceback) if error is not None else None
        _log.error("Unexpected error: %s", kind.__name__, exc_info=info)
        place = (kind.__name__, *_place_of(traceback))
        if place not in self._known:
            self._known.add(place)
            self._raised.emit()

    def _handle_in_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if not issubclass(arguments.exc_type, SystemExit):
            self.handle(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _handle_unraisable(self, arguments: sys.UnraisableHookArgs) -> None:
        self.handle(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)


def _place_of(traceback: TracebackType | None) -> tuple[str, int]:
    if traceback is None:
        return "", 0
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    return traceback.tb_frame.f_code.co_filename, traceback.tb_lineno


def log_qt_message(kind: QtMsgType, category: str, message: str) -> None:
    """Log what Qt said."""
    _qt_log.log(_LEVELS.get(kind, logging.WARNING), "%s: %s", category, message)


def _log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    log_qt_message(kind, context.category, message)


class ErrorBox:
    """One message for the person; while it is open, no second one."""

    def __init__(self, log_file: Path) -> None:
        self._log_file = log_file
        self._box: QMessageBox | None = None

    def show(self) -> None:
        """Tell, without stopping the game, that something went wrong."""
        if self._box is None:
            self._box = self._new_box()
            self._box.finished.connect(self._forget)
            self._box.open()

    def run(self) -> None:
        """Tell that the program cannot start, and wait until that is read."""
        self._new_box(starting=True).exec()

    def _new_box(self, *, starting: bool = False) -> QMessageBox:
        from PySide6.QtWidgets import QApplication, QMessageBox  # noqa: PLC0415 - rarely needed

        from yatzy_desktop.adapters.words import shown_in_tip  # noqa: PLC0415

        box = QMessageBox(QApplication.activeWindow())
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(QCoreApplication.translate("ErrorBox", "Something went wrong"))
        text = (
            QCoreApplication.translate("ErrorBox", "Yatzy Desktop cannot start.")
            if starting
            else QCoreApplication.translate(
                "ErrorBox", "Yatzy Desktop met an error. Your game is safe, and you can play on."
            )
        )
        box.setText(text)
        details = QCoreApplication.translate("ErrorBox", "Details are in the file {file}.")
        box.setInformativeText(shown_in_tip(details.format(file=self._log_file)))
        return box

    def _forget(self) -> None:
        if self._box is not None:
            self._box.deleteLater()
            self._box = None
