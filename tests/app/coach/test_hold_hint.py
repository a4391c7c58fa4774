"""One key holds the dice that the hint keeps."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from tests.app.conftest import OpenWindow
from tests.helpers.coached_window import ask_for_hint, helped, lay
from tests.helpers.played_window import PlayedWindow

SHIFT = Qt.KeyboardModifier.ShiftModifier


def hold_hint(played: PlayedWindow) -> None:
    played.press(Qt.Key.Key_H, SHIFT)
    played.qtbot.waitUntil(played.window.hint_card.isVisible)


def test_one_key_asks_for_a_hint_and_holds_its_dice(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path)
    played = open_window()
    hold_hint(played)
    assert played.context.game.model.held == {2, 3, 4}
    assert helped(played)


def test_a_hint_that_is_shown_is_followed_at_once(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path)
    played = open_window()
    ask_for_hint(played)
    assert played.context.game.model.held == frozenset()
    played.press(Qt.Key.Key_H, SHIFT)
    assert played.context.game.model.held == {2, 3, 4}


def test_where_the_hint_fills_a_box_nothing_is_held(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, [6, 6, 6, 6, 6])
    played = open_window()
    hold_hint(played)
    assert played.context.game.model.held == frozenset()
    assert played.window.header.hint.text() == "The hint is to hold nothing and fill Yatzy."
