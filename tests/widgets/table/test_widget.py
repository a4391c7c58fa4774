from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QPropertyAnimation,
    Qt,
    QTimer,
)
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.dice_table import (
    FADING,
    FIVE,
    NONE,
    SLOW,
    Heard,
    animation,
    buttons,
    click,
    difference,
    freeze,
    look,
)
from tests.helpers.dress import wear
from yatzy_desktop.widgets.dice.style import BLACK, DIGITS, IVORY, RED
from yatzy_desktop.widgets.table.motion import MotionSettings
from yatzy_desktop.widgets.table.widget import DiceTable


def test_a_roll_of_no_duration_is_over_at_once(table: DiceTable) -> None:
    heard = Heard(table)
    table.roll_to((6, 6, 1, 2, 3), NONE)
    assert heard.said == ["rolling True", "rolling False", "settled"]
    assert not table.is_moving


def test_a_roll_ends_exactly_where_the_same_dice_rest(table: DiceTable) -> None:
    table.set_motion(SLOW)
    table.roll_to((6, 6, 1, 2, 3), frozenset({1}))
    freeze(table, 0.6)
    rolling = look(table)
    table.finish()
    rested = look(table)
    assert rested != rolling
    table.set_dice((6, 6, 1, 2, 3), frozenset({1}))
    assert look(table) == rested


def test_nothing_changes_after_landing(table: DiceTable, qtbot: QtBot) -> None:
    table.set_motion(MotionSettings(roll_ms=30, slide_ms=10))
    with qtbot.waitSignal(table.settled):
        table.roll_to((2, 2, 4, 4, 4), NONE)
    landed = look(table)
    QCoreApplication.processEvents()
    assert look(table) == landed
    assert animation(table).state() == QPropertyAnimation.State.Stopped


def test_the_same_faces_are_seen_to_be_rolled_again(table: DiceTable) -> None:
    table.roll_to(FIVE, NONE)
    first = look(table)
    table.roll_to(FIVE, NONE)
    assert look(table) != first


def test_the_same_seed_gives_the_same_pictures(qtbot: QtBot) -> None:
    pictures = []
    for seed in (1, 1, 2):
        widget = DiceTable(count=5, seed=seed)
        qtbot.addWidget(widget)
        widget.resize(400, 320)
        widget.show()
        widget.set_motion(SLOW)
        widget.roll_to(FIVE, NONE)
        freeze(widget, 0.5)
        pictures.append(look(widget))
        widget.finish()
    assert pictures[0] == pictures[1]
    assert pictures[0] != pictures[2]


def test_held_dice_lie_still_while_others_roll(table: DiceTable) -> None:
    table.set_held(frozenset({0}))
    slot = buttons(table)[0].geometry()
    before = look(table).copy(slot)
    table.set_motion(SLOW)
    table.roll_to((1, 5, 5, 5, 5), frozenset({0}))
    freeze(table, 0.97)
    assert look(table).copy(slot) == before


@pytest.mark.parametrize("settings", [SLOW, FADING])
def test_names_do_not_tell_the_outcome_before_it_is_seen(
    table: DiceTable, settings: MotionSettings
) -> None:
    table.set_motion(settings)
    table.roll_to((6, 2, 6, 6, 6), frozenset({1}))
    names = [button.accessibleName() for button in buttons(table)]
    assert names[0] == "Die 1, rolling"
    assert names[1] == "Die 2, two, held"
    table.finish()
    assert buttons(table)[0].accessibleName() == "Die 1, six"


@pytest.mark.parametrize("settings", [SLOW, FADING])
def test_a_press_during_a_roll_ends_it_and_does_nothing_else(
    table: DiceTable, settings: MotionSettings
) -> None:
    heard = Heard(table)
    presses: list[Callable[[], object]] = [
        lambda: click(buttons(table)[2]),
        lambda: QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=QPoint(3, 3)),
        lambda: QTest.keyClick(buttons(table)[2], Qt.Key.Key_Space),
        lambda: QTest.keyClick(table, Qt.Key.Key_A),
    ]
    for press in presses:
        heard.said.clear()
        table.set_motion(settings)
        table.roll_to(FIVE, NONE)
        press()
        assert heard.said == ["rolling True", "rolling False", "settled"]
        assert not table.is_moving


def test_focus_and_pointer_do_not_end_a_roll(table: DiceTable) -> None:
    table.set_motion(SLOW)
    table.roll_to(FIVE, NONE)
    buttons(table)[1].setFocus()
    table.set_highlight(frozenset({1}))
    table.set_interactive(False)
    table.set_interactive(True)
    assert table.is_rolling


def test_a_new_position_during_a_roll_ends_it(table: DiceTable) -> None:
    table.set_motion(SLOW)
    heard = Heard(table)
    table.roll_to(FIVE, NONE)
    table.set_dice(None, NONE)
    assert heard.said == ["rolling True", "rolling False", "settled"]
    assert not table.is_moving


def test_a_second_roll_ends_the_first(table: DiceTable) -> None:
    table.set_motion(SLOW)
    heard = Heard(table)
    table.roll_to(FIVE, NONE)
    table.roll_to(FIVE, NONE)
    assert heard.said == ["rolling True", "rolling False", "settled", "rolling True"]


def test_a_listener_may_end_the_roll_at_its_start(table: DiceTable) -> None:
    table.set_motion(SLOW)
    table.rolling_changed.connect(lambda rolling: table.finish() if rolling else None)
    table.roll_to(FIVE, NONE)
    assert not table.is_moving
    assert animation(table).state() == QPropertyAnimation.State.Stopped


def test_a_hidden_table_does_not_go_on(table: DiceTable) -> None:
    table.set_motion(SLOW)
    table.roll_to(FIVE, NONE)
    table.hide()
    assert not table.is_moving
    table.roll_to(FIVE, NONE)
    assert not table.is_moving


def test_no_timer_runs_while_nothing_moves(table: DiceTable) -> None:
    table.roll_to(FIVE, NONE)
    assert not any(timer.isActive() for timer in table.findChildren(QTimer))
    assert animation(table).state() == QPropertyAnimation.State.Stopped


@pytest.mark.parametrize("settings", [SLOW, FADING, MotionSettings(400, 100)])
def test_a_table_may_be_deleted_in_the_middle_of_a_motion(
    qtbot: QtBot, settings: MotionSettings
) -> None:
    for progress in (0.0, 0.1, 0.5):
        parent = QWidget()
        qtbot.addWidget(parent)
        widget = DiceTable(parent)
        parent.resize(400, 320)
        parent.show()
        widget.set_motion(settings)
        widget.roll_to(FIVE, NONE)
        freeze(widget, progress)
        animation(widget).resume()
        widget.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()


def test_reduced_motion_fades_from_the_old_dice_to_the_new(table: DiceTable) -> None:
    old = look(table)
    table.set_motion(FADING)
    table.roll_to((5, 4, 3, 2, 1), NONE)
    assert animation(table).duration() <= 200
    freeze(table, 0.0)
    assert difference(look(table), old) <= 3
    freeze(table, 0.5)
    half = look(table)
    table.finish()
    assert difference(half, old) > 30
    assert difference(half, look(table)) > 30


# Held dice and highlight


def test_held_dice_slide_into_their_slots_and_back(table: DiceTable) -> None:
    loose = [button.geometry() for button in buttons(table)]
    rested = look(table)
    table.set_motion(SLOW)
    table.set_held(frozenset({1, 3}))
    assert table.is_moving
    assert not table.is_rolling
    freeze(table, 0.5)
    assert look(table) != rested
    table.finish()
    now = [button.geometry() for button in buttons(table)]
    assert [old == new for old, new in zip(loose, now, strict=True)] == [
        True,
        False,
        True,
        False,
        True,
    ]
    assert now[1].y() > loose[1].y()
    assert now[3].x() > now[1].x()
    table.set_held(NONE)
    table.finish()
    assert look(table) == rested


def test_a_slide_does_not_swallow_the_next_press(table: DiceTable) -> None:
    heard = Heard(table)
    table.set_motion(SLOW)
    table.set_held(frozenset({0}))
    click(buttons(table)[2])
    assert heard.said == ["die 2"]
    table.set_held(frozenset({0, 2}))
    assert table.is_moving


def test_highlighted_dice_are_lifted_and_others_left(table: DiceTable) -> None:
    rested = look(table)
    table.set_highlight(frozenset({0, 4}))
    lit = look(table)
    for position, button in enumerate(buttons(table)):
        quarter = button.width() // 4
        middle = button.geometry().adjusted(quarter, quarter, -quarter, -quarter)
        same = lit.copy(middle) == rested.copy(middle)
        assert same == (position not in {0, 4})
    table.set_highlight(NONE)
    assert look(table) == rested


def test_nothing_can_be_read_before_the_first_roll(table: DiceTable) -> None:
    table.set_dice(None, NONE)
    cup = look(table)
    assert [button.accessibleName() for button in buttons(table)] == [
        f"Die {number}, not rolled yet" for number in range(1, 6)
    ]
    assert not any(button.isEnabled() for button in buttons(table))
    table.set_dice(FIVE, NONE)
    assert look(table) != cup


@pytest.mark.parametrize("count", [5, 6])
def test_the_number_of_dice_follows_the_game(table: DiceTable, count: int) -> None:
    table.set_count(count)
    assert len(buttons(table)) == count
    table.roll_to((3,) * 6, NONE)
    assert len(buttons(table)) == 6


# Colours, styles, sizes


@pytest.mark.parametrize("moving", [False, True])
def test_colours_and_styles_take_effect_at_once(table: DiceTable, moving: bool) -> None:
    if moving:
        table.set_motion(SLOW)
        table.roll_to(FIVE, NONE)
        freeze(table, 0.5)
    first = look(table)
    wear("dark")
    second = look(table)
    rim = QPoint(table.width() // 2, 7)
    assert second.pixelColor(rim).lightness() < first.pixelColor(rim).lightness()
    table.set_style(BLACK)
    assert look(table) != second


def test_styles_may_change_back_and_forth(table: DiceTable) -> None:
    pictures = []
    for style in (IVORY, RED, DIGITS, IVORY):
        table.set_style(style)
        pictures.append(look(table))
    assert pictures[0] == pictures[3]
    assert len({image.cacheKey() for image in pictures}) == 4
    assert pictures[0] != pictures[1] != pictures[2]


@pytest.mark.parametrize("size", [(380, 300), (640, 300), (380, 700), (1600, 1400)])
def test_every_size_shows_all_dice_within_the_table(
    table: DiceTable, size: tuple[int, int]
) -> None:
    table.resize(*size)
    for held in (NONE, frozenset(range(5))):
        table.set_held(held)
        boxes = [button.geometry() for button in buttons(table)]
        assert all(table.rect().contains(box) for box in boxes)
        for one, other in combinations(boxes, 2):  # controls are round
            way = one.center() - other.center()
            assert math.hypot(way.x(), way.y()) >= (one.width() + other.width()) / 2.0 - 2.0
        assert min(box.width() for box in boxes) >= 32


def test_a_partial_repaint_gives_the_same_pixels_as_a_full_one(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    table = DiceTable(seed=4)
    table.set_dice(FIVE, NONE)
    QVBoxLayout(window).addWidget(table)
    window.resize(560, 470)
    window.show()
    QCoreApplication.processEvents()
    table.set_motion(MotionSettings(roll_ms=30, slide_ms=30))
    with qtbot.waitSignal(table.settled):
        table.roll_to((3, 3, 1, 6, 2), NONE)
    table.set_highlight(frozenset({2}))
    table.finish()
    QCoreApplication.processEvents()
    screen = window.screen().grabWindow(window.winId()).toImage()
    full = window.grab().toImage()
    assert screen.size() == full.size()
    assert screen.convertToFormat(QImage.Format.Format_RGB32) == full.convertToFormat(
        QImage.Format.Format_RGB32
    )


# The cup
