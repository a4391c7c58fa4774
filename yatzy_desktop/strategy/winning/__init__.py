"""Winning: how likely each player is to win, and a player who plays for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.strategy.winning.chance import WinChances as WinChances
    from yatzy_desktop.strategy.winning.chance import chance_to_win as chance_to_win
    from yatzy_desktop.strategy.winning.chances import Chances as Chances
    from yatzy_desktop.strategy.winning.chances import FirstPlace as FirstPlace
    from yatzy_desktop.strategy.winning.finish import Prospects as Prospects
    from yatzy_desktop.strategy.winning.player import Contest as Contest
    from yatzy_desktop.strategy.winning.spread import SpreadModel as SpreadModel
    from yatzy_desktop.strategy.winning.spread import read_spreads as read_spreads
    from yatzy_desktop.strategy.winning.spread import spread_for as spread_for

__getattr__ = open_doors(
    __name__,
    {
        "chance": "WinChances chance_to_win",
        "chances": "Chances FirstPlace",
        "finish": "Prospects",
        "player": "Contest",
        "spread": "SpreadModel read_spreads spread_for",
    },
)
