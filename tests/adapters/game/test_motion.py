"""Whether things move follows the setting, or the system where it says so."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from yatzy_desktop.adapters.game.motion import Motion, linux_reduces_motion, system_reduces_motion
from yatzy_desktop.adapters.storage.settings import Settings, SettingsModel


@pytest.mark.parametrize(
    ("setting", "system", "reduced"),
    [
        ("system", False, False),
        ("system", True, True),
        ("full", True, False),
        ("reduced", False, True),
    ],
)
def test_the_setting_wins_over_the_system(setting: str, system: bool, reduced: bool) -> None:
    motion = Motion(SettingsModel(Settings(motion=setting)), lambda: system)
    assert motion.is_reduced is reduced
    assert motion.duration(400) == (0 if reduced else 400)


def test_a_changed_setting_holds_at_once_and_is_told_once() -> None:
    model = SettingsModel(Settings())
    motion = Motion(model, lambda: False)
    heard: list[bool] = []
    motion.changed.connect(heard.append)
    model.change(motion="full")
    model.change(motion="reduced")
    model.change(theme="dark")
    assert motion.is_reduced
    model.change(motion="system")
    assert heard == [True, False]


@pytest.mark.parametrize(
    ("name", "text", "reduced"),
    [
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations = false\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("kdeglobals", "\0" * 4096, False),
    ],
)
def test_linux_desktops_say_it_in_their_files(
    tmp_path: Path,
    name: str,
    text: str,
    reduced: bool,
) -> None:
    assert not linux_reduces_motion(tmp_path)
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text(text)
    assert linux_reduces_motion(tmp_path) is reduced


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads Linux desktops' files")
def test_the_system_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert not system_reduces_motion()
    (tmp_path / "kdeglobals").write_text("AnimationDurationFactor=0\n")
    assert system_reduces_motion()
