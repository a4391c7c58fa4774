"""An error that nobody expected is logged and told once, and the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qInstallMessageHandler, qWarning
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from tests.helpers.log_watch import LogWatch
from yatzy_desktop.app.process.error_handler import ErrorBox, ErrorHandler

pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def handler() -> Iterator[ErrorHandler]:
    handler = ErrorHandler()
    handler.install()
    yield handler
    handler.uninstall()


def fail() -> None:
    raise RuntimeError("nobody expected this")


def test_an_error_in_a_slot_is_logged_with_its_place_and_told_once(
    qtbot: QtBot, handler: ErrorHandler, log_watch: LogWatch, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[int] = []
    handler.unexpected_error.connect(lambda: told.append(1))
    with log_watch.expects("Unexpected error: RuntimeError", logging.ERROR):
        for _ in range(3):
            QTimer.singleShot(0, fail)
        qtbot.waitUntil(lambda: len(caplog.records) == 3)
    QApplication.processEvents()
    assert told == [1]
    assert "in fail" in caplog.text


def test_it_is_not_told_from_within_the_error(
    qtbot: QtBot, handler: ErrorHandler, log_watch: LogWatch
) -> None:
    told: list[int] = []
    handler.unexpected_error.connect(lambda: told.append(1))
    with log_watch.expects("ValueError", logging.ERROR):
        handler.handle(ValueError, ValueError("x"), None)
    assert told == []
    qtbot.waitUntil(lambda: told == [1])


def test_an_error_in_another_thread_is_told_in_the_first(
    qtbot: QtBot, handler: ErrorHandler, log_watch: LogWatch
) -> None:
    told: list[threading.Thread] = []
    handler.unexpected_error.connect(lambda: told.append(threading.current_thread()))
    with log_watch.expects("RuntimeError", logging.ERROR):
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    qtbot.waitUntil(lambda: told == [threading.main_thread()])


class FailsAtItsEnd:
    def __del__(self) -> None:
        raise RuntimeError


def test_an_error_at_an_objects_end_is_told(
    qtbot: QtBot, handler: ErrorHandler, log_watch: LogWatch
) -> None:
    with (
        log_watch.expects("RuntimeError", logging.ERROR),
        qtbot.waitSignal(handler.unexpected_error),
    ):
        FailsAtItsEnd()


def test_qts_messages_go_to_the_log(handler: ErrorHandler, log_watch: LogWatch) -> None:
    assert handler
    with log_watch.expects("something about Qt"):
        qWarning("something about Qt")


def test_the_hooks_are_given_back() -> None:
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    handler = ErrorHandler()
    handler.install()
    assert sys.excepthook != before[0]
    handler.uninstall()
    handler.uninstall()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before
    qInstallMessageHandler(qInstallMessageHandler(None))


def test_one_box_at_a_time_names_the_log(qtbot: QtBot) -> None:
    box = ErrorBox(Path("/logs/app.log"))
    box.show()
    box.show()
    (shown,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, QMessageBox)]
    assert "app.log" in shown.informativeText()
    assert "safe" in shown.text()
    shown.accept()
    qtbot.waitUntil(lambda: not any(each.isVisible() for each in QApplication.topLevelWidgets()))
    box.show()
    again = QApplication.activeModalWidget()
    assert isinstance(again, QMessageBox)
    again.accept()
