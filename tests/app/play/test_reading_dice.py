"""Dice that may not be moved any more can still be reached and read by keyboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import lay_out


def test_after_the_last_roll_tab_still_leads_to_every_die(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    for _ in range(3):
        played.roll()
    assert not played.state.can_roll
    reached = set()
    for _ in range(40):
        played.press(Qt.Key.Key_Tab)
        reached.add(played.window.focusWidget())
    assert set(played.dice) <= reached
    played.dice[0].setFocus()
    played.press(Qt.Key.Key_Space)
    assert played.context.game.model.held == frozenset()
    assert "roll" in played.window.header.hint.text().lower()
