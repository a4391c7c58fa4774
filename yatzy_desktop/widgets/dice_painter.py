"""Paints one die: rounded edges and corners, lit faces, engraved marks."""

from __future__ import annotations

import math
from itertools import product

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
    QTransform,
)

from yatzy_desktop.widgets.dice_geometry import (
    EYE_DISTANCE,
    FACE_FRAMES,
    ROUNDING,
    DiePose,
    Matrix,
    Vector,
    apply,
    multiply,
)
from yatzy_desktop.widgets.dice_light import LAMP, Material, brightness
from yatzy_desktop.widgets.dice_marks import PIP_RADIUS, PIPS, digit_outline
from yatzy_desktop.widgets.dice_style import DiceStyle

_FLAT = 1.0 - ROUNDING  # half the side of the flat part of a face
_TUCK = 0.05  # edges reach this far under the faces, so that no seam shows
_SAMPLES = 5  # of light across a rounded edge
_LAMP_PLACE = (LAMP[0] * 8.0, LAMP[1] * 8.0, LAMP[2] * 8.0)
_GROUND_SHADE = 0.13  # how much darker a die is next to the table
_SIGNS = (-1.0, 1.0)
_FRAME_OF_AXIS = {(0, 1.0): 1, (1, 1.0): 2, (2, 1.0): 3, (2, -1.0): 4, (1, -1.0): 5, (0, -1.0): 6}


def _plus(a: Vector, b: Vector, share: float = 1.0) -> Vector:
    return (a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share)


class _Placed:
    """A die turned towards the eye and put on the screen, for as long as it is painted."""

    def __init__(self, pose: DiePose, view: Matrix) -> None:
        m = multiply(view, pose.matrix)
        columns = ((m[0][i], m[1][i], m[2][i]) for i in range(3))
        self.axes: tuple[Vector, ...] = tuple(columns)
        self.up: Vector = (view[0][2], view[1][2], view[2][2])
        self.half = pose.size / 2.0
        self.x, self.y = pose.x, pose.y

    def normal(self, axis: int, sign: float) -> Vector:
        x, y, z = self.axes[axis]
        return (x * sign, y * sign, z * sign)

    def screen(self, p: Vector) -> QPointF:
        f = self.half * EYE_DISTANCE / (EYE_DISTANCE - p[2])
        return QPointF(self.x + p[0] * f, self.y - p[1] * f)

    def corners(self) -> list[Vector]:
        a, b, c = self.axes
        zero = (0.0, 0.0, 0.0)
        return [
            _plus(_plus(_plus(zero, a, i * _FLAT), b, j * _FLAT), c, k * _FLAT)
            for i, j, k in product(_SIGNS, _SIGNS, _SIGNS)
        ]


def hull(points: list[QPointF]) -> QPolygonF:
    """Return the convex outline of some points."""
    ordered = sorted((p.x(), p.y()) for p in points)

    def chain(run: list[tuple[float, float]]) -> list[tuple[float, float]]:
        out: list[tuple[float, float]] = []
        for x, y in run:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (y - out[-2][1]) <= (
                out[-1][1] - out[-2][1]
            ) * (x - out[-2][0]):
                out.pop()
            out.append((x, y))
        return out[:-1]

    return QPolygonF([QPointF(x, y) for x, y in chain(ordered) + chain(ordered[::-1])])


class DicePainter:
    """Paints dice of one style."""

    def __init__(self, style: DiceStyle) -> None:
        self.style = style
        self._material = Material(style)
        self._pip = self._pip_brush()
        self._rim = self._rim_brush()
        self._mark = QColor(style.mark)
        self._mark_deep = QColor(style.mark_deep)
        self._mark_rim = QColor(style.mark_rim)

    def paint(self, painter: QPainter, pose: DiePose, view: Matrix) -> None:
        """Paint a die on a painter that smooths its edges; leaves pen and brush changed."""
        placed = _Placed(pose, view)
        painter.setPen(Qt.PenStyle.NoPen)
        self._paint_base(painter, placed)
        self._paint_corners(painter, placed)
        for i, j, k in ((0, 1, 2), (0, 2, 1), (1, 2, 0)):
            for si, sj in product(_SIGNS, _SIGNS):
                self._paint_edge(painter, placed, placed.normal(i, si), placed.normal(j, sj), k)
        for axis, sign in product(range(3), _SIGNS):
            normal = placed.normal(axis, sign)
            if normal[2] * EYE_DISTANCE > 1.0:
                self._paint_face(painter, placed, _FRAME_OF_AXIS[axis, sign], normal)

    def paint_halo(
        self, painter: QPainter, pose: DiePose, view: Matrix, color: QColor, width: float
    ) -> None:
        """Paint the outline of a die grown by a width (logical pixels) and filled."""
        placed = _Placed(pose, view)
        pen = QPen(color, 2.0 * (ROUNDING * placed.half + width))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(color)
        painter.drawPolygon(hull([placed.screen(c) for c in placed.corners()]))

    def _paint_base(self, painter: QPainter, placed: _Placed) -> None:
        color = self._material.color(0.3)
        pen = QPen(color, 1.84 * ROUNDING * placed.half)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(color)
        painter.drawPolygon(hull([placed.screen(c) for c in placed.corners()]))
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_corners(self, painter: QPainter, placed: _Placed) -> None:
        brush = self._material.ball
        for corner in sorted(placed.corners(), key=lambda c: c[2])[1:]:
            at = placed.screen(corner)
            radius = ROUNDING * placed.half * EYE_DISTANCE / (EYE_DISTANCE - corner[2])
            scale = 2.0 * radius / self._material.ball_size
            brush.setTransform(QTransform(scale, 0.0, 0.0, scale, at.x() - radius, at.y() - radius))
            painter.setBrush(brush)
            painter.drawEllipse(at, radius, radius)

    def _paint_edge(
        self, painter: QPainter, placed: _Placed, a: Vector, b: Vector, along: int
    ) -> None:
        near_a = a[2] * EYE_DISTANCE - _FLAT
        near_b = b[2] * EYE_DISTANCE - _FLAT
        reach = math.hypot(near_a, near_b)
        if reach <= ROUNDING:
            return
        middle, spread = math.atan2(near_b, near_a), math.acos(ROUNDING / reach)
        low, high = max(0.0, middle - spread), min(math.pi / 2.0, middle + spread)
        if high <= low:
            return
        centre = _plus((a[0] * _FLAT, a[1] * _FLAT, a[2] * _FLAT), b, _FLAT)
        normals = []
        for step in range(_SAMPLES):
            angle = low + (high - low) * step / (_SAMPLES - 1)
            c, s = math.cos(angle), math.sin(angle)
            normals.append((a[0] * c + b[0] * s, a[1] * c + b[1] * s, a[2] * c + b[2] * s))
        first, last = _plus(centre, normals[0], ROUNDING), _plus(centre, normals[-1], ROUNDING)
        if low == 0.0:
            first = _plus(first, b, -_TUCK)
        if high == math.pi / 2.0:
            last = _plus(last, a, -_TUCK)
        axis = placed.axes[along]
        corners = [
            placed.screen(_plus(first, axis, -_FLAT)),
            placed.screen(_plus(first, axis, _FLAT)),
            placed.screen(_plus(last, axis, _FLAT)),
            placed.screen(_plus(last, axis, -_FLAT)),
        ]
        points = [_plus(centre, normal, ROUNDING) for normal in normals]
        gradient = self._edge_gradient(placed, corners, points, normals)
        if gradient is not None:
            painter.setBrush(QBrush(gradient))
            painter.drawPolygon(QPolygonF(corners))

    def _edge_gradient(
        self,
        placed: _Placed,
        corners: list[QPointF],
        points: list[Vector],
        normals: list[Vector],
    ) -> QLinearGradient | None:
        """Return the light across an edge, running square to it on the screen."""
        run = corners[1] - corners[0] + corners[2] - corners[3]
        length = math.hypot(run.x(), run.y())
        if length < 1e-6:  # noqa: PLR2004 - seen exactly end on
            return None
        dx, dy = -run.y() / length, run.x() / length
        places = [placed.screen(point) for point in points]
        start = places[0]
        offsets = [(p.x() - start.x()) * dx + (p.y() - start.y()) * dy for p in places]
        whole = offsets[-1]
        if abs(whole) < 1e-6:  # noqa: PLR2004 - seen exactly edge on
            return None
        gradient = QLinearGradient(start, QPointF(start.x() + dx * whole, start.y() + dy * whole))
        for offset, point, normal in zip(offsets, points, normals, strict=True):
            value = self._value(placed, point, normal)
            gradient.setColorAt(min(1.0, max(0.0, offset / whole)), self._material.color(value))
        return gradient

    def _value(self, placed: _Placed, point: Vector, normal: Vector) -> float:
        up = placed.up
        height = point[0] * up[0] + point[1] * up[1] + point[2] * up[2]
        shade = _GROUND_SHADE * max(0.0, 0.2 - height) / 1.2
        return brightness(*normal, self._material.gloss) - shade

    def _paint_face(self, painter: QPainter, placed: _Placed, face: int, normal: Vector) -> None:
        frame = FACE_FRAMES[face]
        matrix: Matrix = (
            (placed.axes[0][0], placed.axes[1][0], placed.axes[2][0]),
            (placed.axes[0][1], placed.axes[1][1], placed.axes[2][1]),
            (placed.axes[0][2], placed.axes[1][2], placed.axes[2][2]),
        )
        right, up = apply(matrix, frame.right), apply(matrix, frame.up)
        corners = [
            _plus(_plus(normal, right, i * _FLAT), up, j * _FLAT)
            for i, j in ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))
        ]
        places = [placed.screen(corner) for corner in corners]
        painter.setBrush(QBrush(self._face_gradient(placed, corners, places, normal)))
        painter.drawPolygon(QPolygonF(places))
        mapping = self._face_transform(placed, normal, right, up)
        if self.style.numerals:
            self._paint_digit(painter, face, mapping, placed.half)
        else:
            self._paint_pips(painter, face, mapping)

    def _face_gradient(
        self, placed: _Placed, corners: list[Vector], places: list[QPointF], normal: Vector
    ) -> QLinearGradient:
        values = [self._local_value(placed, corner, normal) for corner in corners]
        high = max(range(4), key=values.__getitem__)
        low = (high + 2) % 4
        gradient = QLinearGradient(places[high], places[low])
        gradient.setColorAt(0.0, self._material.color(values[high]))
        gradient.setColorAt(0.5, self._material.color(sum(values) / 4.0))
        gradient.setColorAt(1.0, self._material.color(values[low]))
        return gradient

    def _local_value(self, placed: _Placed, point: Vector, normal: Vector) -> float:
        """Return the brightness of a point, which also depends on how far off the lamp is."""
        value = self._value(placed, point, normal)
        px, py, pz = (lamp - part for lamp, part in zip(_LAMP_PLACE, point, strict=True))
        far = math.sqrt(px * px + py * py + pz * pz)
        facing = (normal[0] * px + normal[1] * py + normal[2] * pz) / far
        usual = normal[0] * LAMP[0] + normal[1] * LAMP[1] + normal[2] * LAMP[2]
        return value + 0.35 * (facing - usual) + 0.05 * (8.0 - far)

    def _face_transform(
        self, placed: _Placed, normal: Vector, right: Vector, up: Vector
    ) -> QTransform:
        """Return the projection of face coordinates to the screen."""
        k = placed.half * EYE_DISTANCE
        rows = []
        for vector, base in ((right, 0.0), (up, 0.0), (normal, EYE_DISTANCE)):
            w = base - vector[2]
            rows.append((k * vector[0] + placed.x * w, -k * vector[1] + placed.y * w, w))
        return QTransform(*rows[0], *rows[1], *rows[2])

    def _paint_pips(self, painter: QPainter, face: int, mapping: QTransform) -> None:
        base = painter.transform()
        for u, v in PIPS[face]:
            local = _disc_transform(mapping, u, v, PIP_RADIUS)
            painter.setTransform(local * base)
            painter.setBrush(self._rim)
            painter.drawEllipse(QPointF(0.0, 0.0), 1.16, 1.16)
            painter.setBrush(self._pip)
            painter.drawEllipse(QPointF(0.0, 0.0), 1.0, 1.0)
        painter.setTransform(base)

    def _paint_digit(self, painter: QPainter, face: int, mapping: QTransform, half: float) -> None:
        outline: QPainterPath = mapping.map(digit_outline(face))
        step = half * 0.028
        painter.setBrush(self._mark_rim)
        painter.drawPath(outline.translated(step, step))
        painter.setBrush(self._mark)
        painter.drawPath(outline)

    def _pip_brush(self) -> QBrush:
        """Return the hollow of a pip, as wide as a circle of radius one."""
        gradient = QRadialGradient(QPointF(0.28, 0.32), 1.35)
        gradient.setColorAt(0.0, QColor(self.style.mark))
        gradient.setColorAt(0.55, QColor(self.style.mark))
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


def _disc_transform(mapping: QTransform, u: float, v: float, radius: float) -> QTransform:
    """Return how a circle of radius one becomes the ellipse of a pip, without turning it.

    The square root of the ellipse's shape keeps the upper left of the circle at the upper left.
    """
    w = mapping.m13() * u + mapping.m23() * v + mapping.m33()
    x = (mapping.m11() * u + mapping.m21() * v + mapping.m31()) / w
    y = (mapping.m12() * u + mapping.m22() * v + mapping.m32()) / w
    xu, yu = (mapping.m11() - x * mapping.m13()) / w, (mapping.m12() - y * mapping.m13()) / w
    xv, yv = (mapping.m21() - x * mapping.m23()) / w, (mapping.m22() - y * mapping.m23()) / w
    a, b, d = xu * xu + xv * xv, xu * yu + xv * yv, yu * yu + yv * yv
    root = math.sqrt(max(0.0, a * d - b * b))
    k = radius / math.sqrt(a + d + 2.0 * root)
    return QTransform((a + root) * k, b * k, b * k, (d + root) * k, x, y)
