from __future__ import annotations

from itertools import product

import pytest

from yatzy_desktop.widgets.dice.body import Body
from yatzy_desktop.widgets.dice.geometry import ROUNDING, Camera, DiePose, top_face
from yatzy_desktop.widgets.table.layout import TableLayout, table_layout
from yatzy_desktop.widgets.table.motion import (
    NEARER,
    RISE,
    Lie,
    Rest,
    Throw,
    between,
    chance_lie,
    plan_throws,
    rest_of,
)

LAYOUT = table_layout(760.0, 620.0, 6)
FACES = (6, 1, 4, 4, 2, 5)


def lies(roll: int) -> list[Lie]:
    return [chance_lie(9, roll, position) for position in range(6)]


def rests(roll: int) -> list[Rest]:
    return [
        rest_of(LAYOUT, position, face, lie, held=False, lift=0.0)
        for position, (face, lie) in enumerate(zip(FACES, lies(roll), strict=True))
    ]


def throws() -> dict[int, Throw]:
    return plan_throws(LAYOUT, range(6), rests(1), rests(2), lies(2))


def landing(throw: Throw) -> float:
    final = throw.new.pose()
    steps = [step / 400.0 for step in range(401)]
    return next(t for t in steps if throw.pose(t) == final)


def test_chance_is_the_same_for_the_same_seed_and_differs_otherwise() -> None:
    assert chance_lie(3, 1, 0) == chance_lie(3, 1, 0)
    others = {chance_lie(3, 1, 0), chance_lie(4, 1, 0), chance_lie(3, 2, 0), chance_lie(3, 1, 1)}
    assert len(others) == 4


@pytest.mark.parametrize("position", range(6))
def test_a_throw_ends_exactly_at_rest_and_stays(position: int) -> None:
    throw = throws()[position]
    final = throw.new.pose()
    assert throw.pose(1.0) == final
    landed = landing(throw)
    assert 0.85 < landed <= 1.0
    later = [landed + (1.0 - landed) * step / 20.0 for step in range(21)]
    assert all(throw.pose(t) == final for t in later)
    assert top_face(final.matrix) == FACES[position]


def test_dice_land_in_order() -> None:
    times = [landing(throw) for throw in throws().values()]
    assert times == sorted(times)


@pytest.mark.parametrize("position", range(6))
def test_a_rolling_die_never_sinks_into_the_table(position: int) -> None:
    poses = [throws()[position].pose(step / 200.0) for step in range(201)]
    seen = [pose for pose in poses if pose is not None]
    assert len(seen) == 201
    assert min(pose.lift for pose in seen) >= -1e-9
    assert max(pose.lift for pose in seen) > 0.5 * LAYOUT.die


@pytest.mark.parametrize("position", range(6))
def test_a_die_leaves_and_comes_back_from_the_left(position: int) -> None:
    throw = throws()[position]

    def x(progress: float) -> float:
        pose = throw.pose(progress)
        assert isinstance(pose, DiePose)
        return pose.x

    assert x(0.0) == pytest.approx(throw.old.x if throw.old else None)
    assert x(0.16) < 0.0
    course = [x(0.16 + step * 0.042) for step in range(21)]
    assert course == sorted(course)


def test_dice_from_the_cup_are_out_of_sight_at_first() -> None:
    fresh = plan_throws(LAYOUT, range(6), [], rests(2), lies(2))
    assert all(throw.pose(0.05) is None for throw in fresh.values())


def test_the_same_faces_fall_differently_and_tumble_between() -> None:
    assert all(old != new for old, new in zip(rests(1), rests(2), strict=True))
    throw = throws()[2]
    shown = {top_face(pose.matrix) for t in range(20) if (pose := throw.pose(0.16 + t * 0.04))}
    assert len(shown) >= 3


def test_a_slide_begins_and_ends_exactly_and_hops_between() -> None:
    old = rests(1)[0]
    new = rest_of(LAYOUT, 0, FACES[0], lies(1)[0], held=True, lift=0.0)
    assert between(old, new, 0.0) == pytest.approx(old)
    assert between(old, new, 1.0) == new
    assert between(old, new, 0.5).lift > 5.0
    assert LAYOUT.slots[0].contains(new.x, new.y)
    assert new.size < old.size


@pytest.mark.parametrize("size", [(380, 300), (420, 560), (760, 620), (1000, 420)])
@pytest.mark.parametrize("count", [1, 5, 6])
def test_no_die_is_cut_off_at_the_upper_edge(size: tuple[int, int], count: int) -> None:
    layout = table_layout(float(size[0]), float(size[1]), count)
    for seed in range(6):
        lies = [[chance_lie(seed, roll, place) for place in range(count)] for roll in (1, 2)]
        old, new = (
            [rest_of(layout, place, 3, lie, held=False, lift=0.0) for place, lie in enumerate(each)]
            for each in lies
        )
        for throw in plan_throws(layout, range(count), old, new, lies[1]).values():
            for step in range(1, 100):
                pose = throw.pose(step / 100.0)
                if pose is not None:
                    assert upper_end(layout, pose) >= -0.5


@pytest.mark.parametrize("size", [(380, 300), (420, 560), (760, 620), (1000, 420)])
@pytest.mark.parametrize("count", [1, 5, 6])
def test_a_lifted_die_stays_below_the_rim(size: tuple[int, int], count: int) -> None:
    layout = table_layout(float(size[0]), float(size[1]), count)
    lifted = 0
    for seed, place in product(range(12), range(count)):
        lie = chance_lie(seed, 1, place)
        low = rest_of(layout, place, 3, lie, held=False, lift=0.0)
        high = rest_of(layout, place, 3, lie, held=False, lift=0.22)
        assert upper_end(layout, high.pose()) >= layout.felt.top() - 0.5
        lifted += high.lift > low.lift + 0.1 * low.size
    assert lifted == 12 * count


def upper_end(layout: TableLayout, pose: DiePose) -> float:
    """Return how far up the picture of a die reaches, in logical pixels."""
    middle = layout.felt.center()
    camera = Camera(middle.x(), middle.y(), max(layout.width, layout.height) / 2.0)
    size = pose.size + NEARER * pose.lift
    raised = pose._replace(y=pose.y - RISE * pose.lift, size=size)
    body = Body(raised, camera.view(pose.x, pose.y))
    return float(body.outline().boundingRect().top() - ROUNDING * body.half)
