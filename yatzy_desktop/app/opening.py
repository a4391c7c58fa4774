"""Opens the window: as it was left, at once, where that is known; then with all that is in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from yatzy_desktop.app.process import SightKeeper
from yatzy_desktop.app.start import Start

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QApplication, QMainWindow

    from yatzy_desktop.app.context import AppContext
    from yatzy_desktop.app.process import FirstSight

    Compose = Callable[[AppContext], QMainWindow]

# What the game consists of is imported inside the functions: its picture comes first.


class Opener:
    """Makes the window and what belongs to it; `fail` is told what prevented that.

    `compose` makes another window than that of the game.
    """

    def __init__(
        self,
        start: Start,
        application: QApplication,
        compose: Compose | None,
        fail: Callable[[Exception], None],
    ) -> None:
        self._start = start
        self._application = application
        self._compose = compose
        self._fail = fail
        self._sights = SightKeeper(start.paths, start.arguments.language)
        self.window: QMainWindow | None = None
        self._sight: FirstSight | None = None
        self._context: AppContext | None = None
        self._opened_files: QObject | None = None

    def open(self) -> bool:
        """Show the window, and tell whether there will be one."""
        self._sight = sight = self._first_sight()
        if sight is None:
            return self._furnish(None)
        sight.show(lambda: self._furnish(sight))
        return True

    def close(self) -> None:
        """Keep what was seen of the window for the next start."""
        if self._opened_files is not None:
            self._application.removeEventFilter(self._opened_files)
        if self._compose is None and self._start.may_write and self._context is not None:
            self._keep_sight(self._context)

    def _first_sight(self) -> FirstSight | None:
        arguments = self._start.arguments
        alone = arguments.file is None and arguments.selftest is None
        if not (alone and self._compose is None and self._start.may_write):
            return None
        picture = self._sights.found()
        if picture is None:
            return None
        from yatzy_desktop.adapters.storage import WindowStore  # noqa: PLC0415
        from yatzy_desktop.app.process import FirstSight  # noqa: PLC0415

        return FirstSight(picture, WindowStore(self._start.paths.state_dir).load())

    def _furnish(self, sight: FirstSight | None) -> bool:
        from yatzy_desktop.app.context import make_context  # noqa: PLC0415
        from yatzy_desktop.app.play import watch_opened_files  # noqa: PLC0415

        try:
            self._context = context = make_context(self._start, self._application)
            self.window = self._composed(context, sight)
        except Exception as error:  # noqa: BLE001 - never end without a word
            self._fail(error)
            return False
        raise_requested = self._start.instance.raise_requested
        self._opened_files = watch_opened_files(self._application, raise_requested.emit)
        self.window.show()
        if self._start.may_write:
            self._start.instance.listen()
        return True

    def _composed(self, context: AppContext, sight: FirstSight | None) -> QMainWindow:
        if self._compose is not None:
            return self._compose(context)
        from yatzy_desktop.app.composition import compose  # noqa: PLC0415

        return compose(context, sight=sight)

    def _keep_sight(self, context: AppContext) -> None:
        from yatzy_desktop.app.play import PeopleColors  # noqa: PLC0415
        from yatzy_desktop.widgets.main_window import MainWindow  # noqa: PLC0415

        window, settings = self.window, context.storage.settings_model.settings
        # What is worked out after the window's own first picture would be missing in that.
        judged = settings.values_on_pad or settings.win_chance
        judged = judged or not context.game.model.is_human_turn
        if isinstance(window, MainWindow) and window.is_at_rest and not judged:
            colors = window.findChild(PeopleColors)
            self._sights.keep(window, colors.chosen if colors is not None else {})
        else:
            self._sights.forget()
