"""A folder of records with its doors, opened as the thread of the records does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from tests.helpers.random_games import played_game
from tests.helpers.tables import only_boxes
from yatzy_desktop.adapters.records.book import RecordBook
from yatzy_desktop.adapters.records.keeping import Outcome
from yatzy_desktop.adapters.records.store import KeptGame, RecordStore
from yatzy_desktop.adapters.records.values import FILE, Damage, EndedGame, Filter, Profile
from yatzy_desktop.adapters.storage.files import Write, write_whole
from yatzy_desktop.game import History, Player
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy import play_fingerprint

TODAY = date(2026, 3, 1)
BEGAN = datetime(2026, 3, 1, 18, tzinfo=UTC)
SHORT = only_boxes("yatzy-sv", "ones", "sixes", "one_pair", "yatzy")
"""Rules with few boxes: their games are played at once."""
BY_SHORT = Filter(ruleset=play_fingerprint(SHORT))


class RecordFolder:
    """Keeps games one hour after the other, and answers questions."""

    def __init__(self, folder: Path, write: Write = write_whole) -> None:
        self.folder = folder
        self.path = folder / FILE
        self.damages: list[Damage] = []
        self.store = RecordStore(folder, self.damages.append, write)
        self.book = RecordBook(self.store)
        self._hours = 0

    def keep(self, history: History, **told: object) -> KeptGame:
        """Keep a game that ended an hour after the one before."""
        self._hours += 1
        ended = EndedGame(history, BEGAN + timedelta(hours=self._hours))
        return self.store.keep(replace(ended, **told))  # type: ignore[arg-type]

    def play(
        self, *players: Player | str, seed: int, ruleset: Ruleset = SHORT, **told: object
    ) -> KeptGame:
        """Play a game at random and keep it."""
        return self.keep(played_game(ruleset, players, seed), **told)

    def person(self, name: str) -> Profile:
        """Return the profile with that name."""
        return next(each for each in self.book.profiles() if each.name == name)

    def count(self) -> int:
        """Return how many games there are, with whatever dice."""
        return len(self.book.game_numbers())

    def again(self) -> RecordFolder:
        """Close the file and open it anew, as the next start does."""
        self.close()
        return RecordFolder(self.folder)

    def close(self) -> None:
        """Close the file."""
        self.store.close(TODAY)


def outcomes(kept: Sequence[KeptGame]) -> list[Outcome]:
    """Return what became of games."""
    return [each.kept.outcome for each in kept]
