"""A pad in a window, and the hands of a player."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy, QTest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.pad_games import rolled, start
from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardTableModel
from yatzy_desktop.game import GameState
from yatzy_desktop.widgets.pad.sheet import ScorecardPad

ENTER = Qt.Key.Key_Return
LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


@dataclass
class Desk:
    """A pad with its model in a window, beside a button that takes the focus first."""

    model: ScorecardTableModel
    pad: ScorecardPad
    button: QPushButton
    bot: QtBot

    def show(self, state: GameState) -> None:
        self.model.set_state(state)

    def center(self, category: str, column: int = 0) -> QPoint:
        index = self.model.index(self.model.row_of(category), column)
        return self.pad.view.visualRect(index).center()

    def click(self, category: str, column: int = 0) -> None:
        QTest.mouseClick(self.pad.view.viewport(), LEFT, NO_KEYS, self.center(category, column))

    def point(self, category: str, column: int = 0) -> None:
        QTest.mouseMove(self.pad.view.viewport(), self.center(category, column))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        QTest.keyClick(self.pad.view, key, modifier or NO_KEYS)

    def place(self) -> tuple[str, int]:
        index = self.pad.view.currentIndex()
        row = self.model.rows[index.row()]
        return row.category or row.kind.value, index.column()

    def take_focus(self) -> None:
        self.pad.view.setFocus(Qt.FocusReason.TabFocusReason)
        self.bot.waitUntil(self.pad.view.hasFocus)


@contextmanager
def pad_desk(qtbot: QtBot) -> Iterator[Desk]:
    """Show an empty pad at 100 % text size in a window of its own."""
    model = ScorecardTableModel()
    tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal, model
    )
    model.set_previews_enabled(True)
    window = QWidget()
    qtbot.addWidget(window)
    layout = QHBoxLayout(window)
    button = QPushButton("Roll", window)
    pad = ScorecardPad(model, window, writing_ms=0)
    layout.addWidget(button)
    layout.addWidget(pad)
    window.resize(700, 620)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    button.setFocus()
    yield Desk(model, pad, button, qtbot)
    tester.deleteLater()


def chosen(desk: Desk) -> QSignalSpy:
    return QSignalSpy(desk.pad.box_chosen)


def keys(spy: QSignalSpy) -> list[object]:
    return [spy.at(number)[0] for number in range(spy.count())]


def two_players() -> GameState:
    return rolled(start("yatzy-nb", 2), [6, 6, 6, 5, 5])
