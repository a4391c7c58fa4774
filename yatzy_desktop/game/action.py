"""What a player, or the table together, may ask of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from yatzy_desktop.game.player import Player
from yatzy_desktop.rules import Dice


@dataclass(frozen=True, slots=True)
class RollDice:
    """Throw all dice but those held, given by their positions from 0."""

    held: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ScoreBox:
    """Fill the player's own box of this category with what the dice are worth there."""

    category: str


@dataclass(frozen=True, slots=True)
class EnterDice:
    """Tell what the player's real dice show, in any order.

    `rolls` is how many rolls they took this turn; None: it is the last roll, and nobody counted.
    Entering again corrects what was entered.
    """

    faces: Dice
    rolls: int | None = None


@dataclass(frozen=True, slots=True)
class EnterPoints:
    """Fill a box with the points of real dice that stay unknown.

    `rolls` is needed where rolls are saved; `alike` tells that all dice showed the same face,
    where a further Yatzy earns extra points.
    """

    category: str
    points: int
    rolls: int | None = None
    alike: bool = False


@dataclass(frozen=True, slots=True)
class AmendBox:
    """Write other points into any box of any player, as the table agreed; None opens it again."""

    seat: int
    category: str
    points: int | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class RenamePlayer:
    """Give a player another name; empty: numbered by seat."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """Let a computer of this level play on at a seat, or with None a person."""

    seat: int
    level: str | None


@dataclass(frozen=True, slots=True)
class LeaveGame:
    """Let a player go: the game goes on without them, with their points standing or struck."""

    seat: int
    struck: bool = False


@dataclass(frozen=True, slots=True)
class JoinGame:
    """Seat a late player after the others, with boxes and points for the rounds missed."""

    player: Player
    boxes: tuple[tuple[str, int], ...] = ()


Action: TypeAlias = RollDice | ScoreBox
"""What a turn with the program's dice is made of: all that a computer player may do."""

HandEntry: TypeAlias = EnterDice | EnterPoints
"""What a turn with real dice is made of, besides `ScoreBox`."""

Correction: TypeAlias = AmendBox | RenamePlayer | HandOver | LeaveGame | JoinGame
"""What the table may agree on whoever's turn it is."""

GameAction: TypeAlias = Action | HandEntry | Correction
"""All that a game can be asked."""

CORRECTIONS = (AmendBox, RenamePlayer, HandOver, LeaveGame, JoinGame)
