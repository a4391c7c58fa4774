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
    MAX_PLAYERS,
    AmendBox,
    BoxScored,
    DiceRolled,
    EnterDice,
    EnterPoints,
    GameAction,
    GameEnded,
    GameState,
    HandOver,
    IllegalActionError,
    IllegalReason,
    JoinGame,
    LeaveGame,
    OutOfDiceError,
    Player,
    RenamePlayer,
    RollDice,
    ScoreBox,
    ScriptedDice,
    Throw,
    TurnStarted,
    apply,
    illegal_reason,
    legal_actions,
    legal_categories,
    legal_holds,
    new_game,
    possible_scores,
)
from yatzy_desktop.rules import FillOrder, InvalidDiceError, find_ruleset


def held(*places: int) -> RollDice:
    return RollDice(frozenset(places))


def finished() -> GameState:
    return play_turn(new_game(only_boxes("yatzy-sv", "chance"), ["Åse"]), "12345", "chance")


def rolled(key: str = "yatzy-sv", digits: str = "12345", **changes: object) -> GameState:
    return roll(game_of(key, **changes), digits)


def locked() -> GameState:
    return roll(rolled(held_locked=True), "666", held=[0, 1])


def own_dice(key: str = "yatzy-sv", **changes: object) -> GameState:
    """Return a game in which the only player throws real dice."""
    ruleset = replace(find_ruleset(key), **changes)  # type: ignore[arg-type]
    return new_game(ruleset, [Player("Åse", own_dice=True)])


def with_one_gone() -> GameState:
    return apply(game_of("yatzy-sv", "Åse", "Bo"), LeaveGame(1), ScriptedDice(()))[0]


R = IllegalReason
REFUSED: list[tuple[IllegalReason, Callable[[], GameState], GameAction]] = [
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
    (R.GAME_OVER, finished, EnterDice((1, 2, 3, 4, 5))),
    (R.OWN_DICE, own_dice, held()),
    (R.PROGRAM_DICE, rolled, EnterDice((1, 2, 3, 4, 5), 1)),
    (R.PROGRAM_DICE, rolled, EnterPoints("ones", 3)),
    (R.NO_SUCH_DICE, own_dice, EnterDice((1, 2, 3, 4), 1)),
    (R.NO_SUCH_DICE, own_dice, EnterDice((1, 2, 3, 4, 7), 1)),
    (R.NO_SUCH_ROLL, own_dice, EnterDice((1, 2, 3, 4, 5), 0)),
    (R.NO_SUCH_ROLL, own_dice, EnterDice((1, 2, 3, 4, 5), 4)),
    (R.NO_SUCH_ROLL, own_dice, EnterPoints("ones", 3, 4)),
    (R.ROLLS_NEEDED, lambda: own_dice("maxi-sv-modern"), EnterDice((1, 2, 3, 4, 5, 6))),
    (R.ROLLS_NEEDED, lambda: own_dice("maxi-sv-modern"), EnterPoints("ones", 3)),
    (R.IMPOSSIBLE_POINTS, own_dice, EnterPoints("sixes", 13)),
    (R.IMPOSSIBLE_POINTS, own_dice, EnterPoints("chance", 0)),
    (R.IMPOSSIBLE_POINTS, own_dice, EnterPoints("sixes", 24, alike=True)),
    (R.NO_SUCH_BOX, own_dice, EnterPoints("villa", 13)),
    (R.BOX_FILLED, lambda: filled(own_dice(), ones=1), EnterPoints("ones", 1)),
    (
        R.NOT_THIS_BOX_YET,
        lambda: own_dice(fill_order=FillOrder.TOP_DOWN),
        EnterPoints("twos", 2),
    ),
    (R.NO_SUCH_SEAT, rolled, RenamePlayer(1, "Bo")),
    (R.NO_SUCH_SEAT, rolled, AmendBox(-1, "ones", 1)),
    (R.NO_SUCH_SEAT, rolled, HandOver(9, None)),
    (R.NO_SUCH_BOX, rolled, AmendBox(0, "villa", 1)),
    (R.NO_SUCH_BOX, rolled, JoinGame(Player("Bo"), (("villa", 0),))),
    (R.IMPOSSIBLE_POINTS, rolled, AmendBox(0, "fours", 6)),
    (R.IMPOSSIBLE_POINTS, rolled, JoinGame(Player("Bo"), (("yatzy", 25),))),
    (R.BOX_FILLED, rolled, JoinGame(Player("Bo"), (("ones", 0), ("ones", 1)))),
    (R.NOTHING_CHANGES, rolled, AmendBox(0, "fours", None)),
    (R.NOTHING_CHANGES, rolled, RenamePlayer(0, "Åse")),
    (R.NOTHING_CHANGES, rolled, HandOver(0, None)),
    (R.HAS_LEFT, with_one_gone, LeaveGame(1)),
    (R.HAS_LEFT, with_one_gone, HandOver(1, "steady")),
    (R.HAS_LEFT, lambda: filled(with_one_gone(), seat=1, ones=2), AmendBox(1, "ones", None)),
    (R.LAST_PLAYER, rolled, LeaveGame(0)),
    (R.LAST_PLAYER, with_one_gone, LeaveGame(0)),
    (R.GAME_OVER, finished, LeaveGame(0)),
    (R.GAME_OVER, finished, HandOver(0, "steady")),
    (R.GAME_OVER, finished, JoinGame(Player("Bo"))),
    (R.TABLE_FULL, lambda: game_of("yatzy-sv", *"n" * MAX_PLAYERS), JoinGame(Player("Bo"))),
]


@pytest.mark.parametrize(("reason", "build", "action"), REFUSED)
def test_an_illegal_action_is_refused_with_the_reason_and_throws_no_dice(
    reason: IllegalReason, build: Callable[[], GameState], action: GameAction
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
    # That the seed was shown is no state of the game: its history refuses.
    assert {reason for reason, _, _ in REFUSED} == set(IllegalReason) - {R.SEED_SHOWN}


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
        def roll(self, throw: Throw) -> tuple[int, ...]:
            return (6,) * (len(throw.positions) - 1)

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
