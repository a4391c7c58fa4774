"""Holds the chances to win that the program tells against games played out."""

# Compiled functions take their types from the call and know neither objects nor exceptions.
# ruff: noqa: ANN001, ANN202, PLR0917
# mypy: allow-untyped-defs, allow-untyped-calls
# Type checking goes on where numpy and numba are not installed.
# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numba
import numpy as np

from solver.arrays import FloatArray, GameArrays, game_arrays
from solver.jobs import Job, jobs
from solver.play import Factors
from solver.sample import drawn, sample_games
from solver.spread import factors_of
from solver.turns import NOTHING, make_room, play_on, work_out
from yatzy_desktop.strategy import Prospects, TableLibrary
from yatzy_desktop.strategy.layout import card_layout
from yatzy_desktop.strategy.table import unpack_table
from yatzy_desktop.strategy.winning.chances import first_places

GAMES = 320


def check_chances(folder: Path, keys: Iterable[str], positions: int, playouts: int) -> None:
    """Print for each ruleset how far told chances of two players are from those played out.

    Positions are met in good play, between two turns. The playing out errs too: by about
    0.4 divided by the square root of the playouts.
    """
    for job in jobs(keys):
        errors = np.abs(_errors(job, folder, positions, playouts))
        worst = np.quantile(errors, 0.95)
        print(f"{job.file}: {positions} positions, {playouts} playouts of each card", flush=True)
        print(f"  error {errors.mean():.4f} on average, 95 % within {worst:.4f}", flush=True)


def _errors(job: Job, folder: Path, positions: int, playouts: int) -> FloatArray:
    info, parts = unpack_table((folder / job.file).read_bytes())
    game, factors = (
        game_arrays(card_layout(job.ruleset), info.largest_bank),
        factors_of(info, parts),
    )
    library = TableLibrary(folder)
    table, spread = library.table_for(job.ruleset), library.spread_for(job.ruleset)
    prospects = Prospects(job.ruleset, table, spread)
    met = sample_games(game, factors, GAMES, seed=11)
    random = np.random.default_rng(1)
    found = []
    for number in range(positions):
        turn = random.integers(0, met.rows.shape[1])
        told, totals = [], []
        for place in random.integers(0, GAMES, 2):
            state = [int(each[place, turn]) for each in met[:3]]
            got = round(float(met.got[place, 0] - met.got[place, turn]))
            known = prospects.after(*state)
            assert known is not None  # noqa: S101 - every shipped ruleset has a spread
            told.append(known.plus(got))
            totals.append(got + _played_out(game, factors, state, playouts, seed=number))
        first = first_places(told)[0]
        found.append(first.alone + first.shared / 2 - _wins(*totals))
    return np.array(found)


def _wins(one: FloatArray, other: FloatArray) -> float:
    """Return how often a total of one player beats one of the other; equals count half."""
    ranked = np.sort(other)
    below = np.searchsorted(ranked, one, "left") + np.searchsorted(ranked, one, "right")
    return float(below.mean() / 2 / len(other))


def _played_out(
    game: GameArrays, factors: Factors, state: list[int], playouts: int, seed: int
) -> FloatArray:
    got = np.zeros(playouts)
    _play_out(*state, seed, game.tree, game.card, game.turn, factors, got)
    return got


@numba.njit(parallel=True, cache=True)
def _play_out(row, column, bank, seed, tree, card, turn, factors, got):
    chunks = 16
    for chunk in numba.prange(chunks):
        np.random.seed(seed * chunks + chunk)
        room = make_room(tree, turn)
        for number in range(chunk, len(got), chunks):
            got[number] = _played(row, column, bank, tree, card, turn, factors, room)


@numba.njit(cache=True)
def _played(row, column, bank, tree, card, turn, factors, room):
    exact, total = np.zeros((0, 0, 0), np.float32), 0.0
    while card.allowed[row, card.column_mask[column]]:
        left = turn.rolls - 1 + bank
        work_out(row, column, left, tree, card, turn, exact, factors, room)
        play_on(NOTHING, left, tree, room)
        row, column, bank, points = drawn(row, column, card, turn, room)
        total += points
    return total + card.final[column]
