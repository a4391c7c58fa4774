"""The window comes up wholly on a screen, however small, with the Roll button on it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect
from PySide6.QtWidgets import QApplication

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out
from yatzy_desktop.adapters.storage.window_store import WindowPlace, WindowStore
from yatzy_desktop.app.process.window_keeper import WindowKeeper
from yatzy_desktop.widgets.main_window import FIRST_SIZE, LEAST_SIZE

LAPTOP = QRect(0, 0, 1366, 768)
PANEL = QMargins(0, 0, 0, 40)
SCALES = (1.25, 1.5, 1.75, 2.0)
SMALL = [
    QRect(0, 0, int(area.width() / scale), int(area.height() / scale))
    for area in (LAPTOP, LAPTOP.marginsRemoved(PANEL))
    for scale in SCALES
]
FRAME = QMargins(4, 30, 4, 4)
"""About as much as window managers add."""


@pytest.fixture
def played(open_window: OpenWindow, tmp_path: Path) -> PlayedWindow:
    lay_out(tmp_path / "data", "maxi-sv-modern", ["Anna", "Bo", "Cecilia", "David"])
    return open_window(tmp_path / "data")


def place(played: PlayedWindow, store: WindowStore, screens: Sequence[QRect]) -> QRect:
    """Place the window on these screens and return the room that it takes with its frame."""
    WindowKeeper(played.window, store, lambda: screens).place()
    QApplication.processEvents()
    return played.window.geometry().marginsAdded(FRAME)


def roll_button(played: PlayedWindow) -> QRect:
    button = played.window.roll_panel.button
    return QRect(button.mapToGlobal(QPoint(0, 0)), button.size())


def expect_on(screen: QRect, outer: QRect, played: PlayedWindow) -> None:
    assert screen.contains(outer)
    assert screen.contains(roll_button(played))
    table = played.window.table
    assert not roll_button(played).intersects(QRect(table.mapToGlobal(QPoint(0, 0)), table.size()))


@pytest.mark.parametrize("screen", SMALL, ids=lambda rect: f"{rect.width()}x{rect.height()}")
def test_a_first_start_fits_a_small_screen(
    played: PlayedWindow, tmp_path: Path, screen: QRect
) -> None:
    expect_on(screen, place(played, WindowStore(tmp_path), [screen]), played)


@pytest.mark.parametrize("screen", SMALL[2::3], ids=lambda rect: f"{rect.width()}x{rect.height()}")
@pytest.mark.parametrize(
    "kept", [QRect(5000, -300, 1100, 700), QRect(0, 0, 1366, 768), QRect(600, 300, 200, 100)]
)
def test_a_kept_place_fits_the_screen_there_is_now(
    played: PlayedWindow, tmp_path: Path, screen: QRect, kept: QRect
) -> None:
    store = WindowStore(tmp_path)
    store.save(WindowPlace.of(kept))
    expect_on(screen, place(played, store, [screen]), played)


def test_a_large_screen_shows_the_usual_size_in_its_middle(
    played: PlayedWindow, tmp_path: Path
) -> None:
    screen = QRect(0, 0, 1920, 1080)
    outer = place(played, WindowStore(tmp_path), [screen])
    expect_on(screen, outer, played)
    assert played.window.size() == FIRST_SIZE
    assert played.window.minimumSize() == LEAST_SIZE
    assert (played.window.geometry().center() - screen.center()).manhattanLength() <= 2


def test_a_notice_leaves_the_roll_button_on_a_small_screen(
    played: PlayedWindow, tmp_path: Path
) -> None:
    screen = QRect(0, 0, 911, 485)
    place(played, WindowStore(tmp_path), [screen])
    played.window.notice_bar.show_notice("Something could not be saved. " * 8)
    QApplication.processEvents()
    expect_on(screen, played.window.geometry(), played)
