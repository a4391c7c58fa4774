"""Counts the dice of all recorded games, and the luck they brought, off the drawing thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from yatzy_desktop.adapters.fairness.tally import GameDice, dice_of
from yatzy_desktop.adapters.records import Filter, GameRow, RecordBook, Records, Status
from yatzy_desktop.adapters.study import StudyRunner, Task, luck_work
from yatzy_desktop.game import NotationError, text_to_session
from yatzy_desktop.plain_files import is_there

BATCH = 10
"""So many games are read at a time: about 50 ms, for which a game that ends may have to wait."""
LUCK_GAMES = 50
"""So many of the newest games are reviewed for luck: about 0.1 s each."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The dice of so many of all recorded games; `unread` are damaged or from a newer version."""

    dice: GameDice
    done: int
    games: int
    unread: int = 0

    @property
    def is_whole(self) -> bool:
        """Whether every game has been looked at."""
        return self.done == self.games


@dataclass(frozen=True, slots=True)
class PlayerLuck:
    """What the dice gave one player more than dice do on average, in points of all these games."""

    player: int
    name: str
    level: str | None
    games: int
    luck: float


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of each player in so many of the newest games, most games first."""

    players: tuple[PlayerLuck, ...]
    done: int
    games: int


class DiceCensus(QObject):
    """Reads games a few at a time; all signals come in the drawing thread, none after `stop`."""

    counted = Signal(object)
    """A Counted, as it grows."""
    luck_found = Signal(object)
    """A Luck, as it grows."""
    failed = Signal()
    """The records cannot be read now."""

    def __init__(
        self, records: Records, runner: Callable[[], StudyRunner], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._records = records
        self._runner = runner
        self._task: Task | None = None
        self._is_stopped = False
        self._counted = Counted(GameDice(), 0, 0)
        self._luck = Luck((), 0, 0)

    def begin(self) -> None:
        """Count; where there are no records, that is told at once and nothing is made."""
        if not is_there(self._records.path):
            self.counted.emit(self._counted)
            return
        self._records.ask(lambda book: book.game_numbers(), self._count, self._fail)

    def stop(self) -> None:
        """Say nothing more."""
        self._is_stopped = True
        if self._task is not None:
            self._task.cancel()

    def _fail(self, _error: Exception) -> None:
        if not self._is_stopped:
            self.failed.emit()

    def _count(self, numbers: Sequence[int]) -> None:
        if self._is_stopped:
            return
        known = self._counted
        self._counted = replace(known, games=known.done + len(numbers))
        self.counted.emit(self._counted)
        if not numbers:
            # A player's luck is told when the dice are counted: both at once took longer.
            self._records.ask(
                lambda book: book.games(Filter(), limit=LUCK_GAMES), self._review, self._fail
            )
            return
        now, later = numbers[:BATCH], numbers[BATCH:]

        def add(found: tuple[GameDice, int]) -> None:
            dice, unread = found
            old = self._counted
            done = old.done + len(now)
            self._counted = Counted(old.dice + dice, done, old.games, old.unread + unread)
            self._count(later)

        self._records.ask(lambda book: _dice_in(book, now), add, self._fail)

    def _review(self, rows: Sequence[GameRow]) -> None:
        finished = [row for row in rows if row.status is Status.FINISHED]
        self._luck = replace(self._luck, games=len(finished))
        self._review_next(finished)

    def _review_next(self, rows: Sequence[GameRow]) -> None:
        if self._is_stopped:
            return
        self.luck_found.emit(self._luck)
        if not rows:
            return
        row, later = rows[0], rows[1:]

        def go_on(found: Sequence[float] | None) -> None:
            self._luck = _with_game(self._luck, row, found or ())
            self._review_next(later)

        def review(text: str | None) -> None:
            if self._is_stopped:
                return
            if text is None:
                go_on(None)
                return
            self._task = self._runner().begin(luck_work(text))
            self._task.finished.connect(go_on)
            self._task.failed.connect(lambda: go_on(None))

        self._records.ask(lambda book: _text_of(book, row.number), review, self._fail)


def _dice_in(book: RecordBook, numbers: Sequence[int]) -> tuple[GameDice, int]:
    """Return the dice of games, and how many could not be read; in the thread of the records."""
    dice, read = GameDice(), 0
    for number in numbers:
        text = _text_of(book, number)
        with suppress(NotationError):
            if text is not None:
                dice += dice_of(text_to_session(text)[0])
                read += 1
    return dice, len(numbers) - read


def _text_of(book: RecordBook, number: int) -> str | None:
    stored = book.stored_game(number)
    return None if stored is None else stored.text


def _with_game(luck: Luck, row: GameRow, found: Sequence[float]) -> Luck:
    known = {each.player: each for each in luck.players}
    for seat in row.seats if found else ():
        # A guest, or somebody who was deleted, has no number of their own.
        if seat.player and seat.seat < len(found):
            old = known.get(seat.player, PlayerLuck(seat.player, seat.name, seat.level, 0, 0.0))
            known[seat.player] = replace(old, games=old.games + 1, luck=old.luck + found[seat.seat])
    players = sorted(known.values(), key=lambda each: (-each.games, each.name, each.player))
    return Luck(tuple(players), luck.done + 1, luck.games)
