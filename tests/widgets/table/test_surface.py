"""The still part of a table: painted in steps it is what it is when painted at once."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication

from yatzy_desktop.widgets.look.theme import load_theme
from yatzy_desktop.widgets.table.colors import TableColors
from yatzy_desktop.widgets.table.layout import table_layout
from yatzy_desktop.widgets.table.surface import TableSurface

AROUND = QColor("beige")


@pytest.mark.parametrize(("count", "ratio"), [(5, 1.0), (6, 2.0)])
def test_a_table_painted_in_steps_is_the_same(qapp: QApplication, count: int, ratio: float) -> None:
    layout, colors = table_layout(620.0, 500.0, count), TableColors.from_theme(load_theme("light"))
    at_once = TableSurface(colors).picture(layout, ratio, QFont(), AROUND)
    surface = TableSurface(colors)
    before = surface.picture(table_layout(400.0, 300.0, count), ratio, QFont(), AROUND)
    steps = surface.prepare(layout, ratio, QFont(), AROUND)
    for _ in range(count + 3):  # at least the ground, felt, each slot and the rim
        next(steps)
        assert surface.picture(layout, ratio, QFont(), AROUND, rough=True) is before
    for _ in steps:
        pass
    by_steps = surface.picture(layout, ratio, QFont(), AROUND)
    assert by_steps.toImage() == at_once.toImage()


def test_steps_that_are_given_up_leave_the_table_as_it_was(qapp: QApplication) -> None:
    layout, colors = table_layout(620.0, 500.0, 5), TableColors.from_theme(load_theme("dark"))
    surface = TableSurface(colors)
    before = surface.picture(layout, 1.0, QFont(), AROUND)
    steps = surface.prepare(table_layout(700.0, 500.0, 5), 1.0, QFont(), AROUND)
    next(steps)
    next(steps)
    steps.close()
    assert surface.picture(layout, 1.0, QFont(), AROUND) is before
