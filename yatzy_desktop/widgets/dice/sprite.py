"""Pictures of dice at rest, so that a die which does not move is shaded only once."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPixmap

from yatzy_desktop.widgets.dice.geometry import DiePose, Matrix
from yatzy_desktop.widgets.dice.painter import DicePainter

_REACH = 0.86  # from the middle of a die to the border of its picture, in dice
_MOST = 16  # pictures kept: six dice at rest, and as many lifted
_NEAR_TABLE = 70  # alpha of the darkness at the foot of a die


class DiceSprites:
    """Paints dice smoothly and remembers the pictures of the last few."""

    def __init__(self, dice: DicePainter) -> None:
        self._dice = dice
        self._kept: dict[tuple[DiePose, float], tuple[QPointF, QPixmap]] = {}

    def paint(self, painter: QPainter, pose: DiePose, view: Matrix, ratio: float) -> None:
        """Paint a die at a device pixel ratio; the view must follow from the pose's place."""
        origin, picture = self.prepare(pose, view, ratio)
        painter.drawPixmap(origin, picture)

    def prepare(self, pose: DiePose, view: Matrix, ratio: float) -> tuple[QPointF, QPixmap]:
        """Return the picture of a die and where it belongs, shaded now if it is not known yet."""
        key = (pose, ratio)
        entry = self._kept.pop(key, None)
        if entry is None:
            entry = self._picture(pose, view, ratio)
            if len(self._kept) >= _MOST:
                del self._kept[next(iter(self._kept))]
        self._kept[key] = entry
        return entry

    def paint_roughly(self, painter: QPainter, pose: DiePose, ratio: float) -> bool:
        """Paint a die with its picture from another place or size; tell whether there was one."""
        for (old, kept_ratio), (origin, picture) in reversed(self._kept.items()):
            if old.matrix == pose.matrix and kept_ratio == ratio:
                scale = pose.size / old.size
                x = pose.x + (origin.x() - old.x) * scale
                y = pose.y + (origin.y() - old.y) * scale
                if pose.size == old.size:
                    painter.drawPixmap(QPointF(x, y), picture)
                else:
                    side = picture.width() / ratio * scale
                    painter.drawPixmap(QRectF(x, y, side, side), picture, QRectF(picture.rect()))
                return True
        return False

    def _picture(self, pose: DiePose, view: Matrix, ratio: float) -> tuple[QPointF, QPixmap]:
        """Return a picture whose pixels are those of the screen, and where it belongs."""
        reach = pose.size * _REACH
        left = math.floor((pose.x - reach) * ratio)
        top = math.floor((pose.y - reach) * ratio)
        side = math.ceil(2.0 * reach * ratio) + 2
        origin = QPointF(left / ratio, top / ratio)
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-origin)
        self._dice.paint(painter, pose, view)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        foot = QLinearGradient(0.0, pose.y + 0.22 * pose.size, 0.0, pose.y + 0.72 * pose.size)
        dark = QColor(self._dice.style.shade).darker(180)
        for stop, alpha in ((0.0, 0), (1.0, _NEAR_TABLE)):
            dark.setAlpha(alpha)
            foot.setColorAt(stop, dark)
        painter.fillRect(QRectF(origin.x(), origin.y(), side / ratio, side / ratio), QBrush(foot))
        painter.end()
        return origin, picture
