"""The values a ruleset is made of, besides its boxes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class FillOrder(StrEnum):
    """In which order the boxes of a card may be filled."""

    FREE = "free"
    TOP_DOWN = "top_down"
    BOTTOM_UP = "bottom_up"
    UPPER_FIRST = "upper_first"


@dataclass(frozen=True, slots=True)
class UpperBonus:
    """`points` are credited once, when the upper sum reaches `threshold`."""

    threshold: int
    points: int


@dataclass(frozen=True, slots=True)
class SavedRolls:
    """Whether rolls left over go to the player's bank, and how many it holds (None: any)."""

    enabled: bool = False
    cap: int | None = None

    def kept(self, rolls: int) -> int:
        """Return what the bank holds after a turn that leaves so many rolls over."""
        if not self.enabled:
            return 0
        return rolls if self.cap is None else min(rolls, self.cap)


NO_SAVED_ROLLS = SavedRolls()
