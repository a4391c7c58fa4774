"""A card of paper laid over the upper part of the table: not a dialog, the game goes on below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.drawing import line_pen, rounded, text_unit
from yatzy_desktop.widgets.theme import Theme

_WIDEST = 31.0
_SHADOW_STEPS = 4


class TableCard(QWidget):
    """Lies at the upper edge of its parent, as high as its contents ask for, or scrolls.

    Subclasses fill `column`. Escape puts it away; `put_away` follows whenever a person does that.
    """

    put_away = Signal()

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._theme = theme
        self._body = QWidget()
        self.column = QVBoxLayout(self._body)
        self.column.setContentsMargins(0, 0, 0, 0)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._body)
        self._body.setAutoFillBackground(False)
        self._scroll.viewport().setAutoFillBackground(False)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._scroll)
        table.installEventFilter(self)
        self.hide()

    @property
    def theme(self) -> Theme:
        """The colours it is drawn in."""
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours from now on."""
        self._theme = theme
        for label in self.findChildren(QLabel):
            palette = QPalette(label.palette())
            palette.setColor(QPalette.ColorRole.WindowText, theme.paper_text)
            palette.setColor(QPalette.ColorRole.PlaceholderText, theme.ink_muted)
            label.setPalette(palette)
        self.update()

    def present(self) -> None:
        """Come up with the contents of now."""
        self.place()
        self.show()
        self.raise_()

    def dismiss(self) -> None:
        """Go, as a person wishes."""
        if not self.isHidden():
            self.hide()
            self.put_away.emit()

    def place(self) -> None:
        """Lie where the table has room, as large as the contents ask for."""
        unit = text_unit(self)
        gap, inner = round(unit * 0.5), unit * 0.9
        self._outer.setContentsMargins(round(inner), round(unit * 0.7), round(inner), round(inner))
        width = min(round(unit * _WIDEST), self._table.width() - 2 * gap)
        margins = self._outer.contentsMargins()
        around = margins.top() + margins.bottom()
        wanted = self.column.totalHeightForWidth(width - margins.left() - margins.right())
        if wanted < 0:
            wanted = self.column.sizeHint().height()
        height = min(wanted + around, self._table.height() - gap)
        self.setGeometry((self._table.width() - width) // 2, gap // 2, width, height)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table and event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return False

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible():
            self.place()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self._theme, text_unit(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rim = unit * 0.28
        sheet = QRectF(self.rect()).adjusted(rim, rim * 0.5, -rim, -rim)
        painter.setPen(Qt.PenStyle.NoPen)
        if theme.name != "high_contrast":
            shade = QColor(theme.shadow)
            shade.setAlphaF(shade.alphaF() / (_SHADOW_STEPS + 1))
            painter.setBrush(shade)
            for step in range(1, _SHADOW_STEPS + 1):
                grow = rim * step / _SHADOW_STEPS
                area = sheet.adjusted(-grow * 0.6, -grow * 0.3, grow * 0.6, grow)
                painter.drawPath(rounded(area, unit * 0.6 + grow))
        painter.setPen(line_pen(theme.border, max(1.0, unit * 0.06)))
        painter.setBrush(theme.paper)
        painter.drawPath(rounded(sheet, unit * 0.6))
