"""A card of paper above the dice: not a dialog, the game goes on around it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    Dressed,
    line_pen,
    paper_palette,
    rounded,
    text_unit,
)

_WIDEST = 64.0
_SIDE, _SIDE_SHARE = 0.9, 0.04
_SHADOW_STEPS = 4


class TableCard(Dressed, QWidget):
    """Begins below `upper` and reaches over the table only as far as its contents ask for.

    The parent holds both. Subclasses fill `column`. Escape puts it away; `put_away` follows
    whenever a person does that.
    """

    put_away = Signal()

    def __init__(self, parent: QWidget, upper: QWidget, table: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self._upper = upper
        self._table = table
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
        self._watched = [each for each in (table, upper, upper.parentWidget()) if each]
        for each in self._watched:
            each.installEventFilter(self)
        self.hide()

    @override
    def dress(self) -> None:
        self._body.setPalette(paper_palette(self.theme))

    @override
    def refit(self) -> None:
        if self.isVisible():
            self.place()

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

    def fit_texts(self, width: int) -> None:
        """Break the texts where they have to be in a width in pixels; subclasses know them."""

    def place(self) -> None:
        """Lie where there is room, as large as the contents ask for."""
        unit, room = text_unit(self), self._room()
        inner = round(min(unit * _SIDE, room.width() * _SIDE_SHARE))
        self._outer.setContentsMargins(inner, round(unit * 0.45), inner, round(unit * 0.6))
        width = min(round(unit * _WIDEST), room.width())
        margins = self._outer.contentsMargins()
        inside = width - margins.left() - margins.right()
        self.fit_texts(inside)
        wanted = self.column.totalHeightForWidth(inside)
        if wanted < 0:
            wanted = self.column.sizeHint().height()
        height = min(wanted + margins.top() + margins.bottom(), room.height())
        self.setGeometry(room.left(), room.top(), width, height)

    def _room(self) -> QRect:
        host = self._host
        top = self._upper.mapTo(host, QPoint(0, self._upper.height())).y()
        corner = self._table.mapTo(host, QPoint(0, 0))
        below = corner.y() + self._table.height()
        return QRect(corner.x(), top, self._table.width(), below - top)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        moved = event.type() in {QEvent.Type.Resize, QEvent.Type.Move}
        if watched in self._watched and moved and self.isVisible():
            self.place()
        return False

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self.theme, text_unit(self)
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
