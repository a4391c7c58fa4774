"""The file of the records: opened, checked, brought up to date, and changed as a whole.

It keeps a rollback journal: a write-ahead log needs memory that is shared between programs,
which network folders do not have (https://sqlite.org/wal.html, section 1).
"""

from __future__ import annotations

import errno
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Connection

from yatzy_desktop.adapters.records.schema import APPLICATION_ID, MIGRATIONS, TABLES, Migration
from yatzy_desktop.plain_files import refuse_special

_WAIT_SECONDS = 5.0
_CACHE_KIB = 16_000
_BROKEN = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_MISMATCH")
_CONTRADICTIONS = (
    "SELECT (SELECT count(*) FROM seat) != (SELECT coalesce(sum(seats), 0) FROM game)",
    """SELECT EXISTS (SELECT 1 FROM game LEFT JOIN log ON log.game = number WHERE log.game IS NULL)
    OR (SELECT count(*) FROM game) != (SELECT count(*) FROM log)""",
)
"""What tells 1 where tables that are sound by themselves do not fit together."""

_CANNOT_LOCK = ("SQLITE_PROTOCOL", "SQLITE_IOERR_LOCK", "SQLITE_IOERR_RDLOCK")


class RecordsError(Exception):
    """The records cannot be read or written now: no room, locked, no permission."""


class BrokenRecordsError(RecordsError):
    """The file is damaged, or is no file of records."""


class NewerRecordsError(RecordsError):
    """The file was written by a newer version of the program."""

    def __init__(self, version: int) -> None:
        super().__init__(f"version {version} of the records is newer than this program")
        self.version = version


@contextmanager
def telling_trouble() -> Iterator[None]:
    """Raise what SQLite raises as `RecordsError`, and as `BrokenRecordsError` for damage."""
    try:
        yield
    except sqlite3.Error as error:
        raise _as_trouble(error) from error
    except UnicodeError as error:  # SQLite's own words quote what is broken
        raise BrokenRecordsError(str(error)) from error
    except OSError as error:
        raise RecordsError(str(error)) from error


def open_database(path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> Connection:
    """Open the file, made new where there is none, and bring it up to date.

    Raises `NewerRecordsError`, `BrokenRecordsError`, and `RecordsError` for other troubles.
    """
    with telling_trouble():
        path.parent.mkdir(parents=True, exist_ok=True)
        refuse_special(path)
        connection = _connect(path, "rwc")
        try:
            _bring_up_to_date(connection, migrations)
        except BaseException:
            connection.close()
            raise
    return connection


def open_existing(path: Path) -> Connection:
    """Open a file to read it; raises as `open_database`, also where there is none."""
    with telling_trouble():
        refuse_special(path)
        connection = _connect(path, "rw")
        try:
            _check_version(_version_of(connection))
        except BaseException:
            connection.close()
            raise
    return connection


def check_whole(connection: Connection) -> None:
    """Read the whole file; raises `BrokenRecordsError` where it contradicts itself."""
    with telling_trouble():
        found = connection.execute("PRAGMA quick_check(1)").fetchone()
        for table in TABLES:
            connection.execute(f"SELECT * FROM {table} LIMIT 1").fetchall()  # noqa: S608
        seats, games = (connection.execute(query).fetchone()[0] for query in _CONTRADICTIONS)
    if found is None or found[0] != "ok" or seats or games:
        raise BrokenRecordsError(str(found))


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """Do all of a change or nothing; raises `RecordsError`. Within another, belongs to that."""
    if connection.in_transaction:
        yield
        return
    with telling_trouble():
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _as_trouble(error: sqlite3.Error) -> RecordsError:
    name = getattr(error, "sqlite_errorname", "") or ""
    if isinstance(error, sqlite3.ProgrammingError):
        return RecordsError(str(error))
    if name.startswith(_BROKEN) or (not name and isinstance(error, sqlite3.DatabaseError)):
        return BrokenRecordsError(str(error))
    if name == "SQLITE_ERROR":  # a table is missing, or what stands in it is no text
        return BrokenRecordsError(str(error))
    return RecordsError(str(error))


def connect_unlocked(path: Path, mode: str) -> Connection:
    """Open a file that nobody else uses, without locks; raises `sqlite3.Error`."""
    address = f"{path.absolute().as_uri()}?mode={mode}&nolock=1"
    return sqlite3.connect(address, uri=True)


def _connect(path: Path, mode: str) -> Connection:
    try:
        return _prepared(path, mode, locks=True)
    except sqlite3.OperationalError as error:
        # Some network folders know no locks; only one program writes here anyway, and the
        # lock of that is not this file's.
        name = getattr(error, "sqlite_errorname", "")
        if name not in _CANNOT_LOCK and not (name == "SQLITE_BUSY" and _has_no_locks(path.parent)):
            raise
        return _prepared(path, mode, locks=False)


def _has_no_locks(folder: Path) -> bool:
    """Return whether files there cannot be locked at all; SQLite says the same of locked ones.

    A file of its own is tried: closing the records once more would drop their locks.
    """
    try:
        import fcntl  # noqa: PLC0415 - not on Windows
    except ImportError:
        return False
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno == errno.ENOLCK
    return False


def _prepared(path: Path, mode: str, *, locks: bool) -> Connection:
    address = f"{path.absolute().as_uri()}?mode={mode}{'' if locks else '&nolock=1'}"
    connection = sqlite3.connect(
        address, uri=True, isolation_level=None, timeout=_WAIT_SECONDS, check_same_thread=False
    )
    try:
        for name, value in (
            ("journal_mode", "DELETE"),
            ("synchronous", "EXTRA"),
            ("cache_size", -_CACHE_KIB),
            ("temp_store", "MEMORY"),
            ("secure_delete", "ON"),
            ("trusted_schema", "OFF"),
            ("cell_size_check", "ON"),
        ):
            connection.execute(f"PRAGMA {name} = {value}").fetchall()
    except BaseException:
        connection.close()
        raise
    return connection


def _version_of(connection: Connection) -> int:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    mark = int(connection.execute("PRAGMA application_id").fetchone()[0])
    shape = int(connection.execute("PRAGMA schema_version").fetchone()[0])
    if (mark != APPLICATION_ID or version < 1) and (version or mark or shape):
        raise BrokenRecordsError("no file of records")
    return version


def _check_version(version: int) -> None:
    if version > len(MIGRATIONS):
        raise NewerRecordsError(version)
    if version < 1:
        raise BrokenRecordsError("no records")


def _bring_up_to_date(connection: Connection, migrations: Sequence[Migration]) -> None:
    version = _version_of(connection)
    if version > len(migrations):
        raise NewerRecordsError(version)
    if version == len(migrations):
        return
    with transaction(connection):
        for migrate in migrations[version:]:
            migrate(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
