"""Where files go: the system's places, or one folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from yatzy_desktop.adapters.storage.paths import AppPaths, documents_folder


def test_one_folder_holds_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert AppPaths.inside(tmp_path) == AppPaths(*[tmp_path] * 4)
    monkeypatch.chdir(tmp_path)
    assert AppPaths.inside(Path("relative")).data_dir == tmp_path / "relative"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the XDG folders are Linux's")
def test_linux_keeps_data_settings_and_state_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / "Åse Ørbæk š" / name.lower()))
    home = tmp_path / "Åse Ørbæk š"
    assert AppPaths.standard() == AppPaths(
        home / "data/yatzy-desktop",
        home / "config/yatzy-desktop",
        home / "state/yatzy-desktop",
        home / "cache/yatzy-desktop",
    )


def test_the_places_are_inside_the_persons_home() -> None:
    paths = AppPaths.standard()
    for folder in (paths.data_dir, paths.config_dir, paths.state_dir, paths.solved_dir):
        assert folder.is_relative_to(os.environ["HOME"])
        assert "yatzy-desktop" in folder.parts


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="other systems have them elsewhere"
)
def test_own_files_are_looked_for_in_a_folder_that_exists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert documents_folder() == tmp_path
    (tmp_path / "Documents").mkdir()
    assert documents_folder() == tmp_path / "Documents"
