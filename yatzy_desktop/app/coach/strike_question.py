"""Asks before a box is struck out, as far as a person wants to be asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from yatzy_desktop.adapters.game import GameModel
from yatzy_desktop.adapters.storage import STRIKE_QUESTIONS, SettingsModel
from yatzy_desktop.adapters.words import best_other_box, strike_question_text
from yatzy_desktop.app.play import Judge
from yatzy_desktop.game import (
    Action,
    EnterPoints,
    GameState,
    RollDice,
    ScoreBox,
    enterable_points,
    possible_scores,
)
from yatzy_desktop.widgets.cards import QuestionCard

_NEVER, _AVOIDABLE, _ALWAYS = STRIKE_QUESTIONS


class StrikeQuestion(QObject):
    """Lets every other choice go on to the next judge; a strike is asked about only here."""

    asked = Signal()
    """A question of this one comes: no other is still of interest."""

    def __init__(
        self, model: GameModel, settings: SettingsModel, card: QuestionCard, following: Judge
    ) -> None:
        super().__init__(card)
        self._model = model
        self._settings = settings
        self._card = card
        self._following = following
        self._wish: tuple[GameState, Callable[[], object]] | None = None
        card.confirmed.connect(self._carry_out)
        card.put_away.connect(self._forget)
        model.game_started.connect(self._forget)
        model.state_changed.connect(self._forget)
        model.held_changed.connect(self._forget)

    def consider(self, action: Action | EnterPoints, carry_out: Callable[[], object]) -> None:
        """Carry the action out: when it is confirmed, or when the next judge does."""
        self._forget()
        if isinstance(action, RollDice) or not self._is_doubtful(action):
            self._following(action, carry_out)
            return
        self.asked.emit()
        state = self._model.state
        self._wish = state, carry_out
        self._card.ask(partial(strike_question_text, state, action.category))

    def _is_doubtful(self, action: ScoreBox | EnterPoints) -> bool:
        state, asks = self._model.state, self._settings.settings.strike_asks
        category = action.category
        if isinstance(action, EnterPoints):
            points = action.points
        else:
            points = possible_scores(state).get(category, 1)
        if asks == _NEVER or points:
            return False
        if asks == _ALWAYS:
            return True
        if isinstance(action, EnterPoints):
            # The dice are not known: another box, if there is one, might have got something.
            return len(enterable_points(state)) > 1
        return state.can_roll or best_other_box(state, category) is not None

    def _carry_out(self) -> None:
        wish = self._wish
        self._forget()
        if wish is not None and wish[0] is self._model.state and self._model.is_human_turn:
            wish[1]()

    def _forget(self, *_what_changed: object) -> None:
        self._wish = None
