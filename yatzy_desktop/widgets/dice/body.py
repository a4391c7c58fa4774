"""The body of a turned die on the screen: its corners, its edges and its faces."""

from __future__ import annotations

import math
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF, QTransform

from yatzy_desktop.widgets.dice.geometry import (
    EYE_DISTANCE,
    FACE_FRAMES,
    ROUNDING,
    DiePose,
    Matrix,
    Vector,
    apply,
    multiply,
)

FLAT = 1.0 - ROUNDING  # half the side of the flat part of a face
_SIGNS = (-1.0, 1.0)
_TUCK = 0.05  # edges reach this far under the faces, so that no seam shows
_FACE_OF = {(0, 1.0): 1, (1, 1.0): 2, (2, 1.0): 3, (2, -1.0): 4, (1, -1.0): 5, (0, -1.0): 6}


def plus(a: Vector, b: Vector, share: float = 1.0) -> Vector:
    """Return a vector plus a share of another."""
    return (a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share)


class Edge(NamedTuple):
    """A rounded edge: the middle of its axis, that axis, its two faces and the angles in sight.

    Angles (radians) run from 0 at the first face to a quarter turn at the second.
    """

    centre: Vector
    axis: Vector
    first: Vector
    second: Vector
    low: float
    high: float

    def normal(self, angle: float) -> Vector:
        """Return where the surface faces at an angle."""
        c, s = math.cos(angle), math.sin(angle)
        (ax, ay, az), (bx, by, bz) = self.first, self.second
        return (ax * c + bx * s, ay * c + by * s, az * c + bz * s)

    def line(self, angle: float) -> tuple[Vector, Vector]:
        """Return the ends of the line along the edge at an angle, tucked under a face it meets."""
        at = plus(self.centre, self.normal(angle), ROUNDING)
        if angle == 0.0:
            at = plus(at, self.second, -_TUCK)
        elif angle == math.pi / 2.0:
            at = plus(at, self.first, -_TUCK)
        return plus(at, self.axis, -FLAT), plus(at, self.axis, FLAT)


class Face(NamedTuple):
    """A face in sight: its number and its directions as the eye sees them."""

    number: int
    normal: Vector
    right: Vector
    up: Vector

    def corners(self) -> list[Vector]:
        """Return the corners of the flat part."""
        return [
            plus(plus(self.normal, self.right, i * FLAT), self.up, j * FLAT)
            for i, j in ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))
        ]


class Body:
    """A die turned towards the eye and put on the screen."""

    def __init__(self, pose: DiePose, view: Matrix) -> None:
        self._matrix = multiply(view, pose.matrix)
        m = self._matrix
        self.axes: tuple[Vector, ...] = tuple((m[0][i], m[1][i], m[2][i]) for i in range(3))
        self.half = pose.size / 2.0
        self.x, self.y = pose.x, pose.y

    def screen(self, p: Vector) -> QPointF:
        """Return where a point is seen."""
        f = self.half * EYE_DISTANCE / (EYE_DISTANCE - p[2])
        return QPointF(self.x + p[0] * f, self.y - p[1] * f)

    def corners(self) -> list[tuple[Vector, Vector]]:
        """Return the middles of the rounded corners and the way each points, nearest last."""
        a, b, c = self.axes
        out = []
        for i, j, k in product(_SIGNS, _SIGNS, _SIGNS):
            away = (
                a[0] * i + b[0] * j + c[0] * k,
                a[1] * i + b[1] * j + c[1] * k,
                a[2] * i + b[2] * j + c[2] * k,
            )
            out.append(((away[0] * FLAT, away[1] * FLAT, away[2] * FLAT), away))
        out.sort(key=lambda corner: corner[0][2])
        return out

    def edges(self) -> list[Edge]:
        """Return the rounded edges of which something is in sight."""
        return [
            edge
            for i, j, k in ((0, 1, 2), (0, 2, 1), (1, 2, 0))
            for si, sj in product(_SIGNS, _SIGNS)
            if (edge := self._edge(i, si, j, sj, k)) is not None
        ]

    def _edge(self, i: int, si: float, j: int, sj: float, k: int) -> Edge | None:
        (ax, ay, az), (bx, by, bz) = self.axes[i], self.axes[j]
        a, b = (ax * si, ay * si, az * si), (bx * sj, by * sj, bz * sj)
        near_a, near_b = a[2] * EYE_DISTANCE - FLAT, b[2] * EYE_DISTANCE - FLAT
        reach = math.hypot(near_a, near_b)
        if reach <= ROUNDING:
            return None
        # The surface at an angle t is in sight while near_a cos t + near_b sin t > ROUNDING.
        middle, spread = math.atan2(near_b, near_a), math.acos(ROUNDING / reach)
        low, high = max(0.0, middle - spread), min(math.pi / 2.0, middle + spread)
        if high <= low:
            return None
        centre = ((a[0] + b[0]) * FLAT, (a[1] + b[1]) * FLAT, (a[2] + b[2]) * FLAT)
        return Edge(centre, self.axes[k], a, b, low, high)

    def faces(self) -> list[Face]:
        """Return the faces in sight."""
        out = []
        for axis, sign in product(range(3), _SIGNS):
            x, y, z = self.axes[axis]
            if z * sign * EYE_DISTANCE > 1.0:
                number = _FACE_OF[axis, sign]
                frame = FACE_FRAMES[number]
                right, up = apply(self._matrix, frame.right), apply(self._matrix, frame.up)
                out.append(Face(number, (x * sign, y * sign, z * sign), right, up))
        return out

    def face_transform(self, face: Face) -> QTransform:
        """Return the projection of face coordinates (-1 to 1) to the screen."""
        k = self.half * EYE_DISTANCE
        rows = []
        for vector, base in ((face.right, 0.0), (face.up, 0.0), (face.normal, EYE_DISTANCE)):
            w = base - vector[2]
            rows.append((k * vector[0] + self.x * w, -k * vector[1] + self.y * w, w))
        return QTransform(*rows[0], *rows[1], *rows[2])

    def outline(self) -> QPolygonF:
        """Return the convex outline of the corners' middles."""
        return hull([self.screen(middle) for middle, _ in self.corners()])


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


def disc_transform(mapping: QTransform, u: float, v: float, radius: float) -> QTransform:
    """Return how a circle of radius one becomes a disc on a face, without turning it.

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
