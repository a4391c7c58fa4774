"""One sentence about the dice of a saved game, and an exit code that means the same."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers.keyed_games import dice_of, played_out, some_action, started
from tests.helpers.tables import only_boxes
from yatzy_desktop.app.main import main
from yatzy_desktop.game import (
    EnterPoints,
    History,
    Player,
    RollDice,
    SeededDice,
    history_to_text,
    throw_for_start,
    verify,
)

RULES = only_boxes("yatzy-sv", "ones", "chance")
SAVES = Path(__file__).parents[2] / "data" / "saves"
PRINT = dice_of(1).fingerprint


def finished() -> History:
    return played_out(started(RULES, "Anna", ""))


def told(file: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str], str]:
    code = main(["verify", str(file)])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.yatzy"


def test_a_finished_game_is_proven_and_its_seed_told(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    history = finished()
    file.write_text(history_to_text(history), encoding="utf-8")
    code, lines, _ = told(file, capsys)
    rolls = verify(history).proven
    assert code == 0
    assert lines == [
        f"All {rolls} rolls follow from the seed with the fingerprint {PRINT}.",
        f"Seed: {dice_of(1).seed.hex()}",
    ]


def test_the_seed_of_a_game_that_goes_on_is_not_told(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    history = started(RULES, "Anna", word="kaffe")
    history, _ = history.play(some_action(history))
    file.write_text(history_to_text(history), encoding="utf-8")
    code, lines, _ = told(file, capsys)
    assert (code, len(lines)) == (0, 1)
    assert dice_of(1).seed.hex() not in lines[0]
    assert "kaffe" not in lines[0]


def test_the_first_roll_that_differs_is_named(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    history = finished()
    first = history.entries[0]
    other = (first.thrown[0] % 6 + 1, *first.thrown[1:])
    forged = replace(history, entries=(replace(first, thrown=other), *history.entries[1:]))
    file.write_text(history_to_text(forged.replay()), encoding="utf-8")
    code, lines, _ = told(file, capsys)
    says, gives = (" ".join(map(str, dice)) for dice in (other, first.thrown))
    assert code == 1
    assert lines[0] == (
        f"Roll 1 in turn 1 of seat 1 (Anna) differs: the file says {says}, the seed gives {gives}."
    )


def test_who_begins_is_part_of_the_sentence(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start = started(RULES, "Anna", "Bo")
    right = throw_for_start(2, dice_of(1)).starter
    begun = replace(start.initial, starter=right, current=right)
    history = replace(start, states=(begun,), is_start_thrown=True)
    file.write_text(history_to_text(played_out(history)), encoding="utf-8")
    code, lines, _ = told(file, capsys)
    assert code == 0
    assert lines[0].endswith(f"{PRINT}, and so does who begins.")
    other = replace(begun, starter=1 - right, current=1 - right)
    file.write_text(history_to_text(replace(history, states=(other,))), encoding="utf-8")
    code, lines, _ = told(file, capsys)
    assert code == 1
    assert lines[0] == (
        f"The throw for who begins differs: in the file seat {2 - right} begins, "
        f"the seed gives seat {right + 1}."
    )


def test_a_change_beside_the_dice_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(history_to_text(finished()).replace("Anna", "Anne"), encoding="utf-8")
    code, lines, _ = told(file, capsys)
    assert code == 1
    assert lines[0].endswith("but the file was changed after the program wrote it.")


def test_rolls_without_a_seed_are_counted(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = told(SAVES / "v1-running-maxi.yatzy", capsys)
    assert code == 1
    assert re.fullmatch(r"No roll can be checked: \d+ were thrown without a seed\.", lines[0])
    history, _ = started(RULES, "A").play(RollDice(), SeededDice(1))
    history, _ = history.play(RollDice())
    file.write_text(history_to_text(history), encoding="utf-8")
    code, lines, _ = told(file, capsys)
    assert code == 1
    assert lines[0].startswith("Of 2 rolls, 1 were thrown without a seed; the other rolls follow")


def test_real_dice_prove_nothing_and_forge_nothing(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    history, _ = started(RULES, Player("A", own_dice=True)).play(EnterPoints("ones", 2))
    file.write_text(history_to_text(history), encoding="utf-8")
    code, lines, _ = told(file, capsys)
    assert code == 0
    assert lines[0].endswith("Entries of real dice, which prove nothing: 1.")


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (None, "no game can be read from"),
        (b"\xff\xfe", "no game can be read from"),
        (b"{}", "no game can be read from"),
        (b'{"format":"yatzy-desktop-game","version":99}', "a newer version of the program wrote"),
    ],
)
def test_what_is_no_game_is_a_mistake(
    file: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, word: str
) -> None:
    if content is not None:
        file.write_bytes(content)
    code, lines, error = told(file, capsys)
    assert (code, lines) == (2, [])
    assert word in error
