"""What stands in a save beside the throws and boxes, and what keeps it from being changed."""

from __future__ import annotations

import json
from pathlib import Path

from tests.helpers.keyed_games import dice_of, played_out, started
from tests.helpers.tables import game_of, only_boxes
from yatzy_desktop.game import (
    AmendBox,
    EnterDice,
    EnterPoints,
    HandOver,
    History,
    JoinGame,
    LeaveGame,
    Player,
    RenamePlayer,
    RollDice,
    ScoreBox,
    history_to_text,
    is_as_written,
    new_game,
    text_to_session,
)

SAVES = Path(__file__).parents[1] / "data" / "saves"

TEXT = history_to_text(
    played_out(started(only_boxes("yatzy-da", "ones", "chance"), "Åse", "Robot"))
)


def test_every_kind_of_entry_and_the_dice_come_back() -> None:
    players = [Player("Åse", own_dice=True), Player("", "expert"), Player("Bo", guest=True)]
    history = started(game_of("yatzy-da").ruleset, *players, word="kaffe")
    for action in (
        EnterDice((1, 2, 3, 4, 5)),
        ScoreBox("chance"),
        RollDice(),
        HandOver(1, None),
        ScoreBox("ones"),
        AmendBox(1, "ones", 0, "saw a ghost"),
        RenamePlayer(2, "Bosse"),
        JoinGame(Player("Late", own_dice=True), (("ones", 0), ("twos", 4))),
        LeaveGame(2, struck=True),
        EnterPoints("yatzy", 50, 3, alike=True),
        EnterPoints("threes", 9),
    ):
        history, _ = history.play(action)
    text = history_to_text(history)
    assert text_to_session(text) == (history, frozenset())
    assert is_as_written(text)
    back, _ = history.take_back()
    assert text_to_session(history_to_text(back)) == (back, frozenset())


def test_that_the_seed_was_shown_comes_back() -> None:
    history = played_out(started(only_boxes("yatzy-sv", "chance"), "A")).revealed()
    assert text_to_session(history_to_text(history))[0].is_revealed


def test_a_save_is_as_written_until_a_sign_changes() -> None:
    assert is_as_written(TEXT)
    assert not is_as_written(TEXT.replace('"thrown":[', '"thrown":[ ', 1))
    assert not is_as_written(TEXT.replace("Robot", "Tobor"))
    assert not is_as_written(TEXT + "\n")
    assert not is_as_written(TEXT[:-1])
    assert not is_as_written("")
    assert not is_as_written((SAVES / "v1-running-maxi.yatzy").read_text(encoding="utf-8"))


def test_rolls_of_an_old_save_follow_from_no_seed() -> None:
    old, _ = text_to_session((SAVES / "v1-running-maxi.yatzy").read_text(encoding="utf-8"))
    assert old.dice is None
    assert not any(entry.is_keyed for entry in old.entries)
    history, _ = old.with_dice(dice_of(1)).play(RollDice(frozenset({0})))
    again, _ = text_to_session(history_to_text(history))
    assert again == history
    assert [entry.is_keyed for entry in again.entries][-2:] == [False, True]


def test_a_name_from_outside_is_cleaned() -> None:
    hostile = "half \ud83c\u202e \u2800" + "n" * 100_000
    players = [{"name": hostile}, {"name": "\u3164"}]
    loaded, _ = text_to_session(json.dumps(json.loads(TEXT) | {"players": players}))
    assert [each.name for each in loaded.initial.players] == ["half " + "n" * 55, ""]


def test_half_a_character_in_a_name_does_not_keep_a_game_from_being_saved() -> None:
    history = History.starting(new_game(game_of("yatzy-sv").ruleset, ["half \ud83c"]))
    text = history_to_text(history).encode(errors="replace").decode()
    assert is_as_written(text)
    assert text_to_session(text)[0].initial.players == (Player("half ?"),)
