"""Changes to people and games, which can be taken back until the program is closed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from sqlite3 import Connection
from typing import Any

from yatzy_desktop.adapters.records.digest import text_without_names
from yatzy_desktop.adapters.records.keeping import forget_game
from yatzy_desktop.adapters.records.people import (
    PeopleError,
    find_player,
    persons_among,
    player_called,
)
from yatzy_desktop.adapters.records.stored_game import DamagedGameError, pack, unpack
from yatzy_desktop.adapters.records.values import NOBODY

_GAME_KEYS = {"game": "number", "log": "game", "seat": "game"}
_PEOPLE = ("player", "alias", "forgotten")

Rows = Sequence[tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """How people, and the games that a change touches, were before it.

    `newest` is the highest number of a game then: what came later stays when this comes back.
    `made` are the players whom the change itself made; `seats` are (player, game, seat) of
    results that the change only gives to another player.
    """

    games: tuple[int, ...]
    newest: int
    rows: Mapping[str, Rows]
    seats: Rows = ()
    made: frozenset[int] = frozenset()


def games_of(connection: Connection, number: int) -> list[int]:
    """Return the numbers of all games in which a player sat, unfinished ones among them."""
    rows = connection.execute("SELECT DISTINCT game FROM seat WHERE player = ?", (number,))
    return [int(row[0]) for row in rows]


def delete_games(connection: Connection, numbers: Iterable[int]) -> None:
    """Take games out for good: they do not come back unless they are brought in again."""
    for number in numbers:
        forget_game(connection, number)


def delete_person(connection: Connection, number: int) -> None:
    """Delete a person with all that belongs to them; raises `PeopleError` for others.

    Games with other people stay for those, with the seat without a name.
    """
    everybody = persons_among(connection, _all_players(connection))
    if number not in everybody:
        raise PeopleError(f"no person {number}")
    others = everybody - {number}
    for game in games_of(connection, number):
        rows = connection.execute("SELECT seat, player FROM seat WHERE game = ?", (game,))
        seats = rows.fetchall()
        if any(player in others for _, player in seats):
            _leave_out(connection, game, {seat for seat, player in seats if player == number})
        else:
            forget_game(connection, game)
    connection.execute("DELETE FROM alias WHERE player = ?", (number,))
    connection.execute("DELETE FROM player WHERE number = ?", (number,))


def snapshot(connection: Connection, games: Iterable[int] = (), seats_of: int = 0) -> Snapshot:
    """Remember all people, those games whole, and which seats are one player's."""
    numbers = tuple(games)
    rows: dict[str, Rows] = {table: _all_rows(connection, table) for table in _PEOPLE}
    for table, key in _GAME_KEYS.items():
        query = f"SELECT * FROM {table} WHERE {key} = ?"  # noqa: S608
        rows[table] = [row for number in numbers for row in connection.execute(query, (number,))]
    seats = connection.execute("SELECT player, game, seat FROM seat WHERE player = ?", (seats_of,))
    return Snapshot(numbers, newest_game(connection), rows, seats.fetchall() if seats_of else ())


def newest_game(connection: Connection) -> int:
    """Return the highest number of a game so far."""
    return int(connection.execute("SELECT coalesce(max(number), 0) FROM game").fetchone()[0])


def player_numbers(connection: Connection) -> frozenset[int]:
    """Return the numbers of all players."""
    return frozenset(row[0] for row in connection.execute("SELECT number FROM player"))


def put_back(connection: Connection, before: Snapshot) -> None:
    """Make people and games what they were; needs a transaction around it.

    People who came since then stay, and games that came since go to whom their names now mean.
    """
    since = _people_since(connection, before)
    for table in _PEOPLE:
        connection.execute(f"DELETE FROM {table}")  # noqa: S608
    for table, key in _GAME_KEYS.items():
        query = f"DELETE FROM {table} WHERE {key} = ?"  # noqa: S608
        connection.executemany(query, [(number,) for number in before.games])
    for table, rows in before.rows.items():
        _insert(connection, table, rows)
    for table, rows in since.items():
        _insert(connection, table, rows)
    query = "UPDATE seat SET player = ? WHERE game = ? AND seat = ?"
    connection.executemany(query, before.seats)
    _match_again(connection, before.newest)
    # Who came since under a name that means somebody else again has nothing left.
    connection.executemany(
        "DELETE FROM player WHERE number = ? AND level IS NULL"
        " AND number NOT IN (SELECT player FROM alias)",
        [(row[0],) for row in since["player"]],
    )


def _insert(connection: Connection, table: str, rows: Rows) -> None:
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        query = f"INSERT OR IGNORE INTO {table} VALUES ({marks})"  # noqa: S608
        connection.executemany(query, rows)


def _people_since(connection: Connection, before: Snapshot) -> dict[str, Rows]:
    """Return profiles and names that came with games since then."""
    known = {row[0] for row in before.rows["player"]} | before.made
    added = [row for row in _all_rows(connection, "player") if row[0] not in known]
    numbers = {row[0] for row in added}
    names = [row for row in _all_rows(connection, "alias") if row[1] in numbers]
    return {"player": added, "alias": names}


def _match_again(connection: Connection, newest: int) -> None:
    levels = {row[0] for row in connection.execute("SELECT number FROM player WHERE level NOTNULL")}
    rows = connection.execute(
        "SELECT game, seat, player, name FROM seat WHERE game > ? AND name != ''", (newest,)
    ).fetchall()
    for game, seat, player, name in rows:
        if player in levels:
            continue
        owner = find_player(connection, name, None)
        if owner is None:
            owner = player_called(connection, name, None)
        if owner != player:
            query = "UPDATE seat SET player = ? WHERE game = ? AND seat = ?"
            connection.execute(query, (owner, game, seat))


def _all_rows(connection: Connection, table: str) -> Rows:
    return connection.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608


def _leave_out(connection: Connection, game: int, seats: set[int]) -> None:
    for seat in seats:
        query = "UPDATE seat SET player = ?, name = '' WHERE game = ? AND seat = ?"
        connection.execute(query, (NOBODY, game, seat))
    row = connection.execute("SELECT data FROM log WHERE game = ?", (game,)).fetchone()
    try:
        stored = unpack(row[0]) if row else None
    except DamagedGameError:
        # What cannot be read may hold the name all the same, and is of no use to anybody.
        connection.execute("UPDATE log SET data = x'' WHERE game = ?", (game,))
        return
    if stored is not None:
        nameless = replace(stored, text=text_without_names(stored.text, frozenset(seats)))
        query = "UPDATE log SET data = ? WHERE game = ?"
        connection.execute(query, (pack(nameless), game))


def _all_players(connection: Connection) -> list[int]:
    return [int(row[0]) for row in connection.execute("SELECT number FROM player")]
