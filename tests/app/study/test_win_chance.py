"""The bar with the chances to win, in the real window with real tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out
from tests.helpers.shipped_tables import shipped_tables
from yatzy_desktop.adapters.storage.settings import Settings
from yatzy_desktop.adapters.study.works import win_shares
from yatzy_desktop.app.study.win_chance import WinChance
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy import Prospects
from yatzy_desktop.widgets.pad.win_bar import WinBar

RULES = find_ruleset("yatzy-sv")


def bar_of(played: PlayedWindow) -> WinBar:
    chance = played.window.findChild(WinChance)
    assert chance is not None
    assert chance.bar is not None
    return chance.bar


def known(played: PlayedWindow) -> tuple[float, ...]:
    bar = bar_of(played)
    played.qtbot.waitUntil(lambda: bool(bar.shares), timeout=30_000)
    return bar.shares


@pytest.fixture
def played(open_window: OpenWindow, tmp_path: Path) -> PlayedWindow:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"], Settings(win_chance=True))
    return open_window()


def test_the_bar_follows_the_game_and_tells_its_numbers(played: PlayedWindow) -> None:
    table, library = shipped_tables().table_for(RULES), shipped_tables()
    prospects = Prospects(RULES, table, library.spread_for(RULES))
    assert known(played) == pytest.approx(win_shares(played.state, prospects))
    assert bar_of(played).accessibleName() == "Chance to win: Anna: 50% and Bo: 50%"
    played.roll()
    assert bar_of(played).shares == () or played.state.turn.dice
    assert known(played) == pytest.approx(win_shares(played.state, prospects))
    played.fill("chance")
    assert known(played) == pytest.approx(win_shares(played.state, prospects))
    assert sum(known(played)) == pytest.approx(1, abs=0.01)


def test_an_answer_about_another_state_is_never_shown(played: PlayedWindow) -> None:
    known(played)
    played.roll()
    played.fill("chance")
    chance = played.window.findChild(WinChance)
    assert chance is not None
    old = played.context.game.model.history.states[0]
    known(played)
    before = bar_of(played).shares
    chance._show(old, (1.0, 0.0))
    assert bar_of(played).shares == before


def test_it_comes_and_goes_with_the_setting(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    chance = played.window.findChild(WinChance)
    assert chance is not None
    assert chance.bar is None
    height = played.window.pad.view.height()
    played.window.menu.win_chance.trigger()
    assert played.context.storage.settings_model.settings.win_chance
    assert bar_of(played).isVisible()
    assert played.window.pad.view.height() <= height
    assert known(played)
    played.window.menu.win_chance.trigger()
    assert not bar_of(played).isVisible()
    assert played.window.pad.view.height() == height


def test_alone_there_is_nobody_to_win_against(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"], Settings(win_chance=True))
    chance = open_window().window.findChild(WinChance)
    assert chance is not None
    assert chance.bar is None
