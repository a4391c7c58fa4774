"""Files are written whole or not at all, and bad ones are kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.full_disk import Disk
from yatzy_desktop.adapters.storage.files import (
    SIZE_LIMIT,
    KeptFile,
    ProblemKind,
    StoreProblem,
    move_aside,
    read_text,
    remove_unfinished,
    write_chosen,
    write_whole,
)

FOLDERS = ("plain", "Åse Ørbæk š", "with space/and more")


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_written_file_is_read_again_and_folders_are_made(tmp_path: Path, folder: str) -> None:
    path = tmp_path / folder / "file.txt"
    write_whole(path, "blåbær ☺".encode())
    write_whole(path, "tyttebær".encode())
    assert read_text(path) == "tyttebær"
    assert os.listdir(path.parent) == ["file.txt"]  # noqa: PTH208 - the names are the point


def test_a_byte_order_mark_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "file.txt"
    path.write_bytes(b"\xef\xbb\xbfok")
    assert read_text(path) == "ok"


def test_what_is_no_ordinary_text_file_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_text(tmp_path / "none")
    with pytest.raises(OSError, match="ordinary"):
        read_text(tmp_path)
    utf_16 = tmp_path / "utf-16"
    utf_16.write_bytes("text".encode("utf-16"))
    with pytest.raises(UnicodeDecodeError):
        read_text(utf_16)


def test_a_huge_file_is_refused_without_reading_it_all(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(100 * SIZE_LIMIT)
    with pytest.raises(OSError, match="larger"):
        read_text(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_is_refused_and_does_not_block(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(OSError, match="ordinary"):
        read_text(path)


def test_a_file_cannot_be_written_where_a_folder_is(tmp_path: Path) -> None:
    path = tmp_path / "file.txt"
    path.mkdir()
    with pytest.raises(OSError, match=r"."):
        write_whole(path, b"new")
    assert path.is_dir()


def test_where_a_person_chooses_no_folders_are_made(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="no folder"):
        write_chosen(tmp_path / "Documents" / "file.txt", b"new")
    assert list(tmp_path.iterdir()) == []
    write_chosen(tmp_path / "file.txt", b"new")
    assert read_text(tmp_path / "file.txt") == "new"


_WRITE_TOO_MUCH = """
import resource, signal, sys
from pathlib import Path
from yatzy_desktop.adapters.storage.files import write_whole
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    write_whole(Path(sys.argv[1]), b"x" * int(sys.argv[2]))
except OSError as error:
    sys.exit(7 if str(error) else 8)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot limit the size of files")
@pytest.mark.parametrize("size", [1001, 200_000])
def test_a_write_that_fails_half_way_leaves_the_old_file(tmp_path: Path, size: int) -> None:
    path = tmp_path / "file.txt"
    path.write_bytes(b"old")
    command = [sys.executable, "-c", _WRITE_TOO_MUCH, str(path), str(size)]
    assert subprocess.run(command, check=False).returncode == 7  # noqa: S603 - our own script
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["file.txt"]


def test_what_is_moved_aside_never_replaces_anything(tmp_path: Path) -> None:
    path = tmp_path / "current.yatzy"
    names = []
    for content in ("first", "second", "third"):
        path.write_text(content)
        names.append(move_aside(path, "broken").name)
    assert names == [f"current.broken-{number}.yatzy" for number in (1, 2, 3)]
    assert [(tmp_path / name).read_text() for name in names] == ["first", "second", "third"]
    assert not path.exists()


@pytest.mark.parametrize("goal", ["nowhere", "current.broken-1.yatzy", "folder", "file"])
def test_what_is_moved_aside_spares_links_that_lead_anywhere_or_nowhere(
    tmp_path: Path, goal: str
) -> None:
    path, link = tmp_path / "current.yatzy", tmp_path / "current.broken-1.yatzy"
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("other")
    link.symlink_to(goal)
    path.write_text("broken")
    assert move_aside(path, "broken").name == "current.broken-2.yatzy"
    assert link.readlink() == Path(goal)
    assert (tmp_path / "current.broken-2.yatzy").read_text() == "broken"
    assert (tmp_path / "file").read_text() == "other"


def test_folders_are_moved_aside_with_all_that_is_in_them(tmp_path: Path) -> None:
    path = tmp_path / "games"
    for number in (1, 2):
        path.mkdir()
        (path / "one").write_text(str(number))
        aside = move_aside(path, "old")
        assert aside == tmp_path / f"games.old-{number}"
        assert (aside / "one").read_text() == str(number)


def test_what_is_not_there_cannot_be_moved_aside(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        move_aside(tmp_path / "current.yatzy", "broken")
    assert not list(tmp_path.iterdir())


def test_a_link_that_leads_nowhere_is_moved_aside_itself(tmp_path: Path) -> None:
    path = tmp_path / "current.yatzy"
    path.symlink_to("nowhere")
    assert move_aside(path, "broken").readlink() == Path("nowhere")
    assert not os.path.lexists(path)


def test_only_what_a_killed_writer_left_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "file.yatzy"
    kept = {"file.yatzy", "file.yatzy.backup", "file.yatzy.Abc", "file.yatzy.Abcdefg"}
    for name in (*kept, "file.yatzy.AbcDef"):
        (tmp_path / name).write_text("content")
    remove_unfinished(path)
    assert {each.name for each in tmp_path.iterdir()} == kept


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_no_pipe_is_replaced_by_a_file_that_a_person_wants(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(OSError, match="ordinary"):
        write_chosen(path, b"new")
    assert path.is_fifo()


@pytest.fixture
def reports() -> list[StoreProblem]:
    return []


def kept_file(path: Path, reports: list[StoreProblem], disk: Disk) -> KeptFile:
    return KeptFile(path, ProblemKind.GAME_NOT_SAVED, reports.append, disk.write)


def test_failing_saves_are_reported_once_until_one_succeeds(
    tmp_path: Path, reports: list[StoreProblem]
) -> None:
    disk = Disk()
    file = kept_file(tmp_path / "file", reports, disk)
    assert file.save("one")
    disk.is_full = True
    assert [file.save("two"), file.save("three")] == [False, False]
    assert [problem.kind for problem in reports] == [ProblemKind.GAME_NOT_SAVED]
    assert reports[0].detail == "No space left on device"
    assert read_text(file.path) == "one"
    disk.is_full = False
    assert file.save("four")
    assert read_text(file.path) == "four"
    disk.is_full = True
    file.save("five")
    assert len(reports) == 2


def test_nothing_is_saved_over_a_bad_file_that_cannot_be_moved(
    tmp_path: Path, reports: list[StoreProblem], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kept_file(tmp_path / "file", reports, Disk())
    file.path.write_text("precious")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", _refuse)
        file.set_aside(ProblemKind.NEWER_GAME, "newer")
        assert [file.save("one"), file.save("two")] == [False, False]
    assert file.path.read_text() == "precious"
    assert [(each.kind, each.kept_as) for each in reports] == [(ProblemKind.NEWER_GAME, None)]
    assert file.save("three")  # now it can be moved
    assert file.path.read_text() == "three"
    assert (tmp_path / "file.newer-1").read_text() == "precious"
    assert reports[1].kept_as == tmp_path / "file.newer-1"


def test_a_bad_file_that_went_away_is_no_obstacle(
    tmp_path: Path, reports: list[StoreProblem], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kept_file(tmp_path / "file", reports, Disk())
    file.path.write_text("bad")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", _refuse)
        file.set_aside(ProblemKind.BROKEN_GAME, "broken")
    file.path.unlink()
    assert file.save("good")
    assert len(reports) == 1


def _refuse(*_arguments: object) -> None:
    raise PermissionError("not allowed")
