"""Paints the table itself: felt, oak rim and the tray for held dice."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from yatzy_desktop.widgets.table_colors import TableColors
from yatzy_desktop.widgets.table_layout import TableLayout

_TILE = 128


def _alpha(color: QColor, alpha: float) -> QColor:
    out = QColor(color)
    out.setAlphaF(alpha)
    return out


def _fibres() -> QPixmap:
    """Return a tile of faint light and dark fibres, the same on every run."""
    chance = random.Random(20)  # noqa: S311 - looks only
    image = QImage(_TILE, _TILE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(2600):
        light = chance.random() < 0.5  # noqa: PLR2004 - a coin
        tone = QColor(255, 255, 255) if light else QColor(0, 0, 0)
        tone.setAlpha(chance.randrange(4, 15))
        painter.setPen(QPen(tone, 1.0))
        x, y = chance.uniform(0, _TILE), chance.uniform(0, _TILE)
        dx, dy = chance.uniform(-3.0, 3.0), chance.uniform(-3.0, 3.0)
        for ox in (-_TILE, 0, _TILE):
            for oy in (-_TILE, 0, _TILE):
                if -8 < x + ox < _TILE + 8 and -8 < y + oy < _TILE + 8:  # noqa: PLR2004
                    at = QPointF(x + ox, y + oy)
                    painter.drawLine(at, at + QPointF(dx, dy))
    painter.end()
    return QPixmap.fromImage(image)


class TableSurface:
    """The still part of the table, kept as one picture for a size, scale and set of colours."""

    def __init__(self, colors: TableColors) -> None:
        self._colors = colors
        self._fibres: QPixmap | None = None
        self._picture: QPixmap | None = None
        self._key: tuple[TableLayout, float] | None = None

    def picture(self, layout: TableLayout, ratio: float) -> QPixmap:
        """Return the table at a device pixel ratio, painted anew only when something changed."""
        if self._picture is None or self._key != (layout, ratio):
            self._picture = self._paint(layout, ratio)
            self._key = (layout, ratio)
        return self._picture

    def _paint(self, layout: TableLayout, ratio: float) -> QPixmap:
        picture = QPixmap(max(1, round(layout.width * ratio)), max(1, round(layout.height * ratio)))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_felt(painter, layout)
        self._paint_tray(painter, layout)
        self._paint_rim(painter, layout)
        painter.end()
        return picture

    def _paint_felt(self, painter: QPainter, layout: TableLayout) -> None:
        colors, felt = self._colors, layout.felt
        lamp = QPointF(felt.left() + felt.width() * 0.38, felt.top() + felt.height() * 0.34)
        gradient = QRadialGradient(lamp, max(felt.width(), felt.height()) * 0.82)
        gradient.setColorAt(0.0, colors.felt_light)
        gradient.setColorAt(0.45, colors.felt)
        gradient.setColorAt(1.0, colors.felt_dark)
        painter.fillRect(felt, QBrush(gradient))
        if self._fibres is None:
            self._fibres = _fibres()
        painter.drawTiledPixmap(felt, self._fibres)

    def _paint_tray(self, painter: QPainter, layout: TableLayout) -> None:
        colors, tray = self._colors, layout.tray
        painter.fillRect(tray, colors.tray)
        for slot in layout.slots:
            radius = slot.width() * 0.2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.felt_dark)
            painter.drawRoundedRect(slot, radius, radius)

    def _paint_rim(self, painter: QPainter, layout: TableLayout) -> None:
        whole = QRectF(0.0, 0.0, layout.width, layout.height)
        rim = layout.rim
        path = QPainterPath()
        path.addRoundedRect(whole, rim, rim)
        path.addRect(whole.adjusted(rim, rim, -rim, -rim))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colors.rim)
        painter.drawPath(path)
