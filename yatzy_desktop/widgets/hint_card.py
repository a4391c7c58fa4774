"""The hint: what to do best, how much that gains over other choices, and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yatzy_desktop.adapters.advice_texts import HintTexts
from yatzy_desktop.adapters.rule_texts import SEPARATOR
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.announcement import announce
from yatzy_desktop.widgets.buttons import SignButton
from yatzy_desktop.widgets.drawing import draw_cross, text_unit
from yatzy_desktop.widgets.table_card import TableCard
from yatzy_desktop.widgets.text_labels import NO_BREAK, Heading, TextLabel, breakable
from yatzy_desktop.widgets.theme import Theme

_TITLE_TEXT = 1.35


class HintCard(TableCard):
    """Shows one hint; the keyboard stays where it is."""

    def __init__(self, theme: Theme, parent: QWidget, upper: QWidget, table: QWidget) -> None:
        super().__init__(theme, parent, upper, table)
        self.title = Heading(_TITLE_TEXT, self)
        self.comparisons = TextLabel(self)
        self.reasons = TextLabel(self)
        self.note = TextLabel(self)
        self._lines: dict[TextLabel, str] = {}
        self.close_button = SignButton(theme, _paint_cross, self)
        self.close_button.clicked.connect(self.dismiss)
        for label in (self.reasons, self.note):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(top)
        for label in (self.comparisons, self.reasons, self.note):
            self.column.addWidget(label)
        self.set_theme(theme)
        self._retranslate()

    def show_texts(self, texts: HintTexts) -> None:
        """Come up with a hint, and tell it to people who listen."""
        self.write(texts)
        self.present()
        announce(self, texts.spoken)

    def write(self, texts: HintTexts) -> None:
        """Show a hint in other words."""
        self.title.setText(texts.title)
        self._lines = {
            self.comparisons: _line(texts.comparisons),
            self.reasons: _line(texts.reasons),
            self.note: texts.note,
        }
        for label, line in self._lines.items():
            label.setText(line)
            label.setVisible(bool(line))
        self.setAccessibleName(texts.spoken)
        self.column.setSpacing(round(text_unit(self) * 0.2))
        if self.isVisible():
            self.place()

    @override
    def fit_texts(self, width: int) -> None:
        for label, line in self._lines.items():
            label.setText(breakable(line, label.font(), width))

    @override
    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.close_button.set_theme(theme)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.close_button.name(self.tr("Close the hint"))


def _line(parts: Sequence[str]) -> str:
    """Return texts side by side; lines break between them only."""
    return SEPARATOR.join(part.replace(" ", NO_BREAK) for part in parts)


def _paint_cross(painter: QPainter, rect: QRectF, color: QColor) -> None:
    draw_cross(painter, rect.adjusted(1, 1, -1, -1), color, rect.width() * 0.13)
