"""Loose dice at rest carry the numbers of the keys that hold them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPropertyAnimation, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QRegion
from pytestqt.qtbot import QtBot

from yatzy_desktop.widgets.dice.geometry import IDENTITY, DiePose
from yatzy_desktop.widgets.dice.style import IVORY
from yatzy_desktop.widgets.look.theme import INDICATOR_CONTRAST, contrast, load_theme
from yatzy_desktop.widgets.table.colors import LIGHT_TABLE, TableColors
from yatzy_desktop.widgets.table.dice_button import DieButton
from yatzy_desktop.widgets.table.layout import TableLayout, table_layout
from yatzy_desktop.widgets.table.motion import MotionSettings, chance_lie, rest_of
from yatzy_desktop.widgets.table.numbers import number_box, number_color
from yatzy_desktop.widgets.table.scene import Scene, ScenePainter
from yatzy_desktop.widgets.table.widget import DiceTable

SIZES = [(380, 300), (420, 560), (760, 620), (1000, 420)]
EVERY = frozenset(range(6))
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


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 5, 6])
@pytest.mark.usefixtures("qapp")
def test_no_die_lies_on_a_number(size: tuple[int, int], count: int, seed: int) -> None:
    layout = table_layout(float(size[0]), float(size[1]), count)
    poses = [
        rest_of(layout, place, 5, chance_lie(seed, 1, place), held=False, lift=0.0).pose()
        for place in range(count)
    ]
    bare, numbered = picture(layout, Scene(poses)), picture(layout, Scene(poses, numbered=EVERY))
    for place, pose in enumerate(poses):
        alone: list[DiePose | None] = [None] * count
        alone[place] = pose._replace(x=layout.felt.center().x(), y=layout.felt.center().y())
        inked = changed(
            picture(layout, Scene(alone)),
            picture(layout, Scene(alone, numbered=EVERY)),
            number_box(alone[place] or pose),
        )
        box = number_box(pose)
        assert layout.felt.contains(box)
        assert changed(bare, numbered, box) >= 0.75 * inked > 0


@pytest.mark.parametrize("name", ["light", "dark"])
def test_numbers_are_quiet_but_seen_on_the_felt(name: str) -> None:
    colors = TableColors.from_theme(load_theme(name))
    color = number_color(colors)
    for ground in (colors.felt, colors.felt_light, colors.felt_dark):
        assert contrast(color, ground) >= INDICATOR_CONTRAST
    assert contrast(color, colors.felt) < 0.65 * contrast(colors.text, colors.felt)


def shown_numbers(table: DiceTable) -> frozenset[int]:
    """Return the dice whose number is seen where it belongs when they lie."""
    image, ink = table.grab().toImage(), number_color(LIGHT_TABLE)
    buttons = table.findChildren(DieButton)
    return frozenset(
        index
        for index, button in enumerate(buttons)
        if any(is_like(image.pixelColor(x, y), ink) for x, y in spots(number_place(button)))
    )


def number_place(button: DieButton) -> QRectF:
    """Return where the number of the die under a control belongs."""
    middle, size = QRectF(button.geometry()).center(), button.width() / 1.16
    return number_box(DiePose(middle.x(), middle.y(), 0.0, size, IDENTITY, 0.0))


def is_like(one: QColor, other: QColor) -> bool:
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(first - second) < 5 for first, second in pairs)


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
    table.set_dice(DICE, frozenset())
    table.set_motion(MotionSettings(10_000, 0))
    table.roll_to(DICE[::-1], frozenset({2}))
    animation = table.findChild(QPropertyAnimation)
    assert animation is not None
    animation.pause()
    for progress in (0, 2_000, 6_000, 9_990):
        animation.setCurrentTime(progress)
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
    poses = [
        rest_of(layout, place, 5, chance_lie(1, 1, place), held=False, lift=0.0).pose()
        for place in range(5)
    ]
    painter = ScenePainter(TableColors.from_theme(load_theme("light")), IVORY)
    painter.set_font(QFont())
    region = painter.changed(layout, Scene(poses, numbered=frozenset({2})), Scene(poses))
    assert region.contains(number_box(poses[2]).toAlignedRect())
    assert not region.contains(number_box(poses[0]).center().toPoint())
