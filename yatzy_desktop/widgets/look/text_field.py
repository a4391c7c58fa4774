"""A field to write in that leaves Alt to those who choose by a letter."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QLineEdit

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look.frames import paint_frame

_ALT, _CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


class TextField(QLineEdit):
    """A line to write on.

    Qt writes the letter of Alt and a letter when nothing can be chosen by it, as when the
    button it stands for is disabled.
    """

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _chooses(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFrame():
            paint_frame(self)


def _chooses(event: QKeyEvent) -> bool:
    """Tell whether a key is a letter with Alt that is meant for a button, not for a text."""
    if sys.platform == "darwin":  # where Alt writes further letters
        return False
    with_alt = bool(event.modifiers() & _ALT)
    alone = not event.modifiers() & _CONTROL  # Windows tells AltGr as both
    return with_alt and alone and event.text().isprintable() and bool(event.text())
