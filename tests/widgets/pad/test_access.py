from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from tests.helpers.pad_desk import Desk, chosen, keys, pad_desk, two_players


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    with pad_desk(qtbot) as desk:
        yield desk


# Screen readers


def accessible(desk: Desk) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(desk.pad.view)


def accessible_cell(desk: Desk, row: int, column: int) -> QAccessibleInterface:
    """Return a cell's interface; row or column -1 is a header, as Qt counts them."""
    number = (row + 1) * (desk.model.columnCount() + 1) + column + 1
    return accessible(desk).child(number)


def test_screen_readers_find_a_table_of_cells(desk: Desk) -> None:
    desk.show(two_players())
    table = accessible(desk)
    assert table.role() == QAccessible.Role.Table
    assert table.text(QAccessible.Text.Name) == "Score sheet"
    assert table.childCount() == 19 * 3
    cell = accessible_cell(desk, desk.model.row_of("full_house"), 0)
    assert cell.role() == QAccessible.Role.Cell
    assert cell.text(QAccessible.Text.Name) == "Full house, Anna: 28 possible"
    assert cell.text(QAccessible.Text.Description) == "Press Enter to fill this box."


def test_screen_readers_find_the_headers_of_a_cell(desk: Desk) -> None:
    desk.show(two_players())
    cell = accessible_cell(desk, desk.model.row_of("full_house"), 1).tableCellInterface()
    rows, columns = cell.rowHeaderCells(), cell.columnHeaderCells()
    assert [head.text(QAccessible.Text.Name) for head in rows] == ["Full house"]
    assert [head.text(QAccessible.Text.Name) for head in columns] == ["Lars"]
    head = accessible_cell(desk, -1, 0)
    assert head.role() == QAccessible.Role.ColumnHeader
    assert head.text(QAccessible.Text.Name) == "Anna, playing now"


def test_screen_readers_tell_which_boxes_may_be_filled_and_where_the_focus_is(desk: Desk) -> None:
    desk.show(two_players())
    desk.take_focus()
    row = desk.model.row_of("ones")
    assert accessible_cell(desk, row, 0).state().selectable
    assert accessible_cell(desk, row, 0).state().focused
    assert not accessible_cell(desk, row, 1).state().selectable
    assert not accessible_cell(desk, row, 1).state().focused


def test_screen_readers_can_press_a_box(desk: Desk) -> None:
    desk.show(two_players())
    spy = chosen(desk)
    for column in (0, 1):
        action = accessible_cell(desk, desk.model.row_of("chance"), column).actionInterface()
        action.doAction(action.actionNames()[0])
    assert keys(spy) == ["chance"]
    assert not desk.pad.view.selectedIndexes()
