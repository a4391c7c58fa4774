"""One player's boxes, with the sums that are always computed from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from yatzy_desktop.rules import Ruleset, UnknownCategoryError

YATZY_KEY = "yatzy"


@dataclass(frozen=True, slots=True)
class Scorecard:
    """The points in each box, in pad order; None marks an open box.

    `extra_points` holds what further yatzies earned where the ruleset pays for them; `amended`
    are the boxes that the table has put right.
    """

    ruleset: Ruleset
    points: tuple[int | None, ...]
    extra_points: int = 0
    amended: frozenset[str] = frozenset()

    @classmethod
    def blank(cls, ruleset: Ruleset) -> Scorecard:
        """Return a card with every box open."""
        return cls(ruleset, (None,) * len(ruleset.categories))

    @property
    def scores(self) -> Mapping[str, int | None]:
        """The points by category key, in pad order; None for open boxes."""
        keys = (category.key for category in self.ruleset.categories)
        return MappingProxyType(dict(zip(keys, self.points, strict=True)))

    def score_of(self, key: str) -> int | None:
        """Return the points in a box, None if open; raises `UnknownCategoryError`."""
        return self.points[self._index(key)]

    def is_open(self, key: str) -> bool:
        """Whether the box is still to be filled; raises `UnknownCategoryError`."""
        return self.score_of(key) is None

    @property
    def open_categories(self) -> tuple[str, ...]:
        """The keys of the boxes still to be filled, in pad order."""
        return tuple(key for key, points in self.scores.items() if points is None)

    @property
    def filled_count(self) -> int:
        """The number of filled boxes."""
        return sum(points is not None for points in self.points)

    @property
    def is_full(self) -> bool:
        """Whether no box is open."""
        return None not in self.points

    def with_score(self, key: str, points: int, extra: int = 0) -> Scorecard:
        """Return the card with a box filled, and extra points added."""
        index = self._index(key)
        filled = (*self.points[:index], points, *self.points[index + 1 :])
        return replace(self, points=filled, extra_points=self.extra_points + extra)

    def with_amendment(self, key: str, points: int | None) -> Scorecard:
        """Return the card with a box put right, and marked as such.

        Further yatzies are paid to those who have a Yatzy: without it their points go.
        """
        index = self._index(key)
        put_right = (*self.points[:index], points, *self.points[index + 1 :])
        extra = 0 if key == YATZY_KEY and not points else self.extra_points
        return replace(self, points=put_right, extra_points=extra, amended=self.amended | {key})

    @property
    def upper_sum(self) -> int:
        """The sum of the filled upper boxes, without the bonus."""
        return sum(self.score_of(each.key) or 0 for each in self.ruleset.upper)

    @property
    def bonus(self) -> int:
        """The upper bonus: all of it once the upper sum has reached the threshold."""
        bonus = self.ruleset.upper_bonus
        return bonus.points if bonus and self.upper_sum >= bonus.threshold else 0

    @property
    def bonus_out_of_reach(self) -> bool:
        """Whether the best dice in all open upper boxes could no longer earn the bonus."""
        bonus = self.ruleset.upper_bonus
        if bonus is None:
            return True
        open_upper = (each.key for each in self.ruleset.upper if self.is_open(each.key))
        reachable = self.upper_sum + sum(self.ruleset.max_score(key) for key in open_upper)
        return reachable < bonus.threshold

    @property
    def bonus_progress(self) -> int | None:
        """Points ahead of (+) or behind (-) an even pace to the bonus; None without a bonus.

        The pace is the threshold shared among the upper boxes in proportion to their faces'
        best scores, so that three of each face (five dice, 63) is exactly even.
        """
        bonus = self.ruleset.upper_bonus
        if bonus is None:
            return None
        filled = [each.key for each in self.ruleset.upper if not self.is_open(each.key)]
        due = bonus.threshold * sum(self.ruleset.max_score(key) for key in filled)
        return self.upper_sum - round(due / self.ruleset.max_upper_sum)

    @property
    def total(self) -> int:
        """All points: the boxes, the upper bonus and the extra points."""
        boxes = sum(points for points in self.points if points is not None)
        return boxes + self.bonus + self.extra_points

    def _index(self, key: str) -> int:
        for index, category in enumerate(self.ruleset.categories):
            if category.key == key:
                return index
        raise UnknownCategoryError(key)
