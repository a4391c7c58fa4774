"""The list of games: opened, printed, taken out and in, and deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yatzy_desktop.adapters.record_tables import PAGE, GamesModel, KeptSheet, read_sheet
from yatzy_desktop.adapters.records import Filter, GameRow, Order
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    EvenGridLayout,
    MutedLabel,
    text_unit,
)
from yatzy_desktop.widgets.records.choosers import Chooser, people_items, rules_items
from yatzy_desktop.widgets.records.desk import RecordDesk
from yatzy_desktop.widgets.records.exchange import Exchange
from yatzy_desktop.widgets.records.page import Page
from yatzy_desktop.widgets.records.table import RecordTable, put_on_clipboard


class GamesPage(Page):
    """Every game that was kept, by any order; pages of the list are read when they are seen."""

    sheet_read = Signal(object)
    """A KeptSheet that is to be shown."""
    print_requested = Signal(object)
    """A KeptSheet that is to be printed."""

    def __init__(
        self, desk: RecordDesk, filtered: Callable[[], Filter], parent: QWidget | None = None
    ) -> None:
        super().__init__(desk, filtered, parent)
        self.rules, self.person = Chooser(self), Chooser(self)
        self.model = GamesModel(self)
        self.table = RecordTable(self.model, 2, self)
        self.count = MutedLabel(self)
        kinds = ButtonKind
        self.open_button = DrawnButton(kinds.QUIET, self)
        self.print_button = DrawnButton(kinds.QUIET, self)
        self.save_button = DrawnButton(kinds.QUIET, self)
        self.delete_button = DrawnButton(kinds.QUIET, self)
        self.export_button = DrawnButton(kinds.QUIET, self)
        self.import_button = DrawnButton(kinds.QUIET, self)
        self.exchange = Exchange(desk, self)
        self._build()
        self._connect()
        self._follow_rows()

    @override
    def offer(self) -> None:
        self.rules.offer([(self.tr("All rules"), ""), *rules_items(self.known)])
        self.person.offer([(self.tr("Everybody"), 0), *people_items(self.known)])

    @override
    def ask(self) -> None:
        wanted, person = self._wanted()
        self.desk.ask("count", lambda book: book.count_games(wanted, person), self._take_count)

    @override
    def retranslate(self) -> None:
        self.rules.name(self.tr("&Rules"))
        self.person.name(self.tr("&Player"))
        self.offer()
        self.open_button.setText(self.tr("&Open"))
        self.print_button.setText(self.tr("Pr&int…"))
        self.save_button.setText(self.tr("&Save as game…"))
        self.delete_button.setText(self.tr("De&lete"))
        self.export_button.setText(self.tr("&Export all shown…"))
        self.import_button.setText(self.tr("I&mport…"))
        self.table.setAccessibleName(self.tr("Games"))
        self.model.retranslate()
        self._tell_count()

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._top.setSpacing(round(unit * 0.8))
        self._outer.setSpacing(round(unit * 0.5))
        self._buttons.setSpacing(round(unit * 0.4))
        self.table.set_widths(6.5, 8, 0, 7, 11)

    def with_rows(self, then: Callable[[Sequence[GameRow]], object]) -> None:
        """Hand over the games of the marked lines, after reading those that never were seen."""
        rows = self.table.chosen_rows
        if not rows:
            return
        known = [self.model.game_at(row) for row in rows]
        read = [each for each in known if each is not None]
        if len(read) == len(rows):
            then(read)
            return
        first, chosen = rows[0], set(rows)
        self._ask_games(
            "rows",
            first,
            rows[-1] + 1 - first,
            lambda found: then([game for at, game in enumerate(found, first) if at in chosen]),
        )

    def _build(self) -> None:
        self._top = QHBoxLayout()
        self._top.addWidget(self.rules, 3)
        self._top.addWidget(self.person, 2)
        self._buttons = EvenGridLayout()
        for button in (
            *(self.open_button, self.print_button, self.save_button),
            *(self.delete_button, self.export_button, self.import_button),
        ):
            self._buttons.addWidget(button)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addLayout(self._top)
        self._outer.addWidget(self.table, 1)
        self._outer.addWidget(self.count)
        self._outer.addLayout(self._buttons)
        self.table.horizontalHeader().setSectionsClickable(True)
        self.table.sort_by(0, Qt.SortOrder.DescendingOrder)

    def _connect(self) -> None:
        self.rules.chosen.connect(self.ask)
        self.person.chosen.connect(self.ask)
        self.model.order_changed.connect(self.ask)
        self.model.page_wanted.connect(self._read_page)
        self.table.rows_chosen.connect(self._follow_rows)
        self.table.opened.connect(lambda _row: self._open())
        self.table.copy_requested.connect(lambda: self.with_rows(self._copy))
        self.table.delete_requested.connect(self._delete)
        self.open_button.clicked.connect(self._open)
        self.print_button.clicked.connect(lambda: self._read(self.print_requested.emit))
        self.save_button.clicked.connect(lambda: self.with_rows(self._save))
        self.delete_button.clicked.connect(self._delete)
        self.export_button.clicked.connect(lambda: self.exchange.offer_export(*self._wanted()))
        self.import_button.clicked.connect(self.exchange.offer_import)
        self.exchange.told.connect(self.told)
        self.exchange.done.connect(self.done)

    def _wanted(self) -> tuple[Filter, int | None]:
        rules, person = self.rules.value, self.person.value
        wanted = replace(self.filtered(), ruleset=str(rules) if rules else None)
        return wanted, person if isinstance(person, int) and person else None

    def _take_count(self, count: int) -> None:
        self.model.set_count(count)
        self._tell_count()

    def _read_page(self, page: int) -> None:
        self._ask_games(
            f"page {page}",
            page * PAGE,
            PAGE,
            lambda games: self.model.take_page(page, games),
        )

    def _ask_games(
        self,
        topic: str,
        first: int,
        count: int,
        then: Callable[[Sequence[GameRow]], object],
    ) -> None:
        """Read lines of the list; what was another list by the time it is there is dropped."""
        wanted, person = self._wanted()
        order, descending = self.model.order, self.model.descending

        def take(games: Sequence[GameRow]) -> None:
            if (wanted, person, order, descending) == (*self._wanted(), *self._order()):
                then(games)

        self.desk.ask(
            topic,
            lambda book: book.games(
                wanted,
                player=person,
                order=order,
                descending=descending,
                limit=count,
                offset=first,
            ),
            take,
        )

    def _order(self) -> tuple[Order, bool]:
        return self.model.order, self.model.descending

    def _tell_count(self) -> None:
        self.count.setText(self.tr("%n game(s)", "", self.model.rowCount()))

    def _follow_rows(self) -> None:
        count = len(self.table.chosen_rows)
        for button in (self.open_button, self.print_button, self.save_button):
            button.setEnabled(count == 1)
        self.delete_button.setEnabled(count > 0)
        self.export_button.setEnabled(self.model.rowCount() > 0)

    def _open(self) -> None:
        self._read(self.sheet_read.emit)

    def _read(self, then: Callable[[KeptSheet], object]) -> None:
        def take(sheet: KeptSheet | None) -> None:
            if sheet is None:
                self.told.emit(self.tr("This game is damaged and cannot be shown."))
            else:
                then(sheet)

        def ask(games: Sequence[GameRow]) -> None:
            number = games[0].number
            self.desk.ask("sheet", lambda book: read_sheet(book, number), take)

        self.with_rows(ask)

    def _copy(self, games: Sequence[GameRow]) -> None:
        columns = range(self.model.columnCount())
        titles = [str(self.model.headerData(at, Qt.Orientation.Horizontal)) for at in columns]
        put_on_clipboard(["\t".join(titles), *map(self.model.row_text, games)])

    def _save(self, games: Sequence[GameRow]) -> None:
        self.exchange.offer_save(games[0].number, games[0].day)

    def _delete(self) -> None:
        def delete(games: Sequence[GameRow]) -> None:
            numbers = [game.number for game in games]
            self.desk.change(
                lambda book: book.delete_games(numbers),
                lambda _none: self.done.emit(self.tr("%n game(s) deleted.", "", len(numbers))),
                lambda _error: self.told.emit(self.tr("That could not be changed.")),
            )

        self.with_rows(delete)
