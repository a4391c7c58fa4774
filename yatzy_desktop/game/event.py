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
    """The turn left rolls over and the player's bank grew; it now holds so many."""

    seat: int
    bank: int


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
    DiceRolled | BoxScored | BonusEarned | ExtraYatzyEarned | RollsSaved | TurnStarted | GameEnded
)
