from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, keep_game, lay_out
from yatzy_desktop.adapters.storage.settings import PlayerEntry, Settings
from yatzy_desktop.app.play.computer_turns import ComputerTurns
from yatzy_desktop.app.play.pace import UNHURRIED
from yatzy_desktop.game import History, Player, new_game
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.dialogs.preferences import PreferencesDialog
from yatzy_desktop.widgets.new_game.dialog import NewGameDialog
from yatzy_desktop.widgets.table.motion import MotionSettings

SLOW = MotionSettings(roll_ms=60_000, slide_ms=0)


def seat(folder: Path, *players: Player, key: str = "yatzy-sv") -> None:
    keep_game(folder, History.starting(new_game(find_ruleset(key), players)))


def filled(played: PlayedWindow) -> list[int]:
    return [card.filled_count for card in played.state.scorecards]


def test_computers_play_among_people_whoever_sits_where(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    seat(tmp_path, Player("A", "beginner"), Player("Anna"), Player("B", "casual"))
    played = open_window(pace_ms=0)
    played.qtbot.waitUntil(lambda: played.state.current == 1, timeout=10_000)
    assert filled(played) == [1, 0, 0]
    played.roll()
    played.fill("chance")
    played.qtbot.waitUntil(lambda: filled(played) == [2, 1, 1], timeout=10_000)
    assert played.state.current == 1
    assert played.state.round_number == 2


def test_computers_alone_finish_their_game(open_window: OpenWindow, tmp_path: Path) -> None:
    seat(tmp_path, Player("A", "beginner"), Player("B", "steady"), key="american")
    played = open_window(pace_ms=0)
    played.qtbot.waitUntil(lambda: played.state.is_over, timeout=30_000)
    assert played.window.game_over.isVisible()


def test_nothing_a_person_does_acts_in_the_computers_turn(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    seat(tmp_path, Player("A", "beginner"), Player("Anna"))
    played = open_window(pace_ms=0, motion=SLOW)
    table, model = played.window.table, played.context.game.model
    played.qtbot.waitUntil(lambda: table.is_rolling, timeout=10_000)
    before = played.state
    for key in (Qt.Key.Key_1, Qt.Key.Key_6):
        table.set_motion(SLOW)
        QTest.keyClick(played.window, key)
    played.hold(0, 1)
    assert not model.toggle_held(0)
    assert not model.take_back()
    QTest.keyClick(played.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert played.state.scorecards == before.scorecards
    assert model.held == frozenset()


def test_the_wait_for_a_computer_can_be_cut_short(open_window: OpenWindow, tmp_path: Path) -> None:
    seat(tmp_path, Player("A", "beginner"), Player("Anna"))
    played = open_window(pace_ms=3_600_000)
    played.qtbot.wait(0)
    assert filled(played) == [0, 0]
    button = played.window.roll_panel.button
    assert button.isEnabled()
    played.roll()
    played.qtbot.waitUntil(lambda: filled(played) == [1, 0], timeout=20_000)
    assert played.state.turn.rolls_used == 0, "the click that hurried must not roll"


def test_one_press_while_a_computer_rolls_ends_its_turn_and_the_next_does_not_roll(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    seat(tmp_path, Player("A", "beginner"), Player("Anna"))
    played = open_window(pace_ms=3_600_000, motion=SLOW)
    button = played.window.roll_panel.button
    # Its rolls would take minutes to be seen.
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    played.qtbot.waitUntil(lambda: filled(played) == [1, 0], timeout=20_000)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert played.state.turn.rolls_used == 0, "a press too many is not a roll"
    assert not played.window.table.is_rolling


def test_a_press_lands_the_dice_of_a_computer_and_hurries_it(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    seat(tmp_path, Player("A", "beginner"), Player("Anna"))
    played = open_window(pace_ms=0, motion=SLOW)
    table = played.window.table
    played.qtbot.waitUntil(lambda: table.is_rolling, timeout=10_000)
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=table.rect().center())
    played.qtbot.waitUntil(lambda: filled(played) == [1, 0], timeout=20_000)


def test_a_new_game_leaves_no_ghost_of_the_old_one(open_window: OpenWindow, tmp_path: Path) -> None:
    seat(tmp_path, Player("A", "steady"), Player("Anna"))
    played = open_window(pace_ms=20)
    played.context.game.model.start(
        History.starting(new_game(find_ruleset("yatzy-da"), ["Anna", "Bo"]))
    )
    played.qtbot.wait(300)
    assert played.state.turn.dice is None
    assert filled(played) == [0, 0]


@pytest.mark.parametrize("level", ["beginner", "steady", "master", "no such level"])
def test_every_level_plays_with_one_box_left(
    open_window: OpenWindow, tmp_path: Path, level: str
) -> None:
    seat(tmp_path, Player("A", level), Player("Anna"), key="maxi-da")
    played = open_window(pace_ms=0)
    played.qtbot.waitUntil(lambda: filled(played) == [1, 0], timeout=20_000)


def test_computers_wait_while_a_dialog_is_open(open_window: OpenWindow, tmp_path: Path) -> None:
    seat(tmp_path, Player("A", "beginner"), Player("Anna"))
    played = open_window(pace_ms=40)
    played.window.menu.preferences.trigger()
    dialog = played.window.findChild(PreferencesDialog)
    assert dialog is not None
    before = played.state
    played.qtbot.wait(300)
    assert played.state is before
    dialog.close()
    played.qtbot.waitUntil(lambda: filled(played) == [1, 0], timeout=10_000)


def test_nothing_is_played_before_anybody_sees_it(open_window: OpenWindow, tmp_path: Path) -> None:
    players = (PlayerEntry("Embla", "casual"), PlayerEntry("Anna"))
    lay_out(tmp_path, "yatzy-sv", ["Anna"], Settings(ruleset="yatzy-sv", players=players))
    (tmp_path / "current.yatzy").unlink()
    played = open_window()
    dialog = shown_dialog(played)
    played.qtbot.wait(300)
    assert played.state.turn.dice is None
    assert filled(played) == [0, 0]
    dialog.close()
    played.qtbot.waitUntil(lambda: filled(played) == [1, 0], timeout=10_000)


def test_computers_are_chosen_remembered_and_play_again(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-da", ["Anna"])
    played = open_window()
    played.window.menu.new_game.trigger()
    dialog = shown_dialog(played)
    QTest.mouseClick(dialog.players.add_computer_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    expected = (Player("Anna"), Player("Embla", "steady"))
    assert played.state.players == expected
    settings = played.context.storage.settings_model.settings
    assert settings.players == (PlayerEntry("Anna"), PlayerEntry("Embla", "steady"))
    assert settings.known_names == ("Anna",), "computers are nobody's to know"
    played.window.menu.rematch.trigger()
    assert played.state.players == expected


def shown_dialog(played: PlayedWindow) -> NewGameDialog:
    played.qtbot.waitUntil(lambda: played.window.findChild(NewGameDialog) is not None)
    dialog = played.window.findChild(NewGameDialog)
    assert dialog is not None
    return dialog


def test_pauses_are_shorter_where_nothing_moves(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"], Settings(motion="full"))
    played = open_window(pace_ms=1000)
    turns = played.window.findChild(ComputerTurns)
    assert turns is not None
    assert turns.pace.roll_ms == 1000
    played.context.storage.settings_model.change(motion="reduced")
    assert turns.pace.roll_ms == 500
    assert UNHURRIED.shortened().box_ms < UNHURRIED.box_ms


def test_a_box_is_taken_back_while_the_computer_plays_and_it_plays_the_same_again(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    seat(tmp_path, Player("Anna"), Player("A", "beginner"), Player("B", "casual"))
    played = open_window(pace_ms=0, seed=None)
    model, menu = played.context.game.model, played.window.menu
    played.roll()
    played.fill("chance")
    played.qtbot.waitUntil(lambda: played.state.round_number == 2, timeout=30_000)
    after = played.state
    assert menu.take_back.isEnabled()
    menu.take_back.trigger()
    assert (played.state.current, filled(played)) == (0, [0, 0, 0])
    played.fill("chance")
    # Now in the middle of their turns.
    played.qtbot.waitUntil(lambda: played.state.turn.rolls_used > 0, timeout=30_000)
    assert played.state.current > 0
    menu.take_back.trigger()
    assert (played.state.current, filled(played)) == (0, [0, 0, 0])
    assert model.can_redo
    played.fill("chance")
    played.qtbot.waitUntil(lambda: played.state.round_number == 2, timeout=30_000)
    assert played.state == after
    assert model.take_back()
    assert model.redo()
    played.qtbot.waitUntil(lambda: played.state.round_number == 2, timeout=30_000)
    assert played.state == after
