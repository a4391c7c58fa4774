"""A small note that tells how far a longer piece of work is, with a cross to stop it."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from yatzy_desktop.adapters.words import shown_in_tip
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    Dressed,
    SignButton,
    announce,
    paint_cross,
    text_unit,
)

_WHOLE = 100
_LINE = 0.14
_LEAST_HEIGHT = 1.3


class WorkNote(Dressed, QWidget):
    """Shows the coach's work on own rules; it comes with the work and goes with it.

    Its height is that of a line, so that nothing around it moves.
    """

    cancelled = Signal()
    """A person wants the work stopped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._percent = 0
        self.label = QLabel(self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.cancel_button = SignButton(paint_cross, self)
        self.cancel_button.clicked.connect(self.cancelled)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(round(text_unit(self) * 0.25))
        self._row.addWidget(self.label)
        self._row.addWidget(self.cancel_button)
        self.hide()

    @property
    def percent(self) -> int:
        """How much of the work is shown as done."""
        return self._percent

    def show_percent(self, percent: int) -> None:
        """Show how much is done; people who listen are told when the work begins."""
        self._percent = percent
        self.retranslate()
        self.update()
        if self.isHidden():
            self.show()
            announce(self, self.accessibleName())

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), round(text_unit(self) * _LEAST_HEIGHT))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.theme
        painter = QPainter(self)
        line = max(2.0, text_unit(self) * _LINE)
        below = QRectF(0, self.height() - line, self.width(), line)
        painter.fillRect(below, theme.border)
        below.setWidth(self.width() * self._percent / _WHOLE)
        if self.isRightToLeft():
            below.moveRight(self.width())
        painter.fillRect(below, theme.bonus_good)

    @override
    def retranslate(self) -> None:
        percent = QLocale().toString(self._percent)
        self.label.setText(self.tr("Working out the rules: {percent}%").format(percent=percent))
        whole = self.tr("Working out these rules for exact hints: {percent}%")
        self.setAccessibleName(whole.format(percent=percent))
        self.setToolTip(shown_in_tip(self.accessibleName()))
        self.cancel_button.name(self.tr("Stop working out these rules"))

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._row.setContentsMargins(0, 0, 0, round(unit * _LINE))
        edge = round(unit * (_LEAST_HEIGHT - _LINE))
        self.cancel_button.setFixedSize(edge, edge)
