"""No press acts twice, or for the next player; what carries no time always acts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from yatzy_desktop.widgets.look.press_guard import (
    HURRIED_MS,
    QUIET_MS,
    REPEAT_MS,
    PressGuard,
    QuietTime,
)

AT = 10_000
"""When the first press of a test comes, in milliseconds as events tell it."""

ENTER, SPACE, ONE, SIX, LETTER = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_1,
    Qt.Key.Key_6,
    Qt.Key.Key_A,
)
NO_KEYS = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


class Guarded:
    """A guarded button with dice that roll as long as a test says so."""

    def __init__(self, bot: QtBot) -> None:
        self.button = QPushButton()
        bot.addWidget(self.button)
        self.is_rolling = False
        self.finished = 0
        self.guard = PressGuard(self.button, lambda: self.is_rolling, self._finish)
        self.guard.watch(self.button)

    def _finish(self) -> None:
        self.is_rolling = False
        self.finished += 1

    def mouse(self, at: int, kind: QEvent.Type = QEvent.Type.MouseButtonPress) -> bool:
        """Send a press at a time, and tell whether it was swallowed."""
        place = QPointF(3, 3)
        event = QMouseEvent(kind, place, place, LEFT, LEFT, NO_KEYS)
        event.setTimestamp(at)
        return self.guard.eventFilter(self.button, event)

    def key(self, key: Qt.Key, at: int, *, repeat: bool = False) -> bool:
        """Send a key going down at a time, and tell whether it was swallowed."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, NO_KEYS, "", repeat)
        event.setTimestamp(at)
        return self.guard.eventFilter(self.button, event)

    def let_go(self, key: Qt.Key, at: int) -> None:
        """Send a key going up at a time, which is never swallowed."""
        event = QKeyEvent(QEvent.Type.KeyRelease, key, NO_KEYS)
        event.setTimestamp(at)
        assert not self.guard.eventFilter(self.button, event)


@pytest.fixture
def guarded(qtbot: QtBot) -> Guarded:
    return Guarded(qtbot)


def press_mouse(guarded: Guarded, at: int) -> bool:
    return guarded.mouse(at)


def press_key(guarded: Guarded, at: int) -> bool:
    return guarded.key(SPACE, at)


PRESSES = pytest.mark.parametrize("press", [press_mouse, press_key])
Press = Callable[[Guarded, int], bool]


@PRESSES
@pytest.mark.parametrize(
    ("after", "is_swallowed"),
    [(0, True), (1, True), (QUIET_MS - 1, True), (QUIET_MS, False), (QUIET_MS + 1, False)],
)
def test_nothing_acts_in_the_moment_after_a_turn(
    guarded: Guarded, press: Press, after: int, is_swallowed: bool
) -> None:
    assert not press(guarded, AT)
    assert guarded.guard.last_press == AT
    guarded.guard.turn_passed()
    assert press(guarded, AT + after) is is_swallowed
    assert guarded.guard.last_press == (AT if is_swallowed else AT + after)


@PRESSES
def test_within_a_turn_presses_may_follow_at_once(guarded: Guarded, press: Press) -> None:
    assert not press(guarded, AT)
    assert not press(guarded, AT + 1)


@PRESSES
def test_a_press_without_a_time_always_acts(guarded: Guarded, press: Press) -> None:
    assert not press(guarded, AT)
    guarded.guard.turn_passed()
    assert not press(guarded, 0)


@PRESSES
@pytest.mark.parametrize("is_hurried", [False, True])
def test_after_a_press_without_a_time_no_moment_is_quiet(
    guarded: Guarded, press: Press, is_hurried: bool
) -> None:
    assert not press(guarded, 0)
    if is_hurried:
        guarded.guard.hurried()
    guarded.guard.turn_passed()
    assert not press(guarded, 1)


@PRESSES
def test_who_hurried_another_player_on_is_given_longer(guarded: Guarded, press: Press) -> None:
    assert not press(guarded, AT)
    guarded.guard.hurried()
    guarded.guard.turn_passed()
    assert press(guarded, AT + QUIET_MS + HURRIED_MS - 1)
    # What has passed between the two is measured by a clock; a minute is more than any test.
    assert not press(guarded, AT + 60_000)
    guarded.guard.turn_passed()
    assert not press(guarded, AT + 60_000 + QUIET_MS)


@PRESSES
def test_a_press_while_dice_roll_only_brings_them_to_rest(guarded: Guarded, press: Press) -> None:
    guarded.is_rolling = True
    assert press(guarded, AT)
    assert guarded.finished == 1
    assert guarded.guard.last_press == AT
    assert not press(guarded, AT + 1)
    assert guarded.finished == 1


@pytest.mark.parametrize("is_rolling", [False, True])
def test_the_second_press_of_a_double_click_never_acts(guarded: Guarded, is_rolling: bool) -> None:
    guarded.is_rolling = is_rolling
    assert guarded.mouse(AT, QEvent.Type.MouseButtonDblClick)
    assert guarded.finished == int(is_rolling)


@pytest.mark.parametrize("key", [ENTER, Qt.Key.Key_Enter, Qt.Key.Key_Select, SPACE, ONE, SIX])
def test_a_key_held_down_acts_once(guarded: Guarded, key: Qt.Key) -> None:
    assert not guarded.key(key, AT)
    assert guarded.key(key, AT + 500, repeat=True)
    guarded.let_go(key, AT + 600)
    assert guarded.key(key, AT + 600)
    guarded.let_go(key, AT + 700)
    assert guarded.key(key, AT + 700 + REPEAT_MS)
    guarded.let_go(key, AT + 800)
    assert not guarded.key(key, AT + 801 + REPEAT_MS)


def test_a_key_acts_soon_after_another_one_was_let_go(guarded: Guarded) -> None:
    assert not guarded.key(ONE, AT)
    guarded.let_go(ONE, AT + 50)
    assert not guarded.key(SIX, AT + 50)


def test_keys_without_a_time_are_never_taken_for_held_down(guarded: Guarded) -> None:
    for _ in range(2):
        assert not guarded.key(SPACE, 0)
        guarded.let_go(SPACE, 0)


def test_a_key_that_comes_down_before_it_went_up_is_no_repeat(guarded: Guarded) -> None:
    guarded.let_go(SPACE, AT)
    assert not guarded.key(SPACE, AT - 1)


def test_other_keys_are_left_alone(guarded: Guarded) -> None:
    assert not guarded.key(SPACE, AT)
    guarded.guard.turn_passed()
    guarded.is_rolling = True
    for key in (LETTER, Qt.Key.Key_0, Qt.Key.Key_7, Qt.Key.Key_Tab):
        assert not guarded.key(key, AT + 1)
        assert not guarded.key(key, AT + 2, repeat=True)
    assert not guarded.finished
    assert guarded.guard.last_press == AT


def test_the_first_enter_only_asks(guarded: Guarded) -> None:
    asked: list[int] = []
    guarded.guard.ask_before_enter(lambda: asked.append(1))
    assert guarded.key(ENTER, AT)
    assert asked == [1]
    assert not guarded.key(ENTER, AT + 1)
    assert asked == [1]


@pytest.mark.parametrize("key", [SPACE, ONE, LETTER, None])
def test_nothing_is_asked_once_something_else_was_pressed(
    guarded: Guarded, key: Qt.Key | None
) -> None:
    asked: list[int] = []
    guarded.guard.ask_before_enter(lambda: asked.append(1))
    assert not (guarded.mouse(AT) if key is None else guarded.key(key, AT))
    assert not guarded.key(ENTER, AT + 1)
    assert not asked


def test_a_swallowed_enter_leaves_the_question_open(guarded: Guarded) -> None:
    asked: list[int] = []
    assert not guarded.mouse(AT)
    guarded.guard.turn_passed()
    guarded.guard.ask_before_enter(lambda: asked.append(1))
    assert guarded.key(ENTER, AT + 1)
    assert not asked
    assert guarded.key(ENTER, AT + QUIET_MS)
    assert asked == [1]


def test_what_is_watched_is_guarded(guarded: Guarded) -> None:
    clicks: list[str] = []
    guarded.button.clicked.connect(lambda: clicks.append("clicked"))
    guarded.is_rolling = True
    for expected in ([], ["clicked"]):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(guarded.button, QKeyEvent(kind, SPACE, NO_KEYS))
        assert guarded.finished == 1
        assert clicks == expected


@pytest.mark.parametrize(
    ("begun", "at", "is_covered"),
    [
        (AT, 1, True),
        (AT, AT + 99, True),
        (AT, AT + 100, False),
        (AT, 0, False),
        (0, 1, False),
        (0, 99, False),
    ],
)
def test_a_quiet_time_covers_its_length(
    qapp: QApplication, begun: int, at: int, is_covered: bool
) -> None:
    quiet = QuietTime(100)
    event = QKeyEvent(QEvent.Type.KeyPress, SPACE, NO_KEYS)
    event.setTimestamp(at)
    assert not quiet.covers(event)
    quiet.begin(begun)
    assert quiet.covers(event) is is_covered
    assert not quiet.covers(QEvent(QEvent.Type.Enter))
    quiet.begin(0)
    assert not quiet.covers(event)
