"""Enter presses the button that has the focus, as Space does: Qt's own do so only in dialogs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

ENTER_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
FILL_KEYS = ENTER_KEYS | {Qt.Key.Key_Select}
"""The keys that fill a box: some keyboards have Select in place of Enter."""

_OTHER_MEANING = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def is_enter(event: QKeyEvent) -> bool:
    """Tell whether a key is Enter, with none of the keys that would give it another meaning."""
    return event.key() in ENTER_KEYS and not event.modifiers() & _OTHER_MEANING


def presses_by_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Press a button if the key is Enter, and tell whether it was; held down it acts once."""
    if not is_enter(event):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True
