"""A kept game, read whole to be looked at, printed or reviewed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from yatzy_desktop.game import History, NotationError, text_to_session

if TYPE_CHECKING:
    from yatzy_desktop.adapters.records import RecordBook


@dataclass(frozen=True, slots=True)
class KeptSheet:
    """A game as it was played, and the day it ended."""

    number: int
    history: History
    day: date


def read_sheet(book: RecordBook, number: int) -> KeptSheet | None:
    """Read a kept game, in the thread of the records; None if it is damaged or gone."""
    stored = book.stored_game(number)
    if stored is None:
        return None
    try:
        return KeptSheet(number, text_to_session(stored.text)[0], stored.ended.date())
    except NotationError:
        return None
