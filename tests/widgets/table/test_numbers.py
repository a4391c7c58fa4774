"""Loose dice at rest carry the numbers of the keys that hold them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPropertyAnimation, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QRegion
from pytestqt.qtbot import QtBot

from tests.helpers.dress import shipped_theme
from yatzy_desktop.widgets.dice.style import IVORY, RED
from yatzy_desktop.widgets.look.theme import TEXT_CONTRAST, contrast, load_theme
from yatzy_desktop.widgets.table.colors import TableColors
from yatzy_desktop.widgets.table.dice_button import DieButton
from yatzy_desktop.widgets.table.layout import TableLayout, table_layout
from yatzy_desktop.widgets.table.motion import MotionSettings, Rest, rest_of
from yatzy_desktop.widgets.table.numbers import number_boxes, number_color
from yatzy_desktop.widgets.table.places import Places
from yatzy_desktop.widgets.table.scene import Scene, ScenePainter
from yatzy_desktop.widgets.table.widget import DiceTable

SIZES = [(380, 300), (420, 560), (760, 620), (1000, 420)]
DICE = (6, 1, 4, 4, 2)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[DiceTable]:
    table = DiceTable(count=5, seed=3)
    table.set_motion(MotionSettings(0, 0))
    table.resize(760, 620)
    table.show()
    qtbot.waitExposed(table)
    yield table
    table.close()
    table.deleteLater()


def picture(layout: TableLayout, scene: Scene) -> QImage:
    colors = TableColors.from_theme(load_theme("light"))
    size = QSize(round(layout.width), round(layout.height))
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter_of_scene = ScenePainter(colors, IVORY)
    painter_of_scene.paint(painter, layout, scene, 1.0, QRegion(image.rect()))
    painter.end()
    return image


def changed(one: QImage, other: QImage, place: QRectF) -> int:
    """Return how many pixels of a place differ."""
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in spots(place))


def spots(place: QRectF) -> Iterator[tuple[int, int]]:
    """Return the pixels of a place."""
    area = place.toAlignedRect()
    rows = range(area.top(), area.bottom() + 1)
    return product(range(area.left(), area.right() + 1), rows)


def lying(layout: TableLayout, count: int, seed: int) -> dict[int, Rest]:
    """Return dice at rest on the felt."""
    places = Places(seed)
    places.begin(layout.ground, count)
    return {
        place: rest_of(layout, place, 5, lie, held=False, lift=0.0)
        for place, lie in enumerate(places.lies)
    }


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 5, 6])
def test_numbers_stand_on_the_felt_beside_their_own_dice(size: tuple[int, int], count: int) -> None:
    layout = table_layout(float(size[0]), float(size[1]), count)
    strange = 0
    for seed in range(40):
        rests = lying(layout, count, seed)
        for place, box in number_boxes(rests, layout.felt).items():
            assert layout.felt.adjusted(-1, -1, 1, 1).contains(box)
            far: dict[int, float] = {at: away(box, rest) for at, rest in rests.items()}
            strange += min(far, key=far.__getitem__) != place
            assert all(gap > 0.6 * layout.die for gap in far.values())
    assert strange <= 0.01 * 40 * count


def away(box: QRectF, rest: Rest) -> float:
    return math.hypot(box.center().x() - rest.x, box.center().y() - rest.y)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.usefixtures("qapp")
def test_no_die_lies_on_a_number(seed: int) -> None:
    layout = table_layout(520.0, 430.0, 6)
    rests = lying(layout, 6, seed)
    boxes = number_boxes(rests, layout.felt)
    poses = [rest.pose() for rest in rests.values()]
    bare, numbered = picture(layout, Scene(poses)), picture(layout, Scene(poses, numbers=boxes))
    free = picture(layout, Scene([None] * 6))
    inked = picture(layout, Scene([None] * 6, numbers=boxes))
    for box in boxes.values():
        assert changed(bare, numbered, box) >= 0.7 * changed(free, inked, box) > 0


@pytest.mark.parametrize("name", ["light", "dark"])
def test_numbers_are_quiet_but_seen_on_the_felt(name: str) -> None:
    colors = TableColors.from_theme(load_theme(name))
    color = number_color(colors)
    for ground in (colors.felt, colors.felt_light, colors.felt_dark):
        assert contrast(color, ground) >= TEXT_CONTRAST
    assert contrast(color, colors.felt) < contrast(colors.text, colors.felt)


def shown_numbers(table: DiceTable) -> frozenset[int]:
    """Return the dice whose number is seen beside them."""
    image, ink = (
        table.grab().toImage(),
        number_color(TableColors.from_theme(shipped_theme("light"))),
    )
    return frozenset(
        index
        for index, box in loose_boxes(table).items()
        if any(is_like(image.pixelColor(x, y), ink) for x, y in spots(box))
    )


def loose_boxes(table: DiceTable) -> dict[int, QRectF]:
    """Return where numbers belong beside all the dice that lie on the felt."""
    layout = table_layout(float(table.width()), float(table.height()), 5)
    rests = {}
    for index, button in enumerate(table.findChildren(DieButton)):
        middle = QRectF(button.geometry()).center()
        if middle.y() < layout.tray.top():
            rests[index] = Rest(middle.x(), middle.y(), layout.die, 0.0, 0.0, 1)
    return number_boxes(rests, layout.felt)


def is_like(one: QColor, other: QColor) -> bool:
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(first - second) < 9 for first, second in pairs)


def test_only_loose_dice_at_rest_have_numbers(table: DiceTable) -> None:
    assert shown_numbers(table) == frozenset()
    table.roll_to(DICE, frozenset())
    assert shown_numbers(table) == {0, 1, 2, 3, 4}
    table.set_held(frozenset({1, 4}))
    assert shown_numbers(table) == {0, 2, 3}
    table.set_highlight(frozenset({0}))
    assert shown_numbers(table) == {0, 2, 3}
    table.set_dice(None, frozenset())
    assert shown_numbers(table) == frozenset()


def test_a_roll_has_no_numbers_before_its_end(table: DiceTable) -> None:
    table.set_style(RED)  # no part of which has the colour of a number
    table.set_dice(DICE, frozenset())
    table.set_motion(MotionSettings(10_000, 0))
    table.roll_to(DICE[::-1], frozenset({2}))
    animation = table.findChild(QPropertyAnimation)
    assert animation is not None
    animation.pause()
    for share in (0.0, 0.2, 0.6, 0.99):
        animation.setCurrentTime(round(animation.duration() * share))
        assert shown_numbers(table) == frozenset()
    table.finish()
    assert shown_numbers(table) == {0, 1, 3, 4}


def test_a_die_that_slides_gets_its_number_when_it_lies(table: DiceTable) -> None:
    table.set_dice(DICE, frozenset({2}))
    table.set_motion(MotionSettings(0, 10_000))
    table.set_held(frozenset())
    animation = table.findChild(QPropertyAnimation)
    assert animation is not None
    animation.pause()
    animation.setCurrentTime(9_000)
    assert shown_numbers(table) == {0, 1, 3, 4}
    table.finish()
    assert shown_numbers(table) == {0, 1, 2, 3, 4}


@pytest.mark.usefixtures("qapp")
def test_a_picture_is_painted_anew_where_a_number_comes() -> None:
    layout = table_layout(760.0, 620.0, 5)
    rests = lying(layout, 5, 1)
    boxes = number_boxes(rests, layout.felt)
    poses = [rest.pose() for rest in rests.values()]
    painter = ScenePainter(TableColors.from_theme(load_theme("light")), IVORY)
    painter.set_font(QFont())
    region = painter.changed(layout, Scene(poses, numbers={2: boxes[2]}), Scene(poses))
    assert region.contains(boxes[2].toAlignedRect())
    assert not region.contains(boxes[0].center().toPoint())
