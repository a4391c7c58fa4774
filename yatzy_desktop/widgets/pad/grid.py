"""Lines and fills that lie on whole device pixels at any scale.

At 125 % a cell begins between two pixels. What is drawn here begins at the nearest whole one,
wherever the cell lies in its window, so that repainting a part gives the pixels of the whole.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QRegion


class DeviceGrid:
    """Snaps lengths of one painter, which may be scaled and shifted but not turned."""

    def __init__(self, painter: QPainter) -> None:
        transform = painter.deviceTransform()
        self._painter = painter
        self._scale_x, self._shift_x = transform.m11(), transform.dx()
        self._scale_y, self._shift_y = transform.m22(), transform.dy()

    def x(self, logical: float) -> float:
        """Return the nearest place across that lies between two device pixels."""
        return (round(logical * self._scale_x + self._shift_x) - self._shift_x) / self._scale_x

    def y(self, logical: float) -> float:
        """Return the nearest place down that lies between two device pixels."""
        return (round(logical * self._scale_y + self._shift_y) - self._shift_y) / self._scale_y

    def rect(self, rect: QRect | QRectF) -> QRectF:
        """Return the rectangle with all edges between device pixels."""
        area = QRectF(rect)
        left, top = self.x(area.left()), self.y(area.top())
        right, bottom = self.x(area.right()), self.y(area.bottom())
        return QRectF(left, top, right - left, bottom - top)

    def fill(self, rect: QRect | QRectF, color: QColor) -> None:
        """Fill a rectangle up to whole pixels."""
        self._painter.fillRect(self.rect(rect), color)

    def horizontal(self, y: float, left: float, right: float, width: float, color: QColor) -> None:
        """Draw a line across, centred on y, at least one device pixel wide."""
        thick = max(1, round(width * self._scale_y)) / self._scale_y
        top = self.y(y - thick / 2)
        start, end = self.x(left), self.x(right)
        self._painter.fillRect(QRectF(start, top, end - start, thick), color)

    def vertical(self, x: float, top: float, bottom: float, width: float, color: QColor) -> None:
        """Draw a line down, centred on x, at least one device pixel wide."""
        thick = max(1, round(width * self._scale_x)) / self._scale_x
        left = self.x(x - thick / 2)
        start, end = self.y(top), self.y(bottom)
        self._painter.fillRect(QRectF(left, start, thick, end - start), color)


SPILL = 3
"""How far, in logical pixels, drawing may reach over the edge of a cell."""


def widened(region: QRegion, within: QRect) -> QRegion:
    """Return what to repaint so that cells that spill into a region are drawn as well.

    Qt's views draw nothing, or worse, for a region that is not within their viewport.
    """
    wide = region.boundingRect().adjusted(-SPILL, -SPILL, SPILL, SPILL)
    return QRegion(wide.intersected(within))
