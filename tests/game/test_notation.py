from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.strategies import any_rulesets, damaged, plain_values, texts
from tests.helpers.tables import dice_from, game_of
from yatzy_desktop.game import (
    FORMAT_VERSION,
    History,
    NewerFormatError,
    NotationError,
    Player,
    RollDice,
    ScoreBox,
    ScriptedDice,
    clean_name,
    history_to_text,
    new_game,
    state_line,
    text_to_session,
)
from yatzy_desktop.rules import FillOrder, Ruleset, ruleset_to_dict

SAVES = Path(__file__).parents[1] / "data" / "saves"


def sample() -> History:
    """Return a short game with every kind of log entry."""
    players = [Player("Åse"), Player("Robot", "expert")]
    history = History.starting(new_game(game_of("yatzy-da").ruleset, players, 1))
    history, _ = history.play(RollDice(), ScriptedDice(dice_from("12345")))
    history, _ = history.play(ScoreBox("small_straight"), ScriptedDice([]), frozenset({0, 4}))
    history, _ = history.play(RollDice(), ScriptedDice(dice_from("66612")))
    history, _ = history.play(RollDice(frozenset({0, 1, 2})), ScriptedDice([6, 6]))
    return history


def a_persons_box() -> History:
    history = History.starting(game_of("yatzy-da", "Åse", "Bo"))
    history, _ = history.play(RollDice(), ScriptedDice(dice_from("12345")))
    return history.play(ScoreBox("small_straight"), ScriptedDice([]), frozenset({0, 4}))[0]


TEXT = history_to_text(sample(), frozenset({3}))


def plain(**changes: object) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(TEXT)
    return data | changes


# Games as text


def test_a_game_comes_back_with_its_marks() -> None:
    history, held = text_to_session(TEXT)
    assert history == sample()
    assert held == {3}
    assert history.state.player == Player("Åse")
    assert history.can_take_back is False


def test_a_box_taken_back_after_loading_gives_its_marks() -> None:
    short = a_persons_box()
    loaded, _ = text_to_session(history_to_text(short))
    assert loaded.can_take_back
    assert loaded.take_back()[1] == {0, 4}


def test_what_was_taken_back_comes_back_and_can_be_redone() -> None:
    short = a_persons_box().take_back()[0]
    loaded, _ = text_to_session(history_to_text(short))
    assert loaded == short
    assert loaded.redo() == a_persons_box()


def test_the_text_says_what_it_is_in_one_line() -> None:
    data = plain()
    assert (data["format"], data["version"]) == ("yatzy-desktop-game", FORMAT_VERSION)
    assert TEXT.count("\n") == 1
    assert TEXT.endswith("\n")
    assert "Åse" in TEXT


@given(
    any_rulesets(),
    st.lists(
        st.builds(
            Player,
            texts.map(clean_name),
            st.none() | texts,
        ),
        min_size=1,
        max_size=9,
    ),
)
def test_any_ruleset_and_any_names_come_back(ruleset: Ruleset, players: list[Player]) -> None:
    history = History.starting(new_game(ruleset, players, len(players) - 1))
    text = history_to_text(history)
    assert text_to_session(text.encode().decode()) == (history, frozenset())


# What was saved by the first release must load for ever.
GOLDEN = {
    "v1-running-maxi.yatzy": (
        (
            "maxi-sv-modern 1/2 -,4,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-+0*2 "
            "2,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,100+0*1 "
            "-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,0+0*1 666643#2!01"
        ),
        [Player("Åse Ørbæk š"), Player('Lars "Lasse"'), Player("Kone", "expert")],
        {0, 1, 2},
        [4, 102, 0],
    ),
    "v1-finished-american.yatzy": (
        (
            "american 0/1 0,6,9,16,15,18,18,26,25,30,0,0,18+0*0 "
            "0,0,6,16,20,12,24,13,25,30,40,50,24+100*0 12343#1!"
        ),
        [Player("Ann"), Player("Bo")],
        set(),
        [216, 360],
    ),
    "v1-house-rules.yatzy": (
        "own-1 0/0 -,-,-,-,16,30,21+0*1 -#0!",
        [Player("Mormor")],
        set(),
        [67],
    ),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_save_of_the_first_release_loads(name: str) -> None:
    line, players, held, totals = GOLDEN[name]
    history, marks = text_to_session((SAVES / name).read_text(encoding="utf-8"))
    assert state_line(history.state) == line
    assert list(history.state.players) == players
    assert marks == held
    assert [card.total for card in history.state.scorecards] == totals
    assert text_to_session(history_to_text(history, marks)) == (history, marks)


def test_house_rules_in_an_old_save_still_hold() -> None:
    text = (SAVES / "v1-house-rules.yatzy").read_text(encoding="utf-8")
    ruleset = text_to_session(text)[0].initial.ruleset
    assert (ruleset.name, ruleset.based_on) == ("Mormors regler", "maxi-da")
    assert (ruleset.rolls_per_turn, ruleset.min_held, ruleset.held_locked) == (2, 2, True)
    assert (ruleset.saved_rolls.cap, ruleset.fill_order) == (2, FillOrder.BOTTOM_UP)
    assert ruleset.upper_bonus is not None
    assert (ruleset.upper_bonus.threshold, ruleset.upper_bonus.points) == (42, 30)
    assert ruleset.score("full_straight", (1, 2, 3, 4, 5, 6)) == 25
    assert ruleset.score("full_house", (6, 6, 6, 6, 6, 1)) == 30


def test_every_golden_save_has_its_expectation() -> None:
    assert {path.name for path in SAVES.iterdir()} == set(GOLDEN)


# Broken texts


def test_a_text_cut_off_anywhere_is_refused() -> None:
    whole = TEXT.rstrip().encode()
    for length in range(len(whole)):
        with pytest.raises(NotationError):
            text_to_session(whole[:length].decode(errors="replace"))


def test_a_text_with_a_nul_anywhere_is_refused() -> None:
    whole = TEXT.rstrip()
    for place in range(len(whole)):
        with pytest.raises(NotationError):
            text_to_session(f"{whole[:place]}\0{whole[place + 1 :]}")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\0" * 4096,
        "\ufeff" + TEXT,
        TEXT.encode("utf-16").decode("latin-1"),
        TEXT + TEXT,
        "null",
        "true",
        "7",
        '"yatzy-desktop-game"',
        "[]",
        f"[{TEXT}]",
        "{}",
        '{"format":"yatzy-desktop-game"}',
        '{"format":["yatzy-desktop-game"],"version":1}',
        "[" * 100_000,
        '{"format":' * 100_000,
        "[" * 900 + "]" * 900,
        "9" * 5000,
        TEXT.replace('"version":1', f'"version":{"9" * 5000}', 1),
        TEXT.replace('"starter":1', '"starter":1e999'),
        TEXT.replace('"starter":1', '"starter":NaN'),
        "not a game",
        "<html></html>",
    ],
    ids=lambda text: repr(text[:24]),
)
def test_a_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        text_to_session(text)
    assert not isinstance(caught.value, NewerFormatError)


@pytest.mark.parametrize("version", [FORMAT_VERSION + 1, 99, 10**300])
def test_a_text_of_a_newer_program_says_so_whatever_it_holds(version: int) -> None:
    newer = {"format": "yatzy-desktop-game", "version": version, "log": "of another kind"}
    with pytest.raises(NewerFormatError) as caught:
        text_to_session(json.dumps(newer))
    assert caught.value.version == version


def test_a_newer_ruleset_within_a_game_says_so_too() -> None:
    data = plain()
    data["ruleset"]["version"] = 2
    with pytest.raises(NewerFormatError) as caught:
        text_to_session(json.dumps(data))
    assert caught.value.version == 2


def unplayable(**changes: object) -> dict[str, Any]:
    ruleset = ruleset_to_dict(game_of("yatzy-da").ruleset) | changes
    return plain(ruleset=ruleset)


FIRST = {"hold": [], "thrown": [1, 2, 3, 4, 5]}
WRONG = {
    "version 0": plain(version=0),
    "version -1": plain(version=-1),
    "version text": plain(version="1"),
    "version yes": plain(version=True),
    "version float": plain(version=1.0),
    "version none": plain(version=None),
    "format": plain(format="chess"),
    "no ruleset": plain(ruleset=None),
    "ruleset name": plain(ruleset="yatzy-da"),
    "four dice": unplayable(dice_count=4),
    "unknown box": unplayable(boxes=[{"key": "hut", "section": "lower", "kind": "all_dice"}]),
    "unknown field": unplayable(color="red"),
    "no players": plain(players=[]),
    "players object": plain(players={}),
    "players names": plain(players=["Åse", "Robot"]),
    "player without name": plain(players=[{}, {"name": "Robot"}]),
    "player name number": plain(players=[{"name": 7}, {"name": "Robot"}]),
    "player level number": plain(players=[{"name": "a", "level": 3}, {"name": "b"}]),
    "player without an object": plain(players=["a", "b"]),
    "guest number": plain(players=[{"name": "a", "guest": 1}, {"name": "b"}]),
    "own dice number": plain(players=[{"name": "a", "own_dice": 1}, {"name": "b"}]),
    "seed number": plain(seed=7),
    "short seed": plain(seed="00"),
    "seed without digits": plain(seed="x" * 64),
    "word number": plain(seed="00" * 32, word=7),
    "undone against the rules": plain(undone=[{"box": "ones"}, {"box": "ones"}]),
    "undone text": plain(undone="ones"),
    "agreed box without points": plain(log=[{"join": {"name": "n"}, "boxes": [["ones"]]}]),
    "keyed number": plain(log=[{"hold": [], "thrown": [1, 2, 3, 4, 5], "keyed": 1}]),
    "dice of the program entered": plain(log=[{"dice": [1, 2, 3, 4, 5], "rolls": 1}]),
    "unknown entry": plain(log=[{"seat": 0}]),
    "hundred players": plain(players=[{"name": "n"}] * 100),
    "starter none": plain(starter=None),
    "starter yes": plain(starter=True),
    "starter text": plain(starter="1"),
    "starter nobody": plain(starter=2),
    "starter below": plain(starter=-1),
    "no log": plain(log=None),
    "log object": plain(log={}),
    "log text": plain(log="roll"),
    "log of lists": plain(log=[[]]),
    "log of nothing": plain(log=[{}]),
    "log of none": plain(log=[None]),
    "box number": plain(log=[FIRST, {"box": 1}]),
    "box none": plain(log=[FIRST, {"box": None}]),
    "thrown none": plain(log=[{"hold": []}]),
    "thrown short": plain(log=[{"hold": [], "thrown": [1, 2, 3, 4]}]),
    "thrown long": plain(log=[{"hold": [], "thrown": [1, 2, 3, 4, 5, 6]}]),
    "thrown seven": plain(log=[{"hold": [], "thrown": [1, 2, 3, 4, 7]}]),
    "thrown text": plain(log=[{"hold": [], "thrown": "12345"}]),
    "thrown texts": plain(log=[{"hold": [], "thrown": ["1", "2", "3", "4", "5"]}]),
    "thrown yes": plain(log=[{"hold": [], "thrown": [True] * 5}]),
    "hold none": plain(log=[{"thrown": [1, 2, 3, 4, 5]}]),
    "hold text": plain(log=[FIRST, {"hold": "0", "thrown": [1, 2, 3, 4]}]),
    "hold texts": plain(log=[FIRST, {"hold": ["0"], "thrown": [1, 2, 3, 4]}]),
    "hold yes": plain(log=[FIRST, {"hold": [True], "thrown": [1, 2, 3, 4]}]),
    "hold sixth": plain(log=[FIRST, {"hold": [5], "thrown": [1, 2, 3, 4]}]),
    "hold below": plain(log=[FIRST, {"hold": [-1], "thrown": [1, 2, 3, 4]}]),
    "marks sixth": plain(log=[FIRST, {"box": "ones", "marks": [5]}], held=[]),
    "marks text": plain(log=[FIRST, {"box": "ones", "marks": "0"}], held=[]),
    "held sixth": plain(held=[5]),
    "held object": plain(held={}),
    "held none": plain(held=None),
    "held before the roll": plain(log=[], held=[0]),
    # Against the rules of the game.
    "first hold": plain(log=[{"hold": [0], "thrown": [1, 2, 3, 4]}], held=[]),
    "box first": plain(log=[{"box": "ones"}], held=[]),
    "all held": plain(log=[FIRST, {"hold": [0, 1, 2, 3, 4], "thrown": []}]),
    "four rolls": plain(log=[FIRST] * 4),
    "box of another card": plain(log=[FIRST, {"box": "villa"}], held=[]),
    "box twice": plain(log=[FIRST, {"box": "ones"}, {"box": "ones"}], held=[]),
    "box filled": plain(log=[FIRST, {"box": "ones"}] * 3, held=[]),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_game_that_is_not_whole_and_legal_is_refused(name: str) -> None:
    with pytest.raises(NotationError) as caught:
        text_to_session(json.dumps(WRONG[name]))
    assert not isinstance(caught.value, NewerFormatError)
    assert str(caught.value)


def test_nothing_is_held_or_played_after_the_end() -> None:
    text = (SAVES / "v1-finished-american.yatzy").read_text(encoding="utf-8")
    data = json.loads(text)
    with pytest.raises(NotationError):
        text_to_session(json.dumps(data | {"held": [0]}))
    with pytest.raises(NotationError):
        text_to_session(json.dumps(data | {"log": [*data["log"], FIRST]}))


@settings(max_examples=300)
@given(damaged(json.loads(TEXT)) | plain_values)
def test_a_damaged_game_is_a_game_or_a_named_error(data: object) -> None:
    try:
        history, held = text_to_session(json.dumps(data))
    except NotationError:
        return
    assert text_to_session(history_to_text(history, held)) == (history, held)


@settings(max_examples=200)
@given(st.data())
def test_a_scribbled_text_is_a_game_or_a_named_error(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 30)))
    text = TEXT[:start] + data.draw(st.text(max_size=8)) + TEXT[end:]
    try:
        history, held = text_to_session(text)
    except NotationError:
        return
    assert text_to_session(history_to_text(history, held)) == (history, held)


@given(st.text())
def test_any_text_is_refused_by_name(text: str) -> None:
    with pytest.raises(NotationError):
        text_to_session(text)


# Help


def test_actions_with_help_come_back_as_such() -> None:
    history = sample()
    history, _ = history.with_help().play(RollDice(frozenset({0, 1, 2})), ScriptedDice([1, 1]))
    history, _ = history.with_help().play(ScoreBox("chance"), ScriptedDice([]))
    text = history_to_text(history)
    assert text.count('"help":true') == 2
    assert text_to_session(text)[0] == history


def test_help_that_was_only_seen_comes_back_too() -> None:
    history = sample().with_help()
    again, _ = text_to_session(history_to_text(history))
    assert again == history
    again, _ = again.play(RollDice(frozenset({0, 1, 2})), ScriptedDice([1, 1]))
    assert [again.entries[-1].helped, again.is_helped] == [True, False]


@pytest.mark.parametrize("word", [1, "true", None, []])
def test_help_that_was_seen_is_a_yes_or_no(word: object) -> None:
    with pytest.raises(NotationError):
        text_to_session(json.dumps(plain() | {"help": word}))


def test_a_save_without_word_of_help_is_one_without_help() -> None:
    assert "help" not in TEXT
    assert text_to_session(TEXT)[0].helped_seats == frozenset()


@pytest.mark.parametrize("word", [1, "true", None, []])
def test_help_is_a_yes_or_no(word: object) -> None:
    log = [*plain()["log"]]
    log[0] = log[0] | {"help": word}
    with pytest.raises(NotationError):
        text_to_session(json.dumps(plain(log=log)))
