from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPropertyAnimation,
    QRect,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.dress import wear
from yatzy_desktop.widgets.dice.style import BLACK, DIGITS, IVORY, RED
from yatzy_desktop.widgets.physics import Hit, Surface
from yatzy_desktop.widgets.table.dice_button import DieButton
from yatzy_desktop.widgets.table.layout import TableLayout, table_layout
from yatzy_desktop.widgets.table.motion import MotionSettings
from yatzy_desktop.widgets.table.widget import DiceTable

LONG_MS = 1_000_000
STILL = MotionSettings(roll_ms=0, slide_ms=0)
SLOW = MotionSettings(roll_ms=LONG_MS, slide_ms=LONG_MS)
FADING = MotionSettings(roll_ms=LONG_MS, slide_ms=LONG_MS, reduced=True)
FIVE = (1, 2, 3, 4, 5)
NONE: frozenset[int] = frozenset()


class Heard(QObject):
    """Keeps what a table said, in order."""

    def __init__(self, table: DiceTable) -> None:
        super().__init__(table)
        self.said: list[str] = []
        table.rolling_changed.connect(lambda rolling: self.said.append(f"rolling {rolling}"))
        table.settled.connect(lambda: self.said.append("settled"))
        table.die_clicked.connect(lambda position: self.said.append(f"die {position}"))


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[DiceTable]:
    widget = DiceTable(count=5, seed=4)
    qtbot.addWidget(widget)
    widget.resize(520, 430)
    widget.set_motion(STILL)
    widget.show()
    widget.set_dice(FIVE, NONE)
    yield widget
    widget.finish()


def buttons(table: DiceTable) -> list[DieButton]:
    found = [child for child in table.findChildren(DieButton) if child.isVisible()]
    return sorted(found, key=lambda button: table.findChildren(DieButton).index(button))


def animation(table: DiceTable) -> QPropertyAnimation:
    found = table.findChildren(QPropertyAnimation)
    assert len(found) == 1
    return found[0]


def freeze(table: DiceTable, progress: float) -> None:
    animation(table).pause()
    animation(table).setCurrentTime(round(animation(table).duration() * progress))


def look(table: DiceTable) -> QImage:
    return table.grab().toImage()


def difference(a: QImage, b: QImage) -> int:
    """Return by how much the lightness of any pixel inside the rim differs, seen on a grid."""
    return max(
        abs(a.pixelColor(x, y).lightness() - b.pixelColor(x, y).lightness())
        for x in range(20, a.width() - 20, 3)
        for y in range(20, a.height() - 20, 3)
    )


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


# Rolling


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
    assert table.findChildren(QTimer) == []
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
