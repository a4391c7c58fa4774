"""What to do: exact advice, what it is made of, and the computer's players; without Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.strategy.analysis import Analysis as Analysis
    from yatzy_desktop.strategy.analysis import BoxChance as BoxChance
    from yatzy_desktop.strategy.analysis import Choice as Choice
    from yatzy_desktop.strategy.analysis import NothingToAdviseError as NothingToAdviseError
    from yatzy_desktop.strategy.analysis import advise as advise
    from yatzy_desktop.strategy.analysis import box_chances as box_chances
    from yatzy_desktop.strategy.analysis import decimals_of_loss as decimals_of_loss
    from yatzy_desktop.strategy.analysis import decimals_of_value as decimals_of_value
    from yatzy_desktop.strategy.analysis import legal_keeps as legal_keeps
    from yatzy_desktop.strategy.fingerprint import play_fingerprint as play_fingerprint
    from yatzy_desktop.strategy.last_boxes import LastBoxesTable as LastBoxesTable
    from yatzy_desktop.strategy.level_scores import BoxScores as BoxScores
    from yatzy_desktop.strategy.level_scores import LevelScore as LevelScore
    from yatzy_desktop.strategy.level_scores import LevelScores as LevelScores
    from yatzy_desktop.strategy.levels import BEST_SCORING as BEST_SCORING
    from yatzy_desktop.strategy.levels import LEVELS as LEVELS
    from yatzy_desktop.strategy.levels import USUAL_LEVEL as USUAL_LEVEL
    from yatzy_desktop.strategy.levels import Level as Level
    from yatzy_desktop.strategy.levels import UnknownLevelError as UnknownLevelError
    from yatzy_desktop.strategy.levels import find_level as find_level
    from yatzy_desktop.strategy.library import SOLVED_SUFFIX as SOLVED_SUFFIX
    from yatzy_desktop.strategy.library import TableEntry as TableEntry
    from yatzy_desktop.strategy.library import TableLibrary as TableLibrary
    from yatzy_desktop.strategy.library import read_solved as read_solved
    from yatzy_desktop.strategy.library import read_solved_score as read_solved_score
    from yatzy_desktop.strategy.library import rulesets_with_tables as rulesets_with_tables
    from yatzy_desktop.strategy.library import solved_path as solved_path
    from yatzy_desktop.strategy.nearest import NearestTable as NearestTable
    from yatzy_desktop.strategy.policy import ComputerPlayer as ComputerPlayer
    from yatzy_desktop.strategy.policy import choose as choose
    from yatzy_desktop.strategy.policy import needs_table as needs_table
    from yatzy_desktop.strategy.sense import sensible as sensible
    from yatzy_desktop.strategy.sense import useful_keeps as useful_keeps
    from yatzy_desktop.strategy.simulation import MatchScore as MatchScore
    from yatzy_desktop.strategy.simulation import Statistics as Statistics
    from yatzy_desktop.strategy.simulation import play_histories as play_histories
    from yatzy_desktop.strategy.simulation import play_matches as play_matches
    from yatzy_desktop.strategy.simulation import simulate as simulate
    from yatzy_desktop.strategy.solved import SolvedTable as SolvedTable
    from yatzy_desktop.strategy.table import FactorTable as FactorTable
    from yatzy_desktop.strategy.table import TableError as TableError
    from yatzy_desktop.strategy.table import ValueTable as ValueTable
    from yatzy_desktop.strategy.whole_table import WholeTable as WholeTable
    from yatzy_desktop.strategy.whole_table import is_solvable as is_solvable
    from yatzy_desktop.strategy.whole_table import pack_whole_table as pack_whole_table
    from yatzy_desktop.strategy.whole_table import solve_whole as solve_whole
    from yatzy_desktop.strategy.whole_table import unpack_whole_table as unpack_whole_table
    from yatzy_desktop.strategy.winning import Prospects as Prospects
    from yatzy_desktop.strategy.winning import SpreadModel as SpreadModel
    from yatzy_desktop.strategy.winning import WinChances as WinChances
    from yatzy_desktop.strategy.winning import chance_to_win as chance_to_win

__getattr__ = open_doors(
    __name__,
    {
        "analysis": (
            "Analysis BoxChance Choice NothingToAdviseError advise box_chances "
            "decimals_of_loss decimals_of_value legal_keeps"
        ),
        "fingerprint": "play_fingerprint",
        "last_boxes": "LastBoxesTable",
        "level_scores": "BoxScores LevelScore LevelScores",
        "levels": "BEST_SCORING LEVELS USUAL_LEVEL Level UnknownLevelError find_level",
        "library": (
            "SOLVED_SUFFIX TableEntry TableLibrary read_solved read_solved_score "
            "rulesets_with_tables solved_path"
        ),
        "nearest": "NearestTable",
        "policy": "ComputerPlayer choose needs_table",
        "sense": "sensible useful_keeps",
        "simulation": "MatchScore Statistics play_histories play_matches simulate",
        "solved": "SolvedTable",
        "table": "FactorTable TableError ValueTable",
        "whole_table": "WholeTable is_solvable pack_whole_table solve_whole unpack_whole_table",
        "winning": "Prospects SpreadModel WinChances chance_to_win",
    },
)
