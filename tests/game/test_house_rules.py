from __future__ import annotations

import pytest

from tests.helpers.tables import (
    game_of,
    play_turn,
    roll,
    score,
)
from yatzy_desktop.game import (
    BoxScored,
    GameState,
    IllegalReason,
    RollDice,
    RollsSaved,
    TurnStarted,
    illegal_reason,
    legal_categories,
    possible_scores,
)
from yatzy_desktop.rules import FillOrder, SavedRolls


def held(*places: int) -> RollDice:
    return RollDice(frozenset(places))


def saving(*names: str, **saved: int) -> GameState:
    return game_of("maxi-sv-modern", *names, saved_rolls=SavedRolls(enabled=True, **saved))


def roll_times(state: GameState, times: int) -> GameState:
    for _ in range(times):
        state = roll(state, "123456")
    return state


def test_saved_rolls_as_the_rules_tell_it() -> None:
    state, events = score(roll_times(saving(), 1), "ones")
    assert RollsSaved(0, 2) in events
    assert (state.saved_rolls, state.rolls_left) == ((2,), 5)
    state, events = score(roll_times(state, 4), "twos")
    assert not [event for event in events if isinstance(event, RollsSaved)]
    assert (state.saved_rolls, state.rolls_left) == ((1,), 4)
    state = roll_times(state, 4)
    assert illegal_reason(state, held(0)) is IllegalReason.NO_ROLLS_LEFT
    assert score(state, "threes")[0].saved_rolls == (0,)


def test_all_three_rolls_with_an_empty_bank_save_nothing() -> None:
    state = roll_times(saving(), 3)
    assert not state.can_roll
    state, events = score(state, "ones")
    assert state.saved_rolls == (0,)
    assert [type(event) for event in events] == [BoxScored, TurnStarted]


def test_each_player_has_a_bank() -> None:
    state = saving("a", "b")
    state = score(roll_times(state, 1), "ones")[0]
    state = score(roll_times(state, 2), "ones")[0]
    assert state.saved_rolls == (2, 1)
    assert (state.current, state.rolls_left) == (0, 5)
    state = score(roll_times(state, 5), "twos")[0]
    assert state.saved_rolls == (0, 1)
    assert (state.current, state.rolls_left) == (1, 4)


def test_a_bank_without_a_cap_grows_all_game() -> None:
    state = saving()
    for box in state.ruleset.categories:
        state = play_turn(state, "123456", box.key)
    assert state.saved_rolls == (40,)


def test_a_cap_limits_the_bank() -> None:
    state, events = score(roll_times(saving(cap=3), 1), "ones")
    assert (state.saved_rolls, events[1]) == ((2,), RollsSaved(0, 2))
    state, events = score(roll_times(state, 1), "twos")
    assert (state.saved_rolls, events[1]) == ((3,), RollsSaved(0, 3))
    state, events = score(roll_times(state, 1), "threes")
    assert state.saved_rolls == (3,)
    assert [type(event) for event in events] == [BoxScored, TurnStarted]


def test_nothing_is_saved_where_the_ruleset_does_not_save() -> None:
    state, events = score(roll(game_of("maxi-nb"), "123456"), "ones")
    assert (state.saved_rolls, state.rolls_left) == ((0,), 3)
    assert [type(event) for event in events] == [BoxScored, TurnStarted]


# The order of filling


@pytest.mark.parametrize("key", ["yatzy-sv", "maxi-da", "american"])
@pytest.mark.parametrize("order", [FillOrder.TOP_DOWN, FillOrder.BOTTOM_UP])
def test_a_forced_order_leaves_one_box_at_a_time(key: str, order: FillOrder) -> None:
    state = game_of(key, fill_order=order)
    boxes = [box.key for box in state.ruleset.categories]
    digits = "123456"[: state.ruleset.dice_count]
    for expected in boxes if order is FillOrder.TOP_DOWN else reversed(boxes):
        state = roll(state, digits)
        assert legal_categories(state) == (expected,)
        assert list(possible_scores(state)) == [expected]
        state = score(state, expected)[0]
    assert state.is_over


def test_upper_section_first_then_the_lower_boxes_are_free() -> None:
    state = game_of("yatzy-sv", fill_order=FillOrder.UPPER_FIRST)
    upper = [box.key for box in state.ruleset.upper]
    while upper:
        state = roll(state, "12345")
        assert list(legal_categories(state)) == upper
        state = score(state, upper.pop())[0]
    state = roll(state, "12345")
    assert legal_categories(state) == tuple(box.key for box in state.ruleset.lower)
