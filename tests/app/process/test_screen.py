"""Starts where there is no screen, as real processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.child_program import ROOT
from yatzy_desktop.app.process.screen import PLATFORM, has_screen, prepare_screen

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="Elsewhere there always is a screen."
)

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", PLATFORM)


def started(*words: str, **screen: str) -> subprocess.CompletedProcess[str]:
    """Start the program from source with no screen but the one named."""
    surroundings = {name: value for name, value in os.environ.items() if name not in SCREENS}
    command = [sys.executable, "-m", "yatzy_desktop", *words]
    return subprocess.run(  # noqa: S603 - our own program
        command,
        cwd=ROOT,
        env=surroundings | screen,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_without_a_screen_one_sentence_says_so(tmp_path: Path) -> None:
    done = started("--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert (
        done.stderr
        == "Yatzy Desktop needs a desktop to open its window on, and there is none here.\n"
    )


@pytest.mark.parametrize("wish", ["", "xcb"])
def test_a_display_that_does_not_answer_is_named(tmp_path: Path, wish: str) -> None:
    done = started("--data-dir", str(tmp_path), DISPLAY=":977", **{PLATFORM: wish})
    assert done.returncode == 1
    assert (
        done.stderr == "Yatzy Desktop cannot open its window: the display :977 does not answer.\n"
    )
    # What Qt had to say is kept for whoever wants to know, and the folder is free again.
    assert ":977" in "".join(path.read_text("utf-8") for path in tmp_path.rglob("*.log"))
    assert started("--data-dir", str(tmp_path), DISPLAY=":977").returncode == 1


def test_a_platform_that_does_not_exist_ends_in_one_sentence(tmp_path: Path) -> None:
    done = started("--data-dir", str(tmp_path), **{PLATFORM: "clay-tablet"})
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "libraries" in done.stderr


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-1"}, True),
        ({PLATFORM: "offscreen"}, True),
        ({"XDG_RUNTIME_DIR": "/nonexistent"}, False),
    ],
)
def test_a_screen_is_known_by_its_name(environ: dict[str, str], expected: bool) -> None:
    assert has_screen(environ) is expected


def test_the_usual_place_of_wayland_is_a_screen_without_a_name(tmp_path: Path) -> None:
    (tmp_path / "wayland-0").touch()
    assert has_screen({"XDG_RUNTIME_DIR": str(tmp_path)})


@pytest.mark.parametrize(
    ("environ", "platform"),
    [({}, "offscreen"), ({"DISPLAY": ":0"}, None), ({PLATFORM: "xcb"}, "xcb")],
)
def test_what_runs_alone_draws_into_memory_where_there_is_no_screen(
    environ: dict[str, str], platform: str | None
) -> None:
    assert prepare_screen(alone=True, environ=environ)
    assert environ.get(PLATFORM) == platform
