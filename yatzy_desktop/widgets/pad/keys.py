"""Where the arrow keys lead on the pad."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from yatzy_desktop.adapters.game import RowKind, ScorecardTableModel

Place = tuple[int, int]
"""A row and a column."""

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


def open_rows(model: ScorecardTableModel, column: int) -> list[int]:
    """Return the rows of a player's open boxes from top to bottom."""
    return [
        number
        for number, row in enumerate(model.rows)
        if row.kind is RowKind.CATEGORY and model.cell(number, column).points is None
    ]


def has_choice(model: ScorecardTableModel) -> bool:
    """Tell whether the current player may fill any box now."""
    column = model.current_column
    rows = range(model.rowCount() if column >= 0 else 0)
    return any(model.cell(row, column).is_selectable for row in rows)


def next_open_row(model: ScorecardTableModel, row: int, column: int) -> int:
    """Return this row if its box is open, or the next open one below, or the first, or row 0."""
    rows = open_rows(model, column)
    below = [each for each in rows if each >= row]
    return below[0] if below else next(iter(rows), 0)


def place_after(
    model: ScorecardTableModel, place: Place, key: int, *, every_row: bool
) -> Place | None:
    """Return where a key leads, None for keys that don't move.

    In the column of the current player, up and down visit the open boxes only, unless
    `every_row` is asked for; elsewhere they visit every row.
    """
    row, column = place
    is_own = column == model.current_column
    rows = list(range(model.rowCount()))
    if is_own and not every_row:
        rows = open_rows(model, column)
    if key in _STEPS:
        return _stepped(rows, row, _STEPS[Qt.Key(key)]), column
    match key:
        case Qt.Key.Key_Left:
            return row, max(0, column - 1)
        case Qt.Key.Key_Right:
            return row, min(model.columnCount() - 1, column + 1)
        case Qt.Key.Key_Home:
            return (rows[0] if rows else row), column
        case Qt.Key.Key_End:
            return (rows[-1] if rows else row), column
    return None


def _stepped(rows: Sequence[int], row: int, step: int) -> int:
    ahead = [each for each in rows if (each - row) * step > 0]
    if not ahead:
        return row
    return min(ahead) if step > 0 else max(ahead)
