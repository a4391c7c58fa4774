from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given

from tests.helpers.strategies import custom_rulesets
from yatzy_desktop.rules import (
    CATEGORY_KEYS,
    AllDice,
    Category,
    FaceSum,
    Groups,
    InvalidRulesetError,
    Ruleset,
    RulesetProblem,
    SavedRolls,
    Section,
    Straight,
    UpperBonus,
    find_ruleset,
    rulesets,
    standard_category,
)

FIVE = find_ruleset("yatzy-sv")
SIX = find_ruleset("maxi-nb")
AMERICAN = find_ruleset("american")


def on_card(*boxes: Category, dice_count: int = 5) -> Callable[[], Ruleset]:
    """Return what builds a ruleset with just these boxes and no bonus."""
    return lambda: replace(
        FIVE, key="own", dice_count=dice_count, categories=boxes, upper_bonus=None
    )


def box(key: str, scoring: Groups | Straight | FaceSum | AllDice) -> Category:
    return replace(standard_category(key), scoring=scoring)


def bonus(threshold: int, points: int = 50) -> Callable[[], Ruleset]:
    return lambda: replace(FIVE, upper_bonus=UpperBonus(threshold, points))


def saved(cap: int) -> Callable[[], Ruleset]:
    return lambda: replace(FIVE, saved_rolls=SavedRolls(enabled=True, cap=cap))


P = RulesetProblem
LOWER_ONLY = tuple(FIVE.lower)
EVERY_BOX = tuple(standard_category(key) for key in CATEGORY_KEYS)
REFUSED: list[tuple[RulesetProblem, dict[str, str | int], Callable[[], Ruleset]]] = [
    (P.DICE_COUNT, {"dice": 4}, lambda: replace(FIVE, dice_count=4)),
    (P.DICE_COUNT, {"dice": 7}, lambda: replace(SIX, dice_count=7)),
    (P.ROLLS_PER_TURN, {"rolls": 0, "most": 5}, lambda: replace(FIVE, rolls_per_turn=0)),
    (P.ROLLS_PER_TURN, {"rolls": 6, "most": 5}, lambda: replace(FIVE, rolls_per_turn=6)),
    (P.NO_BOXES, {}, on_card()),
    (P.TOO_MANY_BOXES, {"most": 21}, on_card(*EVERY_BOX, EVERY_BOX[0], dice_count=6)),
    (P.UNKNOWN_BOX, {"box": "hut"}, on_card(Category("hut", Section.LOWER, AllDice()))),
    (P.DUPLICATE_BOX, {"box": "ones"}, on_card(EVERY_BOX[0], EVERY_BOX[1], EVERY_BOX[0])),
    (P.WRONG_SECTION, {"box": "ones"}, on_card(Category("ones", Section.LOWER, FaceSum(1)))),
    (P.WRONG_SECTION, {"box": "chance"}, on_card(Category("chance", Section.UPPER, AllDice()))),
    (P.WRONG_SCORING, {"box": "ones"}, on_card(box("ones", FaceSum(2)))),
    (P.WRONG_SCORING, {"box": "chance"}, on_card(box("chance", Groups((2,))))),
    (P.WRONG_SCORING, {"box": "one_pair"}, on_card(box("one_pair", Groups(())))),
    (P.WRONG_SCORING, {"box": "one_pair"}, on_card(box("one_pair", Groups((3, -1))))),
    (P.WRONG_SCORING, {"box": "one_pair"}, on_card(box("one_pair", AllDice()))),
    (P.WRONG_SCORING, {"box": "small_straight"}, on_card(box("small_straight", Straight(0, 1, 9)))),
    (P.WRONG_SCORING, {"box": "small_straight"}, on_card(box("small_straight", Straight(5, 3, 9)))),
    (P.WRONG_SCORING, {"box": "small_straight"}, on_card(box("small_straight", Straight(5, 0, 9)))),
    (
        P.BOX_NEEDS_MORE_DICE,
        {"box": "three_pairs", "needed": 6, "dice": 5},
        on_card(standard_category("three_pairs")),
    ),
    (
        P.BOX_NEEDS_MORE_DICE,
        {"box": "full_straight", "needed": 6, "dice": 5},
        on_card(standard_category("full_straight")),
    ),
    (
        P.BOX_NEEDS_MORE_DICE,
        {"box": "small_straight", "needed": 7, "dice": 6},
        on_card(box("small_straight", Straight(7, 1, 15)), dice_count=6),
    ),
    (P.BOX_POINTS, {"box": "yatzy", "most": 1000}, on_card(box("yatzy", Groups((5,), points=0)))),
    (
        P.BOX_POINTS,
        {"box": "large_straight", "most": 1000},
        on_card(box("large_straight", Straight(5, 2, 1001))),
    ),
    (
        P.BONUS_WITHOUT_UPPER_BOXES,
        {},
        lambda: replace(FIVE, categories=LOWER_ONLY),
    ),
    (P.BONUS_THRESHOLD, {"threshold": 0}, bonus(0)),
    (P.BONUS_UNREACHABLE, {"threshold": 106, "reachable": 105}, bonus(106)),
    (
        P.BONUS_UNREACHABLE,
        {"threshold": 63, "reachable": 15},
        lambda: replace(FIVE, categories=(*EVERY_BOX[:2], *LOWER_ONLY)),
    ),
    (P.BONUS_POINTS, {"points": 0, "most": 1000}, bonus(63, 0)),
    (P.BONUS_POINTS, {"points": 1001, "most": 1000}, bonus(63, 1001)),
    (P.SAVED_ROLLS_CAP, {"cap": 0, "most": 99}, saved(0)),
    (P.SAVED_ROLLS_CAP, {"cap": 100, "most": 99}, saved(100)),
    (P.MIN_HELD, {"held": -1, "dice": 5}, lambda: replace(FIVE, min_held=-1)),
    (P.MIN_HELD, {"held": 5, "dice": 5}, lambda: replace(FIVE, min_held=5)),
    (P.EXTRA_YATZY_POINTS, {"most": 1000}, lambda: replace(AMERICAN, extra_yatzy_points=-1)),
    (P.EXTRA_YATZY_POINTS, {"most": 1000}, lambda: replace(AMERICAN, extra_yatzy_points=1001)),
    (P.EXTRA_WITHOUT_YATZY_BOX, {}, lambda: replace(SIX, extra_yatzy_points=100)),
    (P.EXTRA_WITHOUT_YATZY_BOX, {}, lambda: replace(SIX, joker=True)),
    (
        P.EXTRA_WITHOUT_YATZY_BOX,
        {},
        lambda: replace(FIVE, categories=FIVE.categories[:-1], extra_yatzy_points=100),
    ),
    (P.NAME, {"most": 80}, lambda: replace(FIVE, name="n" * 81)),
    (P.NAME, {"most": 80}, lambda: replace(FIVE, key="")),
]


@pytest.mark.parametrize(("problem", "details", "build"), REFUSED)
def test_a_ruleset_that_cannot_be_played_is_refused_with_the_reason(
    problem: RulesetProblem, details: dict[str, str | int], build: Callable[[], Ruleset]
) -> None:
    with pytest.raises(InvalidRulesetError) as caught:
        build()
    assert caught.value.problem is problem
    assert caught.value.details == details
    assert problem.value in str(caught.value)


def test_every_problem_has_a_ruleset_that_shows_it() -> None:
    # What is malformed cannot be built, only read: see the tests of the serialization.
    assert {problem for problem, _, _ in REFUSED} == set(RulesetProblem) - {P.MALFORMED}


@pytest.mark.parametrize(
    "build",
    [
        lambda: replace(FIVE, rolls_per_turn=1),
        lambda: replace(FIVE, rolls_per_turn=5),
        bonus(1),
        bonus(42),
        bonus(105),
        bonus(63, 1000),
        saved(1),
        saved(99),
        lambda: replace(FIVE, min_held=4),
        lambda: replace(FIVE, name="n" * 80),
        lambda: replace(SIX, upper_bonus=UpperBonus(126, 1)),
        lambda: replace(FIVE, upper_bonus=None, categories=LOWER_ONLY),
        lambda: replace(FIVE, extra_yatzy_points=1000, joker=True),
        on_card(*EVERY_BOX, dice_count=6),
        on_card(standard_category("chance")),
        on_card(box("small_straight", Straight(4, 3, 1))),
        on_card(box("large_straight", Straight(5, None, 1000))),
    ],
)
def test_the_outermost_allowed_values_are_accepted(build: Callable[[], Ruleset]) -> None:
    assert build().max_total > 0


@given(custom_rulesets())
def test_house_rules_within_the_limits_make_a_valid_ruleset(ruleset: Ruleset) -> None:
    assert ruleset.max_total >= ruleset.max_total_without_extras > 0
    assert {box.key for box in ruleset.upper}.isdisjoint(box.key for box in ruleset.lower)
    assert len(ruleset.upper) + len(ruleset.lower) == len(ruleset.categories)


def test_the_shipped_rulesets_are_sound_and_told_apart() -> None:
    assert len({ruleset.key for ruleset in rulesets()}) == len(rulesets()) > 0
