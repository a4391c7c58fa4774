from __future__ import annotations

import pytest

from yatzy_desktop.adapters.game.ruleset_draft import DraftField
from yatzy_desktop.adapters.game.ruleset_practice import fixed_points_practice, practice_text
from yatzy_desktop.adapters.words import country_name
from yatzy_desktop.rules import rulesets


def countries(*dice_counts: int) -> str:
    """Return the countries with a card of their own for each of these numbers of dice."""
    nordic = [each for each in rulesets() if each.country != "US"]
    played = {(each.country, each.dice_count) for each in nordic}
    order = dict.fromkeys(each.country for each in nordic)
    return ", ".join(
        country_name(country)
        for country in order
        if all((country, count) in played for count in dice_counts)
    )


# Source: the product's rules, section 1.
PRACTICES = [
    (DraftField.DICE, 5, "{both}: 5 dice or 6 dice"),
    (DraftField.ROLLS, 6, "{all}: 3 rolls a turn"),
    (DraftField.SAVED_ROLLS, 5, "{all}: not saved"),
    (DraftField.SAVED_ROLLS, 6, "Sweden: not saved or saved · Denmark, Norway: not saved"),
    (DraftField.MIN_HELD, 5, "{all}: none"),
    (DraftField.MIN_HELD, 6, "Sweden, Norway: none · Denmark: 1"),
    (DraftField.HELD_LOCKED, 6, "{all}: any die may be rolled again"),
    (DraftField.FILL_ORDER, 5, "{all}: any box"),
    (DraftField.BONUS, 5, "{all}: 63 → 50"),
    (DraftField.BONUS, 6, "Sweden: 75 → 50 or 84 → 100 · Denmark: 63 → 50 · Norway: 84 → 100"),
    (DraftField.HOUSES, 6, "{all}: not allowed"),
    (DraftField.PAIRS, 5, "{all}: not allowed"),
    (DraftField.EXTRA_YATZY, 5, "{all}: none"),
    (DraftField.BOXES, 5, "{all}: 15 boxes"),
    (DraftField.BOXES, 6, "{all}: 20 boxes"),
    (DraftField.NAME, 5, ""),
]


@pytest.mark.parametrize(("field", "dice_count", "text"), PRACTICES)
def test_what_the_countries_do_is_told_from_their_rulesets(
    field: DraftField, dice_count: int, text: str
) -> None:
    told = text.replace("{all}", countries(dice_count)).replace("{both}", countries(5, 6))
    found = practice_text(field, dice_count)
    # A country that plays with one number of dice only is told of after those that have both.
    assert found.split(" · ")[0] == told if "{both}" in text else found == told


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("full_straight", "{all}: 21"),
        ("yatzy", "{all}: 50"),
        ("maxi_yatzy", "{all}: 100"),
        ("full_house", ""),
    ],
)
def test_what_a_box_always_gives_in_the_countries(key: str, text: str) -> None:
    count = 5 if key == "yatzy" else 6
    assert fixed_points_practice(key) == text.replace("{all}", countries(count))
