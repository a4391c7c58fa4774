"""Where an arrow key leads on the pad."""

from __future__ import annotations

from collections.abc import Sequence


def target_row(rows: Sequence[int], row: int, step: int) -> int:
    """Return the next of these rows below (1) or above (-1), or the same row at the end.

    A step of 0 asks for a row to begin at: this one, or the next below, or the first.
    """
    if step == 0:
        below = [each for each in rows if each >= row]
        return below[0] if below else next(iter(rows), row)
    ahead = [each for each in rows if (each - row) * step > 0]
    if not ahead:
        return row
    return min(ahead) if step > 0 else max(ahead)
