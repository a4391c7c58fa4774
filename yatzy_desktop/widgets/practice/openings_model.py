"""First throws and what is best with them, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from yatzy_desktop.adapters.game import Index
from yatzy_desktop.adapters.words import choice_text, decimal_text, dice_text, difference_text
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy import decimals_of_loss, decimals_of_value
from yatzy_desktop.strategy.study import Opening

_NOWHERE = QModelIndex()


class OpeningColumn(IntEnum):
    """What a column tells of a first throw."""

    THROW = 0
    BEST = 1
    EXPECTED = 2
    SECOND = 3
    LESS = 4


class OpeningsModel(QAbstractTableModel):
    """A row for each first throw that is known, in the order in which they come."""

    def __init__(self, ruleset: Ruleset, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ruleset = ruleset
        self._openings: list[Opening] = []

    @property
    def openings(self) -> Sequence[Opening]:
        """What is known so far."""
        return tuple(self._openings)

    def add(self, openings: Sequence[Opening]) -> None:
        """Put more first throws at the end."""
        if not openings:
            return
        first = len(self._openings)
        self.beginInsertRows(QModelIndex(), first, first + len(openings) - 1)
        self._openings += openings
        self.endInsertRows()

    def retranslate(self) -> None:
        """Announce that every word may have changed with the language."""
        last = self.columnCount() - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._openings:
            end = self.index(len(self._openings) - 1, last)
            self.dataChanged.emit(self.index(0, 0), end)

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._openings)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(OpeningColumn)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(self._openings[index.row()], OpeningColumn(index.column()))
        is_number = index.column() in {OpeningColumn.EXPECTED, OpeningColumn.LESS}
        if role == Qt.ItemDataRole.TextAlignmentRole and is_number:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return {
            OpeningColumn.THROW: self.tr("First throw"),
            OpeningColumn.BEST: self.tr("Best"),
            OpeningColumn.EXPECTED: self.tr("Expected result"),
            OpeningColumn.SECOND: self.tr("Second best"),
            OpeningColumn.LESS: self.tr("Points less"),
        }.get(OpeningColumn(section))

    def _text(self, opening: Opening, column: OpeningColumn) -> str:
        second = opening.second
        match column:
            case OpeningColumn.THROW:
                return dice_text(opening.dice)
            case OpeningColumn.BEST:
                return choice_text(opening.best, self._ruleset)
            case OpeningColumn.EXPECTED:
                return decimal_text(opening.best.value, decimals_of_value(opening.error))
            case OpeningColumn.SECOND:
                return "" if second is None else choice_text(second, self._ruleset)
        decimals = decimals_of_loss(opening.error)
        return "" if second is None else difference_text(second.loss, decimals)
