"""The records as one thing: a folder with a file, its copies and its outbox.

Made for one thread at a time, and never for the one that draws.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import TypeVar

from yatzy_desktop.adapters.records.copies import (
    copy_daily,
    newest_good_copy,
    renew_copies,
    set_aside,
)
from yatzy_desktop.adapters.records.database import (
    BrokenRecordsError,
    RecordsError,
    check_whole,
    open_database,
    telling_trouble,
    transaction,
)
from yatzy_desktop.adapters.records.facts import Fact, evening_of, facts_of
from yatzy_desktop.adapters.records.keeping import Kept, Outcome, digest_to_keep, keep_game
from yatzy_desktop.adapters.records.outbox import Outbox
from yatzy_desktop.adapters.records.salvage import take_in
from yatzy_desktop.adapters.records.values import FILE, Copy, Damage, EndedGame, Evening
from yatzy_desktop.adapters.storage import Write, write_whole

_log = logging.getLogger(__name__)

_Answer = TypeVar("_Answer")

_COPIES, _OUTBOX = "copies", "outbox"
_DISBELIEVED = (TypeError, ValueError, KeyError, IndexError, AttributeError, OverflowError)
"""What reading raises where a file passes for whole but holds what was never written there."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game in the records, with what is worth telling of it."""

    kept: Kept
    facts: tuple[Fact, ...] = ()
    evening: Evening | None = None


class NotKeptError(RecordsError):
    """A game is not in the records; `is_safe` tells that it waits on the disk."""

    def __init__(self, reason: str, *, is_safe: bool) -> None:
        super().__init__(reason)
        self.is_safe = is_safe


class RecordStore:
    """Everything that was played, in a folder that need not exist yet.

    Every method may raise `RecordsError`. `damage_found` hears when the file was broken and
    what could be read of it is in a new one.
    """

    def __init__(
        self,
        folder: Path,
        damage_found: Callable[[Damage], object] | None = None,
        write: Write = write_whole,
    ) -> None:
        self._path = folder / FILE
        self._copies = folder / _COPIES
        self._outbox = Outbox(folder / _OUTBOX, write)
        self._damage_found = damage_found
        self._connection: Connection | None = None
        self._is_mended = False
        self._must_renew_copies = False

    @property
    def connection(self) -> Connection:
        """The open file."""
        if self._connection is None:
            self._connection = open_database(self._path)
        return self._connection

    def read(self, work: Callable[[Connection], _Answer]) -> _Answer:
        """Return what a question to the file finds; a broken file is mended first."""
        try:
            return self._tried(work)
        except BrokenRecordsError as error:
            self._mend(error)
            return self._tried(work)

    def change(self, work: Callable[[Connection], _Answer]) -> _Answer:
        """Change the file, as a whole or not at all; a broken file is mended first."""

        def whole(connection: Connection) -> _Answer:
            with transaction(connection):
                return work(connection)

        return self.read(whole)

    def check(self, today: date) -> None:
        """Read the whole file, mend it if it is broken, and make the copy of today."""
        self.read(check_whole)
        with telling_trouble():
            copy_daily(self.connection, self._copies, today)

    def keep(self, ended: EndedGame) -> KeptGame:
        """Keep a game that has ended, once however often it comes; raises `NotKeptError`."""
        path, refusal = None, ""
        try:
            path = self._outbox.put(ended)
        except OSError as error:
            refusal = str(error)
        try:
            kept = self.change(partial(_kept, ended=ended))
        except RecordsError as error:
            raise NotKeptError(f"{error} {refusal}".strip(), is_safe=path is not None) from error
        if path is not None:
            self._outbox.take_out(path)
        return kept

    def keep_waiting(self) -> int:
        """Keep the games that could not be kept before; tell how many came into the records."""
        count = 0
        for path, ended in list(self._outbox.waiting()):
            self.change(partial(_kept, ended=ended))
            self._outbox.take_out(path)
            count += 1
        return count

    def take_in_copy(self, copy: Copy) -> int:
        """Add what a copy has beyond the records, and return how many games that were."""
        return self.change(partial(take_in, path=copy.path))

    def forget_copies(self) -> None:
        """See to it that the copies tell no more, after closing, than the records do now."""
        self._must_renew_copies = True

    def close(self, today: date) -> None:
        """Close the file; whatever was deleted is deleted from the copies, too."""
        if self._connection is None:
            return
        if self._must_renew_copies:
            try:
                renew_copies(self._connection, self._copies, today)
            except (OSError, sqlite3.Error) as error:
                _log.info("Copies of the records cannot be made anew: %s", error)
        self._let_go()

    def _tried(self, work: Callable[[Connection], _Answer]) -> _Answer:
        try:
            with telling_trouble():
                return work(self.connection)
        except _DISBELIEVED as error:
            raise BrokenRecordsError(f"{type(error).__name__}: {error}") from error

    def _mend(self, error: BrokenRecordsError) -> None:
        """Set the broken file aside and keep what can be read of it in a new one, once a run."""
        if self._is_mended:
            raise error
        self._is_mended = True
        _log.info("The records are broken: %s", error)
        self._let_go()
        try:
            kept_as = set_aside(self._path)
        except OSError as trouble:
            raise RecordsError(str(trouble)) from trouble

        copy = newest_good_copy(self._copies)

        def whole(connection: Connection) -> int:
            with transaction(connection):
                return take_in(connection, kept_as, copy.path if copy is not None else None)

        damage = Damage(kept_as, self._tried(whole), copy)
        if self._damage_found is not None:
            self._damage_found(damage)

    def _let_go(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
        self._connection = None


def _kept(connection: Connection, ended: EndedGame) -> KeptGame:
    digest = digest_to_keep(connection, ended)
    kept = keep_game(connection, digest, ended.ended, real_dice=ended.real_dice)
    if kept.number is None or kept.outcome not in (Outcome.NEW, Outcome.UPDATED):
        return KeptGame(kept)
    facts = facts_of(connection, kept.number, digest.ruleset)
    return KeptGame(kept, facts, evening_of(connection, kept.number))
