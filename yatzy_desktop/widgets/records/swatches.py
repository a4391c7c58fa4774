"""Colours for people, as a row of dots."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QWidget

from yatzy_desktop.adapters.words import shown_in_tip
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import Dressed, draw_focus_ring, line_pen, text_unit

COLOURS = cast(
    "dict[str, str]",
    {
        "": QT_TRANSLATE_NOOP("Swatch", "No colour"),
        "#c0392b": QT_TRANSLATE_NOOP("Swatch", "Red"),
        "#d9822b": QT_TRANSLATE_NOOP("Swatch", "Orange"),
        "#c9a227": QT_TRANSLATE_NOOP("Swatch", "Yellow"),
        "#3f9142": QT_TRANSLATE_NOOP("Swatch", "Green"),
        "#2a9d9d": QT_TRANSLATE_NOOP("Swatch", "Turquoise"),
        "#2f6fbf": QT_TRANSLATE_NOOP("Swatch", "Blue"),
        "#7d4fb5": QT_TRANSLATE_NOOP("Swatch", "Violet"),
        "#c2528b": QT_TRANSLATE_NOOP("Swatch", "Pink"),
    },
)
"""What people can choose from, with what it is called."""


class Swatch(Dressed, QAbstractButton):
    """A dot in a colour, with a ring when it is the chosen one."""

    def __init__(self, colour: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = colour
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def sizeHint(self) -> QSize:
        side = round(text_unit(self) * 1.7)
        return QSize(side, side)

    @override
    def retranslate(self) -> None:
        text = QCoreApplication.translate("Swatch", COLOURS[self._colour])
        self.setAccessibleName(text)
        self.setToolTip(shown_in_tip(text))

    @override
    def refit(self) -> None:
        self.setFixedSize(self.sizeHint())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit = self.theme, text_unit(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        dot = QRectF(0, 0, unit * 0.95, unit * 0.95)
        dot.moveCenter(QRectF(self.rect()).center())
        painter.setPen(line_pen(theme.window_text, max(1.0, unit * 0.06)))
        painter.setBrush(QColor(self._colour) if self._colour else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(dot)
        if not self._colour:
            painter.drawLine(dot.bottomLeft(), dot.topRight())
        if self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line_pen(theme.window_text, unit * 0.12))
            grown = unit * 0.18
            painter.drawEllipse(dot.adjusted(-grown, -grown, grown, grown))
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), unit * 0.3, theme.focus)


class SwatchRow(QWidget):
    """All colours, of which one is chosen; `chosen` brings it as "#rrggbb", or empty."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.swatches: dict[str, Swatch] = {}
        for colour in COLOURS:
            swatch = Swatch(colour, self)
            swatch.clicked.connect(lambda _on, colour=colour: self.chosen.emit(colour))
            self._group.addButton(swatch)
            row.addWidget(swatch)
            self.swatches[colour] = swatch
        row.addStretch(1)

    def show_colour(self, colour: str) -> None:
        """Mark a colour without announcing it; one that is not offered marks none."""
        self._group.setExclusive(False)
        for value, swatch in self.swatches.items():
            swatch.setChecked(value == colour)
        self._group.setExclusive(True)
