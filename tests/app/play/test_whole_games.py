from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, kept_state, lay_out
from yatzy_desktop.game import GameState, legal_categories, possible_scores
from yatzy_desktop.rules import rulesets
from yatzy_desktop.widgets.turn.roll_panel import RollPrompt

KEYS = [ruleset.key for ruleset in rulesets()]


def wanted_holds(state: GameState) -> set[int]:
    """The places of the commonest face, never all dice."""
    dice = state.turn.dice
    assert dice is not None
    face = Counter(dice).most_common(1)[0][0]
    places = {place for place, shown in enumerate(dice) if shown == face}
    return places if len(places) < len(dice) else set()


def play_turn_by_clicks(played: PlayedWindow, chance: random.Random) -> None:
    before = played.state
    played.roll()
    assert played.state.turn.rolls_used == 1
    while played.state.can_roll and chance.random() < 0.6:
        wanted = wanted_holds(played.state)
        if not wanted and played.state.ruleset.min_held:
            break
        held = played.context.game.model.held
        played.hold(*(wanted ^ held))
        assert played.context.game.model.held == wanted
        dice, used = played.state.turn.dice, played.state.turn.rolls_used
        played.roll()
        assert played.state.turn.rolls_used == used + 1
        assert dice is not None
        assert played.state.turn.dice is not None
        assert all(played.state.turn.dice[place] == dice[place] for place in wanted)
    options = possible_scores(played.state)
    category = max(options, key=lambda key: (options[key], chance.random()))
    played.fill(category)
    assert played.state.scorecards[before.current].score_of(category) == options[category]


@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game_by_clicks(open_window: OpenWindow, tmp_path: Path, key: str) -> None:
    lay_out(tmp_path, key, ["Anna", "Åse Ørbæk"])
    played = open_window(seed=11)
    chance = random.Random(5)
    while not played.state.is_over:
        play_turn_by_clicks(played, chance)
    assert played.window.game_over.isVisible()
    assert played.window.roll_panel.state.prompt is RollPrompt.GAME_OVER
    assert kept_state(tmp_path) == played.state


def test_a_whole_game_with_eight_players(open_window: OpenWindow, tmp_path: Path) -> None:
    names = ["Anna", "Bo", "Cecilia", "David", "Eva", "Frida", "Gösta", "Håkan-Örjan"]
    lay_out(tmp_path, "yatzy-nb", names)
    played = open_window(seed=4)
    chance, seats = random.Random(8), []
    while not played.state.is_over:
        seats.append(played.state.current)
        assert played.window.header.name.text() == names[played.state.current]
        play_turn_by_clicks(played, chance)
    assert seats == list(range(8)) * 15
    assert played.window.game_over.isVisible()


@pytest.mark.parametrize("key", ["maxi-sv-modern", "yatzy-da"])
def test_a_whole_game_by_keyboard_only(open_window: OpenWindow, tmp_path: Path, key: str) -> None:
    lay_out(tmp_path, key, ["Anna", "Lars"])
    played = open_window(seed=2)
    while not played.state.is_over:
        play_turn_by_keys(played)
    assert played.window.game_over.isVisible()


def play_turn_by_keys(played: PlayedWindow) -> None:
    before = played.state
    played.press(Qt.Key.Key_Space)
    assert played.state.turn.rolls_used == 1
    wanted = wanted_holds(played.state)
    for place in sorted(wanted):
        played.press(Qt.Key(Qt.Key.Key_1 + place))
    assert played.context.game.model.held == wanted
    if wanted:
        played.press(Qt.Key.Key_Return)
        assert played.state.turn.rolls_used == 2
    played.press(Qt.Key.Key_Down)
    steps = 0
    while played.state.current == before.current and played.state.turn.dice is not None:
        assert steps < 3, "Enter on the pad fills nothing"
        if not played.window.pad.view.hasFocus():
            played.press(Qt.Key.Key_Down)
        played.press(Qt.Key.Key_Return)
        steps += 1
        if played.state.is_over:
            return
    filled = played.state.scorecards[before.current].filled_count
    assert filled == before.scorecards[before.current].filled_count + 1
    assert legal_categories(played.state) == ()
