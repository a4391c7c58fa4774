"""Whose turn it is and what can be done now: the header above the table, the roll button below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.turn.header import TurnHeader as TurnHeader
    from yatzy_desktop.widgets.turn.icon_strip import IconStrip as IconStrip
    from yatzy_desktop.widgets.turn.roll_panel import RollPanel as RollPanel
    from yatzy_desktop.widgets.turn.view import header_state as header_state
    from yatzy_desktop.widgets.turn.view import panel_state as panel_state

__getattr__ = open_doors(
    __name__,
    {
        "header": "TurnHeader",
        "icon_strip": "IconStrip",
        "roll_panel": "RollPanel",
        "view": "header_state panel_state",
    },
)
