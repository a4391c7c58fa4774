from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy_desktop.widgets.dice.geometry import (
    FACE_FRAMES,
    IDENTITY,
    Camera,
    Matrix,
    Vector,
    apply,
    axis_rotation,
    multiply,
    rest_rotation,
    support_height,
    top_face,
)

faces = st.sampled_from(sorted(FACE_FRAMES))
angles = st.floats(-10.0, 10.0)


def dot(a: Vector, b: Vector) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def cross(a: Vector, b: Vector) -> Vector:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def transposed(matrix: Matrix) -> Matrix:
    first, second, third = zip(*matrix, strict=True)
    return (first, second, third)


def assert_rotation(matrix: Matrix) -> None:
    product = multiply(matrix, transposed(matrix))
    for row, expected in zip(product, IDENTITY, strict=True):
        assert row == pytest.approx(expected, abs=1e-9)
    assert dot(cross(matrix[0], matrix[1]), matrix[2]) == pytest.approx(1.0)


@pytest.mark.parametrize("face", sorted(FACE_FRAMES))
def test_opposite_faces_sum_to_seven(face: int) -> None:
    assert dot(FACE_FRAMES[face].normal, FACE_FRAMES[7 - face].normal) == -1.0


def test_one_two_three_run_counterclockwise_as_on_western_dice() -> None:
    one, two, three = (FACE_FRAMES[face].normal for face in (1, 2, 3))
    assert dot(cross(one, two), three) == 1.0


@pytest.mark.parametrize("face", sorted(FACE_FRAMES))
def test_no_face_is_mirrored(face: int) -> None:
    frame = FACE_FRAMES[face]
    assert cross(frame.right, frame.up) == frame.normal


@given(faces, angles)
def test_a_die_at_rest_lies_flat_with_its_face_up(face: int, yaw: float) -> None:
    matrix = rest_rotation(face, yaw)
    assert_rotation(matrix)
    assert top_face(matrix) == face
    assert apply(matrix, FACE_FRAMES[face].normal) == pytest.approx((0.0, 0.0, 1.0))
    assert apply(matrix, FACE_FRAMES[face].right) == pytest.approx(
        (math.cos(yaw), math.sin(yaw), 0.0)
    )


def test_an_unknown_face_is_refused() -> None:
    with pytest.raises(KeyError):
        rest_rotation(7, 0.0)


@given(faces, angles, angles)
def test_a_turned_die_never_needs_less_room_than_a_flat_one(
    face: int, yaw: float, turn: float
) -> None:
    assert support_height(rest_rotation(face, yaw)) == pytest.approx(1.0)
    tilted = multiply(axis_rotation((1.0, 0.0, 0.0), turn), rest_rotation(face, yaw))
    assert support_height(tilted) >= 1.0 - 1e-9


@given(st.floats(-50.0, 900.0), st.floats(-50.0, 900.0))
def test_the_eye_looks_down_steeply_on_every_place(x: float, y: float) -> None:
    view = Camera(380.0, 300.0, 380.0).view(x, y)
    assert_rotation(view)
    up = apply(view, (0.0, 0.0, 1.0))
    front = apply(view, (0.0, -1.0, 0.0))
    assert up[2] > 0.8
    assert 0.15 < front[2] < up[2]


def test_dice_at_the_sides_show_the_side_towards_the_middle() -> None:
    camera = Camera(400.0, 300.0, 400.0)
    assert apply(camera.view(700.0, 300.0), (-1.0, 0.0, 0.0))[2] > 0.0
    assert apply(camera.view(100.0, 300.0), (1.0, 0.0, 0.0))[2] > 0.0
