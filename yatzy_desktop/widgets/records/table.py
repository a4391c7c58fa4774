"""A table of the records: sortable, and copied as text with Ctrl+C."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import ENTER_KEYS, Dressed, draw_focus_ring, text_unit


class RecordTable(Dressed, QTableView):
    """Rows that are chosen whole; Enter or a double click opens one."""

    opened = Signal(int)
    """The number of a row."""
    delete_requested = Signal()
    copy_requested = Signal()
    rows_chosen = Signal()
    """Other rows are marked than before."""

    def __init__(
        self, model: QAbstractItemModel, stretched: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)
        self._stretched = stretched
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))
        self.selectionModel().selectionChanged.connect(self.rows_chosen)
        model.modelReset.connect(self.rows_chosen)

    @property
    def chosen_rows(self) -> list[int]:
        """The numbers of the marked rows, from the top."""
        chosen = self.selectionModel().selection()
        parts = [chosen.at(at) for at in range(chosen.size())]
        return sorted({row for part in parts for row in range(part.top(), part.bottom() + 1)})

    def sort_by(self, column: int, order: Qt.SortOrder) -> None:
        """Sort, and from then on by what is clicked in the header."""
        self.horizontalHeader().setSortIndicator(column, order)
        self.setSortingEnabled(True)

    def mark(self, row: int) -> None:
        """Mark a row alone."""
        flag = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(
            self.model().index(row, 0), flag.ClearAndSelect | flag.Rows
        )

    def copy_rows(self) -> None:
        """Put the marked rows, or all, with their titles on the clipboard as text."""
        model = self.model()
        columns = range(model.columnCount())
        titles = [model.headerData(at, Qt.Orientation.Horizontal) for at in columns]
        lines = ["\t".join(map(str, titles))]
        rows = self.chosen_rows or range(model.rowCount())
        texts = ("\t".join(str(model.index(row, at).data()) for at in columns) for row in rows)
        put_on_clipboard([*lines, *texts])

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_requested.emit()
        elif event.key() in ENTER_KEYS and self.currentIndex().isValid():
            self.opened.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_focus_ring(
                painter, self.viewport().rect().toRectF(), text_unit(self) * 0.2, self.theme.focus
            )

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(round(unit * 1.55))
        side = round(unit * 1.0)
        self.setIconSize(self.iconSize().scaled(side, side, Qt.AspectRatioMode.IgnoreAspectRatio))
        self.setMinimumHeight(round(unit * 7))

    def set_widths(self, *lines: float) -> None:
        """Give the columns widths in text lines; the stretched one takes what is left."""
        for column, width in enumerate(lines):
            if column != self._stretched:
                self.setColumnWidth(column, round(width * text_unit(self)))


def put_on_clipboard(lines: list[str]) -> None:
    """Put lines of text where they can be pasted from."""
    QGuiApplication.clipboard().setText("\n".join(lines))
