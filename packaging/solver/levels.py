"""Measures what each level scores in each ruleset, with the program's own simulation."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy import (
    LEVELS,
    Level,
    TableLibrary,
    find_level,
    play_fingerprint,
    rulesets_with_tables,
    simulate,
)
from yatzy_desktop.strategy.level_scores import LEVELS_NAME, LevelScore

SEED = 1
_NOTE = """\
# What each level scores on average, in points; see yatzy_desktop/strategy/level_scores.py.
# The exact level's score is the exact one; the others are as by
#   yatzy-desktop simulate --ruleset KEY --level LEVEL --games {games} --seed {seed}
# Made by: python packaging/build.py tables --levels
"""


def measure_levels(folder: Path, games: int, processes: int = 2) -> None:
    """Play the games of every level in every ruleset with a table, and write the means."""
    different = {play_fingerprint(each): each for each in reversed(rulesets_with_tables())}
    pairs = [(ruleset, level) for ruleset in reversed(different.values()) for level in LEVELS]
    lines = [_NOTE.format(games=games, seed=SEED)]
    with ProcessPoolExecutor(processes) as pool:
        tasks = [(folder, ruleset, level.key, games) for ruleset, level in pairs]
        for task, score in zip(tasks, pool.map(_measured, tasks), strict=True):
            print(
                f"{task[1].key} {score.level}: {score.mean} +- {score.standard_error}", flush=True
            )
            lines.extend(_as_toml(score))
    (folder / LEVELS_NAME).write_text("\n".join(lines), encoding="utf-8")


def _measured(task: tuple[Path, Ruleset, str, int]) -> LevelScore:
    folder, ruleset, key, games = task
    level, library = find_level(key), TableLibrary(folder)
    entry = library.entry_for(ruleset)
    fingerprint = play_fingerprint(ruleset)
    if is_perfect(level) and entry is not None:
        return LevelScore(fingerprint, key, round(entry.expected, 2), 0.0, 0)
    table = library.table_for(ruleset) if level.exact else None
    found = simulate(ruleset, level, games=games, seed=SEED, table=table)
    mean, error = round(found.mean, 2), round(found.standard_error, 2)
    return LevelScore(fingerprint, key, mean, error, games)


def is_perfect(level: Level) -> bool:
    """Whether a level always plays the best choice."""
    return level.exact and not level.carelessness


def _as_toml(score: LevelScore) -> Iterator[str]:
    yield "[[score]]"
    yield f'fingerprint = "{score.fingerprint}"'
    yield f'level = "{score.level}"'
    yield f"mean = {score.mean}"
    yield f"standard_error = {score.standard_error}"
    yield f"games = {score.games}\n"
