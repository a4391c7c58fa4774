"""The build-time solver; its compiler is no part of the usual environments."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers.tables import only_boxes
from yatzy_desktop.rules import FillOrder, Ruleset, SavedRolls, UpperBonus, find_ruleset
from yatzy_desktop.strategy import SolvedTable, TableLibrary
from yatzy_desktop.strategy.layout import card_layout

NEEDED = "numba and numpy solve rulesets; they are installed only to build the tables"
np = pytest.importorskip("numpy", reason=NEEDED)
pytest.importorskip("numba", reason=NEEDED)

from solver.arrays import game_arrays  # noqa: E402 - only where numpy is
from solver.build import TableCheckError, make_table, make_tables  # noqa: E402
from solver.evaluate import points_lost  # noqa: E402
from solver.factor import FitOptions, fit  # noqa: E402
from solver.jobs import Job, jobs  # noqa: E402
from solver.known import known_values  # noqa: E402
from solver.play import no_factors, play_games  # noqa: E402
from solver.solve import expected_score, solve  # noqa: E402

slow = pytest.mark.skipif(
    "YATZY_SLOW_TESTS" not in os.environ, reason="takes minutes; YATZY_SLOW_TESTS=1 runs it"
)
SMALL = only_boxes("yatzy-sv", "twos", "fives", "full_house", "yatzy")
AMERICAN = only_boxes("american", "threes", "full_house", "yatzy", "large_straight")


@pytest.mark.parametrize(
    ("ruleset", "known"), known_values(), ids=lambda part: getattr(part, "key", "")
)
def test_exact_values_are_those_others_found(ruleset: Ruleset, known: float) -> None:
    values = solve(game_arrays(card_layout(ruleset), bank=0))
    assert expected_score(values) == pytest.approx(known, rel=2e-7)


@pytest.mark.parametrize(
    "ruleset",
    [
        SMALL,
        replace(SMALL, upper_bonus=UpperBonus(18, 50), min_held=2),
        replace(SMALL, saved_rolls=SavedRolls(enabled=True)),
        replace(SMALL, saved_rolls=SavedRolls(enabled=True, cap=1), rolls_per_turn=2),
        replace(SMALL, fill_order=FillOrder.UPPER_FIRST, rolls_per_turn=4),
        replace(AMERICAN, extra_yatzy_points=100, joker=True),
        only_boxes("maxi-da", "sixes", "tower", "three_pairs"),
    ],
)
def test_every_state_is_worth_what_the_program_works_out(ruleset: Ruleset) -> None:
    """Two programs for the same recursion, one compiled and one of plain Python."""
    layout, saving = card_layout(ruleset), ruleset.saved_rolls
    bank = layout.most_saved(len(layout.boxes) - 1)
    values = solve(game_arrays(layout, bank))
    table = SolvedTable(ruleset)
    tolerance = 2e-4 if saving.enabled else 1e-9
    for row in filter(layout.is_row_possible, range(layout.row_count)):
        for column in range(len(layout.columns)):
            expected = table.values(row, column, 0)[0]
            assert values[row, 0, column] == pytest.approx(expected, abs=tolerance)
    largest = values.shape[1] - 1
    ones = layout.column_of[1, 0]
    expected_by_bank = table.values(1, ones, min(largest, 4))
    assert values[1, : min(largest, 4) + 1, ones] == pytest.approx(expected_by_bank, abs=1e-3)


@slow
def test_points_lost_are_the_same_sampled_and_by_recursion() -> None:
    ruleset = replace(SMALL, upper_bonus=UpperBonus(15, 20))
    game = game_arrays(card_layout(ruleset), bank=0)
    values = solve(game)
    met = play_games(game, values, no_factors(), 2000, seed=1)
    assert met.lost == pytest.approx(0.0, abs=1e-9)
    assert met.scores.mean() == pytest.approx(expected_score(values), abs=4 * 25 / 2000**0.5)
    rough = fit(game, values, met, FitOptions(rank=2, rounding=1.0)).factors()
    exact = points_lost(game, values, rough)
    played = play_games(game, values, rough, 20_000, seed=2)
    assert exact > 0.01
    error = float(played.lost.std()) / 20_000**0.5
    assert abs(float(played.lost.mean()) - exact) < 4 * error


def test_the_same_seed_plays_the_same_games() -> None:
    game = game_arrays(card_layout(SMALL), bank=0)
    values = solve(game)
    first = play_games(game, values, no_factors(), 640, seed=1)
    again = play_games(game, values, no_factors(), 640, seed=1)
    other = play_games(game, values, no_factors(), 640, seed=1000)
    assert np.array_equal(first.scores, again.scores)
    assert not np.array_equal(first.scores, other.scores)


def test_there_is_one_job_for_each_different_game() -> None:
    assert len(jobs()) == 7
    assert len({job.file for job in jobs()}) == 7
    assert [job.ruleset.key for job in jobs(["yatzy-nb"])] == ["yatzy-nb"]
    assert jobs(["no-such-rules"]) == []


@slow
def test_a_table_is_made_checked_and_found_again(tmp_path: Path) -> None:
    make_tables(tmp_path, ["american"], games=640)
    library = TableLibrary(tmp_path)
    entry = library.entry_for(find_ruleset("american"))
    assert entry is not None
    assert entry.expected == pytest.approx(254.5896, abs=1e-4)
    assert entry.lost < 0.01
    first = (tmp_path / entry.file).read_bytes()
    make_tables(tmp_path, ["american"], games=640)
    assert (tmp_path / entry.file).read_bytes() == first


def test_wrong_values_make_no_table(tmp_path: Path) -> None:
    job: Job = jobs(["yatzy-sv"])[0]
    layout = card_layout(job.ruleset)
    wrong = np.zeros((layout.row_count, 1, len(layout.columns)))
    with pytest.raises(TableCheckError):
        make_table(job, tmp_path, wrong)
    assert not list(tmp_path.iterdir())
