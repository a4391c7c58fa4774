"""The printed lines of the pad, the same over labels, heads and cells."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter

from yatzy_desktop.adapters.game import ScorecardRow
from yatzy_desktop.widgets.pad.colors import frame_color
from yatzy_desktop.widgets.pad.grid import DeviceGrid
from yatzy_desktop.widgets.pad.look import PadLook


def draw_row_lines(
    painter: QPainter,
    look: PadLook,
    edges: Sequence[int],
    span: tuple[int, int],
    rows: Sequence[ScorecardRow],
) -> None:
    """Draw the lines between rows; `edges` are the rows' tops and the bottom of the last."""
    grid, theme = DeviceGrid(painter), look.theme
    if len(edges) != len(rows) + 1:
        return
    left, right = span
    for edge in edges[1:-1]:
        grid.horizontal(edge, left, right, look.hairline, theme.paper_line)
    for number, row in enumerate(rows):
        for is_heavy, edge in (
            (row.rule_above, edges[number]),
            (row.rule_below, edges[number + 1]),
        ):
            if is_heavy:
                grid.horizontal(edge, left, right, look.heavy, theme.paper_rule)
    bottom = edges[-1] - look.heavy / 2
    grid.horizontal(bottom, left, right, look.heavy, theme.paper_rule)


def draw_column_lines(
    painter: QPainter,
    look: PadLook,
    edges: Sequence[int],
    span: tuple[int, int],
    current: int,
) -> None:
    """Draw the lines between players and the frame of the current one; -1 when there is none."""
    grid, theme = DeviceGrid(painter), look.theme
    top, bottom = span
    for edge in edges[1:-1]:
        grid.vertical(edge, top, bottom, look.hairline, theme.paper_rule)
    if not edges:
        return
    grid.vertical(edges[0], top, bottom, look.heavy, theme.paper_rule)
    grid.vertical(edges[-1] - look.heavy / 2, top, bottom, look.heavy, theme.paper_rule)
    if 0 <= current < len(edges) - 1:
        half, frame = look.heavy / 2, frame_color(theme)
        grid.vertical(edges[current], top, bottom, look.heavy, frame)
        right = min(edges[current + 1], edges[-1] - half)
        grid.vertical(right, top, bottom, look.heavy, frame)
