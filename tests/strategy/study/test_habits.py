from __future__ import annotations

import pytest

from tests.helpers.played_games import game_by_levels
from tests.helpers.shipped_tables import shipped_tables
from tests.helpers.tables import dice_from, filled, game_of, on_the_table
from yatzy_desktop.game import Action, RollDice, ScoreBox
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy import Choice
from yatzy_desktop.strategy.study import (
    Habit,
    ReviewedChoice,
    WeakSpot,
    all_weak_spots,
    habit_of,
    review_game,
    weak_spots,
)


def kept(digits: str, loss: float = 0.0) -> Choice:
    return Choice(RollDice(), 200.0 - loss, loss, keep=dice_from(digits))


def boxed(box: str, points: int, loss: float = 0.0) -> Choice:
    action: Action = ScoreBox(box)
    return Choice(action, 200.0 - loss, loss, points=points)


def between(chosen: Choice, best: Choice) -> ReviewedChoice:
    return ReviewedChoice(chosen, best, chosen, 2)


@pytest.mark.parametrize(
    ("chosen", "best", "habit"),
    [
        (boxed("yatzy", 0, 3), kept("66"), Habit.STRIKES_TOO_EARLY),
        (boxed("one_pair", 4, 3), kept("66"), Habit.STOPS_TOO_EARLY),
        (kept("66", 2), boxed("full_house", 22), Habit.ROLLS_ON_TOO_LONG),
        (boxed("sixes", 12, 3), boxed("one_pair", 12), Habit.BREAKS_BONUS),
        (boxed("one_pair", 8, 3), boxed("fours", 12), Habit.BREAKS_BONUS),
        (boxed("sixes", 18, 3), boxed("yatzy", 0), Habit.TAKES_WRONG_BOX),
        (boxed("chance", 18, 3), boxed("ones", 2), Habit.WASTES_CHANCE),
        (boxed("yatzy", 0, 3), boxed("ones", 0), Habit.STRIKES_WRONG_BOX),
        (boxed("one_pair", 8, 3), boxed("two_pairs", 14), Habit.TAKES_WRONG_BOX),
        (kept("234", 1), kept("44"), Habit.CHASES_STRAIGHTS),
        (kept("2345", 1), kept("234"), Habit.KEEPS_TOO_MUCH),
        (kept("6", 1), kept("66"), Habit.KEEPS_TOO_LITTLE),
        (kept("", 1), kept("6"), Habit.KEEPS_TOO_LITTLE),
        (kept("664", 1), kept("66"), Habit.KEEPS_TOO_MUCH),
        (kept("55", 1), kept("66"), Habit.KEEPS_WRONG_DICE),
        (kept("55", 0.4), kept("66"), None),
    ],
)
def test_what_a_dear_choice_was_like(chosen: Choice, best: Choice, habit: Habit | None) -> None:
    state = on_the_table(filled(game_of("yatzy-sv"), twos=6), "44432")
    assert habit_of(state, between(chosen, best)) is habit


def test_without_a_bonus_none_is_broken() -> None:
    state = on_the_table(game_of("yatzy-sv", upper_bonus=None), "44432")
    choice = between(boxed("sixes", 12, 3), boxed("one_pair", 12))
    assert habit_of(state, choice) is Habit.TAKES_WRONG_BOX


def test_the_habits_of_a_game_account_for_all_that_was_lost_by_mistakes() -> None:
    history = game_by_levels(find_ruleset("yatzy-sv"), ("beginner", "casual"), 2)
    found = review_game(history, shipped_tables().table_for(history.initial.ruleset))
    assert found is not None
    spots = weak_spots(history, found.entries, 0)
    mine = [each.loss for each in found.entries if each.seat == 0 and each.loss >= 0.5]
    assert sum(each.times for each in spots) == len(mine) > 3
    assert sum(each.lost for each in spots) == pytest.approx(sum(mine))
    assert [each.lost for each in spots] == sorted((each.lost for each in spots), reverse=True)
    both = weak_spots(history, found.entries)
    assert sum(each.times for each in both) > len(mine)


def test_only_what_came_three_times_is_a_habit() -> None:
    once = [WeakSpot(Habit.CHASES_STRAIGHTS, 1, 2.0), WeakSpot(Habit.BREAKS_BONUS, 1, 9.0)]
    often = [WeakSpot(Habit.CHASES_STRAIGHTS, 2, 1.0)]
    assert all_weak_spots([once, often]) == (WeakSpot(Habit.CHASES_STRAIGHTS, 3, 3.0),)
