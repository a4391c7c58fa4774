from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.reference_game import LuckyDice
from tests.helpers.strategies import any_rulesets
from yatzy_desktop.game import RollDice, ScoreBox, apply, legal_categories, new_game
from yatzy_desktop.game import possible_scores as scores_of
from yatzy_desktop.rules import Ruleset, UpperBonus, find_ruleset
from yatzy_desktop.strategy.layout import card_layout


@settings(max_examples=40)
@given(any_rulesets(), st.integers(0, 10**6), st.data())
def test_a_layout_follows_the_game_box_by_box(
    ruleset: Ruleset, seed: int, data: st.DataObject
) -> None:
    layout = card_layout(ruleset)
    state, dice = new_game(ruleset, [""]), LuckyDice(seed)
    place, got = (0, 0), 0
    while not state.is_over:
        state, _ = apply(state, RollDice(), dice)
        assert layout.row_and_column(state.scorecard) == place
        allowed = {layout.boxes[box].key for box in layout.allowed_boxes(*place)}
        assert allowed == set(legal_categories(state))
        throw = layout.tree.throw_of(state.turn.dice or ())
        numbers = {key: layout.box_number(key) for key in legal_categories(state)}
        points = {key: layout.points_of(*place, box, throw) for key, box in numbers.items()}
        assert points == scores_of(state)
        key = data.draw(st.sampled_from(sorted(points)))
        got += points[key] + layout.extra_of(place[0], throw)
        place = layout.after(*place, numbers[key], points[key])
        state, _ = apply(state, ScoreBox(key), dice)
    assert layout.row_and_column(state.scorecards[0]) == place
    assert state.scorecards[0].total == got + layout.final_value(place[1])


def test_columns_are_only_the_sums_that_can_be_reached() -> None:
    columns = card_layout(find_ruleset("yatzy-sv")).columns
    assert (0b1, 3) in columns
    assert (0b10, 3) not in columns
    assert max(total for _, total in columns) == 63


def test_without_a_bonus_the_upper_sum_does_not_matter() -> None:
    ruleset = replace(find_ruleset("yatzy-sv"), upper_bonus=None)
    assert len(card_layout(ruleset).columns) == 64


def test_the_number_of_states_is_that_of_the_reachable_sums() -> None:
    ruleset = find_ruleset("maxi-sv-classic")
    assert len(card_layout(ruleset).columns) == 3346
    lower = replace(ruleset, upper_bonus=UpperBonus(63, 50))
    assert len(card_layout(lower).columns) == 3036
