"""Tiles of felt and oak, drawn from chance that is the same on every run."""

from __future__ import annotations

import math
import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QPolygonF, QTransform

from yatzy_desktop.widgets.look import kept_picture
from yatzy_desktop.widgets.table.styles import Ground

_FELT = 128  # pixels across a tile of felt
_FIBRES = 2600
_OAK_LONG, _OAK_WIDE = 512, 128
_GRAINS = 120
_PORES = 210
_EVEN = 0.5


def _blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _tone(*, light: bool, alpha: int) -> QColor:
    return QColor(255, 250, 238, alpha) if light else QColor(18, 10, 4, alpha)


@cache
def felt_tile() -> QImage:
    """Return a clear tile of faint light and dark fibres that repeats both ways."""
    return kept_picture("felt", draw_felt)


@cache
def oak_tile() -> QImage:
    """Return a clear tile of oak grain running across, which repeats both ways."""
    return kept_picture("oak", draw_oak)


def draw_felt() -> QImage:
    """Draw the tile of felt."""
    chance = random.Random(20)  # noqa: S311 - looks only
    image = _blank(_FELT, _FELT)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(_FIBRES):
        tone = _tone(light=chance.random() < _EVEN, alpha=chance.randrange(3, 11))
        painter.setPen(QPen(tone, 1.0))
        x, y = chance.uniform(0, _FELT), chance.uniform(0, _FELT)
        turn, reach = chance.uniform(0.0, math.pi), chance.uniform(0.3, 1.6)
        step = QPointF(math.cos(turn) * reach, math.sin(turn) * reach)
        for ox in (0, -_FELT) if x > _FELT / 2 else (0, _FELT):
            for oy in (0, -_FELT) if y > _FELT / 2 else (0, _FELT):
                at = QPointF(x + ox, y + oy)
                painter.drawLine(at - step, at + step)
    painter.end()
    return image


def draw_oak() -> QImage:
    """Draw the tile of oak."""
    chance = random.Random(7)  # noqa: S311 - looks only
    image = _blank(_OAK_LONG, _OAK_WIDE)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(_GRAINS):
        tone = _tone(light=chance.random() < _EVEN * 0.8, alpha=chance.randrange(7, 30))
        painter.setPen(QPen(tone, chance.uniform(0.6, 2.4)))
        y, phase = chance.uniform(0, _OAK_WIDE), chance.uniform(0.0, 6.3)
        wave, swell = chance.uniform(0.5, 2.4), chance.choice((1, 1, 2))
        for shift in (-_OAK_WIDE, 0, _OAK_WIDE):
            if -wave - 2.0 < y + shift < _OAK_WIDE + wave + 2.0:
                painter.drawPolyline(_wavy(y + shift, phase, wave, swell))
    for _ in range(_PORES):
        painter.setPen(QPen(_tone(light=False, alpha=chance.randrange(20, 56)), 0.8))
        x, y = chance.uniform(0, _OAK_LONG), chance.uniform(1, _OAK_WIDE - 1)
        length = chance.uniform(4.0, 18.0)
        for shift in (0, -_OAK_LONG):
            at = QPointF(x + shift, y)
            painter.drawLine(at, at + QPointF(length, 0.0))
    painter.end()
    return image


def _wavy(y: float, phase: float, wave: float, swell: int) -> QPolygonF:
    steps = 16
    turn = 2.0 * math.pi * swell / steps
    return QPolygonF(
        [
            QPointF(step * _OAK_LONG / steps, y + wave * math.sin(phase + step * turn))
            for step in range(steps + 1)
        ]
    )


class Textures:
    """The tiles for one device pixel ratio."""

    def __init__(self, ratio: float) -> None:
        upright = oak_tile().transformed(QTransform().rotate(90.0))
        self.felt = QPixmap.fromImage(felt_tile())
        self.oak = QPixmap.fromImage(oak_tile())
        self.oak_upright = QPixmap.fromImage(upright)
        for tile in (self.felt, self.oak, self.oak_upright):
            tile.setDevicePixelRatio(min(ratio, 1.5))

    def lay_felt(self, painter: QPainter, area: QRectF) -> None:
        """Cover an area with fibres."""
        painter.drawTiledPixmap(area, self.felt)

    def lay_ground(self, painter: QPainter, area: QRectF, ground: Ground) -> None:
        """Cover an area with what the dice are thrown on; slate is as fine as felt."""
        if ground is Ground.OAK:
            self.lay_oak(painter, area)
        else:
            self.lay_felt(painter, area)

    def lay_oak(self, painter: QPainter, area: QRectF, *, upright: bool = False) -> None:
        """Cover an area with grain."""
        start = QPointF(area.left() * 0.37, area.top() * 0.61)
        painter.drawTiledPixmap(area, self.oak_upright if upright else self.oak, start)
