"""Shapes that several drawn controls share; every length follows the text size."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.pips import PIPS
from yatzy_desktop.widgets.look.theme import INDICATOR_CONTRAST, Theme, blended, contrast

LEAST_TARGET = 32
"""The least height and width, in logical pixels, of what is pressed: a finger has to hit it."""


def text_unit(widget: QWidget) -> float:
    """Return the height of the widget's text line, in logical pixels: the unit of all lengths."""
    return float(widget.fontMetrics().height())


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with round corners as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def line_pen(color: QColor, width: float) -> QPen:
    """Return a pen with round ends and joins."""
    return QPen(
        color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )


def draw_focus_ring(painter: QPainter, rect: QRectF, radius: float, color: QColor) -> None:
    """Draw the mark of the keyboard focus just inside a rectangle."""
    width = max(2.0, rect.height() * 0.03) if rect.height() < 100 else 3.0  # noqa: PLR2004
    half = width / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line_pen(color, width))
    painter.drawPath(rounded(rect.adjusted(half, half, -half, -half), max(0.0, radius - half)))


def draw_tick(painter: QPainter, rect: QRectF, fill: QColor, mark: QColor) -> None:
    """Draw a filled circle with a tick in it: chosen."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawEllipse(rect)
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    path = QPainterPath(QPointF(x + w * 0.28, y + h * 0.53))
    path.lineTo(x + w * 0.44, y + h * 0.68)
    path.lineTo(x + w * 0.73, y + h * 0.36)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line_pen(mark, w * 0.11))
    painter.drawPath(path)


def draw_cross(painter: QPainter, rect: QRectF, color: QColor, width: float) -> None:
    """Draw a slanted cross: close, or take away."""
    painter.setPen(line_pen(color, width))
    painter.drawLine(rect.topLeft(), rect.bottomRight())
    painter.drawLine(rect.topRight(), rect.bottomLeft())


def draw_plus(painter: QPainter, rect: QRectF, color: QColor, width: float) -> None:
    """Draw an upright cross: add."""
    painter.setPen(line_pen(color, width))
    center = rect.center()
    painter.drawLine(QPointF(rect.left(), center.y()), QPointF(rect.right(), center.y()))
    painter.drawLine(QPointF(center.x(), rect.top()), QPointF(center.x(), rect.bottom()))


def draw_grip(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Draw two columns of three dots: something to drag by."""
    radius = rect.height() * 0.08
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    center = rect.center()
    for column in (-0.16, 0.16):
        for row in (-0.3, 0.0, 0.3):
            place = QPointF(center.x() + column * rect.height(), center.y() + row * rect.height())
            painter.drawEllipse(place, radius, radius)


def draw_flat_die(painter: QPainter, rect: QRectF, face: int, body: QColor, mark: QColor) -> None:
    """Draw a small flat die as a sign: a rounded square with its pips."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(body)
    painter.drawPath(rounded(rect, rect.width() * 0.22))
    painter.setBrush(mark)
    spread, radius = rect.width() * 0.25, rect.width() * 0.095
    for x, y in PIPS[face]:
        painter.drawEllipse(rect.center() + QPointF(x * spread, y * spread), radius, radius)


def draw_dice_sign(painter: QPainter, rect: QRectF, count: int, body: QColor, mark: QColor) -> None:
    """Draw that many small dice in two rows, showing one, two, three and so on."""
    top = math.ceil(count / 2)
    edge = min(rect.width() / (top * 1.18), rect.height() / 2.36)
    step = edge * 1.18
    for index in range(count):
        row, column = divmod(index, top)
        in_row = top if row == 0 else count - top
        left = rect.center().x() - (in_row * step - (step - edge)) / 2 + column * step
        upper = rect.center().y() - step + (step - edge) / 2 + row * step
        draw_flat_die(
            painter, QRectF(QPointF(left, upper), QSizeF(edge, edge)), index + 1, body, mark
        )


def chosen_color(theme: Theme) -> QColor:
    """Return the colour that marks what is chosen: that of selections, made to stand out."""
    ground = card_fill(theme, chosen=True, hovered=False)
    color, share = theme.selection, 0.0
    while contrast(color, ground) < INDICATOR_CONTRAST and share < 1.0:
        share += 0.1
        color = blended(theme.selection, theme.window_text, share)
    return color


def card_fill(theme: Theme, *, chosen: bool, hovered: bool) -> QColor:
    """Return the ground of a card that can be chosen; its texts stay legible on it."""
    if theme.name == "high_contrast":
        return theme.base
    if chosen:
        return blended(theme.base, theme.selection, 0.10 if not theme.is_dark else 0.28)
    return blended(theme.base, theme.button, 0.6) if hovered else theme.base


def card_detail(theme: Theme) -> QColor:
    """Return the colour of the smaller text on a card."""
    return blended(theme.window_muted, theme.window_text, 0.4)


def paint_screen(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Draw the sign of a computer: a screen on its foot."""
    width = max(1.2, rect.width() * 0.09)
    painter.setPen(line_pen(color, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = rect.width()
    screen = QRectF(rect.left() + width / 2, rect.top() + edge * 0.1, edge - width, edge * 0.62)
    painter.drawRoundedRect(screen, edge * 0.1, edge * 0.1)
    middle, foot = rect.center().x(), rect.top() + edge * 0.92
    painter.drawLine(QPointF(middle - edge * 0.26, foot), QPointF(middle + edge * 0.26, foot))
