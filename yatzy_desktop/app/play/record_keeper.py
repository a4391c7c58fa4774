"""Puts games that end into the records, and games that are left aside where they wait."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from yatzy_desktop.adapters.storage import ProblemKind, SaveRetry, Session, StoreProblem
from yatzy_desktop.adapters.words import PeopleAverage
from yatzy_desktop.app.context import AppContext
from yatzy_desktop.game import History
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy import play_fingerprint
from yatzy_desktop.widgets.dialogs import Question, QuestionDialog
from yatzy_desktop.widgets.main_window import MainWindow

if TYPE_CHECKING:
    from yatzy_desktop.adapters.records import Damage, ParkedGame, ParkedGames, Records

BEGIN_MS = 1500
"""Milliseconds after the window has been shown, when nothing of the start is left to do."""


class RecordKeeper(QObject):
    """Listens to the game, and has the doors of the records for windows that show them.

    Nothing of the records is imported, opened or made before `BEGIN_MS` have passed or a game
    has ended.
    """

    opened = Signal()
    """The records can be asked: the start is over."""
    told = Signal(object)
    """A KeptGame: what is worth telling of the game that has just ended."""
    abandoned = Signal(object)
    """A ParkedGame that made room for another: it is in the records as abandoned now."""
    problem_found = Signal(object)
    """A StoreProblem."""
    damage_found = Signal(object)
    """A Damage: the records were broken."""
    waiting_changed = Signal()
    """Games that could not be put into the records wait, or they no longer do."""

    def __init__(self, context: AppContext, window: MainWindow, begin_ms: int = BEGIN_MS) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        self._model = context.game.model
        self._made: Records | None = None
        self._parked: ParkedGames | None = None
        self._retry: SaveRetry | None = None
        self._running: History | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(begin_ms)
        self._timer.timeout.connect(self._look_after)
        self._model.game_started.connect(self._take_up)
        self._model.state_changed.connect(self._follow)
        self._model.game_ended.connect(self._keep_ended)
        window.closing.connect(self._close)

    def begin(self) -> None:
        """Follow the game from here, and look after the records when the start is over."""
        if self._model.has_game:
            self._follow()
        self._timer.start()

    @property
    def records(self) -> Records:
        """The records, for questions and changes."""
        if self._made is None:
            from yatzy_desktop.adapters.records import Records  # noqa: PLC0415 - not at the start

            made = Records(
                self._context.storage.paths.data_dir, self._context.game.clock, parent=self
            )
            made.kept.connect(self.told)
            made.problem_found.connect(self.problem_found)
            made.damage_found.connect(self.damage_found)
            made.waiting_changed.connect(self.waiting_changed)
            self._retry = SaveRetry([made], parent=self)
            self._made = made
        return self._made

    def ask_for_people(
        self, ruleset: Ruleset, page: QObject, tell: Callable[[PeopleAverage | None], object]
    ) -> None:
        """Tell a page that may be closed by then what people score by some rules."""
        fingerprint = play_fingerprint(ruleset)

        def told(average: PeopleAverage | None) -> None:
            if isValid(page):
                tell(average)

        self.records.ask(lambda book: book.people_average(fingerprint), told, lambda _error: None)

    @property
    def parked(self) -> ParkedGames:
        """The games to go on with; listing them is for `records.ask`, as it reads many files."""
        if self._parked is None:
            from yatzy_desktop.adapters.records import ParkedGames  # noqa: PLC0415

            self._parked = ParkedGames(
                self._context.storage.paths.data_dir, self._context.game.clock
            )
        return self._parked

    def park(self) -> bool:
        """Put the running game aside so that another can begin; tell whether it is safe.

        Without a game in which something has happened there is nothing to do. The oldest games
        beyond what is kept go into the records as abandoned, and `abandoned` tells of each.
        """
        running = self._unfinished()
        if running is None:
            return True
        surplus = self.parked.surplus()
        try:
            self.parked.park(Session(running, self._model.held))
        except OSError as error:
            path = self._context.storage.paths.data_dir
            self.problem_found.emit(
                StoreProblem(ProblemKind.GAME_NOT_SAVED, path, None, str(error))
            )
            return False
        self._running = None
        for game in surplus:
            self._abandon(game)
        return True

    def go_on(self, game: ParkedGame) -> bool:
        """Put the running game aside and go on with a parked one; tell whether that was done."""
        session = self.parked.open(game)
        if session is None or not self.park():
            return False
        self._model.start(session.history, session.held)
        if not self._context.storage.game_store.is_waiting:
            self.parked.remove(game.path)
        return True

    def abandon(self, game: ParkedGame) -> None:
        """Give a parked game up: it goes into the records, if a whole round was played."""
        self._abandon(game)

    def tell_damage(self, damage: Damage) -> None:
        """Tell that the records were broken, and offer what the newest good copy has beyond."""
        from yatzy_desktop.adapters.records import copy_text, damage_text  # noqa: PLC0415

        copy = damage.copy
        if copy is None:
            self._window.notice_bar.show_notice(damage_text(damage))
            return
        words = Question(
            self.tr("Add the games of the copy?"),
            f"{damage_text(damage)}\n\n{copy_text(copy)}",
            self.tr("&Add them"),
            self.tr("&Leave it"),
        )
        dialog = QuestionDialog(words, self._window)
        dialog.agreed.connect(lambda: self.records.change(lambda book: book.take_in_copy(copy)))
        dialog.open()

    def _look_after(self) -> None:
        if not self._may_write():
            return
        self.records.begin()
        self.opened.emit()
        if self._model.has_game:
            history = self._model.history
            if history.state.is_over:
                self._keep(history)  # the program may have died before that was done
            elif history.entries:
                parked = self.parked
                self.records.ask(lambda _book: parked.tidy(history), lambda _none: None)

    def _take_up(self) -> None:
        left, self._running = self._running, self._unfinished()
        history = self._model.history
        if left is not None and left.initial is not history.initial:
            self._keep(left)
        if history.state.is_over:  # opened from a file of its own
            self._keep(history)

    def _follow(self) -> None:
        self._running = self._unfinished()

    def _keep_ended(self) -> None:
        self._keep(self._model.history)

    def _keep(self, history: History) -> None:
        if self._may_write():
            from yatzy_desktop.adapters.records import EndedGame  # noqa: PLC0415

            self.records.keep(EndedGame(history, self._context.game.clock()))

    def _abandon(self, game: ParkedGame) -> None:
        from yatzy_desktop.adapters.records import EndedGame  # noqa: PLC0415

        session = self.parked.open(game)
        if session is not None:
            ended = EndedGame(session.history, game.parked)
            self.records.keep(ended, partial(self.parked.remove, game.path))
            self.abandoned.emit(game)

    def _unfinished(self) -> History | None:
        """Return the running game if something has happened in it that anybody would miss."""
        history = self._model.history
        return history if history.entries and not history.state.is_over else None

    def _may_write(self) -> bool:
        return self._context.single_instance.claim()

    def _close(self) -> None:
        self._timer.stop()
        if self._made is not None:
            self._made.close()
