"""Games at chosen moments, for tests and pictures of the pad."""

from __future__ import annotations

import random
from collections.abc import Sequence

from yatzy_desktop.game import (
    GameState,
    RollDice,
    ScoreBox,
    ScriptedDice,
    SeededDice,
    apply,
    new_game,
    possible_scores,
)
from yatzy_desktop.rules import find_ruleset

NAMES = ("Anna", "Lars", "Åse Ørbæk", "Christoffer", "Mormor", "Bo", "Eva-Lena Gustavsson", "Per")


def start(key: str, players: int) -> GameState:
    """Return a game before its first roll."""
    return new_game(find_ruleset(key), NAMES[:players])


def rolled(state: GameState, faces: Sequence[int]) -> GameState:
    """Return the state after a roll with these faces."""
    return apply(state, RollDice(), ScriptedDice(faces))[0]


def scored(state: GameState, key: str) -> GameState:
    """Return the state after filling a box."""
    return apply(state, ScoreBox(key), ScriptedDice(()))[0]


def after_turns(key: str, players: int, turns: int, seed: int = 4) -> GameState:
    """Return a game in which so many turns were played, greedily but not always."""
    chance = random.Random(seed)
    source = SeededDice(seed)
    state = start(key, players)
    for _ in range(turns):
        state = apply(state, RollDice(), source)[0]
        state = apply(state, ScoreBox(_choice(state, chance)), source)[0]
    return state


def finished(key: str, players: int, seed: int = 4) -> GameState:
    """Return a game in which every box is filled."""
    boxes = len(find_ruleset(key).categories)
    return after_turns(key, players, boxes * players, seed)


def _choice(state: GameState, chance: random.Random) -> str:
    scores = possible_scores(state)
    ruleset = state.ruleset
    worth = {key: points / ruleset.max_score(key) for key, points in scores.items()}
    best = max(worth.values())
    return chance.choice([key for key, share in worth.items() if share >= best * 0.8])
