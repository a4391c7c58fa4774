"""The window comes back where it was, or where it can be seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMargins, QRect

from yatzy_desktop.adapters.storage.window_store import WindowPlace, WindowStore, fit_into

LAPTOP = QRect(0, 0, 1366, 768)
SECOND = QRect(1366, -200, 1920, 1080)
FRAME = QMargins(4, 30, 4, 4)


def test_a_place_comes_back(tmp_path: Path) -> None:
    store = WindowStore(tmp_path / "state")
    assert store.load() is None
    place = WindowPlace.of(QRect(-10, 20, 800, 600), maximized=True)
    assert store.save(place)
    assert store.load() == place
    assert place.rect == QRect(-10, 20, 800, 600)


@pytest.mark.parametrize(
    "content",
    [
        *("", "\0" * 4096, "[]", "{", '{"x": 1}'),
        '{"x": 1, "y": 2, "width": "3", "height": 4}',
        '{"x": 1, "y": 2, "width": 0, "height": 4}',
        '{"x": 1e9, "y": 2, "width": 3, "height": 4}',
        '{"x": 99999999999, "y": 2, "width": 3, "height": 4}',
        '{"x": true, "y": 2, "width": null, "height": 4}',
    ],
)
def test_a_broken_file_is_kept_aside_without_a_word(tmp_path: Path, content: str) -> None:
    (tmp_path / "window.json").write_text(content)
    store = WindowStore(tmp_path)
    assert store.load() is None
    assert (tmp_path / "window.broken-1.json").read_text() == content
    assert store.save(WindowPlace(1, 2, 3, 4))


def test_a_window_of_a_screen_that_is_gone_is_brought_back() -> None:
    placed = fit_into(QRect(5000, 100, 1100, 700), [LAPTOP], FRAME)
    assert LAPTOP.contains(placed.marginsAdded(FRAME))
    assert placed.size() == QRect(0, 0, 1100, 700).size()


def test_a_window_that_is_seen_stays() -> None:
    rect = QRect(1500, 0, 1100, 700)
    assert fit_into(rect, [LAPTOP, SECOND], FRAME) == rect


def test_a_window_goes_to_the_screen_that_shows_most_of_it() -> None:
    placed = fit_into(QRect(1000, 100, 1100, 700), [LAPTOP, SECOND])
    assert SECOND.contains(placed)
    lost = fit_into(QRect(9000, 9000, 300, 300), [LAPTOP, SECOND], first=1)
    assert SECOND.contains(lost)


def test_a_window_larger_than_the_screen_shrinks_to_it() -> None:
    placed = fit_into(QRect(-50, -50, 4000, 3000), [LAPTOP], FRAME)
    assert placed.marginsAdded(FRAME) == LAPTOP


def test_without_screens_a_window_stays() -> None:
    assert fit_into(QRect(1, 2, 3, 4), []) == QRect(1, 2, 3, 4)


_anywhere = st.integers(-20_000, 20_000)
_size = st.integers(1, 6_000)


@given(_anywhere, _anywhere, _size, _size, st.sampled_from([[LAPTOP], [LAPTOP, SECOND]]))
def test_title_bar_and_window_are_always_on_one_screen(
    x: int, y: int, width: int, height: int, screens: list[QRect]
) -> None:
    outer = fit_into(QRect(x, y, width, height), screens, FRAME).marginsAdded(FRAME)
    assert any(screen.contains(outer) for screen in screens)
