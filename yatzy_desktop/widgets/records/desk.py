"""Questions to the records, of whose answers only the newest is heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from yatzy_desktop.adapters.records import Records

if TYPE_CHECKING:
    from yatzy_desktop.adapters.records import RecordBook

_Answer = TypeVar("_Answer")


class RecordDesk(QObject):
    """Asks in the thread of the records, for a window that may be gone before the answer.

    Of questions about one topic only the answer to the last one counts.
    """

    changed = Signal()
    """Something in the records is other than it was."""

    def __init__(self, records: Records, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._records = records
        self._last: dict[str, int] = {}
        self._is_open = True
        records.changed.connect(self.changed)

    def ask(
        self,
        topic: str,
        question: Callable[[RecordBook], _Answer],
        answer: Callable[[_Answer], object],
    ) -> None:
        """Ask something, instead of what was asked about this topic before."""
        number = self._last[topic] = self._last.get(topic, 0) + 1

        def hear(found: _Answer) -> None:
            if self._is_open and self._last[topic] == number:
                answer(found)

        self._records.ask(question, hear)

    def attempt(
        self,
        deed: Callable[[RecordBook], _Answer],
        done: Callable[[_Answer], object],
        refused: Callable[[Exception], object],
    ) -> None:
        """Do something that changes nothing in the records, like writing a file."""
        self._records.ask(deed, self._while_open(done), self._while_open(refused))

    def change(
        self,
        deed: Callable[[RecordBook], _Answer],
        done: Callable[[_Answer], object],
        refused: Callable[[Exception], object],
    ) -> None:
        """Change something in the records."""
        self._records.change(deed, self._while_open(done), self._while_open(refused))

    def close(self) -> None:
        """Hear no more answers: whoever asked goes."""
        self._is_open = False

    def _while_open(self, hear: Callable[[_Answer], object]) -> Callable[[_Answer], object]:
        return lambda found: hear(found) if self._is_open else None
