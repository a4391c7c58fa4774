"""The printed parts of the pad: labels at the left, players' names on top, the corner."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QHeaderView, QWidget

from yatzy_desktop.adapters.game import (
    RowKind,
    ScorecardRole,
    ScorecardRow,
    ScorecardTableModel,
    row_face,
)
from yatzy_desktop.adapters.pips import PIPS
from yatzy_desktop.adapters.words import points_text, ruleset_label
from yatzy_desktop.compat import override
from yatzy_desktop.game import Presence
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.look import paint_screen
from yatzy_desktop.widgets.pad.colors import (
    frame_color,
    head_ground,
    label_edge_color,
    label_ground,
)
from yatzy_desktop.widgets.pad.gone import draw_gone
from yatzy_desktop.widgets.pad.grid import DeviceGrid, widened
from yatzy_desktop.widgets.pad.look import (
    MARK_STRIP,
    NAME_BELOW,
    NAME_PADDING,
    UPRIGHT_MARGIN,
    NameStyle,
    PadLook,
    fit_name,
    is_heavy,
    scaled,
    text_height,
)
from yatzy_desktop.widgets.pad.rules import draw_column_lines, draw_row_lines

_BAND = 0.14
"""Height in lines of a player's own colour."""
_MARK = 0.42
_MARKS_WIDTH = 1.85
"""Width in lines that all marks need beside each other, and as much at the other side."""


class PadHeader(QHeaderView):
    """A header that is drawn as a printed part of the pad."""

    def __init__(
        self,
        orientation: Qt.Orientation,
        model: ScorecardTableModel,
        look: Callable[[], PadLook],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(orientation, parent)
        self._pad = model
        self._look = look
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sections, then the lines over all of them."""
        region = widened(event.region(), self.viewport().rect())
        super().paintEvent(QPaintEvent(region))
        painter = QPainter(self.viewport())
        self.paint_lines(painter)

    def paint_lines(self, painter: QPainter) -> None:
        """Draw the printed lines; each kind of header has its own."""

    def edges(self) -> list[int]:
        """Return where sections begin, and where the last one ends, in viewport pixels."""
        places = [self.sectionViewportPosition(number) for number in range(self.count())]
        if not places:
            return []
        return [*places, places[-1] + self.sectionSize(self.count() - 1)]


class PlayerHeader(PadHeader):
    """The players' names; lying, or upright where columns are narrow."""

    def __init__(
        self,
        model: ScorecardTableModel,
        look: Callable[[], PadLook],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, model, look, parent)
        self._colors: Mapping[int, str] = {}

    def set_colors(self, colors: Mapping[int, str]) -> None:
        """Give columns a colour like "#2f6fbf", as a band at the foot of their heads."""
        if colors != self._colors:
            self._colors = colors
            self.viewport().update()

    @override
    def sizeHint(self) -> QSize:
        """Return the height that names need."""
        return QSize(super().sizeHint().width(), self._look().head_height)

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Draw one player's name and whose turn or win it is."""
        look = self._look()
        column = logicalIndex
        is_current = bool(self._role(column, ScorecardRole.IS_CURRENT_PLAYER))
        is_winner = bool(self._role(column, ScorecardRole.IS_WINNER))
        name = str(self._role(column, Qt.ItemDataRole.DisplayRole) or "")
        painter.save()
        DeviceGrid(painter).fill(rect, head_ground(look.theme, is_current=is_current))
        area = QRectF(rect)
        if column in self._colors:
            band = area.adjusted(0, area.height() - look.unit * _BAND - look.heavy, 0, 0)
            DeviceGrid(painter).fill(band, QColor(self._colors[column]))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, corner = mark_places(area, look)
        if is_current and not is_winner:
            _draw_pointer(painter, middle, look)
        if self._role(column, ScorecardRole.IS_COMPUTER):
            paint_screen(painter, corner, look.theme.ink_muted)
        if is_winner:
            draw_star(painter, middle.center(), middle.height() / 2, look.theme.token)
        font = look.fonts.name_bold if is_current or is_winner else look.fonts.name
        color = look.theme.paper_text
        presence = self._role(column, ScorecardRole.PRESENCE)
        if presence in {Presence.LEFT, Presence.STRUCK}:
            color, font = look.theme.ink_muted, QFont(font)
            font.setStrikeOut(presence == Presence.STRUCK)
            if not is_winner:
                draw_gone(painter, middle, color, struck=presence == Presence.STRUCK)
        painter.setPen(color)
        if look.names is NameStyle.UPRIGHT:
            _draw_upright(painter, area, name, font, look)
        else:
            _draw_lying(painter, area, name, font, look)
        painter.restore()

    def _role(self, column: int, role: int) -> object:
        return self._pad.headerData(column, Qt.Orientation.Horizontal, role)

    @override
    def paint_lines(self, painter: QPainter) -> None:
        """Draw the lines between the players and the frame around the heads."""
        bottom = self.viewport().height()
        draw_column_lines(
            painter, self._look(), self.edges(), (0, bottom), self._pad.current_column
        )
        grid, look = DeviceGrid(painter), self._look()
        width = self.viewport().width()
        grid.horizontal(bottom, 0, width, look.heavy, look.theme.paper_rule)
        grid.horizontal(look.heavy / 2, 0, width, look.heavy, look.theme.paper_rule)


class LabelHeader(PadHeader):
    """The rows' labels in capitals, with what a fixed box gives or the face it counts."""

    def __init__(
        self,
        model: ScorecardTableModel,
        look: Callable[[], PadLook],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(Qt.Orientation.Vertical, model, look, parent)
        self._lit_row = -1

    def set_lit_row(self, row: int) -> None:
        """Light the label of the row under the pointer or with the focus; -1 for none."""
        if row != self._lit_row:
            self._lit_row = row
            self.viewport().update()

    @override
    def sizeHint(self) -> QSize:
        """Return the width that labels need."""
        return QSize(self._look().label_width, super().sizeHint().height())

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Draw one label."""
        state = self._pad.state
        if state is None or logicalIndex >= len(self._pad.rows):
            return
        look, row = self._look(), self._pad.rows[logicalIndex]
        text = str(self._pad.headerData(logicalIndex, Qt.Orientation.Vertical) or "")
        painter.save()
        is_lit = logicalIndex == self._lit_row
        DeviceGrid(painter).fill(rect, label_ground(look.theme, row.kind, is_lit=is_lit))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = look.fonts.label_bold if is_heavy(row) else look.fonts.label
        label_unit = QFontMetricsF(font).height()
        area = QRectF(rect).adjusted(label_unit * 0.55, 0, -label_unit * 0.45, 0)
        used = _draw_sign(painter, area, row, state.ruleset, look)
        area.setRight(area.right() - used)
        _draw_line_of_text(painter, area, text, font, look.theme.paper_text)
        painter.restore()

    @override
    def paint_lines(self, painter: QPainter) -> None:
        """Draw the lines between the rows, and the frame left and right of the labels."""
        look, grid = self._look(), DeviceGrid(painter)
        width, edges = self.viewport().width(), self.edges()
        draw_row_lines(painter, look, edges, (0, width), self._pad.rows)
        if edges:
            top, bottom = edges[0], edges[-1]
            inner = label_edge_color(look.theme, self._pad.current_column)
            grid.vertical(width, top, bottom, look.heavy, inner)
            grid.vertical(look.heavy / 2, top, bottom, look.heavy, look.theme.paper_rule)


class PadCorner(QWidget):
    """The corner above the labels, with the name of the rules printed small."""

    def __init__(
        self,
        model: ScorecardTableModel,
        look: Callable[[], PadLook],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._pad = model
        self._look = look

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the name of the rules on up to three lines."""
        del event
        look, painter = self._look(), QPainter(self)
        grid, area = DeviceGrid(painter), QRectF(self.rect())
        grid.fill(area, look.theme.paper_header)
        for edge in (look.heavy / 2, area.height()):
            grid.horizontal(edge, 0, area.width(), look.heavy, look.theme.paper_rule)
        inner = label_edge_color(look.theme, self._pad.current_column)
        grid.vertical(look.heavy / 2, 0, area.height(), look.heavy, look.theme.paper_rule)
        grid.vertical(area.width(), 0, area.height(), look.heavy, inner)
        state, margin = self._pad.state, look.unit * 0.4
        title = "" if state is None else ruleset_label(state.ruleset)
        _draw_wrapped(painter, area.adjusted(margin, look.heavy, -margin, -look.heavy), title, look)


def _draw_wrapped(painter: QPainter, area: QRectF, text: str, look: PadLook) -> None:
    """Draw a text on as many lines as it needs, smaller where the area asks for it."""
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    for share in (1.0, 0.92, 0.84, 0.76, 0.68):
        font = scaled(look.fonts.label, share)
        needed = QFontMetricsF(font).boundingRect(area, flags, text)
        if needed.height() <= area.height() - look.unit * 0.2 and needed.width() <= area.width():
            break
    painter.setFont(font)
    painter.setPen(look.theme.paper_text)
    painter.drawText(area, flags, text)


def _draw_line_of_text(
    painter: QPainter, area: QRectF, text: str, font: QFont, color: QColor
) -> None:
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(QPointF(area.left(), area.center().y() + metrics.capHeight() / 2), shown)


def _draw_sign(
    painter: QPainter, area: QRectF, row: ScorecardRow, ruleset: Ruleset, look: PadLook
) -> float:
    """Draw a small die or fixed points at the right and return the width they take."""
    color = look.theme.ink_muted
    face = row_face(row, ruleset)
    if face is not None:
        edge = min(QFontMetricsF(look.fonts.label).capHeight() * 1.35, area.height() * 0.72)
        place = QRectF(area.right() - edge, area.center().y() - edge / 2, edge, edge)
        _draw_small_die(painter, place, face, color)
        return edge + look.unit * 0.3
    text = _sign_text(row, ruleset)
    if not text:
        return 0.0
    metrics = QFontMetricsF(look.fonts.sign)
    width = metrics.horizontalAdvance(text)
    painter.setFont(look.fonts.sign)
    painter.setPen(color)
    place_y = area.center().y() + metrics.capHeight() / 2
    painter.drawText(QPointF(area.right() - width, place_y), text)
    return width + look.unit * 0.3


def _sign_text(row: ScorecardRow, ruleset: Ruleset) -> str:
    if row.kind is RowKind.SUM and ruleset.upper_bonus:
        return points_text(ruleset.upper_bonus.threshold)
    if row.kind is RowKind.BONUS and ruleset.upper_bonus:
        return points_text(ruleset.upper_bonus.points)
    if row.kind is RowKind.CATEGORY:
        points = ruleset.category(row.category).fixed_points
        return "" if points is None else points_text(points)
    return ""


def _draw_small_die(painter: QPainter, rect: QRectF, face: int, color: QColor) -> None:
    line = rect.width() / 13
    painter.setPen(QPen(color, max(1.0, line)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, rect.width() * 0.22, rect.width() * 0.22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    step, radius = rect.width() * 0.25, rect.width() * 0.095
    for across, down in PIPS[face]:
        center = rect.center() + QPointF(across * step, down * step)
        painter.drawEllipse(center, radius, radius)


def mark_places(area: QRectF, look: PadLook) -> tuple[QRectF, QRectF]:
    """Return where marks stand above a name: of the turn or win, and of a computer."""
    unit = min(look.unit, area.width() / _MARKS_WIDTH)
    edge, top = unit * _MARK, area.top() + look.heavy
    middle = QRectF(area.center().x() - edge / 2, top, edge, edge)
    corner = QRectF(area.right() - edge - unit * 0.16, top, edge, edge)
    return middle, corner


def name_area(area: QRectF, look: PadLook) -> QRectF:
    """Return the part of a head in which the name stands."""
    return area.adjusted(0, look.unit * MARK_STRIP, 0, 0)


def _draw_lying(painter: QPainter, area: QRectF, name: str, font: QFont, look: PadLook) -> None:
    area = name_area(area, look)
    lines, font = fit_name(name, font, look.unit, round(area.width()), look.name_share) or (
        [name],
        font,
    )
    metrics, pitch = QFontMetricsF(font), text_height(font) * 0.9
    room = area.width() - look.unit * NAME_PADDING
    painter.setFont(font)
    base = area.center().y() + metrics.capHeight() / 2 - pitch * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room)
        left = area.center().x() - metrics.horizontalAdvance(shown) / 2
        painter.drawText(QPointF(left, base + number * pitch), shown)


def _draw_upright(painter: QPainter, area: QRectF, name: str, font: QFont, look: PadLook) -> None:
    metrics = QFontMetricsF(font)
    room = area.height() - look.unit * UPRIGHT_MARGIN
    shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
    painter.setFont(font)
    painter.translate(area.center().x(), area.bottom() - look.unit * NAME_BELOW)
    painter.rotate(-90)
    painter.drawText(QPointF(0, metrics.capHeight() / 2), shown)


def _draw_pointer(painter: QPainter, place: QRectF, look: PadLook) -> None:
    """Draw a small triangle at the upper edge: this player's turn."""
    half = place.width() * 0.62
    shape = [QPointF(place.center().x() + side * half, place.top()) for side in (-1, 1)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(frame_color(look.theme))
    painter.drawPolygon(QPolygonF([*shape, QPointF(place.center().x(), place.top() + half)]))


def draw_star(painter: QPainter, center: QPointF, radius: float, color: QColor) -> None:
    """Draw a filled five-pointed star."""
    shape = QPolygonF()
    for corner in range(10):
        direction = QPointF(0, -1) * (radius if corner % 2 == 0 else radius * 0.45)
        shape.append(center + _turned(direction, corner * 36))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawPolygon(shape)


def _turned(point: QPointF, degrees: float) -> QPointF:
    return QTransform().rotate(degrees).map(point)
