"""Enter presses what has the focus, and a key meant for the dice ends with the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, keep_game, lay_out
from yatzy_desktop.game import History, RollDice, ScoreBox, ScriptedDice, new_game
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.turn.icon_strip import IconButton

ENTERS = [Qt.Key.Key_Return, Qt.Key.Key_Enter]


def press_at(key: Qt.Key, moment_ms: int) -> None:
    """Press and release a key where the focus is, at a moment of the system's clock."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(moment_ms)
        target: QWidget | None = QApplication.focusWidget()
        assert target is not None
        QApplication.sendEvent(target, event)


def focus(played: PlayedWindow, button: QAbstractButton) -> None:
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert QApplication.focusWidget() is button


@pytest.mark.parametrize("key", [*ENTERS, Qt.Key.Key_Space])
def test_a_die_is_held_and_let_go(open_window: OpenWindow, tmp_path: Path, key: Qt.Key) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.roll()
    focus(played, played.dice[2])
    played.press(key)
    assert played.context.game.model.held == {2}
    played.press(key)
    assert played.context.game.model.held == set()
    assert played.state.turn.rolls_used == 1


@pytest.mark.parametrize("key", [*ENTERS, Qt.Key.Key_Space])
def test_icons_and_the_cross_of_a_notice_are_pressed(
    open_window: OpenWindow, tmp_path: Path, key: Qt.Key
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    bar = played.window.notice_bar
    bar.show_notice("The disk is full.")
    focus(played, bar.close_button)
    played.press(key)
    assert bar.isHidden()
    played.roll()
    icon = next(each for each in played.window.findChildren(IconButton) if each.isEnabled())
    focus(played, icon)
    played.press(key)
    assert QApplication.activeModalWidget() is not None
    assert played.state.turn.rolls_used == 1


@pytest.mark.parametrize("key", [*ENTERS, Qt.Key.Key_Space])
def test_a_key_meant_for_the_dice_starts_no_rematch(
    open_window: OpenWindow, tmp_path: Path, key: Qt.Key
) -> None:
    played = last_box(open_window, tmp_path)
    played.window.pad.view.setFocus()
    played.press(Qt.Key.Key_Home)
    press_at(Qt.Key.Key_Return, 50_000)
    panel = played.window.game_over
    assert panel.isVisible()
    assert panel.hasFocus()
    press_at(key, 50_300)
    press_at(Qt.Key.Key_Tab, 50_900)
    assert panel.hasFocus()
    press_at(Qt.Key.Key_Tab, 51_000)
    assert panel.rematch_button.hasFocus()
    press_at(key, 52_000)
    assert not panel.isVisible()
    assert not played.state.is_over


def last_box(open_window: OpenWindow, folder: Path) -> PlayedWindow:
    """Open a game of one player in which only the first box is open, with dice for it."""
    rules = find_ruleset("yatzy-sv")
    history = History.starting(new_game(rules, ["Anna"]))
    boxes = [category.key for category in rules.categories]
    source = ScriptedDice([1] * rules.dice_count * len(boxes))
    for box in boxes[1:]:
        history, _ = history.play(RollDice(), source)
        history, _ = history.play(ScoreBox(box), source)
    history, _ = history.play(RollDice(), source)
    keep_game(folder, history)
    return open_window()
