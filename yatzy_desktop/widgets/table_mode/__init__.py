"""Where real dice are entered: large enough to be read from the other side of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.table_mode.panel import EntryPanel as EntryPanel
    from yatzy_desktop.widgets.table_mode.panel import EntryWish as EntryWish

__getattr__ = open_doors(
    __name__,
    {
        "panel": "EntryPanel EntryWish",
    },
)
