from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given

from tests.helpers.score_oracle import oracle_points, spec_of
from tests.helpers.strategies import custom_rulesets
from yatzy_desktop.rules import (
    Ruleset,
    UnknownCategoryError,
    all_throws,
    find_ruleset,
    rulesets,
)


@given(custom_rulesets())
def test_a_custom_ruleset_scores_as_the_oracle_says(ruleset: Ruleset) -> None:
    for box in ruleset.categories:
        spec = spec_of(box)
        expected = {dice: oracle_points(spec, dice) for dice in all_throws(ruleset.dice_count)}
        assert {dice: ruleset.score(box.key, dice) for dice in expected} == expected
        assert ruleset.max_score(box.key) == max(expected.values())


@given(custom_rulesets())
def test_maxima_are_computed_from_the_ruleset(ruleset: Ruleset) -> None:
    best = sum(ruleset.max_score(box.key) for box in ruleset.categories)
    bonus = ruleset.upper_bonus.points if ruleset.upper_bonus else 0
    assert ruleset.max_total_without_extras == best + bonus
    further = ruleset.extra_yatzy_points * (len(ruleset.categories) - 1)
    assert ruleset.max_total == best + bonus + further
    assert ruleset.max_upper_sum == sum(ruleset.max_score(box.key) for box in ruleset.upper)


def test_boxes_are_found_by_key_only_on_their_card() -> None:
    five = find_ruleset("yatzy-da")
    assert five.category("yatzy").fixed_points == 50
    for ask in (five.category, five.max_score):
        with pytest.raises(UnknownCategoryError):
            ask("maxi_yatzy")


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_a_ruleset_is_a_value(ruleset: Ruleset) -> None:
    with pytest.raises(FrozenInstanceError):
        ruleset.min_held = 2  # type: ignore[misc]
    for twin in (copy.deepcopy(ruleset), pickle.loads(pickle.dumps(ruleset)), replace(ruleset)):  # noqa: S301
        assert twin == ruleset
        assert hash(twin) == hash(ruleset)
        assert twin.category("ones") == ruleset.category("ones")
    assert replace(ruleset, rolls_per_turn=2) != ruleset
