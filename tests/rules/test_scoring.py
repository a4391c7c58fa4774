from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from tests.helpers.score_oracle import BoxSpec, american_box, nordic_box, oracle_points
from yatzy_desktop.rules import (
    Groups,
    InvalidDiceError,
    Ruleset,
    UnknownCategoryError,
    all_throws,
    find_ruleset,
    rulesets,
    standard_category,
)
from yatzy_desktop.rules.category import with_points

FIVE = find_ruleset("yatzy-sv")
SIX = find_ruleset("maxi-nb")
AMERICAN = find_ruleset("american")


def dice_from(digits: str) -> tuple[int, ...]:
    return tuple(int(digit) for digit in digits)


def nordic(dice_count: int) -> Ruleset:
    return FIVE if dice_count == 5 else SIX


def box_of(ruleset: Ruleset, key: str) -> BoxSpec:
    return american_box(key) if ruleset.key == "american" else nordic_box(key)


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_every_throw_in_every_box_is_worth_what_the_oracle_says(ruleset: Ruleset) -> None:
    wrong = [
        (category.key, dice, ruleset.score(category.key, dice))
        for category in ruleset.categories
        for dice in all_throws(ruleset.dice_count)
        if ruleset.score(category.key, dice) != oracle_points(box_of(ruleset, category.key), dice)
    ]
    assert wrong == []


@pytest.mark.parametrize("ruleset", [FIVE, SIX, AMERICAN], ids=lambda ruleset: ruleset.key)
def test_the_order_in_which_the_dice_lie_never_matters(ruleset: Ruleset) -> None:
    keys = [category.key for category in ruleset.categories]
    in_order = {
        dice: [ruleset.score(key, dice) for key in keys] for dice in all_throws(ruleset.dice_count)
    }
    for dice in product(range(1, 7), repeat=ruleset.dice_count):
        points = [ruleset.score(key, dice) for key in keys]
        assert points == in_order[tuple(sorted(dice))], dice
        assert min(points) >= 0, dice


# The worked examples of the rules, word for word.
EXAMPLES = {
    "333555": {
        "threes": 9,
        "fives": 15,
        "one_pair": 10,
        "two_pairs": 16,
        "three_of_a_kind": 15,
        "full_house": 21,
        "villa": 24,
        "chance": 24,
    },
    "555661": {"full_house": 27},
    "444226": {"full_house": 16},
    "255566": {"full_house": 27},
    "444666": {"villa": 30},
    "336666": {"tower": 30},
    "666611": {"tower": 26, "full_house": 20, "two_pairs": 14, "three_pairs": 0, "villa": 0},
    "666612": {"two_pairs": 0},
    "666661": {"full_house": 0, "five_of_a_kind": 30},
    "666666": {
        "one_pair": 12,
        "three_of_a_kind": 18,
        "four_of_a_kind": 24,
        "five_of_a_kind": 30,
        "two_pairs": 0,
        "three_pairs": 0,
        "full_house": 0,
        "villa": 0,
        "tower": 0,
        "chance": 36,
        "maxi_yatzy": 100,
    },
    "666665": {"maxi_yatzy": 0},
    "123456": {"small_straight": 15, "large_straight": 20, "full_straight": 21},
    "123455": {"small_straight": 15, "large_straight": 0},
    "222226": {"five_of_a_kind": 10},
    "111123": {"ones": 4},
    "661234": {"one_pair": 12},
    "665544": {"three_pairs": 30},
    "665512": {"two_pairs": 22},
    "33366": {"full_house": 21},
    "66655": {"full_house": 28},
    "44644": {"full_house": 0},
    "55555": {"full_house": 0, "two_pairs": 0, "yatzy": 50},
    "15566": {"two_pairs": 22},
    "15555": {"two_pairs": 0},
    "55123": {"one_pair": 10},
    "55512": {"fives": 15},
    "12346": {"small_straight": 0},
    "23456": {"large_straight": 20},
    # What other programs got wrong.
    "255665": {"full_house": 27},
    "223336": {"full_house": 13},
    "222333": {"full_house": 13},
    "155566": {"full_house": 27},
    "333666": {"full_house": 24},
    "55562": {"three_of_a_kind": 15},
    "44442": {"four_of_a_kind": 16},
    "66666": {"three_of_a_kind": 18, "one_pair": 12},
    "33666": {"full_house": 24},
    "112222": {"three_pairs": 0},
    "333333": {"three_pairs": 0},
    "11111": {
        "ones": 5,
        "one_pair": 2,
        "three_of_a_kind": 3,
        "chance": 5,
        "small_straight": 0,
        "large_straight": 0,
    },
    "111111": {
        "ones": 6,
        "chance": 6,
        "small_straight": 0,
        "large_straight": 0,
        "full_straight": 0,
    },
}
EXAMPLE_ROWS = [
    (digits, key, points) for digits, boxes in EXAMPLES.items() for key, points in boxes.items()
]


@pytest.mark.parametrize(("digits", "key", "points"), EXAMPLE_ROWS)
def test_worked_examples(digits: str, key: str, points: int) -> None:
    assert nordic(len(digits)).score(key, dice_from(digits)) == points


def test_333555_earns_in_exactly_the_boxes_named() -> None:
    dice = dice_from("333555")
    earned = {box.key: SIX.score(box.key, dice) for box in SIX.categories}
    assert {key: points for key, points in earned.items() if points} == EXAMPLES["333555"]


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_presets_do_not_borrow_each_others_values(ruleset: Ruleset) -> None:
    fixed = {box.key: box.fixed_points for box in ruleset.categories if box.fixed_points}
    if ruleset.key == "american":
        assert fixed == {
            "full_house": 25,
            "small_straight": 30,
            "large_straight": 40,
            "yatzy": 50,
        }
    elif ruleset.dice_count == 5:
        assert fixed == {"small_straight": 15, "large_straight": 20, "yatzy": 50}
    else:
        assert fixed == {
            "small_straight": 15,
            "large_straight": 20,
            "full_straight": 21,
            "maxi_yatzy": 100,
        }


@pytest.mark.parametrize(
    ("digits", "key", "points"),
    [
        ("22256", "three_of_a_kind", 17),
        ("22226", "four_of_a_kind", 14),
        ("22255", "full_house", 25),
        ("22222", "full_house", 0),
        ("12346", "small_straight", 30),
        ("23455", "small_straight", 30),
        ("34561", "small_straight", 30),
        ("12356", "small_straight", 0),
        ("12345", "large_straight", 40),
        ("23456", "large_straight", 40),
        ("12346", "large_straight", 0),
        ("66666", "yatzy", 50),
        ("66666", "chance", 30),
    ],
)
def test_american_boxes(digits: str, key: str, points: int) -> None:
    assert AMERICAN.score(key, dice_from(digits)) == points


def with_same_face_allowed(ruleset: Ruleset, key: str) -> Ruleset:
    scoring = ruleset.category(key).scoring
    assert isinstance(scoring, Groups)
    loose = replace(ruleset.category(key), scoring=replace(scoring, distinct=False))
    boxes = tuple(loose if each.key == key else each for each in ruleset.categories)
    return replace(ruleset, key="own", categories=boxes)


@pytest.mark.parametrize(
    ("dice_count", "key"),
    [
        (5, "full_house"),
        (5, "two_pairs"),
        (6, "full_house"),
        (6, "two_pairs"),
        (6, "three_pairs"),
        (6, "villa"),
        (6, "tower"),
    ],
)
def test_the_option_that_lets_groups_share_a_face(dice_count: int, key: str) -> None:
    loose = with_same_face_allowed(nordic(dice_count), key)
    box = BoxSpec(key, same_face_allowed=True)
    points = {dice: loose.score(key, dice) for dice in all_throws(dice_count)}
    assert points == {dice: oracle_points(box, dice) for dice in points}
    strict = {dice: nordic(dice_count).score(key, dice) for dice in points}
    assert points != strict
    assert all(points[dice] >= strict[dice] for dice in points)


@pytest.mark.parametrize(
    ("dice_count", "key", "digits", "points"),
    [
        (5, "full_house", "55555", 25),
        (6, "full_house", "666661", 30),
        (5, "two_pairs", "15555", 20),
        (6, "two_pairs", "666612", 24),
        (6, "three_pairs", "112222", 10),
        (6, "three_pairs", "333333", 18),
    ],
)
def test_house_rule_examples(dice_count: int, key: str, digits: str, points: int) -> None:
    loose = with_same_face_allowed(nordic(dice_count), key)
    assert loose.score(key, dice_from(digits)) == points


def test_a_yatzy_as_full_house_leaves_the_other_boxes_alone() -> None:
    loose = with_same_face_allowed(FIVE, "full_house")
    for category in FIVE.categories:
        if category.key != "full_house":
            for dice in all_throws(5):
                assert loose.score(category.key, dice) == FIVE.score(category.key, dice)


@pytest.mark.parametrize("points", [25, 21, 1, 1000])
def test_the_full_straight_is_worth_what_the_ruleset_says(points: int) -> None:
    box = with_points(standard_category("full_straight"), points)
    ruleset = replace(SIX, key="own", upper_bonus=None, categories=(box,))
    assert ruleset.score("full_straight", (6, 5, 4, 3, 2, 1)) == points
    assert ruleset.max_total == points


def test_an_unknown_box_and_wrong_dice_have_named_errors() -> None:
    with pytest.raises(UnknownCategoryError) as caught:
        FIVE.score("villa", (1, 1, 1, 2, 2))
    assert caught.value.key == "villa"
    with pytest.raises(InvalidDiceError):
        FIVE.score("ones", (1, 1, 1, 2, 2, 2))
    with pytest.raises(InvalidDiceError):
        FIVE.score("ones", (0, 1, 1, 2, 2))
