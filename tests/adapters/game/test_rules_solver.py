"""Rules solved by a process of their own: what is heard of it, and how it ends."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.log_watch import LogWatch
from tests.helpers.tables import only_boxes
from yatzy_desktop.adapters.game.rules_solver import RulesSolver
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy import read_solved, solve_whole

RULES = only_boxes("yatzy-sv", "twos", "one_pair", "full_house", "chance")
PATIENCE_MS = 30_000
LOGGED = "could not be solved"

Make = Callable[..., RulesSolver]


@pytest.fixture
def make(qapp: QApplication, tmp_path: Path) -> Iterator[Make]:
    """Make solvers over the test's folder; with a script they run that instead of the program."""
    made: list[RulesSolver] = []

    def make_one(script: str | None = None) -> RulesSolver:
        command = None if script is None else (sys.executable, "-u", "-c", script)
        made.append(RulesSolver(tmp_path / "solved", command))
        return made[-1]

    yield make_one
    for solver in made:
        solver.cancel()


def heard(solver: RulesSolver) -> list[object]:
    told: list[object] = []
    solver.advanced.connect(told.append)
    solver.solved.connect(lambda ruleset: told.append(("solved", ruleset.key)))
    solver.failed.connect(lambda ruleset: told.append(("failed", ruleset.key)))
    solver.ended.connect(lambda: told.append("ended"))
    return told


def left(folder: Path) -> list[str]:
    return sorted(each.suffix for each in (folder / "solved").iterdir())


def test_the_program_itself_solves_rules(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    solver = make()
    told = heard(solver)
    with qtbot.waitSignal(solver.solved, timeout=PATIENCE_MS) as caught:
        solver.solve(RULES)
        assert solver.ruleset == RULES
    assert caught.args == [RULES]
    assert solver.ruleset is None
    table = read_solved(tmp_path / "solved", RULES)
    assert table is not None
    assert table.parts == solve_whole(RULES, lambda _share: None).parts
    percents = [each for each in told if isinstance(each, int)]
    assert percents == sorted(percents)
    assert percents[-1] == 100
    assert told[-2:] == ["ended", ("solved", "own")]
    assert left(tmp_path) == [".values"]


def test_other_lines_are_no_progress(qtbot: QtBot, make: Make) -> None:
    solver = make("print('hello'); print('7 %'); print('8 per cent'); print('12 %')")
    told = heard(solver)
    with qtbot.waitSignal(solver.solved, timeout=PATIENCE_MS):
        solver.solve(RULES)
    assert told == [7, 12, "ended", ("solved", "own")]


@pytest.mark.parametrize(
    "script", ["raise SystemExit('error: no room')", "import os; os.abort()", "print(1 / 0)"]
)
def test_what_comes_to_nothing_is_told_and_logged(
    qtbot: QtBot, make: Make, tmp_path: Path, script: str, log_watch: LogWatch
) -> None:
    solver = make(script)
    told = heard(solver)
    with log_watch.expects(LOGGED), qtbot.waitSignal(solver.failed, timeout=PATIENCE_MS):
        solver.solve(RULES)
    assert told == ["ended", ("failed", "own")]
    assert left(tmp_path) == []


def test_a_program_that_cannot_be_started_is_told(
    qtbot: QtBot, tmp_path: Path, log_watch: LogWatch
) -> None:
    solver = RulesSolver(tmp_path / "solved", (str(tmp_path / "nothing"),))
    told = heard(solver)
    with log_watch.expects(LOGGED), qtbot.waitSignal(solver.failed, timeout=PATIENCE_MS):
        solver.solve(RULES)
    assert told == ["ended", ("failed", "own")]


def test_a_folder_that_cannot_be_is_told(make: Make, tmp_path: Path, log_watch: LogWatch) -> None:
    (tmp_path / "solved").write_text("in the way")
    solver = make()
    told = heard(solver)
    with log_watch.expects(LOGGED):
        solver.solve(RULES)
    assert told == ["ended", ("failed", "own")]


def test_rules_that_a_killed_program_left_are_removed(
    qtbot: QtBot, make: Make, tmp_path: Path
) -> None:
    (tmp_path / "solved").mkdir()
    (tmp_path / "solved" / "left.rules").write_text("{}")
    solver = make("")
    with qtbot.waitSignal(solver.solved, timeout=PATIENCE_MS):
        solver.solve(RULES)
    assert left(tmp_path) == []


def test_cancelling_stops_the_process_and_leaves_nothing(
    qtbot: QtBot, make: Make, tmp_path: Path
) -> None:
    solver = make("import time; print('3 %'); time.sleep(600)")
    told = heard(solver)
    with qtbot.waitSignal(solver.advanced, timeout=PATIENCE_MS):
        solver.solve(RULES)
    process = solver._process
    assert process is not None
    number = process.processId()
    solver.cancel()
    assert told == [3, "ended"]
    assert solver.ruleset is None
    assert left(tmp_path) == []
    assert not Path(f"/proc/{number}").exists()
    solver.cancel()
    assert told == [3, "ended"]


def test_other_rules_take_the_place_of_those_being_solved(qtbot: QtBot, make: Make) -> None:
    solver = make("import sys, time; print('9 %'); time.sleep(600)")
    other: Ruleset = only_boxes("yatzy-sv", "chance")
    with qtbot.waitSignal(solver.advanced, timeout=PATIENCE_MS):
        solver.solve(RULES)
    told = heard(solver)
    with qtbot.waitSignal(solver.advanced, timeout=PATIENCE_MS):
        solver.solve(other)
    assert solver.ruleset == other
    assert told == ["ended", 9]
