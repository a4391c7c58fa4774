"""The program as a process: its logs, faults, signals, single copy and window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.app.process.error_handler import ErrorBox as ErrorBox
    from yatzy_desktop.app.process.error_handler import ErrorHandler as ErrorHandler
    from yatzy_desktop.app.process.first_sight import FirstSight as FirstSight
    from yatzy_desktop.app.process.first_sight import SightKeeper as SightKeeper
    from yatzy_desktop.app.process.holder_question import ask_about_holder as ask_about_holder
    from yatzy_desktop.app.process.logs import LOG_FILE as LOG_FILE
    from yatzy_desktop.app.process.logs import Logs as Logs
    from yatzy_desktop.app.process.memory import give_back_memory as give_back_memory
    from yatzy_desktop.app.process.plain_imports import import_plainly as import_plainly
    from yatzy_desktop.app.process.quit_signals import QuitSignals as QuitSignals
    from yatzy_desktop.app.process.screen import ending_in_a_sentence as ending_in_a_sentence
    from yatzy_desktop.app.process.screen import prepare_screen as prepare_screen
    from yatzy_desktop.app.process.single_instance import SingleInstance as SingleInstance
    from yatzy_desktop.app.process.single_instance import Standing as Standing
    from yatzy_desktop.app.process.window_keeper import WindowKeeper as WindowKeeper

__getattr__ = open_doors(
    __name__,
    {
        "error_handler": "ErrorBox ErrorHandler",
        "first_sight": "FirstSight SightKeeper",
        "holder_question": "ask_about_holder",
        "logs": "LOG_FILE Logs",
        "memory": "give_back_memory",
        "plain_imports": "import_plainly",
        "quit_signals": "QuitSignals",
        "screen": "ending_in_a_sentence prepare_screen",
        "single_instance": "SingleInstance Standing",
        "window_keeper": "WindowKeeper",
    },
)
