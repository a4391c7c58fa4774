"""What the table puts right: boxes, names, hands, who leaves and who joins."""

from __future__ import annotations

import pytest

from tests.helpers.keyed_games import played_out, started
from tests.helpers.tables import filled, game_of, only_boxes
from yatzy_desktop.game import (
    AmendBox,
    BonusEarned,
    BoxAmended,
    Event,
    GameAction,
    GameEnded,
    GameState,
    HandOver,
    History,
    JoinGame,
    LeaveGame,
    Player,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Presence,
    RenamePlayer,
    RollDice,
    ScoreBox,
    ScriptedDice,
    SeatHandedOver,
    TurnStarted,
    agreed_points,
    apply,
    boxes_for_missed_rounds,
    history_to_text,
    new_game,
    text_to_session,
    verify,
)
from yatzy_desktop.rules import FillOrder


def done(state: GameState, *actions: GameAction) -> tuple[GameState, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    for action in actions:
        state, events = apply(state, action, ScriptedDice((1, 1, 1, 1, 1)))
    return state, events


def test_an_amended_box_is_marked_for_ever_with_its_reason() -> None:
    history = played_out(started(only_boxes("yatzy-sv", "ones", "chance"), "A", "B"))
    before = history.state.scorecards[1].score_of("ones")
    points = 0 if before else 1
    history, events = history.play(AmendBox(1, "ones", points, " saw  it\u202e "))
    assert events[0] == BoxAmended(1, "ones", before, points, "saw it")
    assert history.state.scorecards[1].amended == {"ones"}
    assert history.state.scorecards[0].amended == frozenset()
    assert history.amendments == ((before, AmendBox(1, "ones", points, "saw it")),)
    again, _ = text_to_session(history_to_text(history))
    assert again == history
    assert again.replay() == history


def test_the_bonus_follows_an_amendment() -> None:
    state = filled(game_of("yatzy-sv"), sixes=30, fives=25, fours=4)
    state, events = done(state, AmendBox(0, "fours", 8))
    assert BonusEarned(0, 50) in events
    assert state.scorecard.total == 63 + 50
    state, _ = done(state, AmendBox(0, "fours", 4))
    assert state.scorecard.total == 59


def test_points_for_further_yatzies_go_with_the_yatzy() -> None:
    state = filled(game_of("american"), extra=200, yatzy=50)
    assert done(state, AmendBox(0, "yatzy", 0))[0].scorecard.total == 0
    assert done(state, AmendBox(0, "yatzy", None))[0].scorecard.total == 0
    assert done(state, AmendBox(0, "ones", 3))[0].scorecard.total == 253


def test_a_bank_stays_with_an_amendment() -> None:
    state, _ = done(game_of("yatzy-sv", "A", "B"), RollDice(), ScoreBox("ones"))
    maxi = game_of("maxi-sv-modern", "A")
    maxi, _ = apply(maxi, RollDice(), ScriptedDice((1,) * 6))
    maxi, _ = done(maxi, ScoreBox("ones"))
    assert done(maxi, AmendBox(0, "ones", 4))[0].saved_rolls == maxi.saved_rolls == (2,)
    assert done(state, AmendBox(0, "ones", None))[0].current == 1


def test_a_box_opened_after_the_end_is_played_and_ends_the_game_again() -> None:
    state, _ = done(
        new_game(only_boxes("yatzy-sv", "chance"), ["A", "B"]),
        RollDice(),
        ScoreBox("chance"),
        RollDice(),
        ScoreBox("chance"),
    )
    assert state.is_over
    state, events = done(state, AmendBox(0, "chance", None))
    assert events[-1] == TurnStarted(0, 1)
    assert (state.current, state.turn.dice) == (0, None)
    state, events = done(state, RollDice(), ScoreBox("chance"))
    assert events[-1] == GameEnded((0, 1))


def test_the_turn_passes_on_when_an_amendment_fills_the_last_box() -> None:
    state = new_game(only_boxes("yatzy-sv", "chance"), ["A", "B"])
    state, events = done(state, RollDice(), AmendBox(0, "chance", 20))
    assert events[-1] == TurnStarted(1, 1)
    assert state.turns == (1, 0)
    state, events = done(state, AmendBox(1, "chance", 21))
    assert events[-1] == GameEnded((1,))
    assert state.winners == (1,)


@pytest.mark.parametrize("key", ["ones", "yatzy", "chance", "full_house"])
def test_every_value_that_can_be_agreed_is_accepted_and_no_other(key: str) -> None:
    state = filled(game_of("american"), **{key: 1})
    possible = set(agreed_points(state.ruleset, key))
    for points in range(-1, 60):
        if points != 1:
            try:
                after, _ = done(state, AmendBox(0, key, points))
            except Exception:  # noqa: BLE001
                assert points not in possible
            else:
                assert points in possible
                assert after.scorecard.score_of(key) == points


def test_a_name_is_put_right_or_given_up() -> None:
    history = started(game_of("yatzy-sv").ruleset, "A", "B")
    history, events = history.play(RenamePlayer(1, "  B\u2800o "))
    assert events == (PlayerRenamed(1, "B o"),)
    history, _ = history.play(RenamePlayer(1, "\u3164"))
    assert history.state.players[1] == Player("")
    assert history.initial.players[1] == Player("B")


def test_a_seat_goes_to_a_computer_and_back_in_the_middle_of_a_turn() -> None:
    history = started(game_of("yatzy-sv").ruleset, "A", "B")
    history, _ = history.play(RollDice())
    dice = history.state.turn.dice
    history, events = history.play(HandOver(0, "expert"))
    assert events == (SeatHandedOver(0, "expert"),)
    assert (history.state.player.level, history.state.turn.dice) == ("expert", dice)
    history, _ = history.play(RollDice(frozenset({0, 1})))
    history, _ = history.play(HandOver(0, None))
    assert history.state.player == Player("A", hand=2)
    history, _ = history.play(RollDice(frozenset({0, 1})))
    history, _ = history.play(ScoreBox("chance"))
    assert verify(history).proven == 3
    assert history.replay() == history


def test_a_computer_throws_no_real_dice_and_the_person_does_again() -> None:
    state, _ = done(
        game_of("yatzy-sv", "A"), JoinGame(Player("B", own_dice=True)), HandOver(1, "expert")
    )
    assert not state.players[1].throws_own_dice
    state, _ = done(state, HandOver(1, None))
    assert state.players[1].throws_own_dice


def test_who_leaves_is_passed_over_and_the_column_stays() -> None:
    state = filled(game_of("yatzy-sv", "A", "B", "C"), seat=0, chance=30)
    state, events = done(state, RollDice(), LeaveGame(0))
    assert events == (PlayerLeft(0, struck=False), TurnStarted(1, 1))
    assert state.scorecards[0].total == 30
    state, _ = done(state, RollDice(), ScoreBox("ones"), RollDice(), ScoreBox("ones"))
    assert state.current == 1
    state, events = done(state, LeaveGame(2, struck=True))
    assert events == (PlayerLeft(2, struck=True),)
    assert [each.presence for each in state.players] == [
        Presence.LEFT,
        Presence.HERE,
        Presence.STRUCK,
    ]


@pytest.mark.parametrize(("struck", "winners"), [(False, (0,)), (True, (1,))])
def test_the_game_ends_without_those_who_left(struck: bool, winners: tuple[int, ...]) -> None:
    state = new_game(only_boxes("yatzy-sv", "ones", "chance"), ["A", "B", "C"])
    state = filled(filled(state, seat=0, chance=30), seat=1, ones=2, chance=20)
    state, events = done(state, LeaveGame(0, struck))
    assert not state.is_over
    state, events = done(state, LeaveGame(2))
    assert events[-1] == GameEnded(winners)
    assert state.winners == winners
    assert state.rolls_left == 0


def test_who_joins_late_plays_last_with_what_was_agreed() -> None:
    state, _ = done(game_of("yatzy-sv", "A", "B"), RollDice(), ScoreBox("ones"))
    state, _ = done(state, RollDice(), ScoreBox("ones"), RollDice(), ScoreBox("twos"))
    comer = Player("C", presence=Presence.LEFT, hand=4)
    state, events = done(state, JoinGame(comer, (("chance", 12),)))
    assert events == (PlayerJoined(2),)
    assert state.players[2] == Player("C")
    assert state.scorecards[2].total == 12
    state, events = done(state, RollDice(), ScoreBox("twos"))
    assert events[-1] == TurnStarted(2, 2)


@pytest.mark.parametrize(
    ("order", "boxes"),
    [
        (FillOrder.FREE, (("ones", 0), ("twos", 0))),
        (FillOrder.BOTTOM_UP, (("yatzy", 0), ("chance", 0))),
        (FillOrder.UPPER_FIRST, (("ones", 0), ("twos", 0))),
    ],
)
def test_zeros_for_the_rounds_missed_put_the_comer_level(
    order: FillOrder, boxes: tuple[tuple[str, int], ...]
) -> None:
    state = filled(game_of("yatzy-sv", "A", "B", fill_order=order), seat=0, ones=1, twos=2, sixes=6)
    state = filled(state, seat=1, ones=1, twos=2)
    assert boxes_for_missed_rounds(state) == boxes
    state, _ = done(state, JoinGame(Player("C"), boxes_for_missed_rounds(state)))
    assert state.scorecards[2].filled_count == 2


def test_a_table_may_seat_twenty() -> None:
    names = [str(seat) for seat in range(20)]
    history = played_out(started(only_boxes("yatzy-da", "chance"), *names))
    assert len(history.state.scorecards) == 20
    assert text_to_session(history_to_text(history))[0] == history


def test_a_game_with_every_correction_plays_again_from_its_log() -> None:
    history = started(only_boxes("yatzy-sv", "ones", "twos", "chance"), "A", "B", number=8)
    corrections: list[GameAction] = [
        RenamePlayer(0, "Anna"),
        JoinGame(Player("C", "steady"), (("ones", 2),)),
        HandOver(1, "expert"),
        LeaveGame(0),
        AmendBox(2, "ones", None, "it was not so"),
        HandOver(1, None),
    ]
    for number, correction in enumerate(corrections):
        history, _ = history.play(RollDice())
        history = played(history, "ones" if number < 2 else "twos" if number < 4 else "chance")
        history, _ = history.play(correction)
    history = played_out(history)
    assert history.replay() == history
    assert verify(history).is_proven


def played(history: History, box: str) -> History:
    open_boxes = history.state.scorecard.open_categories
    return history.play(ScoreBox(box if box in open_boxes else open_boxes[0]))[0]
