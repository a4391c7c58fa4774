from __future__ import annotations

import pytest

from yatzy_desktop.game import (
    OutOfDiceError,
    ScriptedDice,
    SeededDice,
    StartingThrow,
    throw_for_start,
)


def test_the_highest_face_starts() -> None:
    throw = throw_for_start(3, ScriptedDice([2, 6, 5]))
    assert throw == StartingThrow(rounds=({0: 2, 1: 6, 2: 5},), starter=1)


def test_only_those_who_tie_throw_again() -> None:
    throw = throw_for_start(4, ScriptedDice([5, 2, 5, 5, 3, 3, 1, 4, 6]))
    assert throw.rounds == ({0: 5, 1: 2, 2: 5, 3: 5}, {0: 3, 2: 3, 3: 1}, {0: 4, 2: 6})
    assert throw.starter == 2


def test_a_tie_below_the_highest_does_not_matter() -> None:
    assert throw_for_start(3, ScriptedDice([4, 4, 6])).starter == 2


def test_one_player_starts_without_a_throw() -> None:
    assert throw_for_start(1, ScriptedDice([])) == StartingThrow(rounds=(), starter=0)


def test_nobody_cannot_throw() -> None:
    with pytest.raises(ValueError, match="nobody"):
        throw_for_start(0, ScriptedDice([1]))


def test_dice_that_never_differ_do_not_hang_the_game() -> None:
    throw = throw_for_start(2, ScriptedDice([3] * 1000))
    assert throw.starter == 0
    assert len(throw.rounds) == 100


def test_a_script_that_runs_out_says_so() -> None:
    with pytest.raises(OutOfDiceError):
        throw_for_start(2, ScriptedDice([3, 3]))


def test_every_seat_may_start() -> None:
    dice = SeededDice(3)
    starters = [throw_for_start(4, dice).starter for _ in range(400)]
    assert all(60 < starters.count(seat) < 140 for seat in range(4))
