"""Games and cells of the score sheet in tests."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardRole, ScorecardTableModel
from yatzy_desktop.game import (
    GameState,
)
from yatzy_desktop.rules import rulesets

Roles = dict[int, object]


PRESETS = [ruleset.key for ruleset in rulesets()]


ALL_ROLES = (
    *ScorecardRole,
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def snapshot(model: ScorecardTableModel) -> dict[tuple[int, int], Roles]:
    return {
        (row, column): {role: model.index(row, column).data(role) for role in ALL_ROLES}
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    }


def announced(spy: QSignalSpy) -> list[tuple[int, int]]:
    cells: list[tuple[int, int]] = []
    for number in range(spy.count()):
        first, last = spy.at(number)[:2]
        cells += [
            (row, column)
            for row in range(first.row(), last.row() + 1)
            for column in range(first.column(), last.column() + 1)
        ]
    return cells


def of(model: ScorecardTableModel, category: str, column: int, role: int) -> object:
    return model.index(model.row_of(category), column).data(role)


def spoken(model: ScorecardTableModel, row: int, column: int = 0) -> object:
    return model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)


def banks(state: GameState) -> list[int]:
    left = list(state.saved_rolls)
    left[state.current] = state.bank_left
    return left
