"""What a game was for each player: an account that adds up, and the dearest choices."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import (
    LedgerLine,
    accuracy_text,
    dear_text,
    exactness_text,
    ledger,
    player_name,
)
from yatzy_desktop.compat import override
from yatzy_desktop.game import History
from yatzy_desktop.strategy import decimals_of_loss, decimals_of_value
from yatzy_desktop.strategy.study import Review, ReviewedEntry, SeatSummary
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Dressed,
    Heading,
    MutedLabel,
    TextLabel,
    paper_palette,
    text_unit,
)

_TELLING = 0.05
"""Points; a choice that cost less is not named."""


class SummaryPage(Dressed, QScrollArea):
    """A sheet for each player of a reviewed game."""

    entry_chosen = Signal(int)
    """The number of an entry: its choice is to be looked at."""
    practice_chosen = Signal(int)
    """A seat: its mistakes are to be practised."""

    def __init__(self, history: History, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._review: Review | None = None
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._sheets: list[QWidget] = []
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setWidget(self._body)

    def show_review(self, review: Review) -> None:
        """Show what the game came to, or has come to so far."""
        self._review = review
        self._fill()

    @override
    def dress(self) -> None:
        self._body.setPalette(paper_palette(self.theme))
        self._body.setAutoFillBackground(True)

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        side = round(unit * 0.9)
        self._column.setContentsMargins(side, round(unit * 0.6), side, round(unit * 0.6))
        self._column.setSpacing(round(unit * 0.5))
        self._fill()

    @override
    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Summary of the game"))
        self._fill()

    def _fill(self) -> None:
        if self._review is None:
            return
        for sheet in self._sheets:
            sheet.hide()
            sheet.deleteLater()
        while self._column.count():
            self._column.takeAt(0)
        self._sheets = [self._sheet(seat) for seat in self._review.seats]
        for sheet in self._sheets:
            self._column.addWidget(sheet)
        self._column.addStretch(1)

    def _sheet(self, seat: SeatSummary) -> QWidget:
        sheet = QWidget(self._body)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, round(text_unit(self) * 0.6))
        column.setSpacing(round(text_unit(self) * 0.25))
        player = self._history.state.players[seat.seat]
        name = Heading(1.3, sheet)
        name.setText(player_name(self._history.state, seat.seat))
        column.addWidget(name)
        is_over = self._history.state.is_over
        lines = ledger(seat, decimals_of_value(seat.error), is_over=is_over)
        column.addLayout(_account(lines, sheet))
        for text in (accuracy_text(seat), exactness_text(seat.error)):
            if text:
                label = MutedLabel(sheet)
                label.setText(text)
                column.addWidget(label)
        self._add_dearest(seat, sheet, column)
        if player.is_human and seat.dearest:
            button = DrawnButton(ButtonKind.QUIET, sheet)
            button.setText(self.tr("Practise these"))
            button.setAccessibleDescription(name.text())
            button.clicked.connect(lambda: self.practice_chosen.emit(seat.seat))
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return sheet

    def _add_dearest(self, seat: SeatSummary, sheet: QWidget, column: QVBoxLayout) -> None:
        dear = [each for each in seat.dearest if each.loss >= _TELLING]
        if not dear:
            return
        title = TextLabel(sheet, bold=True)
        title.setText(self.tr("The dearest choices"))
        column.addWidget(title)
        for entry in dear:
            row = QHBoxLayout()
            label = TextLabel(sheet)
            state = self._history.states[entry.step]
            label.setText(dear_text(entry, state, decimals_of_loss(entry.error)))
            row.addWidget(label, 1)
            row.addWidget(self._look_button(entry, label.text(), sheet))
            column.addLayout(row)

    def _look_button(self, entry: ReviewedEntry, what: str, sheet: QWidget) -> DrawnButton:
        button = DrawnButton(ButtonKind.FLAT, sheet)
        button.setText(self.tr("Look"))
        button.setAccessibleDescription(what)
        button.clicked.connect(lambda: self.entry_chosen.emit(entry.step))
        return button


def _account(lines: tuple[LedgerLine, ...], sheet: QWidget) -> QGridLayout:
    grid = QGridLayout()
    grid.setVerticalSpacing(0)
    grid.setColumnStretch(0, 1)
    for row, line in enumerate(lines):
        name, points = TextLabel(sheet, bold=line.is_sum), TextLabel(sheet, bold=line.is_sum)
        name.setText(line.name)
        points.setText(line.points)
        points.setWordWrap(False)
        points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        name.setForegroundRole(QPalette.ColorRole.WindowText)
        grid.addWidget(name, row, 0)
        grid.addWidget(points, row, 1)
    return grid
