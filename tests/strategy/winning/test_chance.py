from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.helpers.played_on import Follower
from tests.helpers.tables import filled, on_the_table, only_boxes
from yatzy_desktop.game import GameState, new_game
from yatzy_desktop.strategy import Prospects, SolvedTable, chance_to_win

LITTLE = only_boxes("yatzy-sv", "twos", "small_straight")


def prospects() -> Prospects:
    return Prospects(LITTLE, SolvedTable(LITTLE), None)


def test_the_chances_are_those_of_everybody_following_the_advice() -> None:
    state = filled(new_game(LITTLE, ["Åse", "Bo", "Cilla"], starter=1), seat=1, twos=6)
    state = filled(filled(state, seat=0, small_straight=0), seat=2, small_straight=15)
    state = on_the_table(replace(state, current=2), "22356", 2)
    follower = Follower(LITTLE, SolvedTable(LITTLE))
    ends: Counter[tuple[tuple[int, ...], bool]] = Counter()
    totals = [list(follower.totals(alone(state, seat)).items()) for seat in range(3)]
    for a, chance_a in totals[0]:
        for b, chance_b in totals[1]:
            for c, chance_c in totals[2]:
                best = max(a, b, c)
                seats = tuple(i for i, each in enumerate((a, b, c)) if each == best)
                ends[seats, len(seats) > 1] += chance_a * chance_b * chance_c  # type: ignore[assignment]
    found = chance_to_win(state, prospects())
    assert found is not None
    assert found.exact
    for seat in range(3):
        for is_shared, told in ((False, found.alone), (True, found.shared)):
            wanted = sum(
                n for (seats, both), n in ends.items() if seat in seats and both is is_shared
            )
            assert told[seat] == pytest.approx(wanted, abs=1e-9)


def alone(state: GameState, seat: int) -> GameState:
    """Return the same position for one player without the others."""
    turn = state.turn if seat == state.current else replace(state.turn, dice=None, rolls_used=0)
    return replace(
        state,
        players=(state.players[seat],),
        scorecards=(state.scorecards[seat],),
        saved_rolls=(state.saved_rolls[seat],),
        current=0,
        starter=0,
        turn=turn,
    )


def test_a_finished_game_is_won_or_shared() -> None:
    state = new_game(LITTLE, ["Åse", "Bo", "Cilla"])
    for seat, points in enumerate((6, 8, 8)):
        state = filled(state, seat=seat, twos=points, small_straight=0)
    found = chance_to_win(state, prospects())
    assert found is not None
    assert found.alone == (0.0, 0.0, 0.0)
    assert found.shared == (0.0, 1.0, 1.0)


def test_those_who_left_win_nothing() -> None:
    state = new_game(LITTLE, ["Åse", "Bo", "Cilla"])
    found = chance_to_win(state, prospects(), absent={1})
    two = chance_to_win(new_game(LITTLE, ["Åse", "Cilla"]), prospects())
    assert found is not None
    assert two is not None
    assert found.alone[1] == found.shared[1] == 0.0
    assert (found.alone[0], found.alone[2]) == two.alone


@pytest.mark.parametrize(("names", "absent"), [(["Åse"], ()), (["Åse", "Bo"], (0,))])
def test_nobody_competes_alone(names: list[str], absent: tuple[int, ...]) -> None:
    assert chance_to_win(new_game(LITTLE, names), prospects(), absent) is None
