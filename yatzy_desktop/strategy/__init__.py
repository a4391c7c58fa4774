"""What to do: exact advice, what it is made of, and the computer's players; without Qt."""

from __future__ import annotations

from yatzy_desktop.strategy.analysis import (
    Analysis,
    BoxChance,
    Choice,
    NothingToAdviseError,
    advise,
    box_chances,
    legal_keeps,
)
from yatzy_desktop.strategy.fingerprint import play_fingerprint
from yatzy_desktop.strategy.level_scores import LevelScore, LevelScores
from yatzy_desktop.strategy.levels import LEVELS, Level, UnknownLevelError, find_level
from yatzy_desktop.strategy.library import TableEntry, TableLibrary, rulesets_with_tables
from yatzy_desktop.strategy.nearest import NearestTable
from yatzy_desktop.strategy.policy import ComputerPlayer, choose, needs_table
from yatzy_desktop.strategy.simulation import Statistics, simulate
from yatzy_desktop.strategy.solved import SolvedTable
from yatzy_desktop.strategy.table import FactorTable, TableError, ValueTable

__all__ = [
    "LEVELS",
    "Analysis",
    "BoxChance",
    "Choice",
    "ComputerPlayer",
    "FactorTable",
    "Level",
    "LevelScore",
    "LevelScores",
    "NearestTable",
    "NothingToAdviseError",
    "SolvedTable",
    "Statistics",
    "TableEntry",
    "TableError",
    "TableLibrary",
    "UnknownLevelError",
    "ValueTable",
    "advise",
    "box_chances",
    "choose",
    "find_level",
    "legal_keeps",
    "needs_table",
    "play_fingerprint",
    "rulesets_with_tables",
    "simulate",
]
