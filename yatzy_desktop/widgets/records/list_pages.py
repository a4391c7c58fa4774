"""The best results by some rules, and how two players fare against each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from yatzy_desktop.adapters.record_tables import Cell, Row, RowsModel, player_text, shown_day
from yatzy_desktop.adapters.records import Filter, HeadToHead, HighScore
from yatzy_desktop.adapters.words import points_text
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import CheckBox, TextLabel, text_unit
from yatzy_desktop.widgets.records.chart import Chart
from yatzy_desktop.widgets.records.chart_content import ChartTexts
from yatzy_desktop.widgets.records.choosers import Chooser, people_items, rules_items
from yatzy_desktop.widgets.records.desk import RecordDesk
from yatzy_desktop.widgets.records.page import Page
from yatzy_desktop.widgets.records.table import RecordTable


class HighScoresPage(Page):
    """The hundred best results by some rules."""

    opened = Signal(int)
    """The number of a game that is to be looked at."""

    def __init__(
        self, desk: RecordDesk, filtered: Callable[[], Filter], parent: QWidget | None = None
    ) -> None:
        super().__init__(desk, filtered, parent)
        self.rules = Chooser(self)
        self.computers = CheckBox(self)
        self.model = RowsModel([""] * 5, self)
        self.table = RecordTable(self.model, 1, self)
        self._scores: tuple[HighScore, ...] = ()
        self._top = QHBoxLayout()
        self._top.addWidget(self.rules, 1)
        self._top.addWidget(self.computers)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addLayout(self._top)
        self._outer.addWidget(self.table, 1)
        self.rules.chosen.connect(self.ask)
        self.computers.toggled.connect(self.ask)
        self.table.copy_requested.connect(self.table.copy_rows)
        self.table.opened.connect(lambda row: self.opened.emit(self.model.rows[row].number))

    @override
    def offer(self) -> None:
        self.rules.offer(rules_items(self.known))

    @override
    def ask(self) -> None:
        rules, computers = self.rules.value, self.computers.isChecked()
        if not isinstance(rules, str):
            self._show(())
            return
        wanted = replace(self.filtered(), ruleset=rules)
        self.desk.ask(
            "scores", lambda book: book.high_scores(wanted, computers=computers), self._show
        )

    @override
    def retranslate(self) -> None:
        self.rules.name(self.tr("&Rules"))
        self.computers.setText(self.tr("Computers, too"))
        self.model.set_titles(
            [
                self.tr("Place"),
                self.tr("Player"),
                self.tr("Points"),
                self.tr("Date"),
                self.tr("Notes"),
            ]
        )
        self.table.setAccessibleName(self.tr("Best results"))
        self._show(self._scores)

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._top.setSpacing(round(unit * 0.8))
        self._outer.setSpacing(round(unit * 0.6))
        self.table.set_widths(4.5, 0, 6, 8, 8)

    def _show(self, scores: tuple[HighScore, ...]) -> None:
        self._scores = scores
        self.model.set_rows(
            [
                Row(
                    (
                        Cell(points_text(each.rank), each.rank),
                        Cell(player_text(each.name, each.level)),
                        Cell(points_text(each.total), each.total),
                        Cell(shown_day(each.day), each.day.toordinal()),
                        Cell(self.tr("with hints") if each.helped else ""),
                    ),
                    each.game,
                )
                for each in scores
            ]
        )


class DuelPage(Page):
    """Two players' games at one table."""

    def __init__(
        self, desk: RecordDesk, filtered: Callable[[], Filter], parent: QWidget | None = None
    ) -> None:
        super().__init__(desk, filtered, parent)
        self.rules, self.first, self.second = Chooser(self), Chooser(self), Chooser(self)
        self.nothing = TextLabel(self)
        self.result = TextLabel(self, factor=1.4, bold=True)
        self.chart = Chart(self)
        self._found: HeadToHead | None = None
        self._top = QHBoxLayout()
        for part in (self.first, self.second, self.rules):
            self._top.addWidget(part, 1)
            part.chosen.connect(self.ask)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addLayout(self._top)
        self._outer.addWidget(self.nothing)
        self._outer.addWidget(self.result)
        self._outer.addWidget(self.chart, 1)
        policy = QSizePolicy.Policy
        self.chart.setSizePolicy(policy.Expanding, policy.Expanding)
        self.result.setAlignment(Qt.AlignmentFlag.AlignHCenter)

    @override
    def offer(self) -> None:
        people = people_items(self.known)
        was_empty = self.first.value is None
        self.first.offer(people)
        self.second.offer(people)
        if was_empty and len(people) > 1:
            self.second.choose(people[1][1])
        self.rules.offer([(self.tr("All rules"), ""), *rules_items(self.known)])

    @override
    def ask(self) -> None:
        first, second, rules = self.first.value, self.second.value, self.rules.value
        if not isinstance(first, int) or not isinstance(second, int) or first == second:
            self._show(None)
            return
        wanted = replace(self.filtered(), ruleset=str(rules) if rules else None)
        self.desk.ask("duel", lambda book: book.head_to_head(first, second, wanted), self._show)

    @override
    def retranslate(self) -> None:
        self.first.name(self.tr("First"))
        self.second.name(self.tr("Second"))
        self.rules.name(self.tr("&Rules"))
        self.nothing.setText(self.tr("These two have no game together that fits what is chosen."))
        if self.known.profiles:
            self.offer()
        self._show(self._found)

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._top.setSpacing(round(unit * 0.8))
        self._outer.setSpacing(round(unit * 0.6))

    def _show(self, found: HeadToHead | None) -> None:
        self._found = found
        has_games = found is not None and bool(found.games)
        self.nothing.setVisible(not has_games)
        self.result.setVisible(has_games)
        self.chart.setVisible(has_games)
        if found is None or not found.games:
            return
        names = (self.first.box.currentText(), self.second.box.currentText())
        content = ChartTexts().margins(found, names)
        self.result.setText(content.summary)
        first, second = (self.known.color_of(each.value) for each in (self.first, self.second))
        self.chart.set_colors(first, second)
        self.chart.show_content(content)
