from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.look.text_field import TextField
from yatzy_desktop.widgets.new_game.player_row import NameEdit
from yatzy_desktop.widgets.printing.form import CardForm
from yatzy_desktop.widgets.rule_editor.form_parts import NameField

PLAIN, ALT, CONTROL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


def fields() -> list[QLineEdit]:
    """Return a field of each kind that the program has."""
    rules = find_ruleset("yatzy-sv")
    form = CardForm([rules], rules)
    form.names.setParent(None)
    return [TextField(), NameEdit(), NameField(), form.names]


@pytest.mark.skipif(sys.platform == "darwin", reason="Alt writes further letters there")
@pytest.mark.parametrize("kind", range(4))
def test_alt_and_a_letter_write_nothing(qtbot: QtBot, kind: int) -> None:
    field = fields()[kind]
    qtbot.addWidget(field)
    QTest.keyClicks(field, "Bo")
    QTest.keyClick(field, Qt.Key.Key_A, ALT)
    QTest.keyClick(field, Qt.Key.Key_A, ALT | SHIFT)
    assert field.text() == "Bo"
    QTest.keyClick(field, Qt.Key.Key_S, SHIFT)
    assert field.text() == "Bos"
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert field.text() == "Bo"


def test_letters_of_the_third_level_are_written(qtbot: QtBot) -> None:
    field = TextField()
    qtbot.addWidget(field)
    QTest.sendKeyEvent(QTest.KeyAction.Press, field, Qt.Key.Key_At, "@", ALT | CONTROL)
    QTest.sendKeyEvent(QTest.KeyAction.Press, field, Qt.Key.Key_E, "é", PLAIN)
    assert field.text() == "@é"
