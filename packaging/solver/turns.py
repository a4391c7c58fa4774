"""What a turn leads to, compiled: where a player who maximises the mean ends it, how likely.

Decisions are those of `play`: greedy by exact values, or by factors of them. The same is
worked out without a compiler in `yatzy_desktop/strategy/winning/outcomes.py`.
"""

# Compiled functions take their types from the call and know neither objects nor exceptions.
# ruff: noqa: ANN001, ANN201, ANN202, C901, PLR0917
# mypy: allow-untyped-defs, allow-untyped-calls
# Type checking goes on where numpy and numba are not installed.
# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

from typing import NamedTuple

import numba
import numpy as np

from solver.arrays import FloatArray, GameArrays, IntArray
from solver.play import _after, _extra, _points, _value

NOTHING = -1
"""In place of a throw: the dice have not been rolled yet."""


class Room(NamedTuple):
    """Where a turn is worked out; written over by each."""

    means: FloatArray  # [left, keep]
    best: FloatArray  # [left, keep]: the best smaller keep of a throw, the best part of others
    stops: FloatArray  # [left, throw]
    boxes: IntArray  # [left, throw]: the box that is filled when stopping there
    flow: FloatArray  # [keep]
    ended: FloatArray  # [left, throw]: the chance to stop there


@numba.njit(cache=True)
def make_room(tree, turn):
    """Return room for one turn at a time."""
    rolls, throws = turn.rolls + turn.bank, tree.keep_count - tree.first_throw
    return Room(
        np.zeros((rolls, tree.keep_count)),
        np.zeros((rolls, tree.keep_count)),
        np.zeros((rolls, throws)),
        np.zeros((rolls, throws), np.int32),
        np.zeros(tree.keep_count),
        np.zeros((rolls, throws)),
    )


@numba.njit(cache=True)
def work_out(row, column, most, tree, card, turn, values, factors, room):
    """Fill in what stopping and keeping are worth with up to `most` rolls left."""
    first = tree.first_throw
    for left in range(most + 1):
        if left == 0 or turn.bank > 0:
            _fill(row, column, min(left, turn.bank), left, card, values, factors, room)
        else:
            room.stops[left] = room.stops[0]
            room.boxes[left] = room.boxes[0]
        means, best = room.means[left], room.best[left]
        for throw in range(first, tree.keep_count):
            means[throw] = room.stops[left, throw - first]
            if left > 0 and room.best[left - 1, throw] > means[throw]:
                means[throw] = room.best[left - 1, throw]
        for keep in range(first - 1, -1, -1):
            total = 0.0
            for face in range(6):
                total += means[tree.grown[keep, face]]
            means[keep] = total / 6.0
        for keep in range(tree.keep_count):
            best[keep] = -np.inf
            if tree.sizes[keep] < turn.min_held:
                continue
            if keep < first:
                best[keep] = means[keep]
            for place in range(tree.shrunk_start[keep], tree.shrunk_start[keep + 1]):
                best[keep] = max(best[keep], best[tree.shrunk[place]])


@numba.njit(cache=True)
def _fill(row, column, bank, left, card, values, factors, room):
    stops, boxes = room.stops[left], room.boxes[left]
    stops[:] = -np.inf
    next_value = np.zeros(256)
    known = np.zeros(256, np.bool_)
    allowed = card.allowed[row, card.column_mask[column]]
    for box in range(card.lower_count + card.upper_count):
        if not allowed >> box & 1:
            continue
        known[:] = False
        for throw in range(len(stops)):
            points = card.points[box, throw]
            slot = min(points, 1) if box < card.lower_count else points
            if not known[slot]:
                known[slot] = True
                after = _after(row, column, box, points, card)
                next_value[slot] = _value(after[0], after[1], bank, card, values, factors, False)  # noqa: FBT003
            if card.joker:
                points = _points(row, column, box, throw, card)
            value = next_value[slot] + points
            if value > stops[throw]:
                stops[throw] = value
                boxes[throw] = box
    if row & card.paid_bit:
        for face in range(6):
            stops[card.alike[face]] += card.extra_points


@numba.njit(cache=True)
def play_on(throw, left, tree, room):
    """Set `room.ended` from a throw (or from before the first roll) with so many rolls left."""
    first, flow, ended = tree.first_throw, room.flow, room.ended
    flow[:] = 0.0
    ended[:] = 0.0
    if throw == NOTHING:
        flow[first:] = tree.weights
    else:
        flow[first + throw] = 1.0
    for rolls in range(left, -1, -1):
        for keep in range(first, tree.keep_count):
            if flow[keep] and (
                rolls == 0 or room.stops[rolls, keep - first] >= room.best[rolls - 1, keep]
            ):
                ended[rolls, keep - first] = flow[keep]
                flow[keep] = 0.0
        if rolls > 0:
            _hold_and_roll(tree, room.means[rolls - 1], room.best[rolls - 1], flow)


@numba.njit(cache=True)
def _hold_and_roll(tree, means, best, flow):
    """Pass the chances of throws down to the keeps that are held, and up to the next throws."""
    first = tree.first_throw
    for keep in range(tree.keep_count - 1, -1, -1):
        if flow[keep] and (keep >= first or means[keep] < best[keep]):
            choice = -1
            for place in range(tree.shrunk_start[keep], tree.shrunk_start[keep + 1]):
                smaller = tree.shrunk[place]
                if choice < 0 or best[smaller] > best[choice]:
                    choice = smaller
            flow[choice] += flow[keep]
            flow[keep] = 0.0
    for keep in range(first):
        if flow[keep]:
            for face in range(6):
                flow[tree.grown[keep, face]] += flow[keep] / 6.0
            flow[keep] = 0.0


@numba.njit(cache=True)
def next_state(row, column, throw, box, card):
    """Return the row, column and points after filling a box."""
    points = _points(row, column, box, throw, card)
    after = _after(row, column, box, points, card)
    return after[0], after[1], points + _extra(row, throw, card)


__all__ = ["GameArrays", "Room", "make_room", "next_state", "play_on", "work_out"]
