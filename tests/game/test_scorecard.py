from __future__ import annotations

from dataclasses import replace

import pytest

from yatzy_desktop.game import Scorecard
from yatzy_desktop.rules import UnknownCategoryError, UpperBonus, find_ruleset

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")


def card_with(key: str, **boxes: int) -> Scorecard:
    card = Scorecard.blank(find_ruleset(key))
    for box, points in boxes.items():
        card = card.with_score(box, points)
    return card


def test_a_blank_card_has_every_box_open_in_pad_order() -> None:
    ruleset = find_ruleset("maxi-da")
    card = Scorecard.blank(ruleset)
    assert card.open_categories == tuple(box.key for box in ruleset.categories)
    assert set(card.scores.values()) == {None}
    assert (card.upper_sum, card.bonus, card.extra_points, card.total) == (0, 0, 0, 0)
    assert (card.filled_count, card.is_full) == (0, False)


def test_a_struck_box_is_filled_with_a_zero_and_not_open() -> None:
    card = card_with("yatzy-sv", yatzy=0)
    assert card.score_of("yatzy") == 0
    assert not card.is_open("yatzy")
    assert "yatzy" not in card.open_categories
    assert card.filled_count == 1


def test_filling_a_box_leaves_the_card_before_as_it_was() -> None:
    before = card_with("yatzy-sv", ones=3)
    after = before.with_score("twos", 6, extra=100)
    assert before.scores["twos"] is None
    assert (after.scores["ones"], after.scores["twos"], after.extra_points) == (3, 6, 100)
    assert (before.total, after.total) == (3, 109)
    with pytest.raises(TypeError):
        after.scores["ones"] = 5  # type: ignore[index]


@pytest.mark.parametrize("ask", ["is_open", "score_of"])
def test_a_box_of_another_card_has_a_named_error(ask: str) -> None:
    with pytest.raises(UnknownCategoryError):
        getattr(card_with("yatzy-sv"), ask)("maxi_yatzy")
    with pytest.raises(UnknownCategoryError):
        card_with("yatzy-sv").with_score("maxi_yatzy", 100)


# Upper sums a point below, on and a point above each threshold; some boxes still open.
EDGES = [
    ("yatzy-sv", 62, 0),
    ("yatzy-sv", 63, 50),
    ("yatzy-sv", 64, 50),
    ("american", 62, 0),
    ("american", 63, 35),
    ("maxi-da", 62, 0),
    ("maxi-da", 63, 50),
    ("maxi-sv-classic", 74, 0),
    ("maxi-sv-classic", 75, 50),
    ("maxi-sv-modern", 83, 0),
    ("maxi-sv-modern", 84, 100),
    ("maxi-sv-modern", 85, 100),
    ("maxi-nb", 83, 0),
    ("maxi-nb", 84, 100),
    ("maxi-nb", 126, 100),
]


@pytest.mark.parametrize(("key", "upper_sum", "bonus"), EDGES)
def test_the_bonus_at_its_edges(key: str, upper_sum: int, bonus: int) -> None:
    card = card_with(key, sixes=upper_sum - 4, ones=4, chance=10)
    assert card.upper_sum == upper_sum
    assert card.bonus == bonus
    assert card.total == upper_sum + 10 + bonus


def test_lower_boxes_do_not_count_towards_the_bonus() -> None:
    card = card_with("yatzy-nb", yatzy=50, chance=30, full_house=28, sixes=30)
    assert (card.upper_sum, card.bonus, card.total) == (30, 0, 138)


def test_a_ruleset_without_a_bonus_never_pays_one() -> None:
    ruleset = replace(find_ruleset("yatzy-sv"), key="own", upper_bonus=None)
    card = Scorecard.blank(ruleset).with_score("sixes", 30).with_score("fives", 25)
    assert (card.bonus, card.bonus_progress, card.bonus_out_of_reach) == (0, None, True)


def test_the_bonus_is_out_of_reach_when_the_best_dice_no_longer_suffice() -> None:
    card = card_with("yatzy-sv", sixes=0)
    assert not card.bonus_out_of_reach  # 75 are still possible
    assert not card.with_score("twos", 0).bonus_out_of_reach
    assert card.with_score("threes", 0).bonus_out_of_reach  # 60
    exactly = card.with_score("fives", 13)
    assert not exactly.bonus_out_of_reach  # 13 + 5 + 10 + 15 + 20 = 63
    assert card.with_score("fives", 12).bonus_out_of_reach


@pytest.mark.parametrize("face", range(1, 7))
def test_three_of_each_face_is_exactly_even_with_five_dice(face: int) -> None:
    key = UPPER[face - 1]
    for count in range(6):
        card = card_with("yatzy-sv", **{key: count * face})
        assert card.bonus_progress == (count - 3) * face


def test_progress_ends_at_the_distance_to_the_threshold() -> None:
    all_upper = dict(zip(UPPER, (4, 8, 12, 16, 20, 22), strict=True))
    assert card_with("maxi-nb", **all_upper).bonus_progress == 82 - 84
    assert card_with("maxi-nb").bonus_progress == 0
    assert card_with("maxi-nb", chance=36).bonus_progress == 0


def test_progress_follows_a_threshold_of_ones_own() -> None:
    ruleset = replace(find_ruleset("yatzy-sv"), key="own", upper_bonus=UpperBonus(42, 50))
    assert Scorecard.blank(ruleset).with_score("sixes", 12).bonus_progress == 0
    assert Scorecard.blank(ruleset).with_score("sixes", 18).bonus_progress == 6
