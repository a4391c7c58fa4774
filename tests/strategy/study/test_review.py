"""The review of a game. `YATZY_REVIEW_GAMES=1000 YATZY_REVIEW_RULESETS=200` play in full."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.played_games import game_at_random, game_by_levels
from tests.helpers.shipped_tables import shipped_tables
from tests.helpers.strategies import custom_rulesets
from tests.helpers.tables import dice_from, game_of, only_boxes
from yatzy_desktop.game import (
    AmendBox,
    EnterDice,
    EnterPoints,
    GameAction,
    HandOver,
    History,
    JoinGame,
    LeaveGame,
    Player,
    RenamePlayer,
    RollDice,
    ScoreBox,
    ScriptedDice,
    SeededDice,
    new_game,
)
from yatzy_desktop.rules import FillOrder, Ruleset, SavedRolls, UpperBonus, find_ruleset
from yatzy_desktop.strategy import SolvedTable, ValueTable, advise, rulesets_with_tables
from yatzy_desktop.strategy.study import Review, Reviewer, review_game, reviewed

GAMES = int(os.environ.get("YATZY_REVIEW_GAMES", "20"))
RULESETS = int(os.environ.get("YATZY_REVIEW_RULESETS", "25"))
EXACT = 1e-9

TABLED = rulesets_with_tables()
PAIRS = [("master", "beginner"), ("steady", "casual"), ("expert", "steady")]


def reviewed_whole(history: History, table: ValueTable) -> Review:
    found = review_game(history, table)
    assert found is not None
    return found


def assert_adds_up(history: History, found: Review) -> None:
    """Check the sum of every seat, and of every entry with the one before."""
    for seat in found.seats:
        told = seat.start + seat.luck - seat.lost + seat.table_error + seat.unjudged
        assert seat.total == pytest.approx(told, abs=EXACT)
        if history.state.is_over:
            assert seat.total == pytest.approx(history.state.scorecards[seat.seat].total, abs=EXACT)
    for entry, before in zip(found.entries, found.curve, strict=False):
        was = before[entry.seat]
        if was is None:
            was = found.seats[entry.seat].start
        change = (entry.luck or 0.0) - entry.loss + entry.table_error + entry.unjudged
        assert entry.value == pytest.approx(was + change, abs=EXACT)


@pytest.mark.parametrize("number", range(GAMES))
def test_luck_and_loss_and_the_tables_error_add_up_to_the_result(number: int) -> None:
    ruleset = TABLED[number % len(TABLED)]
    if number % 2:
        history = game_by_levels(ruleset, PAIRS[number % len(PAIRS)], number)
    else:
        history = game_at_random(ruleset, 2, number)
    found = reviewed_whole(history, shipped_tables().table_for(ruleset))
    assert_adds_up(history, found)
    assert found.is_complete
    assert len(found.entries) == len(history.entries)
    assert len(found.curve) == len(history.states)


@st.composite
def small_rulesets(draw: st.DrawFn) -> Ruleset:
    """Draw own rules with so few boxes that they are solved exactly within a moment."""
    ruleset = draw(custom_rulesets())
    costly = ruleset.held_locked or ruleset.saved_rolls.enabled
    boxes = ruleset.categories[: 1 if costly else 2]
    has_yatzy = any(each.key == "yatzy" for each in boxes)
    return replace(
        ruleset,
        categories=boxes,
        upper_bonus=None,
        rolls_per_turn=min(ruleset.rolls_per_turn, 3),
        extra_yatzy_points=ruleset.extra_yatzy_points if has_yatzy else 0,
        joker=ruleset.joker and has_yatzy,
    )


@settings(max_examples=RULESETS)
@given(small_rulesets(), st.integers(0, 10**6))
def test_with_exact_values_luck_and_loss_alone_add_up(ruleset: Ruleset, seed: int) -> None:
    history = game_at_random(ruleset, 2, seed)
    found = reviewed_whole(history, SolvedTable(ruleset))
    assert_adds_up(history, found)
    for seat in found.seats:
        assert seat.error == 0
        assert seat.total == pytest.approx(seat.start + seat.luck - seat.lost, abs=EXACT)
    assert all(each.table_error == pytest.approx(0, abs=EXACT) for each in found.entries)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"fill_order": FillOrder.BOTTOM_UP, "held_locked": True},
        {"saved_rolls": SavedRolls(enabled=True, cap=2)},
    ],
)
def test_three_boxes_with_a_bonus_add_up_exactly(changes: dict[str, Any], seed: int) -> None:
    bonus: dict[str, Any] = {"upper_bonus": UpperBonus(20, 50)}
    ruleset = replace(only_boxes("yatzy-sv", "fives", "sixes", "one_pair"), **bonus | changes)
    history = game_at_random(ruleset, 1, seed)
    (seat,) = reviewed_whole(history, SolvedTable(ruleset)).seats
    assert seat.total == pytest.approx(seat.start + seat.luck - seat.lost, abs=EXACT)


@pytest.mark.parametrize("key", ["yatzy-sv", "maxi-sv-modern", "american"])
def test_the_numbers_are_those_of_advice(key: str) -> None:
    ruleset = find_ruleset(key)
    history = game_by_levels(ruleset, ("casual", "master"), 3)
    table = shipped_tables().table_for(ruleset)
    judged = 0
    for entry in Reviewer(history, table).entries():
        advice = advise(history.states[entry.step], table)
        assert isinstance(entry.action, RollDice | ScoreBox)
        choice = advice.choice_for(entry.action)
        assert choice is not None
        assert entry.loss == choice.loss
        assert entry.error == advice.error
        if entry.choice is not None:
            assert entry.choice.chosen == choice
            assert entry.choice.best == advice.best
            assert entry.choice.options == len(advice.choices)
            judged += 1
        if isinstance(entry.action, RollDice):
            after = advise(history.states[entry.step + 1], table)
            assert entry.luck == pytest.approx(after.value - choice.value, abs=EXACT)
    assert judged > len(ruleset.categories)


def test_luck_is_zero_on_average() -> None:
    ruleset = only_boxes("yatzy-sv", "chance", "yatzy")
    table, start = SolvedTable(ruleset), History.starting(new_game(ruleset, [""]))
    start, _ = start.play(RollDice(), ScriptedDice(dice_from("66123")))
    lucks = []
    for first in range(1, 7):
        dice = ScriptedDice((first,))
        history, _ = start.play(RollDice(frozenset({0, 1, 2, 3})), dice)
        lucks.append(reviewed_whole(history, table).entries[-1].luck)
    assert sum(each or 0.0 for each in lucks) == pytest.approx(0, abs=EXACT)
    assert max(each or 0.0 for each in lucks) > 0.1


def test_a_player_is_judged_alike_whoever_else_plays() -> None:
    ruleset = find_ruleset("yatzy-sv")
    together = game_by_levels(ruleset, ("steady", "casual"), 5)
    alone = History.starting(new_game(ruleset, [""]))
    for state, entry in zip(together.states, together.entries, strict=False):
        if state.current == 1:
            alone, _ = alone.play(entry.action, ScriptedDice(entry.thrown))
    table = shipped_tables().table_for(ruleset)
    one = [each for each in reviewed_whole(together, table).entries if each.seat == 1]
    other = reviewed_whole(alone, table).entries
    assert [(each.luck, each.loss, each.value) for each in one] == [
        (each.luck, each.loss, each.value) for each in other
    ]


def test_what_was_taken_back_leaves_no_trace() -> None:
    start = History.starting(game_of("yatzy-sv", "Åse", "Bo"))
    rolled, _ = start.play(RollDice(), ScriptedDice(dice_from("66621")))
    struck, _ = rolled.play(ScoreBox("yatzy"), ScriptedDice(()))
    back, _ = struck.take_back()
    again, _ = back.play(ScoreBox("sixes"), ScriptedDice(()))
    plain, _ = rolled.play(ScoreBox("sixes"), ScriptedDice(()))
    table = shipped_tables().table_for(start.initial.ruleset)
    assert reviewed_whole(again, table) == reviewed_whole(plain, table)


def test_the_dearest_choices_come_first_and_forced_ones_do_not_count() -> None:
    ruleset = find_ruleset("yatzy-sv")
    found = reviewed_whole(
        game_by_levels(ruleset, ("beginner",), 4), shipped_tables().table_for(ruleset)
    )
    (seat,) = found.seats
    costs = sorted((each.loss for each in found.entries), reverse=True)
    assert [each.loss for each in seat.dearest] == costs[:3]
    assert costs[0] > 1
    real = [each for each in found.entries if each.choice is not None]
    assert seat.choices == len(real)
    assert found.entries[0].choice is None
    # The last box, without rolls left, is no choice either.
    last = found.entries[-1]
    assert isinstance(last.action, ScoreBox)
    assert last.choice is None or last.choice.options > 1


def test_accuracy_is_100_without_loss_and_falls_with_it() -> None:
    ruleset = find_ruleset("yatzy-sv")
    table = shipped_tables().table_for(ruleset)
    history = game_by_levels(ruleset, ("master", "steady", "beginner"), 6)
    best, steady, beginner = reviewed_whole(history, table).seats
    assert best.accuracy == pytest.approx(100, abs=0.01)
    assert best.lost == pytest.approx(0, abs=0.01)
    assert best.with_average_luck == pytest.approx(best.start, abs=1)
    assert steady.accuracy is not None
    assert beginner.accuracy is not None
    assert 100 > steady.accuracy > beginner.accuracy > 0


def test_a_running_game_is_reviewed_as_far_as_it_goes() -> None:
    start = History.starting(game_of("yatzy-sv", "Åse", "Bo"))
    rolled, _ = start.play(RollDice(), ScriptedDice(dice_from("66666")))
    table = shipped_tables().table_for(start.initial.ruleset)
    found = reviewed_whole(rolled, table)
    assert_adds_up(rolled, found)
    mine, other = found.seats
    assert mine.luck > 30
    assert mine.accuracy is None
    assert other.total == other.start == pytest.approx(248.44, abs=0.05)


def test_a_review_can_be_stopped_and_used_as_far_as_it_came() -> None:
    history = game_by_levels(find_ruleset("yatzy-sv"), ("casual", "steady"), 2)
    table = shipped_tables().table_for(history.initial.ruleset)
    seen = []

    def stop_after_five(entry: object) -> bool:
        seen.append(entry)
        return len(seen) < 5

    assert review_game(history, table, stop_after_five) is None
    assert len(seen) == 5
    reviewer = Reviewer(history, table)
    entries = reviewer.entries()
    first = [next(entries) for _ in range(7)]
    part = reviewed(history, reviewer.starts, first)
    assert len(part.curve) == 8
    assert part.entries == tuple(first)


def test_similar_rules_are_told() -> None:
    ruleset = replace(find_ruleset("maxi-da"), key="own", name="own", rolls_per_turn=4)
    history = History.starting(new_game(ruleset, [""]))
    dice = SeededDice(1)
    history, _ = history.play(RollDice(), dice)
    history, _ = history.play(RollDice(frozenset({0})), dice)
    found = reviewed_whole(history, shipped_tables().table_for(ruleset))
    assert found.seats[0].error is None
    assert_adds_up(history, found)


def with_actions(history: History, *actions: GameAction) -> History:
    for action in actions:
        history, _ = history.play(action, SeededDice(4))
    return history


def at_a_real_table() -> History:
    start = new_game(find_ruleset("yatzy-sv"), [Player("Åse", own_dice=True), Player("Bo")])
    return History.starting(start)


def test_real_dice_are_judged_as_far_as_they_are_told() -> None:
    history = with_actions(
        at_a_real_table(),
        EnterDice(dice_from("66612"), 1),
        EnterDice(dice_from("66632"), 3),
        ScoreBox("yatzy"),
    )
    table = shipped_tables().table_for(history.initial.ruleset)
    found = reviewed_whole(history, table)
    assert_adds_up(history, found)
    first, last, box = found.entries
    assert first.luck is not None
    assert first.luck > 5
    assert (last.is_unjudged, last.luck) == (True, None)
    assert box.choice is not None
    assert box.choice.best.points == 18
    assert box.loss > 10
    assert not found.is_complete
    assert (found.seats[0].unjudged_entries, found.seats[1].unjudged_entries) == (1, 0)


def test_points_without_dice_and_corrections_count_as_not_judged() -> None:
    history = with_actions(
        at_a_real_table(),
        EnterPoints("yatzy", 50),
        RollDice(),
        AmendBox(0, "yatzy", 0, "it was four"),
        RenamePlayer(1, "Bosse"),
        ScoreBox("chance"),
        AmendBox(0, "yatzy", None),
    )
    found = reviewed_whole(history, shipped_tables().table_for(history.initial.ruleset))
    assert_adds_up(history, found)
    assert [each.seat for each in found.entries] == [0, 1, 0, 1, 1, 0]
    entered, rolled, amended, renamed, _, opened = found.entries
    assert entered.unjudged > 30
    assert amended.unjudged == pytest.approx(-50 - 0, abs=0.5)
    assert (renamed.unjudged, renamed.is_unjudged) == (0.0, False)
    assert rolled.luck is not None
    assert opened.value == pytest.approx(found.seats[0].start)
    assert found.seats[0].unjudged_entries == 3
    assert found.seats[1].unjudged_entries == 0


def test_a_box_amended_in_the_middle_of_ones_turn_changes_what_the_dice_are_for() -> None:
    start = History.starting(game_of("yatzy-sv", "Åse"))
    history = with_actions(
        start, RollDice(), ScoreBox("chance"), RollDice(), AmendBox(0, "chance", None), RollDice()
    )
    found = reviewed_whole(history, shipped_tables().table_for(history.initial.ruleset))
    assert_adds_up(history, found)
    assert [each.is_unjudged for each in found.entries] == [False, False, False, True, False]


def test_who_left_keeps_their_points_and_who_joined_begins_there() -> None:
    history = with_actions(
        at_a_real_table(),
        EnterPoints("chance", 20),
        RollDice(),
        ScoreBox("chance"),
        JoinGame(Player("Cleo"), (("ones", 3),)),
        HandOver(1, "casual"),
        LeaveGame(0),
        RollDice(),
    )
    found = reviewed_whole(history, shipped_tables().table_for(history.initial.ruleset))
    assert_adds_up(history, found)
    assert len(found.seats) == 3
    assert found.seats[0].total == 20
    assert found.seats[2].start == pytest.approx(found.curve[4][2] or 0)
    assert [values[2] is None for values in found.curve[:5]] == [True, True, True, True, False]
