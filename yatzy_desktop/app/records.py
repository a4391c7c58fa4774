"""Opens the window of the records, and what is wanted from there."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.record_tables import KeptSheet
from yatzy_desktop.adapters.words import BoxAverages, LevelAverages
from yatzy_desktop.app.context import AppContext
from yatzy_desktop.app.play import RecordKeeper
from yatzy_desktop.widgets import records
from yatzy_desktop.widgets.main_window import MainWindow


class RecordsDesk(QObject):
    """Makes the window when it is asked for, once; it deletes itself when it is closed."""

    print_requested = Signal(object)
    """A KeptSheet that is to be printed."""
    statistics_print_requested = Signal(object, object)
    """A Ruleset, and the StatisticsPrint that is to be printed."""
    review_requested = Signal(object)
    """The History of a kept game that is to be reviewed."""

    def __init__(self, context: AppContext, keeper: RecordKeeper, window: MainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._keeper = keeper
        self._window = window
        self._box_averages = BoxAverages(asset_path("tables"))
        self._level_averages = LevelAverages(asset_path("tables"), context.storage.paths.solved_dir)

    def show_records(self) -> records.RecordsWindow:
        """Open the window of the records beside the game, or bring it to the front."""
        for each in self._window.findChildren(records.RecordsWindow):
            if each.isVisible():
                each.raise_()
                each.activateWindow()
                return each
        shown = records.RecordsWindow(
            self._keeper.records,
            self._level_averages,
            self._box_averages,
            self._context.game.clock().date(),
            self._window,
        )
        shown.print_requested.connect(self.print_requested)
        shown.statistics_print_requested.connect(self.statistics_print_requested)
        shown.review_requested.connect(self._review)
        shown.show()
        return shown

    def _review(self, kept: KeptSheet) -> None:
        self.review_requested.emit(kept.history)
