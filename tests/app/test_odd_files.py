"""Odd things stand where the program keeps its files: it starts, plays and says so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.conftest import OpenWindow
from tests.helpers.child_program import ROOT
from tests.helpers.odd_files import ODD, make_odd
from yatzy_desktop.adapters.game.motion import linux_reduces_motion
from yatzy_desktop.app.process.logs import Logs
from yatzy_desktop.app.process.single_instance import SingleInstance, Standing
from yatzy_desktop.game import History, new_game
from yatzy_desktop.rules import find_ruleset

KEPT = (
    *("settings.json", "current.yatzy", "window.json", "rulesets/ours-1.yatzy", "lock"),
    *("requests/1.request", "yatzy-desktop.log", "crash.log", "parked/ab-1.yatzy"),
    *("records/records.sqlite3", "records/1.ended", "records/records-2026-01-01.sqlite3"),
    "window.picture",
)
"""Every file that the program keeps, under its data folder."""


@pytest.mark.parametrize("kind", ODD)
def test_the_window_comes_and_plays_whatever_stands_in_place_of_all_files(
    kind: str, open_window: OpenWindow, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    for name in KEPT:
        make_odd(folder / name, kind)
    instance, logs = SingleInstance(folder, patience=0), Logs(folder)
    assert instance.enter() in {Standing.FIRST, Standing.UNLOCKED}
    raised: list[object] = []
    instance.raise_requested.connect(raised.append)
    instance.listen()
    logs.start()
    played = open_window(folder)
    played.window.menu.larger_text.trigger()
    notices = (played.window.notice_bar.text, *played.window.notice_bar.waiting)
    logs.stop()
    assert len(notices) == len(set(notices)) <= 6
    if kind != "link to nowhere":  # where nothing is, nothing is lost
        assert any("damaged" in each for each in notices), notices
        assert any("rules" in each.casefold() for each in notices), notices
    instance.leave()


@pytest.mark.parametrize("kind", ODD)
def test_settings_of_the_desktop_may_be_anything(kind: str, tmp_path: Path) -> None:
    for name in ("gtk-4.0/settings.ini", "gtk-3.0/settings.ini", "kdeglobals"):
        make_odd(tmp_path / name, kind)
    assert not linux_reduces_motion(tmp_path)


PLANTED = "import pathlib; pathlib.Path({mark!r}).touch(); raise SystemExit(9)"


@pytest.mark.parametrize("words", [["--version"], ["solve", "--help"], ["printers", "--help"]])
def test_nothing_is_imported_from_the_current_folder(words: list[str], tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    for name in ("argparse", "json", "logging", "PySide6", "signal", "string", "zlib", "uuid"):
        (tmp_path / f"{name}.py").write_text(PLANTED.format(mark=str(mark)))
    finished = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "yatzy_desktop", *words],
        cwd=tmp_path,
        env=dict(os.environ, PYTHONPATH=str(ROOT)),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    assert not mark.exists()


@pytest.mark.parametrize("depth", [40, 3000])
def test_a_path_that_no_system_has_is_a_folder_that_cannot_be_written(
    depth: int, open_window: OpenWindow, tmp_path: Path
) -> None:
    folder = tmp_path / "/".join(["x" * 200] * depth)
    instance = SingleInstance(folder, patience=0)
    assert instance.enter() is Standing.UNLOCKED
    instance.listen()
    logs = Logs(folder)
    logs.start()
    logs.stop()
    played = open_window(folder)
    played.context.game.model.start(History.starting(new_game(find_ruleset("yatzy-sv"), ["A"])))
    played.roll()
    notices = (played.window.notice_bar.text, *played.window.notice_bar.waiting)
    assert len([each for each in notices if "game cannot be saved" in each]) == 1
    instance.leave()
