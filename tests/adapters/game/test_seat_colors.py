"""Everybody at a table has a colour of their own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy_desktop.adapters.game.seat_colors import PEOPLE_COLORS, colors_of_seats
from yatzy_desktop.game import Player

BLUE, RED, GREEN = PEOPLE_COLORS[:3]
CHOSEN = {"Anna": GREEN, "Bo": "#123456"}


@pytest.mark.parametrize(
    ("players", "colors"),
    [
        (["Anna"], {}),
        (["Ida", "Åse"], {0: BLUE, 1: RED}),
        (["Ida", "anna", "Bo", ""], {0: BLUE, 1: GREEN, 2: "#123456", 3: RED}),
    ],
)
def test_the_chosen_colour_or_one_that_nobody_has(
    players: list[str], colors: dict[int, str]
) -> None:
    assert colors_of_seats([Player(name) for name in players], CHOSEN) == colors


def test_a_computer_has_a_sign_and_no_colour() -> None:
    assert colors_of_seats([Player("Anna"), Player("Embla", "master")], {}) == {0: BLUE}


@given(
    st.integers(2, 20), st.dictionaries(st.sampled_from("abcdefgh"), st.sampled_from(PEOPLE_COLORS))
)
def test_all_are_coloured_and_differ_as_long_as_there_are_colours(
    count: int, chosen: dict[str, str]
) -> None:
    players = [Player("abcdefgh"[seat] if seat < 4 else f"guest {seat}") for seat in range(count)]
    colors = colors_of_seats(players, chosen)
    assert set(colors) == set(range(count))
    if count <= len(PEOPLE_COLORS) and len(set(chosen.values())) == len(chosen):
        assert len(set(colors.values())) == count
