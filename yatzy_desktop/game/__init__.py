"""Whose turn it is, what is allowed and what happened: the game as frozen values, without Qt."""

from __future__ import annotations

from yatzy_desktop.game.action import Action, RollDice, ScoreBox
from yatzy_desktop.game.dice_source import (
    DiceSource,
    OutOfDiceError,
    ScriptedDice,
    SeededDice,
    SystemDice,
)
from yatzy_desktop.game.engine import (
    IllegalActionError,
    IllegalReason,
    apply,
    illegal_reason,
    legal_actions,
    legal_categories,
    legal_holds,
    possible_scores,
)
from yatzy_desktop.game.event import (
    BonusEarned,
    BoxScored,
    DiceRolled,
    Event,
    ExtraYatzyEarned,
    GameEnded,
    RollsSaved,
    TurnStarted,
)
from yatzy_desktop.game.history import History, LogEntry, NothingToTakeBackError
from yatzy_desktop.game.notation import (
    FORMAT_VERSION,
    NewerFormatError,
    NotationError,
    history_to_text,
    parse_state_line,
    state_line,
    text_to_session,
)
from yatzy_desktop.game.scorecard import Scorecard
from yatzy_desktop.game.start import StartingThrow, throw_for_start
from yatzy_desktop.game.state import (
    MAX_PLAYERS,
    GameState,
    InvalidGameError,
    Player,
    Turn,
    new_game,
)

__all__ = [
    "FORMAT_VERSION",
    "MAX_PLAYERS",
    "Action",
    "BonusEarned",
    "BoxScored",
    "DiceRolled",
    "DiceSource",
    "Event",
    "ExtraYatzyEarned",
    "GameEnded",
    "GameState",
    "History",
    "IllegalActionError",
    "IllegalReason",
    "InvalidGameError",
    "LogEntry",
    "NewerFormatError",
    "NotationError",
    "NothingToTakeBackError",
    "OutOfDiceError",
    "Player",
    "RollDice",
    "RollsSaved",
    "ScoreBox",
    "Scorecard",
    "ScriptedDice",
    "SeededDice",
    "StartingThrow",
    "SystemDice",
    "Turn",
    "TurnStarted",
    "apply",
    "history_to_text",
    "illegal_reason",
    "legal_actions",
    "legal_categories",
    "legal_holds",
    "new_game",
    "parse_state_line",
    "possible_scores",
    "state_line",
    "text_to_session",
    "throw_for_start",
]
