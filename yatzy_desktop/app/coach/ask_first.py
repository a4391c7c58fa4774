"""The coach who asks first whether a choice is wanted that gives less than another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from yatzy_desktop.adapters.game import GameModel
from yatzy_desktop.adapters.storage import Settings, SettingsModel
from yatzy_desktop.adapters.words import question_text
from yatzy_desktop.app.coach.advice_desk import AdviceDesk
from yatzy_desktop.game import Action, EnterPoints, GameState
from yatzy_desktop.widgets.cards import QuestionCard

if TYPE_CHECKING:
    from yatzy_desktop.strategy.analysis import Analysis

PATIENCE_MS = 300
"""How long a choice waits for its analysis, in milliseconds; then it is carried out unasked."""


@dataclass(frozen=True, slots=True)
class _Wish:
    state: GameState
    action: Action
    carry_out: Callable[[], object]


class AskFirst(QObject):
    """Lets choices pass, or asks about them; what is asked about happens once or not at all."""

    def __init__(
        self,
        model: GameModel,
        settings: SettingsModel,
        desk: AdviceDesk,
        card: QuestionCard,
        *,
        patience_ms: int = PATIENCE_MS,
    ) -> None:
        super().__init__(card)
        self._model = model
        self._settings = settings
        self._desk = desk
        self._card = card
        self._wish: _Wish | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(patience_ms)
        self._patience.timeout.connect(self._let_pass)
        card.confirmed.connect(self._let_pass)
        card.put_away.connect(self._forget)
        desk.ready.connect(self._judge)
        desk.failed.connect(self._let_pass)
        settings.changed.connect(self._follow)
        model.game_started.connect(self._close)
        model.state_changed.connect(self._close)
        model.held_changed.connect(self._close)

    def look(self) -> None:
        """Prepare for a choice in the position on the table, if choices are asked about."""
        if self._settings.settings.coach_asks:
            self._desk.want()

    def consider(self, action: Action | EnterPoints, carry_out: Callable[[], object]) -> None:
        """Carry the action out: at once, when it is judged good enough, or when confirmed.

        Of points without dice nobody can say what would have been better.
        """
        self._close()
        if (
            isinstance(action, EnterPoints)
            or not self._settings.settings.coach_asks
            or not self._desk.has_position
        ):
            carry_out()
            return
        self._wish = _Wish(self._model.state, action, carry_out)
        self._patience.start()
        self._desk.want()

    def withdraw(self) -> None:
        """Ask no more about what was considered last, and carry nothing out."""
        self._close()

    def _judge(self, analysis: Analysis) -> None:
        if self._wish is None or self._card.isVisible():
            return
        choice = analysis.choice_for(self._wish.action)
        if choice is None or choice.loss <= self._settings.settings.coach_limit:
            self._let_pass()
        else:
            self._patience.stop()
            self._model.note_help()
            self._ask(analysis)

    def _ask(self, analysis: Analysis) -> None:
        wish = self._wish
        choice = analysis.choice_for(wish.action) if wish is not None else None
        if choice is not None:
            ruleset = self._model.state.ruleset
            self._card.ask(partial(question_text, choice, analysis.best, ruleset))

    def _let_pass(self) -> None:
        wish = self._wish
        self._forget()
        if wish is not None and wish.state is self._model.state and self._model.is_human_turn:
            wish.carry_out()

    def _close(self, *_what_changed: object) -> None:
        self._card.leave()
        self._forget()

    def _forget(self) -> None:
        self._wish = None
        self._patience.stop()

    def _follow(self, old: Settings, new: Settings) -> None:
        if new.coach_asks and not old.coach_asks:
            self.look()
