"""The scorecard as a Qt table: a row for each line of the pad, a column for each player."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import IntEnum
from itertools import groupby
from typing import TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from yatzy_desktop.adapters.game.cell_texts import (
    cell_description,
    cell_text,
    cell_tooltip,
    computer_name_text,
    player_header_text,
    row_description,
    row_tooltip,
)
from yatzy_desktop.adapters.game.scorecard_cells import (
    NO_ADVICE,
    Amendment,
    Cell,
    Column,
    Entry,
    PadAdvice,
    entry_between,
    scorecard_cells,
    with_amendments,
)
from yatzy_desktop.adapters.game.scorecard_rows import (
    RowKind,
    ScorecardRow,
    row_label,
    row_name,
    shown_rows,
)
from yatzy_desktop.adapters.words import (
    loss_mark,
    player_name,
    points_text,
    shown_in_tip,
    signed_points_text,
)
from yatzy_desktop.compat import override
from yatzy_desktop.game import AmendBox, GameState, Player
from yatzy_desktop.rules import Ruleset

Index: TypeAlias = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()


class ScorecardRole(IntEnum):
    """What a cell tells beside its text; texts are empty strings where there is nothing."""

    POINTS_TEXT = Qt.ItemDataRole.UserRole + 1
    POSSIBLE_TEXT = Qt.ItemDataRole.UserRole + 2
    POSSIBLE_POINTS = Qt.ItemDataRole.UserRole + 3
    IS_BEST = Qt.ItemDataRole.UserRole + 4
    WOULD_SCRATCH = Qt.ItemDataRole.UserRole + 5
    IS_SCRATCH = Qt.ItemDataRole.UserRole + 6
    IS_CURRENT_PLAYER = Qt.ItemDataRole.UserRole + 7
    IS_SELECTABLE = Qt.ItemDataRole.UserRole + 8
    IS_WINNER = Qt.ItemDataRole.UserRole + 9
    PROGRESS_TEXT = Qt.ItemDataRole.UserRole + 10
    BONUS_STATE = Qt.ItemDataRole.UserRole + 11
    ROW_KIND = Qt.ItemDataRole.UserRole + 12
    CATEGORY_KEY = Qt.ItemDataRole.UserRole + 13
    LOSS_TEXT = Qt.ItemDataRole.UserRole + 14
    IS_ADVISED = Qt.ItemDataRole.UserRole + 15
    IS_COMPUTER = Qt.ItemDataRole.UserRole + 16
    PRESENCE = Qt.ItemDataRole.UserRole + 17


class ScorecardTableModel(QAbstractTableModel):
    """Shows a game state; empty until the first one is set.

    Possible scores are held back until `set_previews_enabled(True)`: nothing tells what the
    dice show while they are still rolling.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state: GameState | None = None
        self._rows: tuple[ScorecardRow, ...] = ()
        self._columns: tuple[Column, ...] = ()
        self._previews = False
        self._advice = NO_ADVICE
        self._amended: dict[tuple[int, str], Amendment] = {}
        self._newest: Entry | None = None

    @property
    def state(self) -> GameState | None:
        """The state on show."""
        return self._state

    @property
    def rows(self) -> tuple[ScorecardRow, ...]:
        """The rows from top to bottom."""
        return self._rows

    @property
    def current_column(self) -> int:
        """The column of the player whose turn it is, -1 before and after a game."""
        if self._state is None or self._state.is_over:
            return -1
        return self._state.current

    @property
    def previews_enabled(self) -> bool:
        """Whether possible scores may be seen."""
        return self._previews

    def row_of(self, category: str) -> int:
        """Return the row of a category's box, -1 when the card has none."""
        keys = [row.category for row in self._rows]
        return keys.index(category) if category in keys else -1

    def row_of_kind(self, kind: RowKind) -> int:
        """Return the first row of this kind, -1 when the card has none."""
        kinds = [row.kind for row in self._rows]
        return kinds.index(kind) if kind in kinds else -1

    def cell(self, row: int, column: int) -> Cell:
        """Return the plain values of one cell; raises IndexError outside the table."""
        return self._columns[column][row]

    def set_state(self, state: GameState) -> None:
        """Show a state and announce exactly what changed; other rules or people reset all."""
        before = self._state
        # Advice is about one position only.
        self._advice = NO_ADVICE
        if before is None or _layout(before) != _layout(state):
            self.beginResetModel()
            self._state = state
            self._newest = None
            self._rows = shown_rows(state.ruleset)
            columns = scorecard_cells(state, self._rows, previews=self._previews)
            self._columns = with_amendments(state, columns, self._rows, self._amended)
            self.endResetModel()
            return
        self._state = state
        if before.scorecards != state.scorecards:
            self._newest = entry_between(before, state)
        self._replace_cells()
        heads = (_heads(before), _heads(state))
        for column, (old, new) in enumerate(zip(*heads, strict=True)):
            if old != new:
                self.headerDataChanged.emit(Qt.Orientation.Horizontal, column, column)

    def set_previews_enabled(self, enabled: bool) -> None:  # noqa: FBT001 - used as a slot
        """Show or hide what the dice on the table would give."""
        if enabled == self._previews:
            return
        self._previews = enabled
        self._replace_cells()

    def set_losses(self, losses: Mapping[str, float], decimals: int = 1) -> None:
        """Show beside boxes how much less they give than the best choice, until the next state.

        So many decimals of the losses hold; with none only whole points are told.
        """
        self._set_advice(replace(self._advice, losses=dict(losses), decimals=decimals))

    def set_amendments(self, amendments: Sequence[tuple[int | None, AmendBox]]) -> None:
        """Mark the boxes that the table put right, given in order with the points before."""
        amended = {
            (each.seat, each.category): Amendment(before, each.points, each.reason)
            for before, each in amendments
        }
        if amended != self._amended:
            self._amended = amended
            self._replace_cells()

    def set_advised(self, category: str | None) -> None:
        """Mark the box that a hint is about, until the next state; None marks none."""
        self._set_advice(replace(self._advice, advised=category))

    def _set_advice(self, advice: PadAdvice) -> None:
        if advice != self._advice:
            self._advice = advice
            self._replace_cells()

    def retranslate(self) -> None:
        """Announce that every word may have changed with the language."""
        if self._state is None:
            return
        last_row, last_column = len(self._rows) - 1, len(self._columns) - 1
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, last_row)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last_column)
        self.dataChanged.emit(self.index(0, 0), self.index(last_row, last_column))

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of lines on the pad."""
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of players."""
        return 0 if parent.isValid() else len(self._columns)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every cell can be reached; only a box that may be filled can be selected."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        if self.cell(index.row(), index.column()).is_selectable:
            flags |= Qt.ItemFlag.ItemIsSelectable
        return flags

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a role of `ScorecardRole`, or one of Qt's text roles, tells of a cell."""
        if not index.isValid() or self._state is None:
            return None
        row = self._rows[index.row()]
        cell = self._columns[index.column()][index.row()]
        reader = _READERS.get(role)
        if reader is not None:
            return reader(row, cell)
        ruleset = self._state.ruleset
        match role:
            case Qt.ItemDataRole.AccessibleTextRole:
                return cell_text(row, cell, player_name(self._state, index.column()), ruleset)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return cell_description(row, cell, ruleset)
            case Qt.ItemDataRole.ToolTipRole:
                return shown_in_tip(cell_tooltip(row, cell, ruleset))
        return None

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return a player's name (horizontal) or a row's label (vertical), shown and spoken."""
        if self._state is None or section < 0:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._player_data(self._state, section, role)
        return self._label_data(self._state.ruleset, section, role)

    def _player_data(self, state: GameState, section: int, role: int) -> object:
        if section >= len(state.players):
            return None
        player = state.players[section]
        shown = player_name(state, section)
        is_current, is_winner = _heads(state)[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return shown
            case Qt.ItemDataRole.ToolTipRole:
                told = player_header_text(
                    shown, is_current=False, is_winner=False, presence=player.presence
                )
                return shown_in_tip(told)
            case Qt.ItemDataRole.AccessibleTextRole:
                name = shown if player.is_human else computer_name_text(shown)
                return player_header_text(
                    name, is_current=is_current, is_winner=is_winner, presence=player.presence
                )
        values: dict[int, object] = {
            ScorecardRole.IS_CURRENT_PLAYER: is_current,
            ScorecardRole.IS_WINNER: is_winner,
            ScorecardRole.IS_COMPUTER: not player.is_human,
            ScorecardRole.PRESENCE: player.presence,
        }
        return values.get(role)

    def _label_data(self, ruleset: Ruleset, section: int, role: int) -> object:
        if section >= len(self._rows):
            return None
        reader = _LABEL_READERS.get(role)
        return None if reader is None else reader(self._rows[section], ruleset)

    def _replace_cells(self) -> None:
        if self._state is None:
            return
        columns = scorecard_cells(
            self._state,
            self._rows,
            previews=self._previews,
            advice=self._advice,
            newest=self._newest,
        )
        columns = with_amendments(self._state, columns, self._rows, self._amended)
        before, self._columns = self._columns, columns
        for column, (old, new) in enumerate(zip(before, columns, strict=True)):
            for first, last in _changed_runs(old, new):
                self.dataChanged.emit(self.index(first, column), self.index(last, column))


def _layout(state: GameState) -> tuple[Ruleset, tuple[Player, ...]]:
    return state.ruleset, state.players


def _heads(state: GameState) -> tuple[tuple[bool, bool], ...]:
    """Return for each player whether it is the own turn, and whether the game is won."""
    winners = state.winners
    return tuple(
        (seat == state.current and not state.is_over, seat in winners)
        for seat in range(len(state.players))
    )


def _changed_runs(old: Column, new: Column) -> Iterator[tuple[int, int]]:
    changed = (row for row, pair in enumerate(zip(old, new, strict=True)) if pair[0] != pair[1])
    for _, run in groupby(enumerate(changed), key=lambda item: item[1] - item[0]):
        rows = [row for _, row in run]
        yield rows[0], rows[-1]


def _points(_row: ScorecardRow, cell: Cell) -> str:
    return "" if cell.points is None else points_text(cell.points)


def _possible(_row: ScorecardRow, cell: Cell) -> str:
    return "" if cell.possible is None else points_text(cell.possible)


def _shown(row: ScorecardRow, cell: Cell) -> str:
    return _points(row, cell) or _possible(row, cell)


def _loss(_row: ScorecardRow, cell: Cell) -> str:
    return "" if cell.loss is None else loss_mark(cell.loss, cell.loss_decimals)


def _is_scratch(row: ScorecardRow, cell: Cell) -> bool:
    return row.kind is RowKind.CATEGORY and cell.points == 0


def _progress(_row: ScorecardRow, cell: Cell) -> str:
    return "" if cell.progress is None else signed_points_text(cell.progress)


_READERS: dict[int, Callable[[ScorecardRow, Cell], object]] = {
    Qt.ItemDataRole.DisplayRole: _shown,
    ScorecardRole.POINTS_TEXT: _points,
    ScorecardRole.POSSIBLE_TEXT: _possible,
    ScorecardRole.POSSIBLE_POINTS: lambda _, cell: cell.possible,
    ScorecardRole.IS_BEST: lambda _, cell: cell.is_best,
    ScorecardRole.WOULD_SCRATCH: lambda _, cell: cell.possible == 0,
    ScorecardRole.IS_SCRATCH: _is_scratch,
    ScorecardRole.IS_CURRENT_PLAYER: lambda _, cell: cell.is_current,
    ScorecardRole.IS_SELECTABLE: lambda _, cell: cell.is_selectable,
    ScorecardRole.IS_WINNER: lambda _, cell: cell.is_winner,
    ScorecardRole.PROGRESS_TEXT: _progress,
    ScorecardRole.BONUS_STATE: lambda _, cell: cell.bonus,
    ScorecardRole.ROW_KIND: lambda row, _: row.kind,
    ScorecardRole.CATEGORY_KEY: lambda row, _: row.category,
    ScorecardRole.LOSS_TEXT: _loss,
    ScorecardRole.IS_ADVISED: lambda _, cell: cell.is_advised,
}

_LABEL_READERS: dict[int, Callable[[ScorecardRow, Ruleset], object]] = {
    Qt.ItemDataRole.DisplayRole: row_label,
    Qt.ItemDataRole.AccessibleTextRole: row_name,
    Qt.ItemDataRole.AccessibleDescriptionRole: row_description,
    Qt.ItemDataRole.ToolTipRole: lambda row, ruleset: shown_in_tip(row_tooltip(row, ruleset)),
    ScorecardRole.ROW_KIND: lambda row, _: row.kind,
    ScorecardRole.CATEGORY_KEY: lambda row, _: row.category,
}
