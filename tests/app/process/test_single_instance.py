"""One program for each data folder, shown by real processes."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo
from pytestqt.qtbot import QtBot

from tests.helpers.child_program import running, said
from tests.helpers.full_disk import fill, make_read_only, small_disk
from yatzy_desktop.app.process.single_instance import SingleInstance, Standing

_ENTER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from yatzy_desktop.app.process.single_instance import SingleInstance, Standing
app = QCoreApplication([])
instance = SingleInstance(Path(sys.argv[1]), patience=float(sys.argv[2]))
standing = instance.enter(Path(sys.argv[3]) if len(sys.argv) > 3 else None)
print(standing.value, flush=True)
if standing is Standing.FIRST:
    instance.raise_requested.connect(lambda path: print("raise", path, flush=True))
    instance.listen()
    app.exec()
"""
PATIENT = 30
IMPATIENT = 0.1


def test_a_second_start_hands_its_file_to_the_first(tmp_path: Path) -> None:
    folder = tmp_path / "Åse Ørbæk š"
    with running(_ENTER, folder, PATIENT) as first:
        assert said(first) == "first"
        with running(_ENTER, folder, PATIENT) as second:
            assert said(second) == "handed_over"
            assert second.wait() == 0
        assert said(first) == "raise None"
        with running(_ENTER, folder, PATIENT, tmp_path / "spel å.yatzy") as third:
            assert said(third) == "handed_over"
        assert said(first) == f"raise {tmp_path / 'spel å.yatzy'}"
    assert list((folder / "requests").iterdir()) == []


def test_two_folders_have_nothing_to_do_with_each_other(tmp_path: Path) -> None:
    with running(_ENTER, tmp_path / "a", PATIENT) as one:
        assert said(one) == "first"
        with running(_ENTER, tmp_path / "b", PATIENT) as other:
            assert said(other) == "first"


def test_the_lock_of_a_killed_program_is_taken(tmp_path: Path) -> None:
    with running(_ENTER, tmp_path, PATIENT) as first:
        assert said(first) == "first"
        first.kill()
        first.wait()
    assert (tmp_path / "lock").exists()
    with running(_ENTER, tmp_path, PATIENT) as second:
        assert said(second) == "first"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process for a while")
def test_a_program_that_does_not_answer_is_left_alone(tmp_path: Path) -> None:
    with running(_ENTER, tmp_path, PATIENT) as first:
        assert said(first) == "first"
        first.send_signal(signal.SIGSTOP)
        with running(_ENTER, tmp_path, IMPATIENT) as second:
            assert said(second) == "alone"
        assert list((tmp_path / "requests").iterdir()) == []
        first.send_signal(signal.SIGCONT)


@pytest.fixture
def in_the_way(tmp_path: Path) -> Path:
    """A file where a folder should be, which keeps everybody from writing below."""
    path = tmp_path / "folder"
    path.write_text("")
    return path


def test_a_folder_that_cannot_be_written_is_nobody_elses(in_the_way: Path) -> None:
    instance = SingleInstance(in_the_way / "data")
    assert instance.enter() is Standing.UNLOCKED
    instance.listen()
    assert instance.claim()
    assert instance.is_unlocked
    instance.leave()


def test_the_lock_is_taken_as_soon_as_the_folder_can_be_written(
    qtbot: QtBot, in_the_way: Path
) -> None:
    instance = SingleInstance(in_the_way / "data")
    instance.enter()
    instance.listen()
    in_the_way.unlink()
    assert instance.claim()
    assert not instance.is_unlocked
    heard: list[Path | None] = []
    instance.raise_requested.connect(heard.append)
    with running(_ENTER, in_the_way / "data", PATIENT) as second:
        qtbot.waitUntil(lambda: heard == [None])
        assert said(second) == "handed_over"
    instance.leave()


def test_who_took_the_lock_meanwhile_has_the_game_for_good(in_the_way: Path) -> None:
    instance = SingleInstance(in_the_way / "data")
    instance.enter()
    in_the_way.unlink()
    with running(_ENTER, in_the_way / "data", PATIENT) as other:
        assert said(other) == "first"
        assert not instance.claim()
    assert not instance.claim()
    instance.leave()


def test_a_lock_without_a_word_in_it_is_nobodys(tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("")
    instance = SingleInstance(tmp_path, IMPATIENT)
    assert instance.enter() is Standing.FIRST
    instance.leave()


def test_where_nothing_can_be_written_the_lock_of_a_killed_program_is_nobodys(
    tmp_path: Path,
) -> None:
    with small_disk(tmp_path / "disk") as folder:
        with running(_ENTER, folder, PATIENT) as first:
            assert said(first) == "first"
        first.wait()
        make_read_only(folder)
        instance = SingleInstance(folder, IMPATIENT)
        assert instance.enter() is Standing.UNLOCKED
        instance.leave()


def test_on_a_full_disk_the_lock_of_a_running_program_is_respected(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as folder, running(_ENTER, folder, PATIENT) as first:
        assert said(first) == "first"
        fill(folder)
        instance = SingleInstance(folder, IMPATIENT)
        assert instance.enter() is Standing.ALONE
        assert not instance.claim()
        instance.leave()


def test_leaving_lets_another_start_have_the_folder(tmp_path: Path) -> None:
    first = SingleInstance(tmp_path)
    assert first.enter() is Standing.FIRST
    first.leave()
    second = SingleInstance(tmp_path)
    assert second.enter() is Standing.FIRST
    second.leave()


def test_requests_that_came_before_the_window_are_answered(qtbot: QtBot, tmp_path: Path) -> None:
    instance = SingleInstance(tmp_path)
    instance.enter()
    heard: list[Path | None] = []
    instance.raise_requested.connect(heard.append)
    request = {"file": str(tmp_path / "game"), "token": "leave to come to the front"}
    (tmp_path / "requests" / "1.request").write_text(json.dumps(request))
    instance.listen()
    assert heard == [tmp_path / "game"]
    assert os.environ.pop("XDG_ACTIVATION_TOKEN") == "leave to come to the front"
    instance.leave()


@pytest.mark.parametrize("content", ["", "\0\0", "[1]", '{"file": 3}', "[" * 100_000])
def test_a_bad_request_just_raises_the_window_or_is_dropped(
    qtbot: QtBot, tmp_path: Path, content: str
) -> None:
    instance = SingleInstance(tmp_path)
    instance.enter()
    heard: list[Path | None] = []
    instance.raise_requested.connect(heard.append)
    instance.listen()
    request = tmp_path / "requests" / "1.request"
    request.with_suffix(".new").write_text(content)
    request.with_suffix(".new").rename(request)
    qtbot.waitUntil(lambda: not request.exists())
    assert set(heard) <= {None}
    instance.leave()


def leave_lock(folder: Path, *, process: int, host: str) -> None:
    """Put the lock of a program that was killed, on this computer or another one."""
    words = [str(process), "python3", host, "0" * 32, "1" * 36]
    (folder / "lock").write_text("\n".join(words) + "\n")


def test_the_lock_of_another_computer_is_taken_when_a_person_says_so(tmp_path: Path) -> None:
    leave_lock(tmp_path, process=4242, host="elsewhere")
    instance = SingleInstance(tmp_path, IMPATIENT)
    assert instance.enter() is Standing.ALONE
    assert instance.holding_host == "elsewhere"
    assert not instance.claim()
    assert instance.take_over() is Standing.FIRST
    assert instance.claim()
    assert instance.has_lock
    assert list((tmp_path / "requests").iterdir()) == []
    instance.leave()


def test_the_number_of_a_killed_program_may_be_anybodys_by_now(tmp_path: Path) -> None:
    leave_lock(tmp_path, process=os.getppid(), host=QSysInfo.machineHostName())
    instance = SingleInstance(tmp_path, IMPATIENT)
    assert instance.enter() is Standing.FIRST
    instance.leave()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process for a while")
def test_a_running_program_cannot_be_taken_over(tmp_path: Path) -> None:
    with running(_ENTER, tmp_path, PATIENT) as first:
        assert said(first) == "first"
        first.send_signal(signal.SIGSTOP)
        instance = SingleInstance(tmp_path, IMPATIENT)
        assert instance.enter() is Standing.ALONE
        assert instance.holding_host == ""
        assert instance.take_over() is Standing.ALONE
        first.send_signal(signal.SIGCONT)
        instance.leave()


def test_while_it_is_asked_the_other_copy_may_answer_or_end(tmp_path: Path) -> None:
    leave_lock(tmp_path, process=4242, host="elsewhere")
    instance = SingleInstance(tmp_path, IMPATIENT)
    instance.enter()
    assert instance.ask_again() is Standing.ALONE
    (request,) = (tmp_path / "requests").iterdir()
    assert instance.ask_again() is Standing.ALONE
    request.unlink()
    assert instance.ask_again() is Standing.HANDED_OVER
    assert instance.is_handed_over
    instance.settle(Standing.ALONE)
    assert instance.ask_again() is Standing.ALONE
    (tmp_path / "lock").unlink()
    assert instance.ask_again() is Standing.FIRST
    assert list((tmp_path / "requests").iterdir()) == []
    instance.leave()
