"""Names, lines and the Enter key in the dialog for a new game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.new_game_hands import SEATED, OpenDialog, drag, focused, press
from yatzy_desktop.adapters.storage.settings import PlayerEntry, Settings
from yatzy_desktop.rules import find_ruleset, rulesets


def test_players_change_seats_by_mouse(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog(SEATED)
    rows = dialog.players.rows
    drag(rows[0], rows[2])
    assert dialog.choice.names == ("Bo", "Cia", "Anna")


def test_own_rules_are_offered_beside_the_countries(open_dialog: OpenDialog) -> None:
    own = replace(find_ruleset("yatzy-sv"), key="own-x", name="Kitchen rules", country="")
    dialog = open_dialog(Settings(ruleset="own-x"), own_rulesets=[own])
    assert dialog.choice.ruleset == own
    dialog.picker.choose_country("NO")
    assert dialog.choice.ruleset.country == "NO"
    dialog.picker.choose_country("")
    assert dialog.choice.ruleset == own


def test_own_rules_that_are_gone_give_way_to_shipped_ones(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(Settings(ruleset="own-gone"))
    assert dialog.choice.ruleset in rulesets()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_return_goes_to_the_next_name_and_from_the_last_one_to_the_start(
    qtbot: QtBot, open_dialog: OpenDialog, key: Qt.Key
) -> None:
    dialog = open_dialog(Settings(players=SEATED.players, known_names=("Bo", "Bodil", "Cia")))
    with qtbot.assertNotEmitted(dialog.choice_made):
        for name in ("Åse", "Bo"):
            QTest.keyClicks(focused(dialog), name)
            QTest.keyClick(focused(dialog), key)
    assert focused(dialog) is dialog.players.rows[2].edit
    assert dialog.start_button.isDefault()
    QTest.keyClicks(focused(dialog), "Dag")
    with qtbot.assertNotEmitted(dialog.choice_made):
        QTest.keyClick(focused(dialog), key)
    assert focused(dialog) is dialog.start_button
    with qtbot.waitSignal(dialog.choice_made) as made:
        QTest.keyClick(focused(dialog), key)
    assert made.args[0].names == ("Åse", "Bo", "Dag")


def test_return_takes_an_offered_name_before_it_goes_on(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog(Settings(known_names=("Bodil",)))
    edit = dialog.players.rows[0].edit
    QTest.keyClicks(edit, "Bo")
    popup = edit.completer().popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert edit.text() == "Bodil"
    assert focused(dialog) is edit
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert focused(dialog) is dialog.players.rows[1].edit


def test_return_on_a_button_presses_it(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    dialog.players.add_button.setFocus()
    QTest.keyClick(dialog.players.add_button, Qt.Key.Key_Return)
    assert len(dialog.players.rows) == 3
    assert dialog.isVisible()


def test_a_key_that_cannot_add_a_player_writes_nothing(open_dialog: OpenDialog) -> None:
    names = [f"P{number}" for number in range(8)]
    dialog = open_dialog(Settings(players=tuple(PlayerEntry(name) for name in names)))
    QTest.keyClick(focused(dialog), Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    assert list(dialog.choice.names) == names


def test_a_computer_takes_the_line_that_nobody_has_taken(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    press(dialog.players.add_computer_button)
    assert [row.level is None for row in dialog.players.rows] == [True, False]
    press(dialog.players.add_computer_button)
    assert [row.level is None for row in dialog.players.rows] == [True, False, False]


def test_a_computer_takes_nobodys_line(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    press(dialog.players.add_button)
    press(dialog.players.add_computer_button)
    assert [row.level is None for row in dialog.players.rows] == [True, True, True, False]


def test_the_dialog_grows_with_its_players(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    before = dialog.height()
    for _ in range(6):
        press(dialog.players.add_button)
    qtbot.waitUntil(lambda: dialog.height() > before)


def test_tab_leads_from_the_last_line_to_adding_one(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    dialog.players.rows[-1].remove_button.setFocus()
    QTest.keyClick(focused(dialog), Qt.Key.Key_Tab)
    assert focused(dialog) is dialog.players.add_button
