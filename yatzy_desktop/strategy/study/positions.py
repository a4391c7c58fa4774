"""Positions worth a thought: one's own mistakes, and what comes up in usual play."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from yatzy_desktop.game import GameState, History, Scorecard, Turn, new_game
from yatzy_desktop.rules import RulesError, Ruleset, validate_dice
from yatzy_desktop.strategy.analysis import Analysis, Choice, advise
from yatzy_desktop.strategy.fingerprint import play_fingerprint
from yatzy_desktop.strategy.levels import Level, find_level
from yatzy_desktop.strategy.sense import sensible
from yatzy_desktop.strategy.simulation import play_histories
from yatzy_desktop.strategy.study.reviewer import ReviewedEntry
from yatzy_desktop.strategy.table import ValueTable

CLOSEST, WIDEST = 0.5, 5.0
"""The best choice is better than the second by so many points: not by chance, nor plainly."""

USUAL_LEVEL = "steady"
_SEEDS = 1 << 48


class PositionError(Exception):
    """What was kept is no position of these rules."""


@dataclass(frozen=True, slots=True)
class Position:
    """A throw of one player, with a name that is the same for equal positions.

    `is_mistake` tells that the person went wrong there. Positions of one `pattern` ask alike.
    """

    state: GameState
    is_mistake: bool = False

    @property
    def name(self) -> str:
        """Ruleset, card, bank and throw in one word; equal dice in whatever order."""
        state = self.state
        card, turn = state.scorecard, state.turn
        boxes = (f"{key}{points}" for key, points in sorted(card.scores.items()))
        dice = "".join(map(str, sorted(turn.dice or ())))
        held = "".join(map(str, sorted(turn.held))) if state.ruleset.held_locked else ""
        rest = f"{card.extra_points}*{state.saved_rolls[0]} {dice}#{turn.rolls_used}!{held}"
        return f"{play_fingerprint(state.ruleset)[:16]} {','.join(boxes)}+{rest}"

    @property
    def pattern(self) -> str:
        """The shape of the dice, such as 3-1-1, with the rolls left and the part of the game."""
        state = self.state
        counts = sorted(Counter(state.turn.dice or ()).values(), reverse=True)
        left = min(state.rolls_left, state.ruleset.rolls_per_turn - 1)
        part = 3 * state.scorecard.filled_count // state.round_count
        return f"{'-'.join(map(str, counts))} {left} {part}"


def two_choices(state: GameState, analysis: Analysis) -> tuple[Choice, Choice] | None:
    """Return the best and the second choice of a position worth a thought; None of others.

    They are 0.5 to 5 points apart, and both make sense to a person. Positions judged by a
    similar ruleset's table are never asked.
    """
    thought_of = sensible(state, analysis.choices)
    if len(thought_of) < 2 or thought_of[0] != analysis.best or analysis.error is None:  # noqa: PLR2004
        return None
    best, second = thought_of[:2]
    is_open = CLOSEST <= second.loss <= WIDEST and analysis.choices[1].loss >= CLOSEST
    return (best, second) if is_open else None


def mistakes_in(
    history: History, entries: Iterable[ReviewedEntry], seat: int, table: ValueTable
) -> Iterator[Position]:
    """Yield the positions in which a player of a reviewed game went wrong, dearest first."""
    mine = (each for each in entries if each.seat == seat and each.loss >= CLOSEST)
    for entry in sorted(mine, key=lambda each: -each.loss):
        state = alone(history.states[entry.step])
        if two_choices(state, advise(state, table)) is not None:
            yield Position(state, is_mistake=True)


def usual_positions(
    ruleset: Ruleset, table: ValueTable, rng: random.Random, level: Level | None = None
) -> Iterator[Position]:
    """Yield positions of usual play for ever, at most two of a game, in the order of `rng`.

    Games are played by the steady level unless another is given.
    """
    player = level or find_level(USUAL_LEVEL)
    while True:
        seed = rng.randrange(_SEEDS)
        for played in play_histories(ruleset, player, games=1, seed=seed, table=table):
            states = [each for each in played.states[:-1] if each.turn.dice]
            rng.shuffle(states)
            found = 0
            for state in states:
                if found < 2 and two_choices(state, advise(state, table)):  # noqa: PLR2004
                    found += 1
                    yield Position(alone(state))


def alone(state: GameState) -> GameState:
    """Return the position of the player whose turn it is, as a game for one."""
    seat = state.current
    start = new_game(state.ruleset, [""])
    return replace(
        start,
        scorecards=(state.scorecards[seat],),
        saved_rolls=(state.saved_rolls[seat],),
        turn=state.turn,
    )


def position_to_plain(position: Position) -> dict[str, Any]:
    """Return what a file needs to keep of a position, besides its ruleset."""
    state = position.state
    return {
        "scores": {k: p for k, p in state.scorecard.scores.items() if p is not None},
        "extra": state.scorecard.extra_points,
        "saved": state.saved_rolls[0],
        "dice": list(state.turn.dice or ()),
        "rolls_used": state.turn.rolls_used,
        "held": sorted(state.turn.held),
        "mistake": position.is_mistake,
    }


def position_from_plain(ruleset: Ruleset, plain: Mapping[str, Any]) -> Position:
    """Return a position that was kept; raises `PositionError` if the rules allow no such one."""
    try:
        card = Scorecard.blank(ruleset)
        for key, points in plain["scores"].items():
            card = card.with_score(key, _count(points, ruleset.max_score(key)))
        most_saved = (ruleset.rolls_per_turn - 1) * card.filled_count
        saved = _count(plain["saved"], ruleset.saved_rolls.kept(most_saved))
        used = _count(plain["rolls_used"], ruleset.rolls_per_turn + saved)
        held = frozenset(_count(each, ruleset.dice_count - 1) for each in plain["held"])
        dice = validate_dice(plain["dice"], ruleset.dice_count)
        extra = _count(plain["extra"], ruleset.extra_yatzy_points * ruleset.dice_count**2)
        mistake = plain["mistake"] is True
    except (KeyError, TypeError, ValueError, AttributeError, RulesError) as error:
        raise PositionError from error
    if card.is_full or not used:
        raise PositionError
    state = replace(
        new_game(ruleset, [""]),
        scorecards=(replace(card, extra_points=extra),),
        saved_rolls=(saved,),
        turn=Turn(dice, used, held),
    )
    return Position(state, mistake)


def _count(number: object, most: int) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
        raise ValueError(number)
    return number
