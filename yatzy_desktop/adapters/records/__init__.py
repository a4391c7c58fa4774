"""Every game that was played: kept, told of, and taken out or in; and games to go on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.adapters.records.book import RecordBook as RecordBook
    from yatzy_desktop.adapters.records.database import RecordsError as RecordsError
    from yatzy_desktop.adapters.records.database import open_existing as open_existing
    from yatzy_desktop.adapters.records.exchange import BYTE_ORDER_MARK as BYTE_ORDER_MARK
    from yatzy_desktop.adapters.records.exchange import Incoming as Incoming
    from yatzy_desktop.adapters.records.exchange import csv_text as csv_text
    from yatzy_desktop.adapters.records.exchange import json_pieces as json_pieces
    from yatzy_desktop.adapters.records.parked import ParkedGame as ParkedGame
    from yatzy_desktop.adapters.records.parked import ParkedGames as ParkedGames
    from yatzy_desktop.adapters.records.people import NameTakenError as NameTakenError
    from yatzy_desktop.adapters.records.people import find_player as find_player
    from yatzy_desktop.adapters.records.statistics import game_numbers as game_numbers
    from yatzy_desktop.adapters.records.store import KeptGame as KeptGame
    from yatzy_desktop.adapters.records.texts import copy_text as copy_text
    from yatzy_desktop.adapters.records.texts import damage_text as damage_text
    from yatzy_desktop.adapters.records.texts import evening_text as evening_text
    from yatzy_desktop.adapters.records.texts import fact_text as fact_text
    from yatzy_desktop.adapters.records.values import Damage as Damage
    from yatzy_desktop.adapters.records.values import DiceKind as DiceKind
    from yatzy_desktop.adapters.records.values import EndedGame as EndedGame
    from yatzy_desktop.adapters.records.values import Filter as Filter
    from yatzy_desktop.adapters.records.values import GameRow as GameRow
    from yatzy_desktop.adapters.records.values import HeadToHead as HeadToHead
    from yatzy_desktop.adapters.records.values import HighScore as HighScore
    from yatzy_desktop.adapters.records.values import ImportPreview as ImportPreview
    from yatzy_desktop.adapters.records.values import KnownRules as KnownRules
    from yatzy_desktop.adapters.records.values import Order as Order
    from yatzy_desktop.adapters.records.values import Profile as Profile
    from yatzy_desktop.adapters.records.values import Statistics as Statistics
    from yatzy_desktop.adapters.records.values import Status as Status
    from yatzy_desktop.adapters.records.values import records_path as records_path
    from yatzy_desktop.adapters.records.worker import Records as Records

__getattr__ = open_doors(
    __name__,
    {
        "book": "RecordBook",
        "database": "RecordsError open_existing",
        "exchange": "BYTE_ORDER_MARK Incoming csv_text json_pieces",
        "parked": "ParkedGame ParkedGames",
        "people": "NameTakenError find_player",
        "statistics": "game_numbers",
        "store": "KeptGame",
        "texts": "copy_text damage_text evening_text fact_text",
        "values": (
            "Damage DiceKind EndedGame Filter GameRow HeadToHead HighScore ImportPreview "
            "KnownRules Order Profile Statistics Status records_path"
        ),
        "worker": "Records",
    },
)
