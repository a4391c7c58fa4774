"""The dice table that the tests of its room look at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.dice_table import FIVE, NONE, STILL
from yatzy_desktop.widgets.table.widget import DiceTable


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
