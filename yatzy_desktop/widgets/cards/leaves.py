"""Birch leaves and lingonberries that whirl over the table when there is something to enjoy."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from yatzy_desktop.widgets.look import line_pen

_LEAF_COLORS = ("#e3b341", "#cf8f2e", "#8fae5a", "#5f8f52", "#d9a441")
_BERRY = "#b3312f"
_BERRY_SHINE = "#f0b0a6"
_FADE_FROM = 0.72


@dataclass(frozen=True, slots=True)
class _Leaf:
    """Where a leaf flies: angle and reach of its throw, its spin, tint and size; all shares."""

    angle: float
    reach: float
    spin: float
    tumble: float
    tint: int
    size: float
    berry: bool


class LeafShower:
    """A burst of leaves out of the middle that sink and fade; the same seed flies the same."""

    def __init__(self, count: int, seed: int, *, with_berries: bool) -> None:
        chance = Random(seed)  # noqa: S311 - decoration, not a game of chance
        self._leaves = [
            _Leaf(
                angle=(index + chance.uniform(0.0, 1.0)) * math.tau / count,
                reach=math.sqrt(chance.uniform(0.1, 1.0)),
                spin=chance.uniform(-1.4, 1.4),
                tumble=chance.uniform(0.6, 1.8),
                tint=chance.randrange(len(_LEAF_COLORS)),
                size=chance.uniform(0.7, 1.2),
                berry=with_berries and index % 4 == 0,
            )
            for index in range(count)
        ]

    def paint(self, painter: QPainter, area: QRectF, progress: float) -> None:
        """Paint the leaves over an area at a moment of their flight, 0 to 1."""
        out = 1.0 - (1.0 - min(1.0, progress * 1.35)) ** 3
        fading = max(0.0, (progress - _FADE_FROM) / (1.0 - _FADE_FROM))
        painter.setOpacity(max(0.0, min(1.0, progress * 8.0)) * (1.0 - fading))
        length = min(area.width(), area.height()) * 0.085
        for leaf in self._leaves:
            across = math.cos(leaf.angle) * leaf.reach * area.width() * 0.48 * out
            up = math.sin(leaf.angle) * leaf.reach * area.height() * 0.46 * out
            sway = math.sin(progress * 9.0 * leaf.tumble + leaf.angle) * length * 0.6
            fall = progress * progress * area.height() * 0.22
            place = area.center() + QPointF(across + sway, fall - up)
            painter.save()
            painter.translate(place)
            painter.rotate(math.degrees(leaf.angle + leaf.spin * progress * 3.0))
            if leaf.berry:
                _paint_berry(painter, length * 0.24 * leaf.size)
            else:
                turned = math.cos(progress * 7.0 * leaf.tumble + leaf.angle)
                painter.scale(math.copysign(max(0.22, abs(turned)), turned), 1.0)
                _paint_leaf(painter, length * leaf.size, QColor(_LEAF_COLORS[leaf.tint]))
            painter.restore()
        painter.setOpacity(1.0)


def _paint_leaf(painter: QPainter, length: float, color: QColor) -> None:
    """Paint a birch leaf: broad near its stalk, pointed at its end, with its veins."""
    half, width = length / 2.0, length * 0.36
    path = QPainterPath(QPointF(0, -half))
    path.cubicTo(width * 0.35, -half * 0.5, width * 1.15, half * 0.05, width, half * 0.42)
    path.cubicTo(width * 0.8, half * 0.86, width * 0.2, half * 0.8, 0, half * 0.8)
    path.cubicTo(-width * 0.2, half * 0.8, -width * 0.8, half * 0.86, -width, half * 0.42)
    path.cubicTo(-width * 1.15, half * 0.05, -width * 0.35, -half * 0.5, 0, -half)
    painter.setPen(line_pen(color.darker(135), max(0.6, length * 0.035)))
    painter.setBrush(color)
    painter.drawPath(path)
    painter.drawLine(QPointF(0, -half * 0.7), QPointF(0, half * 1.15))
    for step in (-0.05, 0.25, 0.52):
        for side in (-1.0, 1.0):
            root, tip = QPointF(0, half * (step + 0.2)), QPointF(side * width * 0.6, half * step)
            painter.drawLine(root, tip)


def _paint_berry(painter: QPainter, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_BERRY))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setBrush(QColor(_BERRY_SHINE))
    painter.drawEllipse(QPointF(-radius * 0.3, -radius * 0.35), radius * 0.22, radius * 0.22)
