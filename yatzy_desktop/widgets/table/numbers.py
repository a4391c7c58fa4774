"""The small numbers on the felt beside loose dice: the keys that hold them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from yatzy_desktop.widgets.look import TEXT_CONTRAST, blended, contrast, with_tabular_figures
from yatzy_desktop.widgets.table.colors import TableColors
from yatzy_desktop.widgets.table.motion import Rest

# From the middle of a die, in dice: beside its corners, the best first.
_CORNERS = (
    (-0.655, 0.655),
    (0.655, 0.655),
    (-0.655, -0.70),
    (0.655, -0.70),
    (0.0, 0.86),
    (-0.80, 0.05),
    (0.80, 0.05),
    (0.0, -0.92),
)
_REACH = 0.92  # from a die's middle, in dice: numbers nearer than this seem to be its own
_SIZE = 0.19
_LEAST_PIXELS = 9
_SPARE = 1.08  # of the contrast, for the light and the weave of the felt
_STEP = 0.02


def number_color(colors: TableColors) -> QColor:
    """Return the faintest colour in which numbers can be read all over the felt."""
    share, color = 0.0, colors.felt
    grounds = (colors.felt, colors.felt_light)
    wanted = TEXT_CONTRAST * _SPARE
    while share < 1.0 and min(contrast(color, each) for each in grounds) < wanted:
        share = min(1.0, share + _STEP)
        color = blended(colors.felt, colors.text, share)
    return color


def number_boxes(places: Mapping[int, Rest], felt: QRectF) -> dict[int, QRectF]:
    """Return where the number of each loose die stands, in logical pixels.

    That is at its lower left, or at another corner where a neighbour or the rim leaves no room.
    """
    boxes: dict[int, QRectF] = {}
    for index, rest in places.items():
        others = [other for at, other in places.items() if at != index]
        options = [_box(rest, corner) for corner in _CORNERS]
        boxes[index] = max(options, key=lambda box: min(_gap(box, others), 0.0) - _lack(box, felt))
    return boxes


def _box(rest: Rest, corner: tuple[float, float]) -> QRectF:
    side = max(_SIZE * rest.size, _LEAST_PIXELS)
    box = QRectF(QPointF(0.0, 0.0), QSizeF(side, side))
    box.moveCenter(QPointF(rest.x + corner[0] * rest.size, rest.y + corner[1] * rest.size))
    return box


def _gap(box: QRectF, others: Iterable[Rest]) -> float:
    """Return how far a number is from the nearest die; less than nothing if it is covered."""
    at, half = box.center(), box.width() / 2.0
    gaps = [math.hypot(at.x() - o.x, at.y() - o.y) - half - _REACH * o.size for o in others]
    return min(gaps, default=math.inf)


def _lack(box: QRectF, felt: QRectF) -> float:
    """Return how much of a number the felt has no room for, in pixels."""
    return max(
        0.0,
        felt.left() - box.left(),
        box.right() - felt.right(),
        felt.top() - box.top(),
        box.bottom() - felt.bottom(),
    )


def paint_numbers(
    painter: QPainter, boxes: Mapping[int, QRectF], font: QFont, color: QColor
) -> None:
    """Write the number of each die, counted from 1, into its box."""
    sized = with_tabular_figures(font)
    painter.setPen(color)
    for index, box in boxes.items():
        sized.setPixelSize(max(_LEAST_PIXELS, round(box.height())))
        painter.setFont(sized)
        room = box.adjusted(-box.width(), -box.height(), box.width(), box.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(index + 1))
