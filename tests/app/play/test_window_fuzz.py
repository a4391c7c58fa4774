from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import AT_ONCE, LEFT, PlayedWindow, kept_state, lay_out
from yatzy_desktop.adapters.storage.settings import Settings
from yatzy_desktop.game import GameState, History
from yatzy_desktop.rules import Ruleset, find_ruleset
from yatzy_desktop.widgets.table.motion import MotionSettings

EVENTS = 2500
KEYS = (
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Escape),
    *(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6),
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_A, Qt.Key.Key_Backtab),
    Qt.Key.Key_H,
)


class Referee:
    """Follows the game through its signals and checks that each step is one legal step."""

    def __init__(self, played: PlayedWindow) -> None:
        self.played = played
        self.steps = 0
        played.context.game.model.state_changed.connect(self.check)

    def check(self, old: GameState, new: GameState) -> None:
        self.steps += 1
        filled = sum(card.filled_count for card in new.scorecards)
        before = sum(card.filled_count for card in old.scorecards)
        rolled = new.turn.rolls_used - old.turn.rolls_used
        if filled == before:
            assert new.current == old.current
            assert rolled == 1
        elif filled == before + 1:
            assert old.scorecards[old.current].filled_count + 1 == (
                new.scorecards[old.current].filled_count
            ), "a box was filled for somebody else"
        else:
            assert filled == before - 1, "taking back undoes one box"
            assert new.turn.dice is not None
        ruleset: Ruleset = new.ruleset
        for card in new.scorecards:
            assert 0 <= card.total <= ruleset.max_total
        assert self.played.context.game.model.history.replay().state == new


def random_event(played: PlayedWindow, chance: random.Random) -> None:
    window = played.window
    kind = chance.random()
    if kind < 0.35:
        played.press(chance.choice(KEYS))
    elif kind < 0.45:
        press_twice(window.roll_panel.button, window.roll_panel.button.rect().center())
    elif kind < 0.55:
        QTest.mouseClick(window.roll_panel.button, LEFT)
    elif kind < 0.75:
        view = window.pad.view.viewport()
        spot = QPoint(chance.randrange(view.width()), chance.randrange(view.height()))
        if chance.random() < 0.3:
            press_twice(view, spot)
        else:
            QTest.mouseClick(view, LEFT, pos=spot)
    elif kind < 0.9:
        played.hold(chance.randrange(len(played.dice)))
    elif kind < 0.95:
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    else:
        table = window.table
        spot = QPoint(chance.randrange(table.width()), chance.randrange(table.height()))
        QTest.mouseClick(table, LEFT, pos=spot)


def press_twice(widget: QWidget, spot: QPoint) -> None:
    QTest.mousePress(widget, LEFT, pos=spot)
    QTest.mouseRelease(widget, LEFT, pos=spot)
    QTest.mouseDClick(widget, LEFT, pos=spot)


def leave_dialogs() -> None:
    """Close what the strip of icons opened, as Escape would."""
    dialog = QApplication.activeModalWidget()
    while dialog is not None:
        dialog.close()
        dialog = QApplication.activeModalWidget()


def at_rest(played: PlayedWindow) -> bool:
    window = played.window
    running = QAbstractAnimation.State.Running
    animations = window.findChildren(QAbstractAnimation)
    timers = [timer for timer in window.findChildren(QTimer) if timer.isActive()]
    return not timers and not any(each.state() == running for each in animations)


@pytest.mark.parametrize(
    ("key", "players", "seed"),
    [
        ("yatzy-sv", ["Anna"], 101),
        ("maxi-sv-modern", ["Anna", "Bo", "Cecilia"], 102),
        ("maxi-da", ["Anna", "Bo"], 103),
        ("american", ["Anna", "Bo"], 104),
    ],
)
def test_random_clicks_and_keys_break_nothing(
    open_window: OpenWindow, tmp_path: Path, key: str, players: list[str], seed: int
) -> None:
    print(f"seed {seed}")  # noqa: T201 - to repeat a failure
    lay_out(tmp_path, find_ruleset(key), players)
    played = open_window(seed=seed)
    chance = random.Random(seed)
    referee = Referee(played)
    for _ in range(EVENTS):
        if chance.random() < 0.01:
            played.window.table.set_motion(chance.choice([MotionSettings(400, 100), AT_ONCE]))
        random_event(played, chance)
        leave_dialogs()
        if played.state.is_over:
            model = played.context.game.model
            model.start(History.starting(model.history.initial))
    assert referee.steps > 100
    played.window.table.finish()
    QApplication.processEvents()
    played.qtbot.waitUntil(lambda: at_rest(played))
    assert kept_state(tmp_path) == played.state


def test_random_clicks_and_keys_break_nothing_with_a_coach(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    settings = Settings(coach_asks=True, coach_limit=0.5, values_on_pad=True)
    lay_out(tmp_path, "american", ["Anna", "Bo"], settings)
    played, chance = open_window(seed=105), random.Random(105)
    referee, card = Referee(played), played.window.question_card
    asked = 0
    for _ in range(EVENTS // 2):
        random_event(played, chance)
        leave_dialogs()
        QApplication.processEvents()
        if card.isVisible() and chance.random() < 0.5:
            asked += 1
            before = referee.steps
            QTest.mouseClick(card.go_on_button, LEFT)
            assert referee.steps == before + 1
    assert asked > 5
    assert referee.steps > 40
    played.qtbot.waitUntil(lambda: at_rest(played))
    assert kept_state(tmp_path) == played.state
