"""A ruleset: one frozen value with everything in which the games differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from yatzy_desktop.rules.category import CATEGORY_KEYS, Category, Section, standard_category
from yatzy_desktop.rules.dice import validate_dice
from yatzy_desktop.rules.errors import InvalidRulesetError, RulesetProblem, UnknownCategoryError
from yatzy_desktop.rules.limits import (
    DICE_COUNTS,
    MAX_NAME_LENGTH,
    MAX_POINTS,
    MAX_ROLLS_PER_TURN,
    MAX_SAVED_ROLLS_CAP,
)
from yatzy_desktop.rules.ruleset_parts import NO_SAVED_ROLLS, FillOrder, SavedRolls, UpperBonus
from yatzy_desktop.rules.scoring import AllDice, FaceSum, Groups, best_possible, score_dice


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
    saved_rolls: SavedRolls = NO_SAVED_ROLLS
    min_held: int = 0
    held_locked: bool = False
    fill_order: FillOrder = FillOrder.FREE
    extra_yatzy_points: int = 0
    joker: bool = False
    _by_key: dict[str, Category] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Refuse a ruleset that cannot be played."""
        _check_ruleset(self)
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


def _check_ruleset(ruleset: Ruleset) -> None:
    """Raise `InvalidRulesetError` with the first reason why the ruleset can't be played."""
    _check_frame(ruleset)
    _check_boxes(ruleset)
    _check_bonus(ruleset)
    _check_extras(ruleset)


def _refuse(problem: RulesetProblem, **details: str | int) -> InvalidRulesetError:
    return InvalidRulesetError(problem, **details)


def _check_frame(ruleset: Ruleset) -> None:
    if ruleset.dice_count not in DICE_COUNTS:
        raise _refuse(RulesetProblem.DICE_COUNT, dice=ruleset.dice_count)
    if not 1 <= ruleset.rolls_per_turn <= MAX_ROLLS_PER_TURN:
        raise _refuse(
            RulesetProblem.ROLLS_PER_TURN, rolls=ruleset.rolls_per_turn, most=MAX_ROLLS_PER_TURN
        )
    if not 0 <= ruleset.min_held < ruleset.dice_count:
        raise _refuse(RulesetProblem.MIN_HELD, held=ruleset.min_held, dice=ruleset.dice_count)
    cap = ruleset.saved_rolls.cap
    if cap is not None and not 1 <= cap <= MAX_SAVED_ROLLS_CAP:
        raise _refuse(RulesetProblem.SAVED_ROLLS_CAP, cap=cap, most=MAX_SAVED_ROLLS_CAP)
    if len(ruleset.name) > MAX_NAME_LENGTH or not ruleset.key:
        raise _refuse(RulesetProblem.NAME, most=MAX_NAME_LENGTH)


def _check_boxes(ruleset: Ruleset) -> None:
    if not ruleset.categories:
        raise _refuse(RulesetProblem.NO_BOXES)
    if len(ruleset.categories) > len(CATEGORY_KEYS):
        raise _refuse(RulesetProblem.TOO_MANY_BOXES, most=len(CATEGORY_KEYS))
    seen: set[str] = set()
    for category in ruleset.categories:
        if category.key in seen:
            raise _refuse(RulesetProblem.DUPLICATE_BOX, box=category.key)
        seen.add(category.key)
        _check_box(category, ruleset.dice_count)


def _check_box(category: Category, dice_count: int) -> None:
    key = category.key
    if key not in CATEGORY_KEYS:
        raise _refuse(RulesetProblem.UNKNOWN_BOX, box=key)
    standard = standard_category(key)
    if category.section is not standard.section:
        raise _refuse(RulesetProblem.WRONG_SECTION, box=key)
    scoring = category.scoring
    plain = isinstance(scoring, FaceSum | AllDice)
    if type(scoring) is not type(standard.scoring) or (plain and scoring != standard.scoring):
        raise _refuse(RulesetProblem.WRONG_SCORING, box=key)
    if scoring.dice_needed > dice_count:
        raise _refuse(
            RulesetProblem.BOX_NEEDS_MORE_DICE,
            box=key,
            needed=scoring.dice_needed,
            dice=dice_count,
        )
    if isinstance(scoring, FaceSum | AllDice):
        return
    well_formed = (
        bool(scoring.sizes) and all(size >= 1 for size in scoring.sizes)
        if isinstance(scoring, Groups)
        else scoring.length >= 1
        and (scoring.lowest is None or 1 <= scoring.lowest <= 7 - scoring.length)
    )
    if not well_formed:
        raise _refuse(RulesetProblem.WRONG_SCORING, box=key)
    if scoring.points is not None and not 1 <= scoring.points <= MAX_POINTS:
        raise _refuse(RulesetProblem.BOX_POINTS, box=key, most=MAX_POINTS)


def _check_bonus(ruleset: Ruleset) -> None:
    bonus = ruleset.upper_bonus
    if bonus is None:
        return
    upper = [each for each in ruleset.categories if each.section is Section.UPPER]
    if not upper:
        raise _refuse(RulesetProblem.BONUS_WITHOUT_UPPER_BOXES)
    if bonus.threshold < 1:
        raise _refuse(RulesetProblem.BONUS_THRESHOLD, threshold=bonus.threshold)
    reachable = sum(best_possible(each.scoring, ruleset.dice_count) for each in upper)
    if bonus.threshold > reachable:
        raise _refuse(
            RulesetProblem.BONUS_UNREACHABLE, threshold=bonus.threshold, reachable=reachable
        )
    if not 1 <= bonus.points <= MAX_POINTS:
        raise _refuse(RulesetProblem.BONUS_POINTS, points=bonus.points, most=MAX_POINTS)


def _check_extras(ruleset: Ruleset) -> None:
    if not 0 <= ruleset.extra_yatzy_points <= MAX_POINTS:
        raise _refuse(RulesetProblem.EXTRA_YATZY_POINTS, most=MAX_POINTS)
    wants_box = ruleset.extra_yatzy_points > 0 or ruleset.joker
    has_box = any(each.key == "yatzy" for each in ruleset.categories)
    if wants_box and not (has_box and ruleset.dice_count == min(DICE_COUNTS)):
        raise _refuse(RulesetProblem.EXTRA_WITHOUT_YATZY_BOX)
