"""What to keep from each first throw with an empty card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from yatzy_desktop.game import Turn, new_game
from yatzy_desktop.rules import Dice, Ruleset
from yatzy_desktop.strategy.analysis import Choice, analyse_turn, turn_of
from yatzy_desktop.strategy.keeps import keep_tree
from yatzy_desktop.strategy.table import ValueTable


@dataclass(frozen=True, slots=True)
class Opening:
    """A first throw, sorted, with its chance and the two best choices.

    A choice may be to keep dice or to fill a box at once. `second` is None where there is only
    one choice. `error` is how far values may be off in points, None where nobody knows.
    """

    dice: Dice
    chance: float
    best: Choice
    second: Choice | None
    error: float | None


def openings_of(ruleset: Ruleset, table: ValueTable) -> Iterator[Opening]:
    """Yield what is best for every first throw of a game, ones first."""
    start = new_game(ruleset, [""])
    turn = turn_of(start, table)
    tree = keep_tree(ruleset.dice_count)
    for dice, chance in zip(tree.throws, tree.weights, strict=True):
        found = analyse_turn(replace(start, turn=Turn(dice, 1)), turn, table)
        second = found.choices[1] if len(found.choices) > 1 else None
        yield Opening(dice, chance, found.best, second, found.error)
