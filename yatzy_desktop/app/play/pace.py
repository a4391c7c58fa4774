"""How fast computers play."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds: before a turn begins, between choosing dice and rolling, before a box.

    `at_once` cuts the dice's way short, too.
    """

    begin_ms: int = 500
    roll_ms: int = 700
    box_ms: int = 1000
    at_once: bool = False

    def shortened(self) -> Pace:
        """Return the pace where nothing moves that one would wait for."""
        return Pace(self.begin_ms // 2, self.roll_ms // 2, self.box_ms // 2, self.at_once)

    def at_speed(self, speed: str) -> Pace:
        """Return this pace at a speed of the settings, see `PACES`."""
        if speed == "at_once":
            return Pace(0, 0, 0, at_once=True)
        factor = 2 if speed == "slow" else 1
        return Pace(factor * self.begin_ms, factor * self.roll_ms, factor * self.box_ms)


UNHURRIED = Pace()
