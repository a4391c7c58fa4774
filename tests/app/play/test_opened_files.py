"""Games that the system asks the running program to open."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from yatzy_desktop.app.play.opened_files import OpenedFiles, watch_opened_files


def test_a_file_to_open_is_handed_on_and_nothing_else_is_taken(qapp: QCoreApplication) -> None:
    opened: list[Path] = []
    watcher = OpenedFiles(opened.append)
    target = QObject()
    target.installEventFilter(watcher)
    assert qapp.sendEvent(target, QFileOpenEvent("/games/spel å.yatzy"))
    qapp.sendEvent(target, QEvent(QEvent.Type.User))
    assert opened == [Path("/games/spel å.yatzy")]


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS needs the filter")
def test_no_filter_slows_the_events_of_other_systems(qapp: QCoreApplication) -> None:
    assert watch_opened_files(qapp, print) is None
