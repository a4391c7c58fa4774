"""The kinds of box: frozen values, each a pure function from face counts to points.

Source of the values: the product's rules, section 3.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from yatzy_desktop.rules.dice import FACES, FaceCounts, all_throws, face_counts


@dataclass(frozen=True, slots=True)
class FaceSum:
    """Adds the dice that show one face."""

    face: int

    @property
    def dice_needed(self) -> int:
        """The number of dice without which the box could never score."""
        return 1

    def score(self, counts: FaceCounts) -> int:
        """Return the points for dice with these face counts."""
        return self.face * counts[self.face - 1]


@dataclass(frozen=True, slots=True)
class AllDice:
    """Adds all dice, whatever they show."""

    @property
    def dice_needed(self) -> int:
        """The number of dice without which the box could never score."""
        return 1

    def score(self, counts: FaceCounts) -> int:
        """Return the points for dice with these face counts."""
        return _sum_of(counts)


@dataclass(frozen=True, slots=True)
class Groups:
    """Needs groups of equal dice, such as 3 + 2, and adds the best such groups.

    `distinct` asks for a face of its own for each group; `points` replaces the sum by a
    fixed value; `count_all` adds every die once the groups are there (American rules).
    """

    sizes: tuple[int, ...]
    distinct: bool = True
    points: int | None = None
    count_all: bool = False

    @property
    def dice_needed(self) -> int:
        """The number of dice without which the box could never score."""
        return sum(self.sizes)

    def score(self, counts: FaceCounts) -> int:
        """Return the points for dice with these face counts, 0 when a group is missing."""
        best = _best_groups(self.sizes, counts, distinct=self.distinct)
        if best is None:
            return 0
        if self.points is not None:
            return self.points
        return _sum_of(counts) if self.count_all else best


@dataclass(frozen=True, slots=True)
class Straight:
    """Needs `length` faces in a row, from `lowest` or (None) from anywhere, for fixed points."""

    length: int
    lowest: int | None
    points: int

    @property
    def dice_needed(self) -> int:
        """The number of dice without which the box could never score."""
        return self.length

    def score(self, counts: FaceCounts) -> int:
        """Return the points for dice with these face counts, 0 when a face is missing."""
        last_start = len(FACES) - self.length + 1
        starts = range(1, last_start + 1) if self.lowest is None else (self.lowest,)
        for start in starts:
            if all(counts[start - 1 : start - 1 + self.length]):
                return self.points
        return 0


Scoring: TypeAlias = FaceSum | AllDice | Groups | Straight


def score_dice(scoring: Scoring, dice: Sequence[int]) -> int:
    """Return what valid dice are worth in a box of this kind."""
    return scoring.score(face_counts(dice))


@cache
def best_possible(scoring: Scoring, dice_count: int) -> int:
    """Return the highest score of this kind of box over all throws of so many dice."""
    return max(score_dice(scoring, dice) for dice in all_throws(dice_count))


def _sum_of(counts: FaceCounts) -> int:
    return sum(face * count for face, count in zip(FACES, counts, strict=True))


def _best_groups(sizes: tuple[int, ...], counts: FaceCounts, *, distinct: bool) -> int | None:
    if not sizes:
        return 0
    size, rest = sizes[0], sizes[1:]
    best: int | None = None
    for index, count in enumerate(counts):
        if count < size:
            continue
        left = 0 if distinct else count - size
        remaining = (*counts[:index], left, *counts[index + 1 :])
        others = _best_groups(rest, remaining, distinct=distinct)
        if others is not None:
            total = FACES[index] * size + others
            best = total if best is None else max(best, total)
    return best
