"""Paints one die: rounded edges and corners, lit faces, engraved marks.

There are two ways that agree in shape: ``paint`` shades smoothly and is meant for dice at rest,
``paint_quick`` uses plain colours, several times faster, for dice that tumble past.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from yatzy_desktop.widgets.dice.body import Body, Edge, Face, disc_transform, plus
from yatzy_desktop.widgets.dice.geometry import EYE_DISTANCE, ROUNDING, DiePose, Matrix, Vector
from yatzy_desktop.widgets.dice.light import LAMP, Material, brightness
from yatzy_desktop.widgets.dice.marks import PIP_RADIUS, PIPS, digit_outline, pip_outline
from yatzy_desktop.widgets.dice.style import DiceStyle

_SAMPLES = 7  # of light across a rounded edge, when smooth
_BAND = 0.55  # radians of a rounded edge that have one plain colour, when quick
_FINE = 1.5  # device pixels to a logical one from which steps are not seen in motion
_LAMP_PLACE = (LAMP[0] * 8.0, LAMP[1] * 8.0, LAMP[2] * 8.0)
_FALL_OFF = 0.55  # how much a face gets darker with distance from the lamp
_TINY = 1e-6


class DicePainter:
    """Paints dice of one style with painters that smooth edges; pen and brush are left changed."""

    def __init__(self, style: DiceStyle) -> None:
        self.style = style
        self._material = Material(style)
        self._pip = self._pip_brush()
        self._rim = self._rim_brush()
        self._mark = QBrush(QColor(style.mark))
        self._mark_rim = QBrush(QColor(style.mark_rim))

    def paint(self, painter: QPainter, pose: DiePose, view: Matrix) -> None:
        """Paint a die with smooth shading."""
        body = Body(pose, view)
        self._paint_base(painter, body)
        self._paint_corners(painter, body)
        for edge in body.edges():
            self._paint_edge(painter, body, edge)
        for face in body.faces():
            self._paint_face(painter, body, face)

    def paint_quick(self, painter: QPainter, pose: DiePose, view: Matrix) -> None:
        """Paint a die in plain colours.

        Where pixels are fine only the outline and the marks are smoothed: the steps inside are
        too small to be seen on a die that moves, and smoothing takes half of the time.
        """
        body, material = Body(pose, view), self._material
        ratio = painter.deviceTransform().m11()
        is_fine = ratio >= _FINE
        self._paint_base(painter, body)
        for middle, _ in body.corners()[1:]:
            at, radius = body.screen(middle), _corner_radius(body, middle)
            ball = material.ball(radius, ratio)
            half = ball.width() / ratio / 2.0
            painter.drawPixmap(QPointF(at.x() - half, at.y() - half), ball)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, not is_fine)
        for edge in body.edges():
            self._paint_bands(painter, body, edge, apart=is_fine)
        faces = body.faces()
        for face in faces:
            painter.setBrush(material.brush(brightness(*face.normal, material.gloss)))
            painter.drawPolygon(QPolygonF([body.screen(corner) for corner in face.corners()]))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for face in faces:
            self._paint_plain_marks(painter, body, face)

    def paint_halo(
        self, painter: QPainter, pose: DiePose, view: Matrix, color: QColor, width: float
    ) -> None:
        """Paint the outline of a die grown by a width (logical pixels) and filled."""
        body = Body(pose, view)
        _paint_outline(painter, body, color, 2.0 * (ROUNDING * body.half + width))

    def _paint_base(self, painter: QPainter, body: Body) -> None:
        """Fill the outline, a little too small, so that no background shows through seams."""
        _paint_outline(painter, body, self._material.color(0.3), 1.84 * ROUNDING * body.half)
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_corners(self, painter: QPainter, body: Body) -> None:
        for middle, _ in body.corners()[1:]:
            at, radius = body.screen(middle), _corner_radius(body, middle)
            # In perspective the near side of a ball is seen shifted away from the die's middle.
            shift = 0.8 * radius / (EYE_DISTANCE - middle[2])
            x, y = at.x() + middle[0] * shift, at.y() - middle[1] * shift
            painter.setBrush(self._material.ball_brush(x, y, radius))
            painter.drawEllipse(at, radius, radius)

    def _paint_bands(self, painter: QPainter, body: Body, edge: Edge, *, apart: bool) -> None:
        """Paint an edge in bands, each over the rest of those before it unless they lie apart."""
        bands = max(1, math.ceil((edge.high - edge.low) / _BAND))
        angles, near, far = _edge_lines(body, edge, bands + 1)
        for band in range(bands):
            normal = edge.normal((angles[band] + angles[band + 1]) / 2.0)
            painter.setBrush(self._material.brush(brightness(*normal, self._material.gloss)))
            after = band + 2 if apart else None
            end = bands + 1 - band
            painter.drawPolygon(QPolygonF(near[band:after] + far[end - 2 if apart else 0 : end]))

    def _paint_edge(self, painter: QPainter, body: Body, edge: Edge) -> None:
        """Paint an edge smoothly; its ends are bent where the corners begin."""
        angles, near, far = _edge_lines(body, edge, _SAMPLES)
        run = far[-1] - near[0] + far[0] - near[-1]
        gradient = self._edge_gradient(body, edge, run, angles)
        if gradient is not None:
            painter.setBrush(QBrush(gradient))
            painter.drawPolygon(QPolygonF(near + far))

    def _edge_gradient(
        self, body: Body, edge: Edge, run: QPointF, angles: list[float]
    ) -> QLinearGradient | None:
        """Return the light across an edge, square to the way it runs on the screen."""
        length = math.hypot(run.x(), run.y())
        if length < _TINY:
            return None
        dx, dy = -run.y() / length, run.x() / length
        normals = [edge.normal(angle) for angle in angles]
        places = [body.screen(plus(edge.centre, normal, ROUNDING)) for normal in normals]
        start = places[0]
        offsets = [(p.x() - start.x()) * dx + (p.y() - start.y()) * dy for p in places]
        whole = offsets[-1]
        if abs(whole) < _TINY:
            return None
        gradient = QLinearGradient(start, QPointF(start.x() + dx * whole, start.y() + dy * whole))
        for offset, normal in zip(offsets, normals, strict=True):
            color = self._material.color(brightness(*normal, self._material.gloss))
            gradient.setColorAt(min(1.0, max(0.0, offset / whole)), color)
        return gradient

    def _paint_face(self, painter: QPainter, body: Body, face: Face) -> None:
        corners = face.corners()
        places = [body.screen(corner) for corner in corners]
        painter.setBrush(QBrush(self._face_gradient(corners, places, face.normal)))
        painter.drawPolygon(QPolygonF(places))
        if self.style.numerals:
            self._paint_plain_marks(painter, body, face)
            return
        mapping, base = body.face_transform(face), painter.transform()
        for u, v in PIPS[face.number]:
            painter.setTransform(disc_transform(mapping, u, v, PIP_RADIUS) * base)
            painter.setBrush(self._rim)
            painter.drawEllipse(QPointF(0.0, 0.0), 1.16, 1.16)
            painter.setBrush(self._pip)
            painter.drawEllipse(QPointF(0.0, 0.0), 1.0, 1.0)
        painter.setTransform(base)

    def _face_gradient(
        self, corners: list[Vector], places: list[QPointF], normal: Vector
    ) -> QLinearGradient:
        """Return the light on a face: brighter towards the lamp, the plain value in the middle."""
        middle = brightness(*normal, self._material.gloss)
        distances = [math.dist(_LAMP_PLACE, corner) for corner in corners]
        mean = sum(distances) / len(distances)
        high = min(range(4), key=distances.__getitem__)
        low = (high + 2) % 4
        change = _FALL_OFF * middle * (distances[low] - distances[high]) / (2.0 * mean)
        gradient = QLinearGradient(places[high], places[low])
        gradient.setColorAt(0.0, self._material.color(middle + change))
        gradient.setColorAt(0.5, self._material.color(middle))
        gradient.setColorAt(1.0, self._material.color(middle - change))
        return gradient

    def _paint_plain_marks(self, painter: QPainter, body: Body, face: Face) -> None:
        outline = digit_outline if self.style.numerals else pip_outline
        mapping, path = body.face_transform(face), QPainterPath()
        # Polygons: a path with curves is mapped into perspective a hundred times slower.
        for polygon in outline(face.number):
            path.addPolygon(mapping.map(polygon))
        step = body.half * 0.02
        path.translate(step, step)
        painter.setBrush(self._mark_rim)
        painter.drawPath(path)
        path.translate(-step, -step)
        painter.setBrush(self._mark)
        painter.drawPath(path)

    def _pip_brush(self) -> QBrush:
        """Return the hollow of a pip, as wide as a circle of radius one."""
        gradient = QRadialGradient(QPointF(0.30, 0.36), 1.45)
        gradient.setColorAt(0.0, QColor(self.style.mark))
        gradient.setColorAt(0.5, QColor(self.style.mark))
        gradient.setColorAt(1.0, QColor(self.style.mark_deep))
        return QBrush(gradient)

    def _rim_brush(self) -> QBrush:
        """Return the edge of a pip: light where it faces the lamp, at the lower right."""
        shade, light = QColor(self.style.shade), QColor(self.style.mark_rim)
        shade.setAlpha(90)
        light.setAlpha(230)
        clear = QColor(light)
        clear.setAlpha(0)
        gradient = QLinearGradient(QPointF(-0.8, -0.8), QPointF(0.8, 0.8))
        gradient.setColorAt(0.0, shade)
        gradient.setColorAt(0.5, clear)
        gradient.setColorAt(1.0, light)
        return QBrush(gradient)


def _edge_lines(
    body: Body, edge: Edge, count: int
) -> tuple[list[float], list[QPointF], list[QPointF]]:
    """Return some angles across an edge, the near ends of its lines, and the far ends backwards."""
    step = (edge.high - edge.low) / (count - 1)
    angles = [edge.low + index * step for index in range(count - 1)] + [edge.high]
    lines = [edge.line(angle) for angle in angles]
    near = [body.screen(start) for start, _ in lines]
    far = [body.screen(end) for _, end in reversed(lines)]
    return angles, near, far


def _corner_radius(body: Body, middle: Vector) -> float:
    return ROUNDING * body.half * EYE_DISTANCE / (EYE_DISTANCE - middle[2])


def _paint_outline(painter: QPainter, body: Body, color: QColor, width: float) -> None:
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(color)
    painter.drawPolygon(body.outline())
