"""The window of the records: statistics, charts, lists of games, and the people in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.records.parked_window import ParkedWindow as ParkedWindow
    from yatzy_desktop.widgets.records.window import RecordsWindow as RecordsWindow

__getattr__ = open_doors(
    __name__,
    {
        "parked_window": "ParkedWindow",
        "window": "RecordsWindow",
    },
)
