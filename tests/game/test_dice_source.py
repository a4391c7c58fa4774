from __future__ import annotations

import ast
import random
import subprocess
import sys
from pathlib import Path

import pytest

import yatzy_desktop
from yatzy_desktop.game import OutOfDiceError, ScriptedDice, SeededDice, SystemDice
from yatzy_desktop.rules import InvalidDiceError

ROOT = Path(yatzy_desktop.__file__).parents[1]
THROWS = 60_000
# Chi-square with 5 degrees of freedom is above this once in seven billion runs of fair dice.
CHI_SQUARE_5 = 55.0


def unevenness(counts: list[int]) -> float:
    even = sum(counts) / len(counts)
    return sum((count - even) ** 2 / even for count in counts)


def test_system_dice_are_fair() -> None:
    faces = SystemDice().roll(THROWS)
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert unevenness([faces.count(face) for face in range(1, 7)]) < CHI_SQUARE_5


def test_neighbouring_system_dice_know_nothing_of_each_other() -> None:
    faces = SystemDice().roll(THROWS)
    steps = [(after - before) % 6 for before, after in zip(faces[::2], faces[1::2], strict=True)]
    assert unevenness([steps.count(step) for step in range(6)]) < CHI_SQUARE_5


def test_a_seed_of_the_standard_generator_changes_nothing_for_system_dice() -> None:
    random.seed(7)
    first = SystemDice().roll(60)
    random.seed(7)
    assert SystemDice().roll(60) != first


def test_two_programs_started_at_once_throw_differently() -> None:
    program = (
        "from yatzy_desktop.game import SystemDice\n"
        "dice = SystemDice()\n"
        "print(*(dice.roll(5) for _ in range(20)))"
    )
    started = [
        subprocess.Popen(  # noqa: S603 - our own program, twice
            [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        for _ in range(2)
    ]
    outputs = [process.communicate(timeout=60)[0] for process in started]
    assert [process.returncode for process in started] == [0, 0]
    assert all(output.count("(") == 20 for output in outputs)
    assert outputs[0] != outputs[1]


def test_new_system_dice_do_not_repeat_the_last_ones() -> None:
    assert len({SystemDice().roll(60) for _ in range(3)}) == 3


def test_the_source_asks_the_operating_system_and_no_clock() -> None:
    source = (ROOT / "yatzy_desktop/game/dice_source.py").read_text(encoding="utf-8")
    imported = {
        name.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import)
        for name in node.names
    }
    assert imported == {"random", "secrets"}


def test_the_same_seed_throws_the_same() -> None:
    first, second = SeededDice(42), SeededDice(42)
    thrown = [first.roll(count) for count in (5, 3, 1, 6)]
    assert thrown == [second.roll(count) for count in (5, 3, 1, 6)]
    assert [len(faces) for faces in thrown] == [5, 3, 1, 6]
    assert SeededDice(43).roll(60) != SeededDice(42).roll(60)


def test_seeded_dice_throw_what_they_always_threw() -> None:
    assert SeededDice(1).roll(10) == (2, 5, 1, 3, 1, 4, 4, 4, 6, 4)


def test_seeded_dice_are_fair() -> None:
    faces = SeededDice(2024).roll(THROWS)
    assert unevenness([faces.count(face) for face in range(1, 7)]) < CHI_SQUARE_5


def test_scripted_dice_fall_as_written() -> None:
    dice = ScriptedDice(iter([1, 2, 3, 4, 5, 6]))
    assert dice.roll(2) == (1, 2)
    assert dice.roll(0) == ()
    assert dice.roll(4) == (3, 4, 5, 6)


def test_a_script_that_runs_out_has_a_named_error_and_loses_no_dice() -> None:
    dice = ScriptedDice([1, 2, 3])
    with pytest.raises(OutOfDiceError, match="4 faces wanted, 3 left"):
        dice.roll(4)
    assert dice.roll(3) == (1, 2, 3)
    with pytest.raises(OutOfDiceError):
        dice.roll(1)


@pytest.mark.parametrize("face", [0, 7])
def test_a_script_with_a_face_that_no_die_has_is_refused(face: int) -> None:
    with pytest.raises(InvalidDiceError):
        ScriptedDice([1, face]).roll(2)
