"""Full screen is seen from the sofa: text grows with the window, and the menus go."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out


@pytest.fixture
def played(open_window: OpenWindow, tmp_path: Path) -> PlayedWindow:
    lay_out(tmp_path, "maxi-sv-modern", ["Anna", "Bo"])
    return open_window()


def heights(played: PlayedWindow) -> list[int]:
    window = played.window
    parts = (window.header.name, window.roll_panel.button, window.pad.view, window.header.hint)
    return [part.fontMetrics().height() for part in parts]


def test_text_grows_with_the_screen_and_comes_back(played: PlayedWindow) -> None:
    window, before = played.window, heights(played)
    window.menu.full_screen.setChecked(True)
    QApplication.processEvents()
    window.resize(QSize(2560, 1440))
    QApplication.processEvents()
    pairs = list(zip(before, heights(played), strict=True))
    assert [new > 1.6 * old for old, new in pairs] == [True] * 4, pairs
    assert window.menuBar().height() == 0
    window.menu.full_screen.setChecked(False)
    QApplication.processEvents()
    assert heights(played) == before
    assert window.menuBar().height() > 0


def test_shortcuts_work_without_menus_and_escape_leaves(played: PlayedWindow) -> None:
    window = played.window
    window.menu.full_screen.setChecked(True)
    played.roll()
    assert window.menu.take_back.isEnabled() is False
    played.press(Qt.Key.Key_Escape)
    assert not window.menu.full_screen.isChecked()


def test_a_window_keeps_its_text_however_large_it_is(played: PlayedWindow) -> None:
    before = heights(played)
    played.window.resize(QSize(2560, 1440))
    assert heights(played) == before


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_round_is_told_in_the_smallest_window(
    open_window: OpenWindow, tmp_path: Path, percent: int
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    played.context.storage.settings_model.change(text_size=percent)
    played.window.resize(QSize(900, 600))
    QApplication.processEvents()
    header = played.window.header
    shown = [each for each in (header.round, header.brief_round) if each.isVisible()]
    assert len(shown) == 1
    assert "1" in shown[0].text()
    assert "15" in shown[0].text()
    wanted = shown[0].fontMetrics().horizontalAdvance(shown[0].text())
    assert wanted <= shown[0].width()


def test_what_ends_a_game_is_celebrated_beside_the_result(played: PlayedWindow) -> None:
    window = played.window
    window.moments.set_aside(True)
    place = window.moments.aside_rect()
    assert place.bottom() < window.table.height() * 0.15
    QTest.qWait(0)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
