"""Paints the leather cup that holds the dice and pours them, seen from above."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from yatzy_desktop.widgets.dice import Camera, DicePainter, DiePose, axis_rotation, multiply

SPAN = 3.3  # width and height of the picture, in dice
TILTS = 6  # pictures between a cup that stands and one that pours
_RADIUS = 1.32
_LIP = 0.17
_DIE = 0.62
_FOOT = 1.02  # radius of the cup's foot
_LENGTH = 1.7
_MOST_TILT = math.radians(68.0)
_LEATHER, _LEATHER_LIGHT, _LEATHER_DARK = QColor("#6b4326"), QColor("#a97346"), QColor("#2e1a0d")


class CupPose(NamedTuple):
    """Where the middle of the cup is, in logical pixels, and how far (0-1) it is tilted."""

    x: float
    y: float
    tilt: float

    def towards(self, other: CupPose, share: float) -> CupPose:
        """Return the cup on its way (0-1) to another place."""
        keep = 1.0 - share
        return CupPose(
            self.x * keep + other.x * share,
            self.y * keep + other.y * share,
            self.tilt * keep + other.tilt * share,
        )


def is_in_cup(cup: CupPose, die: float, at: QPointF) -> bool:
    """Tell whether a place is on a cup that stands beside dice of a size."""
    return math.hypot(at.x() - cup.x, at.y() - cup.y) <= _RADIUS * die


def mouth_of(cup: CupPose, die: float) -> QPointF:
    """Return the middle of the mouth of a cup, in logical pixels."""
    return QPointF(cup.x + _lean(cup.tilt) * die, cup.y)


def opening(cup: CupPose, die: float) -> QPainterPath:
    """Return where dice that come out of a tilted cup are seen: in its mouth, and before it."""
    mouth, narrow = mouth_of(cup, die), math.cos(_MOST_TILT * cup.tilt)
    path = _ring(mouth, (_RADIUS - _LIP) * die, narrow)
    before = QPainterPath()
    before.addRect(mouth.x(), mouth.y() - 2.0 * die, 3.0 * die, 4.0 * die)
    return path.united(before)


def _lean(tilt: float) -> float:
    return _LENGTH / 2.0 * math.sin(_MOST_TILT * tilt)


def tilted_cup_picture(die: float, tilt: float, ratio: float) -> QPixmap:
    """Return the cup lying over to the right by a part (0-1) of the way, its mouth in sight."""
    side = max(1, round(die * SPAN * ratio))
    picture = QPixmap(side, side)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    turn = _MOST_TILT * tilt
    middle = die * SPAN / 2.0
    lean, narrow = _lean(tilt), math.cos(turn)
    mouth, foot = QPointF(middle + lean * die, middle), QPointF(middle - lean * die, middle)
    body = _ring(foot, _FOOT * die, narrow).united(_waist(foot, mouth, die))
    body = body.united(_ring(mouth, _RADIUS * die, narrow))
    painter.translate(die * 0.10, die * 0.16)
    painter.setBrush(QColor(4, 14, 10, 110))
    painter.drawPath(body)
    painter.translate(-die * 0.10, -die * 0.16)
    painter.setBrush(_rounded_leather(middle, die))
    painter.drawPath(body)
    _paint_mouth(painter, mouth, die, narrow)
    painter.end()
    return picture


def _ring(at: QPointF, radius: float, narrow: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(at, radius * narrow, radius)
    return path


def _waist(foot: QPointF, mouth: QPointF, die: float) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(foot.x(), foot.y() - _FOOT * die)
    path.lineTo(mouth.x(), mouth.y() - _RADIUS * die)
    path.lineTo(mouth.x(), mouth.y() + _RADIUS * die)
    path.lineTo(foot.x(), foot.y() + _FOOT * die)
    path.closeSubpath()
    return path


def _rounded_leather(middle: float, die: float) -> QBrush:
    top, bottom = middle - _RADIUS * die, middle + _RADIUS * die
    across = QLinearGradient(0.0, top, 0.0, bottom)
    for stop, color in (
        (0.0, _LEATHER),
        (0.28, _LEATHER_LIGHT),
        (0.6, _LEATHER),
        (1.0, _LEATHER_DARK),
    ):
        across.setColorAt(stop, color)
    return QBrush(across)


def _paint_mouth(painter: QPainter, mouth: QPointF, die: float, narrow: float) -> None:
    rim = QRadialGradient(mouth - QPointF(die * 0.5, die * 0.6), die * _RADIUS * 2.0)
    rim.setColorAt(0.0, _LEATHER_LIGHT.lighter(112))
    rim.setColorAt(1.0, _LEATHER)
    painter.setBrush(QBrush(rim))
    painter.drawPath(_ring(mouth, _RADIUS * die, narrow))
    inside = QLinearGradient(mouth.x() - die, mouth.y(), mouth.x() + die, mouth.y())
    inside.setColorAt(0.0, QColor("#150c06"))
    inside.setColorAt(1.0, QColor("#3a2414"))
    painter.setBrush(QBrush(inside))
    painter.drawPath(_ring(mouth, (_RADIUS - _LIP) * die, narrow))


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
