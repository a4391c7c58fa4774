"""Folders of networks: no memory is shared there, and some refuse every lock."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from datetime import timedelta
from pathlib import Path

import pytest

from tests.helpers.lockless import REFUSALS, refusing_locks
from tests.helpers.record_folder import TODAY, RecordFolder
from yatzy_desktop.adapters.records import database
from yatzy_desktop.adapters.records.database import RecordsError
from yatzy_desktop.adapters.records.values import FILE


@pytest.mark.parametrize("code", REFUSALS)
def test_records_are_kept_copied_and_mended_where_nothing_can_be_locked(
    code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_WAIT_SECONDS", 0.0)
    with refusing_locks(code, monkeypatch) as refused:
        records = RecordFolder(tmp_path)
        records.store.check(TODAY - timedelta(days=1))
        for seed in range(5):
            records.play("Mum", "Dad", seed=seed)
        records.book.rename(records.person("Dad").number, "Far")
        records.store.check(TODAY)
        records.close()
        data = records.path.read_bytes()
        records.path.write_bytes(data[: len(data) // 2])
        mended = RecordFolder(tmp_path)
        with suppress(RecordsError):
            mended.store.check(TODAY + timedelta(days=1))
        (damage,) = mended.damages
        assert damage.copy is not None
        assert damage.copy.games == 5
        mended.book.take_in_copy(damage.copy)
        assert mended.count() == 5
        mended.close()
    assert refused


def test_records_that_another_program_has_locked_are_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_WAIT_SECONDS", 0.0)
    records = RecordFolder(tmp_path)
    records.play("Mum", seed=1)
    records.close()
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(RecordsError, match="locked"):
            RecordFolder(tmp_path).count()


def test_no_file_of_shared_memory_stands_beside_the_records(tmp_path: Path) -> None:
    records = RecordFolder(tmp_path)
    records.play("Mum", seed=1)
    assert {path.name for path in tmp_path.glob(f"{FILE}*")} == {FILE}
    records.close()
