"""Who plays: profiles of people, found by their names, and one profile for each level."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from sqlite3 import Connection

from yatzy_desktop.adapters.records.values import NOBODY, Profile
from yatzy_desktop.game import clean_name

_COLOUR = re.compile(r"#[0-9a-f]{6}")


class PeopleError(Exception):
    """What is asked about people cannot be done: an empty name, no such person."""


class NameTakenError(PeopleError):
    """Somebody else has this name already: the two may be merged."""


def cleaned_name(name: str) -> str:
    """Return a name as it is shown and kept."""
    return clean_name(name)


def folded_name(name: str) -> str:
    """Return what names are matched by: capitals and kinds of composition do not count."""
    return unicodedata.normalize("NFC", cleaned_name(name).casefold())


def find_player(connection: Connection, name: str, level: str | None) -> int | None:
    """Return who is called so or is of that level; `NOBODY` for no name, None for unknown."""
    if level is not None:
        query, key = "SELECT number FROM player WHERE level = ?", level
    else:
        query, key = "SELECT player FROM alias WHERE folded = ?", folded_name(name)
        if not key:
            return NOBODY
    row = connection.execute(query, (key,)).fetchone()
    return None if row is None else int(row[0])


def player_called(connection: Connection, name: str, level: str | None) -> int:
    """Return who is called so or is of that level, with a new profile for the unknown."""
    found = find_player(connection, name, level)
    if found is not None:
        return found
    shown = cleaned_name(name) if level is None else ""
    values = (shown, level)
    number = connection.execute("INSERT INTO player (name, level) VALUES (?, ?)", values).lastrowid
    if level is None:
        connection.execute("INSERT INTO alias VALUES (?, ?)", (folded_name(name), number))
    return int(number or 0)


def bring_in_person(connection: Connection, name: str, colour: str, *, hidden: bool) -> None:
    """Make a profile as it is elsewhere; somebody who is known stays as they are."""
    if not folded_name(name) or find_player(connection, name, None) is not None:
        return
    number = player_called(connection, name, None)
    shown = colour if _COLOUR.fullmatch(colour) else ""
    query = "UPDATE player SET colour = ?, hidden = ? WHERE number = ?"
    connection.execute(query, (shown, hidden, number))


def bring_in_name(connection: Connection, other: str, name: str) -> None:
    """Let a further name mean a person, unless it means somebody already."""
    number, folded = find_player(connection, name, None), folded_name(other)
    if number not in (None, NOBODY) and folded:
        connection.execute("INSERT OR IGNORE INTO alias VALUES (?, ?)", (folded, number))


def profiles(connection: Connection) -> tuple[Profile, ...]:
    """Return everybody by name, then the levels; `games` counts finished games."""
    rows = connection.execute(
        """SELECT number, name, colour, hidden, level,
            (SELECT count(*) FROM seat WHERE seat.player = player.number AND finished = 1)
        FROM player"""
    ).fetchall()
    found = (
        Profile(number, name, colour, bool(hidden), level, games)
        for number, name, colour, hidden, level, games in rows
    )
    return tuple(sorted(found, key=lambda each: (each.level or "", each.name.casefold())))


def names_of(connection: Connection) -> dict[int, tuple[str, str | None]]:
    """Return the name and the level of each player by number."""
    rows = connection.execute("SELECT number, name, level FROM player")
    return {number: (name, level) for number, name, level in rows}


def rename(connection: Connection, number: int, name: str) -> None:
    """Call a person otherwise; games under the old name still belong to them.

    Raises `PeopleError` for an empty name and `NameTakenError`.
    """
    shown, folded = cleaned_name(name), folded_name(name)
    if not folded:
        raise PeopleError("a name is missing")
    owner = find_player(connection, name, None)
    if owner not in (None, number):
        raise NameTakenError(name)
    connection.execute("INSERT OR REPLACE INTO alias VALUES (?, ?)", (folded, number))
    _update(connection, number, "name", shown)


def recolour(connection: Connection, number: int, colour: str) -> None:
    """Give a person a colour like "#1f77b4", or none with an empty text; raises `PeopleError`."""
    if colour and not _COLOUR.fullmatch(colour.lower()):
        raise PeopleError(f"not a colour: {colour!r}")
    _update(connection, number, "colour", colour.lower())


def set_hidden(connection: Connection, number: int, *, hidden: bool) -> None:
    """Offer a person no longer, or again; their records stay."""
    _update(connection, number, "hidden", int(hidden))


def merge(connection: Connection, kept: int, gone: int) -> None:
    """Give all games and names of one person to another; raises `PeopleError` for others."""
    people = persons_among(connection, (kept, gone))
    if len(people) != len({kept, gone}) or kept == gone:
        raise PeopleError("two people are needed")
    connection.execute("UPDATE alias SET player = ? WHERE player = ?", (kept, gone))
    give_games(connection, gone, kept)
    connection.execute("DELETE FROM player WHERE number = ?", (gone,))


def give_games(connection: Connection, old: int, new: int) -> None:
    """Let the results of one player be another's."""
    connection.execute("UPDATE seat SET player = ? WHERE player = ?", (new, old))


def persons_among(connection: Connection, numbers: Iterable[int]) -> set[int]:
    """Return those of the numbers that are people with a profile."""
    rows = connection.execute("SELECT number FROM player WHERE level IS NULL")
    return {int(row[0]) for row in rows} & set(numbers)


def _update(connection: Connection, number: int, column: str, value: object) -> None:
    query = f"UPDATE player SET {column} = ? WHERE number = ? AND level IS NULL"  # noqa: S608
    if connection.execute(query, (value, number)).rowcount != 1:
        raise PeopleError(f"no person {number}")
