"""The window in which a game is gone through again."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from yatzy_desktop.adapters.game import Explanation
from yatzy_desktop.adapters.study import AllJudged, StudyRunner, Task, explain_work, review_work
from yatzy_desktop.adapters.words import curve_text, points_text, ruleset_label, shown_in_title
from yatzy_desktop.compat import override
from yatzy_desktop.game import History, RollDice, ScoreBox
from yatzy_desktop.widgets.board import PositionBoard, SideGame, as_people, for_one
from yatzy_desktop.widgets.dice import DiceStyle
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Dressed,
    announce,
    text_unit,
)
from yatzy_desktop.widgets.review.findings import Findings
from yatzy_desktop.widgets.review.graph import ReviewGraph
from yatzy_desktop.widgets.review.step_bar import StepBar
from yatzy_desktop.widgets.review.step_card import StepCard
from yatzy_desktop.widgets.review.steps import Step, is_marked, step_of_box
from yatzy_desktop.widgets.review.summary import SummaryPage
from yatzy_desktop.widgets.table import MotionSettings

LEAST_SIZE = QSize(860, 560)
FIRST_SIZE = QSize(1120, 740)

_GRAPH_SHARE = 0.16
_EVERY = 12
"""So many entries are taken in between two pictures of what is known."""
_NOTHING: frozenset[int] = frozenset()
_DIE_KEYS = {Qt.Key(Qt.Key.Key_1 + place): place for place in range(6)}


class ReviewWindow(Dressed, QDialog):
    """Steps through every roll and choice of a game, which it judges meanwhile.

    The work stops when the window is closed. Positions can be tried again in a side game that
    changes nothing.
    """

    practice_requested = Signal(object, object, int)
    """The History, its Review, and the seat whose mistakes are to be practised."""
    completed = Signal(object, object)
    """The History and its Review, once every entry is judged."""

    def __init__(
        self,
        history: History,
        study: StudyRunner,
        parent: QWidget | None = None,
        *,
        style: DiceStyle,
        motion: MotionSettings,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=parent is not None)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._study = study
        self._explaining: Task | None = None
        self._is_trying = False
        self._is_failed = False
        self.findings = Findings(history)
        self.current = 0
        """The number of the step that is shown."""
        self.board = PositionBoard(self, style, motion)
        self.side_game = SideGame(self.board, self)
        self.card = StepCard(self)
        self.graph = ReviewGraph(self)
        self.summary = SummaryPage(history, self)
        self.step_bar = StepBar(self)
        self.summary_button = DrawnButton(ButtonKind.QUIET, self)
        self.try_button = DrawnButton(ButtonKind.QUIET, self)
        self.close_button = DrawnButton(ButtonKind.QUIET, self)
        self._build()
        self._connect()
        self.setMinimumSize(LEAST_SIZE)
        self.resize(FIRST_SIZE)
        self._work = study.begin(review_work(history))
        self._work.told.connect(self._take)
        self._work.finished.connect(self._show_known)
        self._work.failed.connect(self._fail)
        self._show_step()
        self.graph.setFocus()

    @property
    def history(self) -> History:
        """The game that is gone through."""
        return self.findings.history

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.findings.steps[self.current]

    @property
    def is_trying(self) -> bool:
        """Whether a position is being tried again."""
        return self._is_trying

    @property
    def shows_summary(self) -> bool:
        """Whether the summary is seen in place of the table."""
        return self._stack.currentWidget() is self.summary

    # Where one can go

    def go_to(self, number: int) -> None:
        """Show a step; the first or last one if there is none of that number."""
        self._leave_trial()
        self._stack.setCurrentWidget(self._play)
        self.current = max(0, min(number, len(self.findings.steps) - 1))
        self._show_step()
        announce(self.card, self.card.spoken)

    def go_to_entry(self, entry: int) -> None:
        """Show the step in which an entry of the game was chosen."""
        steps = enumerate(self.findings.steps)
        self.go_to(next((number for number, step in steps if step.choice == entry), 0))

    def go_to_mark(self, direction: int) -> None:
        """Show the next step with a mark, or with −1 the one before."""
        steps, judged = self.findings.steps, self.findings.judged
        ahead = range(self.current + direction, len(steps) if direction > 0 else -1, direction)
        target = next((number for number in ahead if is_marked(steps[number], judged)), None)
        if target is not None:
            self.go_to(target)

    def go_to_box(self, seat: int, category: str) -> None:
        """Show the step in which a box was filled; one that is open leads nowhere."""
        number = step_of_box(self.history, self.findings.steps, seat, category)
        if number is not None and not self._is_trying:
            self.go_to(number)

    def toggle_summary(self) -> None:
        """Show what the game came to, or the table again."""
        self._leave_trial()
        self._stack.setCurrentWidget(self._play if self.shows_summary else self.summary)
        self._show_buttons()

    def toggle_trial(self) -> None:
        """Let the person play on from the position shown, or go back from that."""
        if self._is_trying:
            self._leave_trial()
            self._show_step()
        elif self.step.choice is not None:
            self._stack.setCurrentWidget(self._play)
            self._is_trying = True
            self._stop_explaining()
            self.side_game.begin(for_one(self.history.states[self.step.place]))
            self._show_buttons()
            self.board.roll_panel.button.setFocus()
            self._tell_trial()
            announce(self.card, self.card.spoken)

    def _leave_trial(self) -> None:
        if self._is_trying:
            self._is_trying = False
            self.side_game.end()
            self.graph.setFocus()

    # What is shown

    def _show_step(self) -> None:
        step, judged = self.step, self.findings.judged
        state = self.history.states[step.place]
        choice = None if step.choice is None else judged.get(step.choice)
        roll = None if step.roll is None else judged.get(step.roll)
        self.board.show_position(as_people(state), self._held(step), self._better(step))
        self.card.show_step(state, choice, roll)
        self.graph.set_current(self.current)
        self._stop_explaining()
        if step.choice is not None and not self._is_failed:
            self._explaining = self._study.begin(explain_work(as_people(state)))
            self._explaining.finished.connect(partial(self._explain, self.current))
        self._show_buttons()

    def _held(self, step: Step) -> frozenset[int]:
        """Return the dice that were kept, or those already held where a box was filled."""
        if step.choice is None:
            return _NOTHING
        action = self.history.entries[step.choice].action
        return action.held if isinstance(action, RollDice) else _NOTHING

    def _better(self, step: Step) -> frozenset[int]:
        """Return the dice that the best choice keeps."""
        entry = None if step.choice is None else self.findings.judged.get(step.choice)
        if entry is None or entry.choice is None:
            return _NOTHING
        best = entry.choice.best.action
        return best.held if isinstance(best, RollDice) else _NOTHING

    def _explain(self, number: int, told: Explanation) -> None:
        if number != self.current or self._is_trying:
            return
        boxes = [each for each in told.analysis.choices if isinstance(each.action, ScoreBox)]
        losses = {each.action.category: each.loss for each in boxes}  # type: ignore[union-attr]
        best = told.analysis.best.action
        advised = best.category if isinstance(best, ScoreBox) else None
        self.board.show_values(losses, told.analysis.loss_decimals, advised)
        self.card.show_reasons(told)

    def _stop_explaining(self) -> None:
        if self._explaining is not None:
            self._explaining.cancel()
            self._explaining = None

    def _take(self, thing: object) -> None:
        self.findings.take(thing)
        known = len(self.findings.judged)
        if isinstance(thing, AllJudged) or known % _EVERY == 1:
            self._show_known()
        if isinstance(thing, AllJudged):
            self.completed.emit(self.history, self.findings.review)
            if not self._is_trying:
                self._show_step()

    def _show_known(self, _answer: object = None) -> None:
        """Show marks, lines and summary of as much as is known."""
        findings = self.findings
        by_chance = self.step_bar.shows_chances and findings.has_chances
        course = findings.chances_course() if by_chance else findings.points_course()
        self.graph.show_course(course, findings.marks())
        self.graph.setAccessibleDescription(self._graph_told())
        if findings.is_complete and findings.review is not None:
            self.summary.show_review(findings.review)
        self._show_buttons()

    def _graph_told(self) -> str:
        review = self.findings.review
        if review is None:
            return ""
        starts = [each.start for each in review.seats]
        ends = [each.total for each in review.seats]
        names = [self.findings.names[each.seat] for each in review.seats]
        marks = self.tr("%n marks", "", len(self.graph.marks))
        return "\n".join([curve_text(names, starts, ends), marks])

    def _fail(self) -> None:
        self._is_failed = True
        self.step_bar.show_failure()

    def _show_buttons(self) -> None:
        trying, findings = self._is_trying, self.findings
        has_marks = bool(self.graph.marks)
        self.step_bar.setVisible(not trying)
        self.step_bar.show_place(self.current, len(findings.steps), has_marks=has_marks)
        self.step_bar.show_progress(None if findings.is_complete else findings.percent)
        self.step_bar.offer_chances(findings.has_chances)
        self.board.roll_panel.setVisible(trying)
        self.try_button.setEnabled(trying or self.step.choice is not None)
        self.summary_button.setEnabled(findings.is_complete)
        trial = self.tr("Back to the review") if trying else self.tr("&Try it again")
        self.try_button.setText(trial)
        summary = self.tr("Ta&ble") if self.shows_summary else self.tr("&Summary")
        self.summary_button.setText(summary)

    # How it is made

    def _build(self) -> None:
        self._play = QWidget(self)
        play = QVBoxLayout(self._play)
        play.setContentsMargins(0, 0, 0, 0)
        play.addWidget(self.card)
        play.addWidget(self.board.table, 1)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self._play)
        self._stack.addWidget(self.summary)
        left = QVBoxLayout()
        left.addWidget(self._stack, 1)
        left.addWidget(self.step_bar)
        left.addWidget(self.board.roll_panel)
        left.addWidget(self.graph)
        upper = QHBoxLayout()
        upper.addLayout(left, 1)
        upper.addWidget(self.board.pad)
        footer = QHBoxLayout()
        footer.addWidget(self.summary_button)
        footer.addWidget(self.try_button)
        footer.addStretch(1)
        footer.addWidget(self.close_button)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(upper, 1)
        self._outer.addLayout(footer)

    def _connect(self) -> None:
        self.step_bar.back_pressed.connect(lambda: self.go_to(self.current - 1))
        self.step_bar.on_pressed.connect(lambda: self.go_to(self.current + 1))
        self.step_bar.mark_pressed.connect(self._go_to_next_mark)
        self.step_bar.course_changed.connect(self._show_known)
        self.summary_button.clicked.connect(self.toggle_summary)
        self.try_button.clicked.connect(self.toggle_trial)
        self.close_button.clicked.connect(self.close)
        self.graph.step_chosen.connect(self.go_to)
        self.board.pad.place_pressed.connect(self.go_to_box)
        self.summary.entry_chosen.connect(self.go_to_entry)
        self.summary.practice_chosen.connect(
            lambda seat: self.practice_requested.emit(self.history, self.findings.review, seat)
        )
        self.side_game.refused.connect(self._say)
        self.side_game.changed.connect(self._tell_trial)

    def _go_to_next_mark(self) -> None:
        """Go on to the next mark, and from the last one to the first."""
        before = self.current
        self.go_to_mark(1)
        if self.current == before and self.graph.marks:
            self.go_to(self.graph.marks[0].step)

    def _say(self, text: str) -> None:
        self.card.show_note(self.tr("Try it again"), text)
        announce(self.card, text)

    def _tell_trial(self) -> None:
        if not self._is_trying:
            return
        state = self.side_game.model.state
        text = self.tr("Play on: the game itself stays as it was.")
        if state.is_over:
            points = points_text(state.scorecards[0].total)
            text = self.tr("{points} points this time.").format(points=points)
        self.card.show_note(self.tr("Try it again"), text)

    # Qt's own

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        act = self._play_on if self._is_trying else self._walk
        if not (plain and act(key)):
            super().keyPressEvent(event)

    def _play_on(self, key: Qt.Key) -> bool:
        if key == Qt.Key.Key_Escape:
            self.toggle_trial()
        elif key in _DIE_KEYS:
            self.side_game.toggle(_DIE_KEYS[key])
        else:
            return False
        return True

    def _walk(self, key: Qt.Key) -> bool:
        moves = {
            Qt.Key.Key_Left: lambda: self.go_to(self.current - 1),
            Qt.Key.Key_Right: lambda: self.go_to(self.current + 1),
            Qt.Key.Key_Up: lambda: self.go_to_mark(-1),
            Qt.Key.Key_Down: lambda: self.go_to_mark(1),
            Qt.Key.Key_Home: lambda: self.go_to(0),
            Qt.Key.Key_End: lambda: self.go_to(len(self.findings.steps) - 1),
        }
        if key in moves:
            moves[key]()
        return key in moves

    @override
    def done(self, result: int) -> None:
        self._stop()
        super().done(result)

    def _stop(self) -> None:
        self._work.cancel()
        self._stop_explaining()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_pad()

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        side = round(unit * 0.7)
        self._outer.setContentsMargins(side, round(unit * 0.5), side, round(unit * 0.6))
        self._outer.setSpacing(round(unit * 0.4))
        self._fit_pad()

    def _fit_pad(self) -> None:
        self.board.share_width(self.width(), len(self.history.state.players))
        least_height = self.graph.sizeHint().height()
        self.graph.setFixedHeight(max(least_height, round(self.height() * _GRAPH_SHARE)))

    @override
    def retranslate(self) -> None:
        rules = ruleset_label(self.history.initial.ruleset)
        self.setWindowTitle(shown_in_title(self.tr("Review: {rules}").format(rules=rules)))
        self.close_button.setText(self.tr("Close"))
        self.graph.setAccessibleName(self.tr("Course of the game"))
        self._show_known()
