"""The parts of the rules page: a box with its example in dice, and a disputed point."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import (
    BoxExample,
    BoxRule,
    DisputedPoint,
    OtherTexts,
    PointTexts,
    points_text,
    shown_in_tip,
)
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dice import StillDie
from yatzy_desktop.widgets.look import (
    Dressed,
    Heading,
    MutedLabel,
    TextLabel,
    Theme,
    text_unit,
)

_DIE = 2.15
_STEP = 1.95
_BESIDE_FROM = 30.0
"""Width in text lines from which the example stands beside the text."""
_ASIDE = 0.33
"""Opacity of dice that do not count."""
_TURNS = (0.12, -0.1, 0.06, -0.14, 0.1, -0.05)
_POINTS = 3.6
_MARK_ROOM, _BAR = 0.6, 4.0
"""Text lines beside what is marked, and the pixels of its bar."""


class DicePictures:
    """Small pictures of dice, each painted once for a size."""

    def __init__(self, style_key: str, theme: Theme) -> None:
        self._die = StillDie(style_key, QColor(theme.shadow.rgb()))
        self._pictures: dict[tuple[int, int, int, float], QPixmap] = {}

    def picture(self, face: int, place: int, edge: int, ratio: float) -> QPixmap:
        """Return a die, lying a little askew after its place; `edge` is in logical pixels."""
        key = (face, place, edge, ratio)
        if key not in self._pictures:
            pixmap = QPixmap(round(edge * ratio), round(edge * ratio))
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            self._die.paint(painter, QRectF(0, 0, edge, edge), face, _TURNS[place])
            painter.end()
            self._pictures[key] = pixmap
        return self._pictures[key]


class ExampleDice(Dressed, QWidget):
    """A throw and what it gives; dice that do not count are pale."""

    def __init__(
        self, example: BoxExample, pictures: DicePictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.example = example
        self._pictures = pictures
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        faces = " ".join(points_text(face) for face in example.dice)
        text = PointTexts().example(faces, example.points)
        self.setAccessibleName(text)
        self.setToolTip(shown_in_tip(text))

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        dice = _STEP * len(self.example.dice)
        return QSize(round(unit * (dice + _POINTS)), round(unit * (_DIE + 0.1)))

    @override
    def refit(self) -> None:
        self.updateGeometry()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        unit, ratio = text_unit(self), self.devicePixelRatioF()
        edge = round(unit * _DIE)
        top = (self.height() - edge) / 2
        points = QRectF(self.width() - unit * _POINTS, 0, unit * _POINTS, self.height())
        first = 0.0
        if self.isRightToLeft():
            points.moveLeft(0)
            first = self.width() - unit * _STEP * len(self.example.dice)
        for place, face in enumerate(self.example.dice):
            painter.setOpacity(1.0 if place in self.example.counted else _ASIDE)
            at = QPointF(first + place * unit * _STEP, top)
            painter.drawPixmap(at, self._pictures.picture(face, place, edge, ratio))
        painter.setOpacity(1.0)
        font = self.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.15)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(points, align, points_text(self.example.points))


class BoxRuleRow(Dressed, QWidget):
    """A box: its name and what it needs, with an example beside it, or below where it is narrow.

    `is_other` marks it as otherwise than in the rules that these are compared with.
    """

    def __init__(
        self,
        rule: BoxRule,
        pictures: DicePictures,
        parent: QWidget | None = None,
        *,
        is_other: bool = False,
    ) -> None:
        super().__init__(parent)
        self.is_other = is_other
        self.name_label = TextLabel(self, bold=True)
        self.name_label.setText(rule.name)
        self.text_label = TextLabel(self)
        self.text_label.setText(rule.text)
        self.example = ExampleDice(rule.example, pictures, self)
        self._texts = QVBoxLayout()
        self._texts.addWidget(self.name_label)
        self._texts.addWidget(self.text_label)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.addLayout(self._texts, 1)
        self._layout.addWidget(self.example, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setAccessibleName(rule.name)
        other = OtherTexts().other(rule.text) if is_other else rule.text
        self.setAccessibleDescription(other)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= _BESIDE_FROM * text_unit(self)
        direction = QBoxLayout.Direction
        self._layout.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        align = Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag.AlignLeading
        self._layout.setAlignment(self.example, align)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        line = max(1.0, text_unit(self) * 0.05)
        if self.is_other:
            _paint_mark(painter, QRectF(self.rect()).adjusted(0, line, 0, -2 * line), self)
        painter.fillRect(QRectF(0, self.height() - line, self.width(), line), self.theme.paper_line)

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._texts.setSpacing(round(unit * 0.05))
        self._layout.setSpacing(round(unit * 0.35))
        side = round(unit * _MARK_ROOM) if self.is_other else 0
        self._layout.setContentsMargins(side, round(unit * 0.3), 0, round(unit * 0.35))


class OtherSentences(Dressed, QWidget):
    """Sentences that are not in the rules that these are compared with, marked as such."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = TextLabel(self)
        self.label.setText(text)
        self.label.setAccessibleName(OtherTexts().other(text))
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.label)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        _paint_mark(QPainter(self), QRectF(self.rect()), self)

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        high = round(unit * 0.15)
        self._column.setContentsMargins(round(unit * _MARK_ROOM), high, 0, high)


def _paint_mark(painter: QPainter, area: QRectF, widget: Dressed) -> None:
    """Paint a light band with a bar where reading begins."""
    painter.fillRect(area, widget.theme.paper_current)
    bar = QRectF(area)
    bar.setWidth(_BAR)
    if widget.isRightToLeft():
        bar.moveRight(area.right())
    painter.fillRect(bar, widget.theme.accent)


class DisputedPointRow(QWidget):
    """What a disputed point is about, what is done, and why."""

    def __init__(self, point: DisputedPoint, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        unit = text_unit(self)
        layout.setContentsMargins(0, round(unit * 0.2), 0, round(unit * 0.3))
        layout.setSpacing(round(unit * 0.05))
        about = TextLabel(self, bold=True)
        about.setText(point.about)
        we_do = TextLabel(self)
        we_do.setText(point.we_do)
        because = MutedLabel(self)
        because.setText(point.because)
        for label in (about, we_do, because):
            layout.addWidget(label)


class RulesSection(QWidget):
    """A heading; rows can be added below it."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        unit = text_unit(self)
        self._column.setContentsMargins(0, round(unit * 0.6), 0, 0)
        self._column.setSpacing(round(unit * 0.25))
        heading = Heading(1.2, self)
        heading.setText(title)
        self._column.addWidget(heading)

    def add(self, row: QWidget) -> None:
        """Put a row at the end."""
        self._column.addWidget(row)
