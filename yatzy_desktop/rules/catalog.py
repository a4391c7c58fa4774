"""The shipped rulesets, as data. Source: the product's rules, sections 1 and 3."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from yatzy_desktop.rules.category import Category, standard_category
from yatzy_desktop.rules.errors import UnknownRulesetError
from yatzy_desktop.rules.limits import DICE_COUNTS
from yatzy_desktop.rules.ruleset import Ruleset
from yatzy_desktop.rules.ruleset_parts import SavedRolls, UpperBonus
from yatzy_desktop.rules.scoring import Groups, Scoring, Straight

_UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
_FIVE_DICE_CARD = (
    *_UPPER,
    *("one_pair", "two_pairs", "three_of_a_kind", "four_of_a_kind"),
    *("small_straight", "large_straight", "full_house", "chance", "yatzy"),
)
_SIX_DICE_CARD = (
    *_UPPER,
    *("one_pair", "two_pairs", "three_pairs"),
    *("three_of_a_kind", "four_of_a_kind", "five_of_a_kind"),
    *("small_straight", "large_straight", "full_straight"),
    *("full_house", "villa", "tower", "chance", "maxi_yatzy"),
)
_AMERICAN_LOWER: dict[str, Scoring] = {
    "three_of_a_kind": Groups((3,), count_all=True),
    "four_of_a_kind": Groups((4,), count_all=True),
    "full_house": Groups((3, 2), points=25),
    "small_straight": Straight(4, None, 30),
    "large_straight": Straight(5, None, 40),
}


def nordic_card(dice_count: int) -> tuple[Category, ...]:
    """Return the boxes of the Nordic card for five or six dice, in pad order."""
    card = _SIX_DICE_CARD if dice_count == max(DICE_COUNTS) else _FIVE_DICE_CARD
    return tuple(standard_category(key) for key in card)


def _american_card() -> tuple[Category, ...]:
    upper = tuple(standard_category(key) for key in _UPPER)
    lower = tuple(
        replace(standard_category(key), scoring=scoring) for key, scoring in _AMERICAN_LOWER.items()
    )
    return (*upper, *lower, standard_category("yatzy"), standard_category("chance"))


def _nordic(
    key: str,
    country: str,
    language: str,
    dice_count: int,
    bonus: UpperBonus,
    *,
    saved_rolls: SavedRolls | None = None,
    min_held: int = 0,
) -> Ruleset:
    return Ruleset(
        key=key,
        country=country,
        home_language=language,
        dice_count=dice_count,
        categories=nordic_card(dice_count),
        upper_bonus=bonus,
        saved_rolls=saved_rolls or SavedRolls(),
        min_held=min_held,
    )


@cache
def rulesets() -> tuple[Ruleset, ...]:
    """Return the shipped rulesets in the order in which they are offered."""
    return (
        _nordic("yatzy-sv", "SE", "sv", 5, UpperBonus(63, 50)),
        _nordic("yatzy-da", "DK", "da", 5, UpperBonus(63, 50)),
        _nordic("yatzy-nb", "NO", "nb", 5, UpperBonus(63, 50)),
        _nordic("maxi-sv-classic", "SE", "sv", 6, UpperBonus(75, 50)),
        _nordic(
            "maxi-sv-modern",
            "SE",
            "sv",
            6,
            UpperBonus(84, 100),
            saved_rolls=SavedRolls(enabled=True),
        ),
        _nordic("maxi-da", "DK", "da", 6, UpperBonus(63, 50), min_held=1),
        _nordic("maxi-nb", "NO", "nb", 6, UpperBonus(84, 100)),
        Ruleset(
            key="american",
            country="US",
            home_language="en",
            dice_count=5,
            categories=_american_card(),
            upper_bonus=UpperBonus(63, 35),
            extra_yatzy_points=100,
            joker=True,
        ),
    )


def find_ruleset(key: str) -> Ruleset:
    """Return the shipped ruleset with this key; raises `UnknownRulesetError`."""
    for ruleset in rulesets():
        if ruleset.key == key:
            return ruleset
    raise UnknownRulesetError(key)
