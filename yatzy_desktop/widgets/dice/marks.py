"""The marks on the faces: where pips sit, and the outlines of digits.

Face coordinates: right and up, from -1 to 1 between the edges.
"""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from yatzy_desktop.adapters import pips

PIP_RADIUS = 0.165
_STEP = 0.47

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    face: tuple((across * _STEP, down * _STEP) for across, down in places)
    for face, places in pips.PIPS.items()
}

_STROKE = 0.225
_FINE = 150.0
_PIP_CORNERS = 22
_TOP, _FOOT, _LEFT, _RIGHT = 0.55, -0.55, -0.34, 0.34


def _one(path: QPainterPath) -> None:
    path.moveTo(-0.22, 0.33)
    path.lineTo(0.06, _TOP)
    path.lineTo(0.06, _FOOT)


def _two(path: QPainterPath) -> None:
    path.moveTo(_LEFT, 0.27)
    path.cubicTo(_LEFT, 0.66, _RIGHT, 0.64, _RIGHT, 0.24)
    path.cubicTo(_RIGHT, -0.04, -0.12, -0.28, _LEFT, _FOOT)
    path.lineTo(_RIGHT + 0.02, _FOOT)


def _three(path: QPainterPath) -> None:
    path.moveTo(_LEFT + 0.02, 0.38)
    path.cubicTo(-0.2, 0.62, 0.3, 0.64, 0.3, 0.3)
    path.cubicTo(0.3, 0.1, 0.12, 0.03, -0.08, 0.03)
    path.cubicTo(0.16, 0.03, _RIGHT, -0.06, _RIGHT, -0.27)
    path.cubicTo(_RIGHT, -0.64, -0.22, -0.66, _LEFT, -0.36)


def _four(path: QPainterPath) -> None:
    path.moveTo(0.18, _FOOT)
    path.lineTo(0.18, _TOP)
    path.lineTo(-0.4, -0.22)
    path.lineTo(0.4, -0.22)


def _five(path: QPainterPath) -> None:
    path.moveTo(0.29, _TOP)
    path.lineTo(-0.25, _TOP)
    path.lineTo(-0.29, 0.05)
    path.cubicTo(-0.08, 0.22, _RIGHT, 0.18, _RIGHT, -0.19)
    path.cubicTo(_RIGHT, -0.6, -0.16, -0.68, _LEFT, -0.4)


def _six(path: QPainterPath) -> None:
    path.moveTo(0.22, _TOP)
    path.cubicTo(-0.04, 0.42, _LEFT, 0.16, _LEFT, -0.2)
    path.cubicTo(_LEFT, -0.34, -0.2, _FOOT, 0.0, _FOOT)
    path.cubicTo(0.2, _FOOT, _RIGHT, -0.4, _RIGHT, -0.2)
    path.cubicTo(_RIGHT, 0.0, 0.2, 0.13, 0.0, 0.13)
    path.cubicTo(-0.2, 0.13, _LEFT, -0.02, _LEFT, -0.2)


_DRAW = {1: _one, 2: _two, 3: _three, 4: _four, 5: _five, 6: _six}


@cache
def digit_outline(face: int) -> tuple[QPolygonF, ...]:
    """Return the outlines of a face's digit, holes included; raises KeyError if it has none.

    Drawn here and not taken from a font, so that dice look the same on every computer.
    """
    line = QPainterPath()
    _DRAW[face](line)
    # Curves become lines a fraction of a unit long: enlarge first, or they turn coarse.
    line = QTransform.fromScale(_FINE, _FINE).map(line)
    stroker = QPainterPathStroker()
    stroker.setWidth(_STROKE * _FINE)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    outline = stroker.createStroke(line).simplified()
    shrink = QTransform.fromScale(1.0 / _FINE, 1.0 / _FINE)
    return tuple(shrink.map(polygon) for polygon in outline.toSubpathPolygons())


@cache
def pip_outline(face: int) -> tuple[QPolygonF, ...]:
    """Return the outlines of a face's pips in face coordinates; raises KeyError if none."""
    turns = [2.0 * math.pi * corner / _PIP_CORNERS for corner in range(_PIP_CORNERS)]
    return tuple(
        QPolygonF(
            [
                QPointF(x + PIP_RADIUS * math.cos(turn), y + PIP_RADIUS * math.sin(turn))
                for turn in turns
            ]
        )
        for x, y in PIPS[face]
    )
