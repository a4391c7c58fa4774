"""The command line answers quickly, also where there is no console."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from yatzy_desktop import __version__
from yatzy_desktop.app.main import main
from yatzy_desktop.app.shell.command_line import Arguments, parse_command_line


def test_without_arguments_there_are_no_wishes() -> None:
    assert parse_command_line([]) == Arguments()
    assert parse_command_line(["--silent"]) == Arguments(silent=True)
    assert parse_command_line([]).own_folder is None


def test_all_wishes_are_read() -> None:
    line = ["spel å.yatzy", "--data-dir", "d", "--language", "nb", "--test-dice", "7"]
    expected = Arguments(file=Path("spel å.yatzy"), data_dir=Path("d"), language="nb", test_dice=7)
    assert parse_command_line(line) == expected
    assert expected.own_folder == Path("d")


def test_a_self_test_keeps_away_from_the_persons_files() -> None:
    assert parse_command_line(["--selftest", "out"]).own_folder == Path("out/data")


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"yatzy-desktop {__version__}\n"


def test_the_hidden_option_is_not_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    text = capsys.readouterr().out
    assert "--data-dir" in text
    assert "--test-dice" not in text


@pytest.mark.parametrize(
    "line", [["--nonsense"], ["a", "b"], ["--language", "tlh"], ["--test-dice", "x"]]
)
def test_a_mistake_is_told_and_ends_with_2(
    line: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line) == 2
    assert "yatzy-desktop: error" in capsys.readouterr().err


@pytest.mark.parametrize(("line", "code"), [(["--version"], 0), (["--nonsense"], 2)])
def test_without_a_console_there_is_just_the_exit_code(
    line: list[str], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(line) == code


def test_the_version_is_told_without_loading_qt() -> None:
    script = (
        "import sys; from yatzy_desktop.app.main import main\n"
        "code = main(['--version'])\n"
        "sys.exit(code or any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0  # noqa: S603
