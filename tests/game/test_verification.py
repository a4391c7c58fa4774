"""Whoever changes a game's file in one byte is found out."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.helpers.keyed_games import dice_of, how_many, played_out, started
from tests.helpers.tables import dice_from, game_of, only_boxes
from yatzy_desktop.game import (
    EnterDice,
    EnterPoints,
    HandOver,
    History,
    NotationError,
    Player,
    RollDice,
    ScoreBox,
    ScriptedDice,
    Verification,
    WrongRoll,
    WrongStart,
    history_to_text,
    is_as_written,
    new_game,
    text_to_session,
    throw_for_start,
    verify,
)
from yatzy_desktop.rules import rulesets


def is_found_out(data: bytes) -> bool:
    try:
        text = data.decode()
        history, _ = text_to_session(text)
    except (UnicodeDecodeError, NotationError):
        return True
    return not verify(history).is_proven or not is_as_written(text)


def test_games_with_one_changed_byte_are_found_out() -> None:
    rng = random.Random(300)
    boxes = ("ones", "one_pair", "chance")
    rules = [only_boxes(each.key, *boxes) for each in rulesets() if each.key.endswith(("sv", "da"))]
    for number in range(how_many(300)):
        players = ("A", Player("B", "steady"))[: 1 + number % 2]
        history = played_out(started(rng.choice(rules), *players, number=number))
        data = history_to_text(history).encode()
        assert not is_found_out(data)
        place = rng.randrange(len(data))
        other = rng.choice([each for each in range(256) if each != data[place]])
        changed = data[:place] + bytes([other]) + data[place + 1 :]
        assert is_found_out(changed), f"byte {place} of game {number}"


def test_a_changed_face_is_named_even_where_the_file_was_sealed_anew() -> None:
    history = played_out(started(game_of("yatzy-sv").ruleset, "A", "B"))
    rolls = [i for i, each in enumerate(history.entries) if isinstance(each.action, RollDice)]
    place = rolls[len(rolls) // 2]
    entry = history.entries[place]
    faces = (entry.thrown[0] % 6 + 1, *entry.thrown[1:])
    entries = list(history.entries)
    entries[place] = replace(entry, thrown=faces)
    forged = replace(history, entries=tuple(entries)).replay()
    assert is_as_written(history_to_text(forged))
    found = verify(forged)
    state = history.states[place]
    assert isinstance(found.wrong, WrongRoll)
    assert not found.is_proven
    assert (found.wrong.seat, found.wrong.roll) == (state.current, state.turn.rolls_used + 1)
    assert found.wrong.turn == state.round_number
    assert (found.wrong.logged, found.wrong.expected) == (faces, entry.thrown)
    assert found.proven == len(rolls) // 2


def test_another_seed_or_word_is_found_out() -> None:
    history = played_out(started(game_of("yatzy-sv").ruleset, "A", word="x"))
    assert verify(history).is_proven
    assert not verify(history.with_dice(dice_of(2, "x"))).is_proven
    assert not verify(history.with_dice(dice_of(1, "y"))).is_proven


def test_what_nobody_can_prove_is_counted_apart() -> None:
    players = [Player("A", own_dice=True), Player("B")]
    history = started(game_of("yatzy-sv").ruleset, *players)
    history, _ = history.play(EnterDice(dice_from("12345"), 1))
    history, _ = history.play(EnterDice(dice_from("12344"), 2))
    history, _ = history.play(ScoreBox("one_pair"))
    history, _ = history.play(RollDice(), ScriptedDice(dice_from("66666")))
    history, _ = history.play(RollDice(frozenset({0})))
    history, _ = history.play(ScoreBox("chance"))
    history, _ = history.play(EnterPoints("ones", 3))
    assert verify(history) == Verification(proven=1, unkeyed=1, by_hand=3)
    assert not verify(history).is_proven
    assert verify(History.starting(history.initial)) == Verification(0, 0, 0)


def test_dice_of_a_seat_handed_over_are_proven_too() -> None:
    history = started(game_of("yatzy-sv").ruleset, "A")
    history, _ = history.play(RollDice())
    history, _ = history.play(HandOver(0, "steady"))
    history, _ = history.play(RollDice())
    assert verify(history) == Verification(2, 0, 0)


def thrown_for(number: int, word: str = "", players: int = 4) -> History:
    """Return a game whose beginner was thrown for with the dice of that number."""
    dice = dice_of(number, word)
    starter = throw_for_start(players, dice).starter
    state = new_game(game_of("yatzy-sv").ruleset, ["A", "B", "C", "D"][:players], starter)
    return History.starting(state, dice, is_start_thrown=True)


def test_who_begins_is_proven_and_kept_with_the_game() -> None:
    for number in range(how_many(30)):
        history, _ = thrown_for(number, "kaffe").play(RollDice())
        kept, _ = text_to_session(history_to_text(history))
        assert kept == history
        assert verify(kept) == Verification(1, 0, 0, is_start_proven=True)


def test_another_beginner_is_found_out() -> None:
    history = thrown_for(1)
    right = history.initial.starter
    wrong = (right + 1) % 4
    forged = replace(history, states=(replace(history.initial, starter=wrong, current=wrong),))
    read, _ = text_to_session(history_to_text(forged))
    assert verify(read).wrong == WrongStart(wrong, right)
    assert not verify(read).is_proven


def test_a_word_decides_with_the_seed_who_begins() -> None:
    begins = set()
    for number in range(24):
        history = thrown_for(3).with_word(f"word {number}")
        begins.add(history.initial.starter)
        assert history.state.current == history.initial.starter
        assert history == thrown_for(3, f"word {number}")
        assert verify(history).is_start_proven
    assert begins == {0, 1, 2, 3}


def test_a_word_leaves_a_beginner_who_was_not_thrown_for() -> None:
    history = started(game_of("yatzy-sv").ruleset, "A", "B")
    assert {history.with_word(f"{number}").initial.starter for number in range(9)} == {0}


def test_a_word_comes_too_late_after_the_first_roll() -> None:
    history, _ = thrown_for(1).play(RollDice())
    with pytest.raises(ValueError, match="before the first roll"):
        history.with_word("late")
    with pytest.raises(ValueError, match="before the first roll"):
        History.starting(history.initial).with_word("no dice")


def test_saves_from_before_say_nothing_of_who_begins() -> None:
    text = history_to_text(thrown_for(2))
    assert '"starter_thrown":true' in text
    old, _ = text_to_session(text.replace(',"starter_thrown":true', ""))
    assert not old.is_start_thrown
    assert verify(old) == Verification(0, 0, 0)
