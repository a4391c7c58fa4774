from __future__ import annotations

import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from asset_files import ROOT
from release import source_date
from release.source_date import build_date, build_time

NOTE = "packaging/release/commit-time.txt"

pytestmark = pytest.mark.usefixtures("no_wish")


@pytest.fixture
def no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)


@pytest.fixture
def no_git(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))


def test_what_is_wished_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert build_time() == 86400
    assert build_date() == "1970-01-02"


@pytest.mark.usefixtures("no_git")
def test_without_git_and_note_there_is_a_time_all_the_same() -> None:
    assert build_time() == int((ROOT / "CHANGELOG.md").stat().st_mtime)


def test_a_note_counts_more_than_a_checkout_around_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    note = tmp_path / "note"
    note.write_text("172800\n", encoding="ascii")
    monkeypatch.setattr(source_date, "_NOTE", note)
    assert build_time() == 172800


@pytest.mark.skipif(
    shutil.which("git") is None or not (ROOT / ".git").exists(), reason="This is no checkout."
)
def test_a_downloaded_archive_knows_the_time_of_its_commit(tmp_path: Path) -> None:
    pack = ["git", "-C", str(ROOT), "archive", "--output", str(tmp_path / "all.tar"), "HEAD", NOTE]
    subprocess.run(pack, check=True)  # noqa: S603
    with tarfile.open(tmp_path / "all.tar") as archive:
        noted = archive.extractfile(NOTE)
        assert noted is not None
        assert int(noted.read()) == build_time()
