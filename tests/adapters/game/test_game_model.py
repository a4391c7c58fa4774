"""The one door to the running game: what it accepts, saves and announces, and in which order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.helpers.game_table import NOTHING, Diary, Table, play_to_the_end
from yatzy_desktop.adapters.game.game_model import GameModel, NoGameError
from yatzy_desktop.game import (
    BonusEarned,
    BoxScored,
    DiceRolled,
    ExtraYatzyEarned,
    GameEnded,
    GameState,
    History,
    IllegalReason,
    Player,
    RollDice,
    ScoreBox,
    SeededDice,
    TurnStarted,
    new_game,
)
from yatzy_desktop.rules import find_ruleset


def test_a_new_game_is_saved_before_it_is_announced() -> None:
    saves: list[Any] = []
    model = GameModel(SeededDice(1), lambda *saved: saves.append(saved))
    diary = Diary(model, saves)
    assert not model.has_game
    assert not model.is_human_turn
    assert not model.can_take_back
    with pytest.raises(NoGameError):
        _ = model.state
    history = History.starting(new_game(find_ruleset("yatzy-da"), ["Bo", "Eva"]))
    model.start(history)
    assert saves == [(history, NOTHING)]
    assert diary.names == ["game_started", "held_changed"]
    assert diary.saves_when_heard == [1, 1]
    assert model.has_game
    assert model.state is history.state


def test_a_resumed_game_has_its_marks_and_is_not_saved_again() -> None:
    table = Table()
    table.model.submit(RollDice(table.model.held))
    table.model.set_held(frozenset({1, 4}))
    history, held = table.saves[-1]
    saves: list[Any] = []
    model = GameModel(SeededDice(1), lambda *saved: saves.append(saved))
    model.resume(history, held)
    assert saves == []
    assert model.held == {1, 4}
    assert model.state == table.model.state


def test_a_roll_is_stored_then_saved_then_announced() -> None:
    table = Table([2, 3, 4, 5, 6])
    before = table.model.state
    seen: list[GameState] = []
    table.model.state_changed.connect(lambda _old, new: seen.append(new))
    table.model.dice_rolled.connect(lambda _event: seen.append(table.model.state))
    assert table.model.submit(RollDice(table.model.held))
    after = table.model.state
    assert after.turn.dice == (2, 3, 4, 5, 6)
    assert seen == [after, after]
    assert table.diary.entries == [
        ("state_changed", (before, after)),
        ("dice_rolled", DiceRolled(0, (2, 3, 4, 5, 6), NOTHING, 1)),
    ]
    assert table.saves[-1] == (table.model.history, NOTHING)
    assert table.diary.saves_when_heard == [2, 2]


def test_a_roll_keeps_the_marked_dice_and_the_marks() -> None:
    table = Table([2, 2, 4, 5, 6, 1, 1, 1])
    table.model.submit(RollDice(table.model.held))
    assert table.model.toggle_held(0)
    assert table.model.toggle_held(1)
    assert table.saves[-1] == (table.model.history, frozenset({0, 1}))
    assert table.diary.all_of("held_changed") == [{0}, {0, 1}]
    table.model.submit(RollDice(table.model.held))
    assert table.model.state.turn.dice == (2, 2, 1, 1, 1)
    assert table.model.held == {0, 1}
    assert table.diary.all_of("held_changed") == [{0}, {0, 1}]
    assert table.model.toggle_held(1)
    assert table.model.held == {0}


def test_a_submitted_roll_marks_the_dice_it_holds() -> None:
    table = Table()
    table.model.submit(RollDice(table.model.held))
    table.model.submit(RollDice(frozenset({3})))
    assert table.model.held == {3}
    assert table.diary.all_of("held_changed") == [{3}]


def test_each_event_has_its_own_signal() -> None:
    yatzy = [6] * 5
    table = Table(yatzy * 2, "american")
    for box in ("yatzy", "sixes"):
        table.model.submit(RollDice(table.model.held))
        table.model.submit(ScoreBox(box))
    assert table.diary.all_of("box_scored") == [
        BoxScored(0, "yatzy", 50, scratch=False),
        BoxScored(0, "sixes", 30, scratch=False),
    ]
    assert table.diary.all_of("extra_yatzy_earned") == [ExtraYatzyEarned(0, 100)]
    assert table.diary.all_of("turn_started") == [TurnStarted(0, 2), TurnStarted(0, 3)]


def test_bonus_saved_rolls_and_the_end_are_announced() -> None:
    ruleset = find_ruleset("maxi-sv-modern")
    faces = [face for face in range(1, 7) for _ in range(6)] + [6] * 6 * 14
    table = Table(faces, ruleset)
    play_to_the_end(table.model)
    assert table.diary.all_of("bonus_earned") == [BonusEarned(0, 100)]
    assert table.model.history.states[4].saved_rolls == (4,)
    assert table.diary.all_of("game_ended") == [GameEnded((0,))]
    assert not table.model.is_human_turn


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (lambda model: model.submit(ScoreBox("ones")), IllegalReason.NOT_ROLLED_YET),
        (lambda model: model.submit(ScoreBox("villa")), IllegalReason.NO_SUCH_BOX),
        (lambda model: model.submit(RollDice(frozenset({1}))), IllegalReason.NOTHING_TO_HOLD),
        (lambda model: model.toggle_held(0), IllegalReason.NOTHING_TO_HOLD),
    ],
)
def test_what_is_not_allowed_is_refused_and_changes_nothing(
    act: Callable[[GameModel], bool], reason: IllegalReason
) -> None:
    table = Table()
    history = table.model.history
    assert act(table.model) is False
    assert table.diary.entries == [("refused", reason)]
    assert table.model.history is history
    assert len(table.saves) == 1


def test_dice_are_not_marked_after_the_last_roll_nor_where_none_lie() -> None:
    table = Table()
    table.model.submit(RollDice(table.model.held))
    assert not table.model.toggle_held(5)
    assert not table.model.set_held(frozenset({-1}))
    table.model.submit(RollDice(table.model.held))
    table.model.submit(RollDice(table.model.held))
    assert not table.model.can_hold
    assert not table.model.toggle_held(0)
    assert table.diary.all_of("refused") == [
        IllegalReason.NO_SUCH_DIE,
        IllegalReason.NO_SUCH_DIE,
        IllegalReason.NO_ROLLS_LEFT,
    ]
    assert table.model.held == NOTHING


def test_marking_the_same_dice_again_says_and_saves_nothing() -> None:
    table = Table()
    table.model.submit(RollDice(table.model.held))
    table.model.set_held(frozenset({2}))
    saved = len(table.saves)
    assert table.model.set_held(frozenset({2}))
    assert len(table.saves) == saved
    assert table.diary.all_of("held_changed") == [{2}]


def test_held_dice_stay_held_where_the_rules_lock_them() -> None:
    table = Table(ruleset=replace(find_ruleset("yatzy-sv"), held_locked=True))
    table.model.submit(RollDice(table.model.held))
    table.model.set_held(frozenset({0, 1}))
    table.model.toggle_held(1)
    table.model.submit(RollDice(table.model.held))
    assert not table.model.toggle_held(0)
    assert table.diary.all_of("refused") == [IllegalReason.HELD_DICE_LOCKED]
    assert table.model.toggle_held(3)
    assert table.model.held == {0, 3}
    opened = GameModel(SeededDice(1))
    opened.resume(table.model.history, frozenset({4}))
    assert opened.held == {0, 4}


def test_marks_end_with_the_turn_and_are_never_taken_into_a_game() -> None:
    table = Table(players=("A", "B"))
    table.model.submit(RollDice(table.model.held))
    table.model.set_held(frozenset({0, 1, 2}))
    table.model.submit(ScoreBox("chance"))
    assert table.model.held == NOTHING
    assert table.diary.all_of("held_changed")[-1] == NOTHING
    table.model.submit(RollDice(table.model.held))
    table.model.set_held(frozenset({4}))
    table.model.start(History.starting(new_game(find_ruleset("yatzy-sv"), ["C"])), frozenset({4}))
    assert table.model.held == NOTHING
    table.model.submit(RollDice(table.model.held))
    assert table.diary.all_of("dice_rolled")[-1].held == NOTHING


def test_taking_back_restores_the_box_and_exactly_the_marks() -> None:
    table = Table(players=("A", "B"))
    table.model.submit(RollDice(table.model.held))
    table.model.set_held(frozenset({0, 3}))
    assert not table.model.can_take_back
    before = table.model.state
    table.model.submit(ScoreBox("chance"))
    after = table.model.state
    table.diary.clear()
    assert table.model.can_take_back
    assert table.model.take_back()
    assert table.model.state == before
    assert table.model.held == {0, 3}
    assert table.diary.entries == [
        ("state_changed", (after, before)),
        ("held_changed", frozenset({0, 3})),
        ("taken_back", ()),
    ]
    assert table.saves[-1] == (table.model.history, frozenset({0, 3}))
    assert not table.model.take_back()


def test_a_roll_is_never_given_back() -> None:
    table = Table(players=("A", "B"))
    table.model.submit(RollDice(table.model.held))
    table.model.submit(ScoreBox("chance"))
    table.model.submit(RollDice(table.model.held))
    assert not table.model.can_take_back
    assert not table.model.take_back()


def test_the_last_box_of_the_game_can_be_taken_back() -> None:
    table = Table()
    play_to_the_end(table.model)
    assert not table.model.submit(RollDice(table.model.held))
    assert table.model.take_back()
    assert not table.model.state.is_over


def test_a_computers_dice_are_not_marked_by_people() -> None:
    table = Table(players=("Ada", Player("Robot", level="steady")))
    table.model.submit(RollDice())
    table.model.submit(ScoreBox("chance"))
    assert not table.model.is_human_turn
    table.model.submit(RollDice())
    assert not table.model.toggle_held(0)
    assert not table.model.set_held(frozenset({1}))
    assert table.model.held == NOTHING


def test_a_slot_may_act_again_and_everybody_hears_events_in_order() -> None:
    table = Table()
    table.model.dice_rolled.connect(lambda _event: table.model.submit(ScoreBox("chance")))
    heard_late = Diary(table.model, table.saves)
    table.diary.clear()
    assert table.model.submit(RollDice(table.model.held))
    for diary in (table.diary, heard_late):
        assert diary.names == [
            "state_changed",
            "dice_rolled",
            "state_changed",
            "box_scored",
            "turn_started",
        ]
    rolled, scored = table.diary.all_of("state_changed")
    assert rolled[1] is scored[0]
    assert scored[1] is table.model.state
    assert [len(history.entries) for history, _ in table.saves] == [0, 1, 2]


def test_a_failing_save_does_not_silence_the_model_for_good() -> None:
    failures = [RuntimeError()]

    def fail_once(_history: History, _held: frozenset[int]) -> None:
        if failures:
            raise failures.pop()

    model = GameModel(SeededDice(2), fail_once)
    with pytest.raises(RuntimeError):
        model.start(History.starting(new_game(find_ruleset("yatzy-sv"), ["A"])))
    diary = Diary(model, [])
    model.submit(RollDice(model.held))
    assert diary.names[-2:] == ["state_changed", "dice_rolled"]


def test_help_marks_the_next_action_and_no_other() -> None:
    table = Table()
    table.model.submit(RollDice(table.model.held))
    table.model.note_help()
    table.model.submit(ScoreBox("chance"))
    table.model.submit(RollDice())
    assert [entry.helped for entry in table.model.history.entries] == [False, True, False]


def test_taking_back_does_not_wash_help_off() -> None:
    table = Table()
    table.model.submit(RollDice(table.model.held))
    table.model.note_help()
    table.model.submit(ScoreBox("chance"))
    table.model.take_back()
    table.model.submit(ScoreBox("ones"))
    assert [entry.helped for entry in table.model.history.entries] == [False, True]
