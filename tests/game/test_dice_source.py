from __future__ import annotations

import ast
from pathlib import Path

import pytest

import yatzy_desktop
from yatzy_desktop.game import OutOfDiceError, ScriptedDice, SeededDice, Throw
from yatzy_desktop.rules import InvalidDiceError

GAME = Path(yatzy_desktop.__file__).parent / "game"


def of(count: int) -> Throw:
    return Throw(0, 0, 0, 0, tuple(range(count)))


def test_only_the_seed_of_a_game_asks_the_operating_system_and_nothing_asks_a_clock() -> None:
    imported = {
        path.name: {
            name.name
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Import)
            for name in node.names
        }
        for path in GAME.glob("*.py")
    }
    chance = {"random", "secrets", "time", "uuid", "os"}
    found = {name: modules & chance for name, modules in imported.items() if modules & chance}
    assert found == {"dice_source.py": {"random"}, "fair_dice.py": {"secrets"}}


def test_the_same_seed_throws_the_same() -> None:
    first, second = SeededDice(42), SeededDice(42)
    thrown = [first.roll(of(count)) for count in (5, 3, 1, 6)]
    assert thrown == [second.roll(of(count)) for count in (5, 3, 1, 6)]
    assert [len(faces) for faces in thrown] == [5, 3, 1, 6]
    assert SeededDice(43).roll(of(60)) != SeededDice(42).roll(of(60))


def test_seeded_dice_throw_what_they_always_threw() -> None:
    assert SeededDice(1).roll(of(10)) == (2, 5, 1, 3, 1, 4, 4, 4, 6, 4)


def test_scripted_dice_fall_as_written() -> None:
    dice = ScriptedDice(iter([1, 2, 3, 4, 5, 6]))
    assert dice.roll(of(2)) == (1, 2)
    assert dice.roll(of(0)) == ()
    assert dice.roll(of(4)) == (3, 4, 5, 6)


def test_a_script_that_runs_out_has_a_named_error_and_loses_no_dice() -> None:
    dice = ScriptedDice([1, 2, 3])
    with pytest.raises(OutOfDiceError, match="4 faces wanted, 3 left"):
        dice.roll(of(4))
    assert dice.roll(of(3)) == (1, 2, 3)
    with pytest.raises(OutOfDiceError):
        dice.roll(of(1))


@pytest.mark.parametrize("face", [0, 7])
def test_a_script_with_a_face_that_no_die_has_is_refused(face: int) -> None:
    with pytest.raises(InvalidDiceError):
        ScriptedDice([1, face]).roll(of(2))
