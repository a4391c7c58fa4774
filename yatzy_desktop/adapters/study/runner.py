"""Works out what a person studies, in a thread of its own: with progress, and until cancelled."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from yatzy_desktop import strategy
from yatzy_desktop.adapters.collector_pause import pause_collector, resume_collector
from yatzy_desktop.rules import Ruleset

_log = logging.getLogger(__name__)


class StoppedError(Exception):
    """The task was cancelled: its work need not go on."""


class Task(QObject):
    """A piece of work; its signals come in the drawing thread, and none after `cancel`."""

    told = Signal(object)
    """Something the work has found on its way."""
    finished = Signal(object)
    """What the work has returned; the last signal."""
    failed = Signal()
    """There is no answer: a table is missing or damaged. The last signal."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._stop = threading.Event()

    @property
    def is_cancelled(self) -> bool:
        """Whether nobody waits for an answer any more."""
        return self._stop.is_set()

    def cancel(self) -> None:
        """Say no more; the work stops when it tells something next."""
        self._stop.set()


class _Shelf:
    """Tables and prospects that have been wanted once; for the thread that works."""

    def __init__(self, library: strategy.TableLibrary) -> None:
        self._library = library
        self._tables: dict[Ruleset, strategy.ValueTable] = {}
        self._prospects: dict[Ruleset, tuple[strategy.ValueTable, strategy.Prospects]] = {}

    def table(self, ruleset: Ruleset) -> strategy.ValueTable:
        if ruleset in self._tables:
            return self._tables[ruleset]
        table = self._library.table_for(ruleset)
        if table.is_exact:
            # A similar ruleset's stands in only until these rules have been worked out.
            self._tables[ruleset] = table
        return table

    def prospects(self, ruleset: Ruleset) -> strategy.Prospects:
        table = self.table(ruleset)
        known = self._prospects.get(ruleset)
        if known is None or known[0] is not table:
            found = strategy.Prospects(ruleset, table, self._library.spread_for(ruleset))
            self._prospects[ruleset] = known = (table, found)
        return known[1]


class Desk:
    """What a work finds in its thread: tables, chances, and the ear of whoever asked."""

    def __init__(self, shelf: _Shelf, task: Task, tell: Callable[[object], None]) -> None:
        self._task = task
        self._tell = tell
        self.table = shelf.table
        """Returns the values of a ruleset; raises `strategy.TableError`."""
        self.prospects = shelf.prospects
        """Returns what is known of the results to come by a ruleset; raises the same."""

    def tell(self, thing: object) -> None:
        """Hand something on at once; raises `StoppedError` when nobody listens any more."""
        self.go_on()
        self._tell(thing)

    def go_on(self) -> None:
        """Raise `StoppedError` when nobody listens any more."""
        if self._task.is_cancelled:
            raise StoppedError


Work = Callable[[Desk], object]
"""Something to be worked out; it asks the desk for tables and returns the answer."""


class StudyRunner(QObject):
    """Does one work after the other; what is cancelled makes room for the next."""

    _said = Signal(object)
    """Brings what is to be said from the thread that works to the one that draws."""

    def __init__(
        self, tables: Path, solved: Path | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._tables = tables
        self._solved = solved
        self._shelf: _Shelf | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="study")
        self._tasks: set[Task] = set()
        self._is_open = True
        self._said.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def begin(self, work: Work) -> Task:
        """Have something worked out after all that was asked before."""
        task = Task(self)
        if not self._is_open:
            task.cancel()
            return task
        self._tasks.add(task)
        pause_collector()
        self._thread.submit(lambda: self._carry_out(task, work))
        return task

    def close(self) -> None:
        """Forget all works; none of them is answered."""
        self._is_open = False
        for task in self._tasks:
            task.cancel()
        self._thread.shutdown(wait=True, cancel_futures=True)
        for _ in self._tasks:
            resume_collector()
        self._tasks.clear()

    def _carry_out(self, task: Task, work: Work) -> None:
        say: Callable[[], None] = task.failed.emit
        try:
            answer = work(self._desk(task))
        except StoppedError:
            pass
        except strategy.TableError as error:
            _log.info("No study: %s", error)
        except Exception:  # noqa: BLE001
            # A thread of a pool keeps its errors to itself; the window would wait for ever.
            _log.exception("Working out a study failed")
        else:

            def say() -> None:
                task.finished.emit(answer)

        self._said.emit(lambda: self._end(task, say))

    def _desk(self, task: Task) -> Desk:
        if task.is_cancelled:
            raise StoppedError
        if self._shelf is None:
            self._shelf = _Shelf(strategy.TableLibrary(self._tables, self._solved))

        def hand_on(thing: object) -> None:
            def say() -> None:
                if not task.is_cancelled:
                    task.told.emit(thing)

            self._said.emit(say)

        return Desk(self._shelf, task, hand_on)

    def _end(self, task: Task, say: Callable[[], object]) -> None:
        self._tasks.discard(task)
        resume_collector()
        if not task.is_cancelled:
            say()
        task.deleteLater()

    def _deliver(self, say: Callable[[], object]) -> None:
        if self._is_open:
            say()
