"""Paints the leather cup that holds the dice before the first roll of a turn, seen from above."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from yatzy_desktop.widgets.dice import Camera, DicePainter, DiePose, axis_rotation, multiply

SPAN = 3.3  # width and height of the picture, in dice
_RADIUS = 1.32
_LIP = 0.17
_DIE = 0.62
_LEATHER, _LEATHER_LIGHT, _LEATHER_DARK = QColor("#6b4326"), QColor("#a97346"), QColor("#2e1a0d")


def cup_picture(dice: DicePainter, die: float, count: int, ratio: float) -> QPixmap:
    """Return the cup with some dice lying in it on their corners, which show no value."""
    side = max(1, round(die * SPAN * ratio))
    picture = QPixmap(side, side)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    middle = QPointF(die * SPAN / 2.0, die * SPAN / 2.0)
    _paint_shadow(painter, middle, die)
    _paint_wall(painter, middle, die)
    _paint_inside(painter, middle, die, dice, count)
    painter.end()
    return picture


def _paint_shadow(painter: QPainter, middle: QPointF, die: float) -> None:
    at = middle + QPointF(die * 0.12, die * 0.16)
    gradient = QRadialGradient(at, die * _RADIUS * 1.14)
    for stop, alpha in ((0.0, 200), (0.84, 150), (0.93, 60), (1.0, 0)):
        gradient.setColorAt(stop, QColor(4, 14, 10, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(at, die * _RADIUS * 1.14, die * _RADIUS * 1.14)


def _paint_wall(painter: QPainter, middle: QPointF, die: float) -> None:
    outer = die * _RADIUS
    gradient = QRadialGradient(middle - QPointF(outer * 0.45, outer * 0.5), outer * 1.7)
    gradient.setColorAt(0.0, _LEATHER_LIGHT)
    gradient.setColorAt(0.55, _LEATHER)
    gradient.setColorAt(1.0, _LEATHER_DARK)
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(middle, outer, outer)
    seam = QPen(QColor(232, 205, 160, 190), max(1.0, die * 0.022))
    seam.setDashPattern([3.2, 2.4])
    seam.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(seam)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, outer - die * _LIP * 0.5, outer - die * _LIP * 0.5)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_inside(
    painter: QPainter, middle: QPointF, die: float, dice: DicePainter, count: int
) -> None:
    inner = die * (_RADIUS - _LIP)
    painter.setBrush(QColor("#1d110a"))
    painter.drawEllipse(middle, inner, inner)
    opening = QPainterPath()
    opening.addEllipse(middle, inner, inner)
    painter.save()
    painter.setClipPath(opening)
    camera = Camera(middle.x(), middle.y(), inner)
    chance = random.Random(count)  # noqa: S311 - looks only
    around = count if count < 5 else count - 1  # noqa: PLR2004 - more do not fit in a ring
    for index in range(count):
        turn = index * 2.0 * math.pi / around + 0.4
        out = 0.0 if index == around else inner * (0.52 if count > 1 else 0.0)
        x, y = middle.x() + math.cos(turn) * out, middle.y() + math.sin(turn) * out
        slant = axis_rotation((0.7071, -0.7071, 0.0), 0.955 + chance.uniform(-0.12, 0.12))
        spun = axis_rotation((0.0, 0.0, 1.0), chance.uniform(0.0, 6.28))
        matrix = multiply(spun, slant)
        dice.paint(painter, DiePose(x, y, 0.0, die * _DIE, matrix, 0.0), camera.view(x, y))
    dark = QRadialGradient(middle + QPointF(inner * 0.28, inner * 0.34), inner * 1.45)
    dark.setColorAt(0.0, QColor(10, 5, 2, 70))
    dark.setColorAt(0.5, QColor(10, 5, 2, 135))
    dark.setColorAt(1.0, QColor(6, 3, 1, 235))
    painter.setBrush(QBrush(dark))
    painter.drawRect(QRectF(middle.x() - inner, middle.y() - inner, 2 * inner, 2 * inner))
    painter.restore()
