from __future__ import annotations

import math
import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from yatzy_desktop.widgets.physics.scatter import free_spot, moved, parted, scattered
from yatzy_desktop.widgets.physics.tumble import CLEAR, Felt

FELTS = st.builds(Felt, st.floats(5.4, 9.0), st.floats(3.3, 6.0))
SPOTS = st.lists(st.tuples(st.floats(-9, 9), st.floats(-9, 9)), min_size=1, max_size=5)


def are_fine(felt: Felt, spots: list[tuple[float, float]]) -> bool:
    apart = all(math.dist(a, b) >= CLEAR for a, b in combinations(spots, 2))
    reach = CLEAR / 2.0
    return apart and all(
        abs(x) + reach <= felt.width / 2.0 and abs(y) + reach <= felt.height / 2.0 for x, y in spots
    )


@given(FELTS, st.integers(1, 5), st.integers())
@settings(max_examples=60, deadline=None)
def test_scattered_dice_are_apart_and_inside(felt: Felt, count: int, seed: int) -> None:
    assert are_fine(felt, scattered(felt, count, random.Random(seed)))


@given(FELTS, SPOTS)
@settings(max_examples=60, deadline=None)
def test_dice_on_top_of_each_other_part(felt: Felt, spots: list[tuple[float, float]]) -> None:
    assert are_fine(felt, parted(felt, spots))
    assert are_fine(felt, parted(felt, [spots[0]] * 5))


def test_dice_that_lie_well_are_left_alone() -> None:
    spots = scattered(Felt(6.0, 4.0), 5, random.Random(3))
    assert parted(Felt(6.0, 4.0), spots) == spots


@pytest.mark.parametrize("felt", [Felt(4.1, 2.8), Felt(2.8, 4.1), Felt(3.0, 3.0)])
def test_a_full_felt_takes_dice_in_rows(felt: Felt) -> None:
    spots = parted(felt, [(0.0, 0.0)] * 6)
    assert len(set(spots)) == 6


@given(FELTS, SPOTS, st.tuples(st.floats(-9, 9), st.floats(-9, 9)))
@settings(max_examples=60, deadline=None)
def test_one_more_die_finds_room_beside_the_others(
    felt: Felt, spots: list[tuple[float, float]], wanted: tuple[float, float]
) -> None:
    there = parted(felt, spots)
    spot = free_spot(felt, there, wanted)
    if spot is not None:
        assert are_fine(felt, [*there, spot])
    else:
        assert len(there) > 2


def test_a_free_place_is_taken_as_it_is() -> None:
    assert free_spot(Felt(6.0, 4.0), [(2.0, 1.0)], (-1.0, 0.5)) == (-1.0, 0.5)


def test_places_follow_the_felt() -> None:
    small, large = Felt(4.0, 3.0), Felt(8.0, 6.0)
    x, y = moved(small, large, (1.0, -0.5))
    assert x > 2.0
    assert y < -1.0
    assert moved(large, small, (x, y)) == pytest.approx((1.0, -0.5))
