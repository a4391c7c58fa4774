"""Games to go on with: who plays them, by what rules, how far they are, since when."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yatzy_desktop.adapters.record_tables import Cell, Row, RowsModel, shown_day
from yatzy_desktop.adapters.records import ParkedGame
from yatzy_desktop.adapters.words import isolated, ruleset_label, seat_name
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dialogs import SheetDialog
from yatzy_desktop.widgets.look import ButtonKind, DrawnButton, text_unit
from yatzy_desktop.widgets.records.table import RecordTable

_HEIGHT = 22.0
"""In text lines: what list, heading and buttons take."""


class ParkedWindow(SheetDialog):
    """Lists the games that wait; one can be gone on with, or given up."""

    chosen = Signal(object)
    """The ParkedGame that is to go on."""
    given_up = Signal(object)
    """The ParkedGame that is not wanted any more."""

    def __init__(self, games: Sequence[ParkedGame], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = list(games)
        self.model = RowsModel([""] * 4, self)
        self.table = RecordTable(self.model, 0, self.body)
        self.table.setSelectionMode(RecordTable.SelectionMode.SingleSelection)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self.give_up_button = DrawnButton(ButtonKind.QUIET, self)
        self.cancel_button = DrawnButton(ButtonKind.QUIET, self)
        self.go_on_button = DrawnButton(ButtonKind.MAIN, self)
        self.footer.addWidget(self.give_up_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.cancel_button)
        self.footer.addWidget(self.go_on_button)
        self.go_on_button.setDefault(True)
        self.go_on_button.clicked.connect(self._go_on)
        self.table.opened.connect(lambda _row: self._go_on())
        self.table.delete_requested.connect(self._give_up)
        self.give_up_button.clicked.connect(self._give_up)
        self.cancel_button.clicked.connect(self.reject)
        self.table.copy_requested.connect(self.table.copy_rows)
        self.table.setFocus()

    @property
    def game(self) -> ParkedGame | None:
        """The marked game."""
        rows = self.table.chosen_rows
        return self._games[self.model.rows[rows[0]].number] if rows else None

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Games to go on with"))
        self.heading.setText(self.tr("Games to go on with"))
        self.table.setAccessibleName(self.tr("Games to go on with"))
        self.give_up_button.setText(self.tr("Give &up"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.go_on_button.setText(self.tr("&Go on"))
        self.model.set_titles(
            [self.tr("Players"), self.tr("Rules"), self.tr("Round"), self.tr("Date")]
        )
        self._fill()

    @override
    def wanted_width(self) -> float:
        return 42.0

    @override
    def sizeHint(self) -> QSize:
        # The list is scrolled with less height than it asks for, and longer with more.
        wanted = super().sizeHint()
        height = min(self.screen().availableGeometry().height(), round(_HEIGHT * text_unit(self)))
        return QSize(wanted.width(), height)

    @override
    def arrange(self) -> None:
        self.table.set_widths(0, 11, 6, 6)
        self.table.setMinimumHeight(round(text_unit(self) * 14))

    def _fill(self) -> None:
        self.model.set_rows([self._row(at, game) for at, game in enumerate(self._games)])
        if self._games:
            self.table.mark(0)
        self.go_on_button.setEnabled(bool(self._games))
        self.give_up_button.setEnabled(bool(self._games))

    def _row(self, at: int, game: ParkedGame) -> Row:
        players = enumerate(game.players)
        names = [isolated(each.name or seat_name(seat)) for seat, each in players]
        rounds = self.tr("{round} of {rounds}", "how far a game is").format(
            round=QLocale().toString(game.round_number), rounds=QLocale().toString(game.round_count)
        )
        return Row(
            (
                Cell(QLocale().createSeparatedList(names)),
                Cell(ruleset_label(game.ruleset)),
                Cell(rounds, game.round_number),
                Cell(shown_day(game.parked.date()), game.parked.timestamp()),
            ),
            at,
        )

    def _go_on(self) -> None:
        game = self.game
        if game is not None:
            self.accept()
            self.chosen.emit(game)

    def _give_up(self) -> None:
        game = self.game
        if game is None:
            return
        self._games.remove(game)
        self.given_up.emit(game)
        self._fill()
        if not self._games:
            self.reject()
