from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy_desktop.strategy.winning.chances import (
    Chances,
    certain,
    expected_on,
    first_places,
    mixed,
    normal_curve,
)


@st.composite
def chances(draw: st.DrawFn) -> Chances:
    weights = draw(st.lists(st.integers(1, 9), min_size=1, max_size=5))
    shares = [each / sum(weights) for each in weights]
    return Chances(draw(st.integers(-3, 3)), shares)


@given(st.lists(chances(), min_size=2, max_size=4))
def test_first_places_are_those_of_all_ways_the_game_can_end(totals: list[Chances]) -> None:
    alone, shared = [0.0] * len(totals), [0.0] * len(totals)
    ends = [list(enumerate(each.shares, each.least)) for each in totals]
    for end in itertools.product(*ends):
        weight = 1.0
        for _, share in end:
            weight *= share
        best = max(points for points, _ in end)
        seats = [seat for seat, (points, _) in enumerate(end) if points == best]
        for seat in seats:
            (alone if len(seats) == 1 else shared)[seat] += weight
    found = first_places(totals)
    assert [each.alone for each in found] == pytest.approx(alone, abs=1e-12)
    assert [each.shared for each in found] == pytest.approx(shared, abs=1e-12)


@pytest.mark.parametrize(("mean", "variance"), [(200.3, 900.0), (12.5, 40.0), (-3.0, 1500.0)])
def test_a_normal_curve_has_its_mean_and_variance(mean: float, variance: float) -> None:
    curve = normal_curve(mean, variance)
    assert sum(curve.shares) == pytest.approx(1.0)
    assert curve.mean == pytest.approx(mean, abs=1e-3)
    # Whole points add a twelfth; the tails beyond 4.5 deviations are missing.
    assert curve.variance == pytest.approx(variance + 1 / 12, rel=1e-3)


def test_no_variance_is_certainty() -> None:
    assert normal_curve(50.2, 0.0) == certain(50)


@given(
    st.lists(st.tuples(st.integers(1, 9), st.integers(-20, 20), chances()), min_size=1, max_size=4)
)
def test_a_mixture_has_the_mean_of_its_parts(parts: list[tuple[int, int, Chances]]) -> None:
    whole = sum(weight for weight, _, _ in parts)
    found = mixed([(weight / whole, points, each) for weight, points, each in parts])
    assert sum(found.shares) == pytest.approx(1.0)
    means = (weight / whole * (points + each.mean) for weight, points, each in parts)
    assert found.mean == pytest.approx(sum(means), abs=1e-9)


@given(chances(), st.lists(st.floats(0, 1), min_size=1, max_size=8), st.integers(-4, 4))
def test_a_curve_goes_on_level_at_its_ends(found: Chances, curve: list[float], first: int) -> None:
    def worth(points: int) -> float:
        return curve[max(0, min(len(curve) - 1, points - first))]

    expected = sum(share * worth(points) for points, share in enumerate(found.shares, found.least))
    assert expected_on(curve, first, found) == pytest.approx(expected, abs=1e-12)
