from __future__ import annotations

from dataclasses import replace

import pytest

from yatzy_desktop.adapters.game.ruleset_draft import RulesetDraft
from yatzy_desktop.adapters.words.ruleset_examples import box_example
from yatzy_desktop.rules import (
    Category,
    Groups,
    Ruleset,
    Section,
    Straight,
    UnknownCategoryError,
    find_ruleset,
    rulesets,
)
from yatzy_desktop.rules.families import HOUSES, PAIRS

BOXES = [(ruleset, each.key) for ruleset in rulesets() for each in ruleset.categories]


@pytest.mark.parametrize(("ruleset", "key"), BOXES, ids=lambda each: getattr(each, "key", each))
def test_each_box_has_a_throw_that_scores_there(ruleset: Ruleset, key: str) -> None:
    example = box_example(key, ruleset)
    assert example.points == ruleset.score(key, example.dice) > 0
    counted = [example.dice[place] for place in example.counted]
    category = ruleset.category(key)
    if category.fixed_points is None:
        assert sum(counted) == example.points
    else:
        assert counted


def test_a_pair_is_shown_with_a_lower_one_that_does_not_count() -> None:
    example = box_example("one_pair", find_ruleset("yatzy-sv"))
    assert example.dice == (5, 5, 2, 2, 1)
    assert example.counted == {0, 1}


def test_a_straight_of_five_is_not_shown_as_one_of_six() -> None:
    example = box_example("small_straight", find_ruleset("maxi-nb"))
    assert example.dice == (1, 2, 3, 4, 5, 2)


@pytest.mark.parametrize("keys", [HOUSES, PAIRS])
def test_where_one_face_is_allowed_the_example_shows_it(keys: tuple[str, ...]) -> None:
    draft = RulesetDraft.of(find_ruleset("maxi-nb")).with_same_face(keys, allowed=True)
    assert isinstance(draft, RulesetDraft)
    for key in keys:
        example = box_example(key, draft.ruleset)
        assert example.points > 0
        assert len({example.dice[place] for place in example.counted}) == 1


def test_odd_boxes_of_imported_rules_have_examples_too() -> None:
    odd = (
        Category("two_pairs", Section.LOWER, Groups((3, 1, 1))),
        Category("yatzy", Section.LOWER, Groups((1, 1, 1, 1, 1), points=7)),
        Category("small_straight", Section.LOWER, Straight(2, 5, 9)),
    )
    ruleset = replace(find_ruleset("yatzy-sv"), categories=odd, upper_bonus=None)
    assert [box_example(each.key, ruleset).points > 0 for each in odd] == [True] * 3


def test_a_box_that_is_not_on_the_card_has_no_example() -> None:
    with pytest.raises(UnknownCategoryError):
        box_example("tower", find_ruleset("yatzy-sv"))
