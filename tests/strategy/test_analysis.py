from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.brute_force import BruteForce
from tests.helpers.strategies import any_rulesets
from tests.helpers.tables import filled, game_of, on_the_table, roll, score
from yatzy_desktop.game import (
    GameState,
    RollDice,
    ScoreBox,
    SeededDice,
    apply,
    legal_holds,
    new_game,
)
from yatzy_desktop.rules import Ruleset, SavedRolls, find_ruleset
from yatzy_desktop.strategy import (
    NothingToAdviseError,
    SolvedTable,
    advise,
    box_chances,
    decimals_of_loss,
    decimals_of_value,
    legal_keeps,
)

EVERY_BOX = [
    (key, box.key)
    for key in ("yatzy-sv", "american", "maxi-da")
    for box in find_ruleset(key).categories
]


def with_open(key: str, *boxes: str, **changes: Any) -> GameState:
    """Return a game in which these boxes are open and the others are struck out."""
    state = game_of(key, **changes)
    others = [each.key for each in state.ruleset.categories if each.key not in boxes]
    return filled(state, **dict.fromkeys(others, 0))


def assert_as_by_brute_force(state: GameState) -> None:
    advice = advise(state, SolvedTable(state.ruleset))
    tried = BruteForce().choice_values(state)
    assert advice.value == pytest.approx(max(tried.values()))
    for action, value in tried.items():
        choice = advice.choice_for(action)
        assert choice is not None
        assert choice.value == pytest.approx(value)
        assert choice.loss == pytest.approx(advice.value - value)


@pytest.mark.parametrize(("key", "box"), EVERY_BOX)
def test_the_last_box_is_judged_as_by_brute_force(key: str, box: str) -> None:
    state = with_open(key, box)
    throw = "43212" if state.ruleset.dice_count == 5 else "332126"
    assert_as_by_brute_force(on_the_table(state, throw))


@pytest.mark.parametrize(("key", "box"), EVERY_BOX)
def test_two_boxes_are_judged_as_by_brute_force(key: str, box: str) -> None:
    keys = [each.key for each in find_ruleset(key).categories]
    other = keys[(keys.index(box) + 7) % len(keys)]
    state = with_open(key, box, other, upper_bonus=None)
    throw = "55611" if state.ruleset.dice_count == 5 else "556114"
    assert_as_by_brute_force(on_the_table(state, throw, rolls_used=2))


def test_the_bonus_in_reach_is_judged_as_by_brute_force() -> None:
    state = filled(with_open("yatzy-sv", "fives", "chance"), ones=3, twos=8, sixes=24, threes=16)
    assert_as_by_brute_force(on_the_table(state, "15123"))


def test_saved_rolls_are_judged_as_by_brute_force() -> None:
    state = with_open("yatzy-sv", "yatzy", "small_straight", saved_rolls=SavedRolls(enabled=True))
    assert_as_by_brute_force(on_the_table(replace(state, saved_rolls=(2,)), "12335"))


LOCKED = {"held_locked": True, "upper_bonus": None}


@pytest.mark.parametrize(
    ("boxes", "throw", "held", "used", "changes"),
    [
        (["yatzy"], "55621", [], 1, {}),
        (["yatzy"], "55621", [0, 1], 2, {}),
        (["large_straight"], "23411", [3], 2, {}),
        (["full_house", "sixes"], "66221", [0], 2, {"min_held": 1}),
        (["small_straight", "chance"], "13466", [], 1, {"rolls_per_turn": 4}),
        (["two_pairs", "ones"], "11345", [0], 2, {"saved_rolls": SavedRolls(enabled=True)}),
    ],
)
def test_locked_dice_are_judged_as_by_brute_force(
    boxes: list[str], throw: str, held: list[int], used: int, changes: dict[str, Any]
) -> None:
    state = on_the_table(with_open("yatzy-sv", *boxes, **LOCKED | changes), throw, used)
    state = replace(state, turn=replace(state.turn, held=frozenset(held)))
    if state.ruleset.saved_rolls.enabled:
        state = replace(state, saved_rolls=(2,))
    assert_as_by_brute_force(state)


def test_an_extra_yatzy_and_the_joker_are_judged_as_by_brute_force() -> None:
    state = filled(with_open("american", "large_straight", "sixes"), yatzy=50)
    assert_as_by_brute_force(on_the_table(state, "33311"))
    assert_as_by_brute_force(on_the_table(state, "33333"))


def test_before_the_first_roll_there_is_one_choice_worth_the_expected_total() -> None:
    state = with_open("yatzy-sv", "twos", "chance")
    advice = advise(state, SolvedTable(state.ruleset))
    assert [choice.action for choice in advice.choices] == [RollDice()]
    assert advice.value == pytest.approx(BruteForce().before_turn(state))


def test_a_finished_game_has_nothing_to_advise() -> None:
    state, _ = score(roll(with_open("yatzy-sv", "chance"), "11111"), "chance")
    with pytest.raises(NothingToAdviseError):
        advise(state, SolvedTable(state.ruleset))


@settings(max_examples=40)
@given(any_rulesets(), st.integers(0, 10**6))
def test_keeps_are_exactly_the_legal_holds(ruleset: Ruleset, seed: int) -> None:
    state, dice = new_game(ruleset, [""]), SeededDice(seed)
    state, _ = apply(state, RollDice(), dice)
    for _ in range(2):
        faces = state.turn.dice or ()
        holds = legal_holds(state)
        keeps = dict(legal_keeps(state))
        assert set(keeps.values()) <= set(holds)
        assert set(keeps) == {tuple(sorted(faces[i] for i in held)) for held in holds}
        for keep, held in keeps.items():
            assert keep == tuple(sorted(faces[i] for i in held))
        if holds:
            state, _ = apply(state, RollDice(holds[seed % len(holds)]), dice)


def test_among_equal_dice_those_already_held_stay_held() -> None:
    state = roll(roll(game_of("yatzy-sv"), "52535"), "4456", held=[4])
    assert state.turn.dice == (4, 4, 5, 6, 5)
    assert dict(legal_keeps(state))[5,] == {4}


def test_playing_on_from_the_second_roll_is_the_chance_of_one_more_roll() -> None:
    state = on_the_table(with_open("yatzy-sv", "yatzy", "sixes", "chance"), "66662", rolls_used=2)
    chances = {each.category: each for each in box_chances(state, keep=(6, 6, 6, 6))}
    assert chances["yatzy"].chance == pytest.approx(1 / 6)
    assert chances["sixes"].goal == 18
    assert chances["sixes"].chance == pytest.approx(1.0)
    assert "chance" not in chances


@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.parametrize(("box", "throw"), [("small_straight", "11356"), ("yatzy", "44551")])
def test_a_chance_is_what_brute_force_gets_from_the_last_box(
    box: str, throw: str, *, locked: bool
) -> None:
    state = on_the_table(with_open("yatzy-sv", box, held_locked=locked, upper_bonus=None), throw)
    points, dice = state.ruleset.max_score(box), state.turn.dice or ()
    values = BruteForce().choice_values(state)
    assert box_chances(state)[0].chance == pytest.approx(max(values.values()) / points)
    for action, value in values.items():
        if isinstance(action, RollDice):
            keep = tuple(dice[i] for i in action.held)
            told = box_chances(state, keep)[0]
            assert told.chance == pytest.approx(value / points)
            assert told.best == pytest.approx(max(values.values()) / points)


def test_chances_without_a_keep_are_those_of_the_best_play() -> None:
    state = on_the_table(with_open("yatzy-sv", "large_straight"), "23456")
    (sure,) = box_chances(state)
    assert sure.chance == 1.0
    (lost,) = box_chances(on_the_table(state, "11111", rolls_used=3))
    assert lost.chance == 0.0
    (before,) = box_chances(with_open("yatzy-sv", "yatzy"))
    assert before.chance == pytest.approx(0.0460286, abs=1e-6)


def test_the_best_of_a_turn_is_named_by_its_box_at_its_end() -> None:
    state = on_the_table(with_open("yatzy-sv", "yatzy", "chance"), "44444", rolls_used=3)
    advice = advise(state, SolvedTable(state.ruleset))
    assert advice.best.action == ScoreBox("yatzy")
    assert advice.best.points == 50


def test_a_joker_counts_among_the_chances() -> None:
    """Known fault: five fours fill the full house as a joker, which the chance left out."""
    state = with_open("american", "full_house", "fives", upper_bonus=None)
    state = on_the_table(filled(state, yatzy=50), "44412", rolls_used=1)
    chances = {each.category: each for each in box_chances(state, keep=(4, 4, 4))}
    assert chances["full_house"].chance == pytest.approx(0.3056, abs=1e-4)


def test_chances_count_the_turns_own_rolls_and_say_when_one_is_saved() -> None:
    """Known fault: chances spent the whole bank and did not say so."""
    saving = with_open("yatzy-sv", "yatzy", "sixes", saved_rolls=SavedRolls(enabled=True))
    plain = with_open("yatzy-sv", "yatzy", "sixes")
    rich = replace(on_the_table(saving, "66621", rolls_used=2), saved_rolls=(9,))
    (told,) = (each for each in box_chances(rich) if each.category == "yatzy")
    (same,) = (
        each
        for each in box_chances(on_the_table(plain, "66621", rolls_used=2))
        if each.category == "yatzy"
    )
    assert told == same
    assert (told.rolls, told.saved) == (1, 0)
    spent = on_the_table(rich, "66621", rolls_used=3)
    (told,) = (each for each in box_chances(spent) if each.category == "yatzy")
    assert told.chance == pytest.approx(1 / 36)
    assert (told.rolls, told.saved) == (1, 1)


def test_no_more_digits_are_told_than_hold() -> None:
    assert (decimals_of_value(0.0), decimals_of_loss(0.0)) == (2, 2)
    assert (decimals_of_value(0.2), decimals_of_loss(0.2)) == (1, 1)
    assert (decimals_of_value(0.5), decimals_of_loss(0.5)) == (0, 1)
    assert (decimals_of_value(None), decimals_of_loss(None)) == (0, 0)
