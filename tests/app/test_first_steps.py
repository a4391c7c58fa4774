"""Whoever plays here for the first time is told three things, each once and where it is needed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out
from yatzy_desktop.adapters.storage.settings import BUBBLES, SettingsStore

SIZES = [(900, 600), (1280, 800)]


@pytest.fixture
def played(open_window: OpenWindow, tmp_path: Path) -> PlayedWindow:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    return open_window(beginner=True)


def said(played: PlayedWindow) -> str:
    bubble = played.window.bubble
    return bubble.label.text() if bubble.isVisible() else ""


def roll(played: PlayedWindow) -> None:
    played.roll()
    played.window.table.finish()
    QApplication.processEvents()


def seen(folder: Path) -> tuple[str, ...]:
    return SettingsStore(folder).load().seen_bubbles


def test_each_is_said_once_where_it_is_needed(
    played: PlayedWindow, tmp_path: Path, open_window: OpenWindow
) -> None:
    assert said(played) == ""
    roll(played)
    assert "keep" in said(played)
    played.hold(0)
    assert said(played) == ""
    roll(played)
    assert said(played) == ""
    roll(played)
    assert "pencil" in said(played)
    played.fill("chance")
    assert said(played) == ""
    roll(played)
    assert "coach" in said(played)
    assert seen(tmp_path) == BUBBLES
    for _ in range(2):
        roll(played)
        assert said(played) == ""
    played.close()
    again = open_window(beginner=True)
    for _ in range(2):
        assert said(again) == ""
        again.fill(again.state.scorecard.open_categories[0])
        roll(again)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("left_handed", [False, True])
def test_it_points_at_what_it_is_about_and_does_not_cover_that(
    played: PlayedWindow, size: tuple[int, int], left_handed: bool
) -> None:
    window = played.window
    window.resize(*size)
    QApplication.processEvents()
    played.context.storage.settings_model.change(left_handed=left_handed)

    def place(part: QWidget, area: QRect | None = None) -> QRect:
        rect = area or part.rect()
        return QRect(part.mapTo(window, rect.topLeft()), rect.size())

    def check(about: QRect) -> None:
        QApplication.processEvents()
        bubble = place(window.bubble)
        assert window.rect().contains(bubble)
        assert not bubble.adjusted(2, 2, -2, -2).intersects(about)
        assert bubble.adjusted(-9, -9, 9, 9).intersects(about)
        label = window.bubble.label
        assert label.height() >= label.heightForWidth(label.width())

    roll(played)
    for die in played.dice:
        assert not place(window.bubble).intersects(place(die))
    check(
        place(window.table, QRect(QPoint(0, 0), window.table.foot_of_felt * 2)).adjusted(
            0, 0, 0, -window.table.foot_of_felt.y()
        )
    )
    roll(played)
    roll(played)
    check(place(window.pad))
    played.fill("chance")
    roll(played)
    check(place(window.strip))


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_press_puts_it_away_and_acts_all_the_same(played: PlayedWindow, by: str) -> None:
    roll(played)
    assert said(played)
    if by == "mouse":
        QTest.mouseClick(played.window.roll_panel.button, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(played.window, Qt.Key.Key_Space)
    assert said(played) == ""
    played.window.table.finish()
    assert played.state.turn.rolls_used == 2


def test_it_goes_when_the_window_changes(played: PlayedWindow) -> None:
    roll(played)
    assert said(played)
    played.window.resize(1000, 700)
    QApplication.processEvents()
    assert said(played) == ""


def test_it_can_be_asked_for_again(played: PlayedWindow, tmp_path: Path) -> None:
    roll(played)
    played.hold(0)
    assert said(played) == ""
    assert seen(tmp_path) == ("hold",)
    played.window.menu.first_steps.trigger()
    assert "keep" in said(played)


def test_nothing_is_said_while_something_else_is_to_be_read(played: PlayedWindow) -> None:
    roll(played)
    played.press(Qt.Key.Key_H)
    played.qtbot.waitUntil(played.window.hint_card.isVisible)
    assert said(played) == ""
