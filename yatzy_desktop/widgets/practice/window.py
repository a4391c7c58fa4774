"""The window in which a person practises: a position, a choice, and the answer."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from yatzy_desktop.adapters.study import (
    Question,
    StudyRunner,
    Task,
    WeakSpotTexts,
    answer_text,
    best_text,
    question_work,
    score_text,
)
from yatzy_desktop.adapters.words import (
    SEPARATOR,
    hint_texts,
    ruleset_label,
    shown_in_title,
)
from yatzy_desktop.compat import override
from yatzy_desktop.game import Action, RollDice, ScoreBox
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.study import Answer, Notebook, answered, mistake_in_answer
from yatzy_desktop.widgets.board import PositionBoard, SideGame
from yatzy_desktop.widgets.dice import DiceStyle
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Dressed,
    Heading,
    MutedLabel,
    TextLabel,
    announce,
    text_unit,
)
from yatzy_desktop.widgets.table import MotionSettings

LEAST_SIZE = QSize(820, 540)
FIRST_SIZE = QSize(1060, 700)

_CARD_LINES = 3.4
_SPOTS = 2
_NOTHING: frozenset[int] = frozenset()
_DIE_KEYS = {Qt.Key(Qt.Key.Key_1 + place): place for place in range(6)}


class PracticeWindow(Dressed, QDialog):
    """Asks one position after another; what is learned is told by `notebook_changed`.

    `today` tells the day, and `rng` decides which positions of usual play come up.
    """

    notebook_changed = Signal(object)
    """The Notebook after an answer."""

    def __init__(
        self,
        ruleset: Ruleset,
        notebook: Notebook,
        study: StudyRunner,
        parent: QWidget | None = None,
        *,
        today: Callable[[], date],
        rng: random.Random,
        style: DiceStyle,
        motion: MotionSettings,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=parent is not None)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._ruleset = ruleset
        self._study = study
        self._today = today
        self._rng = rng
        self._task: Task | None = None
        self._is_failed = False
        self.notebook = notebook
        """What is known of the person's learning."""
        self.question: Question | None = None
        """What is asked, None while the next one is looked for."""
        self.answer: Answer | None = None
        """What the person's choice was worth, None before it was made."""
        self.board = PositionBoard(self, style, motion)
        self.side_game = SideGame(self.board, self, only_asks=True)
        self.title = Heading(1.25, self)
        self.verdict = TextLabel(self, bold=True)
        self.reasons = TextLabel(self)
        self.score = TextLabel(self, bold=True)
        self.spots = MutedLabel(self)
        self.next_button = DrawnButton(ButtonKind.MAIN, self)
        self.close_button = DrawnButton(ButtonKind.QUIET, self)
        self._build()
        self.ask()

    def ask(self) -> None:
        """Look for the next position, and ask it."""
        self._cancel()
        self.question = self.answer = None
        self.side_game.end()
        today = self._today()
        work = question_work(self.notebook, self._ruleset, today, self._rng)
        self._task = self._study.begin(work)
        self._task.finished.connect(self._show)
        self._task.failed.connect(self._fail)
        self._tell()

    def take_up(self, notebook: Notebook) -> None:
        """Go on with a notebook in which more has been noted."""
        self.notebook = notebook
        self._tell()

    def _show(self, question: Question | None) -> None:
        self._task = None
        if question is None:
            self._fail()
            return
        self.question = question
        self.side_game.begin(question.position.state)
        self._tell()
        self.board.roll_panel.button.setFocus()
        announce(self.verdict, self.verdict.text())

    def _fail(self) -> None:
        self._task = None
        self._is_failed = True
        self._tell()

    def _judge(self, action: Action) -> None:
        question = self.question
        if question is None or self.answer is not None:
            return
        analysis, position = question.explanation.analysis, question.position
        before = self.notebook
        practice, answer = answered(before.practice, position, analysis, action, self._today())
        mistake = mistake_in_answer(position, analysis, answer)
        noted = before.noting([] if mistake is None else [mistake])
        self.notebook = Notebook(practice, noted.mistakes)
        self.answer = answer
        self.side_game.end()
        self._show_answer(question, answer)
        self._tell()
        self.next_button.setFocus()
        announce(self.verdict, f"{self.verdict.text()}\n{self.reasons.text()}")
        self.notebook_changed.emit(self.notebook)

    def _show_answer(self, question: Question, answer: Answer) -> None:
        """Let the table show what was kept and what is best, and the pad what boxes are worth."""
        chosen, best = answer.chosen.action, answer.best.action
        held = chosen.held if isinstance(chosen, RollDice) else _NOTHING
        lit = best.held if isinstance(best, RollDice) else _NOTHING
        analysis = question.explanation.analysis
        self.board.show_position(question.position.state, held, lit)
        losses = {
            each.action.category: each.loss
            for each in analysis.choices
            if isinstance(each.action, ScoreBox)
        }
        advised = best.category if isinstance(best, ScoreBox) else None
        self.board.show_values(losses, analysis.loss_decimals, advised)

    def _say(self, text: str) -> None:
        self.reasons.setText(text)
        announce(self.reasons, text)

    # Words

    @override
    def retranslate(self) -> None:
        rules = ruleset_label(self._ruleset)
        title = self.tr("Practice: {rules}").format(rules=shown_in_title(rules))
        self.setWindowTitle(title)
        self.next_button.setText(self.tr("&Next position"))
        self.close_button.setText(self.tr("Close"))
        self._tell()

    def _tell(self) -> None:
        self.score.setText(score_text(self.notebook.practice))
        texts = WeakSpotTexts()
        spots = [texts.line(each) for each in self.notebook.weak_spots[:_SPOTS]]
        self.spots.setText("\n".join(spots))
        self.spots.setVisible(bool(spots))
        self.next_button.setEnabled(self.answer is not None)
        self.board.roll_panel.setVisible(self.answer is None)
        self.next_button.setVisible(self.answer is not None)
        self.title.setText(self.tr("What would you do?"))
        if self.question is None:
            self._tell_waiting()
        elif self.answer is None:
            mistake = self.question.position.is_mistake
            again = self.tr("You went wrong here once.") if mistake else ""
            self.verdict.setText(again)
            self.reasons.setText(self.tr("Hold dice and roll, or fill a box."))
        else:
            self._tell_answer(self.question, self.answer)

    def _tell_waiting(self) -> None:
        self.reasons.setText("")
        if self._is_failed:
            self.verdict.setText(self.tr("There is nothing to practise by these rules."))
        else:
            self.verdict.setText(self.tr("Looking for a position…"))

    def _tell_answer(self, question: Question, answer: Answer) -> None:
        told = question.explanation
        state = question.position.state
        hint = hint_texts(state, told.analysis, told.chances)
        self.title.setText(best_text(answer, state.ruleset))
        self.verdict.setText(answer_text(answer, state.ruleset))
        self.reasons.setText(SEPARATOR.join(hint.reasons))

    # Qt's own

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _DIE_KEYS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.side_game.toggle(_DIE_KEYS[key])
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.board.pad.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    @override
    def done(self, result: int) -> None:
        self._cancel()
        super().done(result)

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.share_width(self.width(), 1)

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        side = round(unit * 0.7)
        self._outer.setContentsMargins(side, round(unit * 0.5), side, round(unit * 0.6))
        lines = self.verdict.fontMetrics().lineSpacing() * _CARD_LINES
        title = self.title.fontMetrics().lineSpacing() * 1.2
        self._card.setFixedHeight(round(title + lines))
        self.board.share_width(self.width(), 1)

    def _build(self) -> None:
        self.reasons.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._card = QWidget(self)
        card = QVBoxLayout(self._card)
        card.setContentsMargins(4, 0, 0, 0)
        card.setSpacing(2)
        for label in (self.title, self.verdict, self.reasons):
            card.addWidget(label)
        card.addStretch(1)
        left = QVBoxLayout()
        left.addWidget(self._card)
        left.addWidget(self.board.table, 1)
        left.addWidget(self.board.roll_panel)
        left.addWidget(self.next_button)
        upper = QHBoxLayout()
        upper.addLayout(left, 1)
        upper.addWidget(self.board.pad)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(self.score)
        told.addWidget(self.spots)
        footer = QHBoxLayout()
        footer.addLayout(told, 1)
        footer.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignBottom)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(upper, 1)
        self._outer.addLayout(footer)
        self.side_game.acted.connect(self._judge)
        self.side_game.refused.connect(self._say)
        self.next_button.clicked.connect(self.ask)
        self.close_button.clicked.connect(self.close)
        self.setMinimumSize(LEAST_SIZE)
        self.resize(FIRST_SIZE)
