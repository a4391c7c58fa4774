"""A game from start to end: who acts, what the window shows, what is celebrated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.app.play.celebrations import Celebrations as Celebrations
    from yatzy_desktop.app.play.closing import Closing as Closing
    from yatzy_desktop.app.play.computer_turns import ComputerTurns as ComputerTurns
    from yatzy_desktop.app.play.first_steps import FirstSteps as FirstSteps
    from yatzy_desktop.app.play.game_starter import COPY_TOPIC as COPY_TOPIC
    from yatzy_desktop.app.play.game_starter import GameStarter as GameStarter
    from yatzy_desktop.app.play.hand_entry import HandEntry as HandEntry
    from yatzy_desktop.app.play.narrator import Narrator as Narrator
    from yatzy_desktop.app.play.opened_files import watch_opened_files as watch_opened_files
    from yatzy_desktop.app.play.pace import UNHURRIED as UNHURRIED
    from yatzy_desktop.app.play.pace import Pace as Pace
    from yatzy_desktop.app.play.people_colors import PeopleColors as PeopleColors
    from yatzy_desktop.app.play.people_desk import PeopleDesk as PeopleDesk
    from yatzy_desktop.app.play.record_keeper import RecordKeeper as RecordKeeper
    from yatzy_desktop.app.play.session import take_up_session as take_up_session
    from yatzy_desktop.app.play.table_sounds import TableSounds as TableSounds
    from yatzy_desktop.app.play.turn_presenter import Judge as Judge
    from yatzy_desktop.app.play.turn_presenter import TurnPresenter as TurnPresenter

__getattr__ = open_doors(
    __name__,
    {
        "celebrations": "Celebrations",
        "closing": "Closing",
        "computer_turns": "ComputerTurns",
        "first_steps": "FirstSteps",
        "game_starter": "COPY_TOPIC GameStarter",
        "hand_entry": "HandEntry",
        "narrator": "Narrator",
        "opened_files": "watch_opened_files",
        "pace": "Pace UNHURRIED",
        "people_colors": "PeopleColors",
        "people_desk": "PeopleDesk",
        "record_keeper": "RecordKeeper",
        "session": "take_up_session",
        "table_sounds": "TableSounds",
        "turn_presenter": "Judge TurnPresenter",
    },
)
