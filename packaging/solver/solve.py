"""The exact expected value of every state of a card, solved backwards from full cards."""

# Compiled functions take their types from the call and know neither objects nor exceptions.
# ruff: noqa: ANN001, ANN202, FURB136, PLR0917, PLR1730
# mypy: allow-untyped-defs, allow-untyped-calls
# Type checking goes on where numpy and numba are not installed.
# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

import numba
import numpy as np

from solver.arrays import CardArrays, FloatArray, GameArrays, IntArray, TreeArrays, TurnRules

LANES = 96
"""Columns worked on at once, so that the innermost loops vectorise."""

LEAST_BANK = 8
FADING = 0.95
"""Banks no game can have so early are continued smoothly, for the sake of the factors."""


def solve(game: GameArrays) -> FloatArray:
    """Return values[row, bank, column]: points still to come for a player who maximises them.

    The bonus counts as coming at the end. Rows no card can be in hold zeros. With saved
    rolls the values are single precision, computed relative to a base against drift.
    """
    dtype = np.float32 if game.turn.bank else np.float64
    card = game.card
    values = np.zeros((game.layout.row_count, game.turn.bank + 1, len(card.column_mask)), dtype)
    for rows in layers(game):
        _solve_rows(rows, values, game.tree, card, game.turn)
    return values


def expected_score(values: FloatArray) -> float:
    """Return the value of the start of a game."""
    return float(values[0, 0, 0])


def layers(game: GameArrays) -> list[IntArray]:
    """Return the rows by the number of filled lower boxes, fullest first."""
    layout = game.layout
    rows = list(layout.possible_rows())
    by_count = {
        count: [row for row in rows if layout.filled_below(row) == count]
        for count in range(len(layout.lower), -1, -1)
    }
    return [np.array(each, np.int32) for each in by_count.values() if each]


@numba.njit(parallel=True, cache=True)
def _solve_rows(rows, values, tree, card, turn):
    for i in numba.prange(len(rows)):
        _solve_row(rows[i], values, tree, card, turn)


@numba.njit(cache=True)
def _solve_row(row, values, tree, card, turn):
    buffer = np.empty(tree.keep_count * LANES, values.dtype)
    base = np.zeros(LANES, values.dtype)
    zeros = np.empty(LANES, values.dtype)
    columns = np.empty(LANES, np.int32)
    upper = np.empty((card.upper_count, 8, LANES), values.dtype)
    lower = np.empty((card.lower_count, 2, LANES), values.dtype)
    for mask in range((1 << card.upper_count) - 1, -1, -1):
        start, stop = card.mask_start[mask], card.mask_start[mask + 1]
        if mask == (1 << card.upper_count) - 1 and row & card.full_row == card.full_row:
            for bank in range(values.shape[1]):
                for column in range(start, stop):
                    values[row, bank, column] = card.final[column]
            continue
        for first in range(start, stop, LANES):
            count = min(LANES, stop - first)
            width = -(-count // 16) * 16
            work = buffer[: tree.keep_count * width].reshape((tree.keep_count, width))
            for lane in range(width):
                columns[lane] = min(first + lane, stop - 1)
            _solve_block(
                row, mask, columns, count, values, tree, card, turn, work, base, zeros, upper, lower
            )


@numba.njit(cache=True)
def _solve_block(
    row, mask, columns, count, values, tree, card, turn, work, base, zeros, upper, lower
):
    allowed = card.allowed[row, mask]
    largest = _reachable_bank(row, mask, card, turn)
    most_left = turn.rolls - 1 + largest
    for left in range(most_left + 1):
        if left == 0 or turn.bank > 0:
            bank = min(left, turn.bank)
            _load_next(row, allowed, columns, bank, values, card, work, upper, lower)
            if left == 0:
                _set_zeros(allowed, card, work, upper, lower, base)
            _subtract_base(allowed, card, work, upper, lower, base)
            _set_zeros(allowed, card, work, upper, lower, zeros)
            _throw_values(row, mask, allowed, tree, card, upper, lower, work, zeros)
        if left > 0:
            _best_keeps(tree, turn.min_held, work)
        _keep_means(tree, work)
        if left >= turn.rolls - 1:
            for lane in range(count):
                values[row, left - turn.rolls + 1, columns[lane]] = work[0, lane] + base[lane]
    for bank in range(largest + 1, turn.bank + 1):
        for lane in range(count):
            line = values[row, :, columns[lane]]
            line[bank] = line[bank - 1] + FADING * (line[bank - 1] - line[bank - 2])


@numba.njit(cache=True)
def _reachable_bank(row, mask, card, turn):
    """Return the largest bank to solve: larger ones can't be saved in so few turns."""
    filled = 0
    for box in range(card.lower_count):
        filled += row >> box & 1
    for box in range(card.upper_count):
        filled += mask >> box & 1
    return min(turn.bank, max(LEAST_BANK, (turn.rolls - 1) * filled))


@numba.njit(cache=True)
def _load_next(row, allowed, columns, bank, values, card, work, upper, lower):
    for box in range(card.lower_count):
        if allowed >> box & 1:
            bit = 1 << box
            paid = card.paid_bit if bit == card.yatzy_bit else 0
            for lane in range(work.shape[1]):
                lower[box, 0, lane] = values[row | bit, bank, columns[lane]]
                lower[box, 1, lane] = values[row | bit | paid, bank, columns[lane]]
    for box in range(card.upper_count):
        if allowed >> (box + card.lower_count) & 1:
            for hits in range(card.column_after.shape[2]):
                points = card.faces[box] * hits
                for lane in range(work.shape[1]):
                    after = card.column_after[columns[lane], box, hits]
                    upper[box, hits, lane] = values[row, bank, after] + points


@numba.njit(cache=True)
def _set_zeros(allowed, card, work, upper, lower, zeros):
    """Set the value of striking out the box that is cheapest to lose."""
    for lane in range(work.shape[1]):
        best = -np.inf
        for box in range(card.lower_count):
            if allowed >> box & 1:
                best = max(best, lower[box, 0, lane])
        for box in range(card.upper_count):
            if allowed >> (box + card.lower_count) & 1:
                best = max(best, upper[box, 0, lane])
        zeros[lane] = best


@numba.njit(cache=True)
def _subtract_base(allowed, card, work, upper, lower, base):
    for box in range(card.lower_count):
        if allowed >> box & 1:
            for lane in range(work.shape[1]):
                lower[box, 0, lane] -= base[lane]
                lower[box, 1, lane] -= base[lane]
    for box in range(card.upper_count):
        if allowed >> (box + card.lower_count) & 1:
            for hits in range(card.column_after.shape[2]):
                for lane in range(work.shape[1]):
                    upper[box, hits, lane] -= base[lane]


@numba.njit(cache=True)
def _throw_values(row, mask, allowed, tree, card, upper, lower, work, zeros):
    first = tree.first_throw
    # A zero never beats points in the same box, so all zeros start as one common value.
    for throw in range(first, tree.keep_count):
        for lane in range(work.shape[1]):
            work[throw, lane] = zeros[lane]
    for box in range(card.lower_count + card.upper_count):
        if not allowed >> box & 1:
            continue
        for place in range(card.scoring_start[box], card.scoring_start[box + 1]):
            throw = card.scoring[place]
            if box < card.lower_count:
                source, points = lower[box, 1], work.dtype.type(card.points[box, throw])
            else:
                hits = tree.counts[throw, card.faces[box - card.lower_count] - 1]
                source, points = upper[box - card.lower_count, hits], work.dtype.type(0)
            target = work[first + throw]
            for lane in range(work.shape[1]):
                value = source[lane] + points
                target[lane] = value if value > target[lane] else target[lane]
    if card.joker or row & card.paid_bit:
        _alike_throws(row, mask, allowed, tree, card, lower, work)


@numba.njit(cache=True)
def _alike_throws(row, mask, allowed, tree, card, lower, work):
    for face in range(6):
        throw = card.alike[face]
        own_filled = True
        for box in range(card.upper_count):
            if card.faces[box] == face + 1 and not mask >> box & 1:
                own_filled = False
        joker = card.joker and row & card.yatzy_bit and own_filled
        extra = card.extra_points if row & card.paid_bit else 0
        if joker:
            for box in range(card.lower_count):
                if allowed >> box & 1:
                    points = card.joker_points[box, throw]
                    scored = 1 if points > 0 else 0
                    for lane in range(work.shape[1]):
                        value = lower[box, scored, lane] + points
                        if value > work[tree.first_throw + throw, lane]:
                            work[tree.first_throw + throw, lane] = value
        for lane in range(work.shape[1]):
            work[tree.first_throw + throw, lane] += extra


@numba.njit(cache=True)
def _best_keeps(tree, min_held, work):
    """Turn the value of each keep into that of the best keep contained in it."""
    first = 0
    while tree.sizes[first] < min_held:
        for lane in range(work.shape[1]):
            work[first, lane] = -np.inf
        first += 1
    for keep in range(max(first, 1), tree.keep_count):
        for place in range(tree.shrunk_start[keep], tree.shrunk_start[keep + 1], 3):
            # Three parts at a time, the last one repeated: fewer passes over the lanes.
            a = tree.shrunk[place]
            b = tree.shrunk[min(place + 1, tree.shrunk_start[keep + 1] - 1)]
            c = tree.shrunk[min(place + 2, tree.shrunk_start[keep + 1] - 1)]
            for lane in range(work.shape[1]):
                p, q, r, own = work[a, lane], work[b, lane], work[c, lane], work[keep, lane]
                p = p if p > q else q
                r = r if r > own else own
                work[keep, lane] = p if p > r else r


@numba.njit(cache=True)
def _keep_means(tree, work):
    """Set the value of each keep to the mean over the throws it may become."""
    for keep in range(tree.first_throw - 1, -1, -1):
        a, b, c = tree.grown[keep, 0], tree.grown[keep, 1], tree.grown[keep, 2]
        d, e, f = tree.grown[keep, 3], tree.grown[keep, 4], tree.grown[keep, 5]
        for lane in range(work.shape[1]):
            low = work[a, lane] + work[b, lane] + work[c, lane]
            high = work[d, lane] + work[e, lane] + work[f, lane]
            work[keep, lane] = (low + high) / work.dtype.type(6)


__all__ = [
    "LANES",
    "CardArrays",
    "TreeArrays",
    "TurnRules",
    "expected_score",
    "solve",
]
