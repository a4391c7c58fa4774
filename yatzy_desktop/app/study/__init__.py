"""What can be learned from a game: opens the windows of the study and hands them what they need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.app.study.study import Study as Study
    from yatzy_desktop.app.study.win_chance import WinChance as WinChance

__getattr__ = open_doors(
    __name__,
    {
        "study": "Study",
        "win_chance": "WinChance",
    },
)
