"""The window of the records: a page for each thing to know, and what counts above them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from yatzy_desktop.adapters.record_tables import KeptSheet, read_sheet
from yatzy_desktop.adapters.records import Records
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.dialogs import SheetDialog
from yatzy_desktop.widgets.look import ButtonKind, DrawnButton, TextLabel, announce, text_unit
from yatzy_desktop.widgets.records.choosers import Known
from yatzy_desktop.widgets.records.desk import RecordDesk
from yatzy_desktop.widgets.records.filter_bar import FilterBar
from yatzy_desktop.widgets.records.games_page import GamesPage
from yatzy_desktop.widgets.records.list_pages import DuelPage, HighScoresPage
from yatzy_desktop.widgets.records.page import Page
from yatzy_desktop.widgets.records.people_page import PeoplePage
from yatzy_desktop.widgets.records.sheet_window import SheetWindow
from yatzy_desktop.widgets.records.statistics_page import StatisticsPage


class RecordsWindow(SheetDialog):
    """Shows what was played. Nothing is asked before the window is there.

    Only the page that is looked at asks; the others do so when they are turned to.
    """

    print_requested = Signal(object)
    """A KeptSheet that is to be printed."""
    statistics_print_requested = Signal(object, object)
    """A Ruleset, and the StatisticsPrint that is to be printed."""
    review_requested = Signal(object)
    """A KeptSheet that is to be looked through with the coach."""

    def __init__(
        self,
        records: Records,
        level_averages: Callable[[Ruleset], Mapping[str, float]],
        box_averages: Callable[[Ruleset], Mapping[str, float]],
        today: date,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.desk = RecordDesk(records, self)
        self.filters = FilterBar(today, self.body)
        self.tabs = QTabBar(self.body)
        self.filter_button = DrawnButton(ButtonKind.QUIET, self.body)
        self.nothing = TextLabel(self.body, factor=1.15)
        self.said = TextLabel(self)
        self.undo_button = DrawnButton(ButtonKind.QUIET, self)
        self.close_button = DrawnButton(ButtonKind.MAIN, self)
        filtered = lambda: self.filters.wanted  # noqa: E731
        self.statistics = StatisticsPage(self.desk, filtered, level_averages, box_averages)
        self.scores = HighScoresPage(self.desk, filtered)
        self.duel = DuelPage(self.desk, filtered)
        self.games = GamesPage(self.desk, filtered)
        self.people = PeoplePage(self.desk, filtered)
        self.pages: tuple[Page, ...] = (
            *(self.statistics, self.scores, self.duel, self.games, self.people),
        )
        self._known = Known()
        self._is_empty = False
        self._fresh: set[Page] = set()
        self._build()
        self._connect()
        self._look_again()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Records"))
        self.heading.setText(self.tr("Records"))
        titles = (
            *(self.tr("Statistics"), self.tr("Best results"), self.tr("Head to head")),
            *(self.tr("Games"), self.tr("People")),
        )
        for at, title in enumerate(titles):
            self.tabs.setTabText(at, title)
        self.tabs.setAccessibleName(self.tr("Pages"))
        self.nothing.setText(
            self.tr(
                "Nothing is here yet. When a game has been played to its end, this window will"
                " tell everybody's averages, best results and wins, with the list of all games"
                " to look at again. Games from another computer can be imported on the page Games."
            )
        )
        self.undo_button.setText(self.tr("&Undo"))
        self.close_button.setText(self.tr("Close"))
        self._name_filters()

    @override
    def wanted_width(self) -> float:
        return 56.0

    @override
    def wanted_height(self) -> float:
        return 44.0

    @override
    def arrange(self) -> None:
        unit = text_unit(self)
        self._column.setSpacing(round(unit * 0.6))
        self._head.setSpacing(round(unit * 0.6))
        self.body.setMinimumHeight(round(unit * 20))

    @override
    def done(self, result: int) -> None:
        self.desk.close()
        super().done(result)

    def show_sheet(self, kept: KeptSheet) -> SheetWindow:
        """Show a kept game as its pad."""
        window = SheetWindow(kept, self)
        window.print_requested.connect(self.print_requested)
        window.review_requested.connect(self.review_requested)
        window.open()
        return window

    def turn_to(self, at: int) -> None:
        """Show a page."""
        self._stack.setCurrentIndex(at)
        self._place_parts()
        self._refresh()

    def undo(self) -> None:
        """Undo the last change."""
        self.desk.change(
            lambda book: book.undo(),
            lambda was: self._say(self.tr("Undone.") if was else self.tr("Nothing to undo.")),
            lambda _error: self._say(self.tr("That could not be undone.")),
        )
        self.undo_button.hide()

    @property
    def _page(self) -> Page:
        return self.pages[self._stack.currentIndex()]

    def _build(self) -> None:
        self._stack = QStackedWidget(self.body)
        for page in self.pages:
            self._stack.addWidget(page)
            self.tabs.addTab("")
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.filter_button.setCheckable(True)
        self._head = QHBoxLayout()
        self._head.addWidget(self.tabs, 1)
        self._head.addWidget(self.filter_button)
        self._column = QVBoxLayout(self.body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._head)
        self._column.addWidget(self.filters)
        self._column.addWidget(self.nothing)
        self._column.addWidget(self._stack, 1)
        self.footer.addWidget(self.said, 1)
        self.footer.addWidget(self.undo_button)
        self.footer.addWidget(self.close_button)
        self.undo_button.hide()
        self.filters.hide()
        self.nothing.hide()
        self.tabs.setFocus()

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self.turn_to)
        self.filter_button.toggled.connect(lambda _on: self._place_filters())
        self.filters.changed.connect(self._filter_anew)
        self.close_button.clicked.connect(self.accept)
        self.undo_button.clicked.connect(self.undo)
        self.desk.changed.connect(self._look_again)
        for page in self.pages:
            page.told.connect(self._say)
            page.done.connect(self._tell_done)
        self.games.sheet_read.connect(self.show_sheet)
        self.games.print_requested.connect(self.print_requested)
        self.scores.opened.connect(self._open_game)
        self.statistics.print_requested.connect(self.statistics_print_requested)
        QShortcut(QKeySequence.StandardKey.Undo, self, self.undo)
        for at in range(len(self.pages)):
            QShortcut(QKeySequence(f"Ctrl+{at + 1}"), self, lambda at=at: self._choose(at))

    def _choose(self, at: int) -> None:
        self.tabs.setCurrentIndex(at)
        self.tabs.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _look_again(self) -> None:
        self.desk.ask("known", lambda book: Known(book.profiles(), book.rules()), self._take_known)

    def _take_known(self, known: Known) -> None:
        self._known = known
        self._fresh.clear()
        self._is_empty = not known.rules
        self._place_parts()
        self._refresh()

    def _refresh(self) -> None:
        page = self._page
        if page not in self._fresh:
            self._fresh.add(page)
            page.take_known(self._known)

    def _filter_anew(self) -> None:
        self._fresh.clear()
        self._name_filters()
        self._refresh()

    def _place_parts(self) -> None:
        """Show what is of use: without games only where they and people can be brought in."""
        self.nothing.setVisible(self._is_empty)
        self._stack.setVisible(not self._is_empty or self._page in {self.games, self.people})
        self.filter_button.setVisible(self._page is not self.people and not self._is_empty)
        self._place_filters()

    def _place_filters(self) -> None:
        shown = self.filter_button.isChecked() and self.filter_button.isVisibleTo(self)
        self.filters.setVisible(shown)

    def _name_filters(self) -> None:
        count = self.filters.count
        self.filter_button.setText(
            self.tr("&Filters: %n", "", count) if count else self.tr("&Filters")
        )

    def _open_game(self, number: int) -> None:
        def show(kept: KeptSheet | None) -> None:
            if kept is not None:
                self.show_sheet(kept)

        self.desk.ask("sheet", lambda book: read_sheet(book, number), show)

    def _tell_done(self, text: str) -> None:
        self._say(text)
        self.undo_button.show()

    def _say(self, text: str) -> None:
        self.said.setText(text)
        announce(self, text)
