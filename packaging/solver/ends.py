"""What a card may still get, compiled: exact in the last boxes, else a curve around its mean.

The same is worked out without a compiler in `yatzy_desktop/strategy/winning/finish.py` and
`spread.py`; there, to save time, unlikely ends of a turn are not followed exactly.
"""

# Compiled functions take their types from the call and know neither objects nor exceptions.
# ruff: noqa: ANN001, ANN201, ANN202, PLR0917
# mypy: allow-untyped-defs, allow-untyped-calls
# Type checking goes on where numpy and numba are not installed.
# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

import math
from typing import NamedTuple

import numba
import numpy as np

from solver.arrays import FloatArray, GameArrays, IntArray
from solver.play import Factors, _value
from solver.turns import NOTHING, make_room, next_state, play_on, work_out
from yatzy_desktop.strategy.winning.finish import most_exact_open
from yatzy_desktop.strategy.winning.spread import LEAST_VARIANCE, SpreadModel

BINS = 512
TAIL = 4.5
HARDLY = 1e-4


class Ends(NamedTuple):
    """The numbers of a ruleset's spread, and the chances worked out for the last boxes."""

    gap: FloatArray
    bonus: FloatArray
    variance: FloatArray
    sums: IntArray  # [column] of the upper section
    threshold: int
    saving: bool
    exact_open: int
    keys: FloatArray  # of the states below, in order
    sizes: IntArray  # [state]: the points of the first share, the number of shares
    found: FloatArray  # [state, share]


def make_ends(game: GameArrays, factors: Factors, model: SpreadModel) -> Ends:
    """Return what the chances of cards are found from, the last boxes worked out.

    Where rolls are saved, the last box is worked out when it is asked for.
    """
    layout, entry = game.layout, model.entry
    most = most_exact_open(layout.ruleset, model)
    saving = layout.ruleset.saved_rolls.enabled
    layers = [] if saving else _layers(game, most)
    keys = np.concatenate(layers) if layers else np.zeros(0, np.int64)
    ends = Ends(
        np.array(entry.gap),
        np.array(entry.bonus),
        np.array(entry.variance),
        np.array([total for _, total in layout.columns], np.int32),
        layout.threshold if layout.bonus_points else -1,
        saving,
        most,
        np.sort(keys),
        np.zeros((len(keys), 2), np.int32),
        np.zeros((len(keys), BINS), np.float32),
    )
    for layer in layers:
        _work_out_layer(layer, game.tree, game.card, game.turn, factors, ends)
    return ends


def _layers(game: GameArrays, most: int) -> list[FloatArray]:
    """Return the states with one open box, with two and so on, as row * columns + column."""
    layout = game.layout
    rows = np.arange(layout.row_count)
    lower = np.array([len(layout.lower) - layout.filled_below(int(row)) for row in rows])
    masks = game.card.column_mask
    upper = np.array([len(layout.upper) - int(mask).bit_count() for mask in masks])
    found = []
    for count in range(1, most + 1):
        row, column = np.nonzero(lower[:, None] + upper[None, :] == count)
        found.append(row.astype(np.int64) * len(masks) + column)
    return found


@numba.njit(cache=True)
def _work_out_layer(layer, tree, card, turn, factors, ends):
    room = make_room(tree, turn)
    for key in layer:
        row, column = key // len(card.column_mask), key % len(card.column_mask)
        place = np.searchsorted(ends.keys, key)
        least, count = _mixed(
            row, column, 0, tree, card, turn, factors, ends, room, ends.found[place]
        )
        ends.sizes[place, 0], ends.sizes[place, 1] = least, count


@numba.njit(cache=True)
def _mixed(row, column, bank, tree, card, turn, factors, ends, room, shares):
    """Fill in the chances from what one turn leads to; those of the states after it are known."""
    exact = np.zeros((0, 0, 0), np.float32)
    left = turn.rolls - 1 + bank
    work_out(row, column, left, tree, card, turn, exact, factors, room)
    play_on(NOTHING, left, tree, room)
    total = np.zeros(2 * BINS)
    first, last = 2 * BINS, 0
    for rolls in range(left + 1):
        for throw in range(room.ended.shape[1]):
            chance = room.ended[rolls, throw]
            if not chance:
                continue
            box = room.boxes[rolls, throw]
            to_row, to_column, points = next_state(row, column, throw, box, card)
            if open_boxes(to_row, to_column, card) == 0:
                place = points + round(card.final[to_column])
                total[place] += chance
                first, last = min(first, place), max(last, place)
                continue
            known = np.searchsorted(ends.keys, to_row * len(card.column_mask) + to_column)
            place, count = points + ends.sizes[known, 0], ends.sizes[known, 1]
            for share in range(count):
                total[place + share] += chance * ends.found[known, share]
            first, last = min(first, place), max(last, place + count - 1)
    shares[: last - first + 1] = total[first : last + 1]
    return first, last - first + 1


@numba.njit(cache=True)
def open_boxes(row, column, card):
    """Return how many boxes are open."""
    count = 0
    for box in range(card.lower_count):
        count += not row >> box & 1
    for box in range(card.upper_count):
        count += not card.column_mask[column] >> box & 1
    return count


@numba.njit(cache=True)
def after(row, column, bank, tree, card, turn, factors, ends, room, shares):
    """Fill in the chances of the points still to come from a state between two turns.

    Return the points of the first share, and how many there are.
    """
    left = open_boxes(row, column, card)
    if left == 0:
        shares[0] = 1.0
        return round(card.final[column]), 1
    if left > ends.exact_open:
        exact = np.zeros((0, 0, 0), np.float32)
        mean = _value(row, column, bank, card, exact, factors, False)  # noqa: FBT003
        return _judged(row, column, bank, mean, card, ends, shares)
    if ends.saving:
        return _mixed(row, column, bank, tree, card, turn, factors, ends, room, shares)
    known = np.searchsorted(ends.keys, row * len(card.column_mask) + column)
    count = ends.sizes[known, 1]
    shares[:count] = ends.found[known, :count]
    return ends.sizes[known, 0], count


@numba.njit(cache=True)
def _judged(row, column, bank, mean, card, ends, shares):
    bonus, variance, free = spread(row, column, bank, card, ends)
    gap = ends.gap[0] + ends.gap[1] * free
    if not HARDLY < bonus < 1.0 - HARDLY:
        bonus, gap = 1.0, 0.0
    scatter = math.sqrt(variance)
    least = math.floor(mean - bonus * gap - TAIL * scatter)
    most = math.ceil(mean + (1.0 - bonus) * gap + TAIL * scatter)
    count = most - least + 1
    shares[:count] = 0.0
    _add_curve(bonus, mean + (1.0 - bonus) * gap, scatter, least, shares)
    if bonus < 1.0:
        _add_curve(1.0 - bonus, mean - bonus * gap, scatter, least, shares)
    return least, count


@numba.njit(cache=True)
def _add_curve(weight, mean, scatter, least, shares):
    start = math.floor(mean - TAIL * scatter)
    stop = math.ceil(mean + TAIL * scatter)
    scale = 1.0 / (scatter * math.sqrt(2.0))
    low = first = math.erf((start - 0.5 - mean) * scale)
    whole = math.erf((stop + 0.5 - mean) * scale) - first
    for points in range(start, stop + 1):
        high = math.erf((points + 0.5 - mean) * scale)
        shares[points - least] += weight * (high - low) / whole
        low = high


@numba.njit(cache=True)
def spread(row, column, bank, card, ends):
    """Return the chance of the bonus, the variance besides it, and the open upper boxes."""
    mask, total = card.column_mask[column], ends.sums[column]
    below, above, faces, left, squares = 0.0, 0.0, 0.0, 0.0, 0.0
    for box in range(card.lower_count):
        below += not row >> box & 1
    for box in range(card.upper_count):
        face = card.faces[box]
        faces += face
        if not mask >> box & 1:
            above += 1.0
            left += face
            squares += face * face
    settled = -1.0
    if ends.threshold < 0:
        settled = 0.0
    elif total >= ends.threshold:
        settled = 1.0
    elif total + left * (len(card.column_after[0, 0]) - 1) < ends.threshold:
        settled = 0.0
    threshold = max(0, ends.threshold)
    due = threshold * left / faces if faces else 0.0
    ahead = (due - (threshold - total)) / math.sqrt(max(1.0, squares))
    bonus = settled
    if settled < 0.0:
        score = _bonus_score(row, mask, bank, ahead, below, above, card, ends)
        bonus = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, score))))
    variance = _variance(row, mask, bank, ahead, settled < 0.0, below, above, card, ends)
    return bonus, max(variance, LEAST_VARIANCE * (below + above)), above


@numba.njit(cache=True)
def _boxes(row, mask, card, weights):
    total, at = weights[0], 1
    for box in range(card.lower_count):
        total += weights[at] * (not row >> box & 1)
        at += 1
    for box in range(card.upper_count):
        total += weights[at] * (not mask >> box & 1)
        at += 1
    return total, at


@numba.njit(cache=True)
def _bonus_score(row, mask, bank, ahead, below, above, card, ends):
    weights = ends.bonus
    total, at = _boxes(row, mask, card, weights)
    total += weights[at] * ahead + weights[at + 1] * ahead**2 + weights[at + 2] * ahead**3
    at += 3
    for box in range(card.upper_count):
        total += weights[at] * ahead * (not mask >> box & 1)
        at += 1
    total += weights[at] * ahead * below + weights[at + 1] * below * above
    total += weights[at + 2] * above**2 + weights[at + 3] * ahead * above**2
    at += 4
    if ends.saving:
        total += weights[at] * bank + weights[at + 1] * bank**2 / 10
        total += weights[at + 2] * math.sqrt(bank) + weights[at + 3] * bank * ahead
        total += weights[at + 4] * bank / max(1.0, below + above)
    return total


@numba.njit(cache=True)
def _variance(row, mask, bank, ahead, undecided, below, above, card, ends):
    weights = ends.variance
    total, at = _boxes(row, mask, card, weights)
    total += weights[at] * below * above + weights[at + 1] * below**2 + weights[at + 2] * above**2
    at += 3
    if undecided:
        total += weights[at] + weights[at + 1] * above + weights[at + 2] * below
        total += weights[at + 3] * ahead + weights[at + 4] * ahead**2
        total += weights[at + 5] * ahead * below
    at += 6
    if card.paid_bit:
        paid = 1.0 if row & card.paid_bit else 0.0
        total += paid * (weights[at] + weights[at + 1] * below + weights[at + 2] * above)
        at += 3
    if ends.saving:
        turns = below + above
        total += weights[at] * bank + weights[at + 1] * bank**2 / 10
        total += weights[at + 2] * math.sqrt(bank) + weights[at + 3] * bank * turns
        total += weights[at + 4] * bank / max(1.0, turns) + weights[at + 5] * bank * above
    return total
