"""A single die at rest, for pictures beside text."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from yatzy_desktop.widgets.dice.geometry import Camera, DiePose, rest_rotation
from yatzy_desktop.widgets.dice.painter import DicePainter
from yatzy_desktop.widgets.dice.shadow import ShadowPainter
from yatzy_desktop.widgets.dice.style import DICE_STYLES

_SHARE = 0.74
"""Edge of the die in a square that also holds its shadow."""


class StillDie:
    """Paints dice of a style (a key of `DICE_STYLES`); raises KeyError for unknown ones."""

    def __init__(self, style_key: str, shadow: QColor) -> None:
        self._dice = DicePainter(DICE_STYLES[style_key])
        self._shadow = ShadowPainter(shadow)

    def paint(self, painter: QPainter, rect: QRectF, face: int, yaw: float = 0.12) -> None:
        """Paint a die with a face up in the middle of a square, turned by yaw (radians)."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = min(rect.width(), rect.height()) * _SHARE
        center = rect.center()
        pose = DiePose(center.x(), center.y(), 0.0, size, rest_rotation(face, yaw), yaw)
        camera = Camera(center.x(), center.y(), rect.width())
        device = painter.device()
        self._shadow.paint(painter, pose, device.devicePixelRatio() if device else 1.0)
        self._dice.paint(painter, pose, camera.view(pose.x, pose.y))
        painter.restore()
