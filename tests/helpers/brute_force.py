"""The value of a position by trying every keep and every fall of the dice.

Knows nothing of tables, layouts or the trees of keeps; boxes are filled by the engine.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

from yatzy_desktop.game import (
    Action,
    GameState,
    RollDice,
    ScoreBox,
    ScriptedDice,
    Turn,
    apply,
    legal_actions,
    legal_categories,
)
from yatzy_desktop.rules import Dice


class BruteForce:
    """Expected final totals of a game for one player, remembered by what matters."""

    def __init__(self) -> None:
        self._turns: dict[object, float] = {}

    def choice_values(self, state: GameState) -> dict[Action, float]:
        """Return the expected final total after each legal action of a throw."""
        turn = _TriedTurn(self, state)
        return {action: turn.after(action) for action in legal_actions(state)}

    def before_turn(self, state: GameState) -> float:
        """Return the expected final total before the first roll of a turn."""
        if state.is_over:
            return float(state.scorecard.total)
        got = state.scorecard.total - state.scorecard.bonus
        key = _card_key(state)
        if key not in self._turns:
            self._turns[key] = _TriedTurn(self, state).keep_value((), state.rolls_left - 1) - got
        return got + self._turns[key]


class _TriedTurn:
    def __init__(self, brute: BruteForce, state: GameState) -> None:
        self._brute = brute
        self._state = state
        self._keeps: dict[tuple[Dice, int], float] = {}
        self._throws: dict[tuple[Dice, Dice, int], float] = {}
        self._all_rolls = state.rolls_left + state.turn.rolls_used

    def after(self, action: Action) -> float:
        dice, left = self._state.turn.dice or (), self._state.rolls_left
        if isinstance(action, RollDice):
            return self.keep_value(tuple(sorted(dice[i] for i in action.held)), left - 1)
        return self._scored(dice, action.category, left)

    def keep_value(self, keep: Dice, left: int) -> float:
        """Return the mean over all falls of the other dice, with `left` rolls after it."""
        if (keep, left) not in self._keeps:
            rolled = self._state.ruleset.dice_count - len(keep)
            held = keep if self._state.ruleset.held_locked else ()
            self._keeps[keep, left] = sum(
                chance * self._throw_value(tuple(sorted((*keep, *faces))), held, left)
                for faces, chance in _falls(rolled)
            )
        return self._keeps[keep, left]

    def _throw_value(self, dice: Dice, held: Dice, left: int) -> float:
        """Return the value of a throw with some of its dice locked."""
        if (dice, held, left) not in self._throws:
            boxes = legal_categories(self._thrown(dice, left))
            values = [self._scored(dice, box, left) for box in boxes]
            if left:
                least = self._state.ruleset.min_held
                values += [
                    self.keep_value(keep, left - 1)
                    for keep in _keeps(dice, least)
                    if not Counter(held) - Counter(keep)
                ]
            self._throws[dice, held, left] = max(values)
        return self._throws[dice, held, left]

    def _scored(self, dice: Dice, box: str, left: int) -> float:
        after, _ = apply(self._thrown(dice, left), ScoreBox(box), ScriptedDice(()))
        return self._brute.before_turn(after)

    def _thrown(self, dice: Dice, left: int) -> GameState:
        return replace(self._state, turn=Turn(dice, self._all_rolls - left))


@cache
def _keeps(dice: Dice, least: int) -> frozenset[Dice]:
    sizes = range(least, len(dice))
    return frozenset(keep for size in sizes for keep in combinations(dice, size))


@cache
def _falls(count: int) -> tuple[tuple[Dice, float], ...]:
    found = []
    for faces in combinations_with_replacement(range(1, 7), count):
        ways = factorial(count) // prod(factorial(n) for n in Counter(faces).values())
        found.append((faces, float(ways) / 6.0**count))
    return tuple(found)


def _card_key(state: GameState) -> object:
    card = state.scorecard
    yatzy = card.scores.get("yatzy", 0)
    upper = card.upper_sum if state.ruleset.upper_bonus else 0
    return card.open_categories, upper, yatzy is None, bool(yatzy), state.saved_rolls
