"""Games written into the records, each once however often it comes, and read whole again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from sqlite3 import Connection
from typing import Any

from yatzy_desktop.adapters.records.digest import (
    GameDigest,
    SeatDigest,
    deeds_in,
    digest_of,
    digest_of_text,
    is_same_game,
)
from yatzy_desktop.adapters.records.people import cleaned_name, find_player, player_called
from yatzy_desktop.adapters.records.schema import BOX_COLUMNS
from yatzy_desktop.adapters.records.stored_game import (
    DamagedGameError,
    StoredGame,
    pack,
    seconds_of,
    unpack,
)
from yatzy_desktop.adapters.records.values import NOBODY, EndedGame
from yatzy_desktop.rules import Ruleset, ruleset_to_dict
from yatzy_desktop.rules.category import CATEGORY_KEYS

_SEAT_COLUMNS = (
    *("ruleset", "player", "ended", "game", "seat", "place", "day", "finished", "people_only"),
    *("helped", "real_dice", "seats", "name", "total", "bonus", "won", "shared", "yatzy"),
    *BOX_COLUMNS,
)
_INSERT_SEAT = (
    f"INSERT INTO seat ({', '.join(_SEAT_COLUMNS)})"  # noqa: S608
    f" VALUES ({', '.join('?' * len(_SEAT_COLUMNS))})"
)
_GAME_COLUMNS = (
    *("number", "uid", "opening", "ruleset", "ended", "zone", "day", "finished", "rounds"),
    *("seats", "people_only", "helped", "real_dice", "best_total"),
)
_INSERT_GAME = (
    f"INSERT INTO game ({', '.join(_GAME_COLUMNS)})"  # noqa: S608
    f" VALUES ({', '.join('?' * len(_GAME_COLUMNS))})"
)


class Outcome(Enum):
    """What became of a game that came to be kept."""

    NEW = "new"
    UPDATED = "updated"
    KNOWN = "known"
    FORGOTTEN = "forgotten"
    TOO_SHORT = "too short"


@dataclass(frozen=True, slots=True)
class Kept:
    """What became of a game, and its number in the records if it is there."""

    outcome: Outcome
    number: int | None = None


def digest_to_keep(connection: Connection, ended: EndedGame) -> GameDigest:
    """Return what is to be kept of a game, without the names of guests."""
    guests = set(ended.nameless)
    if ended.only_known:
        for seat, player in enumerate(ended.history.state.players):
            if player.is_human and find_player(connection, player.name, None) is None:
                guests.add(seat)
    return digest_of(ended.history, frozenset(guests))


def keep_game(
    connection: Connection,
    digest: GameDigest,
    ended: datetime,
    *,
    real_dice: bool = False,
    even_forgotten: bool = False,
) -> Kept:
    """Write a game, or what has changed in it; needs a transaction around it.

    A finished game is never replaced by an unfinished one, and what was deleted does not come
    back by itself. Unfinished games without a whole round are not kept.
    """
    if not digest.finished and digest.rounds < 1:
        return Kept(Outcome.TOO_SHORT)
    if even_forgotten:
        connection.execute("DELETE FROM forgotten WHERE uid = ?", (digest.uid,))
    elif _is_forgotten(connection, digest):
        return Kept(Outcome.FORGOTTEN)
    known = known_game(connection, digest)
    if known is None:
        return Kept(Outcome.NEW, write_game(connection, digest, ended, real_dice=real_dice))
    if not _goes_beyond(connection, known, digest):
        return Kept(Outcome.KNOWN, known)
    remove_game(connection, known)
    write_game(connection, digest, ended, real_dice=real_dice, number=known)
    return Kept(Outcome.UPDATED, known)


def known_game(connection: Connection, digest: GameDigest) -> int | None:
    """Return the number of the kept game that this one is, None for a new one."""
    rows = connection.execute(
        "SELECT game.number, data FROM game JOIN log ON log.game = game.number WHERE opening = ?",
        (digest.opening,),
    )
    for number, data in rows.fetchall():
        try:
            if is_same_game(unpack(data).text, digest.text):
                return int(number)
        except (DamagedGameError, ValueError):
            continue  # too damaged to be compared
    return None


def write_game(
    connection: Connection,
    digest: GameDigest,
    ended: datetime,
    *,
    real_dice: bool = False,
    number: int | None = None,
) -> int:
    """Write a game that is not there, with that number if one is given, and return its number."""
    ruleset = _ruleset_number(connection, digest)
    seconds, zone = seconds_of(ended)
    values = {
        "number": number,
        "uid": digest.uid,
        "opening": digest.opening,
        "ruleset": ruleset,
        "ended": seconds,
        "zone": zone,
        "day": ended.date().toordinal(),
        "finished": digest.finished,
        "rounds": digest.rounds,
        "seats": len(digest.seats),
        "people_only": digest.people_only,
        "helped": any(seat.helped for seat in digest.seats),
        "real_dice": real_dice or any(seat.real_dice for seat in digest.seats),
        "best_total": max((seat.total for seat in digest.seats if not seat.struck), default=0),
    }
    row = tuple(values[column] for column in _GAME_COLUMNS)
    number = int(connection.execute(_INSERT_GAME, row).lastrowid or 0)
    stored = StoredGame(digest.text, ended, real_dice)
    connection.execute("INSERT INTO log VALUES (?, ?)", (number, pack(stored)))
    shared = values | {"game": number}
    for seat in digest.seats:
        player = player_called(connection, seat.name, seat.level)
        connection.execute(_INSERT_SEAT, _seat_row(shared, seat, player, is_all_real=real_dice))
    return number


def remove_game(connection: Connection, number: int) -> None:
    """Take a game out; whoever does so for good forgets it, too."""
    connection.execute("DELETE FROM seat WHERE game = ?", (number,))
    connection.execute("DELETE FROM log WHERE game = ?", (number,))
    connection.execute("DELETE FROM game WHERE number = ?", (number,))


def forget_game(connection: Connection, number: int) -> None:
    """Take a game out so that it does not come back by itself; only a hash of it is kept."""
    query = "INSERT OR IGNORE INTO forgotten SELECT uid FROM game WHERE number = ?"
    connection.execute(query, (number,))
    remove_game(connection, number)


def stored_games(connection: Connection, numbers: Iterable[int]) -> Iterable[StoredGame]:
    """Yield games whole, in the order of the numbers; raises `DamagedGameError`."""
    for number in numbers:
        row = connection.execute("SELECT data FROM log WHERE game = ?", (number,)).fetchone()
        if row is not None:
            yield unpack(row[0])


def keep_text(connection: Connection, game: StoredGame, *, even_forgotten: bool = True) -> Kept:
    """Keep a game that comes as text; raises `NotationError`."""
    digest = digest_of_text(game.text)
    return keep_game(
        connection, digest, game.ended, real_dice=game.real_dice, even_forgotten=even_forgotten
    )


def _goes_beyond(connection: Connection, known: int, digest: GameDigest) -> bool:
    finished, data = connection.execute(
        "SELECT finished, data FROM game JOIN log ON log.game = number WHERE number = ?", (known,)
    ).fetchone()
    if finished and not digest.finished:
        return False
    if not finished and digest.finished:
        return True
    try:
        old, new = (deeds_in(text) for text in (unpack(data).text, digest.text))
    except DamagedGameError:
        return True
    return old != new and (bool(digest.finished) or len(new) > len(old))


def _is_forgotten(connection: Connection, digest: GameDigest) -> bool:
    query = "SELECT 1 FROM forgotten WHERE uid = ?"
    return connection.execute(query, (digest.uid,)).fetchone() is not None


def _ruleset_number(connection: Connection, digest: GameDigest) -> int:
    ruleset, fingerprint = digest.ruleset, digest.fingerprint
    values = (ruleset.key, _sound(ruleset.name), _ruleset_text(ruleset), fingerprint)
    query = "UPDATE ruleset SET key = ?, name = ?, text = ? WHERE fingerprint = ?"
    if connection.execute(query, values).rowcount == 0:
        connection.execute(
            "INSERT INTO ruleset (key, name, text, fingerprint, has_bonus) VALUES (?, ?, ?, ?, ?)",
            (*values, ruleset.upper_bonus is not None),
        )
    query = "SELECT number FROM ruleset WHERE fingerprint = ?"
    return int(connection.execute(query, (fingerprint,)).fetchone()[0])


def _ruleset_text(ruleset: Ruleset) -> str:
    return _sound(json.dumps(ruleset_to_dict(ruleset), ensure_ascii=False))


def _sound(text: str) -> str:
    return text.encode(errors="replace").decode()


def _seat_row(
    game: Mapping[str, Any], seat: SeatDigest, player: int, *, is_all_real: bool
) -> tuple[Any, ...]:
    values = dict(game) | {
        "player": player,
        "seat": seat.seat,
        "place": seat.place,
        # A column that was struck counts in no statistics.
        "finished": game["finished"] and not seat.struck,
        "helped": seat.helped,
        "real_dice": seat.real_dice or is_all_real,
        "name": "" if player == NOBODY else cleaned_name(seat.name),
        "total": seat.total,
        "bonus": seat.bonus,
        "won": seat.won and game["finished"],
        "shared": seat.shared,
        "yatzy": seat.yatzy,
    }
    boxes = zip(BOX_COLUMNS, CATEGORY_KEYS, strict=True)
    values |= {column: seat.boxes.get(key) for column, key in boxes}
    return tuple(values[column] for column in _SEAT_COLUMNS)
