"""Lets the computer's players take their turns, unhurried and for everybody to see."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer

from yatzy_desktop.adapters.game import GameModel, PolicyRunner
from yatzy_desktop.app.play.pace import Pace
from yatzy_desktop.compat import override
from yatzy_desktop.game import Action, GameState, RollDice, ScoreBox, possible_scores
from yatzy_desktop.rules import counting_positions
from yatzy_desktop.widgets.main_window import MainWindow


class ComputerTurns(QObject):
    """Asks for each action and submits it through the same door as a person's.

    A turn can be cut short with `hurry`: what happens is the same, only sooner. While a dialog
    is open, and before the window has come up, nothing is played that nobody would see.
    Answers about a state that is no longer the game's are dropped, so nothing of an old game
    comes into a new one.
    """

    def __init__(
        self, model: GameModel, runner: PolicyRunner, window: MainWindow, pace: Pace
    ) -> None:
        super().__init__(window)
        self._model = model
        self._runner = runner
        self._window = window
        self._pace = pace
        self._hurries = False
        self._is_blocked = not window.isVisible()
        self._asked: GameState | None = None
        self._pending: tuple[GameState, Action] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act)
        runner.chosen.connect(self._plan)
        runner.failed.connect(self._fill_anything)
        # After a roll the question waits until the dice have landed.
        for signal in (model.game_started, model.turn_started, model.game_ended):
            signal.connect(self.look)
        for signal in (model.taken_back, model.redone, model.corrected):
            signal.connect(self.look)
        window.dice_settled.connect(self.look)
        window.closing.connect(self._stop)
        window.shown.connect(self._unblock)
        window.installEventFilter(self)

    @property
    def pace(self) -> Pace:
        """How long the pauses are now."""
        return self._pace

    def set_pace(self, pace: Pace) -> None:
        """Play at another pace from the next action on."""
        self._pace = pace

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait while a dialog stands in front of the window."""
        if event.type() == QEvent.Type.WindowBlocked:
            self._is_blocked = True
            self._timer.stop()
        elif event.type() == QEvent.Type.WindowUnblocked:
            self._unblock()
        return False

    def hurry(self) -> None:
        """Play without pauses until it is a person's turn again or the game is over."""
        if not self._is_to_move:
            return
        self._hurries = True
        self._window.table.finish()
        if self._timer.isActive():
            self._timer.stop()
            self._act()

    def look(self) -> None:
        """Ask what to do if it is the computer's turn and the dice lie still."""
        if not self._is_to_move:
            self._stop()
            return
        state = self._model.state
        if self._is_blocked or self._window.table.is_rolling or state is self._asked:
            return
        self._timer.stop()
        self._pending = None
        self._asked = state
        self._runner.choose(state, self._model.whim)

    @property
    def _is_to_move(self) -> bool:
        model = self._model
        return model.has_game and not model.state.is_over and not model.state.player.is_human

    def _unblock(self) -> None:
        self._is_blocked = False
        if self._pending is not None:
            self._timer.start(self._pause_before(*self._pending))
        else:
            self.look()

    def _plan(self, state: GameState, action: Action) -> None:
        """Show which dice stay, then act after a pause for thought."""
        if state is not self._asked or state is not self._model.state:
            return
        self._pending = (state, action)
        table = self._window.table
        if isinstance(action, RollDice):
            table.set_held(action.held)
        else:
            dice = state.turn.dice or ()
            table.set_highlight(counting_positions(state.ruleset, action.category, dice))
        if not self._is_blocked:
            self._timer.start(self._pause_before(state, action))

    def _pause_before(self, state: GameState, action: Action) -> int:
        if self._hurries:
            return 0
        if isinstance(action, ScoreBox):
            return self._pace.box_ms
        return self._pace.begin_ms if state.turn.dice is None else self._pace.roll_ms

    def _act(self) -> None:
        pending, self._pending = self._pending, None
        if pending is None or pending[0] is not self._model.state:
            return
        self._model.submit(pending[1])
        if self._hurries or self._pace.at_once:
            self._window.table.finish()

    def _fill_anything(self, state: GameState) -> None:
        # Without its table a computer would stand still for ever; the game must go on.
        if state is self._asked and state is self._model.state:
            self._plan(state, _simplest_action(state))

    def _stop(self) -> None:
        self._timer.stop()
        self._pending = None
        self._asked = None
        self._hurries = False


def _simplest_action(state: GameState) -> Action:
    options = possible_scores(state)
    if not options:
        return RollDice()
    return ScoreBox(max(options, key=lambda key: options[key]))
