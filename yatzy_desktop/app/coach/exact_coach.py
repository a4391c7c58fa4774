"""Has the exact values of own rules worked out when a player or a computer first needs advice."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from yatzy_desktop import strategy
from yatzy_desktop.adapters.game import GameModel, PolicyRunner, RulesSolver
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.main_window import MainWindow

_TOPIC = "solving rules"


class ExactCoach(QObject):
    """Begins when similar rules stand in for rules that could have values of their own.

    Until the work is done advice goes on by the similar ones. What a person has stopped begins
    again only when a person wishes it.
    """

    judged_anew = Signal()
    """Exact values are known: what is shown is to be judged by them."""
    keyboard_freed = Signal()
    """A button that may have had the keyboard is gone."""

    def __init__(
        self, model: GameModel, runner: PolicyRunner, solver: RulesSolver, window: MainWindow
    ) -> None:
        super().__init__(window)
        self._model = model
        self._runner = runner
        self._solver = solver
        self._window = window
        self._given_up: set[Ruleset] = set()
        self._done: set[Ruleset] = set()
        self._percent: int | None = None
        runner.judged_by_similar.connect(self._begin)
        card, note = window.hint_card, window.header.work
        card.exact_wanted.connect(self._begin_after_all)
        card.stop_wanted.connect(self._give_up)
        card.visibility_changed.connect(self._place_note)
        note.cancelled.connect(self._give_up)
        window.guard.watch(card.exact_button, card.stop_button, note.cancel_button)
        solver.advanced.connect(self._show_work)
        solver.ended.connect(self._put_note_away)
        solver.solved.connect(self._tell_done)
        solver.failed.connect(self._tell_failure)
        model.game_started.connect(self._leave_other_rules)
        window.closing.connect(solver.cancel)

    def _begin(self, ruleset: Ruleset) -> None:
        if not self._model.has_game or ruleset != self._model.state.ruleset:
            return
        # Once is enough, also where the result is gone again or cannot be read.
        if ruleset not in self._given_up | self._done and strategy.is_solvable(ruleset):
            self._solve(ruleset)
        self._offer()

    def _begin_after_all(self) -> None:
        ruleset = self._model.state.ruleset
        self._given_up.discard(ruleset)
        self._solve(ruleset)
        self._offer()
        self.keyboard_freed.emit()

    def _solve(self, ruleset: Ruleset) -> None:
        if self._solver.ruleset == ruleset:
            return
        self._window.notice_bar.withdraw(_TOPIC)
        self._solver.solve(ruleset)
        if self._solver.ruleset == ruleset:
            self._show_work(0)

    def _give_up(self) -> None:
        if self._solver.ruleset is not None:
            self._given_up.add(self._solver.ruleset)
        self._solver.cancel()

    def _leave_other_rules(self) -> None:
        if self._solver.ruleset not in {None, self._model.state.ruleset}:
            self._solver.cancel()
        self._offer()

    def _put_note_away(self) -> None:
        self._show_work(None)
        self._offer()
        self.keyboard_freed.emit()

    def _show_work(self, percent: int | None) -> None:
        self._percent = percent
        self._window.hint_card.set_work(percent)
        self._place_note()

    def _place_note(self) -> None:
        """Tell of the work in one place: the hint lies over the header."""
        card = self._window.hint_card
        is_told = card.isVisible() and card.tells_of_work
        self._window.header.set_work(None if is_told else self._percent)

    def _offer(self) -> None:
        """Let the hint offer the work where it was given up, or came to nothing."""
        ruleset = self._model.state.ruleset if self._model.has_game else None
        self._window.hint_card.offer_exact(ruleset in self._given_up)

    def _tell_done(self, ruleset: Ruleset) -> None:
        self._done.add(ruleset)
        self._runner.renew(ruleset)
        self._window.say(self.tr("These rules are worked out: the hints are exact now."))
        self.judged_anew.emit()

    def _tell_failure(self, ruleset: Ruleset) -> None:
        # Otherwise every answer by similar rules would begin the same failure.
        self._given_up.add(ruleset)
        self._offer()
        text = self.tr("These rules could not be worked out exactly. Hints follow similar rules.")
        self._window.notice_bar.show_notice(text, _TOPIC)
