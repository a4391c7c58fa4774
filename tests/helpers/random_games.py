"""Games played at random, quickly and repeatably, for tests that need many."""

from __future__ import annotations

import random
from collections.abc import Sequence

from yatzy_desktop.game import (
    History,
    Player,
    RollDice,
    ScoreBox,
    SeededDice,
    legal_categories,
    new_game,
)
from yatzy_desktop.rules import Ruleset


def played_game(
    ruleset: Ruleset,
    players: Sequence[Player | str],
    seed: int,
    *,
    actions: int | None = None,
    starter: int = 0,
    helped: bool = False,
) -> History:
    """Play at random to the end, or so many actions; the same seed gives the same game."""
    whims, dice = random.Random(seed), SeededDice(seed)
    history = History.starting(new_game(ruleset, players, starter))
    while not history.state.is_over and (actions is None or len(history.entries) < actions):
        history = history.with_help(seen=helped and whims.random() < 0.05)
        history = _played_on(history, whims, dice)
    return history


def replayed_end(history: History, seed: int) -> History:
    """Take back the last box of a finished game and play to the end anew."""
    whims, dice = random.Random(seed), SeededDice(seed)
    history = history.take_back()[0]
    while not history.state.is_over:
        history = _played_on(history, whims, dice)
    return history


def _played_on(history: History, whims: random.Random, dice: SeededDice) -> History:
    state = history.state
    if state.turn.dice is None or (state.can_roll and whims.random() < 0.4):
        # With the same dice held before, and at least as many as must be.
        count = state.ruleset.dice_count
        held = state.turn.held
        if state.turn.dice is not None:
            more = range(state.ruleset.min_held or whims.randrange(count))
            held = held | frozenset(more) if state.ruleset.held_locked else frozenset(more)
        if len(held) < count:
            return history.play(RollDice(held), dice)[0]
    box = whims.choice(legal_categories(state))
    return history.play(ScoreBox(box), dice)[0]
