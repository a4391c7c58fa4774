"""Soft shadows of dice, painted once and then only moved, turned and thinned."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from yatzy_desktop.widgets.dice_geometry import DiePose

_PICTURE = 160  # pixels across a shadow picture
_SPAN = 2.4  # what it shows, in dice
_BLURS = (0.07, 0.15, 0.26, 0.4, 0.58)  # half widths of the soft border, in dice
_LAYERS = 56


def _profile(t: float) -> float:
    """Return how dark a blurred edge is on its way (0-1) from outside to inside."""
    return t * t * t * (t * (6.0 * t - 15.0) + 10.0)


def _soft_square(color: QColor, blur: float) -> QPixmap:
    """Return a rounded square one die wide with a soft border, on a clear ground."""
    image = QImage(_PICTURE, _PICTURE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    unit = _PICTURE / _SPAN
    middle = _PICTURE / 2.0
    for layer in range(_LAYERS + 1):
        t = layer / _LAYERS
        half = (0.48 + blur * (1.0 - 2.0 * t)) * unit
        if half <= 0.0:
            break
        fill = QColor(color)
        fill.setAlphaF(_profile(t))
        painter.setBrush(fill)
        corner = min(half, (0.16 + blur * (1.3 - t)) * unit)
        square = QRectF(middle - half, middle - half, 2.0 * half, 2.0 * half)
        painter.drawRoundedRect(square, corner, corner)
    painter.end()
    return QPixmap.fromImage(image)


class ShadowPainter:
    """Paints the shadows of dice in one colour."""

    def __init__(self, color: QColor) -> None:
        self._pictures = [_soft_square(color, blur) for blur in _BLURS]

    def paint(self, painter: QPainter, pose: DiePose) -> None:
        """Paint the shadow of a die onto the table; leaves opacity and transform as they were."""
        height = max(0.0, pose.lift / pose.size)
        base, opacity = painter.transform(), painter.opacity()
        near = math.exp(-7.0 * height)
        soft = min(len(_BLURS) - 1, 1 + int(height * 3.2))
        if near > 0.04:  # noqa: PLR2004 - too faint to see
            self._stamp(painter, pose, 0, (0.03, 0.17), 1.0, opacity * 0.62 * near)
        cast = (0.10 + 0.55 * height, 0.22 + 0.62 * height)
        strength = 0.58 / (1.0 + 1.7 * height)
        self._stamp(painter, pose, soft, cast, 1.04 + 0.12 * height, opacity * strength)
        painter.setTransform(base)
        painter.setOpacity(opacity)

    def _stamp(
        self,
        painter: QPainter,
        pose: DiePose,
        picture: int,
        shift: tuple[float, float],
        grow: float,
        opacity: float,
    ) -> None:
        base = painter.transform()
        painter.setOpacity(opacity)
        painter.translate(pose.x + shift[0] * pose.size, pose.y + shift[1] * pose.size)
        painter.scale(1.0, 0.93)
        painter.rotate(-math.degrees(pose.yaw))
        side = _SPAN * pose.size * grow
        target = QRectF(QPointF(-side / 2.0, -side / 2.0), QPointF(side / 2.0, side / 2.0))
        image = self._pictures[picture]
        painter.drawPixmap(target, image, QRectF(image.rect()))
        painter.setTransform(base)
