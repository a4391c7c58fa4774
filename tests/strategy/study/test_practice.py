from __future__ import annotations

import datetime as dt
import itertools
import json
import os
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.brute_force import BruteForce
from tests.helpers.played_games import game_by_levels
from tests.helpers.shipped_tables import shipped_tables
from tests.helpers.strategies import plain_values
from tests.helpers.tables import game_of, on_the_table
from yatzy_desktop.game import ScoreBox
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy import Analysis, advise, sensible
from yatzy_desktop.strategy.study import (
    Position,
    PositionError,
    Practice,
    PracticeError,
    answered,
    mistakes_in,
    next_position,
    position_from_plain,
    position_to_plain,
    practice_from_plain,
    practice_to_plain,
    review_game,
    two_choices,
    usual_positions,
)

RULESET = find_ruleset("yatzy-sv")
TABLE = shipped_tables().table_for(RULESET)
BRUTE_FORCED = int(os.environ.get("YATZY_PRACTICE_POSITIONS", "1"))
LAST_BOXES = 2
TODAY = dt.date(2030, 5, 1)


def days(count: int) -> dt.date:
    return TODAY + dt.timedelta(days=count)


def some(count: int, seed: int = 1) -> list[Position]:
    return list(itertools.islice(usual_positions(RULESET, TABLE, random.Random(seed)), count))


SOME = some(12)


def analysis_of(position: Position) -> Analysis:
    return advise(position.state, TABLE)


def answer(practice: Practice, position: Position, today: dt.date, *, right: bool) -> Practice:
    analysis = analysis_of(position)
    action = analysis.choices[0 if right else -1].action
    after, told = answered(practice, position, analysis, action, today)
    assert told.is_right is right
    return after


@pytest.mark.parametrize("key", ["yatzy-sv", "maxi-sv-modern", "american"])
def test_usual_positions_are_worth_a_thought(key: str) -> None:
    ruleset = find_ruleset(key)
    table = shipped_tables().table_for(ruleset)
    found = list(itertools.islice(usual_positions(ruleset, table, random.Random(2)), 8))
    assert len({each.name for each in found}) == 8
    for position in found:
        analysis = advise(position.state, table)
        choices = two_choices(position.state, analysis)
        assert choices is not None
        best, second = choices
        assert best == analysis.best
        assert 0.5 <= second.loss <= 5
        assert {best, second} <= set(sensible(position.state, analysis.choices))
        assert not position.is_mistake
        assert position_from_plain(ruleset, position_to_plain(position)) == position


def test_answers_at_the_end_of_a_card_are_those_of_brute_force() -> None:
    """`YATZY_PRACTICE_POSITIONS=200` tries as many as that."""
    late = (
        each
        for each in usual_positions(RULESET, TABLE, random.Random(7))
        if len(each.state.scorecard.open_categories) <= LAST_BOXES
    )
    for position in itertools.islice(late, BRUTE_FORCED):
        analysis = analysis_of(position)
        tried = BruteForce().choice_values(position.state)
        assert analysis.error == 0
        assert analysis.value == pytest.approx(max(tried.values()))
        for choice in analysis.choices:
            assert choice.value == pytest.approx(tried[choice.action])


def test_the_same_source_gives_the_same_positions() -> None:
    assert some(4) == SOME[:4]
    assert some(4, seed=2) != SOME[:4]


def test_plain_or_equal_choices_are_never_asked() -> None:
    yatzy = on_the_table(game_of("yatzy-sv"), "66666")
    assert two_choices(yatzy, advise(yatzy, TABLE)) is None
    own = replace(find_ruleset("maxi-da"), key="own", name="own", rolls_per_turn=4)
    similar = shipped_tables().table_for(own)
    for position in SOME[:2]:
        state = on_the_table(replace(game_of("maxi-da"), ruleset=own), "123456")
        assert two_choices(state, advise(state, similar)) is None
        assert two_choices(position.state, analysis_of(position)) is not None


def test_own_mistakes_come_dearest_first() -> None:
    history = game_by_levels(RULESET, ("steady", "beginner"), 1)
    found = review_game(history, TABLE)
    assert found is not None
    mistakes = list(mistakes_in(history, found.entries, 1, TABLE))
    assert mistakes
    losses = []
    for position in mistakes:
        assert position.is_mistake
        assert len(position.state.players) == 1
        place = next(
            each
            for each in found.entries
            if each.seat == 1
            and history.states[each.step].turn == position.state.turn
            and history.states[each.step].scorecards[1] == position.state.scorecard
        )
        losses.append(place.loss)
    assert losses == sorted(losses, reverse=True)
    assert min(losses) >= 0.5
    first = next_position(Practice(), RULESET, TODAY, mistakes, SOME)
    assert first == mistakes[0]


def test_nothing_right_is_asked_again_and_no_pattern_twice_in_a_row() -> None:
    practice, asked = Practice(), list[Position]()
    for _ in range(len(SOME)):
        position = next_position(practice, RULESET, TODAY, (), SOME)
        assert position is not None
        others = [each for each in SOME if each.name not in {a.name for a in asked}]
        if any(each.pattern != practice.last_pattern for each in others):
            assert position.pattern != practice.last_pattern
        asked.append(position)
        practice = answer(practice, position, TODAY, right=True)
    assert len({each.name for each in asked}) == len(SOME)
    assert next_position(practice, RULESET, days(400), (), SOME) is None
    assert practice.score == practice.right == practice.answered == len(SOME)


def test_what_was_wrong_comes_back_later_and_later_until_it_is_known() -> None:
    position = SOME[0]
    practice = answer(Practice(), position, TODAY, right=False)
    assert (practice.score, practice.answered) == (0, 1)
    assert next_position(practice, RULESET, TODAY, [position], ()) is None
    day = 0
    for wait in (1, 3, 7, 16, 35):
        assert next_position(practice, RULESET, days(day + wait - 1), (), ()) is None
        day += wait
        assert next_position(practice, RULESET, days(day), (), ()) == position
        practice = answer(practice, position, days(day), right=True)
    assert practice.waiting == ()
    assert next_position(practice, RULESET, days(1000), [position], ()) is None


def test_wrong_again_starts_anew() -> None:
    position = SOME[0]
    practice = answer(Practice(), position, TODAY, right=False)
    practice = answer(practice, position, days(1), right=True)
    practice = answer(practice, position, days(4), right=False)
    assert next_position(practice, RULESET, days(5), (), ()) == position


def test_what_waits_of_other_rules_is_not_asked() -> None:
    practice = answer(Practice(), SOME[0], TODAY, right=False)
    assert next_position(practice, find_ruleset("american"), days(9), (), ()) is None


def test_the_record_survives_its_file() -> None:
    practice = Practice()
    for number, position in enumerate(SOME[:6]):
        practice = answer(practice, position, TODAY, right=number % 2 == 0)
    plain = json.loads(json.dumps(practice_to_plain(practice)))
    assert practice_from_plain(plain) == practice


@settings(max_examples=200)
@given(plain_values)
def test_a_broken_record_is_refused(plain: Any) -> None:
    with pytest.raises(PracticeError):
        practice_from_plain(plain)


@settings(max_examples=200)
@given(
    st.sampled_from(sorted(position_to_plain(SOME[0]))),
    plain_values,
)
def test_a_broken_position_is_refused_or_harmless(field: str, value: Any) -> None:
    plain = position_to_plain(SOME[0]) | {field: value}
    try:
        position = position_from_plain(RULESET, plain)
    except PositionError:
        return
    advise(position.state, TABLE)


def test_a_record_with_a_broken_position_still_works() -> None:
    practice = answer(Practice(), SOME[0], TODAY, right=False)
    broken = replace(practice.waiting[0], plain={"dice": "?"})
    practice = replace(practice, waiting=(broken,))
    found = next_position(practice, RULESET, days(9), (), SOME[1:])
    assert found is not None
    assert found.name != SOME[0].name


def test_an_illegal_answer_is_refused() -> None:
    with pytest.raises(ValueError, match="tens"):
        answered(Practice(), SOME[0], analysis_of(SOME[0]), ScoreBox("tens"), TODAY)
