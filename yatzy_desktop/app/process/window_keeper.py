"""Brings the window back to where it was, on screens that may have changed since."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QMargins, QObject, QRect
from PySide6.QtGui import QGuiApplication

from yatzy_desktop.adapters.storage import WindowPlace, WindowStore, fit_into
from yatzy_desktop.widgets.main_window import FIRST_SIZE, MainWindow

_FRAME = QMargins(8, 34, 8, 8)
"""Room for a title bar and borders, which no window knows before it is shown."""


def available_screens() -> list[QRect]:
    """Return the part of each screen that windows can have, that of the first screen first."""
    return [screen.availableGeometry() for screen in QGuiApplication.screens()]


class WindowKeeper(QObject):
    """Places a window before it is shown and keeps its place when it closes."""

    def __init__(
        self,
        window: MainWindow,
        store: WindowStore,
        screens: Callable[[], Sequence[QRect]] = available_screens,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._store = store
        self._screens = screens
        window.closing.connect(self._keep)

    def place(self) -> None:
        """Put the window where it was, or in the middle of the first screen, wholly on a screen."""
        place_window(self._window, self._store.load(), self._screens())

    def _keep(self) -> None:
        window = self._window
        at_large = window.isMaximized() or window.isFullScreen()
        rect = window.normalGeometry() if at_large else window.geometry()
        self._store.save(WindowPlace.of(rect, maximized=window.isMaximized()))


def place_window(window: MainWindow, kept: WindowPlace | None, screens: Sequence[QRect]) -> None:
    """Put a window at the place kept, or in the middle of the first screen."""
    if kept is None:
        rect = QRect(0, 0, FIRST_SIZE.width(), FIRST_SIZE.height())
        if screens:
            rect.moveCenter(screens[0].center())
    else:
        rect = kept.rect
    if screens:
        window.set_room(_screen_of(rect, screens).marginsRemoved(_FRAME).size())
    rect.setSize(rect.size().expandedTo(window.minimumSize()))
    window.setGeometry(fit_into(rect, screens, _FRAME))
    if kept is not None and kept.maximized:
        window.showMaximized()


def _screen_of(rect: QRect, screens: Sequence[QRect]) -> QRect:
    placed = fit_into(rect, screens, _FRAME)
    return next(screen for screen in screens if screen.contains(placed))
