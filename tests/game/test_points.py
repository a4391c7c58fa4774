from __future__ import annotations

import pytest

from tests.helpers.tables import (
    filled,
    game_of,
    play_turn,
    roll,
    score,
)
from yatzy_desktop.game import (
    BonusEarned,
    BoxScored,
    ExtraYatzyEarned,
    GameState,
    TurnStarted,
    possible_scores,
)


def test_a_box_filled_with_nothing_is_struck() -> None:
    _, events = score(roll(game_of("yatzy-sv"), "12246"), "yatzy")
    assert events[0] == BoxScored(0, "yatzy", 0, scratch=True)
    _, events = score(roll(game_of("yatzy-sv"), "11111"), "ones")
    assert events[0] == BoxScored(0, "ones", 5, scratch=False)


def test_the_bonus_is_earned_once_and_at_once() -> None:
    state = filled(game_of("yatzy-sv"), sixes=30, fives=25, fours=4)
    state, events = score(roll(state, "33345"), "chance")
    assert not [event for event in events if isinstance(event, BonusEarned)]
    state, events = score(roll(state, "22114"), "twos")
    assert events == (BoxScored(0, "twos", 4, scratch=False), BonusEarned(0, 50), TurnStarted(0, 6))
    assert state.scorecard.bonus == 50
    for box in ("ones", "threes"):
        state, events = score(roll(state, "33311"), box)
        assert not [event for event in events if isinstance(event, BonusEarned)]
        assert state.scorecard.bonus == 50


def test_one_point_short_is_no_bonus() -> None:
    state = filled(game_of("yatzy-sv"), sixes=30, fives=25, fours=4, twos=2)
    state, events = score(roll(state, "13456"), "ones")
    assert state.scorecard.upper_sum == 62
    assert [type(event) for event in events] == [BoxScored, TurnStarted]
    assert state.scorecard.bonus == 0


def american(extra: int = 0, **boxes: int) -> GameState:
    return filled(game_of("american"), extra, **boxes)


def test_a_further_yatzy_earns_a_hundred_wherever_it_is_written() -> None:
    state = roll(american(yatzy=50), "44444")
    for box, points in {"fours": 20, "chance": 20, "full_house": 0, "ones": 0}.items():
        after, events = score(state, box)
        assert events[:2] == (
            BoxScored(0, box, points, scratch=points == 0),
            ExtraYatzyEarned(0, 100),
        )
        assert after.scorecard.extra_points == 100
        assert after.scorecard.total == 50 + points + 100


def test_every_further_yatzy_earns_again() -> None:
    state = american(yatzy=50)
    for box in ("sixes", "chance", "three_of_a_kind"):
        state = play_turn(state, "66666", box)
    assert state.scorecard.extra_points == 300
    assert state.scorecard.total == 50 + 30 + 30 + 30 + 300


@pytest.mark.parametrize(
    ("boxes", "digits", "box"),
    [
        ({}, "44444", "yatzy"),  # the first one
        ({}, "44444", "fours"),  # the box still open
        ({"yatzy": 0}, "44444", "fours"),  # struck before
        ({"yatzy": 50}, "44445", "fours"),  # no yatzy
    ],
)
def test_no_hundred_without_fifty_in_the_box(boxes: dict[str, int], digits: str, box: str) -> None:
    state, events = score(roll(american(**boxes), digits), box)
    assert not [event for event in events if isinstance(event, ExtraYatzyEarned)]
    assert state.scorecard.extra_points == 0


# The joker: which boxes a five-alike of fours fills, by what is filled already.
JOKERS = [
    ({}, {"yatzy": 50, "full_house": 0, "small_straight": 0, "large_straight": 0}),
    ({"fours": 8}, {"yatzy": 50, "full_house": 0, "small_straight": 0, "large_straight": 0}),
    ({"yatzy": 50}, {"fours": 20, "full_house": 0, "small_straight": 0, "large_straight": 0}),
    (
        {"yatzy": 50, "fours": 8},
        {"full_house": 25, "small_straight": 30, "large_straight": 40, "chance": 20},
    ),
    (
        {"yatzy": 50, "fours": 0},
        {"full_house": 25, "three_of_a_kind": 20, "four_of_a_kind": 20, "ones": 0},
    ),
    (
        {"yatzy": 0, "fours": 8},
        {"full_house": 25, "small_straight": 30, "large_straight": 40},
    ),
    ({"yatzy": 50, "fives": 5}, {"full_house": 0, "small_straight": 0, "large_straight": 0}),
]


@pytest.mark.parametrize(("boxes", "expected"), JOKERS)
def test_the_joker_is_free_and_full_only_when_its_own_upper_box_is_filled(
    boxes: dict[str, int], expected: dict[str, int]
) -> None:
    state = roll(american(**boxes), "44444")
    possible = possible_scores(state)
    assert {box: possible[box] for box in expected} == expected
    assert set(possible) == {box.key for box in state.ruleset.categories} - set(boxes)
    for box, points in expected.items():
        assert score(state, box)[0].scorecard.score_of(box) == points


def test_only_five_alike_are_a_joker() -> None:
    state = roll(american(yatzy=50, fours=8, fives=5), "44445")
    assert possible_scores(state)["full_house"] == 0
    assert possible_scores(state)["large_straight"] == 0


def test_nordic_games_know_no_joker_and_no_hundreds() -> None:
    state = roll(filled(game_of("yatzy-sv"), yatzy=50, fours=20), "44444")
    assert possible_scores(state)["large_straight"] == 0
    state, events = score(state, "chance")
    assert [type(event) for event in events] == [BoxScored, TurnStarted]


def test_the_best_possible_american_game() -> None:
    state = game_of("american")
    state = play_turn(state, "66666", "yatzy")
    for face, box in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), 1):
        state = play_turn(state, str(face) * 5, box)
    for box in state.scorecard.open_categories:
        state = play_turn(state, "66666", box)
    assert state.is_over
    assert state.scorecard.total == state.ruleset.max_total == 1575


@pytest.mark.parametrize(("key", "total"), [("yatzy-nb", 374), ("maxi-da", 599), ("maxi-nb", 649)])
def test_the_best_possible_nordic_game(key: str, total: int) -> None:
    state = game_of(key)
    alike = {f: str(f) * state.ruleset.dice_count for f in range(1, 7)}
    best = {"ones": alike[1], "twos": alike[2], "threes": alike[3], "fours": alike[4]}
    best |= {"fives": alike[5], "two_pairs": "665566", "three_pairs": "665544"}
    best |= {"small_straight": "123455", "large_straight": "234566", "full_straight": "123456"}
    best |= {"full_house": "666551", "villa": "666555", "tower": "666655"}
    if state.ruleset.dice_count == 5:
        best |= {"two_pairs": "66551", "large_straight": "23456"}
    for box in state.ruleset.categories:
        digits = best.get(box.key, alike[6])[: state.ruleset.dice_count]
        state = play_turn(state, digits, box.key)
    assert state.is_over
    assert state.scorecard.total == total
