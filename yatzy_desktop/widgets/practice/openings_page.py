"""The page that tells what to keep from each first throw with an empty card."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from yatzy_desktop.adapters.study import StudyRunner, openings_work
from yatzy_desktop.adapters.words import ruleset_label
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.study import Opening
from yatzy_desktop.widgets.dialogs import SheetDialog
from yatzy_desktop.widgets.look import ButtonKind, DrawnButton, MutedLabel, text_unit
from yatzy_desktop.widgets.practice.openings_model import OpeningColumn, OpeningsModel

_AT_ONCE = 42
"""So many first throws are shown in one go."""


class OpeningsPage(SheetDialog):
    """Fills while the throws are worked out; the work stops when the page is closed."""

    print_requested = Signal(object, object)
    """The Ruleset, and the Openings that are to be printed."""

    def __init__(self, ruleset: Ruleset, study: StudyRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ruleset = ruleset
        self._waiting: list[Opening] = []
        self._is_complete = self._is_failed = False
        self.model = OpeningsModel(ruleset, self)
        self.table = QTableView(self)
        self.table.setModel(self.model)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.verticalHeader().hide()
        self.table.setTabKeyNavigation(False)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(OpeningColumn.SECOND, QHeaderView.ResizeMode.Stretch)
        self.note = MutedLabel(self)
        self.print_button = DrawnButton(ButtonKind.QUIET, self)
        self.close_button = DrawnButton(ButtonKind.QUIET, self)
        self.scroll_area.hide()
        self._outer.insertWidget(1, self.note)
        self._outer.insertWidget(2, self.table, 1)
        self.footer.addWidget(self.print_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.close_button)
        self.close_button.clicked.connect(self.accept)
        self.print_button.clicked.connect(
            lambda: self.print_requested.emit(self._ruleset, self.model.openings)
        )
        self._task = study.begin(openings_work(ruleset))
        self._task.told.connect(self._take)
        self._task.finished.connect(self._end)
        self._task.failed.connect(self._fail)

    def _take(self, opening: Opening) -> None:
        self._waiting.append(opening)
        if len(self._waiting) >= _AT_ONCE:
            self._show_waiting()

    def _show_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        self.model.add(waiting)
        self._tell()

    def _end(self, _answer: object) -> None:
        self._is_complete = True
        self._show_waiting()

    def _fail(self) -> None:
        self._is_failed = True
        self._tell()

    def _tell(self) -> None:
        self.print_button.setEnabled(self._is_complete)
        if self._is_failed:
            self.note.setText(self.tr("There is no advice for these rules."))
        elif self._is_complete:
            self.note.setText(self.tr("What is best with an empty score sheet."))
        else:
            text = self.tr("%n first throws worked out…", "", self.model.rowCount())
            self.note.setText(text)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("First throws"))
        rules = ruleset_label(self._ruleset)
        self.heading.setText(self.tr("First throws: {rules}").format(rules=rules))
        self.table.setAccessibleName(self.tr("First throws"))
        self.print_button.setText(self.tr("&Print…"))
        self.close_button.setText(self.tr("Close"))
        self.model.retranslate()
        self._tell()

    @override
    def refit(self) -> None:
        super().refit()
        self.table.verticalHeader().setDefaultSectionSize(round(text_unit(self) * 1.5))

    @override
    def sizeHint(self) -> QSize:
        room, unit = self._room(), text_unit(self)
        width, height = self.wanted_width() * unit, self.wanted_height() * unit
        return QSize(min(round(width), room.width()), min(round(height), room.height()))

    @override
    def wanted_width(self) -> float:
        return 48.0

    @override
    def wanted_height(self) -> float:
        return 40.0

    @override
    def done(self, result: int) -> None:
        self._task.cancel()
        super().done(result)
