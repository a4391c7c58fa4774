"""How light falls on a die: one lamp at the upper left, and a soft room around it.

Directions are those of the eye: x to the right, y up, z towards the viewer.
"""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QTransform, qRgb

from yatzy_desktop.widgets.dice.geometry import Vector
from yatzy_desktop.widgets.dice.style import DiceStyle
from yatzy_desktop.widgets.look import kept_picture

STEPS = 256  # of a ramp from shadow to shine
_BODY_AT = 0.78  # where on the ramp the plain colour of the material sits
_ROOM = 0.25
_SKY = 0.07  # more of the room's light comes from the far side
_SUN = 0.52
_GLEAM = 0.55
_WRAP = 0.45  # how far the light reaches round past the edge of the shadow
_SHINE = 52.0  # exponent: higher is a smaller, sharper gleam
_BALL = 64  # pixels across the picture of a lit ball
_MOST_BALLS = 96  # kept at their sizes
BALL_RADIUS = 26.0  # of the ball in it, in pixels


def _unit(vector: Vector) -> Vector:
    length = math.sqrt(sum(part * part for part in vector))
    x, y, z = (part / length for part in vector)
    return (x, y, z)


LAMP = _unit((-0.52, 0.62, 0.62))
_HALFWAY = _unit((LAMP[0], LAMP[1], LAMP[2] + 1.0))


def brightness(x: float, y: float, z: float, gloss: float) -> float:
    """Return how bright (0-1) a surface facing a direction of length one is."""
    facing = (x * LAMP[0] + y * LAMP[1] + z * LAMP[2] + _WRAP) / (1.0 + _WRAP)
    lit = _ROOM + _SKY * y + _SUN * facing if facing > 0.0 else _ROOM + _SKY * y
    gleam = x * _HALFWAY[0] + y * _HALFWAY[1] + z * _HALFWAY[2]
    if gleam > 0.0:
        lit += gloss * _GLEAM * gleam**_SHINE
    return 0.0 if lit < 0.0 else min(lit, 1.0)


def _mix(a: QColor, b: QColor, share: float) -> QColor:
    keep = 1.0 - share
    return QColor.fromRgbF(
        a.redF() * keep + b.redF() * share,
        a.greenF() * keep + b.greenF() * share,
        a.blueF() * keep + b.blueF() * share,
    )


def _cut_round(picture: QPixmap) -> QPixmap:
    """Return only the ball of a picture of one, filling the whole width."""
    side = round(2.0 * BALL_RADIUS)
    out = QPixmap(side, side)
    out.fill(Qt.GlobalColor.transparent)
    painter = QPainter(out)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush = QBrush(picture)
    brush.setTransform(QTransform.fromTranslate(-(_BALL - side) / 2.0, -(_BALL - side) / 2.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawEllipse(0, 0, side, side)
    painter.end()
    return out


def _ramp(style: DiceStyle) -> list[QColor]:
    """Return the colours of a material from its shadow to its shine."""
    shade, body, light = QColor(style.shade), QColor(style.body), QColor(style.light)
    ramp: list[QColor] = []
    for step in range(STEPS):
        at = step / (STEPS - 1)
        if at < _BODY_AT:
            ramp.append(_mix(shade, body, at / _BODY_AT))
        else:
            ramp.append(_mix(body, light, (at - _BODY_AT) / (1.0 - _BODY_AT)))
    return ramp


def _color_of(ramp: list[QColor], value: float) -> QColor:
    step = int(value * (STEPS - 1))
    return ramp[0 if step < 0 else min(step, STEPS - 1)]


class Material:
    """The colours of one style under the lamp, worked out once."""

    def __init__(self, style: DiceStyle) -> None:
        self.style = style
        self.gloss = style.gloss
        self.ramp = _ramp(style)
        self.brushes = [QBrush(color) for color in self.ramp]
        ball = kept_picture(f"ball-{style.key}", partial(draw_ball, style))
        lit = QPixmap.fromImage(ball)
        self._ball = QBrush(lit)
        self._round_ball = _cut_round(lit)
        self._balls: dict[tuple[int, float], QPixmap] = {}

    def color(self, value: float) -> QColor:
        """Return the colour of the material at a brightness (0-1)."""
        return _color_of(self.ramp, value)

    def brush(self, value: float) -> QBrush:
        """Return a plain brush in the colour of the material at a brightness (0-1)."""
        step = int(value * (STEPS - 1))
        return self.brushes[0 if step < 0 else min(step, STEPS - 1)]

    def ball(self, radius: float, ratio: float) -> QPixmap:
        """Return the picture of a lit ball, its radius that of the nearest whole device pixel."""
        key = (round(2.0 * radius * ratio), ratio)
        picture = self._balls.get(key)
        if picture is None:
            if len(self._balls) >= _MOST_BALLS:
                self._balls.clear()
            side = max(1, key[0])
            picture = self._round_ball.scaled(
                side,
                side,
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            picture.setDevicePixelRatio(ratio)
            self._balls[key] = picture
        return picture

    def ball_brush(self, x: float, y: float, radius: float) -> QBrush:
        """Return a brush that paints a lit ball about a place; only the last one is good."""
        scale, half = radius / BALL_RADIUS, _BALL / 2.0
        place = QTransform(scale, 0.0, 0.0, scale, x - half * scale, y - half * scale)
        self._ball.setTransform(place)
        return self._ball


def draw_ball(style: DiceStyle) -> QImage:
    """Draw a lit ball of a style's material; beyond its rim the colour goes on."""
    ramp = _ramp(style)
    image = QImage(_BALL, _BALL, QImage.Format.Format_RGB32)
    half = _BALL / 2.0
    for row in range(_BALL):
        y = (half - row - 0.5) / BALL_RADIUS
        for column in range(_BALL):
            x = (column + 0.5 - half) / BALL_RADIUS
            out = math.hypot(x, y)
            if out > 1.0:
                nx, ny, nz = x / out, y / out, 0.0
            else:
                nx, ny, nz = x, y, math.sqrt(1.0 - out * out)
            color = _color_of(ramp, brightness(nx, ny, nz, style.gloss))
            image.setPixel(column, row, qRgb(color.red(), color.green(), color.blue()))
    return image
