"""A table with its score sheet beside it, for looking at positions and playing them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.board.board import PositionBoard as PositionBoard
    from yatzy_desktop.widgets.board.board import as_people as as_people
    from yatzy_desktop.widgets.board.board import for_one as for_one
    from yatzy_desktop.widgets.board.side_game import SideGame as SideGame

__getattr__ = open_doors(
    __name__,
    {
        "board": "PositionBoard as_people for_one",
        "side_game": "SideGame",
    },
)
