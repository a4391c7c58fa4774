"""Where faces come from: the place of a throw in its game, and dice that repeat for tests."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from yatzy_desktop.rules import FACES, Dice, validate_dice


class OutOfDiceError(Exception):
    """A scripted source was asked for more faces than it holds."""


@dataclass(frozen=True, slots=True)
class Throw:
    """The place of a throw in its game, all counted from 0.

    `hand` is how often the seat has been handed over, `turn` how many turns the seat has ended,
    `roll` how many rolls came before in this turn; `positions` are the dice that are thrown.
    """

    seat: int
    hand: int
    turn: int
    roll: int
    positions: tuple[int, ...]


class DiceSource(Protocol):
    """Anything that throws dice."""

    def roll(self, throw: Throw) -> Dice:
        """Return the faces of the thrown dice, in the order of their positions."""
        ...


class SeededDice:
    """Dice that repeat exactly for the same seed, wherever they are thrown: for tests."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - repeatable on purpose, never for play

    def roll(self, throw: Throw) -> Dice:
        """Return the next faces."""
        return tuple(self._random.randint(FACES[0], FACES[-1]) for _ in throw.positions)


class ScriptedDice:
    """Dice that fall as written, one face after the other."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = list(faces)
        self._next = 0

    def roll(self, throw: Throw) -> Dice:
        """Return the next faces; raises `OutOfDiceError` when the script is too short."""
        count = len(throw.positions)
        end = self._next + count
        if end > len(self._faces):
            raise OutOfDiceError(f"{count} faces wanted, {len(self._faces) - self._next} left")
        faces = validate_dice(self._faces[self._next : end], count)
        self._next = end
        return faces
