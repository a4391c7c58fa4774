from __future__ import annotations

from dataclasses import replace

import pytest

from tests.helpers.finished_game import finished_game
from yatzy_desktop.game import (
    GameState,
    LeaveGame,
    OutOfDiceError,
    Player,
    RematchOrder,
    ScriptedDice,
    SeededDice,
    StartingThrow,
    apply,
    new_game,
    rematch_players,
    rematch_starter,
    throw_for_start,
)
from yatzy_desktop.rules import find_ruleset


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


O = RematchOrder  # noqa: E741


def table(*totals: int, starter: int = 0) -> GameState:
    names = {f"P{seat}": total for seat, total in enumerate(totals)}
    return replace(finished_game(names), starter=starter)


@pytest.mark.parametrize(
    ("totals", "last", "order", "starter"),
    [
        ((20, 10, 30), 0, O.SAME, 0),
        ((20, 10, 30), 2, O.SAME, 2),
        ((20, 10, 30), 0, O.NEXT, 1),
        ((20, 10, 30), 2, O.NEXT, 0),
        ((20, 10, 30), 0, O.WINNER, 2),
        ((20, 10, 30), 0, O.LOSER, 1),
        ((30, 10, 30), 1, O.WINNER, 2),  # equals: in the order of play
        ((30, 10, 30), 0, O.WINNER, 0),
        ((10, 10, 30), 1, O.LOSER, 1),
        ((20, 10, 30), 0, O.THROWN, None),
        ((20,), 0, O.NEXT, 0),
        ((20,), 0, O.LOSER, 0),
    ],
)
def test_who_begins_again(
    totals: tuple[int, ...], last: int, order: RematchOrder, starter: int | None
) -> None:
    assert rematch_starter(table(*totals, starter=last), order) == starter


def test_who_left_neither_plays_nor_begins_again() -> None:
    players = [Player("A"), Player("B", "steady"), Player("C"), Player("D")]
    state = new_game(find_ruleset("yatzy-sv"), players, 1)
    state, _ = apply(state, LeaveGame(1), ScriptedDice(()))
    state, _ = apply(state, LeaveGame(2, struck=True), ScriptedDice(()))
    again = rematch_players(state)
    assert again == (Player("A"), Player("D"))
    assert rematch_starter(state, O.SAME) == 1
    assert rematch_starter(state, O.NEXT) == 1
    assert new_game(state.ruleset, state.players).players == tuple(players)
