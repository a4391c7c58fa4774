"""The small numbers on the felt beside loose dice: the keys that hold them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from yatzy_desktop.widgets.dice import DiePose
from yatzy_desktop.widgets.look import INDICATOR_CONTRAST, blended, contrast, with_tabular_figures
from yatzy_desktop.widgets.table.colors import TableColors

# From the middle of a die, in dice: where no die reaches, however it and its neighbours lie.
_ACROSS, _DOWN = -0.655, 0.655
_SIZE = 0.19
_LEAST_PIXELS = 9
_SPARE = 1.08  # of the contrast, for the light and the weave of the felt
_STEP = 0.02


def number_color(colors: TableColors) -> QColor:
    """Return the faintest colour in which numbers are still seen all over the felt."""
    share, color = 0.0, colors.felt
    grounds = (colors.felt, colors.felt_light)
    wanted = INDICATOR_CONTRAST * _SPARE
    while share < 1.0 and min(contrast(color, each) for each in grounds) < wanted:
        share = min(1.0, share + _STEP)
        color = blended(colors.felt, colors.text, share)
    return color


def number_box(pose: DiePose) -> QRectF:
    """Return where the number of a die stands, in logical pixels: lower left of the die."""
    side = max(_SIZE * pose.size, _LEAST_PIXELS)
    box = QRectF(QPointF(0.0, 0.0), QSizeF(side, side))
    box.moveCenter(QPointF(pose.x + _ACROSS * pose.size, pose.y + _DOWN * pose.size))
    return box


def paint_numbers(
    painter: QPainter, dice: Iterable[tuple[int, DiePose]], font: QFont, color: QColor
) -> None:
    """Write the number of each die, counted from 1, on the felt beside it."""
    sized = with_tabular_figures(font)
    painter.setPen(color)
    for index, pose in dice:
        box = number_box(pose)
        sized.setPixelSize(max(_LEAST_PIXELS, round(box.height())))
        painter.setFont(sized)
        room = box.adjusted(-box.width(), -box.height(), box.width(), box.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(index + 1))
