"""Computers in the dialog where games begin: levels, names and averages."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from yatzy_desktop.adapters.storage.settings import PlayerEntry, Settings
from yatzy_desktop.adapters.words.level_texts import COMPUTER_NAMES
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.new_game.dialog import NewGameChoice, NewGameDialog
from yatzy_desktop.widgets.new_game.level_button import LevelButton
from yatzy_desktop.widgets.new_game.player_list import MOST_PLAYERS

MIXED = Settings(
    ruleset="yatzy-sv",
    players=(PlayerEntry("Embla", "casual"), PlayerEntry("Åse"), PlayerEntry("Rut", "master")),
)

OpenDialog = Callable[..., NewGameDialog]


def averages_of(ruleset: Ruleset) -> Mapping[str, float]:
    return {"casual": 204.6, "master": 248.4} if ruleset.dice_count == 5 else {"master": 383.3}


@pytest.fixture
def open_dialog(qtbot: QtBot) -> OpenDialog:
    def open_it(settings: Settings | None = None) -> NewGameDialog:
        dialog = NewGameDialog(settings or MIXED, level_averages=averages_of)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.players.rows[0].edit.hasFocus)
        return dialog

    return open_it


def menu_of(button: LevelButton) -> QMenu:
    menu = button.menu()
    assert menu is not None
    return menu


def choose(button: LevelButton, text: str, way: str) -> None:
    """Open the menu and take an entry by mouse or by keys, as a person does."""
    menu = menu_of(button)

    def take() -> None:
        place = [each.text().split("\t")[0] for each in menu.actions()].index(text)
        action = menu.actions()[place]
        if way == "mouse":
            spot = menu.actionGeometry(action).center()
            QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=spot)
        else:
            while menu.activeAction() is not action:
                QTest.keyClick(menu, Qt.Key.Key_Down)
            QTest.keyClick(menu, Qt.Key.Key_Return)

    # An open menu runs an event loop of its own.
    menu.aboutToShow.connect(take, Qt.ConnectionType.QueuedConnection)
    if way == "mouse":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    else:
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return if way == "enter" else Qt.Key.Key_Space)
    menu.aboutToShow.disconnect(take)


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("way", ["mouse", "keys", "enter"])
def test_a_seat_is_handed_to_a_computer_and_back(open_dialog: OpenDialog, way: str) -> None:
    dialog = open_dialog(Settings())
    button = dialog.players.rows[1].level_button
    choose(button, "Sharp", way)
    first, second = dialog.choice.players
    assert first == PlayerEntry("")
    assert second == PlayerEntry(COMPUTER_NAMES[0], "expert")
    choose(button, "A person", way)
    assert dialog.choice.players[1] == PlayerEntry("")


GUEST = "A guest, of whom nothing is kept"


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_person_can_be_a_guest_whatever_dice_they_throw(
    open_dialog: OpenDialog, way: str
) -> None:
    dialog = open_dialog(Settings())
    row = dialog.players.rows[1]
    choose(row.level_button, GUEST, way)
    assert dialog.choice.players[1] == PlayerEntry("", guest=True)
    assert row.level_button.text() == "guest"
    assert "a guest" in row.level_button.accessibleName()
    choose(row.level_button, "A person with real dice", way)
    assert dialog.choice.players[1] == PlayerEntry("", own_dice=True, guest=True)
    assert "a guest with real dice" in row.level_button.accessibleName()
    choose(row.level_button, GUEST, way)
    assert dialog.choice.players[1] == PlayerEntry("", own_dice=True)


def test_a_computer_is_no_guest(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(Settings(players=(PlayerEntry("Vera", guest=True),)))
    button = dialog.players.rows[0].level_button
    assert dialog.choice.players[0] == PlayerEntry("Vera", guest=True)
    choose(button, "Sharp", "mouse")
    assert not dialog.choice.players[0].guest
    (entry,) = (each for each in menu_of(button).actions() if each.text() == GUEST)
    assert not entry.isEnabled()
    choose(button, "A person", "mouse")
    assert dialog.choice.players[0].guest


def test_who_sat_here_last_sits_here_again(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    with qtbot.waitSignal(dialog.choice_made) as made:
        press(dialog.start_button)
    choice = made.args[0]
    assert isinstance(choice, NewGameChoice)
    assert choice.players == MIXED.players


def test_computers_get_names_that_nobody_has(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    press(dialog.players.add_computer_button)
    press(dialog.players.add_computer_button)
    added = dialog.choice.players[3:]
    assert [each.name for each in added] == [COMPUTER_NAMES[1], COMPUTER_NAMES[2]]
    assert {each.level for each in added} == {"master"}, "as good as the last one"
    assert dialog.players.rows[4].level_button.hasFocus()


def test_a_computer_can_be_given_a_name_and_moved(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    row = dialog.players.rows[0]
    QTest.keyClicks(row.edit, "Hal")
    QTest.keyClick(row.edit, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert dialog.choice.players == (
        PlayerEntry("Åse"),
        PlayerEntry("Hal", "casual"),
        PlayerEntry("Rut", "master"),
    )


def test_computers_alone_may_play(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    press(dialog.players.rows[1].remove_button)
    assert [each.level for each in dialog.choice.players] == ["casual", "master"]


def test_a_full_table_takes_no_more_computers(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    while dialog.players.add_computer_button.isVisible():
        press(dialog.players.add_computer_button)
    assert len(dialog.choice.players) == MOST_PLAYERS
    assert not dialog.players.add_computer_button.isVisible()
    press(dialog.players.rows[-1].remove_button)
    assert dialog.players.add_computer_button.isVisible()


def test_the_menu_tells_what_levels_score_by_the_chosen_rules(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    menu = menu_of(dialog.players.rows[0].level_button)
    texts = [each.text() for each in menu.actions() if not each.isSeparator()]
    assert texts == [
        "A person",
        "A person with real dice",
        GUEST,
        "Newcomer",
        "Easy-going\tabout 205 points",
        "Steady",
        "Sharp",
        "Master\tabout 248 points",
        "Contender",
    ]
    dialog.picker.choose("maxi-nb")
    assert menu.actions()[-2].text() == "Master\tabout 383 points"
    press(dialog.players.add_computer_button)
    added = dialog.players.rows[-1].level_button
    assert added.toolTip() == "about 383 points"


def test_a_level_of_another_version_becomes_a_usual_one(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(Settings(players=(PlayerEntry("Q", "psychic"), PlayerEntry("Bo"))))
    assert dialog.choice.players[0] == PlayerEntry("Q", "steady")


def test_screen_readers_hear_who_plays(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    names = [row.level_button.accessibleName() for row in dialog.players.rows]
    assert names == [
        "Embla is played by: Easy-going",
        "Åse is played by: a person",
        "Rut is played by: Master",
    ]
