from __future__ import annotations

import datetime as dt
import json
from typing import Any

import pytest

from tests.helpers.played_games import game_by_levels
from tests.helpers.shipped_tables import shipped_tables
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy import advise
from yatzy_desktop.strategy.study import (
    Habit,
    Mistake,
    Notebook,
    PracticeError,
    answered,
    mistake_in_answer,
    mistakes_of,
    notebook_from_plain,
    notebook_to_plain,
    review_game,
    weak_spots,
)
from yatzy_desktop.strategy.study.notebook import MOST_MISTAKES

RULES = find_ruleset("yatzy-sv")
TABLE = shipped_tables().table_for(RULES)
GAME = game_by_levels(RULES, ("casual", "steady"), 3)
FOUND = review_game(GAME, TABLE)
assert FOUND is not None
MISTAKES = tuple(mistakes_of(GAME, FOUND.entries, 0, TABLE))
TODAY = dt.date(2030, 5, 1)


def test_the_mistakes_of_a_game_are_its_weak_spots() -> None:
    assert FOUND is not None
    spots = {each.habit: (each.times, each.lost) for each in weak_spots(GAME, FOUND.entries, 0)}
    counted = {habit: sum(each.habit == habit for each in MISTAKES) for habit in spots}
    assert counted == {habit: times for habit, (times, _) in spots.items()}
    assert any(each.plain for each in MISTAKES)


def test_the_same_mistake_counts_once() -> None:
    once = Notebook().noting(MISTAKES)
    assert once.noting(MISTAKES) == once
    assert len(once.mistakes) == len({each.name for each in MISTAKES})


def test_what_can_be_asked_comes_newest_first_and_by_its_own_rules() -> None:
    notebook = Notebook().noting(MISTAKES)
    asked = [each.name for each in notebook.positions(RULES)]
    assert asked == [each.name for each in reversed(notebook.mistakes) if each.plain]
    assert all(each.is_mistake for each in notebook.positions(RULES))
    assert list(notebook.positions(find_ruleset("maxi-sv-classic"))) == []


def test_habits_are_what_happened_often() -> None:
    many = [Mistake("r", str(n), Habit.WASTES_CHANCE, 1.5, {}) for n in range(3)]
    few = [Mistake("r", f"b{n}", Habit.BREAKS_BONUS, 9.0, {}) for n in range(2)]
    spots = Notebook().noting([*many, *few]).weak_spots
    assert [(each.habit, each.times, each.lost) for each in spots] == [
        (Habit.WASTES_CHANCE, 3, 4.5)
    ]


def test_only_so_many_are_kept_the_oldest_go() -> None:
    many = [Mistake("r", str(n), Habit.WASTES_CHANCE, 1.0, {}) for n in range(MOST_MISTAKES + 5)]
    kept = Notebook().noting(many).mistakes
    assert [each.name for each in kept] == [str(n) for n in range(5, MOST_MISTAKES + 5)]


def test_a_wrong_answer_is_a_mistake_and_a_right_one_none() -> None:
    notebook = Notebook().noting(MISTAKES)
    position = next(iter(notebook.positions(RULES)))
    analysis = advise(position.state, TABLE)
    wrong = next(each for each in analysis.choices if each.loss >= 0.5)
    _, answer = answered(notebook.practice, position, analysis, wrong.action, TODAY)
    mistake = mistake_in_answer(position, analysis, answer)
    assert mistake is not None
    assert (mistake.name, mistake.lost) == (position.name, wrong.loss)
    _, right = answered(notebook.practice, position, analysis, analysis.best.action, TODAY)
    assert mistake_in_answer(position, analysis, right) is None


def test_a_notebook_is_read_as_it_was_written() -> None:
    notebook = Notebook().noting(MISTAKES)
    position = next(iter(notebook.positions(RULES)))
    analysis = advise(position.state, TABLE)
    worst = analysis.choices[-1]
    practice, _ = answered(notebook.practice, position, analysis, worst.action, TODAY)
    plain = json.loads(json.dumps(notebook_to_plain(Notebook(practice, notebook.mistakes))))
    again = notebook_from_plain(plain)
    assert again.practice == practice
    assert [each.name for each in again.mistakes] == [each.name for each in notebook.mistakes]
    assert list(again.positions(RULES)) == list(notebook.positions(RULES))


GOOD = notebook_to_plain(Notebook().noting(MISTAKES[:1]))


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"mistakes": 3},
        {"mistakes": [{}]},
        {"mistakes": [GOOD["mistakes"][0] | {"habit": "sleeps"}]},
        {"mistakes": [GOOD["mistakes"][0] | {"lost": True}]},
        {"mistakes": [GOOD["mistakes"][0] | {"lost": float("nan")}]},
        {"mistakes": [GOOD["mistakes"][0] | {"name": 3}]},
        {"mistakes": [GOOD["mistakes"][0] | {"position": []}]},
        {"practice": {}},
    ],
    ids=str,
)
def test_what_is_no_notebook_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(PracticeError):
        notebook_from_plain(GOOD | change)
    with pytest.raises(PracticeError):
        notebook_from_plain([])


def test_a_position_kept_by_other_hands_is_passed_over() -> None:
    broken = Mistake(MISTAKES[0].ruleset, "x", Habit.WASTES_CHANCE, 1.0, {"dice": [9]})
    assert list(Notebook().noting([broken]).positions(RULES)) == []
