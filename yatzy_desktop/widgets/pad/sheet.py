"""The paper that the scorecard is printed on, with a few more sheets beneath."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yatzy_desktop.adapters.game import RowKind, ScorecardTableModel
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    Dressed,
    blended,
)
from yatzy_desktop.widgets.pad.colors import is_plain
from yatzy_desktop.widgets.pad.ink import WRITING_MS
from yatzy_desktop.widgets.pad.look import comfortable_size, content_of, text_height
from yatzy_desktop.widgets.pad.view import PadView

_MARGIN = 0.65
_SHADOW = 0.5
_SHEETS = 2
_SHADOW_STEPS = 6
_LAMPLIGHT = (
    (0.0, QColor(255, 214, 150, 34)),
    (0.55, QColor(255, 214, 150, 8)),
    (0.75, QColor(0, 0, 0, 0)),
    (1.0, QColor(0, 0, 0, 40)),
)
"""From the lamp outwards; so faint that writing keeps its contrast."""


class Lamplight(Dressed, QWidget):
    """Lets a dark sheet lie in the light of a lamp: warm above, darker below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @override
    def dress(self) -> None:
        self.setVisible(self.theme.is_dark and not is_plain(self.theme))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light = QRadialGradient(
            QPointF(self.width() * 0.35, 0), max(1.0, math.hypot(self.width(), self.height()))
        )
        for place, color in _LAMPLIGHT:
            light.setColorAt(place, color)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        radius = text_height(self.font()) * 0.35
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)


class ScorecardPad(Dressed, QWidget):
    """A paper pad with the score table; what is pressed on it is told by its signals."""

    box_chosen = Signal(str)
    """A category key: the current player wants to fill this box, and may."""
    box_refused = Signal(str)
    """A category key: the current player wants to fill this box, and may not now."""
    context_wanted = Signal(int, str, QPoint)
    """A seat, a category or "", and a place on the screen: its menu was asked for."""
    box_hovered = Signal(object)
    """The category key of the box pointed at by mouse or keyboard that may be filled, or None."""

    place_pressed = Signal(int, str)
    """A seat and a category key: any box was clicked, or Enter was pressed on it."""

    def __init__(
        self,
        model: ScorecardTableModel,
        parent: QWidget | None = None,
        writing_ms: int = WRITING_MS,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._foot: QWidget | None = None
        self.view = PadView(model, self, writing_ms)
        self.view.box_chosen.connect(self.box_chosen)
        self.view.box_hovered.connect(self.box_hovered)
        self.view.context_wanted.connect(self.context_wanted)
        self.view.box_refused.connect(self.box_refused)
        self.view.place_pressed.connect(self.place_pressed)
        self.view.fit_changed.connect(self.refit)
        self._light = Lamplight(self)
        self.setFocusProxy(self.view)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def set_foot(self, foot: QWidget | None) -> None:
        """Give a widget the room at the foot of the pad; None takes it back."""
        if self._foot is not None and self._foot is not foot:
            self._foot.hide()
        self._foot = foot
        if foot is not None:
            foot.setParent(self)
            foot.show()
        self.refit()

    def set_colors(self, colors: Mapping[int, str]) -> None:
        """Give players a colour like "#2f6fbf" by seat, as a band under their names."""
        self.view.set_colors(colors)

    def set_writing_ms(self, duration: int) -> None:
        """Set how long writing a number takes, in milliseconds; 0 writes at once."""
        self.view.set_writing_ms(duration)

    def show_written(self, seat: int, category: str) -> None:
        """Let the number in a box that was just filled be written before the eyes."""
        self.view.write(self._model.row_of(category), seat)

    def show_bonus(self, seat: int) -> None:
        """Let the bonus that was just earned be written before the eyes."""
        self.view.write(self._model.row_of_kind(RowKind.BONUS), seat)

    @property
    def has_keyboard(self) -> bool:
        """Whether keys act on the sheet."""
        return self.view.hasFocus()

    @property
    def pointed_row(self) -> int:
        """The row that the keyboard acts on; -1 before there is one."""
        return self.view.currentIndex().row()

    def let_type(self, *, on: bool) -> None:
        """Let letters lead to boxes, or leave them to somebody else."""
        self.view.typed.is_awake = on

    def point_at(self, index: QModelIndex | QPersistentModelIndex) -> None:
        """Let the keyboard act on a cell."""
        self.view.setCurrentIndex(index)

    def guarded_widgets(self) -> tuple[QWidget, QWidget]:
        """Return the widgets that take keys and mouse presses, for a guard of presses."""
        return self.view, self.view.viewport()

    def preferred_width(self, players: int) -> int:
        """Return the width at which a pad for so many players looks best."""
        size = comfortable_size(self.view.font(), content_of(self._model), players)
        return self._with_margins(size).width()

    @override
    def sizeHint(self) -> QSize:
        """Return the size at which this game's pad looks best."""
        return self._with_margins(self.view.sizeHint())

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the least size; with less height the pad is scrolled."""
        return self._with_margins(self.view.minimumSizeHint())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the pad into the new room."""
        super().resizeEvent(event)
        self._place_view()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shadow, the sheets beneath and the sheet on top."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        sheet, unit = QRectF(self._sheet()), self._unit()
        radius = unit * 0.35
        if not is_plain(self.theme):
            _draw_shadow(painter, sheet, unit * _SHADOW, self.theme.shadow)
            for number in range(_SHEETS, 0, -1):
                offset = unit * 0.14 * number
                shade = blended(self.theme.paper, self.theme.paper_rule, 0.12 + 0.1 * number)
                painter.setBrush(shade)
                painter.drawRoundedRect(sheet.translated(offset * 0.5, offset), radius, radius)
        painter.setBrush(self.theme.paper)
        if is_plain(self.theme):
            painter.setPen(self.theme.paper_rule)
        painter.drawRoundedRect(sheet, radius, radius)

    def _unit(self) -> float:
        return text_height(self.font())

    def _margin(self) -> int:
        return round(self._unit() * _MARGIN)

    def _around(self) -> int:
        return round(self._unit() * _SHADOW)

    def _with_margins(self, size: QSize) -> QSize:
        both = 2 * (self._margin() + self._around())
        return size + QSize(both, both)

    def _sheet(self) -> QRect:
        margin = self._margin()
        return self.view.geometry().adjusted(-margin, -margin, margin, margin)

    def _place_view(self) -> None:
        edge = self._margin() + self._around()
        room = self.rect().adjusted(edge, edge, -edge, -edge)
        if self._foot is not None:
            height = self._foot.sizeHint().height()
            self._foot.setGeometry(0, self.height() - height, self.width(), height)
            room.setHeight(room.height() - height)
        size = self.view.fit_within(room.size())
        area = QRect(room.topLeft(), size)
        area.moveLeft(room.left() + (room.width() - size.width()) // 2)
        self.view.setGeometry(area)
        self._light.setGeometry(self._sheet())
        self._light.raise_()
        self.update()

    @override
    def refit(self) -> None:
        self._place_view()
        self.updateGeometry()


def _draw_shadow(painter: QPainter, sheet: QRectF, reach: float, color: QColor) -> None:
    for step in range(_SHADOW_STEPS, 0, -1):
        grow = reach * step / _SHADOW_STEPS
        shade = QColor(color)
        shade.setAlphaF(color.alphaF() / (_SHADOW_STEPS + 2))
        painter.setBrush(shade)
        area = sheet.adjusted(-grow * 0.6, -grow * 0.35, grow * 0.6, grow)
        painter.drawRoundedRect(area, grow + 2, grow + 2)
