"""What each level scores, and best play gets in each box, on average: measured beforehand."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.fingerprint import play_fingerprint
from yatzy_desktop.strategy.table import TableError

LEVELS_NAME = "levels.toml"
BOXES_NAME = "boxes.toml"


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


class BoxScores:
    """The measured means in their folder; raises `TableError` if they can't be read."""

    def __init__(self, folder: Traversable) -> None:
        try:
            plain = tomllib.loads(folder.joinpath(BOXES_NAME).read_text(encoding="utf-8"))
            self._means: dict[str, Mapping[str, float]] = {
                str(each["fingerprint"]): {
                    str(key): float(mean) for key, mean in each["boxes"].items()
                }
                for each in plain["ruleset"]
            }
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise TableError("the averages of the boxes cannot be read") from error

    def means_of(self, ruleset: Ruleset) -> Mapping[str, float]:
        """Return the mean points by category in exactly this game, none if nobody measured it."""
        return self._means.get(play_fingerprint(ruleset), {})
