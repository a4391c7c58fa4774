"""The shape of a die in space: faces, rotations and the projection onto the screen.

World axes: x to the right, y away from the player, z up from the table.  A die is the cube
reaching from -1 to 1 on each of its own axes, so lengths here are in half edges.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]  # three rows

ROUNDING = 0.27  # radius of the rounded edges and corners
FACE_COUNT = 6
EYE_DISTANCE = 9.5  # from the eye to the middle of a die

IDENTITY: Matrix = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


class FaceFrame(NamedTuple):
    """The outward normal of a face and its two directions, so that right x up = normal."""

    normal: Vector
    right: Vector
    up: Vector


# A right-handed western die: seen towards the corner they share, 1, 2 and 3 run counterclockwise.
FACE_FRAMES: dict[int, FaceFrame] = {
    1: FaceFrame((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    2: FaceFrame((0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (1.0, 0.0, 0.0)),
    3: FaceFrame((0.0, 0.0, 1.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)),
    4: FaceFrame((0.0, 0.0, -1.0), (0.0, 1.0, 0.0), (1.0, 0.0, 0.0)),
    5: FaceFrame((0.0, -1.0, 0.0), (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)),
    6: FaceFrame((-1.0, 0.0, 0.0), (0.0, 0.0, 1.0), (0.0, 1.0, 0.0)),
}


class DiePose(NamedTuple):
    """Where a die is drawn: screen position of its middle when resting there, and its turn.

    ``x``, ``y``, ``lift`` and ``size`` are logical pixels, ``yaw`` (radians) is the turn about
    the upright axis that its shadow follows.
    """

    x: float
    y: float
    lift: float
    size: float
    matrix: Matrix
    yaw: float


@dataclass(frozen=True, slots=True)
class Camera:
    """The player's eye: dice away from the middle of the table are seen more from the side.

    ``x``, ``y`` and ``reach`` are logical pixels; ``tilt`` and ``spread`` are radians.
    """

    x: float
    y: float
    reach: float
    tilt: float = 0.40
    spread: float = 0.10

    def view(self, x: float, y: float) -> Matrix:
        """Return the rotation from world axes to those of the eye for a die at a place."""
        across = max(-1.0, min(1.0, (x - self.x) / self.reach)) * self.spread
        along = max(-1.0, min(1.0, (self.y - y) / self.reach)) * self.spread
        cos_t, sin_t = math.cos(self.tilt + along), math.sin(self.tilt + along)
        cos_p, sin_p = math.cos(across), math.sin(across)
        return (
            (cos_p, -sin_p * sin_t, sin_p * cos_t),
            (0.0, cos_t, sin_t),
            (-sin_p, -cos_p * sin_t, cos_p * cos_t),
        )


def multiply(a: Matrix, b: Matrix) -> Matrix:
    """Return the product of two matrices."""
    (b00, b01, b02), (b10, b11, b12), (b20, b21, b22) = b
    first, second, third = (
        (
            p * b00 + q * b10 + r * b20,
            p * b01 + q * b11 + r * b21,
            p * b02 + q * b12 + r * b22,
        )
        for p, q, r in a
    )
    return (first, second, third)


def apply(matrix: Matrix, vector: Vector) -> Vector:
    """Return the vector turned by the matrix."""
    x, y, z = vector
    first, second, third = (p * x + q * y + r * z for p, q, r in matrix)
    return (first, second, third)


def axis_rotation(axis: Vector, angle: float) -> Matrix:
    """Return the turn by an angle (radians) about an axis of length one."""
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    k = 1.0 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def rest_rotation(face: int, yaw: float) -> Matrix:
    """Return the turn of a die that lies flat with a face up, its writing turned by yaw (radians).

    Raises KeyError for a face a die does not have.
    """
    frame = FACE_FRAMES[face]
    upright: Matrix = (frame.right, frame.up, frame.normal)
    return multiply(axis_rotation((0.0, 0.0, 1.0), yaw), upright)


def top_face(matrix: Matrix) -> int:
    """Return the face that points up most."""
    return max(FACE_FRAMES, key=lambda face: apply(matrix, FACE_FRAMES[face].normal)[2])


def support_height(matrix: Matrix) -> float:
    """Return how high (half edges) the middle of a so turned die is when it touches the table."""
    x, y, z = matrix[2]
    return (1.0 - ROUNDING) * (abs(x) + abs(y) + abs(z)) + ROUNDING
