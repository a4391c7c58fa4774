from __future__ import annotations

from dataclasses import replace

import pytest

from tests.helpers.tables import dice_from, filled, game_of, only_boxes
from yatzy_desktop.game import (
    Action,
    BonusEarned,
    ExtraYatzyEarned,
    GameEnded,
    GameState,
    History,
    IllegalActionError,
    LogEntry,
    NothingToTakeBackError,
    RollDice,
    ScoreBox,
    ScriptedDice,
    new_game,
)


def played(state: GameState, *steps: str | tuple[str, frozenset[int]]) -> History:
    """Play digits as whole rolls, and box keys (with marks, perhaps) as filled boxes."""
    history = History.starting(state)
    for step in steps:
        text, marks = (step, frozenset[int]()) if isinstance(step, str) else step
        action: Action = RollDice() if text.isdigit() else ScoreBox(text)
        dice = ScriptedDice(dice_from(text) if text.isdigit() else ())
        history, _ = history.play(action, dice, marks)
    return history


def test_a_game_begins_with_an_empty_log() -> None:
    state = game_of("yatzy-sv")
    history = History.starting(state)
    assert history.initial is history.state is state
    assert history.entries == ()
    assert not history.can_take_back
    with pytest.raises(NothingToTakeBackError):
        history.take_back()


def test_the_log_holds_actions_with_the_faces_they_threw() -> None:
    history = played(game_of("yatzy-sv"), "12345")
    history, _ = history.play(RollDice(frozenset({1, 3})), ScriptedDice([6, 6, 5]))
    history, _ = history.play(ScoreBox("chance"), ScriptedDice([]), frozenset({0}))
    assert history.entries == (
        LogEntry(RollDice(), thrown=(1, 2, 3, 4, 5)),
        LogEntry(RollDice(frozenset({1, 3})), thrown=(6, 6, 5)),
        LogEntry(ScoreBox("chance"), marks=frozenset({0})),
    )
    assert len(history.states) == 4


def test_an_illegal_action_is_not_logged() -> None:
    history = played(game_of("yatzy-sv"), "12345")
    with pytest.raises(IllegalActionError):
        history.play(ScoreBox("villa"), ScriptedDice([]))
    assert len(history.entries) == 1


def test_taking_back_a_box_restores_the_turn_and_the_marks() -> None:
    state = game_of("maxi-sv-modern", "a", "b")
    before = played(state, "123456", "123456")
    after, _ = before.play(ScoreBox("ones"), ScriptedDice([]), frozenset({0, 5}))
    assert after.state.saved_rolls == (1, 0)
    assert after.can_take_back
    history, marks = after.take_back()
    assert replace(history, undone=()) == before
    assert marks == {0, 5}
    assert history.state.saved_rolls == (0, 0)
    assert (history.state.turn.rolls_used, history.state.rolls_left) == (2, 1)


def test_a_roll_is_never_given_back() -> None:
    history = played(game_of("yatzy-sv", "a", "b"), "12345", "ones", "66666")
    assert not history.can_take_back
    with pytest.raises(NothingToTakeBackError):
        history.take_back()
    history = played(game_of("yatzy-sv", "a", "b"), "12345", "ones")
    history, _ = history.take_back()
    assert not history.can_take_back
    with pytest.raises(NothingToTakeBackError):
        history.take_back()


def test_the_bonus_goes_and_comes_back_with_its_box() -> None:
    start = filled(game_of("yatzy-sv"), sixes=30, fives=25)
    history = played(start, "44123", "fours")
    assert history.state.scorecard.bonus == 50
    history, _ = history.take_back()
    assert (history.state.scorecard.bonus, history.state.scorecard.total) == (0, 55)
    history, events = history.play(ScoreBox("fours"), ScriptedDice([]))
    assert BonusEarned(0, 50) in events
    assert history.state.scorecard.total == 63 + 50


def test_a_hundred_goes_and_comes_back_with_its_box() -> None:
    start = filled(game_of("american"), extra=100, yatzy=50)
    history = played(start, "33333", "chance")
    assert history.state.scorecard.extra_points == 200
    history, _ = history.take_back()
    assert history.state.scorecard.extra_points == 100
    history, events = history.play(ScoreBox("threes"), ScriptedDice([]))
    assert ExtraYatzyEarned(0, 100) in events
    assert history.state.scorecard.extra_points == 200


def test_the_last_box_of_a_game_may_be_taken_back() -> None:
    ruleset = only_boxes("yatzy-sv", "chance")
    history = played(new_game(ruleset, ["a", "b"]), "12345", "chance", "66666", "chance")
    assert history.state.is_over
    history, _ = history.take_back()
    assert not history.state.is_over
    assert history.state.winners == ()
    assert history.state.current == 1
    history, events = history.play(ScoreBox("chance"), ScriptedDice([]))
    assert events[-1] == GameEnded((1,))


def test_a_log_plays_again_to_the_same_states() -> None:
    history = played(game_of("yatzy-sv", "a", "b"), "12345", "11111", ("ones", frozenset({2})))
    assert history.replay() == history


def test_a_log_against_the_rules_does_not_play() -> None:
    history = played(game_of("yatzy-sv"), "12345")
    forged = replace(history, entries=(*history.entries, LogEntry(ScoreBox("villa"))))
    with pytest.raises(IllegalActionError):
        forged.replay()


def test_the_log_tells_which_actions_were_taken_with_help() -> None:
    history = History.starting(game_of("yatzy-sv", "Åse", "Bo"))
    history, _ = history.with_help().play(RollDice(), ScriptedDice(dice_from("12345")))
    assert history.helped_seats == {0}
    history, _ = history.with_help().play(ScoreBox("chance"), ScriptedDice([]), frozenset({1}))
    history, _ = history.play(RollDice(), ScriptedDice(dice_from("66666")))
    assert [entry.helped for entry in history.entries] == [True, True, False]
    assert history.entries[1].marks == {1}
    assert history.helped_seats == {0}
    assert history.replay() == history


def test_help_seen_marks_the_next_action_and_comes_back_with_a_box() -> None:
    history = played(game_of("yatzy-sv"), "12345").with_help()
    assert history.helped_seats == frozenset()
    after, _ = history.play(ScoreBox("chance"), ScriptedDice([]))
    assert [entry.helped for entry in after.entries] == [False, True]
    assert not after.is_helped
    assert replace(after.take_back()[0], undone=()) == history
    assert history.replay() == history


def test_help_is_forgotten_with_the_only_action_that_had_it() -> None:
    history = played(game_of("yatzy-sv"), "12345")
    history, _ = history.with_help().play(ScoreBox("chance"), ScriptedDice([]))
    assert history.take_back()[0].helped_seats == frozenset()
