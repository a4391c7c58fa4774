"""The score sheet beside the table: a table view that looks like a printed pad."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.pad.ink import WRITING_MS as WRITING_MS
    from yatzy_desktop.widgets.pad.sheet import ScorecardPad as ScorecardPad
    from yatzy_desktop.widgets.pad.win_bar import WinBar as WinBar

__getattr__ = open_doors(
    __name__,
    {
        "ink": "WRITING_MS",
        "sheet": "ScorecardPad",
        "win_bar": "WinBar",
    },
)
