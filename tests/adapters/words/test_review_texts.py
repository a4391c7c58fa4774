"""What is said of a reviewed game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.played_games import game_by_levels
from tests.helpers.shipped_tables import shipped_tables
from yatzy_desktop.adapters.words.review_texts import (
    accuracy_text,
    better_text,
    curve_text,
    dear_text,
    decimal_text,
    exactness_text,
    ledger,
    luck_text,
    signed_text,
    verdict_text,
)
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy.study import review_game

RULES = find_ruleset("yatzy-sv")
GAME = game_by_levels(RULES, ("casual",), 3)
REVIEW = review_game(GAME, shipped_tables().table_for(RULES))
assert REVIEW is not None
SEAT = REVIEW.seats[0]
points = st.floats(-400, 400).map(lambda each: round(each, 3))


def value(text: str) -> float:
    return float(text.replace("\N{MINUS SIGN}", "-").replace("±", ""))


@given(points, points, st.floats(0, 400), st.floats(-3, 3), st.sampled_from([0, 1, 2]))
def test_the_lines_add_up_to_the_result_as_they_are_written(
    start: float, luck: float, lost: float, error: float, decimals: int
) -> None:
    seat = replace(SEAT, start=start, luck=luck, lost=lost, table_error=error)
    total = start + luck - lost + error + seat.unjudged
    lines = ledger(replace(seat, total=total), decimals, is_over=False)
    place = next(number for number, line in enumerate(lines) if line.is_sum)
    parts = sum(value(line.points) for line in lines[:place])
    assert parts == pytest.approx(value(lines[place].points), abs=1e-6)


def test_the_account_of_a_game() -> None:
    lines = ledger(SEAT, 1, is_over=True)
    assert [line.name for line in lines[:3]] == [
        "Expected at the start",
        "Luck of the dice",
        "Lost by choices",
    ]
    result = next(line for line in lines if line.is_sum)
    assert (result.name, result.points) == ("Result", str(GAME.state.scorecards[0].total))
    assert lines[-1].points == f"{SEAT.with_average_luck:.1f}"
    assert ledger(SEAT, 1, is_over=False)[-2].name == "Expected result"


def test_what_was_entered_without_dice_has_a_line_of_its_own() -> None:
    seat = replace(SEAT, unjudged=-4.0, unjudged_entries=1, total=SEAT.total - 4.0)
    lines = ledger(seat, 1, is_over=True)
    assert any(line == replace(line, name="Entered without dice", points="−4.0") for line in lines)


@pytest.mark.parametrize(
    ("luck", "text"),
    [
        (16.2, "Luck +16.2: a very lucky roll"),
        (7.1, "Luck +7.1: a lucky roll"),
        (0.01, "Luck ±0.0"),
        (-3.0, "Luck −3.0"),
        (-8.0, "Luck −8.0: an unlucky roll"),
        (-20.0, "Luck −20.0: a very unlucky roll"),
    ],
)
def test_luck_is_told_with_its_size(luck: float, text: str) -> None:
    assert luck_text(luck) == text


def test_the_dearest_choice_is_told_with_a_better_one() -> None:
    dear = SEAT.dearest[0]
    state = GAME.states[dear.step]
    assert verdict_text(dear, state, 1).endswith(f"It cost {dear.loss:.1f} points.")
    assert better_text(dear, state, 1).startswith("Better: ")
    told = dear_text(dear, state, 1)
    assert told.startswith(f"−{dear.loss:.1f} in round {dear.round_number}: ")
    assert better_text(dear, state, 1) in told


def test_the_best_choice_has_none_better() -> None:
    assert REVIEW is not None
    good = next(each for each in REVIEW.entries if each.choice and each.loss == 0)
    state = GAME.states[good.step]
    assert verdict_text(good, state, 1).endswith("The best choice.")
    assert better_text(good, state, 1) == ""
    forced = replace(good, choice=None)
    assert verdict_text(forced, state, 1) == "There was no choice."
    assert verdict_text(replace(forced, is_unjudged=True), state, 1).endswith("judged.")
    assert dear_text(forced, state, 1) == better_text(forced, state, 1) == ""


def test_accuracy_explains_itself() -> None:
    assert SEAT.accuracy is not None
    assert accuracy_text(SEAT).startswith(f"Accuracy {SEAT.accuracy:.0f} of 100: ")
    assert "2 points lost per choice make it 37" in accuracy_text(SEAT)
    assert accuracy_text(replace(SEAT, choices=0)) == ""


@pytest.mark.parametrize(
    ("error", "word"), [(None, "similar rules"), (0.2, "off by 0.2 points"), (0.0, "")]
)
def test_how_far_values_hold(error: float | None, word: str) -> None:
    assert word in exactness_text(error)
    assert bool(exactness_text(error)) == bool(word)


def test_numbers_have_true_signs() -> None:
    assert [decimal_text(each, 1) for each in (3.25, -0.04, -2.0)] == ["3.2", "0.0", "−2.0"]
    assert [signed_text(each, 0) for each in (3.4, -0.4, -2.0)] == ["+3", "±0", "−2"]


def test_a_graph_is_told_line_by_line() -> None:
    told = curve_text(["Anna", "Bo"], [248.4, 248.4], [265, 291])
    assert told == "Anna: from 248 to 265 points\nBo: from 248 to 291 points"
