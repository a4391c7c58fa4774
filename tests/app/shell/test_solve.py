"""Own rules worked out from a shell, and what other commands make of that."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers.child_program import ROOT
from tests.helpers.tables import only_boxes
from yatzy_desktop.adapters.storage.paths import AppPaths
from yatzy_desktop.adapters.storage.ruleset_store import ruleset_to_text
from yatzy_desktop.app.main import main
from yatzy_desktop.rules import FillOrder, Ruleset, find_ruleset
from yatzy_desktop.strategy import read_solved, solve_whole, solved_path

OWN = replace(only_boxes("yatzy-sv", "twos", "one_pair", "full_house", "chance"), name="Ours")


def written(folder: Path, ruleset: Ruleset) -> str:
    path = folder / "Åse's rules.yatzy"
    path.write_text(ruleset_to_text(ruleset), encoding="utf-8")
    return str(path)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a process of its own: solving lowers the priority of the whole process."""
    command = [sys.executable, "-m", "yatzy_desktop", *words]
    return subprocess.run(  # noqa: S603 - our own program
        command, check=False, capture_output=True, encoding="utf-8", timeout=60, cwd=ROOT
    )


def test_rules_are_solved_and_kept_for_the_game(tmp_path: Path) -> None:
    rules = written(tmp_path, OWN)
    first = run("solve", "--ruleset", rules, "--data-dir", str(tmp_path))
    assert (first.returncode, first.stderr) == (0, "")
    *percents, result = first.stdout.splitlines()
    assert percents[-1] == "100 %"
    shares = [int(line.removesuffix(" %")) for line in percents]
    assert shares == sorted(set(shares))
    expected = solve_whole(OWN, lambda _share: None)
    assert result == f"Ours: best play scores {expected.expected:.3f} points on average"
    kept = read_solved(AppPaths.inside(tmp_path).solved_dir, OWN)
    assert kept is not None
    assert kept.parts == expected.parts
    again = run("solve", "--ruleset", rules, "--data-dir", str(tmp_path))
    assert again.stdout.splitlines() == [result]


def test_a_damaged_table_is_solved_anew(tmp_path: Path) -> None:
    path = solved_path(AppPaths.inside(tmp_path).solved_dir, OWN)
    path.parent.mkdir()
    path.write_bytes(b"YATZYALL")
    done = run("solve", "--ruleset", written(tmp_path, OWN), "--data-dir", str(tmp_path))
    assert done.returncode == 0
    assert read_solved(path.parent, OWN) is not None


def test_advice_and_games_use_what_was_solved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = written(tmp_path, OWN)
    advise = ["advise", "--ruleset", rules, "--dice", "1,2,2,4,6", "--rolls-left", "1"]
    simulate = ["simulate", "--ruleset", rules, "--games", "3"]
    for line in (advise, simulate):
        assert main(line) == 0
        assert "similar rules" in capsys.readouterr().out
    folder = AppPaths.standard().solved_dir
    try:
        assert run("solve", "--ruleset", rules).returncode == 0
        for line in (advise, simulate):
            assert main(line) == 0
            assert "similar rules" not in capsys.readouterr().out
            assert main([*line, "--data-dir", str(tmp_path)]) == 0
            assert "similar rules" in capsys.readouterr().out
    finally:
        solved_path(folder, OWN).unlink(missing_ok=True)


@pytest.mark.parametrize(("key", "score"), [("yatzy-da", "248.440"), ("maxi-da", "395.026")])
def test_shipped_rules_are_solved_already(
    key: str, score: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "--ruleset", key]) == 0
    assert capsys.readouterr().out == f"{key}: best play scores {score} points on average\n"


def test_a_fixed_order_is_solved_at_once_and_nothing_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Known fault: fixed orders were refused, which the program solves in a second."""
    fixed = replace(find_ruleset("yatzy-sv"), key="own", name="Fast", fill_order=FillOrder.TOP_DOWN)
    line = ["solve", "--ruleset", written(tmp_path, fixed), "--data-dir", str(tmp_path)]
    assert main(line) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Fast: best play scores 122.559 points on average"
    assert len(lines) == 2
    assert not (tmp_path / "solved").exists()


def test_broken_rules_are_refused_with_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Known fault: all broken files gave the same sentence."""
    path = tmp_path / "rules.yatzy"
    said = []
    for content in ("nothing", '{"format": "yatzy-desktop-game"}'):
        path.write_text(content, "utf-8")
        assert main(["solve", "--ruleset", str(path)]) == 2
        said.append(capsys.readouterr().err)
    assert "or it is damaged" in said[0]
    assert "holds a game, not rules" in said[1]


def test_rules_that_cannot_be_solved_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ruleset = replace(find_ruleset("maxi-da"), name="Big", min_held=0)
    assert main(["solve", "--ruleset", written(tmp_path, ruleset)]) == 2
    assert "these rules cannot be worked out beforehand" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "solved").write_text("in the way")
    done = run("solve", "--ruleset", written(tmp_path, OWN), "--data-dir", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith("yatzy-desktop solve: error: cannot write to ")
    assert len(done.stderr.splitlines()) == 1
    assert (tmp_path / "solved").read_text() == "in the way"


def test_nobody_listening_any_more_ends_the_work(tmp_path: Path) -> None:
    rules = written(tmp_path, OWN)
    command = [sys.executable, "-m", "yatzy_desktop", "solve", "--ruleset", rules]
    with subprocess.Popen(  # noqa: S603 - our own program
        [*command, "--data-dir", str(tmp_path)], stdout=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(60) == 2
    assert not solved_path(tmp_path / "solved", OWN).exists()
