"""Who begins again, and how fast computers play: settings that hold in the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import keep_game
from yatzy_desktop.adapters.storage.settings import Settings, SettingsStore
from yatzy_desktop.app.play.computer_turns import ComputerTurns
from yatzy_desktop.app.play.pace import Pace
from yatzy_desktop.game import AmendBox, History, Player, new_game
from yatzy_desktop.rules import find_ruleset

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
