"""Dice as tuples of faces, and the counts that scoring works on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from yatzy_desktop.rules.errors import InvalidDiceError

FACES = (1, 2, 3, 4, 5, 6)

Dice: TypeAlias = tuple[int, ...]
"""Faces 1 to 6, one for each die, in the order in which they lie on the table."""

FaceCounts: TypeAlias = tuple[int, ...]
"""How many dice show each face: six numbers, the ones first."""


def validate_dice(dice: Sequence[int], dice_count: int) -> Dice:
    """Return the dice as a tuple, or raise `InvalidDiceError` for a wrong number or face."""
    faces = tuple(dice)
    if len(faces) != dice_count:
        raise InvalidDiceError(f"expected {dice_count} dice, got {len(faces)}")
    for face in faces:
        if isinstance(face, bool) or not isinstance(face, int) or face not in FACES:
            raise InvalidDiceError(f"{face!r} is not a face of a die")
    return faces


def face_counts(dice: Sequence[int]) -> FaceCounts:
    """Count how many dice show each face, ones first; the dice must be valid."""
    counts = [0] * len(FACES)
    for face in dice:
        counts[face - 1] += 1
    return tuple(counts)


@cache
def all_throws(dice_count: int) -> tuple[Dice, ...]:
    """Return every different throw as sorted dice: 252 with five dice, 462 with six."""
    return tuple(combinations_with_replacement(FACES, dice_count))
