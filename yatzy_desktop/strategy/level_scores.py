"""What each level scores on average in each ruleset, measured beforehand."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.fingerprint import play_fingerprint
from yatzy_desktop.strategy.table import TableError

LEVELS_NAME = "levels.toml"


@dataclass(frozen=True, slots=True)
class LevelScore:
    """A level's mean score of so many games of one ruleset, with its standard error."""

    fingerprint: str
    level: str
    mean: float
    standard_error: float
    games: int


class LevelScores:
    """The measured scores in their folder; raises `TableError` if they can't be read."""

    def __init__(self, folder: Traversable) -> None:
        found = read_level_scores(folder)
        self._scores = {(each.fingerprint, each.level): each for each in found}

    def score_of(self, ruleset: Ruleset, level: str) -> LevelScore | None:
        """Return what a level scores in exactly this game, None if nobody measured it."""
        return self._scores.get((play_fingerprint(ruleset), level))


def read_level_scores(folder: Traversable) -> list[LevelScore]:
    """Return the measured scores in a folder; raises `TableError`."""
    try:
        plain = tomllib.loads(folder.joinpath(LEVELS_NAME).read_text(encoding="utf-8"))
        return [LevelScore(**each) for each in plain["score"]]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise TableError("the scores of the levels cannot be read") from error
