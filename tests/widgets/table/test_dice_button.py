from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from yatzy_desktop.widgets.table.dice_button import DieButton
from yatzy_desktop.widgets.table.motion import MotionSettings
from yatzy_desktop.widgets.table.widget import DiceTable

WORDS = ("one", "two", "three", "four", "five", "six")


class Owner:
    """Answers a pressed die as the game does: it changes the held set."""

    def __init__(self, table: DiceTable) -> None:
        self.held: frozenset[int] = frozenset()
        self.presses: list[int] = []
        self._table = table
        table.die_clicked.connect(self.toggle)

    def toggle(self, position: int) -> None:
        self.presses.append(position)
        self.held ^= {position}
        self._table.set_held(self.held)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[DiceTable]:
    widget = DiceTable(count=6, seed=1)
    qtbot.addWidget(widget)
    widget.resize(620, 520)
    widget.set_motion(MotionSettings(roll_ms=0, slide_ms=0))
    widget.show()
    widget.activateWindow()
    widget.set_dice((1, 2, 3, 4, 5, 6), frozenset())
    yield widget
    widget.finish()


@pytest.fixture
def owner(table: DiceTable) -> Owner:
    return Owner(table)


def buttons(table: DiceTable) -> list[DieButton]:
    return table.findChildren(DieButton)


def accessible(button: DieButton) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(button)


def name(button: DieButton) -> str:
    return accessible(button).text(QAccessible.Text.Name)


def test_a_screen_reader_hears_place_face_and_whether_it_is_held(
    table: DiceTable, owner: Owner
) -> None:
    for position, (button, word) in enumerate(zip(buttons(table), WORDS, strict=True)):
        assert name(button) == f"Die {position + 1}, {word}"
        assert accessible(button).role() == QAccessible.Role.CheckBox
        assert not accessible(button).state().checked
        owner.toggle(position)
        assert name(button) == f"Die {position + 1}, {word}, held"
        assert accessible(button).state().checked


def test_every_action_of_a_screen_reader_asks_once(
    table: DiceTable, owner: Owner, qtbot: QtBot
) -> None:
    button = buttons(table)[3]
    actions = accessible(button).actionInterface()
    names = [action for action in actions.actionNames() if action in {"Press", "Toggle"}]
    assert names
    for action in names:
        owner.presses.clear()
        held = owner.held
        with qtbot.waitSignal(table.die_clicked):
            actions.doAction(action)
        assert owner.presses == [3]
        assert owner.held == held ^ {3}
        assert button.isChecked() == (3 in owner.held)


def test_a_press_changes_nothing_unless_the_owner_says_so(table: DiceTable) -> None:
    button = buttons(table)[0]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not button.isChecked()
    assert name(button) == "Die 1, one"


def test_a_double_click_toggles_once(table: DiceTable, owner: Owner) -> None:
    button = buttons(table)[2]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    assert owner.presses == [2]
    assert owner.held == {2}


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        (0, Qt.Key.Key_Right, 1),
        (1, Qt.Key.Key_Left, 0),
        (0, Qt.Key.Key_Left, 0),
        (5, Qt.Key.Key_Right, 5),
        (4, Qt.Key.Key_Home, 0),
        (1, Qt.Key.Key_End, 5),
    ],
)
def test_arrows_move_between_dice(table: DiceTable, start: int, key: Qt.Key, end: int) -> None:
    dice = buttons(table)
    dice[start].setFocus()
    QTest.keyClick(dice[start], key)
    assert QApplication.focusWidget() is dice[end]


def test_space_presses_the_die_in_focus(table: DiceTable, owner: Owner) -> None:
    buttons(table)[1].setFocus()
    QTest.keyClick(buttons(table)[1], Qt.Key.Key_Space)
    assert owner.presses == [1]


def test_the_mouse_leaves_focus_where_it_was(table: DiceTable, owner: Owner) -> None:
    before = QApplication.focusWidget()
    QTest.mouseClick(buttons(table)[1], Qt.MouseButton.LeftButton)
    assert owner.presses == [1]
    assert QApplication.focusWidget() is before


def test_focus_is_seen(table: DiceTable) -> None:
    buttons(table)[4].setFocus()
    buttons(table)[4].clearFocus()
    plain = table.grab().toImage()
    buttons(table)[4].setFocus()
    assert QApplication.focusWidget() is buttons(table)[4]
    focused = table.grab().toImage()
    assert focused != plain
    buttons(table)[4].clearFocus()
    assert table.grab().toImage() == plain


def test_dice_can_be_read_but_not_pressed_when_it_is_not_the_persons_turn(
    table: DiceTable, owner: Owner
) -> None:
    table.set_interactive(False)
    QTest.mouseClick(buttons(table)[0], Qt.MouseButton.LeftButton)
    buttons(table)[0].click()
    assert owner.presses == []
    QTest.keyClick(buttons(table)[0], Qt.Key.Key_Space)
    assert owner.presses == []
    assert accessible(buttons(table)[0]).state().focusable
    assert name(buttons(table)[0]) == "Die 1, one"
    table.set_interactive(True)
    QTest.mouseClick(buttons(table)[0], Qt.MouseButton.LeftButton)
    assert owner.presses == [0]


def test_names_are_given_anew_when_the_language_changes(table: DiceTable) -> None:
    button = buttons(table)[0]
    button.setAccessibleName("")
    QApplication.sendEvent(button, QEvent(QEvent.Type.LanguageChange))
    assert name(button) == "Die 1, one"
