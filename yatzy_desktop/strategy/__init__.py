"""What to do: exact advice, what it is made of, and the computer's players; without Qt."""

from __future__ import annotations

from yatzy_desktop.strategy.analysis import (
    Analysis,
    BoxChance,
    Choice,
    NothingToAdviseError,
    advise,
    box_chances,
    decimals_of_loss,
    decimals_of_value,
    legal_keeps,
)
from yatzy_desktop.strategy.fingerprint import play_fingerprint
from yatzy_desktop.strategy.last_boxes import LastBoxesTable
from yatzy_desktop.strategy.level_scores import LevelScore, LevelScores
from yatzy_desktop.strategy.levels import LEVELS, Level, UnknownLevelError, find_level
from yatzy_desktop.strategy.library import (
    SOLVED_SUFFIX,
    TableEntry,
    TableLibrary,
    read_solved,
    read_solved_score,
    rulesets_with_tables,
    solved_path,
)
from yatzy_desktop.strategy.nearest import NearestTable
from yatzy_desktop.strategy.policy import ComputerPlayer, choose, needs_table
from yatzy_desktop.strategy.sense import sensible, useful_keeps
from yatzy_desktop.strategy.simulation import Statistics, play_histories, simulate
from yatzy_desktop.strategy.solved import SolvedTable
from yatzy_desktop.strategy.table import FactorTable, TableError, ValueTable
from yatzy_desktop.strategy.whole_table import (
    WholeTable,
    is_solvable,
    pack_whole_table,
    solve_whole,
    unpack_whole_table,
)

__all__ = [
    "LEVELS",
    "SOLVED_SUFFIX",
    "Analysis",
    "BoxChance",
    "Choice",
    "ComputerPlayer",
    "FactorTable",
    "LastBoxesTable",
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
    "WholeTable",
    "advise",
    "box_chances",
    "choose",
    "decimals_of_loss",
    "decimals_of_value",
    "find_level",
    "is_solvable",
    "legal_keeps",
    "needs_table",
    "pack_whole_table",
    "play_fingerprint",
    "play_histories",
    "read_solved",
    "read_solved_score",
    "rulesets_with_tables",
    "sensible",
    "simulate",
    "solve_whole",
    "solved_path",
    "unpack_whole_table",
    "useful_keeps",
]
