"""The records as tables for Qt: small ones held whole, and the list of games, read by the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.adapters.record_tables.games_model import PAGE as PAGE
    from yatzy_desktop.adapters.record_tables.games_model import GamesModel as GamesModel
    from yatzy_desktop.adapters.record_tables.kept_sheet import KeptSheet as KeptSheet
    from yatzy_desktop.adapters.record_tables.kept_sheet import read_sheet as read_sheet
    from yatzy_desktop.adapters.record_tables.rows_model import Cell as Cell
    from yatzy_desktop.adapters.record_tables.rows_model import Row as Row
    from yatzy_desktop.adapters.record_tables.rows_model import RowsModel as RowsModel
    from yatzy_desktop.adapters.record_tables.texts import mean_text as mean_text
    from yatzy_desktop.adapters.record_tables.texts import player_text as player_text
    from yatzy_desktop.adapters.record_tables.texts import share_text as share_text
    from yatzy_desktop.adapters.record_tables.texts import shown_day as shown_day
    from yatzy_desktop.adapters.record_tables.told import told_lines as told_lines

__getattr__ = open_doors(
    __name__,
    {
        "games_model": "GamesModel PAGE",
        "kept_sheet": "KeptSheet read_sheet",
        "rows_model": "Cell Row RowsModel",
        "texts": "mean_text player_text share_text shown_day",
        "told": "told_lines",
    },
)
