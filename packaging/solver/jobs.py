"""Which tables there are to make: one for each different game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.fingerprint import play_fingerprint
from yatzy_desktop.strategy.library import rulesets_with_tables


@dataclass(frozen=True)
class Job:
    """One game to make a table for, under the key of its first ruleset."""

    ruleset: Ruleset
    fingerprint: str

    @property
    def file(self) -> str:
        """The name of the table's file."""
        saved = "saved" if self.ruleset.saved_rolls.enabled else "plain"
        bonus = self.ruleset.upper_bonus
        parts = f"{bonus.threshold}-{bonus.points}" if bonus else "none"
        dice = self.ruleset.dice_count
        held = f"-held{self.ruleset.min_held}" if self.ruleset.min_held else ""
        american = "-american" if self.ruleset.joker else ""
        return f"dice{dice}{american}-{parts}{held}-{saved}.table"


def jobs(keys: Iterable[str] = ()) -> list[Job]:
    """Return one job for each different game, those of the given keys or all of them."""
    wanted = set(keys)
    found: dict[str, Job] = {}
    for ruleset in rulesets_with_tables():
        if not wanted or ruleset.key in wanted:
            job = Job(ruleset, play_fingerprint(ruleset))
            found.setdefault(job.fingerprint, job)
    return list(found.values())
