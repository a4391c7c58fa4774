"""A die that one presses: a face to enter, or one that was entered."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yatzy_desktop.adapters.words import shown_in_tip
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dice import StillDie
from yatzy_desktop.widgets.look import Dressed, draw_focus_ring, line_pen, rounded, text_unit

_YAW = 0.09


class DieFace(Dressed, QAbstractButton):
    """Shows a face of a die, or with 0 the place for one; `size` is its least edge in lines."""

    def __init__(self, size: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._face = 0
        self._style = "ivory"
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def face(self) -> int:
        """The face that is up, 0 for none."""
        return self._face

    def show_face(self, face: int, style: str, name: str) -> None:
        """Show a face of dice of a style, called so for screen readers."""
        self._face, self._style = face, style
        self.setAccessibleName(name)
        self.setToolTip(shown_in_tip(name))
        pressable = Qt.CursorShape.PointingHandCursor if face else Qt.CursorShape.ArrowCursor
        self.setCursor(pressable)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        edge = round(self._size * text_unit(self))
        return QSize(edge, edge)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() / 2

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, unit = QPainter(self), self.theme, text_unit(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = min(self.width(), self.height())
        square = QRectF(0, 0, edge, edge)
        square.moveCenter(QRectF(self.rect()).center())
        inner = square.adjusted(*(edge * share for share in (0.13, 0.13, -0.13, -0.13)))
        if self._face:
            die = StillDie(self._style, QColor(theme.shadow.rgb()))
            die.paint(painter, square, self._face, _YAW * (self._face - 3.5) / 2.5)
        else:
            painter.setPen(line_pen(theme.table_rim, max(1.5, unit * 0.09)))
            painter.setBrush(theme.table_dark)
            painter.drawPath(rounded(inner, edge * 0.14))
        if self.isDown() or self.underMouse():
            ring = inner.adjusted(-unit * 0.1, -unit * 0.1, unit * 0.1, unit * 0.1)
            draw_focus_ring(painter, ring, edge * 0.14, theme.table_text)
