"""Makes the shipped tables from the rulesets: solve, count visits, fit, check, write."""

# Type checking goes on where numpy and numba are not installed.
# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

import time
from array import array
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from solver.arrays import FloatArray, GameArrays, game_arrays
from solver.factor import FitOptions, Fitted, fit
from solver.jobs import Job, jobs
from solver.known import known_value
from solver.play import Played, no_factors, play_games
from solver.solve import expected_score, solve
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.layout import card_layout
from yatzy_desktop.strategy.library import INDEX_NAME, TableEntry, read_index
from yatzy_desktop.strategy.table import TableInfo, TableParts, pack_table

BANK_LIMIT = 24
"""A larger bank is never worth a thousandth of a point more over a whole game."""

PLAIN = FitOptions(rank=32, rounding=0.002, weight_power=0.4)
SAVING = FitOptions(rank=32, rounding=0.004, weight_power=0.4, term_floor=0.004, iterations=4)
MOST_LOST = 0.02
MOST_LOST_SAVING = 0.10
MOST_OFF = 0.2
MOST_OFF_SAVING = 0.5
"""What is told of a table's error, in points: no listed value was further off in 392 positions
that two other solvers judged, those of weak play with saved rolls aside (1.4 in one of 11)."""

GAMES = 20_000
"""Played by exact values to count visits, and again by the table to check it."""

SAVING_GAMES = 6_400
"""With saved rolls a turn takes many times as long to work out."""

_NOTE = """\
# The shipped tables of the coach; see yatzy_desktop/strategy/library.py. All figures are points.
# Made by: python packaging/build.py tables
"""


class TableCheckError(Exception):
    """A table misses an exact value, or play by it loses too much."""


def make_tables(folder: Path, keys: Iterable[str] = (), games: int | None = None) -> None:
    """Make the tables and their index; raises `TableCheckError`, leaving earlier tables."""
    folder.mkdir(parents=True, exist_ok=True)
    for job in jobs(keys):
        started = time.monotonic()
        entry = make_table(job, folder, games=games)
        _write_index(folder, entry)
        print(f"  done after {time.monotonic() - started:.0f} s", flush=True)


def make_table(
    job: Job, folder: Path, values: FloatArray | None = None, games: int | None = None
) -> TableEntry:
    """Make one table; `values` are the exact ones if they are known already."""
    rules = job.ruleset
    layout = card_layout(rules)
    game = game_arrays(layout, min(BANK_LIMIT, layout.most_saved(len(layout.boxes) - 1)))
    print(f"{job.file} ({rules.key})", flush=True)
    games = games or (SAVING_GAMES if rules.saved_rolls.enabled else GAMES)
    exact = solve(game) if values is None else values
    expected = expected_score(exact)
    _check_value(rules, expected)
    met = play_games(game, exact, no_factors(), games, seed=1)
    # What exact play itself seems to lose is the drift of single precision, turn by turn.
    expected -= float(met.lost.mean())
    fitted = fit(game, exact, met, SAVING if rules.saved_rolls.enabled else PLAIN)
    played = play_games(game, exact, fitted.factors(), games, seed=1_000_001)
    data = pack_table(*_contents(job, game, fitted, expected, played))
    lost, error = _mean(played.lost)
    print(f"  rank {len(fitted.row_steps)}, {sum(fitted.term_counts)} terms, {len(data)} bytes")
    print(f"  points lost per game {lost:.5f} +- {error:.5f}")
    score, error = _mean(played.scores)
    print(f"  exact {expected:.6f}, played {score:.2f} +- {error:.2f}", flush=True)
    most = MOST_LOST_SAVING if rules.saved_rolls.enabled else MOST_LOST
    if lost > most:
        raise TableCheckError(f"{job.file} loses {lost:.3f} points per game")
    (folder / job.file).write_bytes(data)
    info = _contents(job, game, fitted, expected, played)[0]
    return TableEntry(
        job.fingerprint,
        job.file,
        info.expected,
        info.deviation,
        info.bonus_rate,
        info.lost,
        MOST_OFF_SAVING if rules.saved_rolls.enabled else MOST_OFF,
    )


def _check_value(ruleset: Ruleset, expected: float) -> None:
    known = known_value(ruleset)
    if known is None:
        print(f"  expected score {expected:.7f}; nothing to compare it with")
        return
    print(f"  expected score {expected:.7f}, known {known}")
    if abs(expected - known) > 1e-6 * known:
        raise TableCheckError(f"{ruleset.key} is worth {known}, not {expected}")


def _contents(
    job: Job, game: GameArrays, fitted: Fitted, expected: float, played: Played
) -> tuple[TableInfo, TableParts]:
    rows, columns = fitted.rows.shape[0], fitted.terms.shape[1]
    info = TableInfo(
        fingerprint=job.fingerprint,
        ruleset=job.ruleset.key,
        expected=round(expected, 7),
        deviation=round(float(played.scores.std()), 2),
        bonus_rate=round(float(played.bonuses.mean()), 4),
        lost=round(float(played.lost.mean()), 5),
        rank=len(fitted.row_steps),
        term_counts=fitted.term_counts,
        row_count=rows,
        column_count=columns,
        largest_bank=game.turn.bank,
    )
    parts = TableParts(
        [_plane(each) for each in fitted.rows.T],
        fitted.row_steps.tolist(),
        [_plane(each) for each in fitted.terms],
        fitted.term_steps.tolist(),
        fitted.bank_functions.tolist(),
    )
    return info, parts


def _plane(numbers: FloatArray) -> array[int]:
    return array("h", np.ascontiguousarray(numbers, np.int16).tobytes())


def _mean(numbers: FloatArray) -> tuple[float, float]:
    return float(numbers.mean()), float(numbers.std() / np.sqrt(len(numbers)))


def _write_index(folder: Path, entry: TableEntry) -> None:
    """Put the entry into the index, in the order of the rulesets."""
    known = {each.fingerprint: each for each in read_index(folder)} if _has_index(folder) else {}
    known[entry.fingerprint] = entry
    lines = [_NOTE]
    for job in jobs():
        found = known.get(job.fingerprint)
        if found is not None:
            lines.append(_as_toml(found))
    (folder / INDEX_NAME).write_text("\n".join(lines), encoding="utf-8")


def _has_index(folder: Path) -> bool:
    return (folder / INDEX_NAME).exists()


def _as_toml(entry: TableEntry) -> str:
    return (
        "[[table]]\n"
        f'fingerprint = "{entry.fingerprint}"\n'
        f'file = "{entry.file}"\n'
        f"expected = {entry.expected}\n"
        f"deviation = {entry.deviation}\n"
        f"bonus_rate = {entry.bonus_rate}\n"
        f"lost = {entry.lost}\n"
        f"error = {entry.error}\n"
    )


__all__ = ["Job", "TableCheckError", "jobs", "make_table", "make_tables"]
