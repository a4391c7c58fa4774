from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.helpers.shipped_tables import shipped_tables
from tests.helpers.tables import filled, on_the_table, only_boxes
from yatzy_desktop.game import GameState, RollDice, ScoreBox, SeededDice, apply, new_game
from yatzy_desktop.rules import Ruleset, find_ruleset
from yatzy_desktop.strategy import ComputerPlayer, SolvedTable, find_level, play_matches

CHANCE = only_boxes("yatzy-sv", "chance")
FIVES = only_boxes("yatzy-sv", "fives", "chance")


def player_of(level: str, ruleset: Ruleset) -> ComputerPlayer:
    return ComputerPlayer(find_level(level), ruleset, SolvedTable(ruleset))


def shipped_player(level: str, key: str) -> ComputerPlayer:
    ruleset, tables = find_ruleset(key), shipped_tables()
    return ComputerPlayer(
        find_level(level), ruleset, tables.table_for(ruleset), tables.spread_for(ruleset)
    )


def last_chance(digits: str, *others: int, used: int = 2) -> GameState:
    """Return a throw for the last box of the first player; all others are done."""
    state = new_game(CHANCE, [str(seat) for seat in range(len(others) + 1)])
    for seat, points in enumerate(others, 1):
        state = filled(state, seat=seat, chance=points)
    return on_the_table(state, digits, used)


@pytest.mark.parametrize("others", [(27,), (28,), (20, 28)])
def test_a_player_to_win_gives_up_points_that_do_not_win(others: tuple[int, ...]) -> None:
    state = last_chance("55566", *others)
    if max(others) == 27:
        # A shared win is certain, more is a gamble: one six in six.
        assert choice("contender", state) == ScoreBox("chance")
        return
    assert choice("master", state) == ScoreBox("chance")
    action = choice("contender", state)
    assert isinstance(action, RollDice)
    held = sorted((5, 5, 5, 6, 6)[place] for place in action.held)
    assert held == [5, 5, 6, 6]


def test_points_settle_what_is_won_or_lost_in_any_case() -> None:
    for others in ((4,), (31,)):
        state = last_chance("12345", *others)
        assert choice("contender", state) == choice("master", state)


def test_a_lead_is_not_risked_for_points() -> None:
    # 18 wins for certain; to hold the six alone would give more on average.
    state = last_chance("33336", 17)
    assert choice("contender", state) == ScoreBox("chance")
    assert isinstance(choice("master", state), RollDice)


def choice(level: str, state: GameState) -> object:
    return player_of(level, state.ruleset).choose(state, random.Random(1))


def test_alone_and_far_from_the_end_it_plays_as_the_master_does() -> None:
    ruleset = find_ruleset("yatzy-sv")
    contender, master = (shipped_player(each, "yatzy-sv") for each in ("contender", "master"))
    rng = random.Random(1)
    for names, turns in ((["Åse"], 15), (["Åse", "Bo"], 2)):
        state, dice = new_game(ruleset, names), SeededDice(5)
        while state.round_number <= turns and not state.is_over:
            action = contender.choose(state, rng)
            assert action == master.choose(state, rng)
            state, _ = apply(state, action, dice)


@pytest.mark.parametrize("key", ["american", "maxi-da", "maxi-sv-modern"])
def test_it_plays_the_end_of_every_game_legally(key: str) -> None:
    player, rng, dice = shipped_player("contender", key), random.Random(1), SeededDice(2)
    state = new_game(find_ruleset(key), ["Åse", "Bo", "Cilla"])
    open_boxes = {"sixes", "full_house", "yatzy"}
    boxes = {each.key: 10 for each in state.ruleset.categories if each.key not in open_boxes}
    for seat in range(3):
        state = filled(state, seat=seat, **boxes)
    while not state.is_over:
        # `apply` refuses an illegal action, which would fail the test.
        state, _ = apply(state, player.choose(state, rng), dice)


def test_matches_are_counted_from_both_sides() -> None:
    players = player_of("contender", FIVES), player_of("beginner", FIVES)
    told = play_matches(players, games=60, seed=3)
    assert told.games == 60
    assert told.won + told.shared <= 60
    assert told.share > 0.5 + 2 * told.standard_error
    again = play_matches((player_of("contender", FIVES), players[1]), games=60, seed=3)
    assert again == told
    with pytest.raises(ValueError, match="no games"):
        play_matches(players, games=0, seed=1)


def test_without_a_spread_it_plays_to_win_in_the_last_boxes_only() -> None:
    ruleset = find_ruleset("yatzy-sv")
    bare = ComputerPlayer(find_level("contender"), ruleset, shipped_tables().table_for(ruleset))
    state = new_game(ruleset, ["Åse", "Bo"])
    last = {each.key: 0 for each in ruleset.categories if each.key != "chance"}
    state = filled(filled(state, **last), seat=1, **(last | {"chance": 28}))
    assert isinstance(bare.choose(on_the_table(state, "55566", 2), random.Random(1)), RollDice)
    early = replace(on_the_table(new_game(ruleset, ["Åse", "Bo"]), "55566", 2))
    master = shipped_player("master", "yatzy-sv")
    assert bare.choose(early, random.Random(1)) == master.choose(early, random.Random(1))
