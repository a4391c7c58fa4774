from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from yatzy_desktop.game.start import StartingThrow
from yatzy_desktop.widgets.dialogs.starting_throw import StartingThrowDialog, ThrowLine
from yatzy_desktop.widgets.dice.style import DICE_STYLES
from yatzy_desktop.widgets.look.text_labels import Heading

TIE = StartingThrow(({0: 6, 1: 3, 2: 6}, {0: 2, 2: 5}), 2)
NAMES = ("Anna", "Bo", "Cia")


@pytest.fixture
def dialog(qtbot: QtBot) -> StartingThrowDialog:
    dialog = StartingThrowDialog(TIE, NAMES)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_it_names_the_starter_and_tells_every_throw(dialog: StartingThrowDialog) -> None:
    assert dialog.heading.text() == "Cia starts"
    assert dialog.accessibleDescription().splitlines() == [
        "Anna throws a six",
        "Bo throws a three",
        "Cia throws a six",
        "Anna throws a two",
        "Cia throws a five",
    ]
    titles = [label.text() for label in dialog.body.findChildren(Heading)]
    assert titles == ["One die each, the highest starts", "A tie: they throw again"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_any_usual_key_goes_on(dialog: StartingThrowDialog, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog.focusWidget() or dialog, key)
    assert dialog.isHidden()


@pytest.mark.parametrize("style", list(DICE_STYLES))
def test_different_throws_look_different(qtbot: QtBot, style: str) -> None:
    throw = StartingThrow(({0: 1, 1: 2}, {0: 1, 1: 6}), 1)
    dialog = StartingThrowDialog(throw, ("", ""), dice_style=style)
    qtbot.addWidget(dialog)
    dialog.resize(500, 600)
    dialog.show()
    QApplication.sendPostedEvents()
    pictures = [line.grab().toImage() for line in dialog.body.findChildren(ThrowLine)]
    assert pictures[0] == pictures[2]
    assert pictures[1] != pictures[3]
