"""What the mouse does on the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QTableView

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.pad.keys import Place

Index = QModelIndex | QPersistentModelIndex


class MouseOnPad(QTableView):
    """Tells which place is pointed at, and which is pressed: once, and where it was let go."""

    _pressed: Place | None = None

    def hover(self, place: Place | None) -> None:
        """Light a place that is pointed at, or none."""
        raise NotImplementedError

    def choose(self, place: Place | None) -> None:
        """Act on a place that was pressed, or on none."""
        raise NotImplementedError

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        """Forget the pointer when it leaves."""
        if event.type() == QEvent.Type.Leave:
            self.hover(None)
        return super().viewportEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self.hover(self.place_of(self.indexAt(event.position().toPoint())))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the box; it is chosen when the button comes up over it."""
        place = self.place_of(self.indexAt(event.position().toPoint()))
        self._pressed = place if event.button() == Qt.MouseButton.LeftButton else None

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing: the second press of a double click never acts."""
        del event
        self._pressed = None

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the box that was pressed, if the pointer is still on it."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if pressed == self.place_of(self.indexAt(event.position().toPoint())):
            self.choose(pressed)

    @staticmethod
    def place_of(index: Index) -> Place | None:
        """Return the row and column of an index; None where there is none."""
        return (index.row(), index.column()) if index.isValid() else None
