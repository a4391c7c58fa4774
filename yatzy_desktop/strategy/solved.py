"""Exact values worked out on the spot, for cards that have few states left to reach."""

from __future__ import annotations

from collections.abc import Sequence

from yatzy_desktop.rules import FillOrder, Ruleset
from yatzy_desktop.strategy.expectation import turn_values
from yatzy_desktop.strategy.layout import CardLayout, card_layout

FEW_BOXES = 2
"""So many open boxes are solved within a few hundredths of a second, in whatever order."""

MOST_ROWS = 512
"""With five dice, upper boxes first, some 3,000 states of half a millisecond each remain."""


def is_quickly_solved(ruleset: Ruleset) -> bool:
    """Whether a whole card of this ruleset is solved within a second or two.

    That is so when the order of filling leaves few states to reach, and no rolls are saved.
    """
    if ruleset.saved_rolls.enabled:
        return False
    if ruleset.fill_order is FillOrder.UPPER_FIRST:
        few_rows = 1 << len(ruleset.lower) <= MOST_ROWS
        return few_rows and not ruleset.held_locked
    return ruleset.fill_order is not FillOrder.FREE


class SolvedTable:
    """Exact values, each computed when first asked for and then remembered."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.layout = card_layout(ruleset)
        self._known: dict[tuple[int, int], Sequence[float]] = {}

    @property
    def is_exact(self) -> bool:
        """The values belong to this very ruleset."""
        return True

    def error_of_turn(self, row: int, column: int) -> float | None:
        """Nothing is rounded."""
        del row, column
        return 0.0

    def values(self, row: int, column: int, largest_bank: int) -> Sequence[float]:
        """Return the points still to come, bonus included, for a bank of 0, 1, … rolls."""
        layout = self.layout
        full = layout.columns[column][0] == layout.full_mask
        if full and row & layout.full_row == layout.full_row:
            return [layout.final_value(column)] * (largest_bank + 1)
        # Behind a full upper part nothing depends on its sum but the bonus, which is certain.
        bonus = layout.final_value(column) if full else 0.0
        asked = _least_full_column(layout) if full else column
        known = self._known.get((row, asked), ())
        if len(known) <= largest_bank:
            known = self._solve(row, asked, largest_bank)
            self._known[row, asked] = known
        base = layout.final_value(asked) if full else 0.0
        return [value - base + bonus for value in known[: largest_bank + 1]]

    def _solve(self, row: int, column: int, largest_bank: int) -> Sequence[float]:
        rolls = self.layout.ruleset.rolls_per_turn
        turn = turn_values(self.layout, self, row, column, rolls - 1 + largest_bank)
        return [means[0] for means in turn.means[rolls - 1 :]]


def _least_full_column(layout: CardLayout) -> int:
    return next(i for i, (mask, _) in enumerate(layout.columns) if mask == layout.full_mask)
