from __future__ import annotations

import pytest

from yatzy_desktop.rules import (
    CATEGORY_KEYS,
    Section,
    UnknownCategoryError,
    all_throws,
    find_ruleset,
    standard_category,
)
from yatzy_desktop.rules.category import with_points


@pytest.mark.parametrize("key", CATEGORY_KEYS)
def test_a_box_is_found_by_its_key(key: str) -> None:
    category = standard_category(key)
    upper = key in ("ones", "twos", "threes", "fours", "fives", "sixes")
    assert category.key == key
    assert category.section is (Section.UPPER if upper else Section.LOWER)


def test_an_unknown_box_has_a_named_error() -> None:
    with pytest.raises(UnknownCategoryError) as caught:
        standard_category("hut")
    assert caught.value.key == "hut"


def test_a_fixed_box_gets_another_value() -> None:
    assert with_points(standard_category("full_straight"), 25).fixed_points == 25
    assert with_points(standard_category("yatzy"), 30).fixed_points == 30
    assert with_points(find_ruleset("american").category("full_house"), 20).fixed_points == 20


@pytest.mark.parametrize("key", ["ones", "one_pair", "full_house", "chance"])
def test_a_box_that_adds_dice_gets_no_fixed_value(key: str) -> None:
    assert standard_category(key).fixed_points is None
    with pytest.raises(UnknownCategoryError):
        with_points(standard_category(key), 25)


@pytest.mark.parametrize("key", CATEGORY_KEYS)
def test_a_box_needs_exactly_as_many_dice_as_it_says(key: str) -> None:
    scoring = standard_category(key).scoring
    assert 1 <= scoring.dice_needed <= 6
    counted = [
        sum(1 for dice in all_throws(count) if scoring.score(_counts(dice)))
        for count in range(1, 7)
    ]
    first = next(count for count, hits in enumerate(counted, 1) if hits)
    assert scoring.dice_needed == first


def _counts(dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dice.count(face) for face in range(1, 7))
