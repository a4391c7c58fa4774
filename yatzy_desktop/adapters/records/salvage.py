"""What can be read from a file of records that is broken, or from a copy of them."""

from __future__ import annotations

import hashlib
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from yatzy_desktop.adapters.records.database import connect_unlocked
from yatzy_desktop.adapters.records.digest import digest_of_text
from yatzy_desktop.adapters.records.keeping import Outcome, keep_game
from yatzy_desktop.adapters.records.people import bring_in_name, bring_in_person
from yatzy_desktop.adapters.records.stored_game import (
    DamagedGameError,
    StoredGame,
    games_within,
    unpack,
)
from yatzy_desktop.game import NotationError
from yatzy_desktop.plain_files import read_plain

_log = logging.getLogger(__name__)

_UNREADABLE = (sqlite3.Error, UnicodeError)
"""What SQLite raises in a broken file; its own words may be broken, too."""

_MOST_GAMES = 10_000_000

_PEOPLE = "SELECT name, colour, hidden FROM player WHERE level IS NULL ORDER BY number"
_NAMES = "SELECT folded, name FROM alias JOIN player ON number = player"
_FORGOTTEN = "SELECT uid FROM forgotten"


_LARGEST = 500_000_000
"""Bytes; a game takes a thousand, and nobody plays more than some hundred thousand."""


def take_in(connection: Connection, path: Path, people_of: Path | None = None) -> int:
    """Keep all that can be read from another file and is not here; return how many games.

    Of `people_of` only people and their names are taken, after those of the file itself. Needs
    a transaction around it.
    """
    for each in (path, people_of):
        if each is not None:
            _take_in_people(connection, each)
    count, seen = 0, set()
    for game in readable_games(path):
        mark = hashlib.sha256(game.text.encode(errors="replace")).digest()
        if mark not in seen:
            seen.add(mark)
            count += _is_new(connection, game)
    return count


def _take_in_people(connection: Connection, path: Path) -> None:
    for name, colour, hidden in _readable_rows(path, _PEOPLE, (str, str, int)):
        bring_in_person(connection, name, colour, hidden=bool(hidden))
    for folded, name in _readable_rows(path, _NAMES, (str, str)):
        bring_in_name(connection, folded, name)
    for row in _readable_rows(path, _FORGOTTEN, (str,)):
        connection.execute("INSERT OR IGNORE INTO forgotten VALUES (?)", row)


def _is_new(connection: Connection, game: StoredGame) -> bool:
    try:
        digest = digest_of_text(game.text)
        kept = keep_game(connection, digest, game.ended, real_dice=game.real_dice)
    except (NotationError, ValueError, OverflowError) as error:
        _log.info("A game in the file cannot be used: %s", error)
        return False
    return kept.outcome is Outcome.NEW


def readable_games(path: Path) -> Iterator[StoredGame]:
    """Yield every game that can be read from a broken file, some perhaps twice."""
    with suppress(*_UNREADABLE), closing(connect_unlocked(path, "rw")) as connection:
        yield from _games_by_number(connection)
    with suppress(OSError):
        yield from games_within(read_plain(path, _LARGEST))


def _readable_rows(path: Path, query: str, kinds: tuple[type, ...]) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of a query whose values are of the right kinds, as far as they go."""
    with suppress(*_UNREADABLE), closing(connect_unlocked(path, "rw")) as connection:
        for row in connection.execute(query):
            if all(isinstance(*each) for each in zip(row, kinds, strict=True)):
                yield row


def _games_by_number(connection: Connection) -> Iterator[StoredGame]:
    try:
        for (data,) in connection.execute("SELECT data FROM log"):
            with suppress(DamagedGameError):
                yield unpack(data)
    except _UNREADABLE:
        # The walk through the table ended at a broken page; others are found by their numbers.
        yield from _games_one_by_one(connection)


def _games_one_by_one(connection: Connection) -> Iterator[StoredGame]:
    newest = 0
    for table, column in (("log", "game"), ("game", "number")):
        with suppress(*_UNREADABLE):
            row = connection.execute(f"SELECT max({column}) FROM {table}").fetchone()  # noqa: S608
            newest = max(newest, row[0] or 0)
    for number in range(1, min(newest, _MOST_GAMES) + 1):
        with suppress(*_UNREADABLE, DamagedGameError):
            row = connection.execute("SELECT data FROM log WHERE game = ?", (number,)).fetchone()
            if row is not None:
                yield unpack(row[0])
