"""Everybody's colour is on their column, beside their name in their turn, and on the podium."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out
from yatzy_desktop.adapters.game.seat_colors import PEOPLE_COLORS
from yatzy_desktop.app.play.record_keeper import RecordKeeper

BLUE, RED = PEOPLE_COLORS[:2]
PINK = "#c2528b"


def colors_in(widget: QWidget, area: QRect | None = None) -> set[str]:
    image: QImage = widget.grab(area or widget.rect()).toImage()
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(x, y).name() for x, y in places}


def column(played: PlayedWindow, seat: int) -> set[str]:
    head = played.window.pad.view.horizontalHeader()
    left, width = head.sectionViewportPosition(seat), head.sectionSize(seat)
    return colors_in(head.viewport(), QRect(left, 0, width, head.height()))


def test_columns_and_turns_have_the_colours_of_the_seats(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    assert BLUE in column(played, 0) - column(played, 1)
    assert RED in column(played, 1) - column(played, 0)
    assert BLUE in colors_in(played.window.header)
    played.roll()
    played.fill("chance")
    assert RED in colors_in(played.window.header)
    assert BLUE not in colors_in(played.window.header)


def test_a_colour_chosen_in_the_records_is_taken_up(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    keeper = played.window.findChild(RecordKeeper)
    assert keeper is not None
    done: list[object] = []
    keeper.records.change(lambda book: book.recolour(book.add_person("Bo"), PINK), done.append)
    played.qtbot.waitUntil(lambda: bool(done))
    played.qtbot.waitUntil(lambda: PINK in column(played, 1), timeout=10_000)
    assert BLUE in column(played, 0)


def test_who_plays_alone_needs_no_colour(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    assert not {BLUE, RED} & (column(played, 0) | colors_in(played.window.header))
