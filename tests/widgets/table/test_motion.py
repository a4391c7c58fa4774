from __future__ import annotations

from itertools import pairwise, product

import pytest

from yatzy_desktop.widgets.dice import DiePose
from yatzy_desktop.widgets.dice.body import Body
from yatzy_desktop.widgets.dice.geometry import ROUNDING, Camera, top_face
from yatzy_desktop.widgets.table.choreography import GATHERING, Roll
from yatzy_desktop.widgets.table.layout import TableLayout, table_layout
from yatzy_desktop.widgets.table.motion import (
    NEARER,
    RISE,
    Rest,
    Throw,
    between,
    deciding,
    rest_of,
)
from yatzy_desktop.widgets.table.places import Places
from yatzy_desktop.widgets.table.roll import roll_of

LAYOUT = table_layout(760.0, 620.0, 6)
FACES = (6, 1, 4, 4, 2, 5)
NONE: frozenset[int] = frozenset()


def rests(layout: TableLayout, places: Places, faces: tuple[int, ...] = FACES) -> list[Rest]:
    return [
        rest_of(layout, position, face, lie, held=False, lift=0.0)
        for position, (face, lie) in enumerate(zip(faces, places.lies, strict=False))
    ]


def rolled(
    layout: TableLayout = LAYOUT, seed: int = 9, count: int = 6, *, cup: bool = False
) -> Roll:
    places = Places(seed)
    places.begin(layout.ground, count)
    old = rests(layout, places)
    thrown = places.throw(layout.ground, FACES[:count], NONE)
    assert thrown is not None
    return roll_of(layout, *thrown, [] if cup else old, rests(layout, places))


def throw(position: int) -> Throw:
    return rolled().throws[position]


def moments(roll: Roll, count: int = 200) -> list[float]:
    return [roll.seconds * step / count - GATHERING for step in range(count + 1)]


@pytest.mark.parametrize("seed", range(12))
def test_a_throw_reaches_what_was_rolled_without_a_jump(seed: int) -> None:
    """The last place of a path and the die at rest are the same, face and turn included."""
    roll = rolled(seed=seed)
    for position, each in roll.throws.items():
        final = each.new.pose()
        assert top_face(final.matrix) == FACES[position]
        assert each.pose(each.path.ends, GATHERING) == final
        before = each.pose(each.path.ends - 1e-6, GATHERING)
        assert before is not None
        assert before[:4] == pytest.approx(final[:4], abs=0.02)
        for row, last in zip(before.matrix, final.matrix, strict=True):
            assert row == pytest.approx(last, abs=1e-3)


def test_a_die_is_the_same_die_all_the_way() -> None:
    """Faces are never exchanged on the way: each turn follows from the last one by a little."""
    for each in rolled().throws.values():
        times = [each.path.starts + step / 240.0 for step in range(200)]
        poses = [pose for time in times if (pose := each.pose(time, GATHERING))]
        for one, other in pairwise(poses):
            trace = sum(
                a * b
                for p, q in zip(one.matrix, other.matrix, strict=True)
                for a, b in zip(p, q, strict=True)
            )
            assert trace > 2.7


@pytest.mark.parametrize("position", range(6))
def test_a_rolling_die_never_sinks_into_the_table(position: int) -> None:
    poses = [throw(position).pose(time, GATHERING) for time in moments(rolled())]
    assert min(pose.lift for pose in poses if pose) >= 0.0
    assert max(pose.lift for pose in poses if pose) > 0.3 * LAYOUT.die


def test_dice_go_into_the_cup_and_come_out_of_it() -> None:
    for each in rolled().throws.values():
        start = each.pose(-GATHERING, GATHERING)
        assert start is not None
        assert each.old is not None
        assert start[:2] == pytest.approx((each.old.x, each.old.y))
        assert each.pose(-1e-6, GATHERING) is not None
        assert each.pose(0.0, GATHERING) is None or each.path.starts == 0.0
        out = each.pose(each.path.starts + 1e-6, GATHERING)
        assert out is not None
        assert out.x < LAYOUT.play.left() + 0.3 * LAYOUT.die


def test_dice_from_the_cup_are_out_of_sight_at_first() -> None:
    for each in rolled(cup=True).throws.values():
        assert each.pose(-0.05, GATHERING) is None


def test_dice_tumble_on_their_way() -> None:
    for each in rolled().throws.values():
        times = [each.path.starts + step * 0.02 for step in range(50)]
        shown = {top_face(pose.matrix) for time in times if (pose := each.pose(time, GATHERING))}
        assert len(shown) >= 2


def test_a_slide_begins_and_ends_exactly_and_hops_between() -> None:
    places = Places(1)
    places.begin(LAYOUT.ground, 6)
    old = rests(LAYOUT, places)[0]
    new = rest_of(LAYOUT, 0, FACES[0], places.lies[0], held=True, lift=0.0)
    assert between(old, new, 0.0) == pytest.approx(old)
    assert between(old, new, 1.0) == new
    assert between(old, new, 0.5).lift > 5.0
    assert LAYOUT.slots[0].contains(new.x, new.y)
    assert new.size < old.size


@pytest.mark.parametrize("size", [(380, 300), (420, 560), (760, 620), (1000, 420)])
@pytest.mark.parametrize("count", [1, 5, 6])
def test_no_die_is_cut_off_at_the_upper_edge(size: tuple[int, int], count: int) -> None:
    layout = table_layout(float(size[0]), float(size[1]), count)
    for seed in range(2):
        roll = rolled(layout, seed, count, cup=True)
        for each in roll.throws.values():
            for time in moments(roll, 50):
                pose = each.pose(time, GATHERING)
                if pose is not None and pose.x > layout.play.left() + layout.die:
                    assert upper_end(layout, pose) >= -0.06 * layout.die


@pytest.mark.parametrize("size", [(380, 300), (420, 560), (760, 620), (1000, 420)])
@pytest.mark.parametrize("count", [1, 5, 6])
def test_a_lifted_die_stays_below_the_rim(size: tuple[int, int], count: int) -> None:
    layout = table_layout(float(size[0]), float(size[1]), count)
    lifted = 0
    for seed, place in product(range(6), range(count)):
        places = Places(seed)
        places.begin(layout.ground, count)
        low, high = (
            rest_of(layout, place, 3, places.lies[place], held=False, lift=lift)
            for lift in (0.0, 0.22)
        )
        assert upper_end(layout, high.pose()) >= layout.felt.top() - 0.5
        lifted += high.lift > low.lift
    assert lifted == 6 * count


def upper_end(layout: TableLayout, pose: DiePose) -> float:
    """Return how far up the picture of a die reaches, in logical pixels."""
    middle = layout.felt.center()
    camera = Camera(middle.x(), middle.y(), max(layout.width, layout.height) / 2.0)
    size = pose.size + NEARER * pose.lift
    raised = pose._replace(y=pose.y - RISE * pose.lift, size=size)
    body = Body(raised, camera.view(pose.x, pose.y))
    return float(body.outline().boundingRect().top() - ROUNDING * body.half)


@pytest.mark.parametrize(
    ("dice", "held", "last"),
    [
        ((4, 4, 4, 4, 4), frozenset({0, 1, 2, 3}), 4),
        ((4, 4, 4, 4, 2), frozenset({0, 1}), 4),
        ((2, 4, 4, 4, 4), frozenset({0}), None),
        ((1, 2, 3, 4, 1), NONE, 0),
        ((2, 3, 4, 5, 6), frozenset({0, 1, 2, 3}), 4),
        ((1, 2, 4, 5, 5), NONE, None),
        ((3, 3), NONE, None),
    ],
)
def test_the_die_on_which_it_hangs(
    dice: tuple[int, ...], held: frozenset[int], last: int | None
) -> None:
    assert deciding(dice, held) == last


@pytest.mark.parametrize("outcome", [(4, 4, 4, 4, 4), (4, 4, 4, 4, 1)])
def test_that_die_comes_last_whether_or_not_it_turns_out_well(outcome: tuple[int, ...]) -> None:
    last = 0
    for seed in range(12):
        places = Places(seed)
        places.begin(LAYOUT.ground, 5)
        thrown = places.throw(LAYOUT.ground, outcome, frozenset({0, 1}))
        assert thrown is not None
        paths = thrown[1]
        expected = deciding(outcome, frozenset({0, 1}))
        last += max(paths, key=lambda position: paths[position].falls) == expected
    assert last == 12
