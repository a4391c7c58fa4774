from __future__ import annotations

from dataclasses import replace

import pytest

from tests.helpers.shipped_tables import shipped_tables
from tests.helpers.tables import only_boxes
from yatzy_desktop.game import Turn, new_game
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy import SolvedTable, advise
from yatzy_desktop.strategy.study import openings_of


@pytest.mark.parametrize(("key", "count"), [("yatzy-sv", 252), ("maxi-sv-modern", 462)])
def test_every_first_throw_has_the_coachs_two_best_choices(key: str, count: int) -> None:
    ruleset = find_ruleset(key)
    table = shipped_tables().table_for(ruleset)
    found = list(openings_of(ruleset, table))
    assert len({each.dice for each in found}) == len(found) == count
    assert sum(each.chance for each in found) == pytest.approx(1)
    start = new_game(ruleset, [""])
    mean = sum(each.chance * each.best.value for each in found)
    assert mean == pytest.approx(advise(start, table).value)
    for each in found[:: count // 12]:
        advice = advise(replace(start, turn=Turn(each.dice, 1)), table)
        assert (each.best, each.second) == advice.choices[:2]
        assert each.error == advice.error


def test_with_one_roll_and_one_box_there_is_no_second_choice() -> None:
    ruleset = replace(only_boxes("yatzy-sv", "chance"), rolls_per_turn=1)
    found = list(openings_of(ruleset, SolvedTable(ruleset)))
    assert {each.second for each in found} == {None}
    assert {each.error for each in found} == {0.0}
