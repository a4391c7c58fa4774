"""Measures what best play gets in each box of each ruleset, with the program's own simulation."""

from __future__ import annotations

import math
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean, stdev

from solver.jobs import jobs
from solver.levels import job_name
from yatzy_desktop.game import Scorecard
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy import (
    LEVELS,
    TableLibrary,
    play_fingerprint,
    play_histories,
)
from yatzy_desktop.strategy.level_scores import BOXES_NAME

SEED = 1
_NOTE = """\
# What best play gets in each box on average, in points; see yatzy_desktop/strategy/level_scores.py.
# The means are those of the games that are played by
#   yatzy-desktop simulate --ruleset KEY --level master --games GAMES --seed {seed}
# and each is within about twice its standard error, of which the largest is told.
# Made by: python packaging/build.py tables --boxes
"""


def measure_boxes(folder: Path, games: int, processes: int = 2) -> None:
    """Play games of every ruleset with a table as well as can be, and write the boxes' means."""
    tasks = [(folder, job.ruleset, games) for job in jobs()]
    with ProcessPoolExecutor(processes) as pool:
        parts = list(pool.map(_measured, tasks))
    (folder / BOXES_NAME).write_text("\n".join([_NOTE.format(seed=SEED), *parts]), encoding="utf-8")


def _measured(task: tuple[Path, Ruleset, int]) -> str:
    folder, ruleset, games = task
    best = next(level for level in LEVELS if level.is_perfect)
    table = TableLibrary(folder).table_for(ruleset)
    played = play_histories(ruleset, best, games=games, seed=SEED, table=table)
    cards = [each.state.scorecards[0] for each in played]
    means, errors = [], []
    for category in ruleset.categories:
        points = [_points(card, category.key) for card in cards]
        means.append(f"{category.key} = {fmean(points):.2f}")
        errors.append(stdev(points) / math.sqrt(games))
    print(job_name(ruleset), *means, flush=True)
    head = (
        "[[ruleset]]",
        f'fingerprint = "{play_fingerprint(ruleset)}"',
        f"games = {games}",
        f"standard_error = {max(errors):.2f}",
        "[ruleset.boxes]",
    )
    return "\n".join((*head, *means, ""))


def _points(card: Scorecard, category: str) -> int:
    return card.score_of(category) or 0
