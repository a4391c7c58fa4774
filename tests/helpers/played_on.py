"""Chances of a final total by asking the master about every fall of the dice.

Knows nothing of layouts or of the trees of keeps; boxes are filled by the engine.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from yatzy_desktop.game import GameState, RollDice, ScriptedDice, Turn, apply
from yatzy_desktop.rules import Dice, Ruleset
from yatzy_desktop.strategy import ComputerPlayer, ValueTable, find_level


class Follower:
    """Plays as the master does for a player alone; remembers what it led to."""

    def __init__(self, ruleset: Ruleset, table: ValueTable) -> None:
        self._player = ComputerPlayer(find_level("master"), ruleset, table)
        self._rng = random.Random(1)
        self._known: dict[object, dict[int, float]] = {}

    def totals(self, state: GameState) -> dict[int, float]:
        """Return the chance of each final total."""
        if state.is_over:
            return {state.scorecard.total: 1.0}
        dice = tuple(sorted(state.turn.dice)) if state.turn.dice else None
        key = state.scorecard, state.saved_rolls, dice, state.rolls_left
        if key not in self._known:
            self._known[key] = self._found(replace(state, turn=replace(state.turn, dice=dice)))
        return self._known[key]

    def _found(self, state: GameState) -> dict[int, float]:
        dice = state.turn.dice
        action = self._player.choose(state, self._rng)
        if not isinstance(action, RollDice):
            return self.totals(apply(state, action, ScriptedDice(()))[0])
        held = tuple(dice[place] for place in sorted(action.held)) if dice else ()
        found: Counter[int] = Counter()
        for fallen, chance in falls(state.ruleset.dice_count - len(held)):
            rolled = Turn((*held, *fallen), state.turn.rolls_used + 1)
            for total, share in self.totals(replace(state, turn=rolled)).items():
                found[total] += chance * share  # type: ignore[assignment]
        return dict(found)


@cache
def falls(count: int) -> tuple[tuple[Dice, float], ...]:
    """Return each fall of so many dice, sorted, and its probability."""
    return tuple(
        (fall, _ways(fall) / 6**count) for fall in combinations_with_replacement(range(1, 7), count)
    )


def _ways(fall: Dice) -> float:
    return factorial(len(fall)) / prod(factorial(n) for n in Counter(fall).values())
