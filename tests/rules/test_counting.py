from __future__ import annotations

import pytest

from yatzy_desktop.rules import Ruleset, all_throws, counting_positions, find_ruleset, rulesets


@pytest.mark.parametrize(
    ("key", "box", "dice", "positions"),
    [
        ("yatzy-sv", "full_house", (3, 6, 3, 6, 3), {0, 1, 2, 3, 4}),
        ("yatzy-sv", "one_pair", (5, 5, 6, 6, 1), {2, 3}),
        ("yatzy-sv", "two_pairs", (1, 5, 5, 6, 6), {1, 2, 3, 4}),
        ("yatzy-sv", "three_of_a_kind", (6, 6, 6, 6, 6), {0, 1, 2}),
        ("yatzy-sv", "ones", (1, 2, 1, 3, 4), {0, 2}),
        ("yatzy-sv", "small_straight", (5, 4, 3, 2, 1), {0, 1, 2, 3, 4}),
        ("yatzy-sv", "yatzy", (1, 2, 2, 2, 2), set()),
        ("maxi-nb", "small_straight", (1, 2, 3, 4, 5, 5), {0, 1, 2, 3, 4}),
        ("maxi-nb", "full_house", (1, 5, 5, 5, 6, 6), {1, 2, 3, 4, 5}),
        ("american", "three_of_a_kind", (2, 2, 2, 5, 6), {0, 1, 2, 3, 4}),
        ("american", "small_straight", (2, 3, 4, 5, 2), {0, 1, 2, 3}),
        ("american", "full_house", (2, 2, 3, 3, 3), {0, 1, 2, 3, 4}),
    ],
)
def test_the_dice_that_count(
    key: str, box: str, dice: tuple[int, ...], positions: set[int]
) -> None:
    assert counting_positions(find_ruleset(key), box, dice) == positions


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_dice_count_exactly_when_the_box_scores(ruleset: Ruleset) -> None:
    for dice in all_throws(ruleset.dice_count):
        for category in ruleset.categories:
            chosen = counting_positions(ruleset, category.key, dice)
            assert bool(chosen) == (ruleset.score(category.key, dice) > 0)
