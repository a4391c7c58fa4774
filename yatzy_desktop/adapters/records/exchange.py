"""Records out of the program and into it: tables as CSV, and everything as JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from sqlite3 import Connection
from typing import Any

from yatzy_desktop.adapters.records.digest import digest_of_text
from yatzy_desktop.adapters.records.keeping import keep_game, known_game, stored_games
from yatzy_desktop.adapters.records.people import (
    bring_in_name,
    bring_in_person,
    cleaned_name,
    find_player,
    folded_name,
    names_of,
)
from yatzy_desktop.adapters.records.schema import BOX_COLUMNS
from yatzy_desktop.adapters.records.stored_game import DamagedGameError, StoredGame, time_of
from yatzy_desktop.adapters.records.values import ImportPreview, Status
from yatzy_desktop.game import NotationError

FORMAT_NAME = "yatzy-desktop-records"
FORMAT_VERSION = 1
IMPORT_LIMIT = 512_000_000
"""Bytes of a file that is brought in; 20,000 games of four are some 150 million."""

BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""Without it at the beginning, some spreadsheets do not read UTF-8."""

CSV_COLUMNS: Mapping[str, str] = {
    "game": "a hash that identifies the game",
    "ended": "when it ended, with the zone of that place (ISO 8601)",
    "ruleset": "the key of the rules",
    "rules": "the name of own rules, empty for shipped ones",
    "play": "a fingerprint: equal for rules that play alike",
    "status": "finished or abandoned",
    "rounds": "rounds that every player finished",
    "players": "how many sat at the table",
    "real_dice": "1 if the dice were real ones, else 0",
    "seat": "the seat, from 1",
    "place": "the place in the order of play, from 1",
    "name": "the player's name today, empty for guests",
    "level": "the level of a computer, empty for people",
    "total": "points",
    "bonus": "points of the upper bonus",
    "won": "1 for the winner and for each of several, else 0",
    "helped": "1 if advice was seen before an action, else 0",
} | dict.fromkeys(BOX_COLUMNS, "points in this box, empty if open or not on the card")
"""What each column of the table holds: one row for each player of each game."""

_BEFORE_NAME = 5
"""How many results stand before the name: rounds, players, real dice, seat, place."""

Progress = Callable[[int, int], object]
"""Hears how many games of how many are done."""


class ForeignRecordsError(Exception):
    """The text is not an export of records, or of a newer version of the program."""


@dataclass(frozen=True, slots=True)
class Incoming:
    """An export that was read: people with their names, and games not yet looked into."""

    people: tuple[Mapping[str, Any], ...]
    games: tuple[Mapping[str, Any], ...]


def csv_text(connection: Connection, numbers: Iterable[int]) -> str:
    """Return games as a table with a row for each player; see `CSV_COLUMNS`."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(CSV_COLUMNS)
    names = names_of(connection)
    for number in numbers:
        writer.writerows(_csv_rows(connection, number, names))
    return out.getvalue()


def json_pieces(connection: Connection, numbers: Sequence[int]) -> Iterator[str]:
    """Yield the pieces of an export: the people in these games, and each game on one line.

    Games whose text is damaged are left out.
    """
    yield _opening_line(connection, numbers)
    is_first = True
    for number in numbers:
        try:
            for game in stored_games(connection, [number]):
                yield ("\n" if is_first else ",\n") + _game_line(game)
                is_first = False
        except DamagedGameError:
            continue
    yield "\n]}\n"


def read_export(text: str) -> Incoming:
    """Return what an export holds; raises `ForeignRecordsError`."""
    try:
        plain = json.loads(text)
        if plain["format"] != FORMAT_NAME:
            raise ForeignRecordsError("no export of records")
        if plain["version"] != FORMAT_VERSION:
            raise ForeignRecordsError("an export of another version")
        games, people = plain["games"], plain.get("people", [])
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise ForeignRecordsError("no export of records") from error
    if not isinstance(games, list) or not isinstance(people, list):
        raise ForeignRecordsError("no export of records")
    named = [each for each in people if isinstance(each, dict) and _is_text(each.get("name"))]
    return Incoming(
        tuple(each for each in named if folded_name(each["name"])),
        tuple(each if isinstance(each, dict) else {} for each in games),
    )


def preview_of(
    connection: Connection, incoming: Incoming, progress: Progress | None = None
) -> ImportPreview:
    """Return what bringing it in would do; nothing changes."""
    counts = {"new": 0, "known": 0, "broken": 0}
    names: dict[str, str] = {}
    for person in incoming.people:
        _note_name(connection, names, person["name"])
    seen: set[str] = set()
    for done, plain in enumerate(incoming.games, 1):
        try:
            game = _game_from(plain)
            digest = digest_of_text(game.text)
        except (NotationError, ValueError):
            counts["broken"] += 1
            continue
        is_known = digest.uid in seen or known_game(connection, digest) is not None
        counts["known" if is_known else "new"] += 1
        seen.add(digest.uid)
        for seat in digest.seats:
            if seat.level is None:
                _note_name(connection, names, seat.name)
        if progress is not None:
            progress(done, len(incoming.games))
    return ImportPreview(counts["new"], counts["known"], counts["broken"], tuple(names.values()))


def bring_in(
    connection: Connection, incoming: Incoming, progress: Progress | None = None
) -> list[int]:
    """Keep what is new, in a transaction around it, and return the numbers of those games."""
    _bring_in_people(connection, incoming.people)
    brought: list[int] = []
    for done, plain in enumerate(incoming.games, 1):
        try:
            game = _game_from(plain)
            digest = digest_of_text(game.text)
        except (NotationError, ValueError):
            continue
        if known_game(connection, digest) is None:
            kept = keep_game(
                connection, digest, game.ended, real_dice=game.real_dice, even_forgotten=True
            )
            brought += [] if kept.number is None else [kept.number]
        if progress is not None:
            progress(done, len(incoming.games))
    return brought


def _bring_in_people(connection: Connection, people: Iterable[Mapping[str, Any]]) -> None:
    for person in people:
        name, colour, others = person["name"], person.get("colour"), person.get("names")
        shown = colour if isinstance(colour, str) else ""
        bring_in_person(connection, name, shown, hidden=person.get("hidden") is True)
        for other in others if isinstance(others, list) else []:
            if isinstance(other, str):
                bring_in_name(connection, other, name)


def _opening_line(connection: Connection, numbers: Sequence[int]) -> str:
    seated: set[int] = set()
    for number in numbers:
        rows = connection.execute("SELECT player FROM seat WHERE game = ?", (number,))
        seated.update(row[0] for row in rows)
    rows = connection.execute("SELECT number, name, colour, hidden FROM player WHERE level IS NULL")
    people = []
    for number, name, colour, hidden in rows.fetchall():
        if number in seated:
            aliases = connection.execute("SELECT folded FROM alias WHERE player = ?", (number,))
            person = {"name": name, "names": sorted(row[0] for row in aliases)}
            person |= ({"colour": colour} if colour else {}) | ({"hidden": True} if hidden else {})
            people.append(person)
    head = {"format": FORMAT_NAME, "version": FORMAT_VERSION, "people": people}
    return json.dumps(head, ensure_ascii=False)[:-1] + ', "games": ['


def _game_line(game: StoredGame) -> str:
    plain: dict[str, Any] = {"ended": game.ended.isoformat()}
    plain |= {"real_dice": True} if game.real_dice else {}
    return json.dumps(plain | {"game": game.text}, ensure_ascii=False)


def _game_from(plain: Mapping[str, Any]) -> StoredGame:
    text, ended = plain.get("game"), plain.get("ended")
    if not isinstance(text, str) or not isinstance(ended, str):
        raise ValueError("a game is missing")  # noqa: TRY004 - like other unusable values
    moment = datetime.fromisoformat(ended)
    try:
        return StoredGame(text, moment.astimezone(moment.tzinfo), plain.get("real_dice") is True)
    except OverflowError as error:
        raise ValueError("no time that can be") from error


def _note_name(connection: Connection, names: dict[str, str], name: str) -> None:
    if folded_name(name) and find_player(connection, name, None) is None:
        names.setdefault(folded_name(name), cleaned_name(name))


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _csv_rows(
    connection: Connection, number: int, names: Mapping[int, tuple[str, str | None]]
) -> Iterator[list[object]]:
    boxes = ", ".join(f"seat.{column}" for column in BOX_COLUMNS)
    rows = connection.execute(
        f"""SELECT player, game.ended, zone, game.finished, uid, ruleset.key, ruleset.name,
        fingerprint, rounds, game.seats, game.real_dice, seat + 1, place,
        total, bonus, won, seat.helped, {boxes} FROM game JOIN seat ON seat.game = game.number
        JOIN ruleset ON ruleset.number = game.ruleset WHERE game.number = ? ORDER BY seat""",  # noqa: S608
        (number,),
    )
    for player, ended, zone, finished, *rest in rows.fetchall():
        uid, key, name, fingerprint, *results = rest
        status = Status.FINISHED if finished else Status.ABANDONED
        shown, level = names.get(player, ("", None))
        yield [
            *(uid, time_of(ended, zone).isoformat(), key, name, fingerprint, status.value),
            *results[:_BEFORE_NAME],
            *(shown, level or ""),
            *("" if each is None else each for each in results[_BEFORE_NAME:]),
        ]
