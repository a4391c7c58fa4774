from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from tests.helpers.tables import only_boxes
from yatzy_desktop.adapters.storage.solved_store import MOST_BYTES, MOST_KEPT, keep_solved
from yatzy_desktop.strategy import read_solved, solve_whole, solved_path

RULES = only_boxes("yatzy-sv", "twos", "chance")
TABLE = solve_whole(RULES, lambda _share: None)


def test_a_kept_table_is_found_again(tmp_path: Path) -> None:
    keep_solved(tmp_path / "new folder", TABLE)
    found = read_solved(tmp_path / "new folder", RULES)
    assert found is not None
    assert found.parts == TABLE.parts


def test_a_table_that_is_used_stays(tmp_path: Path) -> None:
    keep_solved(tmp_path, TABLE)
    path = solved_path(tmp_path, RULES)
    os.utime(path, (10, 10))
    for age in range(MOST_KEPT + 3):
        other = tmp_path / f"{age}.values"
        other.write_bytes(b"")
        os.utime(other, (1000 - age, 1000 - age))
    assert read_solved(tmp_path, RULES) is not None
    more = only_boxes("yatzy-sv", "chance")
    keep_solved(tmp_path, solve_whole(more, lambda _share: None))
    assert path.exists()


def test_the_oldest_tables_give_way(tmp_path: Path) -> None:
    for age in range(MOST_KEPT + 3):
        path = tmp_path / f"{age}.values"
        path.write_bytes(b"")
        os.utime(path, (1000 - age, 1000 - age))
    (tmp_path / "other.txt").write_text("stays")
    keep_solved(tmp_path, TABLE)
    names = {each.name for each in tmp_path.glob("*.values")}
    kept = {f"{age}.values" for age in range(MOST_KEPT - 1)}
    assert names == kept | {solved_path(tmp_path, RULES).name}
    assert (tmp_path / "other.txt").exists()


def test_large_tables_give_way_sooner(tmp_path: Path) -> None:
    for age in range(5):
        path = tmp_path / f"{age}.values"
        path.touch()
        os.truncate(path, MOST_BYTES // 4)
        os.utime(path, (1000 - age, 1000 - age))
    keep_solved(tmp_path, TABLE)
    names = {each.name for each in tmp_path.glob("*.values")}
    assert names == {"0.values", "1.values", "2.values", solved_path(tmp_path, RULES).name}


def test_without_room_nothing_changes(tmp_path: Path) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "no room")

    for age in range(MOST_KEPT + 3):
        (tmp_path / f"{age}.values").write_bytes(b"")
    with pytest.raises(OSError, match="no room"):
        keep_solved(tmp_path, TABLE, full)
    assert len(list(tmp_path.iterdir())) == MOST_KEPT + 3
