"""What each level of computer scores on average, as measured when the tables were made."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable

from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.fingerprint import play_fingerprint

AVERAGES_NAME = "levels.toml"
_log = logging.getLogger(__name__)


class LevelAverages:
    """Reads the measured averages once, when they are first asked for.

    The file has a table `[[averages]]` for each game: its `fingerprint`, and the mean points
    of each level by its key.
    """

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder
        self._known: Mapping[str, Mapping[str, float]] | None = None

    def __call__(self, ruleset: Ruleset) -> Mapping[str, float]:
        """Return the mean points of each level by these rules; empty where none are known."""
        if self._known is None:
            self._known = self._read()
        return self._known.get(play_fingerprint(ruleset), {})

    def _read(self) -> Mapping[str, Mapping[str, float]]:
        try:
            text = self._folder.joinpath(AVERAGES_NAME).read_text(encoding="utf-8")
            listed = tomllib.loads(text)["averages"]
            return {each["fingerprint"]: _numbers(each) for each in listed}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            _log.info("The levels' averages cannot be read: %s", error)
            return {}


def _numbers(entry: Mapping[str, object]) -> dict[str, float]:
    numbers = {key: value for key, value in entry.items() if isinstance(value, int | float)}
    return {key: float(value) for key, value in numbers.items()}
