"""Measures what each level scores in each ruleset, with the program's own simulation."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean, stdev

from solver.jobs import jobs
from yatzy_desktop.game import History
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy import (
    LEVELS,
    TableLibrary,
    ValueTable,
    find_level,
    play_fingerprint,
    play_histories,
)
from yatzy_desktop.strategy.level_scores import LEVELS_NAME, LevelScore, read_level_scores
from yatzy_desktop.strategy.study import review_game

SEED = 1
_NOTE = """\
# What each level scores on average, in points; see yatzy_desktop/strategy/level_scores.py.
# The exact level's score is the exact one; the others are those of the games that are played by
#   yatzy-desktop simulate --ruleset KEY --level LEVEL --games GAMES --seed {seed}
# each less the luck of its dice, which is 0 on average: so few games tell as much as many.
# (Of 400 games and more it was left in.)
# Made by: python packaging/build.py tables --levels
"""


def measure_levels(
    folder: Path,
    games: int,
    keys: Sequence[str] = (),
    only: Sequence[str] = (),
    processes: int = 2,
) -> None:
    """Play the games of every level in every ruleset with a table, and write the means.

    With `keys` or `only` just those rulesets or levels are measured; earlier scores of the
    others are kept. A key with a plus is that ruleset with saved rolls.
    """
    # What those score who play to win depends on the others at the table.
    levels = [level for level in LEVELS if not level.to_win]
    pairs = [(job.ruleset, level) for job in jobs() for level in levels]
    known = {(each.fingerprint, each.level): each for each in _known(folder)}
    with ProcessPoolExecutor(processes) as pool:
        tasks = [
            (folder, ruleset, level.key, games)
            for ruleset, level in pairs
            if (not keys or job_name(ruleset) in keys) and (not only or level.key in only)
        ]
        for task, score in zip(tasks, pool.map(_measured, tasks), strict=True):
            name = job_name(task[1])
            print(f"{name} {score.level}: {score.mean} +- {score.standard_error}", flush=True)
            known[score.fingerprint, score.level] = score
    lines = [_NOTE.format(seed=SEED)]
    for ruleset, level in pairs:
        found = known.get((play_fingerprint(ruleset), level.key))
        if found is not None:
            lines.extend(_as_toml(found))
    (folder / LEVELS_NAME).write_text("\n".join(lines), encoding="utf-8")


def job_name(ruleset: Ruleset) -> str:
    """Return the ruleset's key, with a plus where rolls are saved."""
    return f"{ruleset.key}+" if ruleset.saved_rolls.enabled else ruleset.key


def _known(folder: Path) -> list[LevelScore]:
    return read_level_scores(folder) if (folder / LEVELS_NAME).exists() else []


def _measured(task: tuple[Path, Ruleset, str, int]) -> LevelScore:
    folder, ruleset, key, games = task
    level, library = find_level(key), TableLibrary(folder)
    entry = library.entry_for(ruleset)
    fingerprint = play_fingerprint(ruleset)
    if level.is_perfect and entry is not None:
        return LevelScore(fingerprint, key, round(entry.expected, 2), 0.0, 0)
    table = library.table_for(ruleset) if level.exact else None
    played = play_histories(ruleset, level, games=games, seed=SEED, table=table)
    judge = library.table_for(ruleset)
    scores = [_without_luck(each, judge) for each in played]
    error = stdev(scores) / math.sqrt(games)
    return LevelScore(fingerprint, key, round(fmean(scores), 2), round(error, 2), games)


def _without_luck(played: History, table: ValueTable) -> float:
    """Return the score of a game, less what its dice gave above their average."""
    found = review_game(played, table)
    assert found is not None  # noqa: S101 - nobody stops it
    return found.seats[0].with_average_luck


def _as_toml(score: LevelScore) -> Iterator[str]:
    yield "[[score]]"
    yield f'fingerprint = "{score.fingerprint}"'
    yield f'level = "{score.level}"'
    yield f"mean = {score.mean}"
    yield f"standard_error = {score.standard_error}"
    yield f"games = {score.games}\n"
