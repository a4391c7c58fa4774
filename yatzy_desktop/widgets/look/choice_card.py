"""A card to choose among others: a radio button with a picture, a title and a line of text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look.drawing import (
    card_detail,
    card_fill,
    chosen_color,
    draw_focus_ring,
    draw_tick,
    line_pen,
    rounded,
    text_unit,
)
from yatzy_desktop.widgets.look.dressed import Dressed
from yatzy_desktop.widgets.look.theme import Theme

CardPicture = Callable[[QPainter, QRectF, Theme], None]
"""Paints the picture of a card into a rectangle."""

_WRAP = int(Qt.TextFlag.TextWordWrap)
_MNEMONIC = int(Qt.TextFlag.TextShowMnemonic)
_ENDLESS = 100_000


class ChoiceCard(Dressed, QRadioButton):
    """A radio button drawn as a card; its whole surface can be clicked.

    `picture_size` is given in text lines: the picture grows with the text.
    """

    def __init__(
        self,
        picture: CardPicture | None = None,
        *,
        picture_size: tuple[float, float] = (0.0, 0.0),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._picture = picture
        self._picture_size = picture_size if picture else (0.0, 0.0)
        self._detail = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def detail(self) -> str:
        """The smaller text below the title."""
        return self._detail

    def set_texts(self, title: str, detail: str = "") -> None:
        """Show a title and a smaller text below it; screen readers hear both.

        They are shown as they are: a name of rules may hold an ampersand, which is no shortcut.
        """
        self.setText(title.replace("&", "&&"))
        self._detail = detail
        self.setAccessibleDescription(detail)
        self.updateGeometry()
        self.update()

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        title, detail = self._text_rects(width)
        unit = text_unit(self)
        texts = title.height() + (detail.height() + unit * 0.15 if self._detail else 0)
        return round(max(texts, self._picture_size[1] * unit) + 2 * self._padding())

    @override
    def sizeHint(self) -> QSize:
        title = QFontMetrics(self._title_font()).size(_MNEMONIC, self.text()).width()
        detail = self.fontMetrics().horizontalAdvance(self._detail)
        text = max(title, min(detail, round(text_unit(self) * 15)))
        width = round(text + self._text_left() + self._text_right() + 1)
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        bold = QFontMetrics(self._title_font())
        words = [bold.size(_MNEMONIC, word).width() for word in self.text().split()]
        words += [self.fontMetrics().horizontalAdvance(word) for word in self._detail.split()]
        width = round(max(words, default=0) + self._text_left() + self._text_right() + 1)
        return QSize(width, round(text_unit(self) + 2 * self._padding()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.55)
        self._paint_ground(painter)
        self._paint_picture(painter)
        self._paint_texts(painter)
        if self.isChecked():
            self._paint_tick(painter)
        if self.hasFocus():
            ring = QRectF(self.rect())
            draw_focus_ring(painter, ring, self._radius(), self.theme.focus)

    def _paint_ground(self, painter: QPainter) -> None:
        theme, chosen = self.theme, self.isChecked()
        width = max(1.0, text_unit(self) * (0.1 if chosen else 0.06))
        inset = width / 2 + text_unit(self) * 0.16
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setPen(line_pen(chosen_color(theme) if chosen else theme.border, width))
        painter.setBrush(card_fill(theme, chosen=chosen, hovered=self.underMouse()))
        painter.drawPath(rounded(area, self._radius()))

    def _paint_picture(self, painter: QPainter) -> None:
        if self._picture is None:
            return
        unit = text_unit(self)
        width, height = self._picture_size[0] * unit, self._picture_size[1] * unit
        left = self._padding()
        if self.isRightToLeft():
            left = self.width() - left - width
        painter.save()
        self._picture(
            painter, QRectF(left, (self.height() - height) / 2, width, height), self.theme
        )
        painter.restore()

    def _paint_texts(self, painter: QPainter) -> None:
        title, detail = self._text_rects(self.width())
        gap = text_unit(self) * 0.15 if self._detail else 0
        top = round((self.height() - title.height() - detail.height() - gap) / 2)
        theme = self.theme
        painter.setPen(theme.window_text)
        painter.setFont(self._title_font())
        flags = _WRAP | _MNEMONIC | int(Qt.AlignmentFlag.AlignLeading)
        painter.drawText(title.translated(0, top), flags, self.text())
        if self._detail:
            painter.setFont(self.font())
            painter.setPen(card_detail(theme))
            below = round(top + title.height() + gap)
            painter.drawText(detail.translated(0, below), flags & ~_MNEMONIC, self._detail)

    def _paint_tick(self, painter: QPainter) -> None:
        edge = text_unit(self) * 0.85
        right = self._padding() + edge
        left = self._padding() if self.isRightToLeft() else self.width() - right
        place = QRectF(left, (self.height() - edge) / 2, edge, edge)
        draw_tick(painter, place, chosen_color(self.theme), self.theme.base)

    def _text_rects(self, width: int) -> tuple[QRect, QRect]:
        """Return the places of title and detail, both at the top."""
        left, right = round(self._text_left()), round(self._text_right())
        if self.isRightToLeft():
            left, right = right, left
        room = QRect(left, 0, max(1, width - left - right), _ENDLESS)
        flags = _WRAP | int(Qt.AlignmentFlag.AlignLeading)
        title = QFontMetrics(self._title_font()).boundingRect(room, flags | _MNEMONIC, self.text())
        room_below = QRect(room.left(), 0, room.width(), _ENDLESS)
        detail = QRect(room_below.topLeft(), QSize(room.width(), 0))
        if self._detail:
            detail = self.fontMetrics().boundingRect(room_below, flags, self._detail)
        return (
            QRect(room.left(), 0, room.width(), title.height()),
            QRect(room.left(), 0, room.width(), detail.height()),
        )

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _text_left(self) -> float:
        unit = text_unit(self)
        picture = self._picture_size[0] * unit
        return self._padding() + (picture + 0.6 * unit if picture else 0.0)

    def _text_right(self) -> float:
        return self._padding() + 1.1 * text_unit(self)

    def _padding(self) -> float:
        return 0.72 * text_unit(self)

    def _radius(self) -> float:
        return 0.5 * text_unit(self)
