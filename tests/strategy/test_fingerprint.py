from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from yatzy_desktop.rules import (
    FillOrder,
    Groups,
    SavedRolls,
    UpperBonus,
    find_ruleset,
)
from yatzy_desktop.strategy import play_fingerprint

YATZY = find_ruleset("yatzy-sv")


def test_the_same_game_under_another_name_has_the_same_fingerprint() -> None:
    prints = {play_fingerprint(find_ruleset(f"yatzy-{country}")) for country in ("sv", "da", "nb")}
    assert len(prints) == 1
    own = replace(YATZY, key="own-1", name="Grandma's", based_on="yatzy-sv")
    assert play_fingerprint(own) in prints
    boxes = tuple(replace(each, name=f"Our {each.key}") for each in YATZY.categories)
    assert play_fingerprint(replace(own, categories=boxes)) in prints


@pytest.mark.parametrize(
    "change",
    [
        {"upper_bonus": UpperBonus(62, 50)},
        {"upper_bonus": UpperBonus(63, 49)},
        {"upper_bonus": None},
        {"rolls_per_turn": 4},
        {"min_held": 1},
        {"held_locked": True},
        {"fill_order": FillOrder.TOP_DOWN},
        {"saved_rolls": SavedRolls(enabled=True)},
        {"extra_yatzy_points": 100},
        {"joker": True},
        {"categories": YATZY.categories[:-1]},
    ],
)
def test_every_rule_changes_the_fingerprint(change: dict[str, Any]) -> None:
    assert play_fingerprint(replace(YATZY, **change)) != play_fingerprint(YATZY)


def test_the_rule_of_a_box_changes_the_fingerprint() -> None:
    box = replace(YATZY.category("full_house"), scoring=Groups((3, 2), distinct=False))
    boxes = tuple(box if each.key == box.key else each for each in YATZY.categories)
    assert play_fingerprint(replace(YATZY, categories=boxes)) != play_fingerprint(YATZY)


def test_the_order_of_boxes_counts_only_where_it_is_forced() -> None:
    turned = replace(YATZY, categories=YATZY.categories[::-1])
    assert play_fingerprint(turned) == play_fingerprint(YATZY)
    forced = replace(YATZY, fill_order=FillOrder.TOP_DOWN)
    forced_turned = replace(turned, fill_order=FillOrder.TOP_DOWN)
    assert play_fingerprint(forced) != play_fingerprint(forced_turned)


def test_a_cap_on_saved_rolls_counts_only_where_rolls_are_saved() -> None:
    capped = replace(YATZY, saved_rolls=SavedRolls(enabled=False, cap=3))
    assert play_fingerprint(capped) == play_fingerprint(YATZY)
    saving = replace(YATZY, saved_rolls=SavedRolls(enabled=True))
    capped = replace(YATZY, saved_rolls=SavedRolls(enabled=True, cap=3))
    assert play_fingerprint(capped) != play_fingerprint(saving)
