"""What has been typed of real dice, without any widget: dice, rolls used, or points of a box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from yatzy_desktop.rules import FACES, Dice


@dataclass(frozen=True, slots=True)
class Entry:
    """What is entered so far for a turn.

    `most_rolls` is how many rolls the player can have taken; `counts_rolls` tells that the
    number is needed. `box` is the category whose points are typed as `digits`, of which only
    those in `possible` are taken; None while dice are entered.
    """

    dice_count: int
    most_rolls: int
    counts_rolls: bool
    faces: Dice = ()
    rolls: int | None = None
    box: str | None = None
    digits: str = ""
    possible: tuple[int, ...] = ()

    @property
    def has_all_dice(self) -> bool:
        """Whether every die was entered."""
        return len(self.faces) == self.dice_count

    @property
    def points(self) -> int | None:
        """The points typed, if a box can have them."""
        value = int(self.digits) if self.digits else None
        return value if value in self.possible else None

    @property
    def is_complete(self) -> bool:
        """Whether all that is needed was entered."""
        if self.counts_rolls and self.rolls is None:
            return False
        return self.has_all_dice if self.box is None else self.points is not None

    def typed(self, digit: int) -> Entry:
        """Return the entry after a digit: a face, then the rolls where they count, or points."""
        if self.box is not None:
            return self._point_digit(digit)
        if self.has_all_dice:
            return self.with_rolls(digit) if self.counts_rolls else self
        if digit not in FACES:
            return self
        return replace(self, faces=(*self.faces, digit))

    def with_rolls(self, rolls: int | None) -> Entry:
        """Return the entry with another number of rolls; one that is not possible changes none."""
        possible = rolls is None or 1 <= rolls <= self.most_rolls
        return replace(self, rolls=rolls) if possible else self

    def for_points(self, box: str, possible: Sequence[int]) -> Entry:
        """Return the entry of points for a box, in place of dice."""
        return replace(self, faces=(), box=box, digits="", possible=tuple(possible))

    def without_last(self) -> Entry:
        """Return the entry with what was typed last taken off."""
        if self.box is not None:
            if self.digits:
                return replace(self, digits=self.digits[:-1])
            return replace(self, box=None, possible=())
        if self.counts_rolls and self.rolls is not None:
            return replace(self, rolls=None)
        return replace(self, faces=self.faces[:-1])

    def without(self, place: int) -> Entry:
        """Return the entry without the die at a place."""
        return replace(self, faces=self.faces[:place] + self.faces[place + 1 :])

    def cleared(self) -> Entry:
        """Return the entry with nothing in it."""
        return replace(self, faces=(), rolls=None, box=None, digits="", possible=())

    def _point_digit(self, digit: int) -> Entry:
        typed = (self.digits + str(digit)).lstrip("0") or "0"
        fits = any(str(points).startswith(typed) for points in self.possible)
        if fits:
            return replace(self, digits=typed)
        # Whoever types on after a slip begins anew.
        alone = str(digit)
        fits = any(str(points).startswith(alone) for points in self.possible)
        return replace(self, digits=alone) if fits else self
