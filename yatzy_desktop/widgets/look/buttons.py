"""Drawn push buttons: the main one of a window, quiet ones, and small ones with a sign."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QWidget

from yatzy_desktop.adapters.words import shown_in_tip
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look.drawing import (
    LEAST_TARGET,
    draw_cross,
    draw_focus_ring,
    line_pen,
    rounded,
    text_unit,
)
from yatzy_desktop.widgets.look.dressed import Dressed
from yatzy_desktop.widgets.look.enter_key import presses_by_enter
from yatzy_desktop.widgets.look.theme import Theme, blended

SignPainter = Callable[[QPainter, QRectF, QColor], None]
"""Paints a sign into a square, in a colour."""

_TEXT = int(Qt.TextFlag.TextShowMnemonic | Qt.AlignmentFlag.AlignCenter)

_MAIN_TEXT = 1.15


class ButtonKind(Enum):
    """How much a button asks to be pressed."""

    MAIN = auto()
    QUIET = auto()
    FLAT = auto()


_HEIGHTS = {ButtonKind.MAIN: 2.4, ButtonKind.QUIET: 2.4, ButtonKind.FLAT: 2.1}
"""In text lines; those that stand side by side are equally high."""


class DrawnButton(Dressed, QPushButton):
    """A push button in the theme's colours, as large as its text asks for."""

    def __init__(
        self,
        kind: ButtonKind,
        parent: QWidget | None = None,
        *,
        sign: SignPainter | None = None,
    ) -> None:
        super().__init__(parent)
        self._kind = kind
        self._sign = sign
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_sign(self, sign: SignPainter | None) -> None:
        """Show another sign before the text, or none."""
        self._sign = sign
        self.updateGeometry()
        self.update()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not presses_by_enter(self, event):
            super().keyPressEvent(event)

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        width = QFontMetrics(self._font()).size(_TEXT, self.text()).width()
        main = self._kind is ButtonKind.MAIN
        sides = unit * (2.8 if main else 1.8) + (unit * 0.9 if self._sign else 0.0)
        height = max(LEAST_TARGET, round(unit * _HEIGHTS[self._kind]))
        return QSize(round(width + sides), height)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self.theme, text_unit(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = unit * 0.16
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        fill, text, edge = self._colors(theme)
        painter.setPen(line_pen(edge, max(1.0, unit * 0.06)))
        painter.setBrush(fill)
        if self.isDown():
            area.translate(0, unit * 0.04)
        painter.drawPath(rounded(area, unit * 0.45))
        self._paint_text(painter, area, text)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), unit * 0.55, theme.focus)

    def _paint_text(self, painter: QPainter, area: QRectF, color: QColor) -> None:
        painter.setFont(self._font())
        if self._sign is not None:
            unit = text_unit(self)
            text = painter.fontMetrics().size(_TEXT, self.text()).width()
            edge, gap = unit * 0.6, unit * 0.4
            left = area.center().x() - (edge + gap + text) / 2
            place = QRectF(left, area.center().y() - edge / 2, edge, edge)
            beside = area.translated((edge + gap) / 2, 0)
            if self.isRightToLeft():
                place.moveLeft(2 * area.center().x() - place.right())
                beside = area.translated(-(edge + gap) / 2, 0)
            self._sign(painter, place, color)
            area = beside
        painter.setPen(color)
        painter.drawText(area, _TEXT, self.text())

    def _colors(self, theme: Theme) -> tuple[QColor, QColor, QColor]:
        """Return the ground, the text and the edge."""
        clear = QColor(Qt.GlobalColor.transparent)
        if self._kind is ButtonKind.FLAT:
            text = theme.window_text if self.isEnabled() else theme.window_muted
            lit = self.isEnabled() and (self.underMouse() or self.isDown())
            return (theme.button if lit else clear), text, clear
        if not self.isEnabled():
            return theme.window, blended(theme.window_text, theme.window, 0.5), theme.border
        lit = self.underMouse() or self.isDown()
        if self._kind is ButtonKind.MAIN:
            fill = theme.accent_hover if lit else theme.accent
            return fill, theme.accent_text, fill
        fill = blended(theme.button, theme.border, 0.35) if lit else theme.button
        return fill, theme.button_text, theme.border

    def _font(self) -> QFont:
        font = QFont(self.font())
        if self._kind is ButtonKind.MAIN:
            font.setWeight(QFont.Weight.Bold)
            font.setPointSizeF(font.pointSizeF() * _MAIN_TEXT)
        return font


def paint_cross(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Paint the sign of a button that closes or stops something."""
    draw_cross(painter, rect.adjusted(1, 1, -1, -1), color, rect.width() * 0.13)


class SignButton(Dressed, QToolButton):
    """A small button that shows a drawn sign; its accessible name says what it does."""

    def __init__(self, sign: SignPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def name(self, name: str, hint: str = "") -> None:
        """Say what the button does, to screen readers and in the tool tip."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(hint)
        self.setToolTip(shown_in_tip(hint or name))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not presses_by_enter(self, event):
            super().keyPressEvent(event)

    @override
    def sizeHint(self) -> QSize:
        edge = max(LEAST_TARGET, round(text_unit(self) * 1.7))
        return QSize(edge, edge)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self.theme, text_unit(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blended(theme.button, theme.border, 0.35))
            painter.drawPath(rounded(area.adjusted(1, 1, -1, -1), unit * 0.4))
        color = theme.window_muted if self.isEnabled() else theme.border
        sign = QRectF(0, 0, unit * 0.62, unit * 0.62)
        sign.moveCenter(area.center())
        self._sign(painter, sign, color)
        if self.hasFocus():
            draw_focus_ring(painter, area, unit * 0.45, theme.focus)
