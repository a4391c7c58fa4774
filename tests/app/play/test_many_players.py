"""A table of twenty: the sheet scrolls sideways, and who is to act is always in sight."""

from __future__ import annotations

from pathlib import Path

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import lay_out


def test_the_own_column_and_the_labels_stay_in_sight(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", [f"Name {number}" for number in range(20)])
    played = open_window()
    played.window.resize(900, 600)
    view = played.window.pad.view
    for seat in range(20):
        assert played.state.current == seat
        left = view.columnViewportPosition(seat)
        assert left >= 0
        assert left + view.columnWidth(seat) <= view.viewport().width()
        assert view.verticalHeader().isVisible()
        played.roll()
        played.fill("chance")
    assert view.horizontalScrollBar().maximum() > 0
    assert played.state.round_number == 2
