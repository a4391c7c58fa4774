"""Buttons that turn the sheets of a preview; there is nothing to see where there is one sheet."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    Dressed,
    SignButton,
    announce,
    line_pen,
)

_LINE = 0.17
_WIDTH = 0.5


class SheetFlipper(Dressed, QWidget):
    """Tells which page is seen, and turns to others; after the last comes the first."""

    turned = Signal(int)
    """The number of the page that is wanted, from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page, self._count = 0, 1
        self.back_button = SignButton(partial(_paint_chevron, -1), self)
        self.on_button = SignButton(partial(_paint_chevron, 1), self)
        self.label = QLabel(self)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        for part in (self.back_button, self.label, self.on_button):
            row.addWidget(part)
        row.addStretch(1)
        self.back_button.clicked.connect(partial(self._turn, -1))
        self.on_button.clicked.connect(partial(self._turn, 1))
        self.show_page(0, 1)

    def show_page(self, page: int, count: int) -> None:
        """Tell which page is seen, from 0, and of how many."""
        self._page, self._count = page, count
        self._tell()
        self.setVisible(count > 1)

    @override
    def retranslate(self) -> None:
        self.back_button.name(self.tr("Previous page"))
        self.on_button.name(self.tr("Next page"))
        self._tell()

    def _tell(self) -> None:
        number = QLocale().toString
        text = self.tr("Page {page} of {count}")
        self.label.setText(text.format(page=number(self._page + 1), count=number(self._count)))

    def _turn(self, step: int) -> None:
        self.show_page((self._page + step) % self._count, self._count)
        self.turned.emit(self._page)
        announce(self.label, self.label.text())


def _paint_chevron(direction: int, painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Paint an angle that points to the right (1) or to the left (-1)."""
    middle, across = rect.center(), direction * rect.width() * _WIDTH / 2
    painter.setPen(line_pen(color, rect.width() * _LINE))
    painter.drawPolyline(
        [
            QPointF(middle.x() - across, rect.top()),
            QPointF(middle.x() + across, middle.y()),
            QPointF(middle.x() - across, rect.bottom()),
        ]
    )
