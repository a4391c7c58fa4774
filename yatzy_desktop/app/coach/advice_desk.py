"""Knows what every choice in the running position is worth, once somebody wants to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from yatzy_desktop.adapters.game import GameModel, PolicyRunner
from yatzy_desktop.game import GameState
from yatzy_desktop.widgets.table import DiceTable

if TYPE_CHECKING:
    from yatzy_desktop.strategy.analysis import Analysis


class AdviceDesk(QObject):
    """Asks once for each position, and only where a person has dice lying on the table."""

    ready = Signal(object)
    """The Analysis of the position on the table."""
    failed = Signal()
    """Nothing can be said about the position on the table."""

    def __init__(
        self, model: GameModel, runner: PolicyRunner, table: DiceTable, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._runner = runner
        self._table = table
        self._asked: GameState | None = None
        self._known: tuple[GameState, Analysis] | None = None
        runner.advised.connect(self._take)
        runner.failed.connect(self._give_up)

    @property
    def has_position(self) -> bool:
        """Whether a person is to choose with dice that have come to rest."""
        model = self._model
        return model.is_human_turn and model.state.turn.dice is not None and not self._is_rolling

    @property
    def analysis(self) -> Analysis | None:
        """The analysis of the position on the table, None while it is not known."""
        if self._known is None or not self.has_position:
            return None
        state, analysis = self._known
        return analysis if state is self._model.state else None

    def judge_anew(self) -> None:
        """Forget what is known: the rules have been worked out exactly meanwhile."""
        was_wanted = self._asked is not None
        self._asked = self._known = None
        if was_wanted:
            self.want()

    def want(self) -> None:
        """Ask for the analysis of the position; `ready` follows, at once if it is known."""
        if not self.has_position:
            return
        analysis = self.analysis
        if analysis is not None:
            self.ready.emit(analysis)
        elif self._asked is not self._model.state:
            self._asked = self._model.state
            self._runner.advise(self._model.state)

    @property
    def _is_rolling(self) -> bool:
        return self._table.is_rolling

    def _take(self, state: GameState, analysis: Analysis) -> None:
        if state is not self._asked or not self._model.has_game:
            return
        self._known = (state, analysis)
        if state is self._model.state:
            self.ready.emit(analysis)

    def _give_up(self, state: GameState) -> None:
        if state is self._asked and self._model.has_game and state is self._model.state:
            # Asked again it may be known: a table can be put back.
            self._asked = None
            self.failed.emit()
