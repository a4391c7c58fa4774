"""A kept game as bytes: whole by itself, so that it is found again even in a broken file."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone

_LEVEL = 9
_BEGIN = zlib.compress(b"", _LEVEL)[:2]
_LONGEST = 5_000_000
_LONGEST_PIECE = 65_536
"""Bytes: the largest page of the file, across which no game lies in one piece."""
_DAY_SECONDS = 24 * 60 * 60


_DAMAGE = (zlib.error, ValueError, LookupError, TypeError, AttributeError, OverflowError, OSError)


class DamagedGameError(Exception):
    """A game in the file is not as it was written; others may be."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game's save with what that does not tell: its end, and whether the dice were real."""

    text: str
    ended: datetime
    real_dice: bool = False


def time_of(ended: int, zone: int) -> datetime:
    """Return the time of day of an end where it was played; both in seconds."""
    offset = timezone(timedelta(seconds=zone)) if abs(zone) < _DAY_SECONDS else UTC
    return datetime.fromtimestamp(ended, offset)


def seconds_of(ended: datetime) -> tuple[int, int]:
    """Return what `time_of` takes."""
    zone = ended.utcoffset() or timedelta()
    return int(ended.timestamp()), int(zone.total_seconds())


def pack(game: StoredGame) -> bytes:
    """Return a game as it lies in the file: a sixth of its size, and damage is noticed."""
    ended, zone = seconds_of(game.ended)
    head = {"ended": ended, "zone": zone} | ({"real_dice": True} if game.real_dice else {})
    whole = f"{json.dumps(head, separators=(',', ':'))}\n{game.text}"
    return zlib.compress(whole.encode(errors="replace"), _LEVEL)


def unpack(data: object) -> StoredGame:
    """Return the game; raises `DamagedGameError`."""
    if not isinstance(data, bytes):
        raise DamagedGameError("a kept game is not as it was written")
    try:
        unpacker = zlib.decompressobj()
        whole = unpacker.decompress(data, _LONGEST).decode()
        if not unpacker.eof:
            raise DamagedGameError("a kept game is cut short")
        head, _, text = whole.partition("\n")
        plain = json.loads(head)
        ended = time_of(int(plain["ended"]), int(plain["zone"]))
        return StoredGame(text, ended, bool(plain.get("real_dice")))
    except _DAMAGE as error:
        raise DamagedGameError(str(error)) from error


def games_within(data: bytes) -> Iterator[StoredGame]:
    """Yield the games that lie whole in the bytes of a file, whatever the rest is like."""
    place = data.find(_BEGIN)
    while place >= 0:
        with suppress(DamagedGameError):
            yield unpack(data[place : place + _LONGEST_PIECE])
        place = data.find(_BEGIN, place + 1)
