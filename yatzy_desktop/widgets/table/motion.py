"""Where dice rest and how they slide: the places of a throw, seen in pixels."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF

from yatzy_desktop.widgets.dice import DiePose, Matrix, multiply, rest_rotation
from yatzy_desktop.widgets.physics import HALF, Path, Quaternion, Spot, rows_of
from yatzy_desktop.widgets.table.layout import TableLayout

RISE = 0.5  # pixels up the screen for each pixel above the table
NEARER = 0.07  # how much larger a die looks one die higher up
# Shares of a die's depth and height that its picture has, seen as the players see it.
_SEEN_FROM_ABOVE, _SEEN_FROM_SIDE = 0.94, 0.22
_YAW = 0.6
_TRAY_YAW = 0.05
_QUARTER = math.pi / 2.0


@dataclass(frozen=True, slots=True)
class MotionSettings:
    """How long motion lasts in milliseconds (0: at once), and whether dice fade only.

    ``roll_ms`` is what a second of a throw takes, ``slide_ms`` a whole slide.
    """

    roll_ms: int = 1000
    slide_ms: int = 150
    reduced: bool = False


class Lie(NamedTuple):
    """How one die lies on the felt: its place in dice from the middle, its turn in radians."""

    spot: Spot
    yaw: float
    tray_yaw: float
    quarter: int


def chance_lie(spot: Spot, chance: random.Random) -> Lie:
    """Return how a die lies at a place that nobody saw it fall to."""
    return Lie(
        spot,
        yaw=chance.uniform(-_YAW, _YAW),
        tray_yaw=chance.uniform(-_TRAY_YAW, _TRAY_YAW),
        quarter=chance.randrange(4),
    )


def fallen_lie(path: Path, chance: random.Random) -> Lie:
    """Return how a die lies at the end of its way."""
    x, y, _, turn = path.places[-1]
    return chance_lie((x, y), chance)._replace(yaw=flat_yaw(rows_of(turn)))


def flat_yaw(rows: Matrix) -> float:
    """Return the turn about the upright axis, within an eighth of a circle either way."""
    upright = max(range(3), key=lambda axis: abs(rows[2][axis]))
    axis = (upright + 1) % 3
    turn = math.atan2(rows[1][axis], rows[0][axis])
    return turn - _QUARTER * round(turn / _QUARTER)


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
    """The way of one die through a roll: from its old place into the cup, and out of it.

    ``turn`` changes the numbers of the die's faces, as any turn of a cube onto itself does, so
    that the face which comes up by itself is the one that was rolled.
    """

    old: Rest | None
    new: Rest
    path: Path
    layout: TableLayout
    mouth: QPointF
    turn: Matrix

    def pose(self, time: float, gathering: float) -> DiePose | None:
        """Return the die at a time (seconds) after the pouring begins, None out of sight.

        Before that, over so many seconds, it goes into the cup.
        """
        if time >= self.path.ends:
            return self.new.pose()
        place = self.path.at(time)
        if place is None:
            return self._gathered(1.0 + time / gathering) if time < 0.0 else None
        x, y, z, q = place
        rows = rows_of(q)
        at, size = self.layout.pixels(x, y), self.new.size
        lift = max(0.0, z - HALF) * size
        return DiePose(at.x(), at.y(), lift, size, multiply(rows, self.turn), flat_yaw(rows))

    def _gathered(self, t: float) -> DiePose | None:
        return None if self.old is None else gathered(self.old, self.mouth, t)


def gathered(old: Rest, mouth: QPointF, t: float) -> DiePose | None:
    """Return a die on its way (0-1) into the mouth of the cup, None when it is in it."""
    if t >= 1.0:
        return None
    share, hop = t * t, math.sin(math.pi * t) * 0.5 * old.size
    pose = old.pose()
    return pose._replace(
        x=old.x + (mouth.x() - old.x) * share,
        y=old.y + (mouth.y() - old.y) * share,
        lift=old.lift * (1.0 - t) + hop,
        size=old.size * (1.0 - 0.25 * share),
    )


def relabelling(end: Quaternion, rest: Rest) -> Matrix:
    """Return the turn of a die onto itself after which a throw ends as a die rests."""
    rows = rows_of(end)
    back: Matrix = (
        (rows[0][0], rows[1][0], rows[2][0]),
        (rows[0][1], rows[1][1], rows[2][1]),
        (rows[0][2], rows[1][2], rows[2][2]),
    )
    return multiply(back, rest_rotation(rest.face, rest.yaw))


def rest_of(
    layout: TableLayout, position: int, face: int, lie: Lie, *, held: bool, lift: float
) -> Rest:
    """Return where a die lies: in its slot when held, else on the felt; lift is in dice."""
    if held:
        at, size, yaw = layout.slots[position].center(), layout.tray_die, lie.tray_yaw
    else:
        at, size, yaw = layout.pixels(*lie.spot), layout.die, lie.yaw
    turn = yaw + lie.quarter * _QUARTER
    room = at.y() - layout.felt.top() - _resting_reach(yaw) * size
    most = max(0.0, room / (RISE + NEARER))
    return Rest(at.x(), at.y(), size, turn, min(lift * size, most), face)


def _resting_reach(yaw: float) -> float:
    """Return how far up the screen a die that lies flat reaches from its middle, in dice."""
    across = (abs(math.sin(yaw)) + abs(math.cos(yaw))) / 2.0
    return across * _SEEN_FROM_ABOVE + _SEEN_FROM_SIDE


def deciding(dice: Sequence[int], held: frozenset[int]) -> int | None:
    """Return the rolled die on which it hangs whether all are alike or in a row, if it is one.

    Whether it turns out well has no part in it.
    """
    for position in range(len(dice)):
        others = [face for index, face in enumerate(dice) if index != position]
        if position not in held and len(others) > 2 and _is_almost(others):  # noqa: PLR2004
            return position
    return None


def _is_almost(others: Sequence[int]) -> bool:
    kinds = set(others)
    in_a_row = len(kinds) == len(others) and max(kinds) - min(kinds) == len(others) - 1
    return len(kinds) == 1 or in_a_row
