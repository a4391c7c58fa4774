from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from yatzy_desktop.strategy.lanes import LARGEST, Lanes

numbers = st.one_of(st.integers(0, LARGEST), st.sampled_from([0, 1, LARGEST - 1, LARGEST]))
vectors = st.lists(numbers, min_size=1, max_size=9)
pairs = st.lists(st.tuples(numbers, numbers), min_size=1, max_size=9)


@given(vectors)
def test_numbers_come_back_as_they_were_packed(values: list[int]) -> None:
    lanes = Lanes(len(values))
    assert list(lanes.unpack(lanes.pack(values))) == values


@given(pairs)
def test_the_larger_number_is_found_in_each_lane_alone(values: list[tuple[int, int]]) -> None:
    lanes = Lanes(len(values))
    one, other = (lanes.pack(part) for part in zip(*values, strict=True))
    assert list(lanes.unpack(lanes.larger(one, other))) == [max(pair) for pair in values]


@given(vectors, st.integers(0, 47))
def test_dividing_keeps_every_lane_to_itself(values: list[int], bits: int) -> None:
    lanes = Lanes(len(values))
    shifted = lanes.shifted(lanes.pack(values), bits)
    assert list(lanes.unpack(shifted)) == [value >> bits for value in values]


@given(st.integers(1, 9), numbers)
def test_a_number_is_spread_over_all_lanes(count: int, number: int) -> None:
    lanes = Lanes(count)
    assert list(lanes.unpack(lanes.spread(number))) == [number] * count
