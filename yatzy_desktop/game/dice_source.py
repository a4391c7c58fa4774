"""Where faces come from: the system's randomness, a seed, or a script."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable
from typing import Protocol

from yatzy_desktop.rules import FACES, Dice, validate_dice


class OutOfDiceError(Exception):
    """A scripted source was asked for more faces than it holds."""


class DiceSource(Protocol):
    """Anything that throws dice."""

    def roll(self, count: int) -> Dice:
        """Throw so many dice and return their faces."""
        ...


class SystemDice:
    """Dice from the operating system's cryptographic randomness: no seed, no memory."""

    def roll(self, count: int) -> Dice:
        """Throw so many dice and return their faces."""
        return tuple(secrets.randbelow(len(FACES)) + 1 for _ in range(count))


class SeededDice:
    """Dice that repeat exactly for the same seed: for tests and measured simulations."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - repeatable on purpose, never for play

    def roll(self, count: int) -> Dice:
        """Throw so many dice and return their faces."""
        return tuple(self._random.randint(FACES[0], FACES[-1]) for _ in range(count))


class ScriptedDice:
    """Dice that fall as written, one face after the other."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = list(faces)
        self._next = 0

    def roll(self, count: int) -> Dice:
        """Return the next faces; raises `OutOfDiceError` when the script is too short."""
        end = self._next + count
        if end > len(self._faces):
            raise OutOfDiceError(f"{count} faces wanted, {len(self._faces) - self._next} left")
        faces = validate_dice(self._faces[self._next : end], count)
        self._next = end
        return faces
