from __future__ import annotations

import pytest

from tests.helpers.brute_force import BruteForce
from tests.helpers.shipped_tables import shipped_tables
from tests.helpers.tables import only_boxes
from yatzy_desktop.game import GameState, RollDice, SeededDice, apply, new_game
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy import SolvedTable, advise, find_level, simulate
from yatzy_desktop.strategy.simulation import GameResult, statistics_of


def test_the_mean_of_many_games_is_the_expected_score() -> None:
    ruleset = only_boxes("yatzy-sv", "fours", "full_house")
    found = simulate(ruleset, find_level("master"), games=3000, seed=4, table=SolvedTable(ruleset))
    exact = BruteForce().before_turn(new_game(ruleset, [""]))
    assert found.games == 3000
    assert abs(found.mean - exact) < 3 * found.standard_error


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    ruleset, level = find_ruleset("yatzy-sv"), find_level("steady")
    first = simulate(ruleset, level, games=5, seed=1)
    assert simulate(ruleset, level, games=5, seed=1) == first
    assert simulate(ruleset, level, games=5, seed=2) != first


def test_a_stopped_simulation_tells_of_the_finished_games() -> None:
    ruleset = only_boxes("yatzy-sv", "chance")
    found = simulate(
        ruleset, find_level("casual"), games=50, seed=1, progress=lambda done: done < 7
    )
    assert found.games == 7


def test_statistics_by_hand() -> None:
    results = [GameResult(total, total >= 80) for total in range(100, 0, -10)]
    found = statistics_of(results)
    assert (found.mean, found.lowest, found.highest) == (55.0, 10, 100)
    assert found.deciles == (20, 30, 40, 50, 60, 70, 80, 90, 100)
    assert found.bonus_rate == 0.3
    assert found.deviation == pytest.approx(30.2765, abs=1e-4)
    assert found.standard_error == pytest.approx(30.2765 / 10**0.5, abs=1e-4)


def test_no_games_are_refused() -> None:
    with pytest.raises(ValueError, match="no games"):
        statistics_of([])


@pytest.mark.parametrize("key", ["yatzy-sv", "maxi-nb", "maxi-sv-modern", "american"])
def test_luck_less_skill_lost_is_the_score_less_the_expected_score(key: str) -> None:
    """Luck is a roll's change of the best value, skill lost a choice's; both telescope."""
    ruleset = find_ruleset(key)
    table = shipped_tables().table_for(ruleset)
    state: GameState = new_game(ruleset, [""])
    start = known = advise(state, table).value
    luck = lost = 0.0
    dice = SeededDice(8)
    while not state.is_over:
        advice = advise(state, table)
        luck += advice.value - known
        choice = advice.choices[min(1, len(advice.choices) - 1)]
        lost += choice.loss
        state, _ = apply(state, choice.action, dice)
        known = choice.value
    total = state.scorecards[0].total
    assert known == pytest.approx(total)
    assert luck - lost == pytest.approx(total - start)
    assert isinstance(advise(new_game(ruleset, [""]), table).best.action, RollDice)
