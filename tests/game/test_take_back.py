"""Getting back from a slip: as far as a person's last own roll, and never to other dice."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.helpers.keyed_games import (
    all_throws,
    how_many,
    played_out,
    some_action,
    started,
)
from tests.helpers.tables import game_of, only_boxes
from yatzy_desktop.game import (
    AmendBox,
    EnterDice,
    EnterPoints,
    HandOver,
    History,
    IllegalActionError,
    IllegalReason,
    JoinGame,
    LeaveGame,
    NothingToRedoError,
    NothingToTakeBackError,
    Player,
    RenamePlayer,
    RollDice,
    ScoreBox,
    history_to_text,
    text_to_session,
    verify,
)
from yatzy_desktop.rules import rulesets

ROBOT = Player("Robot", "steady")
SV = game_of("yatzy-sv").ruleset


def turn(history: History, box: str = "chance") -> History:
    """Roll once and fill a box."""
    history, _ = history.play(RollDice())
    return history.play(ScoreBox(box))[0]


def computers_played(history: History) -> History:
    while not history.state.is_over and not history.state.player.is_human:
        history, _ = history.play(some_action(history))
    return history


def test_a_box_comes_back_through_the_turns_of_computers() -> None:
    before = turn(started(SV, "A", ROBOT, Player("R2", "expert")))
    rolled = before.states[1]
    after = computers_played(before)
    assert after.state.current == 0
    back, _ = after.take_back()
    assert back.state == rolled
    assert back.state.current == 0
    # Halfway through a computer's turn as well.
    half, _ = before.play(RollDice())
    assert half.take_back()[0].state == rolled


def test_one_s_next_roll_ends_it() -> None:
    history = computers_played(turn(started(SV, "A", ROBOT)))
    history, _ = history.play(RollDice())
    assert not history.can_take_back
    with pytest.raises(NothingToTakeBackError):
        history.take_back()


def test_people_one_after_the_other_take_back_until_somebody_rolls() -> None:
    history = turn(started(SV, "A", "B"))
    assert history.state.current == 1
    history, _ = history.take_back()
    assert history.state.current == 0
    assert not history.can_take_back  # the roll stays


def test_the_last_box_comes_back_through_the_computer_that_ended_the_game() -> None:
    history = played_out(started(only_boxes("yatzy-sv", "chance"), "A", ROBOT))
    assert history.state.is_over
    back, _ = text_to_session(history_to_text(history))[0].take_back()
    assert (back.state.current, back.state.is_over) == (0, False)
    assert played_out(back).entries == history.entries


def test_computers_alone_have_nothing_to_take_back() -> None:
    history = played_out(started(only_boxes("yatzy-sv", "chance"), ROBOT, ROBOT))
    assert not history.can_take_back


def test_redo_does_all_again_that_was_taken_back() -> None:
    after = computers_played(turn(started(SV, "A", ROBOT)))
    back, _ = after.take_back()
    assert back.can_redo
    assert back.redo() == after
    assert not after.can_redo
    with pytest.raises(NothingToRedoError):
        after.redo()


def test_redo_goes_one_step_of_a_person_at_a_time() -> None:
    history = started(SV, Player("A", own_dice=True), Player("B", own_dice=True))
    history, _ = history.play(EnterPoints("ones", 3))
    one = history
    history, _ = history.play(EnterPoints("twos", 6))
    back, _ = history.take_back()
    assert back.state == one.state
    back, _ = back.take_back()
    assert back.entries == ()
    assert back.redo().state == one.state
    assert back.redo().redo() == history


def test_playing_the_same_keeps_what_can_be_redone_and_another_box_drops_it() -> None:
    after = computers_played(turn(started(SV, "A", ROBOT)))
    back, _ = after.take_back()
    same, _ = back.play(ScoreBox("chance"))
    assert same.can_redo
    assert same.redo().entries == after.entries
    other, _ = back.play(ScoreBox("ones"))
    assert not other.can_redo


def test_help_and_marks_come_back_with_a_box() -> None:
    history, _ = started(SV, "A", ROBOT).play(RollDice())
    after, _ = history.with_help().play(ScoreBox("chance"), marks=frozenset({1}))
    back, marks = computers_played(after).take_back()
    assert (set(marks), back.is_helped) == ({1}, True)


def test_corrections_and_entries_by_hand_are_taken_back_one_by_one() -> None:
    history = started(SV, Player("A", own_dice=True), Player("B"))
    states = [history.state]
    for action in (
        EnterDice((1, 2, 3, 4, 5), 1),
        EnterDice((1, 2, 3, 4, 4), 2),
        ScoreBox("chance"),
        AmendBox(0, "chance", 15, "miscounted"),
        RenamePlayer(1, "Bo"),
        JoinGame(Player("C")),
        LeaveGame(2),
    ):
        history, _ = history.play(action)
        states.append(history.state)
    for state in reversed(states[:-1]):
        history, _ = history.take_back()
        assert history.state == state
    while history.can_redo:
        history = history.redo()
    assert history.state == states[-1]


def test_a_hand_over_is_not_taken_back_once_the_new_hand_has_rolled() -> None:
    history, _ = started(SV, "A", "B").play(RollDice())
    history, _ = history.play(HandOver(0, "steady"))
    assert history.can_take_back
    rolled, _ = history.play(RollDice(frozenset({0})))
    assert not rolled.can_take_back
    assert not computers_played(rolled).can_take_back


def test_who_joined_does_not_leave_again_after_having_rolled() -> None:
    history = started(only_boxes("yatzy-sv", "ones", "twos"), "A")
    history, _ = history.play(RollDice())
    history, _ = history.play(JoinGame(ROBOT))
    history, _ = history.play(ScoreBox("ones"))
    history = computers_played(history)
    assert history.can_take_back  # the box
    history, _ = history.take_back()
    history, _ = history.take_back()
    assert len(history.state.players) == 1


def test_known_dice_of_a_computer_are_not_had_by_taking_its_seat() -> None:
    after = computers_played(turn(started(SV, "A", ROBOT)))
    seen = dict(all_throws(after))[1, 0, 0, 0]
    back, _ = after.take_back()
    history, _ = back.play(HandOver(1, None))
    history, _ = history.play(ScoreBox("ones"))
    history, _ = history.play(RollDice())
    assert history.state.turn.dice != seen
    assert dict(all_throws(history))[1, 1, 0, 0] == history.state.turn.dice


def test_a_box_opened_again_is_played_with_new_dice() -> None:
    history = turn(started(SV, "A"))
    history, _ = history.play(AmendBox(0, "chance", None, "wrong player"))
    history = turn(history)
    thrown = list(all_throws(history))
    assert [place for place, _ in thrown] == [(0, 0, 0, 0), (0, 0, 1, 0)]
    assert thrown[0][1] != thrown[1][1]


def test_nothing_is_taken_back_or_played_on_once_the_seed_was_shown() -> None:
    history = played_out(started(only_boxes("yatzy-sv", "chance"), "A"))
    with pytest.raises(ValueError, match="before the end"):
        started(SV, "A").revealed()
    shown = history.revealed()
    assert not shown.can_take_back
    with pytest.raises(IllegalActionError) as caught:
        shown.play(AmendBox(0, "chance", None))
    assert caught.value.reason is IllegalReason.SEED_SHOWN
    named, _ = shown.play(RenamePlayer(0, "B"))
    amended, _ = named.play(AmendBox(0, "chance", 5, "agreed"))
    assert amended.is_revealed
    assert amended.state.is_over


def wander(history: History, rng: random.Random) -> History:
    """Play a game to its end, with slips taken back and redone on the way."""
    while not history.state.is_over or rng.random() < 0.3:
        if history.can_take_back and rng.random() < 0.2:
            for _ in range(rng.randint(1, 3)):
                if history.can_take_back:
                    history, _ = history.take_back()
        elif history.can_redo and rng.random() < 0.4:
            history = history.redo()
        elif not history.state.is_over:
            history, _ = history.play(some_action(history))
        if rng.random() < 0.02:
            history = reopened(history)
    return history


def reopened(history: History) -> History:
    again, _ = text_to_session(history_to_text(history))
    assert again == history
    return again


def test_taking_back_changes_the_dice_of_no_seat() -> None:
    # In the real game people choose as they like: what they threw before is the same anyhow.
    boxes = ("ones", "sixes", "chance", "yatzy")
    rules = [only_boxes(each.key, *boxes) for each in rulesets() if each.dice_count == 5]
    for number in range(how_many(120)):
        rng = random.Random(number)
        seats = [Player("p") if rng.random() < 0.5 else ROBOT for _ in range(rng.randint(1, 4))]
        start = started(rng.choice(rules), *seats, number=number)
        straight = played_out(start)
        wandered = wander(start, rng)
        assert wandered.entries == straight.entries
        assert wandered.state == straight.state
        assert dict(all_throws(wandered)) == dict(all_throws(straight))
        assert verify(wandered).is_proven
        assert replace(reopened(wandered), undone=()) == straight


def test_other_choices_after_a_take_back_meet_the_same_dice() -> None:
    for number in range(how_many(60)):
        rng = random.Random(number)
        start = started(
            only_boxes("yatzy-sv", "ones", "sixes", "chance"), "A", ROBOT, number=number
        )
        history, known = start, dict[tuple[int, int, int, int], tuple[int, ...]]()
        while not history.state.is_over:
            if history.can_take_back and rng.random() < 0.3:
                history, _ = history.take_back()
            action = some_action(history)
            if isinstance(action, ScoreBox):
                action = ScoreBox(rng.choice(history.state.scorecard.open_categories))
            history, _ = history.play(action)
            for place, faces in all_throws(history):
                if place[3] == 0:  # all dice are thrown
                    assert known.setdefault(place, faces) == faces
        assert verify(history).is_proven
