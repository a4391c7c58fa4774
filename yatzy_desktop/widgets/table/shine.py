"""The light that spreads round dice when something rare has landed."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QRadialGradient

from yatzy_desktop.widgets.dice import DiePose

SHINE_MS = 1400
_REACH = 1.05  # of the light from the middle of a die, in dice
_RISES, _RING = 0.18, 0.14


def paint_shine(
    painter: QPainter, dice: Iterable[DiePose | None], share: float, color: QColor
) -> None:
    """Paint the light round some dice at a part (0-1) of its course: it rises, and dies away."""
    glow = min(1.0, share / _RISES) * (1.0 - share) ** 0.7
    painter.setPen(Qt.PenStyle.NoPen)
    for pose in dice:
        if pose is None:
            continue
        at, reach = QPointF(pose.x, pose.y), pose.size * _REACH
        front = 0.55 + 0.43 * math.sqrt(share)
        light = QRadialGradient(at, reach)
        for stop, alpha in (
            (0.0, 0.75 * glow),
            (0.5, 0.55 * glow),
            (front - _RING, 0.22 * glow),
            (front, 0.85 * glow * (1.0 - share)),
            (min(1.0, front + 0.02), 0.0),
        ):
            faded = QColor(color)
            faded.setAlphaF(max(0.0, alpha))
            light.setColorAt(stop, faded)
        painter.setBrush(QBrush(light))
        painter.drawEllipse(at, reach, reach)
