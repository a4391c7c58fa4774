"""Where nobody tells of the system's wish, it is asked whenever the program comes to the front."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from yatzy_desktop.adapters.game.motion import Motion
from yatzy_desktop.adapters.game.motion_watch import follow_system_motion
from yatzy_desktop.adapters.storage.settings import Settings, SettingsModel


def _come_to_the_front(application: QGuiApplication) -> None:
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)


@pytest.mark.parametrize(
    ("said", "reduces"), [("1", True), ("0", False), ("", False), ("1\n1", False)]
)
def test_macos_is_asked_by_a_process_of_its_own(
    said: str, reduces: bool, qapp: QGuiApplication, qtbot: QtBot
) -> None:
    motion = Motion(SettingsModel(Settings()), lambda: not reduces)
    question = (sys.executable, "-c", f"print({said!r})")
    with qtbot.waitSignal(motion.changed) as heard:
        follow_system_motion(motion, qapp, platform="darwin", question=question)
    assert heard.args == [reduces]


def test_macos_is_asked_again_on_coming_back(
    tmp_path: Path, qapp: QGuiApplication, qtbot: QtBot
) -> None:
    (tmp_path / "wish").write_text("0")
    motion = Motion(SettingsModel(Settings()), lambda: True)
    read = f"import pathlib; print(pathlib.Path({str(tmp_path / 'wish')!r}).read_text())"
    with qtbot.waitSignal(motion.changed):
        follow_system_motion(motion, qapp, platform="darwin", question=(sys.executable, "-c", read))
    (tmp_path / "wish").write_text("1")
    with qtbot.waitSignal(motion.changed) as heard:
        _come_to_the_front(qapp)
    assert heard.args == [True]


def test_where_macos_was_never_set_nothing_is_wanted(qapp: QGuiApplication, qtbot: QtBot) -> None:
    motion = Motion(SettingsModel(Settings()), lambda: True)
    question = (sys.executable, "-c", "print(1); raise SystemExit(1)")
    with qtbot.waitSignal(motion.changed) as heard:
        follow_system_motion(motion, qapp, platform="darwin", question=question)
    assert heard.args == [False]


def test_windows_is_asked_at_once_and_on_coming_back(qapp: QGuiApplication) -> None:
    wish = [True]
    motion = Motion(SettingsModel(Settings()), lambda: False)
    follow_system_motion(motion, qapp, platform="win32", reads=lambda: wish[-1])
    assert motion.is_reduced
    wish.append(False)
    assert motion.is_reduced
    _come_to_the_front(qapp)
    assert not motion.is_reduced


def test_without_a_screen_no_bus_is_looked_for(qapp: QGuiApplication) -> None:
    motion = Motion(SettingsModel(Settings()), lambda: True)
    follow_system_motion(motion, qapp, platform="linux")
    assert motion.is_reduced
    assert motion.children() == []
