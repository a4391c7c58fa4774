from __future__ import annotations

from dataclasses import replace

import pytest

from tests.helpers.finished_game import finished_game
from yatzy_desktop.game import (
    GameState,
    LeaveGame,
    Player,
    RematchOrder,
    ScriptedDice,
    apply,
    new_game,
    rematch_players,
    rematch_starter,
)
from yatzy_desktop.rules import find_ruleset

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
