"""Draws one cell of the pad: ink, pencil, strokes and marks on paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from yatzy_desktop.adapters.game import BonusState, Cell, RowKind, ScorecardRow, ScorecardTableModel
from yatzy_desktop.adapters.words import is_just_as_good, loss_mark, points_text, signed_points_text
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.pad.colors import (
    CellColors,
    cell_colors,
    frame_color,
    newest_color,
    progress_color,
    value_color,
)
from yatzy_desktop.widgets.pad.grid import DeviceGrid
from yatzy_desktop.widgets.pad.ink import FULLY_WRITTEN
from yatzy_desktop.widgets.pad.look import PadLook

_DIGITS = "00"
_WORDS_FROM = 3.2
"""Width of a column, in lines of text, from which a word has room beside a number."""
_QUIET = 0.66
"""The size of a nought that would strike a box, beside that of points."""
Hand = tuple[float, float, float, float]
"""The height of a pen at four places of a stroke, in lines of text below the middle."""

_HANDS: tuple[Hand, ...] = (
    (0.12, -0.05, 0.07, -0.13),
    (0.08, 0.04, -0.06, -0.08),
    (0.13, 0.0, 0.02, -0.16),
    (0.06, -0.08, 0.08, -0.09),
)


@dataclass(frozen=True, slots=True)
class CellView:
    """What the view knows of a cell: under the pointer, with the focus, how far written."""

    is_hovered: bool = False
    has_focus: bool = False
    written: float = FULLY_WRITTEN


class PadDelegate(QStyledItemDelegate):
    """Paints cells of a `ScorecardTableModel` in the look that the view has worked out."""

    def __init__(
        self,
        model: ScorecardTableModel,
        look: Callable[[], PadLook],
        view_of: Callable[[int, int], CellView],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._look = look
        self._view_of = view_of

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one cell; nothing of the widget style is used."""
        row = self._model.rows[index.row()]
        cell = self._model.cell(index.row(), index.column())
        view = self._view_of(index.row(), index.column())
        rect = QRectF(option.rect)
        painter.save()
        hand = _HANDS[(index.row() * 5 + index.column() * 3) % len(_HANDS)]
        _CellPainter(painter, rect, self._look(), cell, row).paint(view, hand)
        painter.restore()


class _CellPainter:
    def __init__(
        self, painter: QPainter, rect: QRectF, look: PadLook, cell: Cell, row: ScorecardRow
    ) -> None:
        self._painter = painter
        self._rect = rect
        self._look = look
        self._cell = cell
        self._kind = row.kind
        self._bold = row.bold
        self._hand = _HANDS[0]

    def paint(self, view: CellView, hand: Hand) -> None:
        self._hand = hand
        painter, cell = self._painter, self._cell
        colors = cell_colors(self._look.theme, self._kind, cell, is_hovered=view.is_hovered)
        DeviceGrid(painter).fill(self._rect, colors.ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if cell.is_newest:
            self._draw_newest()
        if colors.mark is not None:
            self._draw_mark(colors.mark)
        if cell.is_advised:
            self._draw_advised()
        if cell.points is not None:
            self._draw_written(colors, view.written)
        elif cell.possible is not None:
            is_hovered = view.is_hovered and cell.is_selectable
            if cell.loss is None:
                self._draw_possible(colors, is_hovered=is_hovered)
            else:
                self._draw_valued(colors, cell.loss, is_hovered=is_hovered)
        if cell.amendment is not None:
            self._draw_amended()
        if cell.letter:
            self._draw_letter(cell.letter)
        if view.has_focus:
            self._draw_focus(colors)

    def _draw_written(self, colors: CellColors, written: float) -> None:
        painter = self._painter
        if written < FULLY_WRITTEN:
            # The pen moves from left to right over the cell.
            area = QRectF(self._rect)
            area.setWidth(area.width() * written)
            painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        if self._kind is RowKind.CATEGORY and self._cell.points == 0:
            self._draw_stroke(colors.text)
        elif self._kind is RowKind.BONUS and self._cell.bonus is BonusState.MISSED:
            self._draw_dash(colors.text)
        elif self._kind is RowKind.BANK:
            self._draw_bank(colors)
        elif self._kind is RowKind.SUM and self._cell.progress is not None:
            self._draw_sum(colors)
        else:
            self._draw_number(self._text(), self._ink_font(), colors.text)
        painter.setClipping(False)

    def _text(self) -> str:
        return points_text(self._cell.points or 0)

    def _ink_font(self) -> QFont:
        fonts = self._look.fonts
        heavy = self._kind in {RowKind.TOTAL, RowKind.BONUS} or self._bold
        return fonts.ink_bold if heavy else fonts.ink

    def _draw_number(self, text: str, font: QFont, color: QColor, shift: float = 0.0) -> None:
        """Draw figures so that units stand under units, in the middle of the column."""
        metrics = QFontMetricsF(font)
        width, pair = metrics.horizontalAdvance(text), metrics.horizontalAdvance(_DIGITS)
        room = self._rect.width() - 0.2 * self._look.unit
        font, width = _narrowed(font, width, room)
        right = self._rect.center().x() + min(max(pair, width) / 2, (pair + width) / 3)
        self._draw_text(QPointF(right - width + shift, self._baseline(font)), text, font, color)

    def _baseline(self, font: QFont) -> float:
        metrics = QFontMetricsF(font)
        return self._rect.center().y() + metrics.capHeight() / 2

    def _draw_text(self, place: QPointF, text: str, font: QFont, color: QColor) -> None:
        self._painter.setFont(font)
        self._painter.setPen(color)
        self._painter.drawText(place, text)

    def _draw_sum(self, colors: CellColors) -> None:
        """Draw the sum, and raised beside it the points ahead of or behind the bonus."""
        difference = signed_points_text(self._cell.progress or 0)
        color = progress_color(self._look.theme, self._cell.bonus)
        self._draw_pair(self._text(), self._look.fonts.ink, colors.text, difference, color)

    def _draw_pair(
        self, number: str, font: QFont, color: QColor, beside: str, beside_color: QColor
    ) -> None:
        """Draw a number, and a smaller text raised beside it."""
        look, small = self._look, self._look.fonts.small
        gap = look.unit * 0.18
        wide = QFontMetricsF(font).horizontalAdvance(number)
        narrow = QFontMetricsF(small).horizontalAdvance(beside)
        room = self._rect.width() - 0.3 * look.unit
        share = min(1.0, room / (wide + gap + narrow))
        font, small = _resized(font, share), _resized(small, share)
        left = self._rect.center().x() - (wide + gap + narrow) * share / 2
        self._draw_text(QPointF(left, self._baseline(font)), number, font, color)
        place = QPointF(left + (wide + gap) * share, self._baseline(font) - look.unit * 0.22)
        self._draw_text(place, beside, small, beside_color)

    def _draw_valued(self, colors: CellColors, loss: float, *, is_hovered: bool) -> None:
        """Draw the possible points, and beside them how they compare to the best choice."""
        fonts, decimals = self._look.fonts, self._cell.loss_decimals
        is_best = is_just_as_good(loss, decimals)
        is_bold = self._cell.is_best or is_hovered
        font = fonts.best if is_bold else fonts.pencil
        beside = value_color(self._look.theme, colors, is_best=is_best)
        number = points_text(self._cell.possible or 0)
        if not self._cell.possible:
            font = QFont(font)
            font.setStrikeOut(True)
        mark = loss_mark(loss, decimals)
        if is_best and self._rect.width() < _WORDS_FROM * self._look.unit:
            mark = signed_points_text(0)
        self._draw_pair(number, font, colors.text, mark, beside)

    def _draw_possible(self, colors: CellColors, *, is_hovered: bool) -> None:
        fonts = self._look.fonts
        if self._cell.possible == 0:
            self._draw_would_scratch(colors.text)
            return
        font = fonts.best if self._cell.is_best or is_hovered else fonts.pencil
        self._draw_number(points_text(self._cell.possible or 0), font, colors.text)

    def _draw_would_scratch(self, color: QColor) -> None:
        """Draw a small nought struck through by a hair: filling would cost the box.

        It is quieter than points: most boxes give nothing after most rolls.
        """
        unit, center = self._look.unit, self._rect.center()
        font = _resized(self._look.fonts.pencil, _QUIET)
        width = QFontMetricsF(font).horizontalAdvance("0")
        self._draw_text(
            QPointF(center.x() - width / 2, self._baseline(font)), points_text(0), font, color
        )
        self._painter.setPen(_pen(color, max(0.8, unit / 24)))
        reach = unit * 0.3
        self._painter.drawLine(
            QPointF(center.x() - reach, center.y() + unit * 0.1),
            QPointF(center.x() + reach, center.y() - unit * 0.1),
        )

    def _draw_stroke(self, color: QColor) -> None:
        """Draw the stroke of a pen through a box that was struck out."""
        unit, center = self._look.unit, self._rect.center()
        reach = min(unit * 0.7, self._rect.width() * 0.3)
        start, first, second, end = (unit * height for height in self._hand)
        path = QPainterPath(QPointF(center.x() - reach, center.y() + start))
        path.cubicTo(
            QPointF(center.x() - reach * 0.3, center.y() + first),
            QPointF(center.x() + reach * 0.3, center.y() + second),
            QPointF(center.x() + reach, center.y() + end),
        )
        self._painter.setPen(_pen(color, max(2.0, unit / 7)))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPath(path)

    def _draw_dash(self, color: QColor) -> None:
        center, reach = self._rect.center(), self._look.unit * 0.4
        self._painter.setPen(_pen(color, max(1.5, self._look.unit / 11)))
        self._painter.drawLine(center - QPointF(reach, 0), center + QPointF(reach, 0))

    def _draw_mark(self, color: QColor) -> None:
        """Draw the rounded ground that marks a best score or the winner's total."""
        unit, rect = self._look.unit, self._rect
        height = min(rect.height() - unit * 0.2, unit * 1.5)
        width = min(rect.width() - unit * 0.3, unit * 3.0)
        area = QRectF(0, 0, width, height)
        area.moveCenter(rect.center())
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(color)
        self._painter.drawRoundedRect(area, height / 2, height / 2)

    def _draw_advised(self) -> None:
        """Draw the ring around the box that a hint is about."""
        width = max(2.0, self._look.unit / 9)
        area = self._rect.adjusted(width, width, -width, -width)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(_pen(frame_color(self._look.theme), width))
        self._painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)

    def _draw_newest(self) -> None:
        """Draw the corner of the box that was filled last, as a reader marks a place in a book."""
        edge = min(self._look.unit * 0.62, self._rect.height() * 0.5)
        corner = self._rect.topRight() + QPointF(-self._look.heavy / 2, self._look.heavy / 2)
        points = [corner, corner - QPointF(edge, 0), corner + QPointF(0, edge)]
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(newest_color(self._look.theme))
        self._painter.drawPolygon(QPolygonF(points))

    def _draw_bank(self, colors: CellColors) -> None:
        """Draw a coin, and how many rolls it stands for."""
        unit, theme = self._look.unit, self._look.theme
        text, font = self._text(), self._look.fonts.ink
        width = QFontMetricsF(font).horizontalAdvance(text)
        edge, gap = unit * 0.62, unit * 0.22
        left = self._rect.center().x() - (edge + gap + width) / 2
        coin = QRectF(left, self._rect.center().y() - edge / 2, edge, edge)
        self._painter.setPen(_pen(theme.token, max(1.2, unit / 12)))
        self._painter.setBrush(theme.token if self._cell.points else Qt.BrushStyle.NoBrush)
        self._painter.drawEllipse(coin)
        self._draw_text(QPointF(left + edge + gap, self._baseline(font)), text, font, colors.text)

    def _draw_amended(self) -> None:
        """Draw a turned-down corner: the table put this box right."""
        edge, corner = self._look.unit * 0.42, self._rect.bottomRight()
        shape = QPolygonF([corner, corner - QPointF(edge, 0), corner - QPointF(0, edge)])
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._look.theme.bonus_behind)
        self._painter.drawPolygon(shape)

    def _draw_letter(self, letter: str) -> None:
        """Draw at the edge of the cell the key that fills it."""
        look, font = self._look, self._look.fonts.small
        place = QPointF(self._rect.left() + look.unit * 0.22, self._baseline(font))
        self._draw_text(place, letter, font, look.theme.ink_muted)

    def _draw_focus(self, colors: CellColors) -> None:
        """Draw a frame inside the cell, set off from any mark by a line of paper."""
        width = max(2.0, self._look.unit / 8)
        area = self._rect.adjusted(width, width, -width, -width)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (_pen(colors.ground, width * 2.2), _pen(self._look.theme.focus, width)):
            self._painter.setPen(pen)
            self._painter.drawRoundedRect(area, width * 1.6, width * 1.6)


def _pen(color: QColor, width: float) -> QPen:
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(color, width, Qt.PenStyle.SolidLine, cap, join)


def _resized(font: QFont, share: float) -> QFont:
    result = QFont(font)
    if font.pixelSize() > 0:
        result.setPixelSize(max(1, int(font.pixelSize() * share)))
    else:
        result.setPointSizeF(font.pointSizeF() * share)
    return result


def _narrowed(font: QFont, width: float, room: float) -> tuple[QFont, float]:
    if width <= room or room <= 0:
        return font, width
    narrow = _resized(font, room / width)
    return narrow, room
