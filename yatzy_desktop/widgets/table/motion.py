"""How dice move: where they rest, how they are thrown, how they slide."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF

from yatzy_desktop.widgets.dice import (
    DiePose,
    Matrix,
    Vector,
    axis_rotation,
    multiply,
    rest_rotation,
    support_height,
)
from yatzy_desktop.widgets.table.layout import TableLayout

SWEEP = 0.15  # share of a roll in which the old dice leave the table
_STAGGER = 0.10  # share of a roll between the first and the last die to land
_TURN_ENDS = 0.90  # share of its flight after which a die only slides
_BOUNCES = ((0.0, 0.40, 1.0), (0.40, 0.68, 0.36), (0.68, 0.86, 0.09))
_HEIGHT = 1.15  # of the first arc, in dice
RISE = 0.5  # pixels up the screen for each pixel above the table
NEARER = 0.07  # how much larger a die looks one die higher up
_TUMBLING_REACH = 0.81  # how far up the screen a die reaches from its middle at any turn, in dice
# Shares of a die's depth and height that its picture has, seen as the players see it.
_SEEN_FROM_ABOVE, _SEEN_FROM_SIDE = 0.94, 0.22
_YAW = 0.42
_TRAY_YAW = 0.05


@dataclass(frozen=True, slots=True)
class MotionSettings:
    """How long a roll and a slide last in milliseconds (0: at once), and whether dice fade only."""

    roll_ms: int = 650
    slide_ms: int = 150
    reduced: bool = False


class Lie(NamedTuple):
    """How one die happened to fall: everything by chance, sizes in dice and radians."""

    dx: float
    dy: float
    yaw: float
    tray_yaw: float
    quarter: int
    spin: float
    swerve: float
    start: float


def chance_lie(seed: int, roll: int, position: int) -> Lie:
    """Return how a die falls; the same numbers always give the same answer."""
    chance = random.Random(seed * 1_000_003 + roll * 101 + position)  # noqa: S311 - looks only
    return Lie(
        dx=chance.uniform(-1.0, 1.0),
        dy=chance.uniform(-1.0, 1.0),
        yaw=chance.uniform(-_YAW, _YAW),
        tray_yaw=chance.uniform(-_TRAY_YAW, _TRAY_YAW),
        quarter=chance.randrange(4),
        spin=chance.uniform(1.25, 1.9) * 2.0 * math.pi,
        swerve=chance.uniform(-1.3, 1.3),
        start=chance.uniform(-0.5, 0.5),
    )


class Rest(NamedTuple):
    """A die lying flat (or lifted straight up): place, size and lift in logical pixels."""

    x: float
    y: float
    size: float
    yaw: float
    lift: float
    face: int

    def pose(self) -> DiePose:
        """Return this as something to paint."""
        matrix = rest_rotation(self.face, self.yaw)
        return DiePose(self.x, self.y, self.lift, self.size, matrix, self.yaw)


def ease_out(t: float, power: float) -> float:
    """Return progress (0-1) that starts fast and ends slowly."""
    return 1.0 - math.pow(1.0 - t, power)


def between(old: Rest, new: Rest, t: float) -> Rest:
    """Return the place on the way from one rest to another; exactly the new one at 1."""
    if t >= 1.0:
        return new
    share = t * t * (3.0 - 2.0 * t)
    keep = 1.0 - share
    far = math.hypot(new.x - old.x, new.y - old.y)
    hop = math.sin(math.pi * t) * min(0.35 * new.size, 0.2 * far)
    return Rest(
        old.x * keep + new.x * share,
        old.y * keep + new.y * share,
        old.size * keep + new.size * share,
        old.yaw * keep + new.yaw * share,
        old.lift * keep + new.lift * share + hop,
        new.face,
    )


@dataclass(frozen=True, slots=True)
class Throw:
    """The path of one die through a roll, from its old place to a new one."""

    old: Rest | None
    new: Rest
    lie: Lie
    order: float  # 0 for the first die to land, 1 for the last
    entry: QPointF

    def pose(self, progress: float) -> DiePose | None:
        """Return the die at a progress (0-1) of the roll, None while it is out of sight."""
        if progress >= 1.0:
            return self.new.pose()
        if progress < SWEEP:
            return self._sweep(progress / SWEEP)
        lands = 1.0 - _STAGGER * (1.0 - self.order)
        t = (progress - SWEEP) / (lands - SWEEP)
        return self.new.pose() if t >= 1.0 else self._fly(t)

    def _sweep(self, t: float) -> DiePose | None:
        """Return the old die on its way off the table to the left."""
        if self.old is None:
            return None
        old = self.old
        share = t * t
        x = old.x + (self.entry.x() - old.x) * share
        y = old.y + (self.entry.y() - old.y) * share * 0.35
        turn = axis_rotation((0.0, 1.0, 0.0), -share * math.pi)
        matrix = multiply(turn, rest_rotation(old.face, old.yaw))
        lift = _clearance(matrix, old.size)
        return DiePose(x, _below_edge(y, lift, old.size), lift, old.size, matrix, old.yaw)

    def _fly(self, t: float) -> DiePose:
        new, size = self.new, self.new.size
        share = ease_out(t, 2.1)
        run = QPointF(new.x, new.y) - self.entry
        bow = math.sin(math.pi * share) * self.lie.swerve * size * 0.35
        x = self.entry.x() + run.x() * share
        y = self.entry.y() + run.y() * share + bow
        left = (1.0 - ease_out(min(1.0, t / _TURN_ENDS), 1.7)) if t < _TURN_ENDS else 0.0
        length = math.hypot(run.x(), run.y()) or 1.0
        # Rolling to the right turns a die about the axis that points away from the player.
        axis: Vector = (run.y() / length, run.x() / length, 0.0)
        yaw = new.yaw - left * self.lie.swerve * 1.4
        matrix: Matrix = rest_rotation(new.face, yaw)
        if left > 0.0:
            matrix = multiply(axis_rotation(axis, -left * self.lie.spin), matrix)
        y = _below_edge(y, 0.0, size)
        lift = _clearance(matrix, size) + _low_arc(_bounce(t) * _HEIGHT * size, y, size)
        return DiePose(x, _below_edge(y, lift, size), lift + new.lift * t, size, matrix, yaw)


def _clearance(matrix: Matrix, size: float) -> float:
    """Return how far a turned die must be lifted so as not to sink into the table."""
    return (support_height(matrix) - 1.0) * size / 2.0


def _low_arc(height: float, y: float, size: float) -> float:
    """Return how high a die may really fly: near the table's upper edge only as there is room."""
    room = max(1.0, (y - _TUMBLING_REACH * size) / (RISE + NEARER * _TUMBLING_REACH))
    return room * math.tanh(height / room)


def _below_edge(y: float, lift: float, size: float) -> float:
    """Return a place at which a die that is so high is not cut off by the table's upper edge."""
    return max(y, RISE * lift + _TUMBLING_REACH * size * (1.0 + NEARER * lift / size))


def _bounce(t: float) -> float:
    for start, end, height in _BOUNCES:
        if start <= t < end:
            u = (t - start) / (end - start)
            if start == 0.0:
                u = 0.5 + u / 2.0  # comes in from above
            return 4.0 * u * (1.0 - u) * height
    return 0.0


def rest_of(
    layout: TableLayout, position: int, face: int, lie: Lie, *, held: bool, lift: float
) -> Rest:
    """Return where a die lies: in its slot when held, else on the felt; lift is in dice."""
    if held:
        at, size, yaw = layout.slots[position].center(), layout.tray_die, lie.tray_yaw
    else:
        spot = layout.cells[position]
        at = QPointF(spot.x() + lie.dx * layout.play, spot.y() + lie.dy * layout.play)
        size, yaw = layout.die, lie.yaw
    turn = yaw + lie.quarter * math.pi / 2.0
    room = at.y() - layout.felt.top() - _resting_reach(yaw) * size
    most = max(0.0, room / (RISE + NEARER))
    return Rest(at.x(), at.y(), size, turn, min(lift * size, most), face)


def _resting_reach(yaw: float) -> float:
    """Return how far up the screen a die that lies flat reaches from its middle, in dice."""
    across = (abs(math.sin(yaw)) + abs(math.cos(yaw))) / 2.0
    return across * _SEEN_FROM_ABOVE + _SEEN_FROM_SIDE


def plan_throws(
    layout: TableLayout,
    rolled: Sequence[int],
    old: Sequence[Rest],
    new: Sequence[Rest],
    lies: Sequence[Lie],
) -> dict[int, Throw]:
    """Return the path of each die that is rolled; old is empty when they come from the cup."""
    throws: dict[int, Throw] = {}
    for order, position in enumerate(rolled):
        lie, felt = lies[position], layout.felt
        entry = QPointF(-0.8 * layout.die, felt.center().y() + lie.start * felt.height() * 0.7)
        throws[position] = Throw(
            old=old[position] if old else None,
            new=new[position],
            lie=lie,
            order=order / max(1, len(rolled) - 1),
            entry=entry,
        )
    return throws
