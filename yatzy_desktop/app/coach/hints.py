"""The hint: asked for by a person, shown until the next action, and lit on table and pad."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.game import Explanation, GameModel, PolicyRunner, ScorecardTableModel
from yatzy_desktop.adapters.words import HeardTexts, hint_texts
from yatzy_desktop.app.coach.advice_desk import AdviceDesk
from yatzy_desktop.app.play import TurnPresenter
from yatzy_desktop.game import GameState, RollDice
from yatzy_desktop.rules import counting_positions
from yatzy_desktop.widgets.main_window import MainWindow

_NOTHING: frozenset[int] = frozenset()


class Hints(QObject):
    """Answers the action "Hint" with a card; asked again, it takes the card away."""

    def __init__(
        self,
        model: GameModel,
        runner: PolicyRunner,
        desk: AdviceDesk,
        window: MainWindow,
        *,
        presenter: TurnPresenter,
        pad_model: ScorecardTableModel,
    ) -> None:
        super().__init__(window)
        self._model = model
        self._runner = runner
        self._desk = desk
        self._presenter = presenter
        self._pad_model = pad_model
        self._window = window
        self._card = window.hint_card
        self._asked: GameState | None = None
        self._holds_for: GameState | None = None
        self._shown: tuple[GameState, Explanation] | None = None
        window.hint_requested.connect(self._toggle)
        window.menu.hold_hint.triggered.connect(self._hold)
        self._card.put_away.connect(self._forget)
        runner.explained.connect(self._show)
        runner.failed.connect(self._say_no)
        model.game_started.connect(self._close)
        model.state_changed.connect(self._close)

    def judge_anew(self) -> None:
        """Work out the hint that is shown again: better values are known."""
        if self._shown is not None and self._desk.has_position:
            self._asked = self._model.state
            self._runner.explain(self._model.state)

    def _toggle(self) -> None:
        if self._card.isVisible():
            self._card.dismiss()
        elif self._desk.has_position:
            self._asked = self._model.state
            self._runner.explain(self._model.state)

    def _hold(self) -> None:
        """Hold what the hint keeps, once it is known; where it fills a box, say so."""
        if not self._desk.has_position:
            return
        state = self._model.state
        if self._shown is not None and self._shown[0] is state:
            self._obey(*self._shown)
        else:
            self._holds_for = self._asked = state
            self._runner.explain(state)

    def _obey(self, state: GameState, told: Explanation) -> None:
        action = told.analysis.best.action
        if isinstance(action, RollDice):
            self._model.set_held(action.held)
        else:
            self._window.say(HeardTexts().advised_box(state, action.category))

    def _show(self, state: GameState, told: Explanation) -> None:
        if state is not self._asked or state is not self._model.state:
            return
        self._asked = None
        if not self._desk.has_position:
            return
        self._shown = (state, told)
        self._model.note_help()
        self._window.question_card.dismiss()
        self._card.show_hint(partial(hint_texts, state, told.analysis, told.chances))
        self._light(state, told)
        holds, self._holds_for = self._holds_for is state, None
        if holds:
            self._obey(state, told)

    def _light(self, state: GameState, told: Explanation) -> None:
        action, dice = told.analysis.best.action, state.turn.dice or ()
        if isinstance(action, RollDice):
            self._presenter.light(action.held)
        else:
            self._presenter.light(counting_positions(state.ruleset, action.category, dice))
            self._pad_model.set_advised(action.category)

    def _say_no(self, state: GameState) -> None:
        if state is self._asked and state is self._model.state:
            self._window.say(self.tr("There is no advice for these rules."))
            self._asked = None

    def _close(self, *_what_changed: object) -> None:
        self._card.hide()
        self._forget()

    def _forget(self) -> None:
        self._asked = None
        if self._shown is not None:
            self._shown = None
            self._presenter.light(_NOTHING)
            self._pad_model.set_advised(None)
