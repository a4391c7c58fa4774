"""What comes up over the table: short celebrations, and the result when a game has ended."""

from __future__ import annotations

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.game import GameModel, Motion
from yatzy_desktop.adapters.storage import Settings, SettingsModel
from yatzy_desktop.adapters.words import player_name
from yatzy_desktop.game import BonusEarned, BoxScored, ExtraYatzyEarned, GameState
from yatzy_desktop.widgets.cards import RISE_MS, moment_of
from yatzy_desktop.widgets.main_window import MainWindow


class Celebrations(QObject):
    """Shows each moment once, when it happens; taking back and new games end what is shown."""

    def __init__(
        self, model: GameModel, settings: SettingsModel, motion: Motion, window: MainWindow
    ) -> None:
        super().__init__(window)
        self._model = model
        self._motion = motion
        self._moments = window.moments
        self._game_over = window.game_over
        self._window = window
        for signal in (model.box_scored, model.bonus_earned, model.extra_yatzy_earned):
            signal.connect(self._celebrate)
        window.table.settled.connect(self._greet)
        model.taken_back.connect(self._moments.clear)
        model.redone.connect(self._moments.clear)
        model.game_started.connect(self.begin)
        model.state_changed.connect(self._follow)
        settings.changed.connect(lambda _old, new: self._set_up(new))
        motion.changed.connect(lambda _reduced: self._set_up(settings.settings))
        self._set_up(settings.settings)

    def begin(self) -> None:
        """Show what belongs to the game now on the table, and nothing of the one before."""
        self._moments.clear()
        self._show(self._model.state)

    def _set_up(self, settings: Settings) -> None:
        self._is_celebrating = settings.celebrations
        self._moments.set_celebrating(settings.celebrations)
        self._moments.set_reduced(self._motion.is_reduced)
        self._game_over.set_duration(self._motion.duration(RISE_MS))

    def _celebrate(self, event: BoxScored | BonusEarned | ExtraYatzyEarned) -> None:
        moment = moment_of(event, player_name(self._model.state, event.seat))
        if moment is not None:
            self._moments.celebrate(moment)

    def _greet(self) -> None:
        """Let dice that are all alike shine as soon as they lie, before anything is written."""
        dice = self._model.state.turn.dice
        if self._is_celebrating and dice is not None and len(set(dice)) == 1 < len(dice):
            self._window.table.shine(frozenset(range(len(dice))))

    def _follow(self, _old: GameState, new: GameState) -> None:
        self._show(new)

    def _show(self, state: GameState) -> None:
        helped, pressed_at = self._model.history.helped_seats, self._window.guard.last_press
        self._game_over.follow(state, helped, pressed_at)
        self._moments.set_aside(self._game_over.isVisible())
        if self._game_over.isVisible():
            self._moments.raise_()
            self._game_over.setFocus()
        elif self._window.focusWidget() is None:
            self._window.focus_roll()
