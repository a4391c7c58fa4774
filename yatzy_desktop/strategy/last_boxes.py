"""A shipped table with the values of the last boxes worked out exactly on the spot."""

from __future__ import annotations

from collections.abc import Sequence

from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.layout import CardLayout, card_layout
from yatzy_desktop.strategy.solved import FEW_BOXES, SolvedTable
from yatzy_desktop.strategy.table import ValueTable

FEW_UPPER_WITH_SAVED_ROLLS = 1
"""With saved rolls so many open upper boxes are solved as fast as others: sums times banks."""


class LastBoxesTable:
    """Values from a table, but exact ones where few boxes are open.

    One more box may be open in a turn: after it, few are. The first advice on such a turn
    takes some hundredths of a second; whatever was solved is remembered. `table_error` is how
    far the table's own values may be off, in points.
    """

    def __init__(self, ruleset: Ruleset, table: ValueTable, table_error: float) -> None:
        self.layout: CardLayout = card_layout(ruleset)
        self.table = table
        self._table_error = table_error
        self._solved = SolvedTable(ruleset)

    @property
    def is_exact(self) -> bool:
        """Whether the table belongs to the very ruleset played."""
        return self.table.is_exact

    def values(self, row: int, column: int, largest_bank: int) -> Sequence[float]:
        """Return the points still to come, bonus included, for a bank of 0, 1, … rolls."""
        chosen: ValueTable = self._solved if self._is_solved(row, column) else self.table
        return chosen.values(row, column, largest_bank)

    def error_of_turn(self, row: int, column: int) -> float | None:
        """Return how far values of a turn from this card may be off: 0 where it is solved."""
        layout = self.layout
        after = (
            layout.after(row, column, box, points)
            for box in layout.allowed_boxes(row, column)
            for points in layout.different_points[box]
        )
        return 0.0 if all(self._is_solved(*each) for each in after) else self._table_error

    def _is_solved(self, row: int, column: int) -> bool:
        layout = self.layout
        below = len(layout.lower) - layout.filled_below(row)
        above = len(layout.upper) - layout.columns[column][0].bit_count()
        saves = layout.ruleset.saved_rolls.enabled
        return below + above <= FEW_BOXES and not (saves and above > FEW_UPPER_WITH_SAVED_ROLLS)
