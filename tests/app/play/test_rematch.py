"""Who begins again, and how fast computers play: settings that hold in the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import keep_game
from yatzy_desktop.adapters.storage.settings import Settings, SettingsStore
from yatzy_desktop.app.play.computer_turns import ComputerTurns
from yatzy_desktop.app.play.pace import Pace
from yatzy_desktop.game import AmendBox, History, Player, new_game, throw_for_start
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.dialogs.starting_throw import StartingThrowDialog
from yatzy_desktop.widgets.new_game.dialog import NewGameDialog

NAMES = ["Anna", "Bo", "Cia"]


def finished() -> History:
    """A game that Bo began, Cia won and Anna lost."""
    rules = find_ruleset("yatzy-sv")
    history = History.starting(new_game(rules, [Player(name) for name in NAMES], starter=1))
    for each in rules.categories:
        for seat in range(3):
            points = 5 if seat == 1 and each.key == "chance" else 0
            points = 30 if seat == 2 and each.key == "chance" else points
            history, _ = history.play(AmendBox(seat, each.key, points))
    assert history.state.is_over
    return history


@pytest.mark.parametrize(
    ("order", "starter"), [("same", 1), ("next", 2), ("winner", 2), ("loser", 0)]
)
def test_who_begins_a_rematch_is_as_the_setting_says(
    open_window: OpenWindow, tmp_path: Path, order: str, starter: int
) -> None:
    keep_game(tmp_path, finished())
    SettingsStore(tmp_path).save(Settings(rematch=order))
    played = open_window(seed=None)
    played.window.menu.rematch.trigger()
    assert not played.state.is_over
    assert played.state.current == played.state.starter == starter
    assert [each.name for each in played.state.players] == NAMES


def test_thrown_for_a_rematch_is_begun_by_whom_its_dice_choose(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    keep_game(tmp_path, finished())
    SettingsStore(tmp_path).save(Settings(rematch="thrown"))
    played = open_window(seed=None)
    starters = set()
    for _ in range(12):
        played.window.menu.rematch.trigger()
        history = played.context.game.model.history
        assert history.dice is not None
        assert history.is_start_thrown
        thrown = throw_for_start(3, history.dice)
        assert played.state.current == played.state.starter == thrown.starter
        assert [each.name for each in played.state.players] == NAMES
        told = [
            each for each in played.window.findChildren(StartingThrowDialog) if each.isVisible()
        ]
        assert len(told) == 1
        assert NAMES[thrown.starter] in told[0].heading.text()
        told[0].accept()
        starters.add(thrown.starter)
    # Of three, one alone begins twelve times once in 177,000 runs.
    assert len(starters) > 1


def test_alone_nobody_throws_for_a_rematch(open_window: OpenWindow, tmp_path: Path) -> None:
    rules = find_ruleset("yatzy-sv")
    history = History.starting(new_game(rules, ["Anna"]))
    for each in rules.categories:
        history, _ = history.play(AmendBox(0, each.key, 0))
    keep_game(tmp_path, history)
    SettingsStore(tmp_path).save(Settings(rematch="thrown"))
    played = open_window(seed=None)
    played.window.menu.rematch.trigger()
    assert not played.state.is_over
    assert not played.context.game.model.history.is_start_thrown
    assert not played.window.findChildren(StartingThrowDialog)


def test_the_pace_chosen_in_new_game_holds(open_window: OpenWindow) -> None:
    played = open_window(pace_ms=100)
    turns = played.window.findChild(ComputerTurns)
    assert turns is not None
    played.context.storage.settings_model.change(motion="full")
    played.window.menu.new_game.trigger()
    dialog = played.window.findChildren(NewGameDialog)[-1]
    dialog.players.add_computer()
    dialog.pace.row.cards["slow"].click()
    dialog.start_button.click()
    assert turns.pace == Pace(200, 200, 200)
    assert played.context.storage.settings_model.settings.pace == "slow"


def test_the_pace_follows_the_setting(open_window: OpenWindow, tmp_path: Path) -> None:
    played = open_window(pace_ms=100)
    turns = played.window.findChild(ComputerTurns)
    assert turns is not None
    settings = played.context.storage.settings_model
    settings.change(motion="full")
    assert turns.pace == Pace(100, 100, 100)
    settings.change(pace="slow")
    assert turns.pace == Pace(200, 200, 200)
    settings.change(pace="at_once")
    assert turns.pace == Pace(0, 0, 0, at_once=True)
