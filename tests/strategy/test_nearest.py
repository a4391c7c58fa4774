from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.helpers.brute_force import BruteForce
from tests.helpers.shipped_tables import shipped_tables
from tests.helpers.tables import filled, game_of, on_the_table
from yatzy_desktop.game import ScoreBox
from yatzy_desktop.rules import (
    Ruleset,
    SavedRolls,
    UpperBonus,
    find_ruleset,
    standard_category,
)
from yatzy_desktop.rules.category import with_points
from yatzy_desktop.strategy import NearestTable, advise, rulesets_with_tables
from yatzy_desktop.strategy.nearest import most_similar

YATZY = find_ruleset("yatzy-sv")
MAXI = find_ruleset("maxi-sv-classic")


@pytest.mark.parametrize(
    ("base", "change", "similar", "saving"),
    [
        (YATZY, {"upper_bonus": UpperBonus(60, 50)}, "yatzy-sv", False),
        (YATZY, {"joker": True, "extra_yatzy_points": 100}, "yatzy-sv", False),
        (MAXI, {"upper_bonus": UpperBonus(82, 100)}, "maxi-sv-modern", False),
        (MAXI, {"min_held": 2, "upper_bonus": UpperBonus(63, 50)}, "maxi-da", False),
        (MAXI, {"saved_rolls": SavedRolls(enabled=True, cap=5)}, "maxi-sv-classic", True),
    ],
)
def test_the_most_similar_ruleset_lends_its_table(
    base: Ruleset,
    change: dict[str, Any],
    similar: str,
    saving: bool,
) -> None:
    found = most_similar(replace(base, key="own", **change), rulesets_with_tables())
    assert found is not None
    assert (found.key, found.saved_rolls.enabled) in {(similar, saving), ("maxi-nb", saving)}


def test_the_running_turn_is_scored_by_the_own_rules() -> None:
    boxes = tuple(with_points(box, 90) if box.key == "yatzy" else box for box in YATZY.categories)
    own = replace(YATZY, key="own", categories=boxes)
    table = shipped_tables().table_for(own)
    assert isinstance(table, NearestTable)
    state = on_the_table(game_of("yatzy-sv", categories=boxes), "22222", rolls_used=3)
    advice = advise(state, table)
    assert not advice.exact
    choice = advice.choice_for(ScoreBox("yatzy"))
    assert choice is not None
    assert choice.points == 90
    usual = advise(replace(state, ruleset=YATZY), shipped_tables().table_for(YATZY))
    assert choice.value == pytest.approx(usual.value + 40, abs=0.01)


def test_the_last_two_boxes_are_solved_exactly() -> None:
    state = game_of("yatzy-sv", upper_bonus=UpperBonus(60, 25))
    others = [b.key for b in YATZY.categories if b.key not in {"twos", "full_house"}]
    state = filled(state, **dict.fromkeys(others, 0) | {"sixes": 30, "fives": 25})
    state = on_the_table(state, "22335")
    advice = advise(state, shipped_tables().table_for(state.ruleset))
    tried = BruteForce().choice_values(state)
    for action, value in tried.items():
        choice = advice.choice_for(action)
        assert choice is not None
        assert choice.value == pytest.approx(value)


def test_boxes_unknown_to_the_similar_card_are_worth_keeping_open() -> None:
    boxes = (*YATZY.categories, standard_category("five_of_a_kind"))
    state = game_of("yatzy-sv", categories=boxes)
    table = shipped_tables().table_for(state.ruleset)
    advice = advise(on_the_table(state, "66666", rolls_used=3), table)
    assert advice.best.action in {ScoreBox("yatzy"), ScoreBox("five_of_a_kind")}


def test_fewer_boxes_and_no_bonus_are_advised_too() -> None:
    boxes = tuple(box for box in MAXI.categories if box.key not in {"ones", "villa", "chance"})
    state = game_of("maxi-sv-classic", categories=boxes, upper_bonus=None, rolls_per_turn=2)
    advice = advise(on_the_table(state, "666661"), shipped_tables().table_for(state.ruleset))
    assert advice.best.keep in {(6, 6, 6, 6, 6), None}
    assert not advice.exact
