"""Plays games by a table, compiled: for visit counts, scores, and points lost to exact play.

A decision maker is either the exact values or factors of them. The points lost are exact for
each turn played: the value of the state less what the turn's greedy choices really give.
"""

# Compiled functions take their types from the call and know neither objects nor exceptions.
# ruff: noqa: ANN001, ANN202, PLR0917
# mypy: allow-untyped-defs, allow-untyped-calls
# Type checking goes on where numpy and numba are not installed.
# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

from typing import NamedTuple

import numba
import numpy as np

from solver.arrays import FloatArray, GameArrays

CHUNKS = 64
"""Independent streams of games, each with a seed of its own, whatever the number of cores."""


class Factors(NamedTuple):
    """values ~ rows[row] . columns[bank, column]; no factors at all mean exact values."""

    rows: FloatArray  # [row, rank]
    columns: FloatArray  # [bank, column, rank]


class Played(NamedTuple):
    """Final scores, points lost in each game, bonuses won, and how often states were met."""

    scores: FloatArray
    lost: FloatArray
    bonuses: FloatArray
    rows: FloatArray  # [row]
    columns: FloatArray  # [bank, column]


def no_factors() -> Factors:
    """Return what stands for playing by the exact values."""
    return Factors(np.zeros((0, 0), np.float32), np.zeros((0, 0, 0), np.float32))


def play_games(
    game: GameArrays, values: FloatArray, factors: Factors, games: int, seed: int
) -> Played:
    """Play games greedily by the factors, measured against the exact values."""
    each = -(-games // CHUNKS)
    columns = len(game.card.column_mask)
    scores = np.zeros((CHUNKS, each))
    lost = np.zeros((CHUNKS, each))
    bonuses = np.zeros((CHUNKS, each))
    rows_met = np.zeros((CHUNKS, game.layout.row_count), np.float32)
    columns_met = np.zeros((CHUNKS, game.turn.bank + 1, columns), np.float32)
    _play_chunks(
        each, seed, game.tree, game.card, game.turn, values, factors,
        scores, lost, bonuses, rows_met, columns_met,
    )  # fmt: skip
    return Played(
        scores.ravel(), lost.ravel(), bonuses.ravel(), rows_met.sum(0), columns_met.sum(0)
    )


@numba.njit(parallel=True, cache=True)
def _play_chunks(
    each, seed, tree, card, turn, values, factors, scores, lost, bonuses, rows_met, columns_met
):
    for chunk in numba.prange(scores.shape[0]):
        np.random.seed(seed + chunk)
        # [left, keep, 0: by the decision maker, 1: what its choices really give]
        means = np.zeros((turn.rolls + turn.bank, tree.keep_count, 2))
        best = np.zeros((turn.rolls + turn.bank, tree.keep_count, 2))
        stops = np.zeros((turn.rolls + turn.bank, tree.keep_count - tree.first_throw, 2))
        for number in range(each):
            _play_game(
                chunk, number, tree, card, turn, values, factors,
                scores, lost, bonuses, rows_met, columns_met, means, best, stops,
            )  # fmt: skip


@numba.njit(cache=True)
def _play_game(
    chunk, number, tree, card, turn, values, factors,
    scores, lost, bonuses, rows_met, columns_met, means, best, stops,
):  # fmt: skip
    row, column, bank = 0, 0, 0
    for _ in range(card.lower_count + card.upper_count):
        rows_met[chunk, row] += 1
        columns_met[chunk, bank, column] += 1
        most = turn.rolls - 1 + bank
        _turn_values(row, column, most, tree, card, turn, values, factors, means, best, stops)
        lost[chunk, number] += values[row, bank, column] - means[most, 0, 1]
        throw = _grow(0, tree)
        left = most
        while left > 0 and best[left - 1, throw, 0] > stops[left, throw - tree.first_throw, 0]:
            throw = _grow(_best_keep(throw, tree, means[left - 1], best[left - 1]), tree)
            left -= 1
        left = min(left, turn.bank)
        throw -= tree.first_throw
        box = _best_box(row, column, left, throw, card, values, factors)
        points = _points(row, column, box, throw, card)
        scores[chunk, number] += points + _extra(row, throw, card)
        row, column = _after(row, column, box, points, card)
        bank = left
    scores[chunk, number] += card.final[column]
    bonuses[chunk, number] = 1.0 if card.final[column] > 0 else 0.0


@numba.njit(cache=True)
def _grow(keep, tree):
    while keep < tree.first_throw:
        keep = tree.grown[keep, np.random.randint(0, 6)]
    return keep


@numba.njit(cache=True)
def _best_keep(throw, tree, means, best):
    keep = throw
    while keep == throw or means[keep, 0] < best[keep, 0]:
        choice = -1
        for place in range(tree.shrunk_start[keep], tree.shrunk_start[keep + 1]):
            smaller = tree.shrunk[place]
            if choice < 0 or best[smaller, 0] > best[choice, 0]:
                choice = smaller
        keep = choice
    return keep


@numba.njit(cache=True)
def _value(row, column, bank, card, values, factors, exact):
    if exact or factors.rows.shape[1] == 0:
        return np.float64(values[row, bank, column])
    full = (row & card.full_row) == card.full_row
    if full and card.column_mask[column] == (1 << card.upper_count) - 1:
        return card.final[column]
    total = 0.0
    for k in range(factors.rows.shape[1]):
        total += factors.rows[row, k] * factors.columns[bank, column, k]
    return total


@numba.njit(cache=True)
def _points(row, column, box, throw, card):
    if card.joker and row & card.yatzy_bit:
        for face in range(6):
            if card.alike[face] == throw:
                mask = card.column_mask[column]
                filled = True
                for upper in range(card.upper_count):
                    if card.faces[upper] == face + 1 and not mask >> upper & 1:
                        filled = False
                if filled:
                    return card.joker_points[box, throw]
    return card.points[box, throw]


@numba.njit(cache=True)
def _extra(row, throw, card):
    if row & card.paid_bit:
        for face in range(6):
            if card.alike[face] == throw:
                return card.extra_points
    return 0


@numba.njit(cache=True)
def _after(row, column, box, points, card):
    if box < card.lower_count:
        paid = card.paid_bit if (1 << box) == card.yatzy_bit and points > 0 else 0
        return row | (1 << box) | paid, column
    upper = box - card.lower_count
    return row, card.column_after[column, upper, points // card.faces[upper]]


@numba.njit(cache=True)
def _best_box(row, column, bank, throw, card, values, factors):
    choice, highest = -1, -np.inf
    for box in range(card.lower_count + card.upper_count):
        if card.allowed[row, card.column_mask[column]] >> box & 1:
            points = _points(row, column, box, throw, card)
            after = _after(row, column, box, points, card)
            value = points + _value(after[0], after[1], bank, card, values, factors, False)  # noqa: FBT003
            if value > highest:
                choice, highest = box, value
    return choice


@numba.njit(cache=True)
def _turn_values(row, column, most, tree, card, turn, values, factors, means, best, stops):
    first = tree.first_throw
    for left in range(most + 1):
        bank = min(left, turn.bank)
        if left == 0 or turn.bank > 0:
            _stop_values(row, column, bank, tree, card, values, factors, stops[left])
        else:
            stops[left] = stops[0]
        for throw in range(first, tree.keep_count):
            means[left, throw, 0] = stops[left, throw - first, 0]
            means[left, throw, 1] = stops[left, throw - first, 1]
            if left > 0 and best[left - 1, throw, 0] > means[left, throw, 0]:
                means[left, throw, 0] = best[left - 1, throw, 0]
                means[left, throw, 1] = best[left - 1, throw, 1]
        for keep in range(first - 1, -1, -1):
            for part in range(2):
                total = 0.0
                for face in range(6):
                    total += means[left, tree.grown[keep, face], part]
                means[left, keep, part] = total / 6.0
        _best_parts(tree, turn.min_held, means[left], best[left])


@numba.njit(cache=True)
def _best_parts(tree, min_held, means, best):
    """For throws the best proper part, for keeps the best part, themselves included."""
    for keep in range(tree.keep_count):
        best[keep, 0] = -np.inf
        if tree.sizes[keep] < min_held:
            continue
        if keep < tree.first_throw:
            best[keep, 0], best[keep, 1] = means[keep, 0], means[keep, 1]
        for place in range(tree.shrunk_start[keep], tree.shrunk_start[keep + 1]):
            smaller = tree.shrunk[place]
            if best[smaller, 0] > best[keep, 0]:
                best[keep, 0], best[keep, 1] = best[smaller, 0], best[smaller, 1]


@numba.njit(cache=True)
def _stop_values(row, column, bank, tree, card, values, factors, stops):
    stops[:, 0] = -np.inf
    next_value = np.zeros((256, 2))
    known = np.zeros(256, np.bool_)
    allowed = card.allowed[row, card.column_mask[column]]
    throws = tree.keep_count - tree.first_throw
    for box in range(card.lower_count + card.upper_count):
        if not allowed >> box & 1:
            continue
        known[:] = False
        for throw in range(throws):
            points = card.points[box, throw]
            slot = min(points, 1) if box < card.lower_count else points
            if not known[slot]:
                known[slot] = True
                after = _after(row, column, box, points, card)
                for part in range(2):
                    next_value[slot, part] = _value(
                        after[0], after[1], bank, card, values, factors, part == 1
                    )
            if card.joker:
                points = _points(row, column, box, throw, card)
            if next_value[slot, 0] + points > stops[throw, 0]:
                stops[throw, 0] = next_value[slot, 0] + points
                stops[throw, 1] = next_value[slot, 1] + points
    if row & card.paid_bit:
        for face in range(6):
            stops[card.alike[face]] += card.extra_points


__all__ = ["Factors", "Played", "no_factors", "play_games"]
