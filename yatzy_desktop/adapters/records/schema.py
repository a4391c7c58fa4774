"""How the file of the records is laid out, and how older layouts become this one.

Every game is kept whole, as text, in `log`; everything else about games is derived from that
for fast statistics. `seat` is stored in the order of rules and player, so that the statistics
of one player read one stretch of the file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sqlite3 import Connection

from yatzy_desktop.rules.category import CATEGORY_KEYS

APPLICATION_ID = 0x59545A59
"""Marks the file as records of this program."""

Migration = Callable[[Connection], object]
"""Changes a file of one version into the next; runs within a transaction."""

BOX_COLUMNS = tuple(f"box_{key}" for key in CATEGORY_KEYS)

TABLES = ("player", "alias", "ruleset", "game", "log", "seat", "forgotten")

_FIRST = (
    """CREATE TABLE player (
        number INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL,
        colour TEXT NOT NULL DEFAULT '', hidden INTEGER NOT NULL DEFAULT 0, level TEXT UNIQUE)""",
    """CREATE TABLE alias (
        folded TEXT PRIMARY KEY, player INTEGER NOT NULL) WITHOUT ROWID""",
    """CREATE TABLE ruleset (
        number INTEGER PRIMARY KEY, fingerprint TEXT NOT NULL UNIQUE, key TEXT NOT NULL,
        name TEXT NOT NULL, has_bonus INTEGER NOT NULL, text TEXT NOT NULL)""",
    """CREATE TABLE game (
        number INTEGER PRIMARY KEY AUTOINCREMENT, uid TEXT NOT NULL UNIQUE, opening TEXT NOT NULL,
        ruleset INTEGER NOT NULL, ended INTEGER NOT NULL, zone INTEGER NOT NULL,
        day INTEGER NOT NULL, finished INTEGER NOT NULL, rounds INTEGER NOT NULL,
        seats INTEGER NOT NULL, people_only INTEGER NOT NULL, helped INTEGER NOT NULL,
        real_dice INTEGER NOT NULL, best_total INTEGER NOT NULL)""",
    "CREATE INDEX game_by_opening ON game (opening)",
    "CREATE INDEX game_by_end ON game (ended, number)",
    "CREATE TABLE log (game INTEGER PRIMARY KEY, data BLOB NOT NULL)",
    """CREATE TABLE seat (
        ruleset INTEGER NOT NULL, player INTEGER NOT NULL, ended INTEGER NOT NULL,
        game INTEGER NOT NULL, seat INTEGER NOT NULL, place INTEGER NOT NULL,
        day INTEGER NOT NULL, finished INTEGER NOT NULL, people_only INTEGER NOT NULL,
        helped INTEGER NOT NULL, real_dice INTEGER NOT NULL, seats INTEGER NOT NULL,
        name TEXT NOT NULL, total INTEGER NOT NULL, bonus INTEGER NOT NULL,
        won INTEGER NOT NULL, shared INTEGER NOT NULL, yatzy INTEGER,
        """
    + ", ".join(f"{column} INTEGER" for column in BOX_COLUMNS)
    + ", PRIMARY KEY (ruleset, player, ended, game, seat)) WITHOUT ROWID",
    """CREATE INDEX game_by_rules ON game (
        ruleset, finished, day, people_only, helped, real_dice)""",
    "CREATE INDEX seat_by_game ON seat (game)",
    "CREATE INDEX seat_by_player ON seat (player, finished, ended)",
    "CREATE INDEX seat_by_total ON seat (ruleset, total DESC)",
    "CREATE TABLE forgotten (uid TEXT PRIMARY KEY) WITHOUT ROWID",
)


def _make_first(connection: Connection) -> None:
    for statement in _FIRST:
        connection.execute(statement)


MIGRATIONS: Sequence[Migration] = (_make_first,)
"""The first makes version 1 of nothing, the next version 2 of version 1, and so on."""
