"""Opens reviews, and keeps the thread in which they are worked out."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.study import StudyRunner
from yatzy_desktop.app.context import AppContext
from yatzy_desktop.game import History
from yatzy_desktop.widgets import review
from yatzy_desktop.widgets.dice import DICE_STYLES
from yatzy_desktop.widgets.main_window import MainWindow
from yatzy_desktop.widgets.table import MotionSettings


class Study(QObject):
    """Makes a window of the study when it is asked for; it deletes itself when it is closed."""

    def __init__(self, context: AppContext, window: MainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        window.closing.connect(self._close)

    @cached_property
    def runner(self) -> StudyRunner:
        """Works out what is studied, from the first time that it is wanted."""
        return StudyRunner(asset_path("tables"), self._context.storage.paths.solved_dir, self)

    def review(self, history: History | None = None) -> review.ReviewWindow | None:
        """Open the review of a game, by default of the one on the table; none without any play."""
        game = history or self._context.game.model.history
        if not game.entries:
            return None
        window = review.ReviewWindow(
            game,
            self.runner,
            self._window,
            style=DICE_STYLES[self._context.storage.settings_model.settings.dice_style],
            motion=self._motion,
        )
        window.show()
        return window

    @property
    def _motion(self) -> MotionSettings:
        return MotionSettings(reduced=self._context.look.motion.is_reduced)

    def _close(self) -> None:
        if "runner" in vars(self):
            self.runner.close()
