"""Where everything on the table lies for a widget of some size."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

TRAY_SCALE = 0.76  # of a die in the tray, against one on the felt
_SLOT_PITCH = 1.34  # slot to slot, in tray dice
_SLOT_SIDE = 1.22
_TRAY_HEIGHT = 1.62  # in tray dice
_CELL = 1.5  # room for a loose die at any turn, in dice
_MARGIN = 0.16  # kept free beside the cells, in dice
_HEADROOM = 0.12  # kept free above them, for dice that are lifted
_LARGEST_DIE = 190.0
_SMALLEST_DIE = 20.0


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles and places in logical pixels; ``cells`` and ``slots`` have one per die."""

    width: float
    height: float
    rim: float
    felt: QRectF
    tray: QRectF
    die: float
    cells: tuple[QPointF, ...]
    slots: tuple[QRectF, ...]
    play: float  # how far a loose die may lie from its cell's middle, each way

    @property
    def tray_die(self) -> float:
        """The size of a die in the tray."""
        return self.die * TRAY_SCALE


def _die_size(width: float, height: float, count: int) -> tuple[float, int]:
    """Return the largest size that fits and the number of columns it lies in."""
    best, best_columns = 0.0, 1
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        size = min(
            width / (columns * _CELL + _MARGIN),
            height / (rows * _CELL + _MARGIN + _HEADROOM + _TRAY_HEIGHT * TRAY_SCALE),
            width / ((count * _SLOT_PITCH + 0.2) * TRAY_SCALE),
        )
        if size > best + 0.5:
            best, best_columns = size, columns
    return max(_SMALLEST_DIE, min(best, _LARGEST_DIE)), best_columns


def _cells(felt: QRectF, die: float, count: int, columns: int) -> tuple[tuple[QPointF, ...], float]:
    """Return the middles of the cells, and how far a die may stray from them."""
    rows = math.ceil(count / columns)
    wide = min((felt.width() - die * _MARGIN) / columns, die * 2.05)
    high = min((felt.height() - die * (_MARGIN + _HEADROOM)) / rows, die * 1.85)
    middle = felt.center() + QPointF(0.0, die * _HEADROOM / 2.0)
    places: list[QPointF] = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        x = middle.x() + (column - (in_row - 1) / 2.0) * wide
        y = middle.y() + (row - (rows - 1) / 2.0) * high
        places.append(QPointF(x, y))
    play = max(0.0, min((min(wide, high) - _CELL * die) / 2.0, die * 0.2))
    return tuple(places), play


def _rim(width: float, height: float) -> float:
    return max(9.0, min(width, height) * 0.03)


def rim_corner(width: float, height: float) -> float:
    """Return the radius of the outer corners of a table's rim, in logical pixels."""
    return _rim(width, height) * 0.9


def table_layout(width: float, height: float, count: int) -> TableLayout:
    """Return the layout of a table of a size (logical pixels) for a number of dice (1 or more)."""
    rim = _rim(width, height)
    inner_width, inner_height = width - 2.0 * rim, height - 2.0 * rim
    die, columns = _die_size(inner_width, inner_height, count)
    tray_height = die * TRAY_SCALE * _TRAY_HEIGHT
    felt = QRectF(rim, rim, inner_width, inner_height - tray_height)
    tray = QRectF(rim, felt.bottom(), inner_width, tray_height)
    cells, play = _cells(felt, die, count, columns)
    side, pitch = die * TRAY_SCALE * _SLOT_SIDE, die * TRAY_SCALE * _SLOT_PITCH
    middle = tray.center()
    slots = tuple(
        QRectF(
            middle.x() + (index - (count - 1) / 2.0) * pitch - side / 2.0,
            middle.y() - side / 2.0,
            side,
            side,
        )
        for index in range(count)
    )
    return TableLayout(width, height, rim, felt, tray, die, cells, slots, play)
