"""Keeps one press from acting twice, and from acting for the next player."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QInputEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look.enter_key import FILL_KEYS

QUIET_MS = 250
"""How long after a press that ended a turn no further press acts, in milliseconds."""

REPEAT_MS = 5
"""A key that comes down so soon after it came up was never let go, in milliseconds.

X11 tells a key that is held down as going up and down at the same moment, and Qt does not
recognise every such pair.
"""

HURRIED_MS = 350
"""How much longer no press acts after a turn that somebody hurried on, in milliseconds."""

_ACTING_KEYS = FILL_KEYS | {
    Qt.Key.Key_Space,
    *(Qt.Key(Qt.Key.Key_1 + place) for place in range(6)),
}


class QuietTime:
    """The moment after a press in which no further press acts."""

    def __init__(self, length_ms: int) -> None:
        self._length_ms = length_ms
        self._until = 0

    def begin(self, pressed_at: int) -> None:
        """Begin with a press at that timestamp in milliseconds; at 0, which is unknown, end."""
        self._until = pressed_at + self._length_ms if pressed_at else 0

    def covers(self, event: QEvent) -> bool:
        """Tell whether an event is a press or key of that moment."""
        # Events made by assistive technology carry no time and are never a reflex.
        return isinstance(event, QInputEvent) and 0 < event.timestamp() < self._until


class PressGuard(QObject):
    """An event filter for every control that acts in a turn.

    It swallows the second press of a double click, repeats of a key that is held down (those
    that are not marked as such, too), and presses in the moment after a turn has passed on. A
    press while the dice roll only brings them to rest: `is_rolling` tells, `finish` ends the
    roll.
    """

    def __init__(
        self,
        parent: QObject,
        is_rolling: Callable[[], bool],
        finish: Callable[[], None],
        quiet_ms: int = QUIET_MS,
    ) -> None:
        super().__init__(parent)
        self._is_rolling = is_rolling
        self._finish = finish
        self._quiet = QuietTime(quiet_ms)
        self._last_press = 0
        self._since_press = QElapsedTimer()
        self._is_hurried = False
        self._let_go: dict[int, int] = {}
        self._ask: Callable[[], object] | None = None

    def watch(self, *widgets: QWidget) -> None:
        """Begin to guard these widgets."""
        for widget in widgets:
            widget.installEventFilter(self)

    @property
    def last_press(self) -> int:
        """When something was pressed last, in milliseconds as events tell it; 0 is unknown."""
        return self._last_press

    def turn_passed(self) -> None:
        """Tell that the last press handed the turn on (or ended the game)."""
        if self._last_press and self._is_hurried:
            self._quiet.begin(self._last_press + self._since_press.elapsed() + HURRIED_MS)
        elif self._last_press:
            self._quiet.begin(self._last_press)

    def hurried(self) -> None:
        """Tell that the last press only asked not to wait for another player.

        Whoever presses once more than was needed does not begin the own turn by that.
        """
        self._is_hurried = True

    def ask_before_enter(self, ask: Callable[[], object]) -> None:
        """Let the next Enter only ask, unless something else is pressed before it.

        For the moment when the focus has come by itself to where Enter would fill a box.
        """
        self._ask = ask

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow a press that must not act."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonDblClick:
            if self._is_rolling():
                self._finish()
            return True
        if kind == QEvent.Type.MouseButtonPress and isinstance(event, QInputEvent):
            self._ask = None
            return self._swallows(event)
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._swallows_key(event)
        if kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            self._let_go[event.key()] = event.timestamp()
        return False

    def _swallows_key(self, event: QKeyEvent) -> bool:
        if event.key() not in _ACTING_KEYS:
            self._ask = None
            return False
        if event.isAutoRepeat() or self._is_held_down(event) or self._swallows(event):
            return True
        ask, self._ask = self._ask, None
        if ask is None or event.key() not in FILL_KEYS:
            return False
        ask()
        return True

    def _is_held_down(self, event: QKeyEvent) -> bool:
        let_go = self._let_go.get(event.key(), 0)
        return bool(let_go) and 0 <= event.timestamp() - let_go <= REPEAT_MS

    def _swallows(self, event: QInputEvent) -> bool:
        if self._is_rolling():
            self._note(event)
            self._finish()
            return True
        if self._quiet.covers(event):
            return True
        self._note(event)
        return False

    def _note(self, event: QInputEvent) -> None:
        self._last_press = event.timestamp()
        self._since_press.start()
        self._is_hurried = False
