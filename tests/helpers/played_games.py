"""Whole games with their logs, played by computers or at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from tests.helpers.shipped_tables import shipped_tables
from yatzy_desktop.game import (
    Action,
    GameState,
    History,
    Player,
    RollDice,
    ScoreBox,
    SeededDice,
    legal_categories,
    legal_holds,
    new_game,
)
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy import ComputerPlayer, find_level, needs_table

Chooser = Callable[[GameState, random.Random], Action]


def game_by_levels(ruleset: Ruleset, levels: Sequence[str], seed: int) -> History:
    """Return a game of computers; the same seed gives the same."""
    players = {}
    for key in set(levels):
        level = find_level(key)
        table = shipped_tables().table_for(ruleset) if needs_table(level) else None
        players[key] = ComputerPlayer(level, ruleset, table)
    return _played(
        new_game(ruleset, [Player("", level) for level in levels]),
        lambda state, rng: players[state.player.level or ""].choose(state, rng),
        seed,
    )


def game_at_random(ruleset: Ruleset, players: int, seed: int) -> History:
    """Return a game in which any legal choice is as likely as another, boxes a bit less."""
    return _played(new_game(ruleset, [""] * players), _any_choice, seed)


def _any_choice(state: GameState, rng: random.Random) -> Action:
    holds = legal_holds(state)
    if holds and (state.turn.dice is None or rng.random() < 0.6):
        return RollDice(rng.choice(holds))
    return ScoreBox(rng.choice(legal_categories(state)))


def _played(start: GameState, choose: Chooser, seed: int) -> History:
    dice, rng = SeededDice(seed), random.Random(seed)
    history = History.starting(start)
    while not history.state.is_over:
        history, _ = history.play(choose(history.state, rng), dice)
    return history
