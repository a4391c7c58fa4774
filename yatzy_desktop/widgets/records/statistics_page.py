"""One player's games by one ruleset: figures, charts, and averages of the boxes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from yatzy_desktop.adapters.record_tables import Cell, Row, RowsModel, mean_text
from yatzy_desktop.adapters.records import Filter, Statistics
from yatzy_desktop.adapters.words import category_name, points_text, ruleset_label
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.look import ButtonKind, DrawnButton, TextLabel, text_unit
from yatzy_desktop.widgets.records.chart import Chart
from yatzy_desktop.widgets.records.chart_content import ChartTexts
from yatzy_desktop.widgets.records.choosers import Chooser, people_items, rules_items
from yatzy_desktop.widgets.records.desk import RecordDesk
from yatzy_desktop.widgets.records.figures import Figures
from yatzy_desktop.widgets.records.page import Page
from yatzy_desktop.widgets.records.printed import printed_chart
from yatzy_desktop.widgets.records.table import RecordTable

Averages = Callable[[Ruleset], Mapping[str, float]]
"""Tells what each level, or best play in each box, scores by some rules, as far as is known."""


class StatisticsPage(Page):
    """Everything that can be told of one player by one ruleset."""

    print_requested = Signal(object, object)
    """A Ruleset, and the StatisticsPrint that is to be printed."""

    def __init__(
        self,
        desk: RecordDesk,
        filtered: Callable[[], Filter],
        level_averages: Averages,
        box_averages: Averages,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(desk, filtered, parent)
        self._level_averages = level_averages
        self._box_averages = box_averages
        self.print_button = DrawnButton(ButtonKind.QUIET, self)
        self._found: Statistics | None = None
        self.rules, self.person = Chooser(self), Chooser(self)
        self.nothing = TextLabel(self)
        self.figures = Figures()
        self.distribution, self.trend = Chart(), Chart()
        self.boxes = RowsModel([""] * 4, self)
        self.table = RecordTable(self.boxes, 0)
        self._scroll = QScrollArea(self)
        self._build()
        self.rules.chosen.connect(self.ask)
        self.person.chosen.connect(self.ask)

    @override
    def offer(self) -> None:
        self.rules.offer(rules_items(self.known))
        self.person.offer(people_items(self.known))

    @override
    def ask(self) -> None:
        rules, person = self.rules.value, self.person.value
        if not isinstance(rules, str) or not isinstance(person, int):
            self._show(None)
            return
        wanted = replace(self.filtered(), ruleset=rules)
        self.desk.ask("statistics", lambda book: book.statistics(person, wanted), self._show)

    @override
    def retranslate(self) -> None:
        self.rules.name(self.tr("&Rules"))
        self.person.name(self.tr("&Player"))
        self.nothing.setText(self.tr("No finished game of this player fits what is chosen above."))
        titles = (
            self.tr("Box"),
            self.tr("Average"),
            self.tr("Best play"),
            self.tr("Most possible"),
        )
        self.boxes.set_titles(titles)
        self.print_button.setText(self.tr("Pr&int…"))
        self.table.setAccessibleName(self.tr("Averages of the boxes"))
        self._show(self._found)

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._top.setSpacing(round(unit * 0.8))
        self._inner.setSpacing(round(unit * 0.7))
        self._inner.setContentsMargins(0, 0, round(unit * 0.5), 0)
        self._outer.setSpacing(round(unit * 0.6))
        self.table.set_widths(0, 6, 7, 8)
        self._fit_table()

    def _build(self) -> None:
        self._top = QHBoxLayout()
        self._top.addWidget(self.rules, 3)
        self._top.addWidget(self.person, 2)
        self._top.addWidget(self.print_button)
        self.print_button.clicked.connect(self._print)
        body = QWidget()
        self._inner = QVBoxLayout(body)
        for part in (self.figures, self.distribution, self.trend, self.table):
            self._inner.addWidget(part)
        self._inner.addStretch(1)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(body)
        self._scroll.viewport().setAutoFillBackground(False)
        body.setAutoFillBackground(False)
        self.table.copy_requested.connect(self.table.copy_rows)
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addLayout(self._top)
        self._outer.addWidget(self.nothing)
        self._outer.addWidget(self._scroll, 1)

    def _show(self, found: Statistics | None) -> None:
        self._found = found
        ruleset = self._ruleset()
        self.nothing.setVisible(found is None or ruleset is None)
        self.print_button.setEnabled(found is not None and ruleset is not None)
        self._scroll.setVisible(found is not None and ruleset is not None)
        if found is None or ruleset is None:
            return
        texts, color = ChartTexts(), self.known.color_of(self.person.value)
        self.distribution.set_colors(color)
        self.trend.set_colors(color)
        self.figures.show_statistics(found)
        self.distribution.show_content(texts.distribution(found, self._level_averages(ruleset)))
        self.trend.show_content(texts.trend(found))
        best = self._box_averages(ruleset)
        self.boxes.set_rows(
            [
                _row(each.key, ruleset, found.boxes[each.key], best.get(each.key))
                for each in ruleset.categories
                if each.key in found.boxes
            ]
        )
        self._fit_table()

    def _print(self) -> None:
        ruleset = self._ruleset()
        if self._found is None or ruleset is None:
            return
        from yatzy_desktop.adapters.printing import StatisticsPrint  # noqa: PLC0415 - rarely

        charts = (self.distribution.content, self.trend.content)
        color = self.known.color_of(self.person.value)
        titles = [
            str(self.boxes.headerData(column, Qt.Orientation.Horizontal) or "")
            for column in range(self.boxes.columnCount())
        ]
        rows = (tuple(cell.text for cell in row.cells) for row in self.boxes.rows)
        content = StatisticsPrint(
            title=self.person.box.currentText(),
            about=ruleset_label(ruleset),
            figures=tuple(part.texts for part in self.figures.parts),
            charts=tuple(printed_chart(each, color) for each in charts if each.columns),
            table=(tuple(titles), *rows),
        )
        self.print_requested.emit(ruleset, content)

    def _ruleset(self) -> Ruleset | None:
        wanted = self.rules.value
        found = (each.ruleset for each in self.known.rules if each.fingerprint == wanted)
        return next(found, None)

    def _fit_table(self) -> None:
        rows = self.table.verticalHeader().defaultSectionSize() * self.boxes.rowCount()
        self.table.setFixedHeight(self.table.horizontalHeader().sizeHint().height() + rows + 2)


def _row(category: str, ruleset: Ruleset, mean: float, best: float | None) -> Row:
    most = ruleset.max_score(category)
    return Row(
        (
            Cell(category_name(category, ruleset)),
            Cell(mean_text(mean), mean),
            Cell("" if best is None else mean_text(best), best),
            Cell(points_text(most), most),
        )
    )
