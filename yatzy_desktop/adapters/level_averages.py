"""What each level of computer scores on average, for dialogs that can do without."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from importlib.resources.abc import Traversable

from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy import LEVELS, LevelScores, TableError

_log = logging.getLogger(__name__)


class LevelAverages:
    """Reads the measured scores once, when they are first asked for."""

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder
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
        return {score.level: score.mean for score in found if score is not None}

    def _read(self) -> LevelScores | None:
        try:
            return LevelScores(self._folder)
        except TableError as error:
            _log.info("No averages of levels: %s", error)
            return None
