"""For each box a throw that shows what it asks for and what it gives."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle, islice

from yatzy_desktop.rules import (
    FACES,
    AllDice,
    Category,
    Dice,
    FaceSum,
    Groups,
    Ruleset,
    Straight,
    all_throws,
    counting_positions,
)

# Faces for the groups of a box, the largest group first; the last one repeats if need be.
_GROUP_FACES: dict[tuple[int, ...], Dice] = {
    (2,): (5,),
    (2, 2): (4, 3),
    (2, 2, 2): (6, 4, 1),
    (3,): (4,),
    (4,): (3,),
    (5,): (2,),
    (6,): (6,),
    (3, 2): (3, 5),
    (3, 3): (4, 6),
    (4, 2): (5, 2),
}
_CHANCE: Dice = (2, 3, 3, 5, 6, 6)
_SAME_FACE = 5
_IN_FACE_SUM = 3


@dataclass(frozen=True, slots=True)
class BoxExample:
    """A throw, the positions of the dice that count, and the points they give."""

    dice: Dice
    counted: frozenset[int]
    points: int


def box_example(key: str, ruleset: Ruleset) -> BoxExample:
    """Return a throw that scores in a box; raises `UnknownCategoryError`."""
    dice = _throw(ruleset.category(key), ruleset.dice_count)
    if ruleset.score(key, dice) == 0:
        dice = max(all_throws(ruleset.dice_count), key=lambda throw: ruleset.score(key, throw))
    counted = counting_positions(ruleset, key, dice)
    return BoxExample(dice, counted, ruleset.score(key, dice))


def _throw(category: Category, count: int) -> Dice:
    match category.scoring:
        case FaceSum(face):
            return _filled((face,) * _IN_FACE_SUM, count)
        case AllDice():
            return _CHANCE[:count]
        case Straight(length, lowest, _):
            first = lowest or 1
            run = tuple(range(first, first + length))
            # A face twice, not the next one: that would be a longer straight.
            return (*run, *(first + 1,) * (count - length))[:count]
        case Groups(sizes, distinct, _, _):
            if not distinct:
                return _filled((_SAME_FACE,) * sum(sizes), count)
            faces = _GROUP_FACES.get(sizes, FACES)
            pairs = zip(sizes, cycle(faces), strict=False)
            return _filled(tuple(face for size, face in pairs for _ in range(size)), count)


def _filled(wanted: Dice, count: int) -> Dice:
    """Return the wanted dice with others after them that form no group, or a lower pair."""
    others = [face for face in (1, 6, 2, 4, 3, 5) if face not in wanted]
    if len(wanted) == 2:  # noqa: PLR2004 - one pair: show that only the highest counts
        others = [2, 2, *(face for face in others if face != 2)]  # noqa: PLR2004
    spare = islice(cycle(others or list(wanted[-1:])), max(0, count - len(wanted)))
    return (*wanted, *spare)[:count]
