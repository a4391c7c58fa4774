"""Judging a card by rules of thumb, the way people do; for weaker opponents and own rulesets."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.expectation import best_parts, keep_means
from yatzy_desktop.strategy.layout import CardLayout, card_layout

WORTH_OF_SAVED_ROLL = 4.5
"""Points of the first one; at the start of a Maxi game it is worth 5, the tenth 3.5."""

_LOOSE = 10.0
"""Points behind an even pace at which the bonus seems to be won in one game of four."""


@cache
def fair_shares(ruleset: Ruleset) -> tuple[float, ...]:
    """Return what each box gives on average in a turn played for that box alone.

    Boxes are numbered as in the card's layout.
    """
    layout = card_layout(ruleset)
    return tuple(_played_for(layout, points) for points in layout.points)


def _played_for(layout: CardLayout, points: Sequence[int]) -> float:
    throws: Sequence[float] = [float(each) for each in points]
    stops = throws
    means = keep_means(layout.tree, throws)
    for _ in range(layout.ruleset.rolls_per_turn - 1):
        best = best_parts(layout.tree, means, layout.ruleset.min_held)
        throws = list(map(max, stops, best[layout.tree.first_throw :]))
        means = keep_means(layout.tree, throws)
    return means[0]


class ThumbTable:
    """What a card seems worth: a share of what open boxes give alone, and of the bonus.

    `foresight` 0 looks at the running turn only, 1 knows what every open box is good for;
    `bonus_sense` and `thrift` say how much the bonus and saved rolls count, from 0 to 1.
    """

    def __init__(
        self, ruleset: Ruleset, *, foresight: float, bonus_sense: float, thrift: float
    ) -> None:
        self.layout = card_layout(ruleset)
        shares = fair_shares(ruleset)
        lower = len(self.layout.lower)
        self._lower = [foresight * share for share in shares[:lower]]
        self._upper = [foresight * share for share in shares[lower:]]
        self._bonus_sense = bonus_sense
        self._thrift = thrift

    @property
    def is_exact(self) -> bool:
        """Rules of thumb never are."""
        return False

    def error_of_turn(self, row: int, column: int) -> float | None:
        """Nobody knows how wrong a rule of thumb is."""
        del row, column
        return None

    def values(self, row: int, column: int, largest_bank: int) -> Sequence[float]:
        """Return the points that seem to be still to come, for a bank of 0, 1, … rolls."""
        layout = self.layout
        mask, total = layout.columns[column]
        to_come = sum(share for i, share in enumerate(self._lower) if not row >> i & 1)
        to_come += sum(share for i, share in enumerate(self._upper) if not mask >> i & 1)
        to_come += self._bonus(mask, total)
        turns = len(layout.boxes) - mask.bit_count() - (row & layout.full_row).bit_count()
        saved = (worth_of_saved_rolls(bank, turns) for bank in range(largest_bank + 1))
        return [to_come + self._thrift * worth for worth in saved]

    def _bonus(self, mask: int, total: int) -> float:
        layout = self.layout
        if not layout.bonus_points:
            return 0.0
        if mask == layout.full_mask or total >= layout.threshold:
            return self._bonus_sense * layout.bonus_points * float(total >= layout.threshold)
        faces = [layout.face_of(i) for i in range(len(layout.upper))]
        done = sum(face for i, face in enumerate(faces) if mask >> i & 1)
        ahead = total - layout.threshold * done / sum(faces)
        # Few boxes move a sum less than many: near the end a lead or a lag is nearly certain.
        spread = _LOOSE * math.sqrt(1 - done / sum(faces))
        chance = 1 / (1 + math.exp(-ahead / spread))
        return self._bonus_sense * layout.bonus_points * chance


def worth_of_saved_rolls(bank: int, turns: int) -> float:
    """Return what so many saved rolls are worth with so many turns to come, in points."""
    return WORTH_OF_SAVED_ROLL * bank / (1 + bank / (2 * turns)) if turns else 0.0
