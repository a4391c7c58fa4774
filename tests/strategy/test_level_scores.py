from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import pytest

from tests.helpers.shipped_tables import TABLES_FOLDER, shipped_tables
from yatzy_desktop.rules import Ruleset, find_ruleset
from yatzy_desktop.strategy import (
    LEVELS,
    LevelScores,
    TableError,
    rulesets_with_tables,
    simulate,
)
from yatzy_desktop.strategy.levels import Level

SCORES = LevelScores(TABLES_FOLDER)
MEASURED = [level for level in LEVELS if not level.to_win]
"""What those score who play to win depends on the others at the table."""


def name_of(part: Ruleset | Level) -> str:
    if isinstance(part, Level):
        return part.key
    return f"{part.key}-{'saving' if part.saved_rolls.enabled else 'plain'}"


@pytest.mark.parametrize("ruleset", rulesets_with_tables(), ids=name_of)
def test_each_level_is_clearly_better_than_the_one_before(ruleset: Ruleset) -> None:
    found = [SCORES.score_of(ruleset, level.key) for level in MEASURED]
    scores = [each for each in found if each is not None]
    assert len(scores) == len(MEASURED)
    for weaker, stronger in pairwise(scores):
        error = math.hypot(weaker.standard_error, stronger.standard_error)
        assert stronger.mean - weaker.mean > 3 * error
    entry = shipped_tables().entry_for(ruleset)
    assert entry is not None
    assert scores[-1].mean == pytest.approx(entry.expected, abs=0.01)


@pytest.mark.parametrize("level", MEASURED, ids=name_of)
@pytest.mark.parametrize("key", ["yatzy-sv", "maxi-sv-modern"])
def test_the_scores_are_those_a_simulation_gives(key: str, level: Level) -> None:
    ruleset = find_ruleset(key)
    score = SCORES.score_of(ruleset, level.key)
    table = shipped_tables().table_for(ruleset) if level.exact else None
    found = simulate(ruleset, level, games=60, seed=2, table=table)
    assert score is not None
    assert abs(found.mean - score.mean) < 3.5 * found.standard_error


def test_missing_scores_are_named(tmp_path: Path) -> None:
    with pytest.raises(TableError):
        LevelScores(tmp_path)
