"""A ruleset: one frozen value with everything in which the games differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from yatzy_desktop.rules.category import Category, Section
from yatzy_desktop.rules.dice import validate_dice
from yatzy_desktop.rules.errors import UnknownCategoryError
from yatzy_desktop.rules.scoring import best_possible, score_dice
from yatzy_desktop.rules.validation import check_ruleset


class FillOrder(StrEnum):
    """In which order the boxes of a card may be filled."""

    FREE = "free"
    TOP_DOWN = "top_down"
    BOTTOM_UP = "bottom_up"
    UPPER_FIRST = "upper_first"


@dataclass(frozen=True, slots=True)
class UpperBonus:
    """`points` are credited once, when the upper sum reaches `threshold`."""

    threshold: int
    points: int


@dataclass(frozen=True, slots=True)
class SavedRolls:
    """Whether rolls left over go to the player's bank, and how many it holds (None: any)."""

    enabled: bool = False
    cap: int | None = None

    def kept(self, rolls: int) -> int:
        """Return what the bank holds after a turn that leaves so many rolls over."""
        if not self.enabled:
            return 0
        return rolls if self.cap is None else min(rolls, self.cap)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything that varies between games; raises `InvalidRulesetError` when contradictory.

    `name` and `based_on` are empty for the shipped rulesets, whose names are translated.
    `extra_yatzy_points` go to each further five alike once the yatzy box holds points; with
    `joker` such a throw fills fixed boxes in full when its own upper box is filled.
    """

    key: str
    dice_count: int
    categories: tuple[Category, ...]
    upper_bonus: UpperBonus | None
    country: str = ""
    home_language: str = "en"
    name: str = ""
    based_on: str = ""
    rolls_per_turn: int = 3
    saved_rolls: SavedRolls = SavedRolls()
    min_held: int = 0
    held_locked: bool = False
    fill_order: FillOrder = FillOrder.FREE
    extra_yatzy_points: int = 0
    joker: bool = False
    _by_key: dict[str, Category] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Refuse a ruleset that cannot be played."""
        check_ruleset(self)
        object.__setattr__(self, "_by_key", {each.key: each for each in self.categories})

    def category(self, key: str) -> Category:
        """Return the category of this card with that key; raises `UnknownCategoryError`."""
        try:
            return self._by_key[key]
        except KeyError:
            raise UnknownCategoryError(key) from None

    @property
    def upper(self) -> tuple[Category, ...]:
        """The boxes that count towards the upper bonus, in pad order."""
        return tuple(each for each in self.categories if each.section is Section.UPPER)

    @property
    def lower(self) -> tuple[Category, ...]:
        """The boxes below the bonus, in pad order."""
        return tuple(each for each in self.categories if each.section is Section.LOWER)

    def score(self, category_key: str, dice: Sequence[int]) -> int:
        """Return the points that the dice give in a box, jokers aside.

        Raises `UnknownCategoryError`, and `InvalidDiceError` for wrong faces or numbers.
        """
        category = self.category(category_key)
        return score_dice(category.scoring, validate_dice(dice, self.dice_count))

    def max_score(self, category_key: str) -> int:
        """Return the most that one box can give; raises `UnknownCategoryError`."""
        return best_possible(self.category(category_key).scoring, self.dice_count)

    @property
    def max_upper_sum(self) -> int:
        """The highest possible sum of the upper boxes, in points."""
        return sum(self.max_score(each.key) for each in self.upper)

    @property
    def max_total_without_extras(self) -> int:
        """The best score of every box plus the upper bonus, in points."""
        bonus = self.upper_bonus.points if self.upper_bonus else 0
        return sum(self.max_score(each.key) for each in self.categories) + bonus

    @property
    def max_total(self) -> int:
        """The highest possible total, in points, with every further yatzy paid."""
        extras = self.extra_yatzy_points * (len(self.categories) - 1)
        return self.max_total_without_extras + extras
