"""The control that lies over each die, for keyboard, mouse and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP as MARK
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    ENTER_KEYS,
    Dressed,
    presses_by_enter,
)

if TYPE_CHECKING:
    from collections.abc import Callable

_FACES: tuple[str, ...] = (
    cast("str", MARK("DieButton", "one")),
    cast("str", MARK("DieButton", "two")),
    cast("str", MARK("DieButton", "three")),
    cast("str", MARK("DieButton", "four")),
    cast("str", MARK("DieButton", "five")),
    cast("str", MARK("DieButton", "six")),
)
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}
_PRESS_KEYS = ENTER_KEYS | {Qt.Key.Key_Space, Qt.Key.Key_Select}
_BEYOND = 99  # more than any number of dice


class DieButton(Dressed, QAbstractButton):
    """A die one can press; it paints nothing and keeps no state of its own.

    ``toggle_requested`` says that the person wants to hold or release the die,
    ``appearance_changed`` that focus or pointer came or went, ``move_requested`` that focus
    should go to a die, or to the one nearest to that place.  ``carried`` and ``put_down`` tell
    where (in the parent's pixels) the pointer takes and leaves the die.
    """

    toggle_requested = Signal(int)
    carried = Signal(int, QPointF)
    put_down = Signal(int, QPointF)
    appearance_changed = Signal()
    move_requested = Signal(int)

    def __init__(
        self, position: int, interrupt: Callable[[], bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._position = position
        self._interrupt = interrupt
        self._face: int | None = None
        self._rolling = False
        self._held = False
        self._setting = False
        self._pressed_at: QPointF | None = None
        self._is_carried = False
        self._is_usable = True
        self.hovered = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._request)
        self.toggled.connect(self._refuse_toggle)

    def show_state(self, face: int | None, *, held: bool, rolling: bool) -> None:
        """Say what the die shows: None before it is thrown; nothing is told while it rolls."""
        self._face, self._rolling, self._held = face, rolling, held
        self._setting = True
        self.setChecked(held)
        self._setting = False
        self.retranslate()

    @property
    def is_usable(self) -> bool:
        """Whether a press does anything; a die that is not usable can still be read."""
        return self._is_usable

    def set_usable(self, usable: bool) -> None:  # noqa: FBT001 - a plain property
        """Let presses ask for something, or not."""
        self._is_usable = usable
        shape = Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() != shape:
            self.setCursor(shape)

    @override
    def retranslate(self) -> None:
        """Name the control in the language now in use."""
        number = self._position + 1
        if self._rolling:
            name = self.tr("Die {position}, rolling").format(position=number)
        elif self._face is None:
            name = self.tr("Die {position}, not rolled yet").format(position=number)
        else:
            face = QCoreApplication.translate("DieButton", _FACES[self._face - 1])
            if self._held:
                name = self.tr("Die {position}, {face}, held").format(position=number, face=face)
            else:
                name = self.tr("Die {position}, {face}").format(position=number, face=face)
        self.setAccessibleName(name)

    @override
    def nextCheckState(self) -> None:
        """Leave the mark alone: the owner decides and says so through show_state."""

    def _request(self) -> None:
        if self._is_usable:
            self.toggle_requested.emit(self._position)

    def _refuse_toggle(self, _checked: bool) -> None:  # noqa: FBT001 - a signal's argument
        """Turn a toggle from outside (a screen reader's) into a request."""
        if self._setting:
            return
        self._setting = True
        self.setChecked(self._held)
        self._setting = False
        self._request()

    @override
    def paintEvent(self, _event: QPaintEvent, /) -> None:
        """Paint nothing: the table paints the die."""

    @override
    def mousePressEvent(self, event: QMouseEvent, /) -> None:
        if self._interrupt():
            event.accept()
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition()
        super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent, /) -> None:
        """Take the die along once the pointer has left the place of the press."""
        start = self._pressed_at
        if start is not None and not self._is_carried:
            way = (event.globalPosition() - start).manhattanLength()
            self._is_carried = self._is_usable and way >= QApplication.startDragDistance()
        if self._is_carried:
            self.setDown(False)
            self.carried.emit(self._position, self.mapToParent(event.position()))
        else:
            super().mouseMoveEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent, /) -> None:
        """Put down a die that was taken along; else this is a click."""
        was_carried, self._is_carried, self._pressed_at = self._is_carried, False, None
        if was_carried:
            self.put_down.emit(self._position, self.mapToParent(event.position()))
        else:
            super().mouseReleaseEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent, /) -> None:
        """Ignore the second press of a double click, so that it does not undo the first."""
        event.accept()

    @override
    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        if self._interrupt():
            event.accept()
            return
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.move_requested.emit(self._position + _STEPS[key])
        elif key == Qt.Key.Key_Home:
            self.move_requested.emit(0)
        elif key == Qt.Key.Key_End:
            self.move_requested.emit(_BEYOND)
        elif not self._is_usable and key in _PRESS_KEYS:
            event.ignore()  # the window tells why
        elif not presses_by_enter(self, event):
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent, /) -> None:
        super().focusInEvent(event)
        self.appearance_changed.emit()

    @override
    def focusOutEvent(self, event: QFocusEvent, /) -> None:
        super().focusOutEvent(event)
        self.appearance_changed.emit()

    @override
    def enterEvent(self, event: QEnterEvent, /) -> None:
        self.hovered = True
        super().enterEvent(event)
        self.appearance_changed.emit()

    @override
    def leaveEvent(self, event: QEvent, /) -> None:
        self.hovered = False
        super().leaveEvent(event)
        self.appearance_changed.emit()
