from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from yatzy_desktop.widgets.dialogs.question import Question, QuestionDialog

QUESTION = "Start again with the same players?"
SENTENCE = "The game that is going on is not finished and will end."
WORDS = Question(QUESTION, SENTENCE, "&End it", "&Keep playing")


@pytest.fixture
def dialog(qtbot: QtBot) -> QuestionDialog:
    dialog = QuestionDialog(WORDS)
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitExposed(dialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.decline_button.hasFocus)
    return dialog


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_press_by_reflex_changes_nothing(
    dialog: QuestionDialog, qtbot: QtBot, key: Qt.Key
) -> None:
    with qtbot.assertNotEmitted(dialog.agreed):
        QTest.keyClick(dialog.focusWidget(), key)
    assert dialog.isHidden()


def test_closing_the_window_changes_nothing(dialog: QuestionDialog, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(dialog.agreed):
        dialog.close()
    assert dialog.isHidden()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_it_is_agreed_to_by_keyboard(dialog: QuestionDialog, qtbot: QtBot, key: Qt.Key) -> None:
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.agree_button
    with qtbot.waitSignal(dialog.agreed):
        QTest.keyClick(dialog.agree_button, key)
    assert dialog.isHidden()


def test_clicks_answer(dialog: QuestionDialog, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(dialog.agreed):
        QTest.mouseClick(dialog.decline_button, Qt.MouseButton.LeftButton)
    dialog.open()
    with qtbot.waitSignal(dialog.agreed):
        QTest.mouseClick(dialog.agree_button, Qt.MouseButton.LeftButton)
    assert dialog.isHidden()


def test_a_dialog_of_a_window_goes_with_its_answer(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    dialog = QuestionDialog(WORDS, window)
    dialog.open()
    with qtbot.waitSignal(dialog.destroyed):
        QTest.mouseClick(dialog.agree_button, Qt.MouseButton.LeftButton)


def test_everything_is_read_at_once_in_large_text(dialog: QuestionDialog, qtbot: QtBot) -> None:
    for factor in (1, 2):
        font = dialog.font()
        font.setPointSizeF(font.pointSizeF() * factor)
        dialog.setFont(font)
        qtbot.waitUntil(lambda: dialog.scroll_area.verticalScrollBar().maximum() == 0)
        for part in (dialog.heading, dialog.sentence, dialog.agree_button, dialog.decline_button):
            assert part.height() >= part.heightForWidth(part.width())


def test_it_is_told_to_screen_readers(dialog: QuestionDialog) -> None:
    assert dialog.accessibleName() == dialog.windowTitle() == QUESTION
    assert dialog.decline_button.accessibleDescription() == SENTENCE
