"""The course of a game as lines, with marks below for costly choices and for luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from yatzy_desktop.adapters.words import points_text
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import Dressed, Theme, draw_focus_ring, line_pen, rounded, text_unit

_DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
)
_LEAST_SPAN = 20.0
_LEAST_HEIGHT = 6.2
"""In text lines."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What a step is marked for: what its choice cost, and the luck of its roll, in points."""

    step: int
    cost: float = 0.0
    luck: float = 0.0


@dataclass(frozen=True, slots=True)
class Course:
    """Lines to be drawn: `values[seat]` holds a value for each place, None where not known.

    With `is_share` they are shares of 1, else points. `places` of a game, and `steps[i]` the
    place at which step i lies.
    """

    names: tuple[str, ...]
    values: tuple[tuple[float | None, ...], ...]
    places: int
    steps: tuple[int, ...]
    is_share: bool = False


class ReviewGraph(Dressed, QWidget):
    """Shows a course and tells which step was pressed; keys are for the window around it."""

    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._course = Course((), (), 1, (0,))
        self._marks: tuple[Mark, ...] = ()
        self._current = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_course(self, course: Course, marks: Sequence[Mark]) -> None:
        """Draw these lines and marks."""
        self._course, self._marks = course, tuple(marks)
        self.update()

    def set_current(self, step: int) -> None:
        """Show where in the game one is."""
        self._current = step
        self.update()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What is marked."""
        return self._marks

    def spot_of(self, step: int) -> QPointF:
        """Return where a step's mark is, in the widget's own coordinates."""
        area = self._marks_area()
        return QPointF(self._x(self._course.steps[step]), area.center().y())

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        return QSize(round(unit * 20), round(unit * _LEAST_HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(text_unit(self) * 10), self.sizeHint().height())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.step_chosen.emit(self._step_at(event.position().x()))

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.step_chosen.emit(self._step_at(event.position().x()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self.theme, text_unit(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(line_pen(theme.border, max(1.0, unit * 0.06)))
        painter.setBrush(theme.paper)
        painter.drawPath(rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), unit * 0.4))
        self._paint_grid(painter, theme, unit)
        self._paint_lines(painter, theme, unit)
        self._paint_marks(painter, theme, unit)
        self._paint_current(painter, theme, unit)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), unit * 0.4, theme.focus)

    # Where things are

    def _graph_area(self) -> QRectF:
        unit = text_unit(self)
        width = self.width() - unit * (2.8 + self._names_room())
        return QRectF(unit * 2.8, unit * 0.5, width, self.height() - unit * 2.5)

    def _names_room(self) -> float:
        return 5.0 if self.width() > text_unit(self) * 22 else 1.0

    def _marks_area(self) -> QRectF:
        unit, area = text_unit(self), self._graph_area()
        return QRectF(area.left(), area.bottom() + unit * 0.3, area.width(), unit * 1.3)

    def _x(self, place: int) -> float:
        area = self._graph_area()
        return area.left() + area.width() * place / max(1, self._course.places)

    def _y(self, value: float) -> float:
        area, (least, most) = self._graph_area(), self._range()
        return area.bottom() - area.height() * (value - least) / (most - least)

    def _range(self) -> tuple[float, float]:
        if self._course.is_share:
            return 0.0, 1.0
        known = [each for line in self._course.values for each in line if each is not None]
        if not known:
            return 0.0, _LEAST_SPAN
        least, most = min(known), max(known)
        spare = max(_LEAST_SPAN - (most - least), 0.0) / 2 + 2
        return least - spare, most + spare

    def _step_at(self, x: float) -> int:
        steps = self._course.steps
        return min(range(len(steps)), key=lambda step: abs(self._x(steps[step]) - x))

    # Painting

    def _color(self, theme: Theme, seat: int) -> QColor:
        colors = (theme.ink, theme.scratch, theme.bonus_good, theme.bonus_behind)
        return colors[seat % len(colors)]

    def _paint_grid(self, painter: QPainter, theme: Theme, unit: float) -> None:
        area, (least, most) = self._graph_area(), self._range()
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.8)
        painter.setFont(font)
        height = QFontMetricsF(font).height()
        levels = (0.0, 0.5, 1.0) if self._course.is_share else _levels(least, most)
        for level in levels:
            y = self._y(level)
            painter.setPen(QPen(theme.paper_line, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.ink_muted)
            told = round(level * 100) if self._course.is_share else round(level)
            place = QRectF(0, y - height / 2, area.left() - unit * 0.3, height)
            text = points_text(told)
            if self._course.is_share:
                text = self.tr("{percent}%").format(percent=text)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, flags, text)

    def _paint_lines(self, painter: QPainter, theme: Theme, unit: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ends: list[float] = []
        for seat, line in enumerate(self._course.values):
            points = [
                QPointF(self._x(place), self._y(value))
                for place, value in enumerate(line)
                if value is not None
            ]
            if not points:
                continue
            pen = line_pen(self._color(theme, seat), max(1.5, unit * 0.11))
            pen.setStyle(_DASHES[seat % len(_DASHES)])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(points))
            if self._names_room() > 1:
                self._paint_name(painter, theme, unit, (seat, points[-1], ends))

    def _paint_name(
        self, painter: QPainter, theme: Theme, unit: float, at: tuple[int, QPointF, list[float]]
    ) -> None:
        """Write whose line it is at its end, below the names that stand there already."""
        seat, end, taken = at
        area, font = self._graph_area(), QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.85)
        metrics = QFontMetricsF(font)
        height = metrics.height()
        y = end.y()
        while any(abs(y - each) < height * 0.9 for each in taken):
            y += height * 0.3
        taken.append(y)
        painter.setFont(font)
        painter.setPen(self._color(theme, seat))
        room = unit * (self._names_room() - 0.7)
        name = metrics.elidedText(self._course.names[seat], Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(area.right() + unit * 0.4, y + metrics.ascent() * 0.4), name)

    def _paint_marks(self, painter: QPainter, theme: Theme, unit: float) -> None:
        area = self._marks_area()
        painter.setPen(QPen(theme.paper_line, 1))
        painter.drawLine(
            QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y())
        )
        painter.setPen(Qt.PenStyle.NoPen)
        for mark in self._marks:
            at = self.spot_of(mark.step)
            if mark.luck:
                self._paint_luck(painter, theme, at, unit * (0.5 if mark.luck > 0 else -0.5))
            if mark.cost:
                # A larger square for a dearer choice.
                edge = unit * min(0.62, 0.3 + 0.06 * mark.cost)
                painter.setBrush(theme.scratch)
                square = QRectF(0, 0, edge, edge)
                square.moveCenter(at)
                painter.drawRoundedRect(square, edge * 0.25, edge * 0.25)

    def _paint_luck(self, painter: QPainter, theme: Theme, at: QPointF, reach: float) -> None:
        """Draw a small arrow: up for good luck, down for bad."""
        painter.setBrush(theme.bonus_good if reach > 0 else theme.bonus_behind)
        tip, foot = at.y() - reach * 1.3, at.y() - reach * 0.6
        wide = abs(reach) * 0.6
        corners = [
            QPointF(at.x(), tip),
            QPointF(at.x() + wide, foot),
            QPointF(at.x() - wide, foot),
        ]
        painter.drawPolygon(QPolygonF(corners))

    def _paint_current(self, painter: QPainter, theme: Theme, unit: float) -> None:
        if not 0 <= self._current < len(self._course.steps):
            return
        x = self._x(self._course.steps[self._current])
        painter.setPen(line_pen(theme.focus, max(1.5, unit * 0.1)))
        top, bottom = self._graph_area().top(), self._marks_area().bottom()
        painter.drawLine(QPointF(x, top), QPointF(x, bottom))


def _levels(least: float, most: float) -> list[float]:
    """Return two to five round values between two others."""
    span = most - least
    step = next((each for each in (10, 20, 50, 100, 200, 500) if span / each <= 4), 1000)  # noqa: PLR2004
    first = -(-least // step) * step
    return [first + step * number for number in range(6) if first + step * number <= most]
