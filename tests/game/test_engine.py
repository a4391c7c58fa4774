from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.helpers.reference_game import LuckyDice
from tests.helpers.tables import (
    dice_from,
    filled,
    game_of,
    on_the_table,
    only_boxes,
    play_turn,
    roll,
    score,
)
from yatzy_desktop.game import (
    Action,
    BonusEarned,
    BoxScored,
    DiceRolled,
    ExtraYatzyEarned,
    GameEnded,
    GameState,
    IllegalActionError,
    IllegalReason,
    OutOfDiceError,
    RollDice,
    RollsSaved,
    ScoreBox,
    ScriptedDice,
    TurnStarted,
    apply,
    illegal_reason,
    legal_actions,
    legal_categories,
    legal_holds,
    new_game,
    possible_scores,
)
from yatzy_desktop.rules import FillOrder, InvalidDiceError, SavedRolls, find_ruleset


def held(*places: int) -> RollDice:
    return RollDice(frozenset(places))


def finished() -> GameState:
    return play_turn(new_game(only_boxes("yatzy-sv", "chance"), ["Åse"]), "12345", "chance")


def rolled(key: str = "yatzy-sv", digits: str = "12345", **changes: object) -> GameState:
    return roll(game_of(key, **changes), digits)


def locked() -> GameState:
    return roll(rolled(held_locked=True), "666", held=[0, 1])


R = IllegalReason
REFUSED: list[tuple[IllegalReason, Callable[[], GameState], Action]] = [
    (R.GAME_OVER, finished, held()),
    (R.GAME_OVER, finished, held(9)),
    (R.GAME_OVER, finished, ScoreBox("chance")),
    (R.GAME_OVER, finished, ScoreBox("hut")),
    (R.NO_ROLLS_LEFT, lambda: on_the_table(game_of("yatzy-sv"), "12345", 3), held(0)),
    (R.NO_ROLLS_LEFT, lambda: rolled(rolls_per_turn=1), held(0)),
    (R.NO_ROLLS_LEFT, lambda: on_the_table(game_of("maxi-sv-modern"), "123456", 3), held()),
    (R.NOTHING_TO_HOLD, lambda: game_of("yatzy-sv"), held(0)),
    (R.NOTHING_TO_HOLD, lambda: game_of("yatzy-sv"), held(0, 1, 2, 3, 4)),
    (R.NOTHING_TO_HOLD, lambda: play_turn(game_of("yatzy-sv"), "12345", "ones"), held(0)),
    (R.NO_SUCH_DIE, rolled, held(5)),
    (R.NO_SUCH_DIE, rolled, held(-1)),
    (R.NO_SUCH_DIE, lambda: game_of("yatzy-sv"), held(5)),
    (R.ALL_DICE_HELD, rolled, held(0, 1, 2, 3, 4)),
    (R.ALL_DICE_HELD, lambda: rolled("maxi-nb", "123456"), held(0, 1, 2, 3, 4, 5)),
    (R.TOO_FEW_HELD, lambda: rolled("maxi-da", "123456"), held()),
    (R.TOO_FEW_HELD, lambda: rolled(min_held=3), held(0, 4)),
    (R.HELD_DICE_LOCKED, locked, held(0, 2)),
    (R.HELD_DICE_LOCKED, locked, held()),
    (R.NOT_ROLLED_YET, lambda: game_of("yatzy-sv"), ScoreBox("ones")),
    (R.NOT_ROLLED_YET, lambda: play_turn(game_of("yatzy-sv"), "12345", "ones"), ScoreBox("twos")),
    (R.NO_SUCH_BOX, rolled, ScoreBox("villa")),
    (R.NO_SUCH_BOX, rolled, ScoreBox("")),
    (R.NO_SUCH_BOX, lambda: game_of("yatzy-sv"), ScoreBox("hut")),
    (R.BOX_FILLED, lambda: filled(rolled(), ones=1), ScoreBox("ones")),
    (R.BOX_FILLED, lambda: filled(rolled(), yatzy=0), ScoreBox("yatzy")),
    (R.NOT_THIS_BOX_YET, lambda: rolled(fill_order=FillOrder.TOP_DOWN), ScoreBox("twos")),
    (R.NOT_THIS_BOX_YET, lambda: rolled(fill_order=FillOrder.BOTTOM_UP), ScoreBox("ones")),
    (R.NOT_THIS_BOX_YET, lambda: rolled(fill_order=FillOrder.UPPER_FIRST), ScoreBox("yatzy")),
]


@pytest.mark.parametrize(("reason", "build", "action"), REFUSED)
def test_an_illegal_action_is_refused_with_the_reason_and_throws_no_dice(
    reason: IllegalReason, build: Callable[[], GameState], action: Action
) -> None:
    state, dice = build(), LuckyDice(1)
    assert illegal_reason(state, action) is reason
    assert action not in legal_actions(state)
    with pytest.raises(IllegalActionError) as caught:
        apply(state, action, dice)
    assert caught.value.reason is reason
    assert dice.thrown == 0
    assert state == build()


def test_every_reason_has_a_case_that_shows_it() -> None:
    assert {reason for reason, _, _ in REFUSED} == set(IllegalReason)


def test_the_first_roll_throws_all_dice() -> None:
    state, events = apply(game_of("maxi-nb"), held(), ScriptedDice(dice_from("361254")))
    assert state.turn.dice == (3, 6, 1, 2, 5, 4)
    assert (state.turn.rolls_used, state.turn.held, state.rolls_left) == (1, frozenset(), 2)
    assert events == (DiceRolled(0, (3, 6, 1, 2, 5, 4), frozenset(), 1),)
    assert legal_holds(game_of("maxi-nb")) == (frozenset(),)


def test_held_dice_keep_face_and_place_and_the_others_fall_in_order() -> None:
    state = rolled("maxi-nb", "361254")
    state, events = apply(state, held(1, 4), ScriptedDice(dice_from("1111")))
    assert state.turn.dice == (1, 6, 1, 1, 5, 1)
    assert state.turn.held == {1, 4}
    assert events == (DiceRolled(0, (1, 6, 1, 1, 5, 1), frozenset({1, 4}), 2),)


def test_held_dice_may_be_taken_back_and_rolled_later_in_the_turn() -> None:
    state = roll(rolled(digits="66123"), "444", held=[0, 1])
    state = roll(state, "55", held=[2, 3, 4])
    assert state.turn.dice == (5, 5, 4, 4, 4)


def test_locked_dice_stay_for_the_turn_and_are_free_in_the_next() -> None:
    state = locked()
    assert all(frozenset({0, 1}) <= each for each in legal_holds(state))
    state = roll(state, "11", held=[0, 1, 2])
    state = score(state, "chance")[0]
    state = roll(state, "22222")
    assert frozenset() in legal_holds(state)


def test_the_danish_game_refuses_to_reroll_all_six() -> None:
    state = rolled("maxi-da", "123456")
    assert illegal_reason(state, held()) is IllegalReason.TOO_FEW_HELD
    assert frozenset() not in legal_holds(state)
    state = roll(state, "66666", held=[5])
    assert state.turn.dice == (6,) * 6
    # Not locked: another die may lie aside this time.
    assert illegal_reason(state, held(0)) is None


def test_a_player_may_stop_after_any_roll() -> None:
    state = game_of("yatzy-nb", "a", "b")
    for rolls in (1, 2, 3):
        state = roll(state, "12345")
        for _ in range(rolls - 1):
            state = roll(state, "12345")
        state = score(state, legal_categories(state)[0])[0]
    assert [card.filled_count for card in state.scorecards] == [2, 1]


def test_a_broken_source_of_dice_changes_nothing() -> None:
    state = rolled()
    with pytest.raises(OutOfDiceError):
        apply(state, held(0), ScriptedDice([1, 2, 3]))

    class Short:
        def roll(self, count: int) -> tuple[int, ...]:
            return (6,) * (count - 1)

    with pytest.raises(InvalidDiceError):
        apply(state, held(0), Short())
    assert state == rolled()


def test_possible_scores_are_those_of_the_dice_on_the_table() -> None:
    state = game_of("yatzy-sv")
    assert possible_scores(state) == {}
    state = filled(roll(state, "12345"), chance=9)
    first = possible_scores(state)
    assert first["small_straight"] == 15
    assert "chance" not in first
    state = roll(state, "66666")
    assert possible_scores(state) == {
        "ones": 0,
        "twos": 0,
        "threes": 0,
        "fours": 0,
        "fives": 0,
        "sixes": 30,
        "one_pair": 12,
        "two_pairs": 0,
        "three_of_a_kind": 18,
        "four_of_a_kind": 24,
        "small_straight": 0,
        "large_straight": 0,
        "full_house": 0,
        "yatzy": 50,
    }
    assert possible_scores(score(state, "yatzy")[0]) == {}


# Saved rolls


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


# Points, bonus, extras


def test_a_box_filled_with_nothing_is_struck() -> None:
    _, events = score(rolled(digits="12246"), "yatzy")
    assert events[0] == BoxScored(0, "yatzy", 0, scratch=True)
    _, events = score(rolled(digits="11111"), "ones")
    assert events[0] == BoxScored(0, "ones", 5, scratch=False)


def test_the_bonus_is_earned_once_and_at_once() -> None:
    state = filled(game_of("yatzy-sv"), sixes=30, fives=25, fours=4)
    state, events = score(roll(state, "33345"), "chance")
    assert not [event for event in events if isinstance(event, BonusEarned)]
    state, events = score(roll(state, "22114"), "twos")
    assert events == (BoxScored(0, "twos", 4, scratch=False), BonusEarned(0, 50), TurnStarted(0, 6))
    assert state.scorecard.bonus == 50
    for box in ("ones", "threes"):
        state, events = score(roll(state, "33311"), box)
        assert not [event for event in events if isinstance(event, BonusEarned)]
        assert state.scorecard.bonus == 50


def test_one_point_short_is_no_bonus() -> None:
    state = filled(game_of("yatzy-sv"), sixes=30, fives=25, fours=4, twos=2)
    state, events = score(roll(state, "13456"), "ones")
    assert state.scorecard.upper_sum == 62
    assert [type(event) for event in events] == [BoxScored, TurnStarted]
    assert state.scorecard.bonus == 0


def american(extra: int = 0, **boxes: int) -> GameState:
    return filled(game_of("american"), extra, **boxes)


def test_a_further_yatzy_earns_a_hundred_wherever_it_is_written() -> None:
    state = roll(american(yatzy=50), "44444")
    for box, points in {"fours": 20, "chance": 20, "full_house": 0, "ones": 0}.items():
        after, events = score(state, box)
        assert events[:2] == (
            BoxScored(0, box, points, scratch=points == 0),
            ExtraYatzyEarned(0, 100),
        )
        assert after.scorecard.extra_points == 100
        assert after.scorecard.total == 50 + points + 100


def test_every_further_yatzy_earns_again() -> None:
    state = american(yatzy=50)
    for box in ("sixes", "chance", "three_of_a_kind"):
        state = play_turn(state, "66666", box)
    assert state.scorecard.extra_points == 300
    assert state.scorecard.total == 50 + 30 + 30 + 30 + 300


@pytest.mark.parametrize(
    ("boxes", "digits", "box"),
    [
        ({}, "44444", "yatzy"),  # the first one
        ({}, "44444", "fours"),  # the box still open
        ({"yatzy": 0}, "44444", "fours"),  # struck before
        ({"yatzy": 50}, "44445", "fours"),  # no yatzy
    ],
)
def test_no_hundred_without_fifty_in_the_box(boxes: dict[str, int], digits: str, box: str) -> None:
    state, events = score(roll(american(**boxes), digits), box)
    assert not [event for event in events if isinstance(event, ExtraYatzyEarned)]
    assert state.scorecard.extra_points == 0


# The joker: which boxes a five-alike of fours fills, by what is filled already.
JOKERS = [
    ({}, {"yatzy": 50, "full_house": 0, "small_straight": 0, "large_straight": 0}),
    ({"fours": 8}, {"yatzy": 50, "full_house": 0, "small_straight": 0, "large_straight": 0}),
    ({"yatzy": 50}, {"fours": 20, "full_house": 0, "small_straight": 0, "large_straight": 0}),
    (
        {"yatzy": 50, "fours": 8},
        {"full_house": 25, "small_straight": 30, "large_straight": 40, "chance": 20},
    ),
    (
        {"yatzy": 50, "fours": 0},
        {"full_house": 25, "three_of_a_kind": 20, "four_of_a_kind": 20, "ones": 0},
    ),
    (
        {"yatzy": 0, "fours": 8},
        {"full_house": 25, "small_straight": 30, "large_straight": 40},
    ),
    ({"yatzy": 50, "fives": 5}, {"full_house": 0, "small_straight": 0, "large_straight": 0}),
]


@pytest.mark.parametrize(("boxes", "expected"), JOKERS)
def test_the_joker_is_free_and_full_only_when_its_own_upper_box_is_filled(
    boxes: dict[str, int], expected: dict[str, int]
) -> None:
    state = roll(american(**boxes), "44444")
    possible = possible_scores(state)
    assert {box: possible[box] for box in expected} == expected
    assert set(possible) == {box.key for box in state.ruleset.categories} - set(boxes)
    for box, points in expected.items():
        assert score(state, box)[0].scorecard.score_of(box) == points


def test_only_five_alike_are_a_joker() -> None:
    state = roll(american(yatzy=50, fours=8, fives=5), "44445")
    assert possible_scores(state)["full_house"] == 0
    assert possible_scores(state)["large_straight"] == 0


def test_nordic_games_know_no_joker_and_no_hundreds() -> None:
    state = roll(filled(game_of("yatzy-sv"), yatzy=50, fours=20), "44444")
    assert possible_scores(state)["large_straight"] == 0
    state, events = score(state, "chance")
    assert [type(event) for event in events] == [BoxScored, TurnStarted]


# Turns and the end


def test_the_turn_goes_round_by_seats() -> None:
    state = replace(new_game(find_ruleset("yatzy-sv"), ["a", "b", "c"], starter=1))
    state, events = score(roll(state, "12345"), "ones")
    assert events[-1] == TurnStarted(2, 1)
    state, events = score(roll(state, "12345"), "ones")
    assert events[-1] == TurnStarted(0, 1)
    state, events = score(roll(state, "12345"), "ones")
    assert events[-1] == TurnStarted(1, 2)
    assert state.turn.dice is None


def test_striking_out_the_last_open_box_ends_the_game() -> None:
    state = new_game(only_boxes("yatzy-sv", "yatzy", "chance"), ["a", "b"])
    state = play_turn(state, "66666", "chance")
    state = play_turn(state, "66665", "chance")
    state = play_turn(state, "12246", "yatzy")
    state, events = score(roll(state, "12246"), "yatzy")
    assert events == (BoxScored(1, "yatzy", 0, scratch=True), GameEnded((0,)))
    assert state.is_over
    assert state.turn.dice == (1, 2, 2, 4, 6)
    assert legal_actions(state) == ()
    assert possible_scores(state) == {}


def test_a_shared_win_names_all_who_share_it() -> None:
    state = new_game(only_boxes("yatzy-sv", "yatzy"), ["a", "b"])
    state = play_turn(state, "66666", "yatzy")
    _, events = score(roll(state, "11111"), "yatzy")
    assert events[-1] == GameEnded((0, 1))


def test_the_best_possible_american_game() -> None:
    state = game_of("american")
    state = play_turn(state, "66666", "yatzy")
    for face, box in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), 1):
        state = play_turn(state, str(face) * 5, box)
    for box in state.scorecard.open_categories:
        state = play_turn(state, "66666", box)
    assert state.is_over
    assert state.scorecard.total == state.ruleset.max_total == 1575


@pytest.mark.parametrize(("key", "total"), [("yatzy-nb", 374), ("maxi-da", 599), ("maxi-nb", 649)])
def test_the_best_possible_nordic_game(key: str, total: int) -> None:
    state = game_of(key)
    alike = {f: str(f) * state.ruleset.dice_count for f in range(1, 7)}
    best = {"ones": alike[1], "twos": alike[2], "threes": alike[3], "fours": alike[4]}
    best |= {"fives": alike[5], "two_pairs": "665566", "three_pairs": "665544"}
    best |= {"small_straight": "123455", "large_straight": "234566", "full_straight": "123456"}
    best |= {"full_house": "666551", "villa": "666555", "tower": "666655"}
    if state.ruleset.dice_count == 5:
        best |= {"two_pairs": "66551", "large_straight": "23456"}
    for box in state.ruleset.categories:
        digits = best.get(box.key, alike[6])[: state.ruleset.dice_count]
        state = play_turn(state, digits, box.key)
    assert state.is_over
    assert state.scorecard.total == total
