from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.helpers.child_program import ROOT


def test_the_program_plays_a_whole_game_by_itself(tmp_path: Path) -> None:
    surroundings = dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(ROOT))
    if sys.platform.startswith("linux"):  # where it sees to that itself
        for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"):
            surroundings.pop(name, None)
    finished = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "yatzy_desktop", "--selftest", str(tmp_path)],
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert report["ok"]
    assert report["turns"] == 40
    assert report["start_to_paint_s"] > 0
    assert report["frame_ms"]["dice"] == 6
    assert report["own_rules_score"] == pytest.approx(43.678, abs=0.001)
    for name in (
        "start",
        "rolling",
        "playing",
        "game-over",
        "exact-hint",
        "new-game",
        "dark",
        "small",
    ):
        assert not QImage(str(tmp_path / f"{name}.png")).isNull()


def test_a_folder_that_cannot_be_written_is_a_failure(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    finished = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "yatzy_desktop", "--selftest", str(blocked)],
        env=dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(ROOT)),
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert finished.returncode != 0
    assert blocked.read_text(encoding="utf-8") == "not a folder"
