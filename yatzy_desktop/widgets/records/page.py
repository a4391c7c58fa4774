"""What all pages of the window of the records have in common."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.records import Filter
from yatzy_desktop.widgets.look import Dressed
from yatzy_desktop.widgets.records.choosers import Known
from yatzy_desktop.widgets.records.desk import RecordDesk


class Page(Dressed, QWidget):
    """Shows something of the records when it is looked at, and again when that is new."""

    told = Signal(str)
    """A sentence about what was done, or why it could not be."""
    done = Signal(str)
    """A sentence about a change that can be undone."""

    def __init__(
        self, desk: RecordDesk, filtered: Callable[[], Filter], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.desk = desk
        self.filtered = filtered
        self.known = Known()

    def take_known(self, known: Known) -> None:
        """Offer these people and rules, and ask anew what is shown."""
        self.known = known
        self.offer()
        self.ask()

    def offer(self) -> None:
        """Fill the lists to choose from."""

    def ask(self) -> None:
        """Ask the records for what is to be shown now."""
