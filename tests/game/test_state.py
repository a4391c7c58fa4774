from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from tests.helpers.tables import filled, game_of, only_boxes, play_turn, roll, score
from yatzy_desktop.game import MAX_PLAYERS, InvalidGameError, Player, Turn, new_game
from yatzy_desktop.rules import SavedRolls, find_ruleset

FIVE = find_ruleset("yatzy-sv")


def test_a_new_game_waits_for_the_first_roll_of_its_starter() -> None:
    state = new_game(FIVE, ["Åse", Player("Robot", "expert"), "Lars"], starter=1)
    assert (state.current, state.starter, state.round_number) == (1, 1, 1)
    assert state.player == Player("Robot", "expert")
    assert [player.is_human for player in state.players] == [True, False, True]
    assert state.turn == Turn(dice=None, rolls_used=0, held=frozenset())
    assert (state.rolls_left, state.can_roll, state.saved_rolls) == (3, True, (0, 0, 0))
    assert (state.is_over, state.winners) == (False, ())


@pytest.mark.parametrize("count", [1, 2, 8, 9, MAX_PLAYERS])
def test_one_to_many_players_may_sit_down(count: int) -> None:
    state = new_game(FIVE, ["same name"] * count)
    assert len(state.players) == len(state.scorecards) == len(state.saved_rolls) == count


@pytest.mark.parametrize(
    ("players", "starter"),
    [
        ([], 0),
        (["a"] * (MAX_PLAYERS + 1), 0),
        (["a", "b"], 2),
        (["a", "b"], -1),
        (["n" * 61], 0),
    ],
)
def test_a_game_that_cannot_start_has_a_named_error(players: list[str], starter: int) -> None:
    with pytest.raises(InvalidGameError):
        new_game(FIVE, players, starter)


def test_a_state_is_frozen() -> None:
    state = new_game(FIVE, ["Åse"])
    with pytest.raises(FrozenInstanceError):
        state.current = 1  # type: ignore[misc]


def test_the_round_counts_from_the_starter_to_the_last_player() -> None:
    state = new_game(only_boxes("yatzy-sv", "ones", "chance"), ["a", "b", "c"], starter=2)
    seen = []
    for box in ("ones", "ones", "ones", "chance", "chance"):
        seen.append((state.current, state.round_number))
        state = play_turn(state, "12345", box)
    assert seen == [(2, 1), (0, 1), (1, 1), (2, 2), (0, 2)]
    assert (state.current, state.round_number) == (1, 2)


def test_the_basic_rolls_are_spent_before_the_bank() -> None:
    state = play_turn(game_of("maxi-sv-modern"), "123456", "chance")
    seen = [(state.basic_rolls_left, state.bank_left, state.rolls_left)]
    while state.can_roll:
        state = roll(state, "123456")
        seen.append((state.basic_rolls_left, state.bank_left, state.rolls_left))
    assert seen == [(3, 2, 5), (2, 2, 4), (1, 2, 3), (0, 2, 2), (0, 1, 1), (0, 0, 0)]


def test_a_finished_game_has_no_rolls_and_keeps_what_is_in_the_bank() -> None:
    ruleset = only_boxes("maxi-sv-modern", "ones", "twos")
    state = play_turn(new_game(ruleset, ["Åse"]), "111111", "ones")
    for _ in range(5):
        state = roll(state, "222222")
    state = score(state, "twos")[0]
    assert state.is_over
    assert (state.rolls_left, state.basic_rolls_left, state.can_roll) == (0, 0, False)
    assert (state.saved_rolls, state.bank_left) == ((0,), 0)
    assert state.turn.dice == (2,) * 6
    assert state.round_number == 2


def test_rolls_per_turn_are_the_rulesets() -> None:
    state = game_of("yatzy-sv", rolls_per_turn=1, saved_rolls=SavedRolls())
    assert state.rolls_left == 1
    assert not roll(state, "12345").can_roll


def test_a_tie_is_a_shared_win() -> None:
    ruleset = only_boxes("yatzy-sv", "chance")
    state = new_game(ruleset, ["a", "b", "c"])
    for digits in ("12345", "66662", "26666"):
        state = play_turn(state, digits, "chance")
    assert state.is_over
    assert state.winners == (1, 2)


def test_the_bonus_and_the_extra_points_decide_too() -> None:
    state = game_of("american", "a", "b")
    boxes = [box.key for box in state.ruleset.categories]
    state = filled(state, seat=0, **dict.fromkeys(boxes, 0))
    state = filled(state, seat=1, extra=100, **dict.fromkeys(boxes, 0))
    assert state.winners == (1,)


def test_nobody_has_won_before_the_end() -> None:
    state = filled(game_of("yatzy-sv", "a", "b"), yatzy=50)
    assert state.winners == ()
