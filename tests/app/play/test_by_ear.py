"""A whole game by ear: a client of the accessibility bus plays by what it hears alone."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from tests.helpers.child_program import ROOT
from tests.helpers.played_window import keep_game, kept_state
from yatzy_desktop.adapters.storage.settings import BUBBLES, Settings, SettingsStore
from yatzy_desktop.game import History, Player, new_game
from yatzy_desktop.rules import Ruleset, find_ruleset
from yatzy_desktop.strategy.levels import LEVELS

SYSTEM_PYTHON = "/usr/bin/python3"
PROGRAMS = ("Xvfb", "openbox", "xdotool", "dbus-run-session")
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
HELPER = ROOT / "tests" / "helpers" / "ear_player.py"
TRANSCRIPTS = "YATZY_TEST_TRANSCRIPTS"
"""The variable that names a folder in which what was heard is kept."""


def lacking() -> str:
    """Name what is not installed here, empty if all is."""
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    if not LAUNCHER.exists():
        missing.append("at-spi2-core")
    ask = [SYSTEM_PYTHON, "-c", "import pyatspi"]
    if not missing and subprocess.run(ask, capture_output=True, check=False).returncode:  # noqa: S603
        missing.append("python3-pyatspi")
    return ", ".join(missing)


def short_rules() -> Ruleset:
    rules = find_ruleset("yatzy-sv")
    boxes = tuple(rules.category(key) for key in ("one_pair", "two_pairs", "chance"))
    return replace(rules, key="own-short", name="Short", categories=boxes, upper_bonus=None)


@contextmanager
def screen() -> Iterator[str]:
    """Show things on a screen that nobody sees, with a window manager; yields its name."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, pass_fds=[write], **quiet) as server:  # type: ignore[call-overload]  # noqa: S603
        os.close(write)
        with os.fdopen(read) as told:
            display = f":{told.readline().strip()}"
        surroundings = os.environ | {"DISPLAY": display}
        with subprocess.Popen(["openbox"], env=surroundings, **quiet) as manager:  # type: ignore[call-overload]  # noqa: S607
            try:
                yield display
            finally:
                manager.terminate()
                server.terminate()


def played_by_ear(folder: Path, display: str) -> list[str]:
    """Let the game in a folder be played; return everything that was heard and pressed."""
    surroundings = os.environ | {
        "DISPLAY": display,
        "XDG_RUNTIME_DIR": str(folder),
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": str(ROOT),
        "PYTHONUTF8": "1",
    }
    program = [sys.executable, "-m", "yatzy_desktop", "--data-dir", str(folder / "data")]
    words = ["--test-dice", "3", "--silent", "--language", "en"]
    done = subprocess.run(  # noqa: S603 - our own program and client
        ["dbus-run-session", "--", SYSTEM_PYTHON, str(HELPER), *program, *words],  # noqa: S607
        env=surroundings,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    kept = os.environ.get(TRANSCRIPTS)
    if kept:
        Path(kept).mkdir(parents=True, exist_ok=True)
        (Path(kept) / "by_ear.txt").write_text(done.stdout, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    return done.stdout.splitlines()


def test_a_whole_game_is_played_by_what_is_heard(tmp_path: Path) -> None:
    missing = lacking()
    if missing:
        pytest.skip(f"Not installed here: {missing}.")
    folder = tmp_path / "data"
    players = [Player("Anna"), Player("Bo"), Player("Vidar", level=LEVELS[0].key)]
    keep_game(folder, History.starting(new_game(short_rules(), players)))
    SettingsStore(folder).save(
        Settings(motion="reduced", strike_asks="never", seen_bubbles=BUBBLES)
    )
    tmp_path.chmod(0o700)
    with screen() as display:
        heard = played_by_ear(tmp_path, display)
    said = [line.removeprefix("said: ") for line in heard if line.startswith("said: ")]
    state = kept_state(folder)
    assert state.is_over
    points = points_heard(said)
    totals = {
        player.name: card.total for player, card in zip(players, state.scorecards, strict=True)
    }
    assert points == totals
    ranked = sorted(totals.items(), key=lambda item: -item[1])
    assert said[-1] == f"{', '.join(f'{name} {total}' for name, total in ranked)}."
    assert sum("takes" in line or "strikes out" in line for line in said) == 3
    # Nothing is said twice in a row.
    assert [one for one, other in pairwise(said) if one == other] == []
    # Who comes to the sheet hears the box there, and what the dice would give.
    entries = [
        cell
        for sheet, cell in pairwise(heard)
        if sheet == "at: Score sheet" and not cell.endswith(" wins!")
    ]
    assert entries
    assert [cell for cell in entries if not re.search("possible|would be struck", cell)] == []


def points_heard(said: list[str]) -> dict[str, int]:
    """Add up what was heard of each player's boxes."""
    points: dict[str, int] = defaultdict(int)
    turn = ""
    for line in said:
        for box in re.finditer(r"(?:^|\. )(?:One pair|Two pairs|Chance): (\d+)\.", line):
            points[turn] += int(box[1])
        for taken in re.finditer(r"(\w+) takes (\d+) for", line):
            points[taken[1]] += int(taken[2])
        for named in re.finditer(r"(\w+)’s turn", line):
            turn = named[1]
    return dict(points)
