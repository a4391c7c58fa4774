"""Cards from a shell: a file, or a sentence and exit code 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers.print_tools import needs_poppler, pdf_lines, pdf_pages
from yatzy_desktop.adapters.storage.ruleset_store import ruleset_to_text
from yatzy_desktop.app.main import main
from yatzy_desktop.app.shell.print_card import print_card
from yatzy_desktop.rules import find_ruleset, rulesets

FORBIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")


def shell(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a shell without a display does."""
    command = [sys.executable, "-m", "yatzy_desktop", "print-card", *arguments]
    surroundings = {name: value for name, value in os.environ.items() if name not in FORBIDDEN}
    return subprocess.run(  # noqa: S603
        command, capture_output=True, text=True, check=False, env=surroundings
    )


@needs_poppler
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays are always there")
def test_a_card_is_printed_without_a_display(tmp_path: Path) -> None:
    path = tmp_path / "card.pdf"
    line = "--ruleset maxi-sv-modern --language sv --players 6 --paper a4 --output"
    done = shell(*line.split(), str(path))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert pdf_pages(path.read_bytes()) == (1, "595 x 842 pts (A4)")
    assert "MAXI YATZY 100" in pdf_lines(path.read_bytes())
    assert [each.name for each in tmp_path.iterdir()] == ["card.pdf"]


@needs_poppler
@pytest.mark.usefixtures("qapp")
def test_every_wish_is_heard(tmp_path: Path) -> None:
    path = tmp_path / "card.pdf"
    line = "print-card --ruleset maxi-nb --language fi --paper letter --landscape --per-sheet 2"
    wishes = [*line.split(), "--max-column", "--pips", "--names", "Åse, Ørjan", "--players", "3"]
    assert main([*wishes, "--output", str(path)]) == 0
    text = " ".join(pdf_lines(path.read_bytes()))
    assert pdf_pages(path.read_bytes()) == (1, "792 x 612 pts (letter)")
    for word in ("YKKÖSET", "Åse", "Ørjan", "649"):
        assert text.count(word) == 2


@needs_poppler
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("key", "word"), [("yatzy-da", "ENERE"), ("american", "ONES")])
def test_rules_speak_their_own_language_unless_told_otherwise(
    key: str, word: str, tmp_path: Path
) -> None:
    path = tmp_path / "card.pdf"
    assert print_card(["--ruleset", key, "--output", str(path)]) == 0
    assert word in pdf_lines(path.read_bytes())


@needs_poppler
@pytest.mark.usefixtures("qapp")
def test_own_rules_are_printed_from_their_file(tmp_path: Path) -> None:
    own = replace(find_ruleset("yatzy-sv"), key="own-x", name="Lyckans yatzy", country="")
    rules, path = tmp_path / "rules.yatzy", tmp_path / "card.pdf"
    rules.write_text(ruleset_to_text(own), "utf-8")
    assert print_card(["--ruleset", str(rules), "--output", str(path)]) == 0
    assert any("Lyckans yatzy" in line for line in pdf_lines(path.read_bytes()))


def test_rulesets_are_listed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print-card", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [each["key"] for each in listed] == [ruleset.key for ruleset in rulesets()]
    assert listed[4] == {
        "key": "maxi-sv-modern",
        "name": "Maxi Yatzy, modern pad (Sweden)",
        "country": "SE",
        "language": "sv",
        "dice": 6,
        "boxes": 20,
        "bonus": {"threshold": 84, "points": 100},
        "saved_rolls": True,
        "min_held": 0,
        "max_total": 649,
    }


def test_the_list_is_named_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_card(["--json", "--language", "fi"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed[0]["name"] != "Yatzy (Sweden)"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "--output"),
        ("--output card.pdf --ruleset nonsense", "nonsense"),
        ("--output card.pdf --ruleset broken.yatzy", "broken.yatzy"),
        ("--output card.pdf --ruleset .", "."),
        ("--output card.pdf --language tlh", "tlh"),
        ("--output card.pdf --players 0", "1 to 9 columns, not 0"),
        ("--output card.pdf --players 10", "1 to 9 columns, not 10"),
        ("--output card.pdf --players x", "x"),
        ("--output card.pdf --players 1 --names A,B", "names"),
        ("--output card.pdf --names A,B,C,D,E,F,G,H,I,J", "columns"),
        ("--output card.pdf --paper a3", "a3"),
        ("--output card.pdf --per-sheet 3", "3"),
        ("--output folder", "folder"),
        ("--output broken.yatzy/card.pdf", "broken.yatzy/card.pdf"),
        ("--output missing/card.pdf", "no folder missing"),
        pytest.param("--output pipe", "not an ordinary file", marks=needs_pipes),
        pytest.param("--output /dev/null", "not an ordinary file", marks=needs_pipes),
        ("--nonsense", "--nonsense"),
    ],
)
def test_a_mistake_is_told_and_ends_with_2(
    line: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
    (tmp_path / "broken.yatzy").write_text("{}")
    assert main(["print-card", *line.split()]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "yatzy-desktop print-card: error: " in captured.err
    assert told in captured.err.split("error: ")[-1]
    assert not (tmp_path / "card.pdf").exists()
    assert not (tmp_path / "missing").exists()
    assert (tmp_path / "pipe").is_fifo() == hasattr(os, "mkfifo")


def test_the_help_of_the_program_tells_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "print-card" in capsys.readouterr().out
    assert main(["print-card", "--help"]) == 0
    assert "maxi-sv-modern" in capsys.readouterr().out


@pytest.mark.parametrize(("line", "code"), [(["--json"], 0), (["--players", "0"], 2), ([], 2)])
def test_without_a_console_there_is_just_the_exit_code(
    line: list[str], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert print_card(line) == code


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("wishes", "is_small"),
    [
        ("--players 9 --paper a5 --per-sheet 2 --pips --max-column", True),
        ("--players 6 --paper a4", False),
    ],
)
def test_small_print_is_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wishes: str, is_small: bool
) -> None:
    line = ["--ruleset", "maxi-sv-modern", *wishes.split(), "--output", str(tmp_path / "card.pdf")]
    assert print_card(line) == 0
    assert ("points high" in capsys.readouterr().err) is is_small
