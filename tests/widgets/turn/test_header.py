"""The line above the table that says whose turn it is."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from yatzy_desktop.widgets.turn.header import ElidedLabel


@pytest.mark.parametrize(
    ("least", "share", "is_whole"),
    [(0.6, 1.0, True), (0.6, 0.8, True), (0.6, 0.5, False), (1.0, 0.8, False), (1.0, 1.0, True)],
)
def test_a_name_shrinks_before_it_is_cut(
    qtbot: QtBot, least: float, share: float, *, is_whole: bool
) -> None:
    label = ElidedLabel(factor=1.9, bold=True, least=least)
    qtbot.addWidget(label)
    label.setText("Elisabeth")
    label.setContentsMargins(0, 0, 0, 0)
    label.resize(round((label.fontMetrics().horizontalAdvance("Elisabeth") + 1) * share), 40)
    label.grab()
    assert (not label.toolTip()) is is_whole
