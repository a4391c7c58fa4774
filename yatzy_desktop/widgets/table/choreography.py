"""What the dice of a table are doing: lying, sliding, rolling or fading, and how far they are."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from yatzy_desktop.widgets.dice import DiePose
from yatzy_desktop.widgets.table.motion import Rest, Throw, between

_SLIDE_SHARE = 0.25  # of a roll in which dice that stay find their place


class Motion(Enum):
    """The kinds of motion; there is only ever one."""

    NONE = auto()
    SLIDE = auto()
    ROLL = auto()
    FADE = auto()


@dataclass
class Choreography:
    """The motion of all dice; ``progress`` runs from 0 to 1, ``rests`` is where it ends."""

    motion: Motion = Motion.NONE
    progress: float = 1.0
    rests: list[Rest] = field(default_factory=list)
    starts: list[Rest] = field(default_factory=list)
    throws: dict[int, Throw] = field(default_factory=dict)

    @property
    def is_moving(self) -> bool:
        """Whether anything moves."""
        return self.motion is not Motion.NONE

    @property
    def is_rolling(self) -> bool:
        """Whether a roll has begun whose outcome is not yet shown."""
        return self.motion in {Motion.ROLL, Motion.FADE}

    def begin(self, motion: Motion, starts: list[Rest], throws: dict[int, Throw]) -> None:
        """Start to move from some places, dice in throws on their own paths."""
        self.motion, self.progress = motion, 0.0
        self.starts, self.throws = starts, throws

    def halt(self) -> None:
        """Be where the motion leads."""
        self.motion, self.progress = Motion.NONE, 1.0
        self.throws = {}

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
            throw = self.throws.get(position)
            poses.append(throw.pose(self.progress) if throw else between(old, new, share).pose())
        return poses

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
