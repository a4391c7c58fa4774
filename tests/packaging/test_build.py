from __future__ import annotations

import subprocess
import sys

import pytest

from asset_files import ROOT

BUILD = ROOT / "packaging" / "build.py"
TARGETS = ("run", "test", "assets", "translations", "tables", "lock")


def answer(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BUILD), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603


def test_help_lists_every_target_with_what_it_does() -> None:
    done = answer("--help")
    assert done.returncode == 0
    described = {
        words[0]: words[1:] for line in done.stdout.splitlines() if (words := line.split())
    }
    assert all(len(described.get(target, [])) > 3 for target in TARGETS)
    lines = [
        line for line in done.stdout.splitlines() if line.startswith("  ") and "  " in line[2:]
    ]
    assert len({len(line) - len(line[2:].split("  ", 1)[1].lstrip()) for line in lines[-15:]}) == 1


@pytest.mark.parametrize("arguments", [(), ("fly",)])
def test_what_is_no_target_is_refused(arguments: tuple[str, ...]) -> None:
    done = answer(*arguments)
    assert done.returncode == 2
    assert "usage: build.py" in done.stderr


def test_assets_can_be_made_where_qt_is_installed() -> None:
    assert answer("assets").returncode == 0
