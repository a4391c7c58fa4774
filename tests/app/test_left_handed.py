"""For left hands the score sheet lies at the left: at once, and at the next start too."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out
from yatzy_desktop.adapters.storage.settings import SettingsStore


def is_left_handed(played: PlayedWindow) -> bool:
    QApplication.processEvents()
    window = played.window
    left = [part.mapTo(window, part.rect().topLeft()).x() for part in (window.pad, window.table)]
    panel = window.roll_panel
    rolls_first = panel.rolls_left.x() < panel.button.x()
    assert (left[0] < left[1]) == rolls_first
    for part in (window.pad, window.table, panel.button, panel.rolls_left):
        assert window.rect().contains(part.mapTo(window, part.rect().bottomRight()))
    return left[0] < left[1]


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_sheet_and_table_change_places_live_and_for_good(
    open_window: OpenWindow, tmp_path: Path, size: tuple[int, int]
) -> None:
    lay_out(tmp_path, "maxi-sv-modern", ["Anna", "Bo"])
    played = open_window()
    played.window.resize(*size)
    assert not is_left_handed(played)
    played.context.storage.settings_model.change(left_handed=True)
    assert is_left_handed(played)
    played.roll()
    played.window.table.finish()
    played.fill("chance")
    assert played.state.current == 1
    played.close()
    assert SettingsStore(tmp_path).load().left_handed
    assert is_left_handed(open_window())
