"""What a player may ask of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class RollDice:
    """Throw all dice but those held, given by their positions from 0."""

    held: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ScoreBox:
    """Fill the player's own box of this category with what the dice are worth there."""

    category: str


Action: TypeAlias = RollDice | ScoreBox
