"""A bubble that says something once, at the place it is about; the next press puts it away."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import Dressed, TextLabel, announce, paper_palette, text_unit

_WIDEST = 19.0
_POINTER = 0.75
_MARGIN = 0.7
"""In lines of text."""
_PRESSES = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride}
)


class Side(Enum):
    """Where, seen from the bubble, the place is that it points at."""

    ABOVE = auto()
    LEFT = auto()
    RIGHT = auto()


class Bubble(Dressed, QWidget):
    """Lies over its parent and takes no presses: these act as if it were not there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self._side = Side.ABOVE
        self._tip = QPoint()
        self.label = TextLabel(self, factor=1.08)
        self.label.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.label)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point(self, text: str, tip: QPoint, side: Side) -> None:
        """Say a text beside a point of the parent, until something is pressed or moves."""
        self.label.setText(text)
        self._side = side
        self._place(tip)
        if self.isHidden():
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self.show()
        self.raise_()
        announce(self.label, text)

    def put_away(self) -> None:
        """Go."""
        if not self.isHidden():
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
            self.hide()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        moved = watched is self._host and event.type() == QEvent.Type.Resize
        if moved or event.type() in _PRESSES:
            self.put_away()
        return False

    @override
    def dress(self) -> None:
        self.setPalette(paper_palette(self.theme))

    @override
    def refit(self) -> None:
        self.put_away()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit = self.theme, text_unit(self)
        body = QPainterPath()
        body.addRoundedRect(QRectF(self._body()).adjusted(1, 1, -1, -1), unit * 0.5, unit * 0.5)
        tip, half = QPointF(self._tip - self.pos()), unit * 0.5
        across = QPointF(half, 0) if self._side is Side.ABOVE else QPointF(0, half)
        inside = tip + self._inwards() * unit * (_POINTER + 0.2)
        pointer = QPainterPath(tip)
        pointer.lineTo(inside + across)
        pointer.lineTo(inside - across)
        pointer.closeSubpath()
        painter.setPen(theme.border)
        painter.setBrush(theme.paper)
        painter.drawPath(body.united(pointer))

    def _inwards(self) -> QPointF:
        """Return the way from the place pointed at into the bubble."""
        match self._side:
            case Side.ABOVE:
                return QPointF(0, 1)
            case Side.LEFT:
                return QPointF(1, 0)
            case Side.RIGHT:
                return QPointF(-1, 0)

    def _body(self) -> QRect:
        room = round(text_unit(self) * _POINTER)
        match self._side:
            case Side.ABOVE:
                return self.rect().adjusted(0, room, 0, 0)
            case Side.LEFT:
                return self.rect().adjusted(room, 0, 0, 0)
            case Side.RIGHT:
                return self.rect().adjusted(0, 0, -room, 0)

    def _place(self, tip: QPoint) -> None:
        unit, host = text_unit(self), self._host.rect()
        pointer, margin = round(unit * _POINTER), round(unit * _MARGIN)
        self._tip = tip
        free = {Side.LEFT: host.right() - tip.x(), Side.RIGHT: tip.x() - host.left()}
        width = min(round(unit * _WIDEST), free.get(self._side, host.width()) - margin)
        inner = width - 2 * margin - (0 if self._side is Side.ABOVE else pointer)
        height = self.label.heightForWidth(inner) + 2 * margin
        sides = [margin, margin, margin, margin]
        match self._side:
            case Side.ABOVE:
                sides[1] += pointer
                height += pointer
                place = QRect(tip.x() - width // 2, tip.y(), width, height)
            case Side.LEFT:
                sides[0] += pointer
                place = QRect(tip.x(), tip.y() - height // 2, width, height)
            case Side.RIGHT:
                sides[2] += pointer
                place = QRect(tip.x() - width, tip.y() - height // 2, width, height)
        self._column.setContentsMargins(*sides)
        place.moveLeft(min(max(place.left(), host.left()), host.right() - width))
        place.moveTop(min(max(place.top(), host.top()), host.bottom() - height))
        self.setGeometry(place)
