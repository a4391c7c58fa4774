"""What each level of computer scores on average, for dialogs that can do without."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path

from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy import LEVELS, LevelScores, TableError, read_solved_score

_log = logging.getLogger(__name__)


class LevelAverages:
    """Reads the measured scores once, when they are first asked for.

    `solved` is the folder with the tables of own rules that were solved on this computer: what
    exact play scores by them is known too.
    """

    def __init__(self, folder: Traversable, solved: Path | None = None) -> None:
        self._folder = folder
        self._solved = solved
        self._is_read = False
        self._scores: LevelScores | None = None

    def __call__(self, ruleset: Ruleset) -> Mapping[str, float]:
        """Return the mean points by level for these rules; empty where none are known."""
        if not self._is_read:
            self._is_read = True
            self._scores = self._read()
        if self._scores is None:
            return {}
        found = (self._scores.score_of(ruleset, level.key) for level in LEVELS)
        measured = {score.level: score.mean for score in found if score is not None}
        return measured or self._solved_score(ruleset)

    def _solved_score(self, ruleset: Ruleset) -> Mapping[str, float]:
        score = read_solved_score(self._solved, ruleset) if self._solved is not None else None
        return {} if score is None else {each.key: score for each in LEVELS if each.is_perfect}

    def _read(self) -> LevelScores | None:
        try:
            return LevelScores(self._folder)
        except TableError as error:
            _log.info("No averages of levels: %s", error)
            return None
