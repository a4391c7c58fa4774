"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


class Presence(StrEnum):
    """Whether a player is still at the table, and what their points count for otherwise."""

    HERE = "here"
    LEFT = "left"
    STRUCK = "struck"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; `level` names a computer opponent's, None is a person.

    An empty name stands for the number of the seat, in the language in force. `own_dice` tells
    that the person throws real ones. `hand` is how often the seat has been handed over. A
    `guest` is kept nowhere once the game is over.
    """

    name: str
    level: str | None = None
    own_dice: bool = False
    presence: Presence = Presence.HERE
    hand: int = 0
    guest: bool = False

    @property
    def is_human(self) -> bool:
        """Whether a person plays at this seat."""
        return self.level is None

    @property
    def is_here(self) -> bool:
        """Whether the player has not left the game."""
        return self.presence is Presence.HERE

    @property
    def throws_own_dice(self) -> bool:
        """Whether the dice of this seat are real; a computer always has the program's."""
        return self.own_dice and self.is_human

    def seated_anew(self) -> Player:
        """Return the player as they come to a new game."""
        return replace(self, presence=Presence.HERE, hand=0)
