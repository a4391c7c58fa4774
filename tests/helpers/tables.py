"""Short ways to set up a game for a test."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from yatzy_desktop.game import (
    Event,
    GameState,
    RollDice,
    ScoreBox,
    ScriptedDice,
    Turn,
    apply,
    new_game,
)
from yatzy_desktop.rules import Ruleset, find_ruleset


def dice_from(digits: str) -> tuple[int, ...]:
    return tuple(int(digit) for digit in digits)


def game_of(key: str, *names: str, **changes: object) -> GameState:
    """Return a new game of a shipped ruleset, changed by house rules where some are given."""
    ruleset = replace(find_ruleset(key), **changes)  # type: ignore[arg-type]
    return new_game(ruleset, names or ("Åse",))


def only_boxes(key: str, *boxes: str) -> Ruleset:
    """Return a shipped ruleset cut down to these boxes, without an upper bonus."""
    ruleset = find_ruleset(key)
    kept = tuple(ruleset.category(box) for box in boxes)
    return replace(ruleset, key="own", upper_bonus=None, categories=kept)


def roll(state: GameState, digits: str, held: Iterable[int] = ()) -> GameState:
    """Roll so that the dice not held fall as the digits say."""
    return apply(state, RollDice(frozenset(held)), ScriptedDice(dice_from(digits)))[0]


def score(state: GameState, box: str) -> tuple[GameState, tuple[Event, ...]]:
    return apply(state, ScoreBox(box), ScriptedDice(()))


def play_turn(state: GameState, digits: str, box: str) -> GameState:
    """Play a turn of one roll."""
    return score(roll(state, digits), box)[0]


def on_the_table(state: GameState, digits: str, rolls_used: int = 1) -> GameState:
    return replace(state, turn=Turn(dice_from(digits), rolls_used))


def filled(state: GameState, extra: int = 0, seat: int = 0, **boxes: int) -> GameState:
    """Return the state with boxes of one player filled as if they had been played."""
    card = state.scorecards[seat]
    for key, points in boxes.items():
        card = card.with_score(key, points)
    card = replace(card, extra_points=extra)
    cards = (*state.scorecards[:seat], card, *state.scorecards[seat + 1 :])
    return replace(state, scorecards=cards)
