"""What play by factors is worth exactly: decisions by one set of values, sums of another.

The recursion is that of `solve`. Arrays hold both: [0] what is believed, [1] the truth.
"""

# Compiled functions take their types from the call and know neither objects nor exceptions.
# ruff: noqa: ANN001, ANN202, C901, PLR0912, PLR0917
# mypy: allow-untyped-defs, allow-untyped-calls
# Type checking goes on where numpy and numba are not installed.
# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

import numba
import numpy as np

from solver.arrays import FloatArray, GameArrays
from solver.play import Factors
from solver.solve import LANES, expected_score, layers


def policy_value(game: GameArrays, factors: Factors) -> float:
    """Return the exact mean score of a player who is greedy by the factors."""
    dtype = np.float32 if game.turn.bank else np.float64
    columns = len(game.card.column_mask)
    truth = np.zeros((game.layout.row_count, game.turn.bank + 1, columns), dtype)
    by_rank = np.ascontiguousarray(factors.columns.transpose(0, 2, 1))
    for rows in layers(game):
        _evaluate_rows(rows, truth, factors.rows, by_rank, game.tree, game.card, game.turn)
    return float(truth[0, 0, 0])


def points_lost(game: GameArrays, values: FloatArray, factors: Factors) -> float:
    """Return how many points per game are lost by playing by the factors, exactly."""
    return expected_score(values) - policy_value(game, factors)


@numba.njit(parallel=True, cache=True)
def _evaluate_rows(rows, truth, row_factors, by_rank, tree, card, turn):
    for i in numba.prange(len(rows)):
        _evaluate_row(rows[i], truth, row_factors, by_rank, tree, card, turn)


@numba.njit(cache=True)
def _evaluate_row(row, truth, row_factors, by_rank, tree, card, turn):
    buffer = np.empty(2 * tree.keep_count * LANES, truth.dtype)
    columns = np.empty(LANES, np.int32)
    base = np.zeros(LANES, truth.dtype)
    upper = np.empty((card.upper_count, 8, 2, LANES), truth.dtype)
    lower = np.empty((card.lower_count, 2, 2, LANES), truth.dtype)
    last = (1 << card.upper_count) - 1
    for mask in range(last, -1, -1):
        start, stop = card.mask_start[mask], card.mask_start[mask + 1]
        if mask == last and row & card.full_row == card.full_row:
            for bank in range(truth.shape[1]):
                for column in range(start, stop):
                    truth[row, bank, column] = card.final[column]
            continue
        for first in range(start, stop, LANES):
            count = min(LANES, stop - first)
            width = -(-count // 16) * 16
            work = buffer[: 2 * tree.keep_count * width].reshape((2, tree.keep_count, width))
            for lane in range(width):
                columns[lane] = min(first + lane, stop - 1)
            for left in range(turn.rolls + turn.bank):
                if left == 0 or turn.bank > 0:
                    bank = min(left, turn.bank)
                    _load_both(
                        row, mask, columns, bank, truth, row_factors, by_rank, card, work, upper,
                        lower,
                    )  # fmt: skip
                    if left == 0:
                        _first_zero(row, mask, card, work, upper, lower, base)
                    _stop_both(row, mask, tree, card, work, upper, lower, base)
                if left > 0:
                    _best_both(tree, turn.min_held, work)
                _mean_both(tree, work)
                if left >= turn.rolls - 1:
                    for lane in range(count):
                        value = work[1, 0, lane] + base[lane]
                        truth[row, left - turn.rolls + 1, columns[lane]] = value


@numba.njit(cache=True)
def _load_both(row, mask, columns, bank, truth, row_factors, by_rank, card, work, upper, lower):
    allowed = card.allowed[row, mask]
    last = (1 << card.upper_count) - 1
    for box in range(card.lower_count):
        if allowed >> box & 1:
            for scored in range(2):
                paid = card.paid_bit if scored and (1 << box) == card.yatzy_bit else 0
                after = row | (1 << box) | paid
                over = mask == last and after & card.full_row == card.full_row
                _load_line(
                    after,
                    columns,
                    bank,
                    truth,
                    row_factors,
                    by_rank,
                    work,
                    lower[box, scored],
                    over,
                )
    next_columns = np.empty_like(columns)
    for box in range(card.upper_count):
        if allowed >> (box + card.lower_count) & 1:
            over = mask | (1 << box) == last and row & card.full_row == card.full_row
            for hits in range(card.column_after.shape[2]):
                for lane in range(work.shape[2]):
                    next_columns[lane] = card.column_after[columns[lane], box, hits]
                line = upper[box, hits]
                _load_line(row, next_columns, bank, truth, row_factors, by_rank, work, line, over)
                for part in range(2):
                    for lane in range(work.shape[2]):
                        line[part, lane] += card.faces[box] * hits


@numba.njit(cache=True)
def _load_line(row, columns, bank, truth, row_factors, by_rank, work, line, over):
    for lane in range(work.shape[2]):
        line[1, lane] = truth[row, bank, columns[lane]]
        line[0, lane] = line[1, lane] if over else 0.0
    if not over:
        for lane in range(work.shape[2]):
            total = 0.0
            for k in range(row_factors.shape[1]):
                total += row_factors[row, k] * by_rank[bank, k, columns[lane]]
            line[0, lane] = total


@numba.njit(cache=True)
def _first_zero(row, mask, card, work, upper, lower, base):
    allowed = card.allowed[row, mask]
    for lane in range(work.shape[2]):
        best = -np.inf
        for box in range(card.lower_count + card.upper_count):
            if allowed >> box & 1:
                line = lower[box, 0] if box < card.lower_count else upper[box - card.lower_count, 0]
                best = max(best, line[1, lane])
        base[lane] = best


@numba.njit(cache=True)
def _stop_both(row, mask, tree, card, work, upper, lower, base):
    allowed = card.allowed[row, mask]
    first, throws = tree.first_throw, tree.keep_count - tree.first_throw
    for throw in range(throws):
        for lane in range(work.shape[2]):
            work[0, first + throw, lane] = -np.inf
    for box in range(card.lower_count + card.upper_count):
        if not allowed >> box & 1:
            continue
        for throw in range(throws):
            points = card.points[box, throw]
            if box < card.lower_count:
                line = lower[box, 1 if points > 0 else 0]
            else:
                line = upper[
                    box - card.lower_count,
                    tree.counts[throw, card.faces[box - card.lower_count] - 1],
                ]
                points = 0
            _offer(work, first + throw, line, points, base)
    if card.joker or row & card.paid_bit:
        for face in range(6):
            throw = card.alike[face]
            joker = card.joker and row & card.yatzy_bit
            for box in range(card.upper_count):
                if card.faces[box] == face + 1 and not mask >> box & 1:
                    joker = False
            for box in range(card.lower_count):
                if joker and allowed >> box & 1:
                    _offer(work, first + throw, lower[box, 1], card.joker_points[box, throw], base)
            if row & card.paid_bit:
                for part in range(2):
                    for lane in range(work.shape[2]):
                        work[part, first + throw, lane] += card.extra_points


@numba.njit(cache=True)
def _offer(work, throw, line, points, base):
    for lane in range(work.shape[2]):
        believed = line[0, lane] - base[lane] + points
        if believed > work[0, throw, lane]:
            work[0, throw, lane] = believed
            work[1, throw, lane] = line[1, lane] - base[lane] + points


@numba.njit(cache=True)
def _best_both(tree, min_held, work):
    for keep in range(tree.keep_count):
        if tree.sizes[keep] < min_held:
            for lane in range(work.shape[2]):
                work[0, keep, lane] = -np.inf
            continue
        for place in range(tree.shrunk_start[keep], tree.shrunk_start[keep + 1]):
            smaller = tree.shrunk[place]
            for lane in range(work.shape[2]):
                better = work[0, smaller, lane] > work[0, keep, lane]
                a, b = work[0, smaller, lane], work[0, keep, lane]
                c, d = work[1, smaller, lane], work[1, keep, lane]
                work[0, keep, lane] = a if better else b
                work[1, keep, lane] = c if better else d


@numba.njit(cache=True)
def _mean_both(tree, work):
    for part in range(2):
        for keep in range(tree.first_throw - 1, -1, -1):
            a, b, c = tree.grown[keep, 0], tree.grown[keep, 1], tree.grown[keep, 2]
            d, e, f = tree.grown[keep, 3], tree.grown[keep, 4], tree.grown[keep, 5]
            for lane in range(work.shape[2]):
                low = work[part, a, lane] + work[part, b, lane] + work[part, c, lane]
                high = work[part, d, lane] + work[part, e, lane] + work[part, f, lane]
                work[part, keep, lane] = (low + high) / 6
