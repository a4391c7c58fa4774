"""What the dice of a table are doing: lying, sliding, rolling or fading, and how far they are."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from PySide6.QtCore import QPointF

from yatzy_desktop.widgets.dice import DiePose
from yatzy_desktop.widgets.physics import Hit, Surface
from yatzy_desktop.widgets.table.cup import CupPose, mouth_of
from yatzy_desktop.widgets.table.layout import TableLayout
from yatzy_desktop.widgets.table.motion import Rest, Throw, between, gathered

GATHERING = 0.12
"""Seconds of a roll in which dice go into the cup, and it to where it pours."""
_COMES_OUT = 0.06  # seconds within which a die is out of the cup
_LEAVING = (0.20, 0.46)  # seconds of the pouring between which the cup goes
SHAKE_SECONDS = 4.0
"""How long the cup is shaken at most, however long it is held."""
_SLIDE_SHARE = 0.2  # of a roll in which dice that stay find their place
_HELD_ON = 0.16  # seconds of a press after which dice on the felt are taken for shaking
_ARRIVES = 0.20  # in which the cup comes and all dice go into it
_BEAT = 0.085  # between two strokes in it
_SWING = 0.11  # of the shaken cup, in dice


class Motion(Enum):
    """The kinds of motion; there is only ever one."""

    NONE = auto()
    SLIDE = auto()
    SHAKE = auto()
    ROLL = auto()
    FADE = auto()


@dataclass(frozen=True)
class Roll:
    """A throw as it will be seen: seconds from the press to the last die at rest, and its parts."""

    throws: Mapping[int, Throw]
    seconds: float
    hits: tuple[tuple[float, Hit], ...] = ()


NO_ROLL = Roll({}, 0.0)


@dataclass
class Choreography:
    """The motion of all dice; ``progress`` runs from 0 to 1, ``rests`` is where it ends."""

    motion: Motion = Motion.NONE
    progress: float = 1.0
    rests: list[Rest] = field(default_factory=list)
    starts: list[Rest] = field(default_factory=list)
    roll: Roll = NO_ROLL
    cup_from: CupPose | None = None
    hand: QPointF | None = None

    @property
    def is_moving(self) -> bool:
        """Whether anything moves."""
        return self.motion is not Motion.NONE

    @property
    def is_rolling(self) -> bool:
        """Whether a roll has begun whose outcome is not yet shown."""
        return self.motion in {Motion.ROLL, Motion.FADE}

    @property
    def time(self) -> float:
        """Seconds since the pouring began; before that, less than nothing."""
        return self.progress * self.roll.seconds - GATHERING

    def begin(self, motion: Motion, starts: list[Rest], roll: Roll = NO_ROLL) -> None:
        """Start to move from some places, dice in a roll on their own paths."""
        self.motion, self.progress = motion, 0.0
        self.starts, self.roll = starts, roll

    def halt(self) -> None:
        """Be where the motion leads."""
        self.motion, self.progress = Motion.NONE, 1.0
        self.roll, self.cup_from, self.hand = NO_ROLL, None, None

    def resting_now(self) -> list[Rest]:
        """Return where the dice are, leaving out what is thrown."""
        if self.motion is not Motion.SLIDE:
            return list(self.rests)
        pairs = zip(self.starts, self.rests, strict=True)
        return [between(old, new, self.progress) for old, new in pairs]

    def poses(self) -> list[DiePose | None]:
        """Return all dice as they are to be painted now, None for one out of sight."""
        if self.motion is not Motion.ROLL:
            return [rest.pose() for rest in self.resting_now()]
        share = min(1.0, self.progress / _SLIDE_SHARE)
        poses: list[DiePose | None] = []
        for position, (old, new) in enumerate(zip(self.starts, self.rests, strict=True)):
            throw = self.roll.throws.get(position)
            if throw is None:
                poses.append(between(old, new, share).pose())
            else:
                poses.append(
                    new.pose() if self.progress >= 1.0 else throw.pose(self.time, GATHERING)
                )
        return poses

    def shaken(self, cup: CupPose | None, held: frozenset[int]) -> list[DiePose | None]:
        """Return all dice while the cup is shaken: on their way into it, but for those held."""
        if cup is None:
            return [rest.pose() for rest in self.rests]
        mouth, share = QPointF(cup.x, cup.y), (self._shaking - _HELD_ON) / _ARRIVES
        return [
            rest.pose() if position in held else gathered(rest, mouth, share)
            for position, rest in enumerate(self.rests)
        ]

    def shaken_cup(self, layout: TableLayout, *, standing: bool) -> CupPose | None:
        """Return the cup as it is shaken, None before it comes; a standing one is there at once."""
        home, time = standing_cup(layout), self._shaking
        if self.hand is not None:
            home = home._replace(x=self.hand.x(), y=self.hand.y())
        if not standing:
            arrived = (time - _HELD_ON) / _ARRIVES
            if arrived < 0.0:
                return None
            if arrived < 1.0:
                return gone_cup(layout)._replace(tilt=0.0).towards(home, arrived)
        swing = layout.die * _SWING * min(1.0, time / 0.15) if self.progress < 1.0 else 0.0
        return home._replace(
            x=home.x + swing * math.sin(time * 47.0),
            y=home.y + swing * 0.7 * math.sin(time * 61.0 + 1.0),
        )

    def full_cup(self, layout: TableLayout, *, standing: bool) -> CupPose | None:
        """Return the cup if the dice are in it now."""
        if self.motion is Motion.SHAKE:
            in_it = standing or self._shaking >= _HELD_ON + _ARRIVES
            return self.shaken_cup(layout, standing=standing) if in_it else None
        if self.cup_from is not None and self.motion is not Motion.ROLL:
            return self.cup_from
        return standing_cup(layout) if standing else None

    @property
    def _shaking(self) -> float:
        """Seconds since the cup was taken."""
        return self.progress * SHAKE_SECONDS

    def heard(self, before: float) -> list[Hit]:
        """Return what is heard since an earlier progress."""
        if self.motion is Motion.SHAKE:
            return rattle(before * SHAKE_SECONDS, self._shaking)
        if self.motion is not Motion.ROLL:
            return []
        whole = self.roll.seconds
        return [
            hit for time, hit in self.roll.hits if before * whole < time <= self.progress * whole
        ]

    def cup(self, layout: TableLayout) -> CupPose | None:
        """Return the cup of a roll, None once it has gone."""
        pouring, time = pouring_cup(layout), self.time
        if time < 0.0:
            start = self.cup_from or gone_cup(layout)
            return start.towards(pouring, 1.0 + time / GATHERING)
        begin, end = _LEAVING
        if time >= end or self.progress >= 1.0:
            return None
        share = max(0.0, (time - begin) / (end - begin))
        return pouring.towards(gone_cup(layout), share * share)

    def pouring(self, poses: list[DiePose | None], cup: CupPose | None) -> frozenset[int]:
        """Return which of some poses have not yet come out of the cup."""
        if cup is None or self.time < 0.0:
            return frozenset()
        throws = self.roll.throws.items()
        new = [index for index, throw in throws if self.time < throw.path.starts + _COMES_OUT]
        return frozenset(
            index
            for index in new
            if (pose := poses[index]) and pose.x < mouth_of(cup, pose.size).x()
        )

    def lying(self, poses: list[DiePose | None]) -> frozenset[int]:
        """Return which of some poses are at their last place, lifted or not; none in a roll."""
        if self.is_rolling:
            return frozenset()
        pairs = enumerate(zip(poses, self.rests, strict=True))
        return frozenset(
            index for index, (pose, rest) in pairs if pose and pose[:2] == (rest.x, rest.y)
        )

    def moving(self, poses: list[DiePose | None]) -> frozenset[int]:
        """Return which of some poses are not yet the last."""
        if not self.is_moving:
            return frozenset()
        pairs = enumerate(zip(poses, self.rests, strict=True))
        return frozenset(index for index, (pose, rest) in pairs if pose != rest.pose())


def rattle(since: float, until: float) -> list[Hit]:
    """Return the strokes of the dice in a shaken cup between two times."""
    return [
        Hit(Surface.CUP, 0.45 + 0.25 * math.sin(beat * 2.4), 0.0)
        for beat in range(math.ceil(since / _BEAT), math.ceil(until / _BEAT))
    ]


def pouring_cup(layout: TableLayout) -> CupPose:
    """Return the cup as it pours onto the felt, from its left end."""
    at = layout.pixels(-layout.ground.width / 2.0 + 0.05, 0.0)
    return CupPose(at.x(), at.y(), 1.0)


def gone_cup(layout: TableLayout) -> CupPose:
    """Return the cup out of sight beside the table."""
    at = layout.pixels(-layout.ground.width / 2.0 - 2.6, 0.0)
    return CupPose(at.x(), at.y(), 1.0)


def standing_cup(layout: TableLayout) -> CupPose:
    """Return the cup as it stands in the middle of the felt."""
    middle = layout.felt.center()
    return CupPose(middle.x(), middle.y(), 0.0)
