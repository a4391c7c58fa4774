"""Soft shadows of dice: painted once, kept at the size and turn they are used."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from yatzy_desktop.widgets.dice.geometry import DiePose

_PICTURE = 160  # pixels across a shadow before it is scaled
_LAYERS = 56
_MOST = 48  # scaled pictures kept
_TURN = 6  # degrees between the turns kept
_QUARTER = 90
_FAINT = 0.04
_FLATTEN = 0.93  # the table is seen a little from the side


class _Kind(NamedTuple):
    """A shadow: half width of its border and width of its picture in dice; whether it turns."""

    blur: float
    span: float
    turns: bool


_CONTACT = _Kind(0.07, 1.3, turns=True)
_CAST = (
    _Kind(0.15, 1.6, turns=True),
    _Kind(0.26, 1.8, turns=False),
    _Kind(0.40, 2.1, turns=False),
    _Kind(0.56, 2.4, turns=False),
)


def _profile(t: float) -> float:
    """Return how dark a blurred edge is on its way (0-1) from outside to inside."""
    return t * t * t * (t * (6.0 * t - 15.0) + 10.0)


def _soft_square(color: QColor, kind: _Kind) -> QPixmap:
    """Return a rounded square one die wide with a soft border, on a clear ground."""
    image = QImage(_PICTURE, _PICTURE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    unit, middle = _PICTURE / kind.span, _PICTURE / 2.0
    for layer in range(_LAYERS + 1):
        t = layer / _LAYERS
        half = (0.48 + kind.blur * (1.0 - 2.0 * t)) * unit
        if half <= 0.0:
            break
        fill = QColor(color)
        fill.setAlphaF(_profile(t))
        painter.setBrush(fill)
        corner = min(half, (0.16 + kind.blur * (1.3 - t)) * unit)
        square = QRectF(middle - half, middle - half, 2.0 * half, 2.0 * half)
        painter.drawRoundedRect(square, corner, corner)
    painter.end()
    return QPixmap.fromImage(image)


class ShadowPainter:
    """Paints the shadows of dice in one colour."""

    def __init__(self, color: QColor) -> None:
        self._color = color
        self._soft: dict[_Kind, QPixmap] = {}
        self._kept: dict[tuple[_Kind, int, int, float], QPixmap] = {}

    def paint(self, painter: QPainter, pose: DiePose, ratio: float) -> None:
        """Paint the shadow of a die onto the table at a device pixel ratio."""
        height = max(0.0, pose.lift / pose.size)
        near = math.exp(-7.0 * height)
        kind = _CAST[min(len(_CAST) - 1, int(height * 3.2))]
        shift = QPointF(0.10 + 0.55 * height, 0.20 + 0.62 * height)
        self._stamp(painter, pose, kind, shift, 0.60 / (1.0 + 1.7 * height), ratio)
        if near > _FAINT:
            self._stamp(painter, pose, _CONTACT, QPointF(0.03, 0.15), 0.6 * near, ratio)
        painter.setOpacity(1.0)

    def _stamp(  # noqa: PLR0917 - all six differ from call to call
        self,
        painter: QPainter,
        pose: DiePose,
        kind: _Kind,
        shift: QPointF,
        opacity: float,
        ratio: float,
    ) -> None:
        turn = round(math.degrees(pose.yaw) / _TURN) * _TURN % _QUARTER if kind.turns else 0
        key = (kind, turn, round(pose.size), ratio)
        picture = self._kept.pop(key, None)
        if picture is None:
            picture = self._scaled(*key)
            if len(self._kept) >= _MOST:
                del self._kept[next(iter(self._kept))]
        self._kept[key] = picture
        half = picture.width() / ratio / 2.0
        x, y = pose.x + shift.x() * pose.size - half, pose.y + shift.y() * pose.size - half
        painter.setOpacity(opacity)
        # Whole device pixels: the picture is copied and not resampled.
        painter.drawPixmap(QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio), picture)

    def _scaled(self, kind: _Kind, turn: int, size: int, ratio: float) -> QPixmap:
        soft = self._soft.get(kind)
        if soft is None:
            soft = self._soft[kind] = _soft_square(self._color, kind)
        width = kind.span * size
        side = math.ceil(width * (1.42 if turn else 1.0) * ratio)
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(side / 2.0, side / 2.0)
        painter.scale(ratio, ratio * _FLATTEN)
        painter.rotate(-float(turn))
        target = QRectF(-width / 2.0, -width / 2.0, width, width)
        painter.drawPixmap(target, soft, QRectF(soft.rect()))
        painter.end()
        picture.setDevicePixelRatio(ratio)
        return picture
