"""The window is there at once, as it was left; each start in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.played_window import lay_out
from tests.helpers.repository import ROOT
from yatzy_desktop.adapters.storage.picture_store import PICTURE_FILE
from yatzy_desktop.adapters.storage.settings import PlayerEntry, Settings

# The real program, which says what is seen first and is closed once all is there.
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
import yatzy_desktop.app.opening as opening
import yatzy_desktop.app.process as process
from yatzy_desktop.app.main import main
from yatzy_desktop.app.process.first_sight import FirstSight

class Told(FirstSight):
    def __init__(self, picture, place):
        super().__init__(picture, place)
        self.picture = picture

    def show(self, then):
        def seen():
            print("seen", self.window.windowTitle())
            print("loaded", *sorted(sys.modules))
            SEEN
            then()
            print("as it was", self.window.table.lies == list(self.lies))
            self.window.painted.connect(compare)
        def compare():
            now = self.window.grab().toImage().convertToFormat(self.picture.image.format())
            print("same picture", differing(now, self.picture.image) < 0.01)
        super().show(seen)

def differing(one, other):
    # A window that is not in front shows no focus: that much may differ.
    pixels = [memoryview(each.constBits()).cast("I") for each in (one, other)]
    return sum(map(int.__ne__, *pixels)) / len(pixels[0]) if one.size() == other.size() else 1.0

class Closing(opening.Opener):
    def open(self):
        self.timer = QTimer()
        self.timer.timeout.connect(self.look)
        self.timer.start(5)
        return super().open()

    def look(self):
        from yatzy_desktop.app.idle_steps import IdleSteps
        steps = [w.findChild(IdleSteps) for w in QApplication.topLevelWidgets()]
        window = self.window
        if window is not None and window.is_painted and all(s.is_at_rest for s in steps if s):
            self.timer.stop()
            from yatzy_desktop.adapters.storage.game_store import GameStore
            window.table.finish()
            kept = GameStore(Path(sys.argv[1])).load()
            EXTRA
            QApplication.closeAllWindows()
            QApplication.exit(0)

process.FirstSight, opening.Opener = Told, Closing
sys.exit(main(["--data-dir", sys.argv[1], "--silent", *sys.argv[2:]]))
"""
GAME = (
    *("yatzy_desktop.rules", "yatzy_desktop.game", "yatzy_desktop.strategy"),
    *(f"yatzy_desktop.widgets.{room}." for room in ("table", "pad", "cards", "dice", "physics")),
    *("yatzy_desktop.widgets.main_menu", "yatzy_desktop.app.composition"),
    *("yatzy_desktop.adapters.game.", "yatzy_desktop.adapters.words.", "PySide6.QtSvg"),
)
"""What can wait until the window has been seen."""


def start(folder: Path, *words: str, extra: str = "pass", seen: str = "pass") -> dict[str, str]:
    """Start the program, let it come to rest and close it; return what it said, by first words."""
    command = [
        sys.executable,
        "-c",
        PROGRAM.replace("EXTRA", extra).replace("SEEN", seen),
        str(folder),
        *words,
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    keys = ("seen", "loaded", "as it was", "same picture")
    lines = done.stdout.splitlines()
    return {
        key: line.removeprefix(key).strip()
        for line in lines
        for key in keys
        if line.startswith(key)
    }


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_seen_first_is_what_comes(tmp_path: Path, theme: str) -> None:
    seats = (PlayerEntry("Anna"), PlayerEntry("Bo"))
    lay_out(tmp_path, "maxi-sv-modern", ["Anna", "Bo"], Settings(players=seats, theme=theme))
    assert start(tmp_path) == {}
    rolled = "window.roll_requested.emit(); window.table.finish(); window.die_requested.emit(1)"
    assert start(tmp_path, extra=f"{rolled}; window.table.finish()")["seen"]
    again = start(tmp_path)
    assert again["seen"] == "Maxi Yatzy, modern pad (Sweden)"
    assert [name for name in again["loaded"].split() if name.startswith(GAME)] == []
    assert (again["as it was"], again["same picture"]) == ("True", "True")
    assert start(tmp_path)["same picture"] == "True"


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_what_is_pressed_on_the_picture_is_done(tmp_path: Path, by: str) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    place = "window.roll_panel.button.mapTo(window, window.roll_panel.button.rect().center())"
    where = start(tmp_path, extra=f"print('seen', {place}.toTuple())")["seen"]
    pressed = {
        "mouse": f"QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=QPoint{where})",
        "key": "QTest.keyClick(self.window, Qt.Key.Key_Space)",
    }
    rolls = "print('seen', kept.history.state.turn.rolls_used)"
    assert start(tmp_path, seen=pressed[by], extra=rolls)["seen"] == "1"


CHANGES = ("settings", "game", "window", "picture")


def alter(folder: Path, what: str) -> None:
    match what:
        case "settings":
            (folder / "settings.json").write_text("{}")
        case "game":
            lay_out(folder, "yatzy-da", ["Ida"])
        case "window":
            (folder / "window.json").unlink()
        case _:
            (folder / PICTURE_FILE).write_bytes(b"{}\n" + bytes(99))


def test_nothing_is_shown_that_may_have_changed(tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    start(tmp_path)
    for change in CHANGES:
        assert "seen" in start(tmp_path), change
        alter(tmp_path, change)
        assert start(tmp_path) == {}
    assert start(tmp_path, "--language", "sv") == {}


@pytest.mark.parametrize(
    ("settings", "extra"),
    [
        (Settings(values_on_pad=True), "pass"),
        (Settings(win_chance=True), "pass"),
        (Settings(), "window.notice_bar.show_notice('Something to read', 'topic')"),
        (Settings(), "window.showFullScreen()"),
    ],
)
def test_nothing_is_kept_of_what_passes(tmp_path: Path, settings: Settings, extra: str) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"], settings)
    start(tmp_path, extra=extra)
    assert not (tmp_path / PICTURE_FILE).exists()
