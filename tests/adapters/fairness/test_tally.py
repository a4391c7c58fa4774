"""What is counted of dice: faces, neighbours, streaks; whose they are; and real ones apart."""

from __future__ import annotations

import random
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.keyed_games import dice_of as keyed_dice
from tests.helpers.keyed_games import played_out, started
from yatzy_desktop.adapters.fairness.tally import STREAKS, GameDice, Tally, dice_of, tally_of
from yatzy_desktop.game import EnterDice, History, Player, RollDice, ScoreBox, new_game
from yatzy_desktop.rules import find_ruleset

RULES = find_ruleset("yatzy-sv")
FACES = st.lists(st.integers(1, 6), max_size=60)


def test_a_row_of_dice_is_counted() -> None:
    tally = tally_of((1, 1, 1, 6, 6, 2))
    assert tally.faces == (3, 1, 0, 0, 0, 2)
    assert {
        (place // 6 + 1, place % 6 + 1): count for place, count in enumerate(tally.pairs) if count
    } == {(1, 1): 2, (1, 6): 1, (6, 6): 1, (6, 2): 1}
    assert dict(zip(STREAKS, tally.streaks, strict=True)) == {2: 2, 3: 1, 4: 0, 5: 0, 6: 0}
    assert (tally.dice, tally.neighbours, tally.repeats, tally.longest) == (6, 5, 3, 3)


def test_no_dice_are_nothing() -> None:
    assert tally_of(()) == Tally()
    assert Tally().fair_streaks == (0.0,) * len(STREAKS)


@given(FACES, FACES)
def test_what_is_counted_of_two_rows_is_the_sum(one: list[int], other: list[int]) -> None:
    both = tally_of(one) + tally_of(other)
    assert both.dice == len(one) + len(other)
    assert both.neighbours == max(0, len(one) - 1) + max(0, len(other) - 1)
    lengths = [len(list(run)) for row in (one, other) for _, run in groupby(row)]
    for least, count in zip(STREAKS, both.streaks, strict=True):
        assert count == sum(length >= least for length in lengths)
    assert both.longest == max(lengths, default=0)


def test_fair_dice_have_as_many_streaks_as_is_said() -> None:
    rng, rows = random.Random(5), 2000
    tally = sum((tally_of(rng.choices(range(1, 7), k=40)) for _ in range(rows)), Tally())
    for counted, fair in zip(tally.streaks, tally.fair_streaks, strict=True):
        # Six times the spread of rare events, and no less than a handful.
        assert abs(counted - fair) <= 6 * fair**0.5 + 3


def test_people_and_computers_are_counted_apart() -> None:
    game = played_out(started(RULES, "Anna", Player("", "sharp")))
    dice = dice_of(game)
    thrown = {True: 0, False: 0}
    for state, entry in zip(game.states, game.entries, strict=False):
        thrown[state.player.is_human] += len(entry.thrown)
    assert (dice.people.dice, dice.computers.dice) == (thrown[True], thrown[False])
    assert min(thrown.values()) >= 75
    assert (dice.games, dice.by_hand) == (1, 0)
    assert dice.everybody.faces == (dice.people + dice.computers).faces


def test_real_dice_are_not_the_programs() -> None:
    players = (Player("Anna", own_dice=True), Player("Bo"))
    game = History.starting(new_game(RULES, players), keyed_dice(1))
    for action in (EnterDice((1, 2, 3, 4, 5)), ScoreBox("ones"), RollDice(), ScoreBox("ones")):
        game, _ = game.play(action)
    dice = dice_of(game)
    assert (dice.by_hand, dice.everybody.dice) == (1, 5)


@pytest.mark.parametrize("games", [0, 3])
def test_games_add_up(games: int) -> None:
    each = dice_of(played_out(started(RULES, "Anna", "Bo")))
    whole = sum([each] * games, GameDice())
    assert whole.games == games
    assert whole.people.dice == games * each.people.dice
    assert whole.people.rows == games
