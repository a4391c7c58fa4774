"""Keeps the bar with the chances to win up to date, for those who like it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.game import GameModel
from yatzy_desktop.adapters.storage import SettingsModel
from yatzy_desktop.adapters.study import StudyRunner, Task, win_chances_work
from yatzy_desktop.adapters.words import player_name
from yatzy_desktop.app.play import TurnPresenter
from yatzy_desktop.game import GameState
from yatzy_desktop.widgets.main_window import MainWindow
from yatzy_desktop.widgets.pad import WinBar


class WinChance(QObject):
    """Asks for the chances whenever a position has come to rest, and forgets them with it."""

    def __init__(
        self,
        model: GameModel,
        settings: SettingsModel,
        runner: Callable[[], StudyRunner],
        presenter: TurnPresenter,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._model = model
        self._settings = settings
        self._runner = runner
        self._pad = window.pad
        self._bar: WinBar | None = None
        self._task: Task | None = None
        self._asked: GameState | None = None
        presenter.settled.connect(self.look)
        model.state_changed.connect(self._forget)
        model.game_started.connect(self._forget)
        settings.changed.connect(lambda _old, _new: self.look())

    @property
    def bar(self) -> WinBar | None:
        """The bar, once it has been wanted."""
        return self._bar

    def look(self) -> None:
        """Find out the chances in the position on the table, if they are to be shown."""
        self._cancel()
        is_wanted = self._settings.settings.win_chance and self._model.has_game
        if not is_wanted or len(self._model.state.players) == 1:
            self._pad.set_foot(None)
            return
        if self._bar is None:
            self._bar = WinBar()
        self._pad.set_foot(self._bar)
        state = self._asked = self._model.state
        self._bar.show_shares((), None)
        self._task = self._runner().begin(win_chances_work(state))
        self._task.finished.connect(lambda shares: self._show(state, shares))

    def _show(self, state: GameState, shares: tuple[float, ...] | None) -> None:
        if state is not self._model.state or self._bar is None:
            return
        names = [player_name(state, seat) for seat in range(len(state.players))]
        self._bar.show_shares(names, shares)

    def _forget(self, *_what_changed: object) -> None:
        if self._asked is self._model.state:
            return  # others have heard first, and it is asked about already
        self._cancel()
        if self._bar is not None:
            self._bar.show_shares((), None)

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = self._asked = None
