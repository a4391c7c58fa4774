"""A cube that flies, bounces, rolls and slides on a table: one rigid body, without Qt.

Lengths are in dice (the edge of one), times in seconds; x runs to the right, y away from the
player, z up from the table.  A body that has come to lie flat stays flat and only slides.
"""

from __future__ import annotations

import math

GRAVITY = 80.0
HALF = 0.5
ROUND = 0.135  # radius of the rounded corners
SPREAD = HALF - ROUND  # from the middle of a die to the middle of its corners, along an edge
RADIUS = 0.64  # of the ball that stands for a die when it meets another die or the rim
_BOUNCE, _QUIET = 0.40, 1.6  # part of the speed kept on the table, and the speed that no more does
_GRIP = 0.42  # friction of the table against a die that tumbles
_SLIDE = 36.0  # slowing of a die that slides flat
_TWIST = 60.0  # slowing of its turning about the upright axis
_TINY = 1e-6
_INVERSE_INERTIA = 6.0  # of a cube of mass one and edge one
_ROLLING_LOSS = 4.0  # part of the spin lost in a second on the table
_SAME_HEIGHT = 0.022  # corners no higher than this above the lowest touch the table too
_FLAT = 0.966  # cosine of the slant at which a slow die falls flat
_SLOW_SPIN, _SLOW_RISE, _SLOW_RUN = 5.5, 1.6, 4.5
_WEARINESS = 7.0  # part of its speed that a tired die loses in a second
_PULL = 140.0  # radians a second, each second, by which it is drawn onto a face
_LEVELLING = 0.055  # seconds in which the last slant goes

Quaternion = tuple[float, float, float, float]
Place = tuple[float, float, float, Quaternion]


class RigidDie:
    """One die with its place, its turn and its speeds; ``is_flat`` once it lies on a face."""

    __slots__ = (
        "_level_left",
        "_levelling",
        "is_flat",
        "q",
        "spin",
        "vx",
        "vy",
        "vz",
        "wx",
        "wy",
        "wz",
        "x",
        "y",
        "z",
    )

    def __init__(self, place: Place, speed: tuple[float, float, float]) -> None:
        self.x, self.y, self.z, self.q = place
        self.vx, self.vy, self.vz = speed
        self.wx = self.wy = self.wz = 0.0
        self.is_flat = False
        self._level_left = 0.0
        self._levelling: tuple[Quaternion, Quaternion] | None = None

    @property
    def place(self) -> Place:
        """Where it is and how it is turned."""
        return (self.x, self.y, self.z, self.q)

    @property
    def is_still(self) -> bool:
        """Whether it lies flat and does not move."""
        return self.is_flat and not (self.vx or self.vy or self.wz or self._level_left)

    def advance(self, dt: float) -> float:
        """Move on by a time and return how hard it struck the table, as a speed."""
        if self.is_flat:
            self._slide(dt)
            return 0.0
        self.vz -= GRAVITY * dt
        self.x += self.vx * dt
        self.y += self.vy * dt
        self.z += self.vz * dt
        self._turn(dt)
        return self._touch(dt)

    def tire(self, dt: float) -> None:
        """Lose speed, and be drawn down onto the nearest face, as a throw comes to its end."""
        keep = 1.0 - _WEARINESS * dt
        if math.hypot(self.vx, self.vy) > _SLOW_RISE:
            self.vx, self.vy = self.vx * keep, self.vy * keep
        if math.hypot(self.wx, self.wy) > _SLOW_SPIN:
            self.wx, self.wy = self.wx * keep, self.wy * keep
        self.wz *= keep
        nx, ny, _ = _upward(self.q)
        self.wx += ny * _PULL * dt
        self.wy -= nx * _PULL * dt

    def lay_flat(self) -> None:
        """Fall onto the face that is nearest to the table."""
        self.is_flat = True
        self.vz = self.wx = self.wy = 0.0
        self._levelling = (self.q, levelled(self.q))
        self._level_left = _LEVELLING

    def _slide(self, dt: float) -> None:
        speed = math.hypot(self.vx, self.vy)
        keep = 1.0 - _SLIDE * dt / speed if speed > _SLIDE * dt else 0.0
        self.vx *= keep
        self.vy *= keep
        self.x += self.vx * dt
        self.y += self.vy * dt
        if self._levelling is not None:
            self._level(dt)
        if self.wz:
            self.wx = self.wy = 0.0
            self._turn(dt)
            loss = _TWIST * dt
            self.wz = 0.0 if abs(self.wz) <= loss else self.wz - math.copysign(loss, self.wz)

    def _level(self, dt: float) -> None:
        start, end = self._levelling or (self.q, self.q)
        self._level_left = max(0.0, self._level_left - dt)
        share = 1.0 - self._level_left / _LEVELLING
        self.q = blended(start, end, share * share)
        self.z = support(self.q)
        if not self._level_left:
            self.q, self.z, self._levelling = end, HALF, None

    def _turn(self, dt: float) -> None:
        half = 0.5 * dt
        w, x, y, z = self.q
        a, b, c = self.wx * half, self.wy * half, self.wz * half
        nw = w - a * x - b * y - c * z
        nx = x + a * w + b * z - c * y
        ny = y + b * w + c * x - a * z
        nz = z + c * w + a * y - b * x
        scale = 1.0 / math.sqrt(nw * nw + nx * nx + ny * ny + nz * nz)
        self.q = (nw * scale, nx * scale, ny * scale, nz * scale)

    def _touch(self, dt: float) -> float:
        """Meet the table, if it is reached, with the corners that are lowest."""
        w, x, y, z = self.q
        ups = (2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y))
        rises = [abs(up) for up in ups]
        depth = SPREAD * sum(rises) + ROUND - self.z
        if depth <= 0.0:
            return 0.0
        self.z += depth
        signs = [-1.0 if up > 0.0 else 1.0 for up in ups]
        corners = [signs]
        for axis in range(3):
            if 2.0 * SPREAD * rises[axis] < _SAME_HEIGHT:
                flipped = [list(each) for each in corners]
                for each in flipped:
                    each[axis] = -each[axis]
                corners += flipped
        rows = _upper_rows(self.q)
        hardest = 0.0
        for corner in corners:
            hardest = max(hardest, self._strike(rows, corner))
        keep = 1.0 - _ROLLING_LOSS * dt
        self.wx *= keep
        self.wy *= keep
        self.wz *= keep
        if max(rises) > _FLAT and self._is_slow:
            self.lay_flat()
        return hardest

    @property
    def _is_slow(self) -> bool:
        return (
            abs(self.vz) < _SLOW_RISE
            and abs(self.wx) + abs(self.wy) < _SLOW_SPIN
            and abs(self.vx) + abs(self.vy) < _SLOW_RUN
        )

    def _strike(self, rows: tuple[tuple[float, float, float], ...], corner: list[float]) -> float:
        """Let one corner meet the table; return how fast it came down."""
        i, j, k = corner
        (xx, xy, xz), (yx, yy, yz) = rows
        rx = SPREAD * (xx * i + xy * j + xz * k)
        ry = SPREAD * (yx * i + yy * j + yz * k)
        rz = -self.z
        fall = self.vz + self.wx * ry - self.wy * rx
        if fall >= 0.0:
            return 0.0
        bounce = _BOUNCE if fall < -_QUIET else 0.0
        push = -(1.0 + bounce) * fall / (1.0 + _INVERSE_INERTIA * (rx * rx + ry * ry))
        self.vz += push
        self.wx += _INVERSE_INERTIA * ry * push
        self.wy -= _INVERSE_INERTIA * rx * push
        sx = self.vx + self.wy * rz - self.wz * ry
        sy = self.vy + self.wz * rx - self.wx * rz
        slip = math.hypot(sx, sy)
        if slip > _TINY:
            tx, ty = sx / slip, sy / slip
            lever = rx * ty - ry * tx
            stop = slip / (1.0 + _INVERSE_INERTIA * (rz * rz + lever * lever))
            drag = -min(_GRIP * push, stop)
            self.vx += drag * tx
            self.vy += drag * ty
            self.wx -= _INVERSE_INERTIA * rz * ty * drag
            self.wy += _INVERSE_INERTIA * rz * tx * drag
            self.wz += _INVERSE_INERTIA * lever * drag
        return -fall


def _upper_rows(q: Quaternion) -> tuple[tuple[float, float, float], tuple[float, float, float]]:
    w, x, y, z = q
    return (
        (1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y - w * z), 2.0 * (x * z + w * y)),
        (2.0 * (x * y + w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z - w * x)),
    )


def rows_of(
    q: Quaternion,
) -> tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]:
    """Return the turn as a matrix."""
    w, x, y, z = q
    third = (2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y))
    first, second = _upper_rows(q)
    return (first, second, third)


def support(q: Quaternion) -> float:
    """Return how high the middle of a so turned die is when it touches the table."""
    return SPREAD * sum(abs(part) for part in rows_of(q)[2]) + ROUND


def blended(a: Quaternion, b: Quaternion, share: float) -> Quaternion:
    """Return the turn on the short way between two."""
    near = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]
    keep, take = 1.0 - share, share if near >= 0.0 else -share
    w, x, y, z = (p * keep + r * take for p, r in zip(a, b, strict=True))
    scale = 1.0 / math.sqrt(w * w + x * x + y * y + z * z)
    return (w * scale, x * scale, y * scale, z * scale)


def levelled(q: Quaternion) -> Quaternion:
    """Return the nearest turn at which the die lies flat."""
    nx, ny, nz = _upward(q)
    # The shortest turn that brings this face's direction upright.
    w, x, y = 1.0 + nz, ny, -nx
    scale = 1.0 / math.sqrt(w * w + x * x + y * y)
    return product((w * scale, x * scale, y * scale, 0.0), q)


def _upward(q: Quaternion) -> tuple[float, float, float]:
    """Return the direction of the face that looks up most."""
    rows = rows_of(q)
    axis = max(range(3), key=lambda i: abs(rows[2][i]))
    sign = 1.0 if rows[2][axis] > 0.0 else -1.0
    return (rows[0][axis] * sign, rows[1][axis] * sign, rows[2][axis] * sign)


def product(a: Quaternion, b: Quaternion) -> Quaternion:
    """Return the turn b followed by the turn a."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by + ay * bw + az * bx - ax * bz,
        aw * bz + az * bw + ax * by - ay * bx,
    )
