from __future__ import annotations

import pytest

from yatzy_desktop.adapters.game.ruleset_draft import DraftField
from yatzy_desktop.adapters.game.ruleset_practice import fixed_points_practice, practice_text

# Source: the product's rules, section 1.
PRACTICES = [
    (DraftField.DICE, 5, "Sweden, Denmark, Norway: 5 dice or 6 dice"),
    (DraftField.ROLLS, 6, "Sweden, Denmark, Norway: 3 rolls a turn"),
    (DraftField.SAVED_ROLLS, 5, "Sweden, Denmark, Norway: not saved"),
    (DraftField.SAVED_ROLLS, 6, "Sweden: not saved or saved · Denmark, Norway: not saved"),
    (DraftField.MIN_HELD, 5, "Sweden, Denmark, Norway: none"),
    (DraftField.MIN_HELD, 6, "Sweden, Norway: none · Denmark: 1"),
    (DraftField.HELD_LOCKED, 6, "Sweden, Denmark, Norway: any die may be rolled again"),
    (DraftField.FILL_ORDER, 5, "Sweden, Denmark, Norway: any box"),
    (DraftField.BONUS, 5, "Sweden, Denmark, Norway: 63 → 50"),
    (DraftField.BONUS, 6, "Sweden: 75 → 50 or 84 → 100 · Denmark: 63 → 50 · Norway: 84 → 100"),
    (DraftField.HOUSES, 6, "Sweden, Denmark, Norway: not allowed"),
    (DraftField.PAIRS, 5, "Sweden, Denmark, Norway: not allowed"),
    (DraftField.EXTRA_YATZY, 5, "Sweden, Denmark, Norway: none"),
    (DraftField.BOXES, 5, "Sweden, Denmark, Norway: 15 boxes"),
    (DraftField.BOXES, 6, "Sweden, Denmark, Norway: 20 boxes"),
    (DraftField.NAME, 5, ""),
]


@pytest.mark.parametrize(("field", "dice_count", "text"), PRACTICES)
def test_what_the_countries_do_is_told_from_their_rulesets(
    field: DraftField, dice_count: int, text: str
) -> None:
    assert practice_text(field, dice_count) == text


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("full_straight", "Sweden, Denmark, Norway: 21"),
        ("yatzy", "Sweden, Denmark, Norway: 50"),
        ("maxi_yatzy", "Sweden, Denmark, Norway: 100"),
        ("full_house", ""),
    ],
)
def test_what_a_box_always_gives_in_the_countries(key: str, text: str) -> None:
    assert fixed_points_practice(key) == text
