"""A small table held whole, which sorts itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QColor

from yatzy_desktop.adapters.game import Index
from yatzy_desktop.adapters.words import shown_in_tip
from yatzy_desktop.compat import override

_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class Cell:
    """A text, and the number it is sorted by where the text is one."""

    text: str
    value: float | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A line: its cells, the number of whatever it stands for, and a colour or none."""

    cells: tuple[Cell, ...]
    number: int = 0
    colour: str = ""


class RowsModel(QAbstractTableModel):
    """Shows rows of texts under titles; columns of numbers stand to the right."""

    def __init__(self, titles: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles = tuple(titles)
        self._rows: list[Row] = []
        self._sorting: tuple[int, Qt.SortOrder] | None = None

    @property
    def rows(self) -> tuple[Row, ...]:
        """The lines from the top."""
        return tuple(self._rows)

    def set_titles(self, titles: Sequence[str]) -> None:
        """Name the columns in another language; there are as many as before."""
        self._titles = tuple(titles)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._titles) - 1)

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show other lines, in the order that was chosen last."""
        self.beginResetModel()
        self._rows = list(rows)
        self._sort()
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._titles)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row = self._rows[index.row()]
        cell = row.cells[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.text
            case Qt.ItemDataRole.ToolTipRole:
                return shown_in_tip(cell.text)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(is_number=cell.value is not None)
            case Qt.ItemDataRole.DecorationRole if row.colour and index.column() == 0:
                return QColor(row.colour)
        return None

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._titles):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._titles[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            first = self._rows[0].cells[section] if self._rows else Cell("")
            return _alignment(is_number=first.value is not None)
        return None

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorting = (column, order) if column >= 0 else None
        self.layoutAboutToBeChanged.emit()
        before = list(self._rows)
        self._sort()
        places = {id(row): place for place, row in enumerate(self._rows)}
        old = self.persistentIndexList()
        new = [self.index(places[id(before[each.row()])], each.column()) for each in old]
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    def _sort(self) -> None:
        if self._sorting is None:
            return
        column, order = self._sorting
        self._rows.sort(
            key=lambda row: (row.cells[column].value or 0.0, row.cells[column].text.casefold()),
            reverse=order is Qt.SortOrder.DescendingOrder,
        )


def _alignment(*, is_number: bool) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
