"""What is seen at once when the program starts: the window as it was left.

Only what a window and a picture need is loaded before that; the game itself comes right after.
The picture is shown only where everything it depends on is as it was: the files it was made from,
the program, the language, the screen, the colours and letters of the system.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication

from yatzy_desktop import __version__
from yatzy_desktop.adapters.storage import (
    AppPaths,
    KeptPicture,
    PictureStore,
    WindowPlace,
)
from yatzy_desktop.app.process.window_keeper import available_screens, place_window
from yatzy_desktop.widgets.last_picture import LastPicture
from yatzy_desktop.widgets.main_window import MainWindow

_LONGEST_MS = 300
"""How long the picture is waited for: a window on another desktop is never painted."""


class FirstSight:
    """A window with the picture of the last one in it."""

    def __init__(self, picture: KeptPicture, place: WindowPlace | None) -> None:
        self.lies, self.colors = picture.lies, picture.colors
        self.window = MainWindow()
        self._then: Callable[[], object] | None = None
        self._cover: LastPicture | None = LastPicture(self.window, picture.image)
        self._cover.painted.connect(self._go_on)
        self.window.setWindowTitle(picture.title)
        place_window(self.window, place, available_screens())

    def show(self, then: Callable[[], object]) -> None:
        """Show the window, and go on as soon as the picture can be seen."""
        self._then = then
        self.window.show()
        QTimer.singleShot(_LONGEST_MS, self._go_on)

    def uncover(self) -> None:
        """Show the window itself, and let go of the picture."""
        cover, self._cover = self._cover, None
        if cover is not None:
            cover.hide()
            cover.deleteLater()

    def hand_over(self) -> None:
        """Keep the picture over what has come into the window, which acts from now on."""
        if self._cover is not None:
            self._cover.hand_over()

    def _go_on(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()


class SightKeeper:
    """Keeps what is seen of a window for the next start; `language` is that of this run only."""

    def __init__(self, paths: AppPaths, language: str | None) -> None:
        self._store = PictureStore(paths.cache_dir)
        self._files = (
            paths.config_dir / "settings.json",
            paths.state_dir / "window.json",
            paths.data_dir / "current.yatzy",
        )
        self._language = language

    def found(self) -> KeptPicture | None:
        """Return what was kept, if nothing has changed since."""
        return self._store.load(self._key())

    def keep(self, window: MainWindow, colors: Mapping[str, str]) -> None:
        """Keep what is to be seen of a window that has been closed, once all is saved.

        `colors` are those of people, by name.
        """
        image = window.grab().toImage()
        picture = KeptPicture(image, window.windowTitle(), window.table.lies, colors)
        self._store.save(self._key(), picture)

    def forget(self) -> None:
        """Keep nothing: the window would not open as it was closed."""
        self._store.forget()

    def _key(self) -> str:
        hints, screen = QGuiApplication.styleHints(), QGuiApplication.primaryScreen()
        letters = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        known = (
            __version__,
            self._language,
            QApplication.platformName(),
            hints.colorScheme().name,
            letters.toString(),
            screen.devicePixelRatio(),
            screen.logicalDotsPerInch(),
            *(_stamp(path) for path in self._files),
        )
        return json.dumps(known)


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return (found.st_size, found.st_mtime_ns)
