from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.helpers.pad_games import start
from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardTableModel
from yatzy_desktop.widgets.look.theme import load_theme
from yatzy_desktop.widgets.pad.grid import DeviceGrid
from yatzy_desktop.widgets.pad.view import PadView

PROGRAM = Path(__file__).parents[2] / "helpers" / "pad_repaint.py"
SCALES = [1.0, 1.25, 1.5, 1.75, 2.0]
STILL = {"one-cell"}
"""Steps after which the picture is as before."""


def canvas(scale: float, width: int, height: int) -> QImage:
    image = QImage(round(width * scale), round(height * scale), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(QColor("white"))
    return image


@pytest.mark.parametrize("scale", ["1.25", "1.5"])
def test_a_repainted_part_is_as_in_the_whole(scale: str) -> None:
    surroundings = dict(
        os.environ, QT_SCALE_FACTOR=scale, PYTHONPATH=str(PROGRAM.parents[2]), PYTHONUTF8="1"
    )
    result = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, str(PROGRAM)],
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    first, *steps = result.stdout.splitlines()
    assert first == f"scale {scale}"
    assert len(steps) > 10
    for step in steps:
        name, changed, wrong = step.split()
        assert wrong == "False", step
        assert (changed == "False") == (name in STILL), step


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("place", [7, 8, 9, 10, 11, 12.5])
def test_lines_are_whole_pixels_of_one_colour(scale: float, place: float) -> None:
    image, black, white = canvas(scale, 24, 24), QColor("black"), QColor("white")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    DeviceGrid(painter).horizontal(place, 0, 24, 1.0, black)
    painter.end()
    column = [QColor(image.pixel(5, y)) for y in range(image.height())]
    assert set(map(QColor.name, column)) == {black.name(), white.name()}
    assert column.count(black) == max(1, round(scale))


@pytest.mark.parametrize("scale", SCALES)
def test_fills_that_touch_leave_no_gap_and_no_blend(scale: float) -> None:
    image, colors = canvas(scale, 31, 20), (QColor("red"), QColor("blue"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    grid = DeviceGrid(painter)
    for number in range(31):
        grid.fill(QRectF(number, 0, 1, 20), colors[number % 2])
    painter.end()
    row = {QColor(image.pixel(x, 9)).name() for x in range(image.width())}
    assert row == {color.name() for color in colors}


@pytest.mark.parametrize("scale", SCALES)
def test_all_thin_lines_of_a_pad_are_equally_thin(qtbot: QtBot, scale: float) -> None:
    model, theme = ScorecardTableModel(), load_theme("light")
    model.set_state(start("yatzy-nb", 2))
    view = PadView(model, writing_ms=0)
    qtbot.addWidget(view)
    view.resize(view.fit_within(view.sizeHint()))
    image = canvas(scale, view.width(), view.height())
    view.render(image)
    empty = view.viewport().x() + view.columnViewportPosition(1) + view.columnWidth(1) // 2
    column = [QColor(image.pixel(round(empty * scale), y)) for y in range(image.height())]
    runs = [
        len(run) for run in "".join("#" if c == theme.paper_line else " " for c in column).split()
    ]
    assert len(runs) == len(model.rows) - 4  # the others are heavy rules
    assert set(runs) == {max(1, round(view.look().hairline * scale))}
