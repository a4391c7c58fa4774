"""How fast computers play."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds: before a turn begins, between choosing dice and rolling, before a box."""

    begin_ms: int = 500
    roll_ms: int = 700
    box_ms: int = 1000

    def shortened(self) -> Pace:
        """Return the pace where nothing moves that one would wait for."""
        return Pace(self.begin_ms // 2, self.roll_ms // 2, self.box_ms // 2)


UNHURRIED = Pace()
