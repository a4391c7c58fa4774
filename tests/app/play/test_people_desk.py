"""The people at the table: each correction through the dialog, saved, reopened and taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import LEFT, PlayedWindow, kept_state, lay_out
from yatzy_desktop.game import Presence
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


def test_what_changes_nothing_is_told(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    dialog = dialog_of(played)
    QTest.mouseClick(dialog.rename_button, LEFT)
    assert dialog.note.text() == "Nothing would change."
    assert not played.context.game.model.history.entries
