"""A whole throw worked out before it is seen: dice poured onto a table, until all lie flat.

Without Qt.  Lengths are in dice, times in seconds, and the middle of the felt is at (0, 0); x runs
to the right and y away from the player.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from enum import Enum, auto
from itertools import combinations
from typing import NamedTuple

from yatzy_desktop.widgets.physics.bodies import (
    HALF,
    RADIUS,
    Place,
    Quaternion,
    RigidDie,
    blended,
)

STEP = 1.0 / 120.0
LONGEST = 1.06
"""Seconds after which every die lies, however it was thrown."""
APART = 1.40
"""Least distance of the middles of two dice at rest: they cannot touch however they are turned."""
CLEAR = 1.31
"""Distance below which two dice at rest could touch: twice the reach of a rounded corner."""
MARGIN = 0.68
"""Least distance of the middle of a die at rest from the rim."""
POURS_AT = 0.1
"""How far right of the felt's left end dice are when they begin to leave the cup."""
HEADROOM = 0.52
"""How much farther from the upper rim a die stays for each die that it is higher up."""

_TRIES = 5
_LAST_CALL = 0.42  # seconds after which a die that still tumbles is slowed down
_POUR = 0.14  # in which dice leave the cup
_LATE = 0.36  # how much later the last one leaves when it matters
_DIE_BOUNCE, _RIM_BOUNCE = 0.45, 0.5
_SPARE = 0.01
_DRIVEN = 4.0
_SHOVE = 9.0  # speed at which dice that lie too near move apart
_LEAST_HIT, _LEAST_FELT_HIT = 0.8, 2.2
_HARDEST_HIT = 14.0


class CrowdedError(Exception):
    """The felt has no room for so many dice."""


class Surface(Enum):
    """What a die can strike."""

    FELT = auto()
    RIM = auto()
    DIE = auto()
    CUP = auto()


@dataclass(frozen=True)
class Hit:
    """A stroke to be heard: its strength (0-1) and where it is, from -1 (left) to 1 (right)."""

    surface: Surface
    strength: float
    pan: float


@dataclass(frozen=True)
class Path:
    """The way of one die: a place for each step from when it leaves the cup.

    ``falls`` is when it comes to lie on a face; it may slide a little after that.
    """

    starts: float
    falls: float
    places: tuple[Place, ...]

    @property
    def ends(self) -> float:
        """The time at which it lies still."""
        return self.starts + (len(self.places) - 1) * STEP

    def at(self, time: float) -> Place | None:
        """Return where the die is at a time, None before it leaves the cup."""
        if time < self.starts:
            return None
        whole, share = divmod((time - self.starts) / STEP, 1.0)
        index = int(whole)
        if index >= len(self.places) - 1:
            return self.places[-1]
        (ax, ay, az, aq), (bx, by, bz, bq) = self.places[index : index + 2]
        keep = 1.0 - share
        return (
            ax * keep + bx * share,
            ay * keep + by * share,
            az * keep + bz * share,
            blended(aq, bq, share),
        )


@dataclass(frozen=True)
class Tumble:
    """A throw: the ways of its dice by when they fall on a face, and what is heard when."""

    paths: tuple[Path, ...]
    hits: tuple[tuple[float, Hit], ...]

    @property
    def duration(self) -> float:
        """Seconds until the last die lies still."""
        return max(path.ends for path in self.paths)


class Felt(NamedTuple):
    """The room to tumble in, in dice."""

    width: float
    height: float


def throw_dice(felt: Felt, count: int, chance: random.Random, *, late: bool = False) -> Tumble:
    """Return a throw of some dice onto a felt; the same chance gives the same throw.

    With ``late`` the last die leaves the cup after a breath.  A throw that leaves dice leaning on
    each other does not count and is thrown again; raises CrowdedError after the last try.
    """
    for _ in range(_TRIES):
        thrown = _Throwing(felt, count, chance, late=late).run()
        ends = [path.places[-1] for path in thrown.paths]
        if all(
            math.hypot(one[0] - other[0], one[1] - other[1]) >= CLEAR
            for one, other in combinations(ends, 2)
        ):
            return thrown
    raise CrowdedError


class _Throwing:
    def __init__(self, felt: Felt, count: int, chance: random.Random, *, late: bool) -> None:
        self._across, self._along = felt.width / 2.0, felt.height / 2.0
        self._chance = chance
        self._time = 0.0
        self._dice = [self._poured() for _ in range(count)]
        gaps = [index * _POUR / count + chance.uniform(0.0, 0.02) for index in range(count)]
        if late:
            gaps[-1] += _LATE
        self._starts = [round(gap / STEP) * STEP for gap in gaps]
        self._falls = [0.0] * count
        self._places: list[list[Place]] = [[] for _ in range(count)]
        self._hits: list[tuple[float, Hit]] = []

    def run(self) -> Tumble:
        steps = round(LONGEST / STEP)
        for step in range(steps):
            self._time = step * STEP
            out = [i for i, start in enumerate(self._starts) if start <= self._time + 1e-9]
            self._advance([self._dice[i] for i in out])
            for i in out:
                self._slow(self._dice[i], self._time - self._starts[i], at_end=step >= steps - 8)
            for i in out:
                self._places[i].append(self._dice[i].place)
                if not self._dice[i].is_flat:
                    self._falls[i] = self._time + STEP
            if len(out) == len(self._dice) and all(die.is_still for die in self._dice):
                break
        paths = [
            Path(start, falls, _shortened(places))
            for start, falls, places in zip(self._starts, self._falls, self._places, strict=True)
        ]
        paths.sort(key=lambda path: path.falls)
        return Tumble(tuple(paths), tuple(self._hits))

    def _poured(self) -> RigidDie:
        """Return a die that leaves the mouth of the cup, at the left end of the felt."""
        chance = self._chance
        room = 2.0 * self._across - 2.0 * MARGIN
        reach = room * math.sqrt(chance.uniform(0.06, 1.0))
        speed = math.sqrt(2.0 * 19.0 * reach)
        aim = chance.uniform(-1.0, 1.0) * math.atan2(self._along, 0.6 * self._across)
        y = chance.uniform(-0.35, 0.35)
        place = (POURS_AT - self._across, y, 0.85 + chance.uniform(0.0, 0.3), _any_turn(chance))
        die = RigidDie(
            place, (speed * math.cos(aim), speed * math.sin(aim), chance.uniform(-2.0, 2.0))
        )
        roll = speed * chance.uniform(0.9, 1.5)
        die.wx = -math.sin(aim) * roll + chance.uniform(-6.0, 6.0)
        die.wy = math.cos(aim) * roll + chance.uniform(-6.0, 6.0)
        die.wz = chance.uniform(-7.0, 7.0)
        return die

    def _advance(self, dice: list[RigidDie]) -> None:
        for die in dice:
            struck = die.advance(STEP)
            if struck > _LEAST_FELT_HIT:
                self._hear(Surface.FELT, struck, die.x)
            self._meet_rim(die)
        for one, other in combinations(dice, 2):
            self._meet(one, other)

    def _slow(self, die: RigidDie, age: float, *, at_end: bool) -> None:
        """Tire a die that tumbles for long, and bring it to rest when the time is up."""
        if die.is_flat:
            if at_end:
                die.vx = die.vy = die.wz = 0.0
        elif at_end:
            die.lay_flat()
        elif age > _LAST_CALL:
            die.tire(STEP)

    def _meet_rim(self, die: RigidDie) -> None:
        right = self._across - MARGIN
        if die.x > right and die.vx > 0.0:
            self._hear(Surface.RIM, die.vx, die.x)
            die.vx *= -_RIM_BOUNCE
            die.x = right
        elif die.x < -right:
            die.vx = max(die.vx, _DRIVEN)  # by those behind it in the cup
        if die.is_flat:
            self._keep_in(die)
            return
        top = self._along - MARGIN - HEADROOM * max(0.0, die.z - HALF)
        low = MARGIN - self._along
        if (die.y > top and die.vy > 0.0) or (die.y < low and die.vy < 0.0):
            self._hear(Surface.RIM, abs(die.vy), die.x)
            die.vy *= -_RIM_BOUNCE
        die.y = max(low, min(die.y, top))

    def _meet(self, one: RigidDie, other: RigidDie) -> None:
        dx, dy, dz = other.x - one.x, other.y - one.y, other.z - one.z
        square = dx * dx + dy * dy + dz * dz
        both_lie = one.is_flat and other.is_flat
        least = APART if both_lie else 2.0 * RADIUS
        if one.is_still and other.is_still:
            least = CLEAR + _SPARE
        if square >= least * least or square == 0.0:
            return
        away = math.sqrt(square)
        nx, ny, nz = dx / away, dy / away, dz / away
        near = (other.vx - one.vx) * nx + (other.vy - one.vy) * ny + (other.vz - one.vz) * nz
        if near < 0.0:
            push = -(1.0 + _DIE_BOUNCE) * near / 2.0
            if -near > _LEAST_HIT and away < 2.0 * RADIUS:
                self._hear(Surface.DIE, -near, (one.x + other.x) / 2.0)
        else:
            push = 0.0
        _part(one, (-nx, -ny, -nz), push, (least - away) / 2.0)
        _part(other, (nx, ny, nz), push, (least - away) / 2.0)
        self._keep_in(one)
        self._keep_in(other)

    def _keep_in(self, die: RigidDie) -> None:
        right, top = self._across - MARGIN, self._along - MARGIN
        die.x = min(die.x, right)
        if die.is_flat:
            most = _SHOVE * STEP
            die.x += max(0.0, min(-right - die.x, most))
            die.y += max(-most, min(max(-top, min(die.y, top)) - die.y, most))

    def _hear(self, surface: Surface, speed: float, x: float) -> None:
        if speed > _LEAST_HIT:
            pan = max(-1.0, min(1.0, x / self._across))
            self._hits.append((self._time, Hit(surface, min(1.0, speed / _HARDEST_HIT), pan)))


def _part(die: RigidDie, way: tuple[float, float, float], push: float, gap: float) -> None:
    nx, ny, nz = way
    die.vx += nx * push
    die.vy += ny * push
    share = min(1.0, _SHOVE * STEP / gap) if gap > 0.0 else 0.0
    die.x += nx * gap * share
    die.y += ny * gap * share
    if not die.is_flat:
        die.vz += nz * push
        die.z = max(HALF, die.z + nz * gap * share)


def _any_turn(chance: random.Random) -> Quaternion:
    w, x, y, z = (chance.gauss(0.0, 1.0) for _ in range(4))
    scale = 1.0 / math.sqrt(w * w + x * x + y * y + z * z)
    return (w * scale, x * scale, y * scale, z * scale)


def _shortened(places: list[Place]) -> tuple[Place, ...]:
    """Return the places up to the first of those that are the last one."""
    end = len(places)
    while end > 1 and places[end - 2] == places[-1]:
        end -= 1
    return tuple(places[:end])
