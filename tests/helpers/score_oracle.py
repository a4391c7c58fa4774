"""What a throw is worth, written a second time from the product's rules and nothing else.

Every selection of the dice on the table is laid out in order and compared with the picture
that the box asks for; the best selection wins. Slow, plain, and no relative of the program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise

from yatzy_desktop.rules import Category, Groups, Straight

UPPER_BOXES = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}

NORDIC_POINTS = {
    "small_straight": 15,
    "large_straight": 20,
    "full_straight": 21,
    "yatzy": 50,
    "maxi_yatzy": 100,
}
AMERICAN_POINTS = {"full_house": 25, "small_straight": 30, "large_straight": 40, "yatzy": 50}

Chosen = tuple[int, ...]  # some of the dice, in rising order


@dataclass(frozen=True)
class BoxSpec:
    """A box as the rules speak of it; `points` is its fixed value, None for a sum of dice."""

    key: str
    points: int | None = None
    same_face_allowed: bool = False  # "yatzy counts as full house", "four alike as two pairs"
    american: bool = False


def nordic_box(key: str) -> BoxSpec:
    return BoxSpec(key, NORDIC_POINTS.get(key))


def american_box(key: str) -> BoxSpec:
    return BoxSpec(key, AMERICAN_POINTS.get(key), american=True)


def spec_of(category: Category) -> BoxSpec:
    """Return what a box of a custom ruleset declares, for the oracle to work out."""
    scoring = category.scoring
    return BoxSpec(
        key=category.key,
        points=category.fixed_points,
        same_face_allowed=isinstance(scoring, Groups) and not scoring.distinct,
        american=(isinstance(scoring, Groups) and (scoring.count_all or category.key == "yatzy"))
        or (isinstance(scoring, Straight) and scoring.lowest is None),
    )


@cache
def oracle_points(box: BoxSpec, dice: tuple[int, ...]) -> int:
    """Return the points of the dice in the box, trying every selection of them."""
    if box.key in UPPER_BOXES:
        return sum(face for face in dice if face == UPPER_BOXES[box.key])
    if box.key == "chance":
        return sum(dice)
    matches = [chosen for chosen in _selections(dice) if _fits(box, chosen)]
    if not matches:
        return 0
    if box.points is not None:
        return box.points
    if box.american:
        return sum(dice)
    return max(sum(chosen) for chosen in matches)


def _selections(dice: tuple[int, ...]) -> Iterator[Chosen]:
    for size in range(1, len(dice) + 1):
        for chosen in combinations(dice, size):
            yield tuple(sorted(chosen))


def _fits(box: BoxSpec, chosen: Chosen) -> bool:
    if box.american and box.key in _AMERICAN_PICTURES:
        return _AMERICAN_PICTURES[box.key](chosen)
    picture = _PICTURES[box.key]
    return picture(chosen, box.same_face_allowed)


def _alike(chosen: Chosen, size: int) -> bool:
    return len(chosen) == size and min(chosen) == max(chosen)


def _one_after_another(chosen: Chosen) -> bool:
    return all(above - below == 1 for below, above in pairwise(chosen))


def _split(chosen: Chosen, sizes: tuple[int, ...], *, same: bool) -> bool:
    """Whether the dice fall apart, in this order, into groups of these sizes."""
    if len(chosen) != sum(sizes):
        return False
    groups, rest = [], chosen
    for size in sizes:
        groups.append(rest[:size])
        rest = rest[size:]
    faces = {group[0] for group in groups}
    return all(_alike(group, len(group)) for group in groups) and (same or len(faces) == len(sizes))


def _either_way(first: int, second: int) -> Callable[[Chosen, bool], bool]:
    return lambda chosen, same: (
        _split(chosen, (first, second), same=same) or _split(chosen, (second, first), same=same)
    )


_PICTURES: dict[str, Callable[[Chosen, bool], bool]] = {
    "one_pair": lambda chosen, _: _alike(chosen, 2),
    "two_pairs": lambda chosen, same: _split(chosen, (2, 2), same=same),
    "three_pairs": lambda chosen, same: _split(chosen, (2, 2, 2), same=same),
    "three_of_a_kind": lambda chosen, _: _alike(chosen, 3),
    "four_of_a_kind": lambda chosen, _: _alike(chosen, 4),
    "five_of_a_kind": lambda chosen, _: _alike(chosen, 5),
    "small_straight": lambda chosen, _: chosen == (1, 2, 3, 4, 5),
    "large_straight": lambda chosen, _: chosen == (2, 3, 4, 5, 6),
    "full_straight": lambda chosen, _: chosen == (1, 2, 3, 4, 5, 6),
    "full_house": _either_way(3, 2),
    "villa": lambda chosen, same: _split(chosen, (3, 3), same=same),
    "tower": _either_way(4, 2),
    "yatzy": lambda chosen, _: _alike(chosen, 5),
    "maxi_yatzy": lambda chosen, _: _alike(chosen, 6),
}
_AMERICAN_PICTURES: dict[str, Callable[[Chosen], bool]] = {
    "small_straight": lambda chosen: len(chosen) == 4 and _one_after_another(chosen),
    "large_straight": lambda chosen: len(chosen) == 5 and _one_after_another(chosen),
}
