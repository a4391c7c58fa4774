"""What dice are worth on a card as it stands: the joker, further yatzies, the order of filling."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from yatzy_desktop.game.scorecard import YATZY_KEY, Scorecard
from yatzy_desktop.rules import FACES, Dice, FaceSum, FillOrder, Ruleset, all_throws


def points_for(card: Scorecard, key: str, dice: Dice) -> int:
    """Return what the dice give in an open box of this card, a joker's full points included."""
    category = card.ruleset.category(key)
    if category.fixed_points is not None and is_joker(card, dice):
        return category.fixed_points
    return card.ruleset.score(key, dice)


def is_joker(card: Scorecard, dice: Dice) -> bool:
    """Whether these dice give full points in any box of this card."""
    if not card.ruleset.joker or len(set(dice)) > 1 or card.is_open(YATZY_KEY):
        return False
    return not any(card.is_open(key) for key in joker_boxes(card.ruleset, dice[0]))


def joker_boxes(ruleset: Ruleset, face: int) -> tuple[str, ...]:
    """Return the boxes to be filled before all dice of this face are a joker, if any are."""
    own = (each.key for each in ruleset.upper if each.scoring == FaceSum(face))
    return (YATZY_KEY, *own)


def extra_points(ruleset: Ruleset, yatzy_points: int | None, *, alike: bool) -> int:
    """Return what dice that are all alike, or not, earn beside their box.

    `yatzy_points` stand in the player's Yatzy box before this one is filled, None if it is open.
    """
    return ruleset.extra_yatzy_points if alike and yatzy_points else 0


def boxes_in_order(ruleset: Ruleset, open_boxes: Sequence[str]) -> tuple[str, ...]:
    """Return those of the open boxes, given in pad order, that may be filled next."""
    match ruleset.fill_order:
        case FillOrder.TOP_DOWN:
            return tuple(open_boxes[:1])
        case FillOrder.BOTTOM_UP:
            return tuple(open_boxes[-1:])
        case FillOrder.UPPER_FIRST:
            upper = {each.key for each in ruleset.upper}
            return tuple(key for key in open_boxes if key in upper) or tuple(open_boxes)
        case FillOrder.FREE:
            return tuple(open_boxes)


def possible_points(card: Scorecard, key: str, *, alike: bool = False) -> tuple[int, ...]:
    """Return every value that dice can give in a box of this card, or that dice all alike can."""
    found = {points_for(card, key, dice) for dice in _same_faces(card.ruleset)}
    if not alike:
        found |= _mixed_points(card.ruleset, key)
    return tuple(sorted(found))


def agreed_points(ruleset: Ruleset, key: str) -> tuple[int, ...]:
    """Return every value that a box can have on any card of the ruleset, a zero included."""
    fixed = ruleset.category(key).fixed_points
    as_joker = {fixed} if ruleset.joker and fixed is not None else set[int]()
    plain = (ruleset.score(key, dice) for dice in _same_faces(ruleset))
    return tuple(sorted({0, *plain, *as_joker, *_mixed_points(ruleset, key)}))


def _same_faces(ruleset: Ruleset) -> tuple[Dice, ...]:
    return tuple((face,) * ruleset.dice_count for face in FACES)


@cache
def _mixed_points(ruleset: Ruleset, key: str) -> frozenset[int]:
    throws = (dice for dice in all_throws(ruleset.dice_count) if len(set(dice)) > 1)
    return frozenset(ruleset.score(key, dice) for dice in throws)
