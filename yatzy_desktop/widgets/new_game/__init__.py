"""The dialog in which people, computers and rules of a new game are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.new_game.dialog import NewGameChoice as NewGameChoice
    from yatzy_desktop.widgets.new_game.dialog import NewGameDialog as NewGameDialog

__getattr__ = open_doors(
    __name__,
    {
        "dialog": "NewGameChoice NewGameDialog",
    },
)
