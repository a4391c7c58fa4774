"""Who plays at a seat: a person, with which dice, or the computer at one of its levels."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QColor,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from yatzy_desktop.adapters.words import average_text, isolated, level_name, shown_in_tip
from yatzy_desktop.compat import override
from yatzy_desktop.strategy.levels import LEVELS
from yatzy_desktop.widgets.look import (
    LEAST_TARGET,
    Dressed,
    blended,
    draw_focus_ring,
    is_enter,
    line_pen,
    paint_screen,
    rounded,
    text_unit,
)

_SIGN, _ARROW, _GAP, _SIDE = 0.8, 0.42, 0.3, 0.4  # in text lines


OWN_DICE = "own-dice"
"""Stands for a person with real dice, where levels stand for computers."""


class LevelButton(Dressed, QToolButton):
    """Shows a person's or a screen's sign, with the level beside it, and opens a menu of both."""

    level_chosen = Signal(object)
    """The key of a level, None for a person, or `OWN_DICE`."""
    guest_changed = Signal()
    """Whether the person is a guest has been changed by hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._level: str | None = None
        self._averages: Mapping[str, float] = {}
        self._name = ""
        self._choices: dict[str | None, QAction] = {}
        self._guest = QAction(self)
        self._guest.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._fill_menu()

    @property
    def level(self) -> str | None:
        """The key of the level, None for a person."""
        return None if self._level == OWN_DICE else self._level

    @property
    def own_dice(self) -> bool:
        """Whether a person with real dice plays here."""
        return self._level == OWN_DICE

    @property
    def guest(self) -> bool:
        """Whether the person who plays here is to be kept nowhere."""
        return self.level is None and self._guest.isChecked()

    def set_guest(self, guest: bool) -> None:  # noqa: FBT001 - a plain property
        """Let the person be a guest or not, unannounced."""
        self._guest.setChecked(guest)
        self._tell()

    def set_level(self, level: str | None) -> None:
        """Show another level or `OWN_DICE` unannounced; raises KeyError for an unknown one."""
        self._choices[level].setChecked(True)
        self._level = level
        self._tell()

    def set_averages(self, averages: Mapping[str, float]) -> None:
        """Write in the menu what levels score on average; those that aren't known say nothing."""
        self._averages = averages
        self.retranslate()

    def set_player(self, name: str) -> None:
        """Say to screen readers whose seat it is."""
        self._name = name
        self._tell()

    @override
    def retranslate(self) -> None:
        self._guest.setText(self.tr("A guest, of whom nothing is kept"))
        for level, action in self._choices.items():
            if level is None:
                action.setText(self.tr("A person"))
                continue
            if level == OWN_DICE:
                action.setText(self.tr("A person with real dice"))
                continue
            average = self._averages.get(level)
            # A tab moves the rest to the right, where menus have their shortcuts.
            points = "" if average is None else f"\t{average_text(average)}"
            action.setText(level_name(level) + points)
        self._tell()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # As Space does; else Enter would press the dialog's own button.
        if is_enter(event):
            if not event.isAutoRepeat():
                self.showMenu()
        else:
            super().keyPressEvent(event)

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        width = (2 * _SIDE + _SIGN + _GAP + _ARROW) * unit
        if self.text():
            width += self.fontMetrics().horizontalAdvance(self.text()) + _GAP * unit
        return QSize(round(width), max(LEAST_TARGET, round(unit * 1.7)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self.theme, text_unit(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blended(theme.button, theme.border, 0.35))
            painter.drawPath(rounded(area.adjusted(1, 1, -1, -1), unit * 0.4))
        self._paint_contents(painter, area, theme.ink_muted)
        if self.hasFocus():
            draw_focus_ring(painter, area, unit * 0.45, theme.focus)

    def _paint_contents(self, painter: QPainter, area: QRectF, color: QColor) -> None:
        unit = text_unit(self)
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        middle = area.center().y()
        sign = QRectF(_SIDE * unit, middle - _SIGN * unit / 2, _SIGN * unit, _SIGN * unit)
        (_paint_person if self.level is None else paint_screen)(painter, sign, color)
        _paint_arrow(painter, QPointF(area.right() - _SIDE * unit, middle), _ARROW * unit, color)
        if self.text():
            painter.resetTransform()
            inner = (_SIDE + _SIGN + _GAP) * unit
            outer = (_SIDE + _ARROW + _GAP) * unit
            left, right = (outer, inner) if self.isRightToLeft() else (inner, outer)
            painter.setPen(self.theme.paper_text)
            painter.drawText(
                area.adjusted(left, 0, -right, 0), Qt.AlignmentFlag.AlignCenter, self.text()
            )

    def _fill_menu(self) -> None:
        menu, group = QMenu(self), QActionGroup(self)
        for level in (None, OWN_DICE, *(each.key for each in LEVELS)):
            action = QAction(menu)
            action.setCheckable(True)
            action.triggered.connect(partial(self._choose, level))
            group.addAction(action)
            menu.addAction(action)
            self._choices[level] = action
            if level == OWN_DICE:
                menu.addSeparator()
                menu.addAction(self._guest)
                menu.addSeparator()
        self._guest.triggered.connect(self._change_guest)
        self._choices[None].setChecked(True)
        self.setMenu(menu)

    def _choose(self, level: str | None, _checked: object = None) -> None:
        if level != self._level:
            self.set_level(level)
            self.level_chosen.emit(level)

    def _change_guest(self) -> None:
        self._tell()
        self.guest_changed.emit()

    def _kind(self) -> tuple[str, str]:
        """Return the word on the button, and who plays in words for screen readers."""
        level = self.level
        if level is not None:
            return level_name(level), level_name(level)
        match self.own_dice, self.guest:
            case True, True:
                return self.tr("guest, real dice"), self.tr("a guest with real dice")
            case True, False:
                return self.tr("real dice"), self.tr("a person with real dice")
            case False, True:
                return self.tr("guest"), self.tr("a guest")
        return "", self.tr("a person")

    def _tell(self) -> None:
        level = self.level
        self._guest.setEnabled(level is None)
        word, kind = self._kind()
        self.setText(word)
        text = self.tr("{name} is played by: {kind}")
        self.setAccessibleName(text.format(name=isolated(self._name), kind=kind))
        average = self._averages.get(level) if level is not None else None
        hint = self.tr("Press to choose a person or a computer")
        told = hint if average is None else average_text(average)
        self.setToolTip(shown_in_tip(told))
        self.setAccessibleDescription(told)
        self.updateGeometry()
        self.update()


def _paint_person(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Draw head and shoulders."""
    width = max(1.2, rect.width() * 0.09)
    painter.setPen(line_pen(color, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    center, edge = rect.center().x(), rect.width()
    painter.drawEllipse(QPointF(center, rect.top() + edge * 0.28), edge * 0.2, edge * 0.2)
    path = QPainterPath(QPointF(center - edge * 0.38, rect.bottom() - width / 2))
    path.cubicTo(
        QPointF(center - edge * 0.36, rect.top() + edge * 0.52),
        QPointF(center + edge * 0.36, rect.top() + edge * 0.52),
        QPointF(center + edge * 0.38, rect.bottom() - width / 2),
    )
    painter.drawPath(path)


def _paint_arrow(painter: QPainter, right: QPointF, size: float, color: QColor) -> None:
    """Draw the sign of a menu: an angle that points down, ending at the right."""
    painter.setPen(line_pen(color, max(1.2, size * 0.17)))
    top, bottom = right.y() - size * 0.2, right.y() + size * 0.24
    tip = QPointF(right.x() - size / 2, bottom)
    painter.drawLine(QPointF(right.x() - size, top), tip)
    painter.drawLine(tip, QPointF(right.x(), top))
