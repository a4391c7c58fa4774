from __future__ import annotations

from math import comb

import pytest

from yatzy_desktop.rules import InvalidDiceError, all_throws, face_counts, validate_dice


@pytest.mark.parametrize(("dice_count", "throws"), [(5, 252), (6, 462)])
def test_every_different_throw_is_listed_once(dice_count: int, throws: int) -> None:
    listed = all_throws(dice_count)
    assert len(listed) == len(set(listed)) == throws == comb(dice_count + 5, 5)
    assert all(list(dice) == sorted(dice) and len(dice) == dice_count for dice in listed)


def test_faces_are_counted_ones_first() -> None:
    assert face_counts((1, 1, 6, 3, 6, 6)) == (2, 0, 1, 0, 0, 3)


def test_valid_dice_come_back_in_their_order_as_a_tuple() -> None:
    assert validate_dice([6, 1, 3, 2, 2], 5) == (6, 1, 3, 2, 2)


@pytest.mark.parametrize("dice", [(), (1, 2, 3, 4), (1, 2, 3, 4, 5, 6)])
def test_a_wrong_number_of_dice_is_refused(dice: tuple[int, ...]) -> None:
    with pytest.raises(InvalidDiceError, match=f"expected 5 dice, got {len(dice)}"):
        validate_dice(dice, 5)


@pytest.mark.parametrize("face", [0, 7, -1, True, 3.0, "3", None])
def test_what_no_die_shows_is_refused(face: object) -> None:
    with pytest.raises(InvalidDiceError, match="is not a face"):
        validate_dice([1, 2, 3, 4, face], 5)  # type: ignore[list-item]
