"""Which sounds there are, and the wish to hear one."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Sound(Enum):
    """Something that is heard at the table; the value begins the names of its files."""

    DIE_ON_FELT = "die-on-felt"
    DIE_ON_WOOD = "die-on-wood"
    DIE_ON_DIE = "die-on-die"
    CUP_KNOCK = "cup-knock"
    CUP_POUR = "cup-pour"
    HOLD = "hold"
    RELEASE = "release"
    PENCIL = "pencil"
    STRIKE_OUT = "strike-out"
    TAKE_BACK = "take-back"
    BONUS = "bonus"
    YATZY = "yatzy"
    WIN = "win"


class Wish(NamedTuple):
    """A sound to be heard: its strength from 0 to 1, from left (-1) to right (1).

    `at` is when it was wanted, in seconds of `time.monotonic`.
    """

    sound: Sound
    strength: float
    pan: float
    at: float
