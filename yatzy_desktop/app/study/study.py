"""Opens reviews and practice, and keeps the thread in which they are worked out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.storage import NotebookStore
from yatzy_desktop.adapters.study import StudyRunner, Task, mistakes_work
from yatzy_desktop.app.context import AppContext
from yatzy_desktop.game import History
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.study import Mistake, Notebook, Opening, Review
from yatzy_desktop.widgets import practice, printing, review
from yatzy_desktop.widgets.dice import DICE_STYLES, DiceStyle
from yatzy_desktop.widgets.main_window import MainWindow
from yatzy_desktop.widgets.table import MotionSettings


class Study(QObject):
    """Makes a window of the study when it is asked for; it deletes itself when it is closed."""

    def __init__(self, context: AppContext, window: MainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        self._store = NotebookStore(context.storage.paths.data_dir)
        self._rng = random.SystemRandom()
        window.closing.connect(self._close)

    @cached_property
    def runner(self) -> StudyRunner:
        """Works out what is studied, from the first time that it is wanted."""
        return StudyRunner(asset_path("tables"), self._context.storage.paths.solved_dir, self)

    @cached_property
    def notebook(self) -> Notebook:
        """What is known of the person's learning, read when it is first wanted."""
        return self._store.load()

    def review(self, history: History | None = None) -> review.ReviewWindow | None:
        """Open the review of a game, by default of the one on the table; none without any play."""
        game = history or self._context.game.model.history
        if not game.entries:
            return None
        window = review.ReviewWindow(
            game, self.runner, self._window, style=self._style, motion=self._motion
        )
        window.completed.connect(self._note_alone)
        window.practice_requested.connect(self._practise_seat)
        window.show()
        return window

    def practise(self) -> practice.PracticeWindow:
        """Open the practice by the rules of the game on the table."""
        shown = self._window.findChildren(practice.PracticeWindow)
        visible = next((each for each in shown if each.isVisible()), None)
        if visible is not None:
            visible.activateWindow()
            return visible
        window = practice.PracticeWindow(
            self._context.game.model.state.ruleset,
            self.notebook,
            self.runner,
            self._window,
            today=lambda: self._context.game.clock().date(),
            rng=self._rng,
            style=self._style,
            motion=self._motion,
        )
        window.notebook_changed.connect(self._keep)
        window.show()
        return window

    def show_openings(self) -> practice.OpeningsPage:
        """Open the first throws by the rules of the game on the table."""
        ruleset = self._context.game.model.state.ruleset
        page = practice.OpeningsPage(ruleset, self.runner, self._window)
        page.print_requested.connect(self._print_openings)
        page.show()
        return page

    def _print_openings(self, ruleset: Ruleset, openings: Sequence[Opening]) -> None:
        language = self._context.look.translator.language
        printing.PrintOpeningsDialog(ruleset, openings, language, self._window).open()

    def _note_alone(self, history: History, found: Review) -> None:
        """Learn from a game in which only one person played: it is clear whose mistakes they are.

        Where several did, one of them says so by wanting to practise.
        """
        people = [seat for seat, each in enumerate(history.state.players) if each.is_human]
        if len(people) == 1:
            self._note(history, found, people)

    def _practise_seat(self, history: History, found: Review, seat: int) -> None:
        self._note(history, found, [seat]).finished.connect(lambda _found: self.practise())

    def _note(self, history: History, found: Review, seats: Sequence[int]) -> Task:
        task = self.runner.begin(mistakes_work(history, found.entries, seats))
        task.finished.connect(self._take)
        return task

    def _take(self, mistakes: Sequence[Mistake]) -> None:
        after = self.notebook.noting(mistakes)
        if after != self.notebook:
            self._keep(after)
            for window in self._window.findChildren(practice.PracticeWindow):
                window.take_up(after)

    def _keep(self, notebook: Notebook) -> None:
        self.notebook = notebook
        self._store.save(notebook)

    @property
    def _style(self) -> DiceStyle:
        return DICE_STYLES[self._context.storage.settings_model.settings.dice_style]

    @property
    def _motion(self) -> MotionSettings:
        return MotionSettings(reduced=self._context.look.motion.is_reduced)

    def _close(self) -> None:
        if "runner" in vars(self):
            self.runner.close()
