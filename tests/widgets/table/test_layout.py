from __future__ import annotations

import math
from itertools import pairwise, product

import pytest

from yatzy_desktop.widgets.table.layout import TableLayout, table_layout

SIZES = [(380, 300), (420, 560), (760, 620), (1000, 420), (1600, 1400)]
COUNTS = [1, 2, 5, 6, 8]
CASES = [table_layout(w, h, count) for (w, h), count in product(SIZES, COUNTS)]


def name(layout: TableLayout) -> str:
    return f"{layout.width}x{layout.height}-{len(layout.slots)}"


each = pytest.mark.parametrize("layout", CASES, ids=name)


@each
def test_the_felt_has_room_for_dice_to_fall_by_chance(layout: TableLayout) -> None:
    ground = layout.ground
    assert ground.width * ground.height >= 3.9 * len(layout.slots)
    assert min(ground) >= 2.0
    assert layout.felt.contains(layout.play)


@each
def test_dice_and_pixels_are_told_both_ways(layout: TableLayout) -> None:
    for spot in ((0.0, 0.0), (-1.25, 0.5)):
        assert layout.in_dice(layout.pixels(*spot)) == pytest.approx(spot)
    assert layout.pixels(0.0, 0.5).y() < layout.play.center().y()


@each
def test_slots_lie_in_the_tray_from_left_to_right(layout: TableLayout) -> None:
    for slot in layout.slots:
        assert layout.tray.contains(slot)
        assert slot.width() > layout.tray_die
    for left, right in pairwise(layout.slots):
        assert left.right() < right.left()


@each
def test_felt_and_tray_fill_the_inside_of_the_rim(layout: TableLayout) -> None:
    assert layout.felt.bottom() == layout.tray.top()
    assert math.isclose(layout.tray.bottom(), layout.height - layout.rim)
    assert math.isclose(layout.felt.width(), layout.width - 2.0 * layout.rim)


def test_dice_grow_with_the_table_up_to_a_limit() -> None:
    sizes = [table_layout(w, h, 5).die for w, h in ((380, 300), (760, 620), (1600, 1400))]
    assert sizes == sorted(sizes)
    assert sizes[0] > 40.0
    assert table_layout(4000, 3000, 5).die == sizes[-1]
