"""Real dice on a table where the program keeps the sheet."""

from __future__ import annotations

import random

import pytest

from tests.helpers.keyed_games import how_many, some_action, started
from tests.helpers.tables import filled, game_of, only_boxes
from yatzy_desktop.game import (
    BoxScored,
    DiceEntered,
    EnterDice,
    EnterPoints,
    ExtraYatzyEarned,
    GameState,
    History,
    IllegalActionError,
    Player,
    RollDice,
    ScoreBox,
    ScriptedDice,
    apply,
    enterable_points,
    history_to_text,
    legal_actions,
    legal_holds,
    new_game,
    possible_points,
    possible_scores,
    text_to_session,
)
from yatzy_desktop.rules import Ruleset, all_throws, find_ruleset, rulesets

NONE = ScriptedDice(())


def table(key: str = "yatzy-sv", **boxes: int) -> GameState:
    return filled(new_game(find_ruleset(key), [Player("A", own_dice=True)]), **boxes)


def test_dice_are_entered_in_any_order_after_each_roll() -> None:
    state, events = apply(table(), EnterDice((1, 3, 3, 5, 6), 1), NONE)
    assert events == (DiceEntered(0, (1, 3, 3, 5, 6), 1),)
    assert (state.turn.dice, state.rolls_left) == ((1, 3, 3, 5, 6), 2)
    assert possible_scores(state)["threes"] == 6
    assert frozenset({1, 2}) in legal_holds(state)  # for hints
    assert not any(isinstance(each, RollDice) for each in legal_actions(state))
    state, _ = apply(state, EnterDice((6, 3, 3, 3, 1), 2), NONE)
    state, events = apply(state, ScoreBox("threes"), NONE)
    assert events[0] == BoxScored(0, "threes", 9, scratch=False)


def test_only_the_last_roll_may_be_entered_and_a_slip_entered_again() -> None:
    state, _ = apply(table(), EnterDice((1, 3, 3, 5, 6)), NONE)
    assert state.rolls_left == 0
    assert legal_holds(state) == ()
    state, _ = apply(state, EnterDice((1, 3, 3, 5, 5)), NONE)
    assert possible_scores(state)["chance"] == 17


def test_points_alone_fill_a_box() -> None:
    state, events = apply(table(), EnterPoints("threes", 9), NONE)
    assert events[0] == BoxScored(0, "threes", 9, scratch=False)
    assert state.scorecard.score_of("threes") == 9
    assert (state.turn.dice, state.turns) == (None, (1,))
    assert apply(table(), EnterPoints("yatzy", 0), NONE)[1][0] == BoxScored(
        0, "yatzy", 0, scratch=True
    )


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
def test_exactly_the_points_that_dice_can_give_are_offered(ruleset: Ruleset) -> None:
    state = new_game(ruleset, [Player("A", own_dice=True)])
    throws = all_throws(ruleset.dice_count)
    for key, offered in enterable_points(state).items():
        assert offered == tuple(sorted({ruleset.score(key, dice) for dice in throws}))
    assert enterable_points(state).keys() <= {each.key for each in ruleset.categories}


def test_a_joker_makes_full_points_possible_with_dice_all_alike() -> None:
    fresh = table("american").scorecard
    ready = table("american", yatzy=50, sixes=30).scorecard
    assert possible_points(fresh, "large_straight") == (0, 40)
    assert possible_points(fresh, "large_straight", alike=True) == (0,)
    assert possible_points(ready, "large_straight", alike=True) == (0, 40)


def test_a_further_yatzy_is_told_where_points_alone_do_not() -> None:
    state = table("american", yatzy=50)
    after, events = apply(state, EnterPoints("sixes", 30, alike=True), NONE)
    assert ExtraYatzyEarned(0, 100) in events
    assert after.scorecard.extra_points == 100
    after, events = apply(state, EnterPoints("chance", 15), NONE)
    assert after.scorecard.extra_points == 0


@pytest.mark.parametrize(("rolls", "bank"), [(1, 2), (2, 1), (3, 0)])
def test_what_is_left_over_is_saved_up(rolls: int, bank: int) -> None:
    state, _ = apply(table("maxi-sv-modern"), EnterPoints("ones", 3, rolls), NONE)
    assert state.saved_rolls == (bank,)
    entered, _ = apply(table("maxi-sv-modern"), EnterDice((1, 1, 1, 2, 3, 4), rolls), NONE)
    assert apply(entered, ScoreBox("ones"), NONE)[0].saved_rolls == (bank,)


def test_saved_rolls_can_be_used_up() -> None:
    state, _ = apply(table("maxi-sv-modern"), EnterPoints("ones", 3, 1), NONE)
    state, _ = apply(state, EnterPoints("twos", 6, 5), NONE)
    assert state.saved_rolls == (0,)
    with pytest.raises(IllegalActionError):
        apply(state, EnterPoints("threes", 6, 4), NONE)


def some_entry(history: History, rng: random.Random) -> History:
    """Play an action of whoever sits there, with real dice or the program's."""
    state = history.state
    if not state.player.throws_own_dice:
        return history.play(some_action(history))[0]
    needs_rolls = state.ruleset.saved_rolls.enabled
    rolls = rng.randint(1, 3) if needs_rolls or rng.random() < 0.5 else None
    faces = tuple(rng.randint(1, 6) for _ in range(state.ruleset.dice_count))
    if state.turn.dice is None and rng.random() < 0.5:
        return history.play(EnterDice(faces, rolls))[0]
    offered = enterable_points(state)
    key = rng.choice(list(offered))
    if state.turn.dice is not None:
        return history.play(ScoreBox(key))[0]
    return history.play(EnterPoints(key, rng.choice(offered[key]), rolls))[0]


def test_mixed_tables_play_to_the_end_and_again_from_their_logs() -> None:
    keys = [each.key for each in rulesets()]
    for number in range(how_many(24)):
        rng = random.Random(number)
        seats = [Player("a", own_dice=True), Player("b"), Player("c", "steady", own_dice=True)]
        rng.shuffle(seats)
        rules = find_ruleset(keys[number % len(keys)])
        few = [each.key for each in rng.sample(rules.categories, 5)]
        boxes = [each.key for each in rules.categories if each.key in (*few, "yatzy")]
        history = started(only_boxes(rules.key, *boxes), *seats, number=number)
        while not history.state.is_over:
            history = some_entry(history, rng)
            if history.can_take_back and rng.random() < 0.2:
                history = history.take_back()[0]
        assert text_to_session(history_to_text(history))[0] == history
        assert history.replay() == history


def test_the_program_throws_only_its_own_dice() -> None:
    history = started(game_of("yatzy-sv").ruleset, Player("A", own_dice=True), Player("B"))
    for action in (RollDice(), ScoreBox("ones")):
        with pytest.raises(IllegalActionError):
            history.play(action)
    history, _ = history.play(EnterPoints("ones", 1))
    with pytest.raises(IllegalActionError):
        history.play(EnterPoints("ones", 1))
    assert history.play(RollDice())[0].state.turn.dice is not None
