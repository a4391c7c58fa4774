from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from tests.helpers.pad_desk import Desk, pad_desk
from tests.helpers.pad_games import start


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    with pad_desk(qtbot) as desk:
        yield desk


# Sizes


@pytest.mark.parametrize("players", [1, 2, 4, 8])
@pytest.mark.parametrize("key", ["yatzy-sv", "maxi-nb", "american"])
def test_rows_and_columns_fill_the_pad_evenly(desk: Desk, key: str, players: int) -> None:
    desk.show(start(key, players))
    view = desk.pad.view
    # The window has made room for the columns once the size that it asks for is there.
    desk.bot.waitUntil(lambda: view.width() >= view.look().table_size.width())
    look = view.look()
    assert not view.verticalScrollBar().isVisible()
    assert not view.horizontalScrollBar().isVisible()
    heights = {view.rowHeight(row) for row in range(desk.model.rowCount())}
    widths = {view.columnWidth(column) for column in range(players)}
    assert max(heights) - min(heights) <= 1
    assert max(widths) - min(widths) <= 1
    assert view.size() == look.table_size


@pytest.mark.parametrize("players", [1, 2, 4, 8])
def test_a_pad_leaves_room_for_the_dice_in_a_small_window(desk: Desk, players: int) -> None:
    desk.show(start("maxi-nb", players))
    share = desk.pad.preferred_width(players) / 900
    assert share <= (0.57 if players == 8 else 0.5)
    assert desk.pad.minimumSizeHint().width() <= desk.pad.preferred_width(players)


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_text_size_sets_the_least_row(desk: Desk, percent: int) -> None:
    font = QFont(desk.pad.font())
    font.setPointSizeF(10 * percent / 100)
    desk.pad.setFont(font)
    desk.show(start("maxi-nb", 2))
    assert min(desk.pad.view.look().row_heights) >= desk.pad.view.fontMetrics().height()


def test_a_low_pad_is_scrolled_instead_of_squeezed(desk: Desk) -> None:
    desk.show(start("maxi-nb", 2))
    size = desk.pad.view.fit_within(QSize(300, 200))
    assert size == QSize(300, 200)
    least = desk.pad.view.fontMetrics().height()
    assert min(desk.pad.view.look().row_heights) >= least
