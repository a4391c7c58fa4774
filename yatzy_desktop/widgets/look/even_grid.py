"""A layout of equally wide cells that takes as many columns as fit."""

from __future__ import annotations

import math

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from yatzy_desktop.compat import override


class EvenGridLayout(QLayout):
    """Cells of one width in one or more rows, each row as high as its highest cell.

    Rows are filled evenly: four cells stand 4, 2 + 2 or one below the other.
    """

    def __init__(self, parent: QWidget | None = None, *, most_columns: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._most_columns = most_columns
        self.setContentsMargins(0, 0, 0, 0)

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        heights = self._row_heights(inner)
        gaps = self.spacing() * max(0, len(heights) - 1)
        return sum(heights) + gaps + margins.top() + margins.bottom()

    @override
    def sizeHint(self) -> QSize:
        shown = self._shown()
        columns = min(len(shown), self._most_columns)
        widest = max((item.sizeHint().width() for item in shown), default=0)
        width = columns * widest + self.spacing() * max(0, columns - 1)
        margins = self.contentsMargins()
        total = width + margins.left() + margins.right()
        return QSize(total, self.heightForWidth(total))

    @override
    def minimumSize(self) -> QSize:
        shown = self._shown()
        margins = self.contentsMargins()
        width = max((item.minimumSize().width() for item in shown), default=0)
        height = max((item.minimumSize().height() for item in shown), default=0)
        return QSize(
            width + margins.left() + margins.right(), height + margins.top() + margins.bottom()
        )

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        inner = rect.marginsRemoved(self.contentsMargins())
        shown, columns = self._shown(), self._columns(inner.width())
        gap = self.spacing()
        cell = (inner.width() - gap * (columns - 1)) / columns
        top = inner.top()
        parent = self.parentWidget()
        mirrored = parent is not None and parent.isRightToLeft()
        for row, height in enumerate(self._row_heights(inner.width())):
            for column, item in enumerate(shown[row * columns : (row + 1) * columns]):
                left = inner.left() + round(column * (cell + gap))
                right = inner.left() + round(column * (cell + gap) + cell)
                if mirrored:
                    left, right = (
                        inner.left() + inner.right() + 1 - right,
                        inner.left() + inner.right() + 1 - left,
                    )
                item.setGeometry(QRect(left, top, right - left, height))
            top += height + gap

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _columns(self, width: int) -> int:
        shown = self._shown()
        if not shown:
            return 1
        widest = max(item.minimumSize().width() for item in shown)
        fitting = (width + self.spacing()) // max(1, widest + self.spacing())
        most = max(1, min(len(shown), self._most_columns, fitting))
        return math.ceil(len(shown) / math.ceil(len(shown) / most))

    def _row_heights(self, width: int) -> list[int]:
        shown, columns = self._shown(), self._columns(width)
        cell = (width - self.spacing() * (columns - 1)) // columns
        heights = [
            item.heightForWidth(cell) if item.hasHeightForWidth() else item.sizeHint().height()
            for item in shown
        ]
        return [max(heights[start : start + columns]) for start in range(0, len(heights), columns)]
