"""What happened in the game, as facts; `seat` is the player's place, from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from yatzy_desktop.rules import Dice


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Dice were thrown; `roll_number` counts from 1 within the turn."""

    seat: int
    dice: Dice
    held: frozenset[int]
    roll_number: int


@dataclass(frozen=True, slots=True)
class BoxScored:
    """A box was filled; `scratch` says that it got a zero."""

    seat: int
    category: str
    points: int
    scratch: bool


@dataclass(frozen=True, slots=True)
class BonusEarned:
    """The upper sum reached the threshold."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class ExtraYatzyEarned:
    """A further five alike earned extra points."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class RollsSaved:
    """The turn left rolls over and the player's bank grew; tells how many it now holds."""

    seat: int
    bank: int


@dataclass(frozen=True, slots=True)
class DiceEntered:
    """A person told what real dice show; `rolls` is None when nobody counted them."""

    seat: int
    dice: Dice
    rolls: int | None


@dataclass(frozen=True, slots=True)
class BoxAmended:
    """The table put a box right; None stands for an open box."""

    seat: int
    category: str
    before: int | None
    points: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class PlayerRenamed:
    """A player has another name, or with an empty one the number of the seat."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatHandedOver:
    """Somebody else plays on at a seat: a computer of this level, or a person."""

    seat: int
    level: str | None


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player left; `struck` tells that their points no longer count."""

    seat: int
    struck: bool


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    """A late player sat down after the others."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """It is this player's turn; rounds count from 1."""

    seat: int
    round_number: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Every box is filled; more than one winner is a shared win."""

    winners: tuple[int, ...]


Event: TypeAlias = (
    DiceRolled
    | DiceEntered
    | BoxScored
    | BonusEarned
    | ExtraYatzyEarned
    | RollsSaved
    | BoxAmended
    | PlayerRenamed
    | SeatHandedOver
    | PlayerLeft
    | PlayerJoined
    | TurnStarted
    | GameEnded
)
