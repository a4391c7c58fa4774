from __future__ import annotations

import random

import pytest

from tests.helpers.played_games import game_by_levels
from tests.helpers.shipped_tables import shipped_tables
from tests.helpers.tables import dice_from, filled, game_of, on_the_table
from yatzy_desktop.game import GameState, RollDice, ScoreBox, legal_holds
from yatzy_desktop.strategy import (
    LEVELS,
    ComputerPlayer,
    advise,
    find_level,
    rulesets_with_tables,
    sensible,
    useful_keeps,
)

CARELESS = [each for each in LEVELS if not each.is_perfect]


def with_open(key: str, *boxes: str) -> GameState:
    state = game_of(key)
    others = [each.key for each in state.ruleset.categories if each.key not in boxes]
    return filled(state, **dict.fromkeys(others, 0))


@pytest.mark.parametrize(
    ("key", "boxes", "keep", "useful"),
    [
        ("maxi-sv-modern", ["twos", "threes"], "222", True),
        ("maxi-sv-modern", ["twos", "threes"], "1222", False),
        ("maxi-sv-modern", ["twos", "threes"], "2233", False),
        ("maxi-sv-modern", ["twos", "threes"], "", True),
        ("yatzy-sv", ["twos"], "3", False),
        ("yatzy-sv", ["one_pair"], "44", True),
        ("yatzy-sv", ["one_pair"], "444", False),
        ("yatzy-sv", ["two_pairs"], "4455", True),
        ("yatzy-sv", ["full_house"], "44455", False),
        ("yatzy-sv", ["full_house"], "4445", True),
        ("yatzy-sv", ["full_house"], "4444", False),
        ("yatzy-sv", ["small_straight"], "1345", True),
        ("yatzy-sv", ["small_straight"], "3456", False),
        ("american", ["small_straight"], "3456", True),
        ("yatzy-sv", ["chance"], "56", True),
        ("yatzy-sv", ["chance"], "16", False),
        ("american", ["three_of_a_kind"], "2226", True),
        ("yatzy-sv", ["three_of_a_kind"], "2226", False),
        ("maxi-sv-modern", ["tower"], "222233", False),
        ("maxi-sv-modern", ["tower"], "22223", True),
    ],
)
def test_dice_are_kept_for_a_box_that_can_use_them_all(
    key: str, boxes: list[str], keep: str, *, useful: bool
) -> None:
    kept = useful_keeps(with_open(key, *boxes))
    is_roll = len(keep) < game_of(key).ruleset.dice_count
    assert (dice_from(keep) in kept and is_roll) is useful


def test_nothing_is_struck_while_rolls_are_left() -> None:
    state = on_the_table(with_open("yatzy-sv", "yatzy", "chance"), "12346", rolls_used=2)
    advice = advise(state, shipped_tables().table_for(state.ruleset))
    kept = sensible(state, advice.choices)
    assert ScoreBox("yatzy") not in {each.action for each in kept}
    assert ScoreBox("chance") in {each.action for each in kept}
    last = on_the_table(state, "12346", rolls_used=3)
    advice = advise(last, shipped_tables().table_for(state.ruleset))
    assert sensible(last, advice.choices) == advice.choices


def test_where_nothing_makes_sense_everything_is_thought_of() -> None:
    state = on_the_table(with_open("maxi-da", "sixes"), "112233")
    advice = advise(state, shipped_tables().table_for(state.ruleset))
    # These rules ask for a die to be held, and no six is there.
    assert sensible(state, advice.choices) == advice.choices


@pytest.mark.parametrize("level", CARELESS, ids=[each.key for each in CARELESS])
@pytest.mark.parametrize("number", range(0, len(rulesets_with_tables()), 3))
def test_no_level_does_what_no_person_would(number: int, level: object) -> None:
    """Known fault: steady kept a 1 beside 2 2 2 for nothing; the beginner struck too early."""
    ruleset = rulesets_with_tables()[number]
    key = next(each.key for each in LEVELS if each == level)
    history = game_by_levels(ruleset, [key], number)
    for state, entry in zip(history.states, history.entries, strict=False):
        dice = state.turn.dice
        if isinstance(entry.action, ScoreBox):
            box = entry.action.category
            after = history.states[history.entries.index(entry) + 1].scorecard
            assert after.score_of(box) or not state.can_roll or not legal_holds(state)
        elif isinstance(entry.action, RollDice) and dice is not None:
            keep = tuple(sorted(dice[place] for place in entry.action.held))
            possible = {tuple(sorted(dice[i] for i in held)) for held in legal_holds(state)}
            assert keep in useful_keeps(state) or not possible & useful_keeps(state)


def test_a_middling_player_holds_no_die_for_nothing_whatever_the_whim() -> None:
    state = on_the_table(with_open("maxi-sv-modern", "twos", "threes"), "122256")
    player = ComputerPlayer(find_level("steady"), state.ruleset)
    for seed in range(60):
        action = player.choose(state, random.Random(seed))
        if isinstance(action, RollDice):
            assert {(state.turn.dice or ())[place] for place in action.held} <= {2}
