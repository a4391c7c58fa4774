"""Labels for running text and headings, with room for rings and dots above capitals."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from yatzy_desktop.compat import override

_SPARE = 0.03
_TALLEST = "ÅÖ"
"""Capitals with signs above them; they reach beyond what some typefaces call their ascent."""

NO_BREAK = "\N{NO-BREAK SPACE}"


def breakable(text: str, font: QFont, width: float) -> str:
    """Return a text whose parts, held together by blanks without a break, fit a width in pixels.

    Those that are too wide get blanks that a line can break at.
    """
    advance = QFontMetricsF(font).horizontalAdvance
    parts = text.split(" ")
    return " ".join(
        part.replace(NO_BREAK, " ") if advance(part) > width else part for part in parts
    )


class TextLabel(QLabel):
    """Wrapped plain text, larger than the application's by a factor."""

    def __init__(
        self, parent: QWidget | None = None, *, factor: float = 1.0, bold: bool = False
    ) -> None:
        super().__init__(parent)
        self._factor = factor
        self._bold = bold
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._watch_parent()

    def set_factor(self, factor: float) -> None:
        """Write in another size."""
        self._factor = factor
        self._fit()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange:
            self._watch_parent()
        return super().event(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A label with a size of its own is not told when the text around it changes.
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        return False

    def _watch_parent(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            parent.installEventFilter(self)
        self._fit()

    def _fit(self) -> None:
        parent = self.parentWidget()
        font = QFont(parent.font()) if parent is not None else QFont()
        if self._factor != 1.0 or self._bold:
            font.setPointSizeF(font.pointSizeF() * self._factor)
            font.setWeight(QFont.Weight.Bold if self._bold else QFont.Weight.Normal)
            self.setFont(font)
        metrics = QFontMetricsF(font)
        over = -metrics.tightBoundingRect(_TALLEST).top() - metrics.ascent()
        # Hinted letters may be taller than they are said to be.
        spare = 1 + metrics.height() * _SPARE
        self.setContentsMargins(0, math.ceil(over + spare) if over > 0 else 0, 0, 0)


class Heading(TextLabel):
    """A bold line, larger than the rest by a factor."""

    def __init__(self, factor: float, parent: QWidget | None = None) -> None:
        super().__init__(parent, factor=factor, bold=True)


class MutedLabel(TextLabel):
    """Secondary text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
