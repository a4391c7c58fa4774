from __future__ import annotations

from dataclasses import replace

import pytest

from yatzy_desktop.adapters.words.rule_texts import (
    box_counts_text,
    box_needs_text,
    ruleset_description,
)
from yatzy_desktop.rules import (
    Category,
    FillOrder,
    Groups,
    Ruleset,
    SavedRolls,
    Section,
    find_ruleset,
    rulesets,
)

# Source: the product's rules, section 1.
DESCRIPTIONS = {
    "yatzy-sv": "5 dice · 15 boxes · bonus 63 → 50",
    "yatzy-da": "5 dice · 15 boxes · bonus 63 → 50",
    "yatzy-nb": "5 dice · 15 boxes · bonus 63 → 50",
    "maxi-sv-classic": "6 dice · 20 boxes · bonus 75 → 50",
    "maxi-sv-modern": "6 dice · 20 boxes · bonus 84 → 100 · unused rolls are saved",
    "maxi-da": "6 dice · 20 boxes · bonus 63 → 50 · at least one die held before each reroll",
    "maxi-nb": "6 dice · 20 boxes · bonus 84 → 100",
    "american": "5 dice · 13 boxes · bonus 63 → 35 · +100 for each further Yatzy",
}


@pytest.mark.parametrize(("key", "line"), DESCRIPTIONS.items())
def test_shipped_rulesets_are_described_from_their_data(key: str, line: str) -> None:
    assert ruleset_description(find_ruleset(key)) == line


def test_house_rules_are_told() -> None:
    own = replace(
        find_ruleset("maxi-nb"),
        upper_bonus=None,
        rolls_per_turn=4,
        saved_rolls=SavedRolls(enabled=True, cap=9),
        min_held=2,
        held_locked=True,
        fill_order=FillOrder.TOP_DOWN,
    )
    assert ruleset_description(own) == (
        "6 dice · 20 boxes · no bonus · 4 rolls a turn · up to 9 unused rolls are saved"
        " · at least 2 dice held before each reroll · held dice stay held"
        " · filled from top to bottom"
    )


def test_one_of_a_kind_of_thing_is_told_in_words() -> None:
    own = replace(
        find_ruleset("yatzy-nb"),
        upper_bonus=None,
        categories=find_ruleset("yatzy-nb").lower[-1:],
        rolls_per_turn=1,
        saved_rolls=SavedRolls(enabled=True, cap=1),
    )
    assert ruleset_description(own) == (
        "5 dice · one box · no bonus · one roll a turn · one unused roll is saved"
    )


@pytest.mark.parametrize(
    ("key", "needs", "counts"),
    [
        ("fives", "Dice that show a five.", "Those dice are added up."),
        ("two_pairs", "Two different pairs.", "Those dice are added up."),
        ("large_straight", "The faces 2–3–4–5–6.", "Always 20 points."),
        ("chance", "Any dice.", "All dice are added up."),
        ("maxi_yatzy", "Six dice alike.", "Always 100 points."),
    ],
)
def test_a_box_tells_what_it_needs_and_counts(key: str, needs: str, counts: str) -> None:
    maxi = find_ruleset("maxi-sv-modern")
    assert box_needs_text(key, maxi) == needs
    assert box_counts_text(key, maxi) == counts


def test_american_boxes_tell_their_own_rule() -> None:
    american = find_ruleset("american")
    assert box_needs_text("small_straight", american) == "Any 4 faces in a row."
    assert box_counts_text("three_of_a_kind", american) == "All dice are added up."
    assert box_counts_text("full_house", american) == "Always 25 points."


def test_house_rules_change_what_a_box_needs() -> None:
    pairs = Category("two_pairs", Section.LOWER, Groups((2, 2), distinct=False))
    odd = Category("tower", Section.LOWER, Groups((4, 1)))
    own = replace(find_ruleset("maxi-nb"), upper_bonus=None, categories=(pairs, odd))
    assert box_needs_text("two_pairs", own) == "Two pairs; four alike count as two pairs."
    assert box_needs_text("tower", own) == "Groups of dice alike: 4+1."


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_every_shipped_box_is_told_in_words(ruleset: Ruleset) -> None:
    for category in ruleset.categories:
        assert box_needs_text(category.key, ruleset).endswith(".")
        assert "Groups" not in box_needs_text(category.key, ruleset)
        assert "{" not in box_counts_text(category.key, ruleset)
