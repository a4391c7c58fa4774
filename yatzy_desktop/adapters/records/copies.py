"""Copies of the records by day, and a broken file out of the way."""

from __future__ import annotations

import re
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from sqlite3 import Connection

from yatzy_desktop.adapters.records.database import (
    RecordsError,
    check_whole,
    connect_unlocked,
    open_existing,
)
from yatzy_desktop.adapters.records.values import Copy
from yatzy_desktop.adapters.storage import move_aside

COPIES_KEPT = 7

_NAMED = re.compile(r"records-(\d{4}-\d{2}-\d{2})\.sqlite3")
_UNFINISHED = "unfinished.sqlite3"
_JOURNAL = "-journal"


def copy_daily(connection: Connection, folder: Path, today: date) -> None:
    """Copy the records unless there is a copy of today, and keep the newest seven.

    Raises `OSError` or `sqlite3.Error`, and then all older copies are still there.
    """
    path = folder / f"records-{today.isoformat()}.sqlite3"
    if not path.exists():
        copy_now(connection, path)
    for old in _dated(folder)[COPIES_KEPT:]:
        with suppress(OSError):
            old[1].unlink()


def copy_now(connection: Connection, path: Path) -> None:
    """Copy the records to a file, whole or not at all; raises `OSError` or `sqlite3.Error`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(_UNFINISHED)
    unfinished.unlink(missing_ok=True)
    try:
        with closing(connect_unlocked(unfinished, "rwc")) as target:
            connection.backup(target)
        unfinished.replace(path)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise


def renew_copies(connection: Connection, folder: Path, today: date) -> None:
    """Put one copy of now in the place of all: who was deleted is to be in none.

    Raises `OSError` or `sqlite3.Error`.
    """
    path = folder / f"records-{today.isoformat()}.sqlite3"
    copy_now(connection, path)
    for _, old in _dated(folder):
        if old != path:
            old.unlink(missing_ok=True)


def newest_good_copy(folder: Path) -> Copy | None:
    """Return the newest copy that is whole, None without any."""
    for day, path in _dated(folder):
        with suppress(RecordsError), closing(open_existing(path)) as connection:
            check_whole(connection)
            games = connection.execute("SELECT count(*) FROM game").fetchone()[0]
            return Copy(path, day, games)
    return None


def set_aside(path: Path) -> Path:
    """Give a broken file another name, with its journal; raises `OSError`."""
    kept = move_aside(path, "broken")
    with suppress(OSError):
        path.with_name(path.name + _JOURNAL).rename(kept.with_name(kept.name + _JOURNAL))
    return kept


def _dated(folder: Path) -> list[tuple[date, Path]]:
    """Return the copies with their days, the newest first."""
    found = []
    with suppress(OSError):
        for path in folder.iterdir():
            named = _NAMED.fullmatch(path.name)
            if named is not None:
                with suppress(ValueError):
                    found.append((date.fromisoformat(named[1]), path))
    return sorted(found, reverse=True)
