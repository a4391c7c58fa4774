"""Measures by how much what cards are worth varies, in games played by the shipped tables."""

# Type checking goes on where numpy and numba are not installed.
# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from solver.arrays import FloatArray, game_arrays
from solver.jobs import Job, jobs
from solver.play import Factors
from solver.sample import Sample, sample_games
from yatzy_desktop.strategy.layout import CardLayout, card_layout
from yatzy_desktop.strategy.table import TableInfo, TableParts, unpack_table
from yatzy_desktop.strategy.winning.spread import (
    SPREADS_NAME,
    SpreadEntry,
    bonus_traits,
    open_upper,
    read_spreads,
    settled_bonus,
    spread_traits,
)

GAMES = 20_000
SAVING_GAMES = 8_000
LEAST_OPEN = 2
"""Cards with fewer open boxes are worked out exactly while the game is played."""

_STEADY = 1e-5
_NOTE = """\
# By how much the points still to come vary; see yatzy_desktop/strategy/winning/spread.py.
# Made by: python packaging/build.py tables --spreads
"""


def measure_spreads(folder: Path, keys: Iterable[str] = (), games: int | None = None) -> None:
    """Measure the rulesets named, or all that have a table, and write what came out."""
    known = {each.fingerprint: each for each in _known(folder)}
    for job in jobs(keys):
        entry = measure_spread(job, folder, games)
        known[entry.fingerprint] = entry
        found = [known[each.fingerprint] for each in jobs() if each.fingerprint in known]
        text = "\n".join([_NOTE, *(line for each in found for line in _as_toml(each))])
        (folder / SPREADS_NAME).write_text(text, encoding="utf-8")


def measure_spread(job: Job, folder: Path, games: int | None = None) -> SpreadEntry:
    """Return what games of one ruleset tell."""
    info, parts = unpack_table((folder / job.file).read_bytes())
    layout = card_layout(job.ruleset)
    game = game_arrays(layout, info.largest_bank)
    games = games or (SAVING_GAMES if job.ruleset.saved_rolls.enabled else GAMES)
    entry = fitted(job, layout, sample_games(game, factors_of(info, parts), games, seed=7), games)
    print(f"{job.file}: gap {entry.gap}", flush=True)
    return entry


def factors_of(info: TableInfo, parts: TableParts) -> Factors:
    """Return the factors of a shipped table as the compiled kernels read them."""
    rows = np.array(parts.row_numbers).T * np.array(parts.row_steps)
    terms = np.array(parts.term_numbers) * np.array(parts.term_steps)[:, None]
    functions = np.array(parts.bank_functions)
    full = np.zeros((functions.shape[1], info.column_count, info.rank))
    start = 0
    for function, count in zip(functions, info.term_counts, strict=True):
        full[:, :, :count] += function[:, None, None] * terms[start : start + count].T[None]
        start += count
    return Factors(rows.astype(np.float32), full.astype(np.float32))


def fitted(job: Job, layout: CardLayout, sample: Sample, games: int) -> SpreadEntry:
    """Return the weights that describe a sample best."""
    turns = np.broadcast_to(np.arange(sample.rows.shape[1])[::-1] + 1, sample.rows.shape)
    told = ~np.isnan(sample.values) & (turns >= LEAST_OPEN)
    states = np.column_stack([each[told].astype(int) for each in sample[:3]]).tolist()
    values, variances, got, bonuses = (each[told] for each in sample[3:])
    settled = np.array(
        [np.nan if (known := settled_bonus(layout, s[1])) is None else known for s in states]
    )
    undecided = np.isnan(settled)
    traits = np.array([bonus_traits(layout, *each) for each in states])
    weights = np.zeros(traits.shape[1])
    if undecided.any():
        weights = _logistic(traits[undecided], bonuses[undecided])
    chance = np.where(undecided, 1 / (1 + np.exp(-np.clip(traits @ weights, -30, 30))), settled)
    free = np.array([float(open_upper(layout, each[1])) for each in states])
    both = chance * (1 - chance)
    gap = np.zeros(2)
    if undecided.any():
        together = ((got - values) * (bonuses - chance))[undecided]
        gap = _least_squares(np.column_stack([both, both * free])[undecided], together)
    wanted = variances - both * (gap[0] + gap[1] * free) ** 2
    # Equal shares of the variance count alike, however much of the game is left.
    scale = 1 / turns[told]
    spreads = np.array([spread_traits(layout, *each) for each in states])
    variance = _least_squares(spreads * scale[:, None], wanted * scale)
    return SpreadEntry(
        job.fingerprint,
        job.ruleset.key,
        games,
        (float(gap[0]), float(gap[1])),
        tuple(map(float, weights)),
        tuple(map(float, variance)),
    )


def _least_squares(traits: FloatArray, wanted: FloatArray) -> FloatArray:
    sizes = _sizes(traits)
    scaled = traits / sizes
    damped = scaled.T @ scaled + _STEADY * len(wanted) * np.eye(len(sizes))
    return np.asarray(np.linalg.solve(damped, scaled.T @ wanted) / sizes)


def _logistic(traits: FloatArray, won: FloatArray) -> FloatArray:
    """Return the weights under which the bonuses that were won are likeliest."""
    sizes = _sizes(traits)
    scaled = traits / sizes
    weights = np.zeros(len(sizes))
    damping = _STEADY * len(won) * np.eye(len(sizes))
    for _ in range(40):
        chance = 1 / (1 + np.exp(-np.clip(scaled @ weights, -30, 30)))
        slope = scaled.T @ (won - chance) - damping @ weights
        bend = (scaled * (chance * (1 - chance))[:, None]).T @ scaled + damping
        step = np.clip(np.linalg.solve(bend, slope), -3, 3)
        weights += step
        if np.abs(step).max() < 1e-6:  # noqa: PLR2004
            break
    return np.asarray(weights / sizes)


def _sizes(traits: FloatArray) -> FloatArray:
    sizes = np.sqrt((traits**2).mean(0))
    return np.asarray(np.where(sizes > 0, sizes, 1.0))


def _known(folder: Path) -> list[SpreadEntry]:
    return read_spreads(folder) if (folder / SPREADS_NAME).exists() else []


def _as_toml(entry: SpreadEntry) -> Iterator[str]:
    yield "[[spread]]"
    yield f'fingerprint = "{entry.fingerprint}"'
    yield f'ruleset = "{entry.ruleset}"'
    yield f"games = {entry.games}"
    for name in ("gap", "bonus", "variance"):
        numbers = ", ".join(f"{each:.5g}" for each in getattr(entry, name))
        yield f"{name} = [{numbers}]"
    yield ""
