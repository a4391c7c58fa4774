"""The people at the table: each correction through the dialog, saved, reopened and taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import LEFT, PlayedWindow, kept_state, lay_out
from yatzy_desktop.game import AmendBox, Presence, ScriptedDice, apply, new_game
from yatzy_desktop.rules import FillOrder, find_ruleset
from yatzy_desktop.widgets.dialogs import PeopleDialog


def dialog_of(played: PlayedWindow) -> PeopleDialog:
    played.window.menu.people.trigger()
    shown = [each for each in played.window.findChildren(PeopleDialog) if each.isVisible()]
    assert len(shown) == 1
    return shown[0]


def amend(dialog: PeopleDialog) -> None:
    dialog.choose_box(0, "chance")
    dialog.points.setCurrentIndex(dialog.points.findData(17))
    QTest.keyClicks(dialog.reason, "Miscounted")
    QTest.mouseClick(dialog.amend_button, LEFT)


def rename(dialog: PeopleDialog) -> None:
    dialog.player.setCurrentIndex(1)
    dialog.name.clear()
    QTest.keyClicks(dialog.name, "Bosse")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)


def hand_over(dialog: PeopleDialog) -> None:
    # Not whose turn it is: what the computer then rolls would keep it from being taken back.
    dialog.player.setCurrentIndex(0)
    dialog.kind.setCurrentIndex(1)
    QTest.mouseClick(dialog.hand_button, LEFT)


def leave(dialog: PeopleDialog) -> None:
    dialog.player.setCurrentIndex(1)
    QTest.mouseClick(dialog.strike_button, LEFT)


def join(dialog: PeopleDialog) -> None:
    QTest.keyClicks(dialog.new_name, "Cia")
    QTest.mouseClick(dialog.join_button, LEFT)


def check(played: PlayedWindow, name: str) -> None:
    state = played.state
    found = {
        "amend": state.scorecards[0].score_of("chance") == 17,
        "rename": state.players[1].name == "Bosse",
        "hand_over": not state.players[0].is_human,
        "leave": state.players[1].presence is Presence.STRUCK,
        "join": [each.name for each in state.players] == ["Anna", "Bo", "Cia"],
    }
    assert found[name]


@pytest.mark.parametrize("correct", [amend, rename, hand_over, leave, join])
def test_each_correction_is_kept_reopened_and_taken_back(
    open_window: OpenWindow, tmp_path: Path, correct: Callable[[PeopleDialog], None]
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    played.roll()
    played.fill("chance")
    before = played.state
    dialog = dialog_of(played)
    correct(dialog)
    check(played, correct.__name__)
    after = played.state
    assert kept_state(tmp_path) == after
    model = played.context.game.model
    assert model.history.replay().state == after
    dialog.close()
    played.close()
    again = open_window()
    check(again, correct.__name__)
    again.window.menu.take_back.trigger()
    assert again.state == before
    again.window.menu.redo.trigger()
    check(again, correct.__name__)


def test_a_box_put_right_is_marked_with_its_reason(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    played.roll()
    played.fill("chance")
    points = played.state.scorecards[0].score_of("chance")
    model = played.window.pad.view.model()
    index = model.index(played.row_of("chance"), 0)
    amend(dialog_of(played))
    told = f"Put right; it was {points} before. Miscounted"
    assert told in index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert told in index.data(Qt.ItemDataRole.ToolTipRole)
    played.window.menu.take_back.trigger()
    assert "Put right" not in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_who_joins_late_gets_what_all_agree_on(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    for box in ("chance", "ones"):
        for _ in range(2):
            played.roll()
            played.fill(box)
    dialog = dialog_of(played)
    missed = dialog.missed
    assert missed.note.text() == "2 rounds are past: zeros in as many boxes."
    QTest.mouseClick(missed.agree_button, LEFT)
    assert missed.boxes == (("ones", 0), ("twos", 0))
    first, points = missed.lines[0]
    # Only what dice can give is offered; another box brings its own.
    assert [points.itemData(place) for place in range(points.count())] == [0, 1, 2, 3, 4, 5]
    first.setCurrentIndex(first.findData("yatzy"))
    assert [points.itemData(place) for place in range(points.count())] == [0, 50]
    points.setCurrentIndex(1)
    missed.lines[1][1].setCurrentIndex(missed.lines[1][1].findData(6))
    assert missed.boxes == (("yatzy", 50), ("twos", 6))
    join(dialog)
    card = played.state.scorecards[2]
    assert {key: value for key, value in card.scores.items() if value is not None} == {
        "yatzy": 50,
        "twos": 6,
    }
    after = played.state
    assert kept_state(tmp_path) == after
    assert played.context.game.model.history.replay().state == after
    dialog.close()
    played.window.menu.take_back.trigger()
    assert len(played.state.players) == 2


def test_one_box_cannot_stand_for_two_rounds(qtbot: QtBot) -> None:
    state = new_game(find_ruleset("yatzy-sv"), ["Anna"])
    for key in ("ones", "twos", "threes"):
        state, _ = apply(state, AmendBox(0, key, 0), ScriptedDice(()))
    dialog = PeopleDialog(state)
    qtbot.addWidget(dialog)
    missed = dialog.missed
    missed.agree_button.click()
    box = missed.lines[2][0]
    box.setCurrentIndex(box.findData("ones"))
    assert [key for key, _ in missed.boxes] == ["threes", "twos", "ones"]


def test_where_the_order_is_forced_only_points_are_asked_for(qtbot: QtBot) -> None:
    rules = replace(find_ruleset("yatzy-sv"), fill_order=FillOrder.BOTTOM_UP)
    state, _ = apply(new_game(rules, ["Anna"]), AmendBox(0, "yatzy", 0), ScriptedDice(()))
    dialog = PeopleDialog(state)
    qtbot.addWidget(dialog)
    missed = dialog.missed
    missed.agree_button.click()
    assert not missed.lines[0][0].isEnabled()
    assert missed.boxes == (("yatzy", 0),)


def menu_of(played: PlayedWindow) -> QMenu:
    menus = [each for each in played.window.findChildren(QMenu) if each.isVisible()]
    assert len(menus) == 1
    return menus[0]


def ask_with(played: PlayedWindow, widget: QWidget, at: QPoint, *, mouse: bool) -> None:
    reason = QContextMenuEvent.Reason.Mouse if mouse else QContextMenuEvent.Reason.Keyboard
    event = QContextMenuEvent(reason, at, widget.mapToGlobal(at))
    QApplication.sendEvent(widget, event)


@pytest.mark.parametrize("mouse", [True, False])
def test_the_menu_of_a_box_puts_it_right(
    open_window: OpenWindow, tmp_path: Path, *, mouse: bool
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    played.roll()
    played.fill("chance")
    view = played.window.pad.view
    spot = played.spot("chance", 0)
    view.setCurrentIndex(view.indexAt(spot))
    ask_with(played, view.viewport(), spot, mouse=mouse)
    menu = menu_of(played)
    assert [each.text().replace("&", "") for each in menu.actions()] == [
        "Put this box right…",
        "Name, seat, leaving…",
    ]
    menu.close()
    menu.actions()[0].trigger()
    (dialog,) = played.window.findChildren(PeopleDialog)
    assert (dialog.seat, dialog.box.currentData()) == (0, "chance")
    dialog.points.setCurrentIndex(dialog.points.findData(17))
    QTest.mouseClick(dialog.amend_button, LEFT)
    assert played.state.scorecards[0].score_of("chance") == 17


def test_the_menu_of_a_name_is_about_the_player(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    played.window.pad.view.context_wanted.emit(1, "", QPoint())
    (action,) = menu_of(played).actions()
    menu_of(played).close()
    action.trigger()
    (dialog,) = played.window.findChildren(PeopleDialog)
    assert dialog.seat == 1
    assert dialog.name.text() == "Bo"


def test_what_changes_nothing_is_told(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    dialog = dialog_of(played)
    QTest.mouseClick(dialog.rename_button, LEFT)
    assert dialog.note.text() == "Nothing would change."
    assert not played.context.game.model.history.entries
