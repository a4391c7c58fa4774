"""Draws charts, and tells what they show to the pointer, the keyboard and screen readers."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from yatzy_desktop.adapters.words import points_text
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    Dressed,
    announce,
    blended,
    chosen_color,
    draw_focus_ring,
    line_pen,
    rounded,
    text_unit,
)
from yatzy_desktop.widgets.records.chart_content import ChartContent, Mark

_MOST_TICKS = 5
_MARK_ROWS = 4
_CENTER = int(Qt.AlignmentFlag.AlignCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def nice_step(spread: float) -> float:
    """Return a round distance of few lines across a spread of values."""
    raw = max(spread, 1.0) / _MOST_TICKS
    power = 10.0 ** math.floor(math.log10(raw))
    return next(
        (max(1.0, factor * power) for factor in (1, 2, 5) if factor * power >= raw), 10 * power
    )


class Chart(Dressed, QWidget):
    """One chart on paper. Left and right arrow keys walk over its columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = ChartContent("", "", ())
        self._at: int | None = None
        self._colors = ("", "")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def content(self) -> ChartContent:
        """What is shown."""
        return self._content

    @property
    def said(self) -> str:
        """The sentence below the title: of the column pointed at, or of the whole."""
        if self._at is None:
            return self._content.summary
        return self._content.columns[self._at].text

    def show_content(self, content: ChartContent) -> None:
        """Show something else."""
        self._content = content
        self._at = None
        self.setAccessibleName(content.title)
        self._tell()

    def set_colors(self, up: str, down: str = "") -> None:
        """Draw in a person's colour like "#2f6fbf", and what points down in another's."""
        self._colors = (up, down or up)
        self.update()

    def _color(self, *, down: bool = False) -> QColor:
        chosen = self._colors[down]
        return QColor(chosen) if chosen else chosen_color(self.theme)

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        return QSize(round(unit * 24), round(unit * 15))

    @override
    def minimumSizeHint(self) -> QSize:
        unit = text_unit(self)
        return QSize(round(unit * 14), round(unit * 12))

    @override
    def refit(self) -> None:
        self.updateGeometry()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._content.columns) - 1
        at = self._at
        places = {
            Qt.Key.Key_Left: last if at is None else at - 1,
            Qt.Key.Key_Right: 0 if at is None else at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        wanted = places.get(Qt.Key(event.key()))
        if wanted is None or last < 0:
            super().keyPressEvent(event)
        else:
            self._point(max(0, min(wanted, last)))
            announce(self, self.said)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        plot, count = self._plot(), len(self._content.columns)
        x = event.position().x()
        inside = count and plot.left() <= x < plot.right()
        self._point(int((x - plot.left()) / plot.width() * count) if inside else None)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(None)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit = self.theme, text_unit(self)
        painter.setPen(line_pen(theme.border, max(1.0, unit * 0.06)))
        painter.setBrush(theme.paper)
        painter.drawPath(rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), unit * 0.35))
        self._paint_texts(painter)
        if self._content.columns:
            self._paint_ticks(painter)
            if self._content.line:
                self._paint_line(painter)
            else:
                self._paint_bars(painter)
            self._paint_labels(painter)
            self._paint_marks(painter)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), unit * 0.35, theme.focus)

    def _point(self, at: int | None) -> None:
        if at != self._at:
            self._at = at
            self._tell()

    def _tell(self) -> None:
        self.setAccessibleDescription(self.said)
        self.update()

    # Places

    def _plot(self) -> QRectF:
        unit = text_unit(self)
        rows = 1 + max((row for _, row in self._placed_marks()), default=-1)
        above = unit * (3.1 + 1.05 * rows)
        return QRectF(self.rect()).adjusted(unit * 2.6, above, -unit * 0.9, -unit * 1.6)

    def _bounds(self) -> tuple[float, float, float]:
        """Return the lowest and the highest line, and the distance between lines."""
        values = [column.value for column in self._content.columns] + list(self._content.line)
        low, high = min(values), max(values)
        if not self._content.line:
            low, high = min(low, 0.0), max(high, 0.0)
        step = nice_step(high - low)
        bottom, top = math.floor(low / step) * step, math.ceil(high / step) * step
        return bottom, top if top > bottom else bottom + step, step

    def _y(self, value: float) -> float:
        plot, (low, high, _) = self._plot(), self._bounds()
        return plot.bottom() - (value - low) / (high - low) * plot.height()

    def _slot(self, at: float) -> float:
        plot = self._plot()
        return plot.left() + at * plot.width() / max(1, len(self._content.columns))

    def _placed_marks(self) -> Iterator[tuple[Mark, int]]:
        """Yield the marks with the lines of text they stand on, so that none overlaps."""
        unit, metrics = text_unit(self), QFontMetricsF(self._small())
        left, width = unit * 2.6, self.width() - unit * 3.5
        ends = [-math.inf] * _MARK_ROWS
        for mark in sorted(self._content.marks, key=lambda mark: mark.at):
            x = left + mark.at * width / max(1, len(self._content.columns))
            half = metrics.horizontalAdvance(mark.text) / 2 + unit * 0.25
            row = next((row for row in range(_MARK_ROWS) if ends[row] <= x - half), None)
            if row is not None:
                ends[row] = x + half
                yield mark, row

    # Parts

    def _paint_texts(self, painter: QPainter) -> None:
        theme, unit = self.theme, text_unit(self)
        width = self.width() - unit * 1.6
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.Bold)
        for line, (font, text, color) in enumerate(
            (
                (bold, self._content.title, theme.paper_text),
                (self.font(), self.said, theme.ink_muted),
            )
        ):
            painter.setFont(font)
            painter.setPen(color)
            place = QRectF(unit * 0.8, unit * (0.45 + 1.2 * line), width, unit * 1.2)
            mode = Qt.TextElideMode.ElideRight
            painter.drawText(place, _LEFT, QFontMetricsF(font).elidedText(text, mode, width))

    def _paint_ticks(self, painter: QPainter) -> None:
        theme, unit, plot = self.theme, text_unit(self), self._plot()
        low, high, step = self._bounds()
        painter.setFont(self._small())
        for tick in range(round((high - low) / step) + 1):
            value = low + tick * step
            y = self._y(value)
            painter.setPen(line_pen(theme.paper_line, max(1.0, unit * 0.05)))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(theme.ink_muted)
            place = QRectF(0, y - unit, plot.left() - unit * 0.4, unit * 2)
            painter.drawText(place, _RIGHT, points_text(round(value)))

    def _paint_bars(self, painter: QPainter) -> None:
        theme, unit = self.theme, text_unit(self)
        zero = self._y(0.0)
        for at, column in enumerate(self._content.columns):
            left, right, y = self._slot(at), self._slot(at + 1), self._y(column.value)
            gap = min(unit * 0.15, (right - left) * 0.15)
            bar = QRectF(QPointF(left + gap, min(y, zero)), QPointF(right - gap, max(y, zero)))
            is_down = column.value < 0
            fill = self._color(down=is_down)
            brush = QBrush(fill, Qt.BrushStyle.BDiagPattern) if is_down else QBrush(fill)
            painter.setBrush(brush)
            edge = theme.paper_text if at == self._at else fill
            painter.setPen(line_pen(edge, max(1.0, unit * (0.12 if at == self._at else 0.05))))
            if bar.height() > 0 or at == self._at:
                painter.drawRect(bar)

    def _paint_line(self, painter: QPainter) -> None:
        theme, unit = self.theme, text_unit(self)
        radius = max(1.5, min(unit * 0.2, (self._slot(1) - self._slot(0)) * 0.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for at, column in enumerate(self._content.columns):
            painter.setPen(line_pen(theme.ink_muted, max(1.0, unit * 0.06)))
            place = QPointF(self._slot(at + 0.5), self._y(column.value))
            if at == self._at:
                painter.setPen(line_pen(theme.paper_text, max(1.5, unit * 0.12)))
                painter.drawEllipse(place, radius * 1.8, radius * 1.8)
            painter.drawEllipse(place, radius, radius)
        path = [
            QPointF(self._slot(at + 0.5), self._y(mean))
            for at, mean in enumerate(self._content.line)
        ]
        painter.setPen(line_pen(self._color(), unit * 0.16))
        painter.drawPolyline(QPolygonF(path))

    def _paint_labels(self, painter: QPainter) -> None:
        unit, plot, columns = text_unit(self), self._plot(), self._content.columns
        font = self._small()
        metrics = QFontMetricsF(font)
        widest = max(metrics.horizontalAdvance(column.label) for column in columns) + unit * 0.6
        every = max(1, math.ceil(widest / max(1.0, self._slot(1) - self._slot(0))))
        painter.setFont(font)
        painter.setPen(self.theme.ink_muted)
        for at in range(0, len(columns), every):
            middle = self._slot(at + 0.5)
            place = QRectF(middle - widest / 2, plot.bottom() + unit * 0.2, widest, unit * 1.2)
            painter.drawText(place, _CENTER, columns[at].label)

    def _paint_marks(self, painter: QPainter) -> None:
        theme, unit, plot = self.theme, text_unit(self), self._plot()
        font = self._small()
        painter.setFont(font)
        for mark, row in self._placed_marks():
            x, top = self._slot(mark.at), unit * (3.0 + 1.05 * row)
            color = theme.paper_text if mark.is_own else _quiet(theme.ink_muted, theme.paper_text)
            pen = line_pen(color, unit * (0.14 if mark.is_own else 0.07))
            if not mark.is_own:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawLine(QPointF(x, top + unit * 1.0), QPointF(x, plot.bottom()))
            width = QFontMetricsF(font).horizontalAdvance(mark.text) + 2
            left = max(unit * 0.3, min(x - width / 2, self.width() - width - unit * 0.3))
            place = QRectF(left, top, width, unit)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.paper)
            painter.drawRect(place)
            painter.setPen(color)
            painter.drawText(place, _CENTER, mark.text)

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.88)
        return font


def _quiet(muted: QColor, text: QColor) -> QColor:
    return blended(muted, text, 0.5)
