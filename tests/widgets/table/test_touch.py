"""Hands on the dice table: the cup, dice that are dragged, what is heard and how it is resized."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PySide6.QtCore import (
    QPoint,
    QPropertyAnimation,
    QRect,
    QSize,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.dice_table import (
    FADING,
    FIVE,
    NONE,
    SLOW,
    STILL,
    Heard,
    animation,
    buttons,
    difference,
    freeze,
    look,
)
from yatzy_desktop.widgets.physics import Hit, Surface
from yatzy_desktop.widgets.table.layout import TableLayout, table_layout
from yatzy_desktop.widgets.table.motion import MotionSettings
from yatzy_desktop.widgets.table.widget import DiceTable


@pytest.fixture
def cup(table: DiceTable) -> DiceTable:
    table.set_dice(None, NONE)
    table.set_ready(True)
    table.roll_requested.connect(lambda: table.roll_to(FIVE, NONE))
    return table


def cup_place(table: DiceTable) -> QPoint:
    layout = table_layout(float(table.width()), float(table.height()), 5)
    return layout.felt.center().toPoint()


def press(table: DiceTable, at: QPoint) -> None:
    QTest.mousePress(table, Qt.MouseButton.LeftButton, pos=at)


def release(table: DiceTable, at: QPoint) -> None:
    QTest.mouseRelease(table, Qt.MouseButton.LeftButton, pos=at)


@pytest.mark.parametrize("settings", [STILL, SLOW, FADING])
def test_a_click_on_the_cup_rolls_once(cup: DiceTable, settings: MotionSettings) -> None:
    heard = Heard(cup)
    cup.set_motion(settings)
    QTest.mouseClick(cup, Qt.MouseButton.LeftButton, pos=cup_place(cup))
    cup.finish()
    assert heard.said == ["rolling True", "rolling False", "settled"]


def test_nothing_happens_beside_the_cup_or_when_nobody_may_roll(cup: DiceTable) -> None:
    heard = Heard(cup)
    QTest.mouseClick(cup, Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    cup.set_ready(False)
    QTest.mouseClick(cup, Qt.MouseButton.LeftButton, pos=cup_place(cup))
    assert heard.said == []


def test_the_cup_is_shaken_while_it_is_held_but_not_for_ever(cup: DiceTable) -> None:
    cup.set_motion(SLOW)
    rested = look(cup)
    press(cup, cup_place(cup))
    assert cup.is_moving
    assert not cup.is_rolling
    pictures = [rested]
    for share in (0.1, 0.15):
        freeze(cup, share)
        pictures.append(look(cup))
    assert pictures[0] != pictures[1] != pictures[2]
    freeze(cup, 1.0)
    assert look(cup) == rested
    assert animation(cup).state() != QPropertyAnimation.State.Running
    release(cup, cup_place(cup))
    assert cup.is_rolling


def test_the_cup_goes_where_it_is_dragged(cup: DiceTable) -> None:
    cup.set_motion(SLOW)
    rested = look(cup)
    press(cup, cup_place(cup))
    QTest.mouseMove(cup, cup_place(cup) + QPoint(90, 20))
    assert difference(look(cup), rested) > 60
    release(cup, cup_place(cup) + QPoint(90, 20))
    assert cup.is_rolling


def test_loose_dice_are_taken_into_the_cup_and_given_back(table: DiceTable) -> None:
    table.set_held(frozenset({1}))
    table.set_ready(True)
    rested = look(table)
    table.set_motion(SLOW)
    table.take_cup()
    freeze(table, 0.01)
    assert look(table) == rested  # a short press shakes nothing
    freeze(table, 0.2)
    shaken = look(table)
    assert shaken != rested
    slot = buttons(table)[1].geometry()
    assert shaken.copy(slot) == rested.copy(slot)
    table.let_go()
    assert table.is_moving
    table.finish()
    assert look(table) == rested


def test_no_cup_is_shaken_where_little_moves(table: DiceTable) -> None:
    table.set_ready(True)
    for settings in (STILL, FADING):
        table.set_motion(settings)
        table.take_cup()
        assert not table.is_moving


# Hands


def drag(table: DiceTable, position: int, to: QPoint) -> None:
    button = buttons(table)[position]
    middle = button.rect().center()
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=middle)
    for share in (0.5, 1.0):
        way = button.mapFrom(table, to) - middle
        QTest.mouseMove(button, middle + QPoint(round(way.x() * share), round(way.y() * share)))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=button.mapFrom(table, to))


def layout_of(table: DiceTable) -> TableLayout:
    return table_layout(float(table.width()), float(table.height()), 5)


@pytest.fixture
def answered(table: DiceTable) -> DiceTable:
    """A table whose owner answers as the game does."""
    table.die_clicked.connect(lambda at: table.set_held(table.held ^ {at}))
    return table


def test_dice_are_dragged_to_the_tray_and_back(answered: DiceTable) -> None:
    layout = layout_of(answered)
    drag(answered, 2, layout.slots[0].center().toPoint())
    assert answered.held == {2}
    place = layout.pixels(0.0, 0.0).toPoint()
    drag(answered, 2, place)
    assert answered.held == NONE
    apart(answered)


def test_a_die_dragged_over_the_felt_lies_there_and_never_on_another(answered: DiceTable) -> None:
    other = buttons(answered)[1].geometry().center()
    drag(answered, 0, other)
    assert answered.held == NONE
    apart(answered)
    heard = Heard(answered)
    before = buttons(answered)[0].geometry()
    QTest.mouseClick(buttons(answered)[0], Qt.MouseButton.LeftButton)
    assert heard.said == ["die 0"]
    assert buttons(answered)[0].geometry() != before


def apart(table: DiceTable) -> None:
    table.finish()
    places = [button.geometry().center() for button in buttons(table)]
    for one, other in combinations(places, 2):
        assert math.hypot(one.x() - other.x(), one.y() - other.y()) >= 1.28 * layout_of(table).die


def test_an_empty_slot_takes_its_die(answered: DiceTable) -> None:
    slots = [slot.center().toPoint() for slot in layout_of(answered).slots]
    QTest.mouseClick(answered, Qt.MouseButton.LeftButton, pos=slots[3])
    assert answered.held == {3}
    answered.set_interactive(False)
    QTest.mouseClick(answered, Qt.MouseButton.LeftButton, pos=slots[1])
    assert answered.held == {3}


def test_a_die_that_may_not_be_moved_any_more_falls_back(answered: DiceTable) -> None:
    rested = look(answered)
    button = buttons(answered)[0]
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    QTest.mouseMove(button, QPoint(150, 60))
    there = QRect(button.mapToParent(QPoint(150, 60)) - QPoint(20, 20), QSize(40, 40))
    assert look(answered).copy(there) != rested.copy(there)
    answered.set_interactive(False)
    answered.set_interactive(True)
    assert look(answered).copy(there) == rested.copy(there)


# What is heard


def test_a_roll_is_heard_as_it_is_seen(table: DiceTable) -> None:
    heard: list[Hit] = []
    table.hit.connect(heard.append)
    table.set_motion(SLOW)
    table.roll_to((6, 5, 4, 3, 2), NONE)
    freeze(table, 0.1)
    assert heard == []
    counts = []
    for share in (0.4, 0.6, 1.0):
        freeze(table, share)
        counts.append(len(heard))
    assert 0 < counts[0] < counts[1] <= counts[2]
    assert {hit.surface for hit in heard} >= {Surface.FELT}
    assert all(0.0 < hit.strength <= 1.0 for hit in heard)


def test_a_roll_cut_short_is_heard_once(table: DiceTable) -> None:
    heard: list[Hit] = []
    table.hit.connect(heard.append)
    table.set_motion(SLOW)
    table.roll_to((6, 5, 4, 3, 2), NONE)
    table.finish()
    assert len(heard) == 1


def test_a_shaken_cup_rattles(cup: DiceTable) -> None:
    heard: list[Hit] = []
    cup.hit.connect(heard.append)
    cup.set_motion(SLOW)
    cup.take_cup()
    freeze(cup, 0.5)
    assert len(heard) > 10
    assert {hit.surface for hit in heard} == {Surface.CUP}


# Light


def test_dice_shine_without_holding_anything_up(table: DiceTable) -> None:
    table.set_motion(MotionSettings(roll_ms=1000, slide_ms=0))
    rested = look(table)
    table.shine(frozenset({0, 1, 2, 3, 4}))
    shine = table.findChildren(QVariantAnimation)[-1]
    shine.pause()
    shine.setCurrentTime(shine.duration() // 4)
    assert not table.is_moving
    assert difference(look(table), rested) > 25
    shine.setCurrentTime(shine.duration())
    assert look(table) == rested
    table.set_motion(FADING)
    table.shine(frozenset({0}))
    assert look(table) == rested


# Changes of size


def test_a_changed_size_is_drawn_well_once_it_has_come_to_an_end(table: DiceTable) -> None:
    look(table)
    table.resize(560, 470)
    rough = look(table)
    table.refine()
    fine = look(table)
    assert rough != fine
    fresh = DiceTable(count=5, seed=4)
    fresh.resize(560, 470)
    fresh.set_dice(None, NONE)
    table.set_dice(None, NONE)
    fresh.show()
    assert look(table) == look(fresh)
    fresh.close()
    fresh.deleteLater()


def test_a_table_becomes_fine_by_itself_also_when_it_changes_again(
    table: DiceTable, qtbot: QtBot
) -> None:
    table.set_dice(None, NONE)
    look(table)
    fresh = DiceTable(count=5, seed=4)
    fresh.resize(560, 470)
    fresh.set_dice(None, NONE)
    fresh.show()
    fine = look(fresh)
    fresh.close()
    fresh.deleteLater()
    for size in ((600, 500), (560, 470)):
        table.resize(*size)
        assert look(table) != fine
    qtbot.waitUntil(lambda: look(table) == fine)


@pytest.mark.parametrize("size", [(400, 330), (640, 520), (760, 380)])
def test_a_table_drawn_roughly_is_whole(table: DiceTable, size: tuple[int, int]) -> None:
    """Rim, felt and tray are where they belong, and no part is left unpainted."""
    look(table)
    table.resize(*size)
    rough = look(table)
    table.refine()
    fine = look(table)
    width, height = size
    for x in range(20, width - 20, 7):
        for y in (3, height - 4):
            assert near(rough.pixelColor(x, y), fine.pixelColor(x, y))
    for y in range(20, height - 20, 9):
        assert near(rough.pixelColor(3, y), fine.pixelColor(3, y))
        assert near(rough.pixelColor(width - 4, y), fine.pixelColor(width - 4, y))


def near(one: QColor, other: QColor) -> bool:
    return abs(one.lightness() - other.lightness()) < 60
