"""What the pad does for people who listen to it, beside what Qt does for any table."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QTableView

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.pad.typed import TypedName


class PadAccess(QObject):
    """Names the cell when keys come to the pad, and keeps letters of a name from shortcuts."""

    def __init__(self, view: QTableView, model: QAbstractItemModel, typed: TypedName) -> None:
        super().__init__(view)
        self._view = view
        self._typed = typed
        model.dataChanged.connect(self._tell_names)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at keys and focus before the pad does."""
        if event.type() == QEvent.Type.FocusIn:
            # After Qt has told that the table has the focus.
            QTimer.singleShot(0, self, self._tell_cell)
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        goes_on = self._typed.goes_on(event, self._view.currentIndex().column())
        if goes_on:
            event.accept()
        return goes_on

    def _tell_cell(self) -> None:
        """Name the cell that keys act on: Qt names only the table."""
        view, index = self._view, self._view.currentIndex()
        if not view.hasFocus() or not index.isValid() or not QAccessible.isActive():
            return
        self._tell(QAccessible.Event.Focus, index.row(), index.column())

    def _tell_names(self, first: QModelIndex, last: QModelIndex) -> None:
        """Tell that cells have other names: screen readers keep those they have heard."""
        if not QAccessible.isActive():
            return
        for row in range(first.row(), last.row() + 1):
            for column in range(first.column(), last.column() + 1):
                self._tell(QAccessible.Event.NameChanged, row, column)

    def _tell(self, kind: QAccessible.Event, row: int, column: int) -> None:
        event = QAccessibleEvent(self._view, kind)
        # Qt counts the cells row by row, with a row and a column of headers before them.
        event.setChild((row + 1) * (self._view.model().columnCount() + 1) + column + 1)
        QAccessible.updateAccessibility(event)
