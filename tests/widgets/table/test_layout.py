from __future__ import annotations

import math
from itertools import pairwise, product

import pytest

from yatzy_desktop.widgets.table.layout import TableLayout, table_layout

SIZES = [(380, 300), (420, 560), (760, 620), (1000, 420), (1600, 1400)]
COUNTS = [1, 2, 5, 6, 8]
CASES = [table_layout(w, h, count) for (w, h), count in product(SIZES, COUNTS)]


def name(layout: TableLayout) -> str:
    return f"{layout.width}x{layout.height}-{len(layout.cells)}"


each = pytest.mark.parametrize("layout", CASES, ids=name)


@each
def test_loose_dice_cannot_touch_however_they_fall(layout: TableLayout) -> None:
    cells = layout.cells
    for index, cell in enumerate(cells):
        for other in cells[index + 1 :]:
            dx, dy = abs(cell.x() - other.x()), abs(cell.y() - other.y())
            assert max(dx, dy) - 2.0 * layout.play >= 1.42 * layout.die


@each
def test_loose_dice_stay_on_the_felt(layout: TableLayout) -> None:
    reach = layout.die * 0.71 + layout.play
    for cell in layout.cells:
        assert layout.felt.left() <= cell.x() - reach
        assert cell.x() + reach <= layout.felt.right()
        assert layout.felt.top() <= cell.y() - reach
        assert cell.y() + reach <= layout.felt.bottom()


@each
def test_slots_lie_in_the_tray_from_left_to_right(layout: TableLayout) -> None:
    assert len(layout.slots) == len(layout.cells)
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
