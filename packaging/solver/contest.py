"""Games of two between the player who plays to win and the one who plays for points, compiled.

Decisions are those of `yatzy_desktop/strategy/winning/player.py`, hundreds of times as fast: so
many games can be played that a small difference shows beyond doubt.
"""

# Compiled functions take their types from the call and know neither objects nor exceptions.
# ruff: noqa: ANN001, ANN201, ANN202, PLR0917
# mypy: allow-untyped-defs, allow-untyped-calls
# Type checking goes on where numpy and numba are not installed.
# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path

import numba
import numpy as np

from solver.arrays import FloatArray, GameArrays, game_arrays
from solver.ends import Ends, after, make_ends
from solver.jobs import jobs
from solver.play import Factors, _after, _extra, _points, _value
from solver.spread import factors_of
from solver.turns import make_room, work_out
from yatzy_desktop.strategy import TableLibrary
from yatzy_desktop.strategy.layout import card_layout
from yatzy_desktop.strategy.table import unpack_table
from yatzy_desktop.strategy.winning.player import MOST_OPEN, POINT

CHUNKS = 16
_CURVE = 2048


def play_contests(
    folder: Path, keys: Iterable[str], games: int, most_open: Iterable[int] = ()
) -> None:
    """Print for each ruleset how often playing to win wins against playing for points.

    With `most_open` it is tried from how many open boxes on it pays.
    """
    for job in jobs(keys):
        info, parts = unpack_table((folder / job.file).read_bytes())
        game = game_arrays(card_layout(job.ruleset), info.largest_bank)
        library = TableLibrary(folder)
        model = library.spread_for(job.ruleset)
        assert model is not None  # noqa: S101 - every shipped ruleset has a spread
        factors = factors_of(info, parts)
        ends = make_ends(game, factors, model)
        for number in tuple(most_open) or (MOST_OPEN,):
            totals = contests(game, factors, ends, games, number, seed=1)
            own, other = totals[:, 0], totals[:, 1]
            won, shared = float((own > other).mean()), float((own == other).mean())
            share = won + shared / 2
            error = math.sqrt(share * (1 - share) / len(totals))
            print(
                f"{job.file}: {len(totals)} games, to win with {number} open boxes or fewer:"
                f" {100 * share:.2f} % +- {100 * error:.2f} won (shared {100 * shared:.2f} %),"
                f" means {own.mean():.2f} against {other.mean():.2f}",
                flush=True,
            )


def contests(
    game: GameArrays, factors: Factors, ends: Ends, games: int, most_open: int, seed: int
) -> FloatArray:
    """Return the final totals [game, player] of games of two, the first of whom plays to win."""
    totals = np.zeros((CHUNKS, -(-games // CHUNKS), 2))
    _play_all(seed, most_open, game.tree, game.card, game.turn, factors, ends, totals)
    return totals.reshape(-1, 2)[:games]


@numba.njit(parallel=True, cache=True)
def _play_all(seed, most_open, tree, card, turn, factors, ends, totals):
    for chunk in numba.prange(totals.shape[0]):
        np.random.seed(seed * totals.shape[0] + chunk)
        room, desk = make_room(tree, turn), make_desk(tree, turn)
        for number in range(totals.shape[1]):
            game = np.zeros((2, 4), np.int64)  # [player, row column bank points]
            for played in range(2 * (card.lower_count + card.upper_count)):
                player = (played + number) % 2
                left = 2 * (card.lower_count + card.upper_count) - played
                to_win = player == 0 and (left + 1) // 2 <= most_open
                _play_turn(player, to_win, game, tree, card, turn, factors, ends, room, desk)
            for player in range(2):
                final = card.final[game[player, 1]]
                totals[chunk, number, player] = game[player, 3] + final


@numba.njit(cache=True)
def make_desk(tree, turn):
    """Return room for chances, for the curve of the other's total, and for turns to come."""
    return np.zeros(_CURVE), np.zeros(_CURVE), make_room(tree, turn)


@numba.njit(cache=True)
def _play_turn(player, to_win, game, tree, card, turn, factors, ends, room, desk):
    row, column, bank, got = game[player]
    most = turn.rolls - 1 + bank
    exact = np.zeros((0, 0, 0), np.float32)
    if to_win:
        judge(game[player], game[1 - player], most, tree, card, turn, factors, ends, room, desk)
    else:
        work_out(row, column, most, tree, card, turn, exact, factors, room)
    throw = _grown(0, tree)
    left = most
    while left > 0 and room.best[left - 1, throw] > room.stops[left, throw - tree.first_throw]:
        throw = _grown(_held(throw, tree, room.means[left - 1], room.best[left - 1]), tree)
        left -= 1
    throw -= tree.first_throw
    box = room.boxes[left, throw]
    points = _points(row, column, box, throw, card)
    game[player, 3] = got + points + _extra(row, throw, card)
    game[player, 0], game[player, 1] = _after(row, column, box, points, card)
    game[player, 2] = min(left, turn.bank)


@numba.njit(cache=True)
def judge(own, other, most, tree, card, turn, factors, ends, room, desk):
    """Fill in the chance to win after each stop and each keep with up to `most` rolls left."""
    shares, curve, later = desk
    least, count = after(
        other[0], other[1], other[2], tree, card, turn, factors, ends, later, shares
    )
    below = 0.0
    curve[0] = 0.0
    whole = shares[:count].sum()
    for place in range(count):
        curve[place + 1] = (below + shares[place] / 2) / whole
        below += shares[place]
    curve[count + 1] = 1.0
    start = least + other[3] - 1
    for left in range(most + 1):
        if left == 0 or turn.bank > 0:
            _fill(own, left, start, count + 2, tree, card, turn, factors, ends, room, desk)
        else:
            room.stops[left] = room.stops[0]
            room.boxes[left] = room.boxes[0]
        _work_out_keeps(left, tree, turn, room)


@numba.njit(cache=True)
def _work_out_keeps(left, tree, turn, room):
    first = tree.first_throw
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
def _fill(own, left, start, width, tree, card, turn, factors, ends, room, desk):
    row, column, got = own[0], own[1], own[3]
    bank = min(left, turn.bank)
    stops, boxes = room.stops[left], room.boxes[left]
    stops[:] = -np.inf
    exact = np.zeros((0, 0, 0), np.float32)
    worth = np.zeros(1024)
    known = np.zeros(1024, np.bool_)
    allowed = card.allowed[row, card.column_mask[column]]
    for box in range(card.lower_count + card.upper_count):
        if not allowed >> box & 1:
            continue
        known[:] = False
        for throw in range(len(stops)):
            points = _points(row, column, box, throw, card)
            extra = _extra(row, throw, card)
            slot = points + (512 if extra else 0)
            if not known[slot]:
                known[slot] = True
                to = _after(row, column, box, points, card)
                shares, curve, later = desk
                least, count = after(
                    to[0], to[1], bank, tree, card, turn, factors, ends, later, shares
                )
                total = least + got + points + extra
                mean = _value(to[0], to[1], bank, card, exact, factors, False)  # noqa: FBT003
                worth[slot] = _expected(shares, count, total - start, curve, width)
                worth[slot] += POINT * (points + extra + mean)
            if worth[slot] > stops[throw]:
                stops[throw] = worth[slot]
                boxes[throw] = box


@numba.njit(cache=True)
def _expected(shares, count, offset, curve, width):
    total = 0.0
    for place in range(count):
        total += shares[place] * curve[max(0, min(width - 1, place + offset))]
    return total


@numba.njit(cache=True)
def _grown(keep, tree):
    while keep < tree.first_throw:
        keep = tree.grown[keep, np.random.randint(0, 6)]
    return keep


@numba.njit(cache=True)
def _held(throw, tree, means, best):
    keep = throw
    while keep == throw or means[keep] < best[keep]:
        choice = -1
        for place in range(tree.shrunk_start[keep], tree.shrunk_start[keep + 1]):
            smaller = tree.shrunk[place]
            if choice < 0 or best[smaller] > best[choice]:
                choice = smaller
        keep = choice
    return keep
