"""The coach: hints, values on the pad, and the question before a costly choice."""

from __future__ import annotations

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.game import ScorecardTableModel
from yatzy_desktop.adapters.storage import SettingsModel
from yatzy_desktop.app.coach.advice_desk import AdviceDesk
from yatzy_desktop.app.coach.ask_first import AskFirst
from yatzy_desktop.app.coach.exact_coach import ExactCoach
from yatzy_desktop.app.coach.hints import Hints
from yatzy_desktop.app.coach.pad_values import PadValues
from yatzy_desktop.app.coach.strike_question import StrikeQuestion
from yatzy_desktop.app.context import GameParts
from yatzy_desktop.app.play import TurnPresenter
from yatzy_desktop.widgets.main_window import MainWindow


class Coach(QObject):
    """Puts the parts together that give advice; each works from the same analysis."""

    def __init__(
        self,
        game: GameParts,
        settings: SettingsModel,
        window: MainWindow,
        presenter: TurnPresenter,
        pad_model: ScorecardTableModel,
    ) -> None:
        super().__init__(window)
        model, runner = game.model, game.policy_runner
        desk = AdviceDesk(model, runner, window.table, self)
        hints = Hints(model, runner, desk, window, presenter=presenter, pad_model=pad_model)
        values = PadValues(model, settings, desk, pad_model, self)
        asking = AskFirst(model, settings, desk, window.question_card)
        strikes = StrikeQuestion(model, settings, window.question_card, asking.consider)
        strikes.asked.connect(asking.withdraw)
        presenter.set_judge(strikes.consider)
        self._looks = values.look, asking.look
        presenter.settled.connect(self.look)
        exact = ExactCoach(model, runner, game.rules_solver, window)
        exact.judged_anew.connect(desk.judge_anew)
        exact.judged_anew.connect(hints.judge_anew)
        exact.keyboard_freed.connect(presenter.follow_focus)

    def look(self) -> None:
        """Find out about the position on the table what is wanted at once."""
        for look in self._looks:
            look()
