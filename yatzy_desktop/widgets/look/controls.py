"""Qt's controls with frames that are seen: the style's own vanish in a dark window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look.drawing import (
    LEAST_TARGET,
    draw_focus_ring,
    line_pen,
    rounded,
    text_unit,
)
from yatzy_desktop.widgets.look.frames import frame_color, paint_frame

_BOX, _GAP, _SIDE = 0.95, 0.45, 0.15
"""The side of a check box, and the room right and left of it, in text lines."""

_FADED = 0.5
_TICK_FROM = 4
"""Pixels between a slider's handle and its ticks."""


class CheckBox(QCheckBox):
    """A check box that grows with the text."""

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        width = unit * (_BOX + _GAP + 2 * _SIDE) + text.width()
        return QSize(round(width), round(max(LEAST_TARGET, unit * 1.7, text.height())))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def hitButton(self, pos: QPoint) -> bool:
        width = min(self.width(), self.sizeHint().width())
        area = QRect(0, 0, width, self.height())
        return QStyle.visualRect(self.layoutDirection(), self.rect(), area).contains(pos)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, palette = text_unit(self), self.palette()
        left = unit * (_SIDE + _BOX + _GAP)
        text = QRect(round(left), 0, self.width() - round(left), self.height())
        box = QRect(round(unit * _SIDE), 0, round(unit * _BOX), self.height())
        direction = self.layoutDirection()
        self._paint_box(painter, QRectF(QStyle.visualRect(direction, self.rect(), box)))
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        flags = Qt.AlignmentFlag.AlignVCenter | QStyle.visualAlignment(
            direction, Qt.AlignmentFlag.AlignLeft
        )
        place = QStyle.visualRect(direction, self.rect(), text)
        painter.drawText(place, int(flags) | int(Qt.TextFlag.TextShowMnemonic), self.text())
        if self.hasFocus():
            ring = QRect(0, 0, min(self.width(), self.sizeHint().width()), self.height())
            area = QRectF(QStyle.visualRect(direction, self.rect(), ring))
            draw_focus_ring(painter, area, unit * 0.35, palette.link().color())

    def _paint_box(self, painter: QPainter, place: QRectF) -> None:
        unit, palette = text_unit(self), self.palette()
        painter.save()
        painter.setOpacity(1.0 if self.isEnabled() else _FADED)
        line = max(1.0, unit * 0.085)
        side = unit * _BOX - line
        box = QRectF(0, 0, side, side)
        box.moveCenter(place.center())
        checked, lit = self.isChecked(), self.underMouse() and self.isEnabled()
        role = QPalette.ColorRole
        fill = palette.color(role.Highlight if checked else role.Midlight if lit else role.Base)
        painter.setPen(line_pen(frame_color(palette), line))
        painter.setBrush(fill)
        painter.drawPath(rounded(box, unit * 0.2))
        if checked:
            points = ((0.24, 0.53), (0.43, 0.71), (0.77, 0.31))
            mark = [QPointF(box.x() + side * x, box.y() + side * y) for x, y in points]
            painter.setPen(line_pen(palette.color(role.HighlightedText), unit * 0.12))
            painter.drawPolyline(mark)
        painter.restore()


class Slider(QSlider):
    """A slider from left to right; it lies where the style lays it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @override
    def sizeHint(self) -> QSize:
        ticked = self.tickPosition() != QSlider.TickPosition.NoTicks
        hint = super().sizeHint() + QSize(0, _TICK_FROM if ticked else 0)
        return hint.expandedTo(QSize(0, LEAST_TARGET))

    @override
    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(0, LEAST_TARGET))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        kind, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl
        groove = self.style().subControlRect(kind, option, part.SC_SliderGroove, self)
        handle = self.style().subControlRect(kind, option, part.SC_SliderHandle, self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else _FADED)
        self._paint_groove(painter, groove, handle)
        self._paint_ticks(painter, groove, handle)
        self._paint_handle(painter, QRectF(handle))
        if self.hasFocus():
            unit = text_unit(self)
            draw_focus_ring(
                painter, QRectF(self.rect()), unit * 0.35, self.palette().link().color()
            )

    def _paint_groove(self, painter: QPainter, groove: QRect, handle: QRect) -> None:
        palette, thick = self.palette(), max(3.0, handle.height() * 0.24)
        middle = QRectF(handle).center()
        bar = QRectF(groove.left(), middle.y() - thick / 2, groove.width(), thick)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(frame_color(palette))
        painter.drawPath(rounded(bar, thick / 2))

    def _paint_ticks(self, painter: QPainter, groove: QRect, handle: QRect) -> None:
        step = self.tickInterval()
        if self.tickPosition() == QSlider.TickPosition.NoTicks or step <= 0:
            return
        painter.setPen(line_pen(frame_color(self.palette()), 1.5))
        room = groove.width() - handle.width()
        top = handle.bottom() + _TICK_FROM
        below = min(self.height() - 1, top + max(3, handle.height() // 3))
        for value in range(self.minimum(), self.maximum() + 1, step):
            at = QStyle.sliderPositionFromValue(
                self.minimum(), self.maximum(), value, room, self.isRightToLeft()
            )
            x = groove.left() + at + handle.width() / 2
            painter.drawLine(QPointF(x, top), QPointF(x, below))

    def _paint_handle(self, painter: QPainter, handle: QRectF) -> None:
        palette, role = self.palette(), QPalette.ColorRole
        lit = self.isEnabled() and (self.underMouse() or self.isSliderDown())
        side = min(handle.width(), handle.height()) - 2
        knob = QRectF(0, 0, side, side)
        knob.moveCenter(handle.center())
        painter.setPen(line_pen(frame_color(palette), 2.0))
        painter.setBrush(palette.color(role.Highlight if lit else role.Button))
        painter.drawEllipse(knob)


class ComboBox(QComboBox):
    """A list to open, in a frame."""

    @override
    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, LEAST_TARGET))

    @override
    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(0, LEAST_TARGET))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_frame(self)


class SpinBox(QSpinBox):
    """A field for a number, in a frame."""

    @override
    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, LEAST_TARGET))

    @override
    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(0, LEAST_TARGET))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_frame(self)
