"""A ruleset without a table of its own, judged by the table of the most similar ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.judgement import fair_shares, worth_of_saved_rolls
from yatzy_desktop.strategy.layout import CardLayout, card_layout
from yatzy_desktop.strategy.solved import FEW_BOXES, SolvedTable
from yatzy_desktop.strategy.table import ValueTable

SHARE_OF_UNKNOWN_BOX = 0.8
"""What a box the similar card lacks brings in a whole game, against playing for it alone."""


def most_similar(ruleset: Ruleset, candidates: Iterable[Ruleset]) -> Ruleset | None:
    """Return the ruleset whose table serves best; None if none has as many dice."""
    same_dice = [each for each in candidates if each.dice_count == ruleset.dice_count]
    return min(same_dice, key=lambda each: _distance(ruleset, each), default=None)


def _distance(one: Ruleset, other: Ruleset) -> tuple[int, ...]:
    boxes = {each.key: each.scoring for each in one.categories}
    others = {each.key: each.scoring for each in other.categories}
    bonus, other_bonus = one.upper_bonus, other.upper_bonus
    return (
        int(one.saved_rolls.enabled != other.saved_rolls.enabled),
        len(boxes.keys() ^ others.keys()),
        sum(others.get(key, scoring) != scoring for key, scoring in boxes.items()),
        int((bonus is None) != (other_bonus is None)),
        abs((bonus.threshold if bonus else 0) - (other_bonus.threshold if other_bonus else 0)),
        abs((bonus.points if bonus else 0) - (other_bonus.points if other_bonus else 0)),
        abs(one.min_held - other.min_held),
    )


class NearestTable:
    """Values for one ruleset read from another's table; the last boxes are solved exactly."""

    def __init__(self, ruleset: Ruleset, similar: Ruleset, table: ValueTable) -> None:
        self.layout = card_layout(ruleset)
        self.similar = similar
        self._other = card_layout(similar)
        self._table = table
        self._solved = SolvedTable(ruleset)
        self._lower, self._upper = _partners(self.layout, self._other)
        shares = fair_shares(ruleset)
        self._shares = [SHARE_OF_UNKNOWN_BOX * each for each in shares]
        self._columns: dict[int, int] = {}
        self._sums: dict[int, list[int]] = {}
        for filled, total in self._other.columns:
            self._sums.setdefault(filled, []).append(total)
        self._saves = ruleset.saved_rolls.enabled, similar.saved_rolls.enabled

    @property
    def is_exact(self) -> bool:
        """The values are those of a similar ruleset."""
        return False

    def error_of_turn(self, row: int, column: int) -> float | None:
        """Return 0 where the last boxes are solved; else nobody knows."""
        mask = self.layout.columns[column][0]
        filled = self.layout.filled_below(row) + mask.bit_count()
        return 0.0 if len(self.layout.boxes) - filled <= FEW_BOXES else None

    def values(self, row: int, column: int, largest_bank: int) -> Sequence[float]:
        """Return the points still to come, bonus included, for a bank of 0, 1, … rolls."""
        mask = self.layout.columns[column][0]
        lower_open = len(self.layout.lower) - self.layout.filled_below(row)
        turns = lower_open + len(self.layout.upper) - mask.bit_count()
        if turns < FEW_BOXES:
            return self._solved.values(row, column, largest_bank)
        unknown = sum(
            self._shares[box]
            for box, partner in enumerate(self._lower)
            if partner is None and not row >> box & 1
        )
        found = self._table.values(self._other_row(row), self._other_column(column), largest_bank)
        if self._saves == (True, False):
            return [
                value + unknown + worth_of_saved_rolls(bank, turns)
                for bank, value in enumerate(found)
            ]
        return [value + unknown for value in found]

    def _other_row(self, row: int) -> int:
        other = self._other.full_row
        for box, partner in enumerate(self._lower):
            if partner is not None and not row >> box & 1:
                other &= ~(1 << partner)
        paid = row & self.layout.paid_bit and other & self._other.yatzy_bit
        return other | (self._other.paid_bit if paid else 0)

    def _other_column(self, column: int) -> int:
        """Return the other card's column with the same boxes open, as far from its bonus."""
        if column not in self._columns:
            self._columns[column] = self._found_column(column)
        return self._columns[column]

    def _found_column(self, column: int) -> int:
        mask, total = self.layout.columns[column]
        other_mask = self._other.full_mask
        for box, partner in enumerate(self._upper):
            if partner is not None and not mask >> box & 1:
                other_mask &= ~(1 << partner)
        missing = self.layout.threshold - total
        wanted = self._other.threshold - missing
        total = min(self._sums[other_mask], key=lambda each: abs(each - wanted))
        return self._other.column_of[other_mask, total]


def _partners(layout: CardLayout, other: CardLayout) -> tuple[list[int | None], list[int | None]]:
    """Return for each lower and each upper box the other card's box with the same key."""
    lower = {each.key: box for box, each in enumerate(other.lower)}
    upper = {each.key: box for box, each in enumerate(other.upper)}
    return (
        [lower.get(each.key) for each in layout.lower],
        [upper.get(each.key) for each in layout.upper],
    )
