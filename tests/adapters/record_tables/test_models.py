"""The tables of the records: what they hold, their order, and that pages are asked for once."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from yatzy_desktop.adapters.record_tables.games_model import PAGE, GamesModel
from yatzy_desktop.adapters.record_tables.rows_model import Cell, Row, RowsModel
from yatzy_desktop.adapters.record_tables.texts import player_text, rules_text, share_text
from yatzy_desktop.adapters.records.values import GameRow, Order, SeatResult, Status
from yatzy_desktop.adapters.words.translation import Translator

DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


@pytest.fixture(autouse=True)
def spoken(qapp: QApplication) -> Iterator[None]:
    """Plurals as people read them."""
    translator = Translator()
    translator.apply("en")
    yield
    translator.apply("en")


def watched(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal, model
    )


def game(number: int, status: Status = Status.FINISHED, **told: bool) -> GameRow:
    seats = (
        SeatResult(0, 1, 1, "Mum", None, 200 + number, won=True, helped=told.get("helped", False)),
        SeatResult(1, 2, 2, "", None, 150, won=False, helped=False),
        SeatResult(2, 3, 3, "", "steady", 100, won=False, helped=False),
    )
    when = datetime(2026, 3, 1, 18, tzinfo=UTC)
    return GameRow(
        *(number, f"{number:064x}", "play", "yatzy-sv", "", when, date(2026, 3, 1), status, 3),
        real_dice=told.get("real_dice", False),
        seats=seats,
    )


def shown(model: QAbstractItemModel, row: int) -> list[str]:
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


def test_rows_are_sorted_by_their_numbers_and_texts() -> None:
    model = RowsModel(["Name", "Games"])
    watched(model)
    people = [("Ole", 9), ("åse", 10), ("Dad", 9)]
    model.set_rows([Row((Cell(name), Cell(str(n), n)), n) for name, n in people])
    marked = [model.index(row, 0) for row in range(3)]
    model.sort(1, DOWN)
    assert [row.cells[0].text for row in model.rows] == ["åse", "Ole", "Dad"]
    model.sort(0, UP)
    assert [row.cells[0].text for row in model.rows] == ["Dad", "Ole", "åse"]
    del marked
    model.set_rows(
        [Row((Cell("b"), Cell("1", 1))), Row((Cell("a"), Cell("2", 2)), colour="#ff0000")]
    )
    assert [row.cells[0].text for row in model.rows] == ["a", "b"]
    assert model.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is not None
    model.set_titles(["Namn", "Spel"])
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Namn"


def test_a_page_of_games_is_asked_for_when_one_of_its_lines_is_looked_at() -> None:
    model = GamesModel()
    watched(model)
    wanted: list[int] = []
    model.page_wanted.connect(wanted.append)
    model.set_count(PAGE * 3)
    wanted.clear()
    model.set_count(PAGE * 3)
    already = set(wanted)
    assert shown(model, PAGE * 2 + 5) == [""] * 5
    assert shown(model, PAGE * 2 + 6) == [""] * 5
    assert sorted({*wanted} - already) in ([2], [])
    assert wanted.count(2) == 1
    model.take_page(2, [game(number) for number in range(PAGE)])
    assert model.game_at(PAGE * 2 + 5) == game(5)
    assert shown(model, PAGE * 2 + 5)[3] == "205"
    assert model.game_at(0) is None


def test_a_list_that_became_shorter_takes_no_more_than_it_has() -> None:
    model = GamesModel()
    watched(model)
    model.set_count(1)
    model.take_page(0, [game(1), game(2)])
    assert model.game_at(1) is None


@pytest.mark.parametrize(
    ("row", "note"),
    [
        (game(1), "won by Mum"),
        (game(1, Status.ABANDONED), "given up after 3 rounds"),
        (game(1, Status.ABANDONED, helped=True), "given up after 3 rounds · with hints"),
        (game(1, Status.ABANDONED, real_dice=True), "given up after 3 rounds · real dice"),
    ],
)
def test_a_line_tells_how_the_game_ended(row: GameRow, note: str) -> None:
    model = GamesModel()
    model.set_count(1)
    model.take_page(0, [row])
    assert shown(model, 0)[4] == note
    assert "Guest" in shown(model, 0)[2]
    assert "Steady (computer)" in shown(model, 0)[2]
    assert model.row_text(row).split("\t") == shown(model, 0)


def test_another_order_is_asked_for_and_told_once() -> None:
    model = GamesModel()
    changes: list[tuple[Order, bool]] = []
    model.order_changed.connect(lambda: changes.append((model.order, model.descending)))
    model.sort(0, DOWN)
    model.sort(3, DOWN)
    model.sort(3, UP)
    model.sort(4, UP)
    assert changes == [(Order.BEST_TOTAL, True), (Order.BEST_TOTAL, False)]


def test_names_shares_and_rules_in_words() -> None:
    assert player_text("", None) == "Guest"
    assert share_text(None) == "–"
    assert share_text(0.256) == "26%"
    assert rules_text("yatzy-sv", "Ours") == "Ours"
    assert rules_text("yatzy-sv", "") == "Yatzy (Sweden)"
    assert rules_text("from-a-newer-version", "") == "from-a-newer-version"
