"""The mark over the column of a player who has left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from yatzy_desktop.widgets.look import line_pen


def draw_gone(painter: QPainter, place: QRectF, color: QColor, *, struck: bool) -> None:
    """Draw an arrow out of the game, or a cross where the points no longer count."""
    painter.setPen(line_pen(color, max(1.2, place.height() * 0.16)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = place.adjusted(*(place.height() * 0.1 * side for side in (1, 1, -1, -1)))
    if struck:
        painter.drawLine(box.topLeft(), box.bottomRight())
        painter.drawLine(box.bottomLeft(), box.topRight())
        return
    tip = QPointF(box.right(), box.center().y())
    painter.drawLine(QPointF(box.left(), box.center().y()), tip)
    for end in (box.top(), box.bottom()):
        painter.drawLine(tip, QPointF(box.center().x(), end))
