"""Throws are believable: apart, in sight, soon at rest, and never in rows."""

from __future__ import annotations

import math
import os
import random
from functools import cache
from itertools import combinations, pairwise

import pytest

from yatzy_desktop.widgets.physics.bodies import HALF, rows_of
from yatzy_desktop.widgets.physics.tumble import (
    CLEAR,
    LONGEST,
    CrowdedError,
    Felt,
    Path,
    Surface,
    Tumble,
    throw_dice,
)

FELTS = [Felt(6.46, 3.67), Felt(5.99, 3.3), Felt(5.38, 5.76), Felt(9.77, 2.42), Felt(7.98, 5.39)]
THROWS = int(os.environ.get("YATZY_THROWS", "60"))  # a thousand for the whole proof


@cache
def throws(felt: Felt, count: int) -> tuple[Tumble, ...]:
    return tuple(throw_dice(felt, count, random.Random(seed)) for seed in range(THROWS))


def ends(thrown: Tumble) -> list[tuple[float, float]]:
    return [path.places[-1][:2] for path in thrown.paths]


each_felt = pytest.mark.parametrize("felt", FELTS, ids=lambda felt: f"{felt.width}x{felt.height}")


@each_felt
def test_no_two_dice_touch_at_rest(felt: Felt) -> None:
    for thrown in throws(felt, 6):
        assert all(math.dist(a, b) >= CLEAR for a, b in combinations(ends(thrown), 2))


@each_felt
def test_all_dice_lie_flat_inside_the_rim(felt: Felt) -> None:
    reach = CLEAR / 2.0
    for thrown in throws(felt, 6):
        for path in thrown.paths:
            x, y, z, turn = path.places[-1]
            assert abs(x) + reach <= felt.width / 2.0
            assert abs(y) + reach <= felt.height / 2.0
            assert z == HALF
            assert max(abs(part) for part in rows_of(turn)[2]) == pytest.approx(1.0, abs=1e-9)


@each_felt
def test_all_dice_rest_in_time_and_the_last_one_last(felt: Felt) -> None:
    for thrown in throws(felt, 6):
        order = [path.falls for path in thrown.paths]
        assert order == sorted(order)
        assert 0.3 < thrown.duration <= LONGEST


def test_dice_lie_scattered_and_not_in_rows() -> None:
    """A grid would leave few distinct columns and rows, and empty parts of the felt."""
    felt = FELTS[0]
    every = [place for thrown in throws(felt, 6) for place in ends(thrown)]
    for axis, length in enumerate(felt):
        spread = sorted((place[axis] / length) for place in every)
        gaps = [after - before for before, after in pairwise(spread)]
        assert max(gaps) < 0.06
        eighths = [sum(1 for at in spread if k <= (at + 0.39) / 0.78 * 5 < k + 1) for k in range(5)]
        assert min(eighths) > 0.08 * len(every)
    matrices = [rows_of(path.places[-1][3]) for each in throws(felt, 6) for path in each.paths]
    turns = [
        math.degrees(math.atan2(second[0], first[0])) % 90
        for first, second, third in matrices
        if abs(third[0]) < 0.5
    ]
    thirds = [sum(1 for turn in turns if 30 * k <= turn < 30 * (k + 1)) for k in range(3)]
    assert min(thirds) > 0.2 * len(turns)


def test_every_face_comes_up_about_as_often() -> None:
    tops = []
    for thrown in throws(FELTS[0], 6):
        for path in thrown.paths:
            third = rows_of(path.places[-1][3])[2]
            axis = max(range(3), key=lambda i: abs(third[i]))
            tops.append((axis, third[axis] > 0.0))
    for top in set(tops):
        assert 0.09 < tops.count(top) / len(tops) < 0.26


def test_the_same_chance_gives_the_same_throw() -> None:
    felt = FELTS[0]
    one, same, other = (throw_dice(felt, 5, random.Random(seed)) for seed in (8, 8, 9))
    assert one == same
    assert one != other


def steps(path: Path) -> list[float]:
    return [math.dist(a[:3], b[:3]) for a, b in pairwise(path.places)]


def test_dice_never_jump_nor_sink_into_the_table() -> None:
    for thrown in throws(FELTS[0], 6):
        for path in thrown.paths:
            assert max(steps(path)) < 0.45
            assert min(place[2] for place in path.places) >= HALF - 1e-6
            turns = [
                abs(sum(p * q for p, q in zip(a[3], b[3], strict=True)))
                for a, b in pairwise(path.places)
            ]
            assert min(turns) > math.cos(0.35)


def test_a_path_is_seen_between_its_steps_and_not_before_it_begins() -> None:
    path = throws(FELTS[0], 6)[0].paths[-1]
    assert path.starts > 0.0
    assert path.at(path.starts - 0.01) is None
    start = path.at(path.starts)
    assert start is not None
    assert start[:3] == path.places[0][:3]
    assert path.at(path.ends + 5.0) == path.places[-1]
    between = path.at(path.starts + 0.5 / 120.0)
    assert between is not None
    assert min(path.places[0][0], path.places[1][0]) < between[0]
    assert between[0] < max(path.places[0][0], path.places[1][0])


def test_a_late_die_comes_to_rest_alone() -> None:
    felt = FELTS[1]
    late = [throw_dice(felt, 5, random.Random(seed), late=True).paths for seed in range(20)]
    alone = [paths[-1].falls - paths[-2].falls for paths in late]
    usual = [thrown.paths[-1].falls - thrown.paths[-2].falls for thrown in throws(felt, 5)[:20]]
    assert sum(alone) > 1.5 * sum(usual)
    assert sum(paths[-1].starts > 0.4 for paths in late) >= 17


def test_dice_are_heard_on_felt_rim_and_each_other() -> None:
    heard = [(at, hit) for thrown in throws(FELTS[0], 6) for at, hit in thrown.hits]
    assert {hit.surface for _, hit in heard} == {Surface.FELT, Surface.RIM, Surface.DIE}
    assert all(0.0 < hit.strength <= 1.0 and -1.0 <= hit.pan <= 1.0 for _, hit in heard)
    assert all(0.0 <= at <= LONGEST for at, _ in heard)
    assert min(hit.pan for _, hit in heard) < -0.5
    assert max(hit.pan for _, hit in heard) > 0.5


def test_a_felt_without_room_is_refused() -> None:
    with pytest.raises(CrowdedError):
        throw_dice(Felt(2.2, 2.2), 6, random.Random(1))
