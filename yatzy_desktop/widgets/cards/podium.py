"""The steps on which the best three stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from yatzy_desktop.adapters.words import points_text
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.cards.standings import Standing
from yatzy_desktop.widgets.look import (
    Dressed,
    blended,
    text_unit,
)

_MOST_STEPS = 4
_LAST_PLACE = 3
_HEIGHTS = {1: 1.0, 2: 0.68, 3: 0.44}
_TOTAL_TEXT = 1.5
_NUMBER_TEXT = 1.35
_METALS = {1: QColor("#e3b53c"), 2: QColor("#c3c8ce"), 3: QColor("#cd8b4f")}
_ON_METAL = QColor("#2b2118")


def on_podium(standings: Sequence[Standing]) -> tuple[Standing, ...]:
    """Return those who stand on a step: places one to three, four people at most."""
    return tuple(each for each in standings if each.place <= _LAST_PLACE)[:_MOST_STEPS]


def side_by_side(standings: Sequence[Standing]) -> tuple[Standing, ...]:
    """Return the people on the steps from left to right: the best in the middle."""
    left: list[Standing] = []
    right: list[Standing] = []
    for index, each in enumerate(standings[1:]):
        (right if index % 2 else left).append(each)
    return (*reversed(left), *standings[:1], *right)


class Podium(Dressed, QWidget):
    """Draws the steps, with `risen` (0 to 1) telling how far they have come up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people: tuple[Standing, ...] = ()
        self._risen = 1.0
        self._colours: Mapping[int, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_standings(self, standings: Sequence[Standing]) -> None:
        """Let these people stand on the steps."""
        self._people = side_by_side(on_podium(standings))
        self.updateGeometry()
        self.update()

    def set_colours(self, colours: Mapping[int, str]) -> None:
        """Give people their own colours, "#rrggbb" by seat, as a band along their steps."""
        self._colours = colours
        self.update()

    def set_risen(self, risen: float) -> None:
        """Draw the steps risen so far: 0 is not yet, 1 is wholly."""
        self._risen = risen
        self.update()

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        return QSize(round(unit * 8 * max(1, len(self._people))), round(unit * 11))

    @override
    def minimumSizeHint(self) -> QSize:
        unit = text_unit(self)
        return QSize(round(unit * 4.5 * max(1, len(self._people))), round(unit * 7.5))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, count = text_unit(self), max(1, len(self._people))
        width = min(self.width() / count, unit * 11)
        left = (self.width() - width * count) / 2
        texts = unit * (1.3 + _TOTAL_TEXT * 1.25)
        tallest = max(unit, self.height() - texts - unit * 0.5)
        for index, person in enumerate(self._people):
            high = tallest * _HEIGHTS[person.place] * self._risen
            place = QRectF(left + index * width, self.height() - high, width, high)
            self._paint_step(painter, place, person)
            self._paint_person(painter, place, person)

    def _paint_step(self, painter: QPainter, place: QRectF, person: Standing) -> None:
        theme, unit = self.theme, text_unit(self)
        depth = min(unit * 0.5, place.height() * 0.4)
        front = place.adjusted(1, depth, -1, unit)
        painter.save()
        painter.setClipRect(QRectF(self.rect()))
        slant = depth * 0.6
        lid = QPolygonF(
            [
                front.topLeft(),
                front.topRight(),
                QPointF(front.right() - slant, place.top()),
                QPointF(front.left() + slant, place.top()),
            ]
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blended(theme.tray, theme.accent_text, 0.22))
        painter.drawPolygon(lid)
        wood = QLinearGradient(front.topLeft(), QPointF(front.left(), self.height()))
        wood.setColorAt(0.0, theme.tray)
        wood.setColorAt(1.0, blended(theme.tray, theme.tray_edge, 0.45))
        painter.setBrush(wood)
        painter.drawRect(front)
        colour = self._colours.get(person.seat)
        if colour:
            band = min(unit * 0.3, front.height())
            painter.fillRect(QRectF(front.topLeft(), QSizeF(front.width(), band)), QColor(colour))
        if front.height() - unit > unit * 2.6:
            middle = QPointF(front.center().x(), front.top() + unit * 1.95)
            self._paint_medal(painter, middle, person, QColor(colour) if colour else theme.accent)
        painter.restore()

    def _paint_medal(
        self, painter: QPainter, middle: QPointF, person: Standing, ribbon: QColor
    ) -> None:
        """Draw the number of a place on gold, silver or bronze, hung on a ribbon."""
        unit = text_unit(self)
        radius, half = unit * 1.15, unit * 0.44
        top = middle.y() - unit * 1.9
        for side in (-1.0, 1.0):
            painter.setBrush(ribbon if side < 0 else ribbon.darker(118))
            corners = (
                QPointF(middle.x() + side * half * 2.1, top),
                QPointF(middle.x() + side * half * 0.7, top),
                QPointF(middle.x() - side * half * 0.5, middle.y()),
                QPointF(middle.x() + side * half * 0.9, middle.y()),
            )
            painter.drawPolygon(QPolygonF(corners))
        metal = _METALS[person.place]
        shine = QRadialGradient(middle - QPointF(radius, radius) * 0.4, radius * 1.9)
        shine.setColorAt(0.0, metal.lighter(135))
        shine.setColorAt(0.55, metal)
        shine.setColorAt(1.0, metal.darker(150))
        painter.setBrush(shine)
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(metal.darker(165), max(1.0, unit * 0.07)))
        painter.drawEllipse(middle, radius * 0.8, radius * 0.8)
        painter.setFont(self._font(_NUMBER_TEXT))
        painter.setPen(_ON_METAL)
        place = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        text = QLocale().toString(person.place)
        painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), text)
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_person(self, painter: QPainter, place: QRectF, person: Standing) -> None:
        theme, unit = self.theme, text_unit(self)
        painter.save()
        painter.setOpacity(max(0.0, min(1.0, self._risen * 2.0 - 1.0)))
        name_font = self._font(1.08)
        total_font = self._font(_TOTAL_TEXT)
        total_height = QFontMetricsF(total_font).height()
        below = place.top() - unit * 0.15
        name_place = QRectF(place.left(), below - unit * 1.3, place.width(), unit * 1.3)
        total_place = QRectF(
            place.left(), name_place.top() - total_height * 0.95, place.width(), total_height
        )
        center = int(Qt.AlignmentFlag.AlignCenter)
        painter.setFont(total_font)
        painter.setPen(theme.ink)
        painter.drawText(total_place, center, points_text(person.total))
        painter.setFont(name_font)
        painter.setPen(theme.paper_text)
        room = place.width() - unit * 0.5
        name = QFontMetricsF(name_font).elidedText(person.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(name_place, center, name)
        painter.restore()

    def _font(self, factor: float) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * factor)
        font.setWeight(QFont.Weight.Bold)
        return font
