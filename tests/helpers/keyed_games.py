"""Games with the program's own dice, played at random with people, computers and corrections."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

from yatzy_desktop.game import (
    FairDice,
    GameAction,
    History,
    Player,
    RollDice,
    ScoreBox,
    legal_categories,
    legal_holds,
    new_game,
)
from yatzy_desktop.rules import Ruleset

GAMES = "YATZY_TEST_GAMES"
"""The variable that asks for more random games than a quick run plays."""


def how_many(usual: int) -> int:
    """Return how many random games to play."""
    return int(os.environ.get(GAMES, usual))


def dice_of(number: int, word: str = "") -> FairDice:
    """Return dice that are the same for the same number."""
    return FairDice(random.Random(number).randbytes(32)).with_word(word)


def started(ruleset: Ruleset, *players: Player | str, number: int = 1, word: str = "") -> History:
    return History.starting(new_game(ruleset, players), dice_of(number, word))


def some_action(history: History) -> GameAction:
    """Return what a player does who follows whims: the same in the same place, computer-like."""
    state, rng = history.state, random.Random(history.whim)
    if state.turn.dice is None:
        return RollDice()
    if state.can_roll and rng.random() < 0.6:
        return RollDice(rng.choice(legal_holds(state)))
    return ScoreBox(rng.choice(legal_categories(state)))


def played_out(history: History) -> History:
    """Return the game played to its end by whims."""
    while not history.state.is_over:
        history, _ = history.play(some_action(history))
    return history


def all_throws(history: History) -> Iterator[tuple[tuple[int, int, int, int], tuple[int, ...]]]:
    """Yield seat, hand, turn and roll of each roll in the log, with the faces that were thrown."""
    for state, entry in zip(history.states, history.entries, strict=False):
        if isinstance(entry.action, RollDice):
            seat = state.current
            place = (seat, state.players[seat].hand, state.turns[seat], state.turn.rolls_used)
            yield place, entry.thrown
