"""Files of every earlier version are read, and become this one as a whole or not at all."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection

import pytest

from tests.helpers.golden_records import GOLDEN, make
from tests.helpers.record_folder import BY_SHORT, TODAY, RecordFolder
from yatzy_desktop.adapters.records.database import (
    BrokenRecordsError,
    RecordsError,
    open_database,
)
from yatzy_desktop.adapters.records.schema import MIGRATIONS
from yatzy_desktop.adapters.records.values import Status

VERSIONS = range(1, len(MIGRATIONS) + 1)


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def layout_of(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {row[0] for row in connection.execute("SELECT sql FROM sqlite_master")}


@pytest.mark.parametrize("version", VERSIONS)
def test_a_file_of_each_version_has_all_it_had(tmp_path: Path, version: int) -> None:
    records = RecordFolder(tmp_path / "old")
    records.folder.mkdir()
    shutil.copy(GOLDEN / f"v{version}.sqlite3", records.path)
    records.store.check(TODAY)
    assert records.damages == []
    assert version_of(records.path) == len(MIGRATIONS)
    assert {each.name for each in records.book.profiles() if each.is_person} == {
        *("Mum", "Far", "Åse"),
    }
    assert [row.status for row in records.book.games()].count(Status.ABANDONED) == 1
    assert records.count() == 5
    found = records.book.statistics(records.person("Far").number, BY_SHORT)
    assert found is not None
    assert found.games == 3
    fresh = make(tmp_path / "new")
    assert layout_of(records.path) == layout_of(fresh.path)
    records.close()


def add_a_table(connection: Connection) -> None:
    connection.execute("CREATE TABLE added (number INTEGER)")


def fail(connection: Connection) -> None:
    add_a_table(connection)
    connection.execute("SELECT * FROM nothing")


def test_a_further_version_keeps_the_games(tmp_path: Path) -> None:
    path = make(tmp_path).path
    open_database(path, [*MIGRATIONS, add_a_table]).close()
    assert version_of(path) == len(MIGRATIONS) + 1
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM game").fetchone() == (5,)


@pytest.mark.parametrize("change", [fail])
def test_a_change_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, change: Callable[[Connection], None]
) -> None:
    path = make(tmp_path).path
    before = path.read_bytes()
    with pytest.raises(RecordsError):
        open_database(path, [*MIGRATIONS, change])
    assert path.read_bytes() == before


def test_another_kind_of_database_is_no_file_of_records(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE game (number)")
    with pytest.raises(BrokenRecordsError):
        open_database(path)
