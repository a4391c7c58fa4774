"""What makes a ruleset impossible to play, found before anybody plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.rules.category import CATEGORY_KEYS, Section, standard_category
from yatzy_desktop.rules.errors import InvalidRulesetError, RulesetProblem
from yatzy_desktop.rules.scoring import AllDice, FaceSum, Groups, best_possible

if TYPE_CHECKING:
    from yatzy_desktop.rules.category import Category
    from yatzy_desktop.rules.ruleset import Ruleset

DICE_COUNTS = (5, 6)
MAX_ROLLS_PER_TURN = 5
MAX_POINTS = 1000
MAX_NAME_LENGTH = 80
MAX_SAVED_ROLLS_CAP = 99


def check_ruleset(ruleset: Ruleset) -> None:
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
