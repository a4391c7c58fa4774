"""Which sounds there are, how many takes of each, and how loud they are to be."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from dataclasses import dataclass

from sounds import dice, notes, paper


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to make the takes of a sound, softest first.

    Each is as loud as `loudness` says, in LKFS over its loudest tenth of a second, unless its
    peak would come nearer to full scale than `HIGHEST_PEAK`.
    """

    make: Callable[[random.Random, float], array[float]]
    takes: int
    loudness: float


HIGHEST_PEAK = -1.0
"""In dB below full scale."""

RECIPES = {
    "die-on-felt": Recipe(dice.die_on_felt, 6, -21),
    "die-on-wood": Recipe(dice.die_on_wood, 5, -21),
    "die-on-die": Recipe(dice.die_on_die, 5, -25),
    "cup-knock": Recipe(dice.cup_knock, 6, -23),
    "cup-pour": Recipe(dice.cup_pour, 3, -21),
    "hold": Recipe(dice.hold, 4, -23),
    "release": Recipe(dice.release, 3, -23),
    "pencil": Recipe(paper.pencil, 4, -24),
    "strike-out": Recipe(paper.strike_out, 3, -24),
    "take-back": Recipe(paper.take_back, 2, -24),
    "bonus": Recipe(notes.bonus, 1, -21),
    "yatzy": Recipe(notes.yatzy, 1, -20),
    "win": Recipe(notes.win, 1, -20),
}
"""By the name of the sound; a file is named so with the number of its take, as "hold-2.wav"."""


def take(name: str, number: int) -> array[float]:
    """Return one take of a sound, counted from 1: the same samples each time."""
    recipe = RECIPES[name]
    rng = random.Random(f"{name} {number}")  # noqa: S311 - chance of the ear, not of the dice
    hardness = (number - 1) / max(1, recipe.takes - 1)
    return recipe.make(rng, hardness)
