"""The list of games, of which only those that are looked at are read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, Qt, Signal

from yatzy_desktop.adapters.game import Index
from yatzy_desktop.adapters.record_tables.texts import player_text, rules_text, shown_day
from yatzy_desktop.adapters.records import GameRow, Order, Status
from yatzy_desktop.adapters.words import SEPARATOR, isolated, points_text, shown_in_tip
from yatzy_desktop.compat import override

PAGE = 100
"""How many games are read at once."""

ORDERS = (Order.DATE, Order.RULESET, Order.PLAYERS, Order.BEST_TOTAL, None)
"""What each column can sort the list by."""

_NOWHERE = QModelIndex()
_BEST = 3


class GamesModel(QAbstractTableModel):
    """A line for each game; what has not been read yet is empty, and asked for by a signal."""

    page_wanted = Signal(int)
    """The number of a page, from 0, whose games are looked at and not there yet."""
    order_changed = Signal()
    """Another order is wanted: all games are to be counted and read again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self._games: dict[int, GameRow] = {}
        self._asked: set[int] = set()
        self.order = Order.DATE
        self.descending = True

    def set_count(self, count: int) -> None:
        """Begin anew with so many games, of which none has been read."""
        self.beginResetModel()
        self._count = count
        self._games.clear()
        self._asked.clear()
        self.endResetModel()

    def take_page(self, page: int, games: Sequence[GameRow]) -> None:
        """Show the games of a page."""
        first = page * PAGE
        known = list(games)[: max(0, self._count - first)]
        self._games.update(enumerate(known, first))
        if known:
            last = self.index(first + len(known) - 1, len(ORDERS) - 1)
            self.dataChanged.emit(self.index(first, 0), last)

    def game_at(self, row: int) -> GameRow | None:
        """Return the game of a line; None where it has not been read."""
        return self._games.get(row)

    def retranslate(self) -> None:
        """Have all texts asked for again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(ORDERS) - 1)
        if self._count:
            last = self.index(self._count - 1, len(ORDERS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def row_text(self, game: GameRow) -> str:
        """Return a line as it is copied: its cells with tabs between."""
        return "\t".join(self._text(game, column) for column in range(len(ORDERS)))

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._count

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(ORDERS)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        column = index.column()
        match role:
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                game = self._games.get(index.row())
                if game is None:
                    self._want(index.row() // PAGE)
                    return ""
                text = self._text(game, column)
                return text if role == Qt.ItemDataRole.DisplayRole else shown_in_tip(text)
        return None

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(ORDERS):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            self.tr("Date"),
            self.tr("Rules"),
            self.tr("Players"),
            self.tr("Best total"),
            self.tr("Notes"),
        )[section]

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        wanted = ORDERS[column] if 0 <= column < len(ORDERS) else None
        descending = order is Qt.SortOrder.DescendingOrder
        if wanted is None or (wanted, descending) == (self.order, self.descending):
            return
        self.order, self.descending = wanted, descending
        self.order_changed.emit()

    def _want(self, page: int) -> None:
        if page not in self._asked:
            self._asked.add(page)
            self.page_wanted.emit(page)

    def _text(self, game: GameRow, column: int) -> str:
        match column:
            case 0:
                return shown_day(game.day)
            case 1:
                return rules_text(game.ruleset_key, game.ruleset_name)
            case 2:
                return SEPARATOR.join(
                    self.tr("{name} {points}", "a player's result in the list of games").format(
                        name=isolated(player_text(seat.name, seat.level)),
                        points=points_text(seat.total),
                    )
                    for seat in game.seats
                )
            case 3:
                return points_text(max((seat.total for seat in game.seats), default=0))
        return SEPARATOR.join(self._notes(game))

    def _notes(self, game: GameRow) -> list[str]:
        notes: list[str] = []
        if game.status is Status.ABANDONED:
            notes.append(self.tr("given up after %n round(s)", "", game.rounds))
        elif len(game.seats) > 1:
            best = [isolated(player_text(e.name, e.level)) for e in game.seats if e.won]
            text = self.tr("won by {names}")
            notes.append(text.format(names=QLocale().createSeparatedList(best)))
        if any(seat.helped for seat in game.seats):
            notes.append(self.tr("with hints"))
        if game.real_dice:
            notes.append(self.tr("real dice"))
        return notes


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == _BEST else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
