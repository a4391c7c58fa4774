"""What a turn leads to if it is played for points: every way it can end, and how likely."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from yatzy_desktop.rules import FACES
from yatzy_desktop.strategy.expectation import TurnValues, best_parts
from yatzy_desktop.strategy.keeps import KeepTree
from yatzy_desktop.strategy.table import ValueTable


class Outcome(NamedTuple):
    """A card after the turn: how likely it is, where it stands, and the points it got."""

    chance: float
    row: int
    column: int
    bank: int
    points: int


def turn_outcomes(
    turn: TurnValues, table: ValueTable, left: int, throw: int | None = None
) -> tuple[Outcome, ...]:
    """Return how a turn can end from a throw with so many rolls left after it.

    Without a throw the dice are still to be rolled, which leaves `left`. Play maximises the
    mean by the values of the turn, which must be worked out for as many rolls.
    """
    found: dict[tuple[int, int, int, int], float] = {}
    layout, row, column = turn.layout, turn.row, turn.column
    saving = layout.ruleset.saved_rolls
    boxes: dict[int, Sequence[int]] = {}
    for rolls, stopped, chance in _endings(turn, left, throw):
        bank = saving.kept(rolls)
        if bank not in boxes:
            boxes[bank] = _best_boxes(turn, table, bank)
        box = boxes[bank][stopped]
        points = layout.points_of(row, column, box, stopped)
        after = layout.after(row, column, box, points)
        state = (*after, bank, points + layout.extra_of(row, stopped))
        found[state] = found.get(state, 0.0) + chance
    return tuple(Outcome(chance, *state) for state, chance in found.items())


def _endings(turn: TurnValues, left: int, throw: int | None) -> Iterator[tuple[int, int, float]]:
    """Yield with how many rolls left, and on which throw, the turn may end; and how likely."""
    tree, rules = turn.layout.tree, turn.layout.ruleset
    first = tree.first_throw
    flow = [0.0] * len(tree.keeps)
    if throw is None:
        flow[first:] = tree.weights
    else:
        flow[first + throw] = 1.0
    for rolls in range(left, 0, -1):
        means = turn.means[rolls - 1]
        best = best_parts(tree, means, rules.min_held)
        stops = turn.stops[rolls]
        for stopped, value in enumerate(stops):
            chance = flow[first + stopped]
            if chance and value >= best[first + stopped]:
                yield rolls, stopped, chance
                flow[first + stopped] = 0.0
        _hold_and_roll(tree, means, best, flow)
    yield from ((0, t, chance) for t, chance in enumerate(flow[first:]) if chance)


def _hold_and_roll(
    tree: KeepTree, means: Sequence[float], best: Sequence[float], flow: list[float]
) -> None:
    """Pass the chances of throws on to the keeps that are held, and from there to new throws."""
    first = tree.first_throw
    kept: dict[int, int] = {}
    for throw in range(first, len(flow)):
        chance = flow[throw]
        if chance:
            flow[_held_of(throw, tree, means, best, kept)] += chance
            flow[throw] = 0.0
    for keep in range(first):
        chance = flow[keep]
        if chance:
            share = chance / len(FACES)
            for grown in tree.grown[keep]:
                flow[grown] += share
            flow[keep] = 0.0


def _held_of(
    keep: int,
    tree: KeepTree,
    means: Sequence[float],
    best: Sequence[float],
    known: dict[int, int],
) -> int:
    """Return the best keep within another; between equals the first, as in a list of advice."""
    if keep not in known:
        value = best[keep]
        parts = (part for part in tree.shrunk[keep] if best[part] == value)
        found = [_held_of(part, tree, means, best, known) for part in parts]
        if keep < tree.first_throw and means[keep] == value:
            found.append(keep)
        known[keep] = min(found)
    return known[keep]


def _best_boxes(turn: TurnValues, table: ValueTable, bank: int) -> Sequence[int]:
    """Return the best box for each throw; between equals the one that is harder to get."""
    layout, row, column = turn.layout, turn.row, turn.column
    throws = len(layout.tree.throws)
    best, chosen = [float("-inf")] * throws, [0] * throws
    values: dict[tuple[int, int], float] = {}
    allowed = layout.allowed_boxes(row, column)
    for box in sorted(allowed, key=lambda each: len(layout.scoring[each])):
        gains = {}
        for points in layout.different_points[box]:
            after = layout.after(row, column, box, points)
            if after not in values:
                values[after] = table.values(*after, bank)[bank]
            gains[points] = points + values[after]
        points_in = layout.points[box]
        jokers = {t for t in layout.alike if layout.is_joker(row, column, t)}
        for throw in range(throws):
            points = layout.joker_points[box][throw] if throw in jokers else points_in[throw]
            if gains[points] > best[throw]:
                best[throw], chosen[throw] = gains[points], box
    return chosen
