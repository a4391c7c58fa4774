"""Games of a player who maximises the mean, sampled turn by turn: what cards were still worth.

A turn's end is drawn from its exact chances, which also tell by how much the turn varies. The
sum of these variances over the rest of a game is, on average, the variance of what the card is
still worth, and far less noisy than the square of what the game turned out to bring.

Every fourth game begins with turns that make no sense, so that cards of all kinds are met; what
came before the last of these tells nothing and is marked by a value that is no number.
"""

# Compiled functions take their types from the call and know neither objects nor exceptions.
# ruff: noqa: ANN001, ANN201, ANN202, PLR0917
# mypy: allow-untyped-defs, allow-untyped-calls
# Type checking goes on where numpy and numba are not installed.
# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

from typing import NamedTuple

import numba
import numpy as np

from solver.arrays import FloatArray, GameArrays
from solver.play import CHUNKS, Factors
from solver.turns import NOTHING, make_room, next_state, play_on, work_out

WILD = 4
"""One game in so many begins wildly."""


class Sample(NamedTuple):
    """States between two turns [game, turn], with what was to come in them."""

    rows: FloatArray
    columns: FloatArray
    banks: FloatArray
    values: FloatArray  # what was expected
    variances: FloatArray  # summed over this turn and all later ones
    got: FloatArray  # points that did come, the bonus included
    bonuses: FloatArray  # whether the bonus was won


def sample_games(game: GameArrays, factors: Factors, games: int, seed: int) -> Sample:
    """Play games greedily by the factors and return every state in them."""
    each = -(-games // CHUNKS)
    shape = (CHUNKS, each, len(game.layout.boxes), len(Sample._fields))
    found = np.zeros(shape)
    _sample_chunks(seed, game.tree, game.card, game.turn, factors, found)
    flat = found.reshape(CHUNKS * each, *shape[2:])
    return Sample(*(flat[:, :, i] for i in range(shape[3])))


@numba.njit(parallel=True, cache=True)
def _sample_chunks(seed, tree, card, turn, factors, found):
    for chunk in numba.prange(found.shape[0]):
        np.random.seed(seed + chunk)
        room = make_room(tree, turn)
        for number in range(found.shape[1]):
            wild = np.random.randint(1, found.shape[2] - 1) if number % WILD == 0 else 0
            _sample_game(wild, tree, card, turn, factors, room, found[chunk, number])


@numba.njit(cache=True)
def _sample_game(wild, tree, card, turn, factors, room, found):
    row, column, bank = 0, 0, 0
    exact = np.zeros((0, 0, 0), np.float32)
    for number in range(found.shape[0]):
        left = turn.rolls - 1 + bank
        work_out(row, column, left, tree, card, turn, exact, factors, room)
        play_on(NOTHING, left, tree, room)
        mean, square = _moments(room)
        state = found[number]
        state[0], state[1], state[2] = row, column, bank
        state[3], state[4] = mean, square - mean * mean
        if number < wild and np.random.randint(0, 2):
            _make_wild(row, column, tree, card, turn, room)
            found[: number + 1, 3] = np.nan
        row, column, bank, points = drawn(row, column, card, turn, room)
        state[5] = points
    final = card.final[column]
    coming, variance = final, 0.0
    for number in range(found.shape[0] - 1, -1, -1):
        variance += found[number, 4]
        coming += found[number, 5]
        found[number, 4], found[number, 5] = variance, coming
        found[number, 6] = 1.0 if final > 0 else 0.0


@numba.njit(cache=True)
def _moments(room):
    mean, square = 0.0, 0.0
    for left in range(room.ended.shape[0]):
        for throw in range(room.ended.shape[1]):
            chance = room.ended[left, throw]
            if chance:
                value = room.stops[left, throw]
                mean += chance * value
                square += chance * value * value
    return mean, square


@numba.njit(cache=True)
def _make_wild(row, column, tree, card, turn, room):
    """Let the turn end with any throw, in any box."""
    allowed = card.allowed[row, card.column_mask[column]]
    left = np.random.randint(0, turn.rolls if turn.bank else 1)
    room.ended[:] = 0.0
    room.ended[left] = tree.weights
    for throw in range(room.boxes.shape[1]):
        box = np.random.randint(0, card.lower_count + card.upper_count)
        while not allowed >> box & 1:
            box = np.random.randint(0, card.lower_count + card.upper_count)
        room.boxes[left, throw] = box


@numba.njit(cache=True)
def drawn(row, column, card, turn, room):
    """Return the state after a turn drawn from its chances, and the points it gave."""
    at = np.random.random()
    last_left, last_throw = 0, 0
    for left in range(room.ended.shape[0]):
        for throw in range(room.ended.shape[1]):
            if room.ended[left, throw] and at >= 0.0:
                last_left, last_throw = left, throw
                at -= room.ended[left, throw]
    box = room.boxes[last_left, last_throw]
    row, column, points = next_state(row, column, last_throw, box, card)
    return row, column, min(last_left, turn.bank), points
