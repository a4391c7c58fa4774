"""What computers and people score on average, and in boxes, for dialogs that can do without."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from yatzy_desktop import strategy
from yatzy_desktop.rules import Ruleset

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PeopleAverage:
    """The mean points of so many finished score sheets of people by some rules."""

    sheets: int
    points: float


class LevelAverages:
    """Reads the measured scores once, when they are first asked for.

    `solved` is the folder with the tables of own rules that were solved on this computer: what
    exact play scores by them is known too.
    """

    def __init__(self, folder: Traversable, solved: Path | None = None) -> None:
        self._folder = folder
        self._solved = solved
        self._is_read = False
        self._scores: strategy.LevelScores | None = None

    def __call__(self, ruleset: Ruleset) -> Mapping[str, float]:
        """Return the mean points by level for these rules; empty where none are known."""
        if not self._is_read:
            self._is_read = True
            self._scores = self._read()
        if self._scores is None:
            return {}
        found = (self._scores.score_of(ruleset, level.key) for level in strategy.LEVELS)
        measured = {score.level: score.mean for score in found if score is not None}
        return measured or self._solved_score(ruleset)

    def _solved_score(self, ruleset: Ruleset) -> Mapping[str, float]:
        if self._solved is None:
            return {}
        score = strategy.read_solved_score(self._solved, ruleset)
        perfect = (each.key for each in strategy.LEVELS if each.is_perfect)
        return {} if score is None else dict.fromkeys(perfect, score)

    def _read(self) -> strategy.LevelScores | None:
        try:
            return strategy.LevelScores(self._folder)
        except strategy.TableError as error:
            _log.info("No averages of levels: %s", error)
            return None


class BoxAverages:
    """Reads what best play gets in each box once, when it is first asked for."""

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder
        self._is_read = False
        self._scores: strategy.BoxScores | None = None

    def __call__(self, ruleset: Ruleset) -> Mapping[str, float]:
        """Return the mean points by category for these rules; empty where none are known."""
        if not self._is_read:
            self._is_read = True
            try:
                self._scores = strategy.BoxScores(self._folder)
            except strategy.TableError as error:
                _log.info("No averages of boxes: %s", error)
        return {} if self._scores is None else self._scores.means_of(ruleset)
