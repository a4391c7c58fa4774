from __future__ import annotations

import math

import pytest

from yatzy_desktop.widgets.dice.marks import PIP_RADIUS, PIPS, digit_outline, pip_outline

FACES = range(1, 7)


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_as_many_pips_as_it_counts(face: int) -> None:
    assert len(set(PIPS[face])) == face
    assert len(pip_outline(face)) == face


@pytest.mark.parametrize("face", FACES)
def test_a_face_looks_the_same_upside_down(face: int) -> None:
    turned = {(-x, -y) for x, y in PIPS[face]}
    assert turned == set(PIPS[face])


def test_two_and_three_share_a_diagonal_and_six_has_two_columns() -> None:
    assert set(PIPS[3]) == set(PIPS[2]) | {(0.0, 0.0)}
    assert all(x == -y for x, y in PIPS[3])
    assert len({x for x, _ in PIPS[6]}) == 2
    assert len({y for _, y in PIPS[6]}) == 3


@pytest.mark.parametrize("face", FACES)
def test_pips_neither_touch_nor_reach_the_rounded_edge(face: int) -> None:
    pips = PIPS[face]
    for index, (x, y) in enumerate(pips):
        assert max(abs(x), abs(y)) + PIP_RADIUS < 0.73
        for other in pips[index + 1 :]:
            assert math.dist((x, y), other) > 2.0 * PIP_RADIUS


@pytest.mark.parametrize("face", FACES)
def test_digits_fill_the_face_and_stay_on_it(face: int) -> None:
    boxes = [polygon.boundingRect() for polygon in digit_outline(face)]
    assert max(box.right() for box in boxes) < 0.73
    assert min(box.left() for box in boxes) > -0.73
    assert 1.0 < max(box.height() for box in boxes) < 1.46


def test_only_four_and_six_have_a_hole() -> None:
    assert {face for face in FACES if len(digit_outline(face)) > 1} == {4, 6}


@pytest.mark.parametrize("outline", [digit_outline, pip_outline])
def test_an_unknown_face_is_refused(outline: object) -> None:
    assert callable(outline)
    with pytest.raises(KeyError):
        outline(7)
