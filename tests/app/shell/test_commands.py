"""Simulations and advice from a shell."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.storage.ruleset_store import ruleset_to_text
from yatzy_desktop.app.main import main
from yatzy_desktop.app.shell.command_line import parse_command_line
from yatzy_desktop.game import RollDice, ScriptedDice, apply, new_game
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy import (
    ComputerPlayer,
    TableLibrary,
    advise,
    find_level,
    play_matches,
    simulate,
)

KEYS = ["yatzy-sv", "american"]


def told(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(line.split()) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_a_simulation_tells_what_it_amounts_to(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate --ruleset yatzy-da --level casual --games 30 --seed 7"
    text = told(line, capsys)
    expected = simulate(find_ruleset("yatzy-da"), find_level("casual"), games=30, seed=7)
    rows = {row[:17].strip(): row[17:] for row in text.splitlines()[1:]}
    assert text.splitlines()[0] == "yatzy-da, casual, 30 games, seed 7"
    assert rows["mean"] == f"{expected.mean:.2f}"
    assert rows["standard error"] == f"{expected.standard_error:.2f}"
    assert rows["deciles"] == " ".join(map(str, expected.deciles))
    assert rows["bonus rate"] == f"{100 * expected.bonus_rate:.1f} %"
    assert told(line, capsys) == text, "the same seed gives the same games"
    assert told(line.replace("seed 7", "seed 8"), capsys) != text


def test_matches_tell_who_wins_more_often(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate --ruleset yatzy-da --level casual --against beginner --games 12 --seed 7"
    ruleset = find_ruleset("yatzy-da")
    one, other = (ComputerPlayer(find_level(key), ruleset) for key in ("casual", "beginner"))
    expected = play_matches((one, other), games=12, seed=7)
    text = told(line, capsys)
    rows = {row[:17].strip(): row[17:] for row in text.splitlines()[1:]}
    assert text.splitlines()[0] == "yatzy-da, casual against beginner, 12 games, seed 7"
    assert rows["won"] == f"{expected.won}"
    assert rows["share of wins"] == f"{100 * expected.share:.2f} %"
    assert rows["means"] == f"{expected.mean:.2f} {expected.mean_against:.2f}"


@pytest.mark.parametrize("key", KEYS)
def test_advice_as_json_is_what_the_game_would_say(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = f"advise --ruleset {key} --dice 6,3,5,5,3 --rolls-left 2 --json"
    plain = json.loads(told(line, capsys))
    ruleset = find_ruleset(key)
    state, _ = apply(new_game(ruleset, ["A"]), RollDice(), ScriptedDice([3, 3, 5, 5, 6]))
    known = advise(state, TableLibrary(asset_path("tables")).table_for(ruleset))
    assert (plain["exact"], plain["similar"]) == (False, False)
    assert plain["error"] == known.error == 0.2
    assert plain["value"] == round(known.value, 4)
    assert len(plain["choices"]) == len(known.choices)
    assert plain["choices"][0]["keep"] == list(known.best.keep or ())
    assert plain["choices"][0]["loss"] == 0
    losses = [each["loss"] for each in plain["choices"]]
    assert losses == sorted(losses)


def test_advice_as_text_ranks_boxes_by_what_is_left(capsys: pytest.CaptureFixture[str]) -> None:
    open_boxes = {"chance", "yatzy"}
    filled = ",".join(
        f"{each.key}=0"
        for each in find_ruleset("yatzy-sv").categories
        if each.key not in open_boxes
    )
    line = f"advise --dice 1,2,2,4,6 --rolls-left 0 --filled {filled}"
    lines = told(line, capsys).splitlines()
    assert lines[0] == "yatzy-sv: 1 2 2 4 6, rolls left: 0"
    assert lines[1] == "exact"
    assert [row.split()[1:3] for row in lines[2:]] == [["yatzy", "0"], ["chance", "15"]]


def test_figures_have_no_more_digits_than_hold(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told("advise --dice 1,2,2,4,6 --rolls-left 1", capsys).splitlines()
    assert lines[1] == "from a table, within about 0.2 points"
    assert [len(word.partition(".")[2]) for word in lines[3].split()[-2:]] == [1, 1]
    saving = "advise --ruleset maxi-sv-modern --dice 1,2,2,4,6,6 --rolls-left 1"
    lines = told(saving, capsys).splitlines()
    assert lines[1] == "from a table, within about 0.5 points"
    assert [len(word.partition(".")[2]) for word in lines[3].split()[-2:]] == [0, 1]


def test_locked_dice_stay_among_those_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = own_rules(tmp_path / "rules.yatzy", held_locked=True)
    line = f"advise --dice 3,5,3,6,1 --rolls-left 1 --ruleset {path} --json --locked 3,6"
    plain = json.loads(told(line, capsys))
    keeps = [each["keep"] for each in plain["choices"] if "keep" in each]
    assert keeps
    assert all(3 in keep and 6 in keep for keep in keeps)
    assert [3, 3, 6] in keeps


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("advise --rolls-left 1", "--dice"),
        ("advise --dice 1,2,3 --rolls-left 1", "no 5 dice"),
        ("advise --dice 1,2,3,4,7 --rolls-left 1", "no 5 dice"),
        ("advise --dice 1,2,3,4,x --rolls-left 1", "no 5 dice"),
        ("advise --dice 1,2,3,4,5 --rolls-left 3", "0 to 2"),
        ("advise --dice 1,2,3,4,5 --rolls-left 1 --filled ones", "ones"),
        ("advise --dice 1,2,3,4,5 --rolls-left 1 --filled tens=1", "no box 'tens'"),
        ("advise --dice 1,2,3,4,5 --rolls-left 1 --filled ones=6", "at most 5"),
        ("advise --dice 1,2,3,4,5 --rolls-left 1 --filled ones=1,ones=1", "ones"),
        ("advise --dice 1,2,3,4,5 --rolls-left 1 --filled twos=3", "twos cannot give 3"),
        ("advise --dice 1,2,3,4,5 --rolls-left 1 --filled yatzy=7", "yatzy cannot give 7"),
        ("advise --dice 1,2,3,4,5 --rolls-left 1 --saved 1", "at most 0"),
        ("advise --dice 1,2,3,4,5 --rolls-left 1 --filled ones=٣", "not a filled box"),
        ("advise --dice ١,2,3,4,5 --rolls-left 1", "no 5 dice"),
        ("advise --dice 1,2,3,4,5 --rolls-left ١", "is no number"),
        ("advise --dice 1,2,3,4,5 --rolls-left 1 --saved -1", "--saved"),
        ("advise --dice 1,2,3,4,5 --rolls-left 1 --locked 1", "no dice are locked"),
        ("simulate --games ٣", "is no number of games"),
        ("simulat", "did you mean yatzy-desktop simulate"),
        ("reveiw", "did you mean yatzy-desktop review"),
        ("advise --ruleset none --dice 1,2,3,4,5 --rolls-left 1", "yatzy-sv, yatzy-da"),
        ("simulate --ruleset none", "yatzy-sv, yatzy-da"),
        ("simulate --level wizard", "wizard"),
        ("simulate --games 0", "--games"),
        ("simulate --games few", "'few' is no number of games"),
        ("simulate --games 1 --data-dir=", "name of the folder is empty"),
        ("--data-dir=", "name of the folder is empty"),
    ],
)
def test_a_mistake_is_told_and_ends_with_2(
    line: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "error: " in err
    assert word in err


def test_a_full_card_leaves_nothing_to_choose(capsys: pytest.CaptureFixture[str]) -> None:
    boxes = ",".join(f"{each.key}=0" for each in find_ruleset("yatzy-sv").categories)
    assert main(["advise", "--dice", "1,2,3,4,5", "--rolls-left", "0", "--filled", boxes]) == 2
    assert "every box is filled" in capsys.readouterr().err


@pytest.mark.parametrize(
    "line", ["simulate --games 1 --level beginner", "advise --dice 1,2,3,4,5 --rolls-left 1"]
)
def test_commands_run_without_qt(line: str) -> None:
    script = (
        "import sys; from yatzy_desktop.app.main import main\n"
        f"code = main({line.split()!r})\n"
        "sys.exit(code or any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True)  # noqa: S603
    assert done.returncode == 0, done.stderr


def test_a_file_called_like_a_command_is_opened_by_its_path() -> None:
    assert parse_command_line(["./simulate"]).file == Path("simulate")


@pytest.mark.parametrize("line", ["simulate --games 1", "advise --dice 1,2,3,4,5 --rolls-left 1"])
def test_without_a_console_there_is_just_the_exit_code(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(line.split()) == 0
    assert main([*line.split(), "--nonsense"]) == 2


def test_the_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    text = told("--help", capsys)
    for word in ("print-card", "simulate", "advise"):
        assert f"\n  {word} " in text


def own_rules(path: Path, **changes: object) -> Path:
    """Write rules that no table was made for."""
    shipped = find_ruleset("yatzy-sv")
    boxes = tuple(each for each in shipped.categories if each.key != "one_pair")
    own = replace(shipped, key="own-x", name="Lyckans yatzy", country="", categories=boxes)
    own = replace(own, **changes)  # type: ignore[arg-type]
    path.write_text(ruleset_to_text(own), "utf-8")
    return path


@pytest.mark.parametrize(
    "line", ["advise --dice 1,2,3,4,5 --rolls-left 0", "simulate --games 1 --level master"]
)
def test_own_rules_come_from_their_file(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = own_rules(tmp_path / "rules.yatzy")
    assert main([*line.split(), "--ruleset", str(path)]) == 0
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith("Lyckans yatzy")
    assert second == "judged by the table of similar rules"


@pytest.mark.parametrize("command", ["advise --dice 1,2,3,4,5 --rolls-left 0", "simulate"])
def test_a_file_without_rules_is_a_mistake(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rules.yatzy"
    path.write_text("{}")
    assert main([*command.split(), "--ruleset", str(path)]) == 2
    assert f"no rules can be read from {path}" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
@pytest.mark.parametrize(
    "line",
    [
        "advise --dice 1,2,3,4,5 --rolls-left 0",
        "advise --dice 1,2,3,4,5 --rolls-left 0 --json",
        "simulate --games 1 --level beginner",
        "print-card --json",
        "print-card --help",
        "--help",
        "--version",
    ],
)
def test_a_full_disk_is_told_in_one_line(line: str) -> None:
    command = [sys.executable, "-m", "yatzy_desktop", *line.split()]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, check=False, stdout=full, stderr=subprocess.PIPE, text=True)  # noqa: S603
    (told,) = done.stderr.splitlines()
    assert "error: cannot write: " in told
    assert done.returncode == 2
