"""Full screen as a family sees it from the sofa: no menus, and text that grows with the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QMainWindow, QWidget

from yatzy_desktop.compat import override

_LARGEST = 2.2
"""How much larger than usual the text becomes at most."""
_UNLIMITED = 16_777_215
"""Qt's own bound of a widget's height."""


class FullScreen(QObject):
    """Follows an action that can be ticked; `usual` is the size at which text is as always."""

    def __init__(
        self, window: QMainWindow, contents: QWidget, switch: QAction, usual: QSize
    ) -> None:
        super().__init__(window)
        self._window = window
        self._contents = contents
        self._switch = switch
        self._usual = usual
        switch.toggled.connect(self._show)
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.FontChange}:
            self._grow_text()
        return False

    def leave(self) -> None:
        """Go back to a window, if the whole screen is taken."""
        self._switch.setChecked(False)

    def _show(self, on: bool) -> None:  # noqa: FBT001 - the shape of the signal
        # The menus are as low as can be instead of hidden: their shortcuts go on working.
        self._window.menuBar().setMaximumHeight(0 if on else _UNLIMITED)
        if on:
            self._window.showFullScreen()
        else:
            self._window.showNormal()
        self._grow_text()

    def _grow_text(self) -> None:
        font, size = QFont(), self._window.size()
        if self._switch.isChecked():
            share = min(size.width() / self._usual.width(), size.height() / self._usual.height())
            font = QFont(self._window.font())
            font.setPointSizeF(font.pointSizeF() * min(max(share, 1.0), _LARGEST))
        if (
            font != self._contents.font()
            or font.resolveMask() != self._contents.font().resolveMask()
        ):
            self._contents.setFont(font)
