from __future__ import annotations

from pathlib import Path

import pytest

from yatzy_desktop.adapters.storage.notebook_store import NOTEBOOK_FILE, NotebookStore
from yatzy_desktop.strategy.study import Habit, Mistake, Notebook, Practice

NOTEBOOK = Notebook(
    Practice(score=3, answered=5, right=3), (Mistake("r", "p", Habit.BREAKS_BONUS, 2.5, {}),)
)


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    assert NotebookStore(tmp_path).load() == Notebook()
    assert NotebookStore(tmp_path).save(NOTEBOOK)
    assert NotebookStore(tmp_path).load() == NOTEBOOK


@pytest.mark.parametrize("content", [b"", b"[]", b'{"version": 9}', b"\xff", b"[" * 5000])
def test_a_broken_file_is_kept_aside(content: bytes, tmp_path: Path) -> None:
    (tmp_path / NOTEBOOK_FILE).write_bytes(content)
    store = NotebookStore(tmp_path)
    assert store.load() == Notebook()
    assert (tmp_path / "practice.broken-1.json").read_bytes() == content
    assert store.save(NOTEBOOK)
    assert NotebookStore(tmp_path).load() == NOTEBOOK


def test_a_full_disk_is_no_end(tmp_path: Path) -> None:
    def full(_path: Path, _data: bytes) -> None:
        raise OSError("no space left")

    assert not NotebookStore(tmp_path, full).save(NOTEBOOK)
