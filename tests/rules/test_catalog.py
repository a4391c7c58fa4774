from __future__ import annotations

import pytest

from tests.helpers.score_oracle import american_box, nordic_box, oracle_points
from yatzy_desktop.rules import (
    CATEGORY_KEYS,
    Ruleset,
    Section,
    UnknownRulesetError,
    all_throws,
    find_ruleset,
    rulesets,
)

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
FIVE_DICE_CARD = (
    *UPPER,
    "one_pair",
    "two_pairs",
    "three_of_a_kind",
    "four_of_a_kind",
    "small_straight",
    "large_straight",
    "full_house",
    "chance",
    "yatzy",
)
SIX_DICE_CARD = (
    *UPPER,
    "one_pair",
    "two_pairs",
    "three_pairs",
    "three_of_a_kind",
    "four_of_a_kind",
    "five_of_a_kind",
    "small_straight",
    "large_straight",
    "full_straight",
    "full_house",
    "villa",
    "tower",
    "chance",
    "maxi_yatzy",
)
AMERICAN_CARD = (
    *UPPER,
    "three_of_a_kind",
    "four_of_a_kind",
    "full_house",
    "small_straight",
    "large_straight",
    "yatzy",
    "chance",
)

# key: dice, card, bonus threshold, bonus points, saved rolls, minimum held, language, maximum
TABLE = {
    "yatzy-sv": (5, FIVE_DICE_CARD, 63, 50, False, 0, "sv", 374),
    "yatzy-da": (5, FIVE_DICE_CARD, 63, 50, False, 0, "da", 374),
    "yatzy-nb": (5, FIVE_DICE_CARD, 63, 50, False, 0, "nb", 374),
    "maxi-sv-classic": (6, SIX_DICE_CARD, 75, 50, False, 0, "sv", 599),
    "maxi-sv-modern": (6, SIX_DICE_CARD, 84, 100, True, 0, "sv", 649),
    "maxi-da": (6, SIX_DICE_CARD, 63, 50, False, 1, "da", 599),
    "maxi-nb": (6, SIX_DICE_CARD, 84, 100, False, 0, "nb", 649),
    "american": (5, AMERICAN_CARD, 63, 35, False, 0, "en", 1575),
}
FIVE_DICE_MAXIMA = (5, 10, 15, 20, 25, 30, 12, 22, 18, 24, 15, 20, 28, 30, 50)
SIX_DICE_MAXIMA = (
    *(6, 12, 18, 24, 30, 36),
    *(12, 22, 30, 18, 24, 30, 15, 20, 21, 28, 33, 34, 36, 100),
)
MAXIMA = {
    5: dict(zip(FIVE_DICE_CARD, FIVE_DICE_MAXIMA, strict=True)),
    6: dict(zip(SIX_DICE_CARD, SIX_DICE_MAXIMA, strict=True)),
}


def test_the_presets_are_offered_in_the_order_of_the_rules() -> None:
    assert [ruleset.key for ruleset in rulesets() if ruleset.key in TABLE] == list(TABLE)


@pytest.mark.parametrize("key", TABLE)
def test_a_preset_says_what_the_rules_say(key: str) -> None:
    ruleset = find_ruleset(key)
    bonus = ruleset.upper_bonus
    assert bonus is not None
    assert (
        ruleset.dice_count,
        tuple(box.key for box in ruleset.categories),
        bonus.threshold,
        bonus.points,
        ruleset.saved_rolls.enabled,
        ruleset.min_held,
        ruleset.home_language,
        ruleset.max_total,
    ) == TABLE[key]
    assert ruleset.rolls_per_turn == 3
    assert ruleset.saved_rolls.cap is None
    assert not ruleset.held_locked
    assert ruleset.fill_order.value == "free"
    assert (ruleset.extra_yatzy_points, ruleset.joker) == (
        (100, True) if key == "american" else (0, False)
    )
    assert ruleset.name == ""


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_the_maximum_is_the_best_of_every_box_and_the_bonus(ruleset: Ruleset) -> None:
    american = ruleset.key == "american"
    throws = all_throws(ruleset.dice_count)
    best = {
        key: max(
            oracle_points(american_box(key) if american else nordic_box(key), dice)
            for dice in throws
        )
        for key in (box.key for box in ruleset.categories)
    }
    assert {key: ruleset.max_score(key) for key in best} == best
    if not american:
        assert best == MAXIMA[ruleset.dice_count]
    bonus = ruleset.upper_bonus
    assert bonus is not None
    assert ruleset.max_total_without_extras == sum(best.values()) + bonus.points
    assert ruleset.max_upper_sum == {5: 105, 6: 126}[ruleset.dice_count]


def test_american_maximum_without_the_extra_hundreds() -> None:
    assert find_ruleset("american").max_total_without_extras == 375


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_the_upper_section_is_the_six_faces(ruleset: Ruleset) -> None:
    assert tuple(box.key for box in ruleset.upper) == UPPER
    assert ruleset.categories == (*ruleset.upper, *ruleset.lower)
    assert all(box.section is Section.LOWER for box in ruleset.lower)


def test_every_key_of_the_rules_is_on_some_card() -> None:
    assert set(CATEGORY_KEYS) == {*FIVE_DICE_CARD, *SIX_DICE_CARD}


def test_an_unknown_ruleset_has_a_named_error() -> None:
    with pytest.raises(UnknownRulesetError) as caught:
        find_ruleset("yatzy-xx")
    assert caught.value.key == "yatzy-xx"
