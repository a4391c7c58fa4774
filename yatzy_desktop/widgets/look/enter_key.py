"""Enter presses the button that has the focus, as Space does: Qt's own do so only in dialogs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

ENTER_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_OTHER_MEANING = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def presses_by_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Press a button if the key is Enter, and tell whether it was; held down it acts once."""
    if event.key() not in ENTER_KEYS or event.modifiers() & _OTHER_MEANING:
        return False
    if not event.isAutoRepeat():
        button.click()
    return True
