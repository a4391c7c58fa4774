"""The records for Qt: everything is done in a thread of their own, one thing after the other."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from yatzy_desktop.adapters.collector_pause import pause_collector, resume_collector
from yatzy_desktop.adapters.records.values import Damage, EndedGame, records_path
from yatzy_desktop.adapters.storage import ProblemKind, StoreProblem, Write, write_whole

if TYPE_CHECKING:
    from yatzy_desktop.adapters.records.book import RecordBook
    from yatzy_desktop.adapters.records.store import RecordStore

_log = logging.getLogger(__name__)

_Answer = TypeVar("_Answer")
_Saying = Callable[[], object]
_LAST_SECONDS = 5.0


class Records(QObject):
    """Keeps games that end and answers questions about them; its signals come in this thread.

    Nothing is opened, and SQLite is not even loaded, before there is something to do. What
    could not be kept waits: in a file where possible, and `save_again` tries it once more.
    """

    kept = Signal(object)
    """A KeptGame: what became of a game, and what is worth telling of it."""
    changed = Signal()
    """Something in the records has changed: lists and statistics may be asked for anew."""
    problem_found = Signal(object)
    """A StoreProblem, once for each thing that went wrong."""
    damage_found = Signal(object)
    """A Damage: the file was broken; its `copy` may be offered, see `RecordBook.take_in_copy`."""
    waiting_changed = Signal()
    """Games could not be kept and wait, or they no longer do."""
    _done = Signal(object)
    """Brings what is to be said from the thread of the records to the one that draws."""

    def __init__(
        self,
        data_dir: Path,
        clock: Callable[[], datetime],
        write: Write = write_whole,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.path = records_path(data_dir)
        self._clock = clock
        self._write = write
        self._jobs: SimpleQueue[Callable[[], _Saying] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._asked = 0
        self._is_open = True
        self._unsafe: list[EndedGame] = []
        self._is_waiting = self._is_trying = self._is_failing = False
        self._book: RecordBook | None = None
        self._store: RecordStore | None = None
        self._done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Check the file, copy it once a day, and keep what could not be kept before."""
        self._submit(self._begun)

    def keep(self, ended: EndedGame, then: Callable[[], object] | None = None) -> None:
        """Keep a game that has ended, once however often it comes; `kept` brings what to tell.

        `then` is called when the game is on the disk, be it only to wait for its place.
        """
        self._submit(lambda: self._kept(ended, then), even_closing=True)

    def ask(
        self,
        question: Callable[[RecordBook], _Answer],
        answer: Callable[[_Answer], object],
        refused: Callable[[Exception], object] | None = None,
    ) -> None:
        """Ask or change something; exactly one of the two hears what came of it, in this thread.

        `refused` hears what the method of the book raises; without it, that is only logged.
        """
        self._submit(lambda: self._asked_of_book(question, answer, refused))

    def change(
        self,
        deed: Callable[[RecordBook], _Answer],
        done: Callable[[_Answer], object] | None = None,
        refused: Callable[[Exception], object] | None = None,
    ) -> None:
        """Change something and announce that; `done` and `refused` are as for `ask`."""

        def told(answer: _Answer) -> None:
            if done is not None:
                done(answer)
            self.changed.emit()

        self.ask(deed, told, refused)

    @property
    def is_waiting(self) -> bool:
        """Whether a game could not be kept and waits for `save_again`."""
        return self._is_waiting

    def save_again(self) -> bool:
        """Try once more what could not be kept, if anything; tell whether nothing waits now."""
        if self._is_waiting and not self._is_trying and self._is_open:
            self._is_trying = True
            self._submit(self._kept_again)
        return not self._is_waiting

    def close(self) -> None:
        """Keep what is still to be kept, answer nothing more, and close the file.

        Waits for that a few seconds at most; a game that then is not kept waits in its file.
        """
        if not self._is_open:
            return
        self._is_open = False
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(_LAST_SECONDS)
        for _ in range(self._asked):
            resume_collector()
        self._asked = 0

    # In the thread that draws

    def _submit(self, work: Callable[[], _Saying], *, even_closing: bool = False) -> None:
        if not self._is_open:
            return
        if self._thread is None:
            # Ends with the program, also in the middle of something: the file stands that.
            self._thread = Thread(target=self._work, name="records", daemon=True)
            self._thread.start()
        self._asked += 1
        pause_collector()
        self._jobs.put(lambda: work() if self._is_open or even_closing else _nothing)

    def _deliver(self, say: _Saying) -> None:
        if not self._asked:
            return
        self._asked -= 1
        resume_collector()
        if self._is_open:
            say()

    def _set_waiting(self, *, is_waiting: bool) -> None:
        self._is_trying = False
        if is_waiting != self._is_waiting:
            self._is_waiting = is_waiting
            self.waiting_changed.emit()

    def _tell_trouble(self, kind: ProblemKind, detail: str) -> None:
        if not self._is_failing:
            self._is_failing = True
            self.problem_found.emit(StoreProblem(kind, self.path, None, detail))

    # In the thread of the records

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                say = job()
            except Exception:  # noqa: BLE001 - or no later game would be kept
                _log.exception("Working on the records failed")
                say = _nothing
            with suppress(RuntimeError):  # nobody is there any more to hear it
                self._done.emit(say)
        if self._store is not None:
            self._store.close(self._clock().date())

    def _opened(self) -> tuple[RecordStore, RecordBook]:
        if self._store is None or self._book is None:
            from yatzy_desktop.adapters.records.book import RecordBook  # noqa: PLC0415
            from yatzy_desktop.adapters.records.store import RecordStore  # noqa: PLC0415

            self._store = RecordStore(self.path.parent, self._tell_damage, self._write)
            self._book = RecordBook(self._store)
        return self._store, self._book

    def _tell_damage(self, damage: Damage) -> None:
        with suppress(RuntimeError):
            self.damage_found.emit(damage)

    def _begun(self) -> _Saying:
        from yatzy_desktop.adapters.records.database import RecordsError  # noqa: PLC0415

        store, _ = self._opened()
        try:
            store.check(self._clock().date())
        except RecordsError as error:
            _log.info("The records cannot be checked: %s", error)
        return self._kept_again()

    def _kept(self, ended: EndedGame, then: Callable[[], object] | None) -> _Saying:
        from yatzy_desktop.adapters.records.store import NotKeptError  # noqa: PLC0415

        store, _ = self._opened()
        try:
            told = store.keep(ended)
        except NotKeptError as error:
            if not error.is_safe:
                self._unsafe.append(ended)
            kind, detail, is_safe = _kind_of(error), str(error), error.is_safe

            def say() -> None:
                self._tell_trouble(kind, detail)
                self._set_waiting(is_waiting=kind is not ProblemKind.NEWER_RECORDS or not is_safe)
                if then is not None and is_safe:
                    then()

            return say

        def tell() -> None:
            self._is_failing = False
            self.kept.emit(told)
            self.changed.emit()
            if then is not None:
                then()

        return tell

    def _kept_again(self) -> _Saying:
        from yatzy_desktop.adapters.records.database import RecordsError  # noqa: PLC0415

        store, _ = self._opened()
        try:
            count = store.keep_waiting()
            while self._unsafe:
                store.keep(self._unsafe[0])
                self._unsafe.pop(0)
                count += 1
        except RecordsError as error:
            kind, detail = _kind_of(error), str(error)

            def say() -> None:
                self._tell_trouble(kind, detail)
                self._set_waiting(is_waiting=kind is not ProblemKind.NEWER_RECORDS)

            return say

        def tell() -> None:
            self._is_failing = False
            self._set_waiting(is_waiting=False)
            if count:
                self.changed.emit()

        return tell

    def _asked_of_book(
        self,
        question: Callable[[RecordBook], _Answer],
        answer: Callable[[_Answer], object],
        refused: Callable[[Exception], object] | None,
    ) -> _Saying:
        _, book = self._opened()
        try:
            found = question(book)
        except Exception as error:  # noqa: BLE001 - whoever asked must not wait for ever
            _log.info("The records do not answer: %s", error, exc_info=True)
            failure = error
            return lambda: refused(failure) if refused is not None else None
        return lambda: answer(found)


def _kind_of(error: Exception) -> ProblemKind:
    from yatzy_desktop.adapters.records.database import NewerRecordsError  # noqa: PLC0415

    is_newer = isinstance(error, NewerRecordsError) or isinstance(
        error.__cause__, NewerRecordsError
    )
    return ProblemKind.NEWER_RECORDS if is_newer else ProblemKind.RECORDS_NOT_SAVED


def _nothing() -> None:
    pass
