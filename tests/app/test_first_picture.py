"""What the program has loaded when its window is first seen; in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.played_window import lay_out
from tests.helpers.repository import ROOT

PROGRAM = """
import sys
from PySide6.QtWidgets import QApplication
from yatzy_desktop.app.main import main

def compose(context):
    from yatzy_desktop.app.composition import compose
    window = compose(context)
    window.painted.connect(told)
    return window

def told():
    print(*sorted(sys.modules), sep="\\n")
    QApplication.exit(0)

sys.exit(main(["--data-dir", sys.argv[1], "--silent"], compose))
"""
ROOMS = "yatzy_desktop.widgets"
LATE = (
    *(f"{ROOMS}.{room}." for room in ("dialogs", "new_game", "rule_editor", "printing")),
    *(f"{ROOMS}.cards.{card}" for card in ("game_over", "hint_card", "question_card", "moments")),
    "yatzy_desktop.adapters.printing.",
    "yatzy_desktop.adapters.records.",
    "yatzy_desktop.app.coach.",
    "yatzy_desktop.app.late_parts",
    "yatzy_desktop.strategy.",
    *("PySide6.QtPrintSupport", "sqlite3", "miniaudio", "_miniaudio"),
)
"""What nobody can use before having seen the window."""


@pytest.mark.parametrize("is_resumed", [False, True])
def test_nothing_is_loaded_that_the_first_picture_does_not_need(
    tmp_path: Path, is_resumed: bool
) -> None:
    if is_resumed:
        lay_out(tmp_path, "maxi-sv-modern", ["Anna", "Bo"])
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    assert f"{ROOMS}.main_window" in loaded
    assert [name for name in loaded if name.startswith(LATE)] == []
