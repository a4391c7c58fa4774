from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.tables import game_of, play_turn, roll
from yatzy_desktop.game import (
    GameState,
    NotationError,
    new_game,
    parse_state_line,
    state_line,
)
from yatzy_desktop.rules import Ruleset, rulesets


def with_default_names(state: GameState) -> GameState:
    names = [f"Player {seat + 1}" for seat in range(len(state.players))]
    return replace(state, players=new_game(state.ruleset, names).players)


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_a_state_comes_back_from_its_line(ruleset: Ruleset) -> None:
    digits = "666612"[: ruleset.dice_count]
    state = new_game(ruleset, ["a", "b"], 1)
    seen = [state]
    state = roll(state, digits)
    seen.append(state)
    state = roll(state, digits[2:], held=[0, 3])
    seen.append(state)
    seen.append(play_turn(play_turn(seen[0], digits, "sixes"), digits, "sixes"))
    for each in seen:
        line = state_line(each)
        assert "\n" not in line
        assert parse_state_line(line) == with_default_names(each)
        assert state_line(parse_state_line(line)) == line


def test_the_line_of_a_known_state() -> None:
    state = roll(game_of("american", "a", "b"), "66666")
    assert state_line(state) == (
        "american 0/0 -,-,-,-,-,-,-,-,-,-,-,-,-+0*0 -,-,-,-,-,-,-,-,-,-,-,-,-+0*0 66666#1!"
    )


OPEN = "-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "yatzy-sv",
        "yatzy-sv 0/0 -#0!",
        f"yatzy-xx 0/0 {OPEN}+0*0 -#0!",
        f"yatzy-sv 0 {OPEN}+0*0 -#0!",
        f"yatzy-sv 1/0 {OPEN}+0*0 -#0!",
        f"yatzy-sv 0/1 {OPEN}+0*0 -#0!",
        f"yatzy-sv 0/-1 {OPEN}+0*0 -#0!",
        f"yatzy-sv 0/0 {OPEN},-+0*0 -#0!",
        f"yatzy-sv 0/0 {OPEN}*0 -#0!",
        f"yatzy-sv 0/0 {OPEN}+0 -#0!",
        f"yatzy-sv 0/0 {OPEN}+0*-1 -#0!",
        f"yatzy-sv 0/0 {OPEN}+-5*0 -#0!",
        f"yatzy-sv 0/0 6{OPEN[1:]}+0*0 -#0!",
        f"yatzy-sv 0/0 -1{OPEN[1:]}+0*0 -#0!",
        f"yatzy-sv 0/0 {'9' * 5000}{OPEN[1:]}+0*0 -#0!",
        f"yatzy-sv 0/0 {OPEN}+0*0 -",
        f"yatzy-sv 0/0 {OPEN}+0*0 -#0",
        f"yatzy-sv 0/0 {OPEN}+0*0 -#1!",
        f"yatzy-sv 0/0 {OPEN}+0*0 -#0!1",
        f"yatzy-sv 0/0 {OPEN}+0*0 12345#0!",
        f"yatzy-sv 0/0 {OPEN}+0*0 12345#-1!",
        f"yatzy-sv 0/0 {OPEN}+0*0 12345#4!",
        f"yatzy-sv 0/0 {OPEN}+0*0 1234#1!",
        f"yatzy-sv 0/0 {OPEN}+0*0 12347#1!",
        f"yatzy-sv 0/0 {OPEN}+0*0 12345#1!0",
        f"yatzy-sv 0/0 {OPEN}+0*0 12345#2!5",
        f"yatzy-sv 0/0 {OPEN}+0*0 12345#2!x",
        f"yatzy-sv 0/0 {OPEN}+0*0  12345#2!0",
    ],
    ids=lambda line: line[-30:],
)
def test_a_line_that_is_no_state_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        parse_state_line(line)


def test_a_line_of_a_turn_that_uses_the_bank_is_read() -> None:
    boxes = ",".join(["-"] * 20)
    state = parse_state_line(f"maxi-sv-modern 0/0 {boxes}+0*2 123456#5!01234")
    assert (state.rolls_left, state.bank_left) == (0, 0)
    with pytest.raises(NotationError):
        parse_state_line(f"maxi-sv-modern 0/0 {boxes}+0*2 123456#6!01234")


@given(st.text() | st.from_regex(r"yatzy-sv 0/0 [-0-9,+*]{0,40} [-1-6]{0,6}#[0-9]!"))
def test_any_line_is_a_state_or_a_named_error(line: str) -> None:
    try:
        state = parse_state_line(line)
    except NotationError:
        return
    assert parse_state_line(state_line(state)) == state
