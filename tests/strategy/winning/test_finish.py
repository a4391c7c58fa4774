from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.helpers.played_on import Follower
from tests.helpers.shipped_tables import TABLES_FOLDER, shipped_tables
from tests.helpers.tables import filled, game_of, on_the_table, only_boxes
from yatzy_desktop.game import GameState, SeededDice, apply, new_game
from yatzy_desktop.rules import FillOrder, Ruleset, SavedRolls, UpperBonus, find_ruleset
from yatzy_desktop.strategy import ComputerPlayer, Prospects, SolvedTable, find_level
from yatzy_desktop.strategy.winning import SpreadModel, spread_for
from yatzy_desktop.strategy.winning.chances import certain

LITTLE = only_boxes("yatzy-sv", "twos", "small_straight")
AMERICAN = replace(
    only_boxes("american", "threes", "yatzy"), extra_yatzy_points=100, joker=True, rolls_per_turn=2
)


def exact(ruleset: Ruleset) -> Prospects:
    return Prospects(ruleset, SolvedTable(ruleset), None, exact_open=9, rare=0.0)


def shipped(ruleset: Ruleset) -> Prospects:
    return Prospects(ruleset, shipped_tables().table_for(ruleset), spread_of(ruleset))


def spread_of(ruleset: Ruleset) -> SpreadModel:
    found = spread_for(TABLES_FOLDER, ruleset)
    assert found is not None
    return found


@pytest.mark.parametrize(
    "ruleset",
    [
        replace(LITTLE, rolls_per_turn=2),
        replace(LITTLE, rolls_per_turn=2, upper_bonus=UpperBonus(6, 20), min_held=1),
        replace(only_boxes("yatzy-sv", "yatzy"), saved_rolls=SavedRolls(enabled=True)),
        replace(LITTLE, fill_order=FillOrder.TOP_DOWN, rolls_per_turn=2),
        AMERICAN,
    ],
)
def test_a_whole_card_ends_as_by_following_the_advice(ruleset: Ruleset) -> None:
    state = new_game(ruleset, ["Åse"])
    expected = Follower(ruleset, SolvedTable(ruleset)).totals(state)
    found = exact(ruleset).of_player(state, 0)
    assert found is not None
    told = {points: share for points, share in enumerate(found.shares, found.least) if share}
    assert told == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(("digits", "used"), [("22346", 2), ("55511", 2), ("66666", 3)])
def test_a_running_turn_is_played_on_from_its_dice(digits: str, used: int) -> None:
    state = on_the_table(new_game(LITTLE, ["Åse"]), digits, used)
    expected = Follower(LITTLE, SolvedTable(LITTLE)).totals(state)
    found = exact(LITTLE).of_player(state, 0)
    assert found is not None
    told = {points: share for points, share in enumerate(found.shares, found.least) if share}
    assert told == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(
    "key", ["yatzy-sv", "american", "maxi-sv-classic", "maxi-sv-modern", "maxi-da"]
)
def test_chances_have_the_mean_that_the_coach_tells(key: str) -> None:
    ruleset = find_ruleset(key)
    prospects, table = shipped(ruleset), shipped_tables().table_for(ruleset)
    player, dice, rng = (
        ComputerPlayer(find_level("steady"), ruleset),
        SeededDice(3),
        random.Random(1),
    )
    state: GameState = new_game(ruleset, ["Åse"])
    checked = 0
    while not state.is_over and len(state.scorecard.open_categories) > 1:
        state, _ = apply(state, player.choose(state, rng), dice)
        if state.turn.dice is None:
            row, column = prospects.layout.row_and_column(state.scorecard)
            bank = state.saved_rolls[0]
            found = prospects.of_player(state, 0)
            assert found is not None
            assert sum(found.shares) == pytest.approx(1.0)
            got = state.scorecard.total - state.scorecard.bonus
            mean = got + table.values(row, column, bank)[bank]
            assert found.mean == pytest.approx(mean, abs=1.0)
            checked += 1
    assert checked > 10


def test_a_full_card_is_certain() -> None:
    state = filled(
        game_of("yatzy-sv"), **{each.key: 5 for each in find_ruleset("yatzy-sv").categories}
    )
    assert shipped(state.ruleset).of_player(state, 0) == certain(75)


def test_rare_ends_of_a_turn_hardly_matter() -> None:
    state = game_of("yatzy-sv")
    boxes = ("threes", "sixes", "full_house", "yatzy")
    others = [each.key for each in state.ruleset.categories if each.key not in boxes]
    state = filled(state, **dict.fromkeys(others, 8))
    table, spread = shipped_tables().table_for(state.ruleset), spread_of(state.ruleset)
    rough = Prospects(state.ruleset, table, spread).of_player(state, 0)
    whole = Prospects(state.ruleset, table, spread, rare=0.0).of_player(state, 0)
    assert rough is not None
    assert whole is not None
    assert rough.mean == pytest.approx(whole.mean, abs=0.1)
    assert rough.variance == pytest.approx(whole.variance, rel=0.02)


def test_nothing_is_told_of_a_whole_card_by_similar_rules() -> None:
    ruleset = replace(find_ruleset("yatzy-sv"), upper_bonus=UpperBonus(50, 35))
    table = shipped_tables().table_for(ruleset)
    prospects = Prospects(ruleset, table, spread_of(find_ruleset("yatzy-sv")))
    state = new_game(ruleset, ["Åse"])
    assert not table.is_exact
    assert prospects.of_player(state, 0) is None
    others = [each.key for each in ruleset.categories if each.key not in {"twos", "yatzy"}]
    late = filled(state, **dict.fromkeys(others, 8))
    known = prospects.of_player(late, 0)
    assert known is not None
    assert known.mean > late.scorecard.total


def test_dice_that_stay_held_make_chances_unknown() -> None:
    ruleset = replace(LITTLE, held_locked=True)
    assert exact_with_locks(ruleset) is None


def exact_with_locks(ruleset: Ruleset) -> object:
    return Prospects(ruleset, SolvedTable(ruleset), None).of_player(new_game(ruleset, ["Åse"]), 0)
