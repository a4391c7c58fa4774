"""Categories: the rule of a box, known everywhere by its string key."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from yatzy_desktop.rules.errors import UnknownCategoryError
from yatzy_desktop.rules.scoring import AllDice, FaceSum, Groups, Scoring, Straight


class Section(StrEnum):
    """The two parts of a card; only the upper one earns the upper bonus."""

    UPPER = "upper"
    LOWER = "lower"


@dataclass(frozen=True, slots=True)
class Category:
    """One line of the card: its key, its section and how dice are scored there.

    `name` is what own rules call the box, and empty where it has its usual, translated name.
    """

    key: str
    section: Section
    scoring: Scoring
    name: str = ""

    @property
    def fixed_points(self) -> int | None:
        """The points of a box that always gives the same, or None."""
        return self.scoring.points if isinstance(self.scoring, Groups | Straight) else None


def _upper(key: str, face: int) -> Category:
    return Category(key, Section.UPPER, FaceSum(face))


def _lower(key: str, scoring: Scoring) -> Category:
    return Category(key, Section.LOWER, scoring)


_STANDARD = (
    _upper("ones", 1),
    _upper("twos", 2),
    _upper("threes", 3),
    _upper("fours", 4),
    _upper("fives", 5),
    _upper("sixes", 6),
    _lower("one_pair", Groups((2,))),
    _lower("two_pairs", Groups((2, 2))),
    _lower("three_pairs", Groups((2, 2, 2))),
    _lower("three_of_a_kind", Groups((3,))),
    _lower("four_of_a_kind", Groups((4,))),
    _lower("five_of_a_kind", Groups((5,))),
    _lower("small_straight", Straight(5, 1, 15)),
    _lower("large_straight", Straight(5, 2, 20)),
    _lower("full_straight", Straight(6, 1, 21)),
    _lower("full_house", Groups((3, 2))),
    _lower("villa", Groups((3, 3))),
    _lower("tower", Groups((4, 2))),
    _lower("chance", AllDice()),
    _lower("yatzy", Groups((5,), points=50)),
    _lower("maxi_yatzy", Groups((6,), points=100)),
)

_BY_KEY = {category.key: category for category in _STANDARD}

CATEGORY_KEYS = tuple(_BY_KEY)
"""Every key a card may have, in the order of the printed pads."""


def standard_category(key: str) -> Category:
    """Return the Nordic category with this key; raises `UnknownCategoryError`."""
    try:
        return _BY_KEY[key]
    except KeyError:
        raise UnknownCategoryError(key) from None


def with_points(category: Category, points: int) -> Category:
    """Return the category with another fixed value.

    Raises `UnknownCategoryError` for a box that adds dice instead.
    """
    if not isinstance(category.scoring, Groups | Straight) or category.fixed_points is None:
        raise UnknownCategoryError(category.key)
    return replace(category, scoring=replace(category.scoring, points=points))
