from __future__ import annotations

import re
from pathlib import Path

import pytest

from environment import (
    BUILD,
    CORE_TESTS,
    DEV,
    RUNTIME,
    TABLES,
    Environment,
    EnvironmentMissingError,
)


class Pip:
    """Stands in for pip and for the making of environments; remembers what was asked."""

    def __init__(self) -> None:
        self.made: list[Path] = []
        self.installed: list[tuple[str, ...]] = []

    def create(self, folder: Path, **_options: bool) -> None:
        self.made.append(folder)
        folder.mkdir()

    def install(self, *arguments: str) -> None:
        self.installed.append(arguments)


@pytest.fixture
def pip(monkeypatch: pytest.MonkeyPatch) -> Pip:
    pip = Pip()
    monkeypatch.setattr("venv.create", pip.create)
    monkeypatch.setattr(Environment, "_pip", pip.install)
    monkeypatch.setattr(Environment, "_works", lambda self: self._record.exists())
    return pip


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    lock = tmp_path / "requirements.txt"
    lock.write_text("a==1\n", encoding="utf-8")
    return lock


def test_packages_are_installed_once_by_their_hashes(pip: Pip, lock: Path, tmp_path: Path) -> None:
    place = Environment(tmp_path / "venv")
    place.install(lock)
    place.install(lock)
    assert pip.made == [place.folder]
    assert pip.installed == [("--require-hashes", f"--requirement={lock}")]


def test_a_changed_lock_file_is_installed_into_the_same_environment(
    pip: Pip, lock: Path, tmp_path: Path
) -> None:
    place = Environment(tmp_path / "venv")
    place.install(lock)
    lock.write_text("a==2\n", encoding="utf-8")
    place.install(lock)
    assert len(pip.made) == 1
    assert len(pip.installed) == 2


def test_a_second_lock_file_leaves_the_first_installed(
    pip: Pip, lock: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.txt"
    other.write_text("b==1\n", encoding="utf-8")
    place = Environment(tmp_path / "venv")
    place.install(lock)
    place.install(lock, other)
    place.install(lock)
    assert len(pip.installed) == 2


def test_an_environment_that_does_not_work_is_made_anew(
    pip: Pip, lock: Path, tmp_path: Path
) -> None:
    place = Environment(tmp_path / "venv")
    place.install(lock)
    (place.folder / "installed.json").unlink()
    place.install(lock)
    assert len(pip.made) == 2
    assert len(pip.installed) == 2


def test_a_python_without_its_means_is_told_of_before_anything_is_made(
    pip: Pip, lock: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("environment.can_make_environments", lambda: False)
    with pytest.raises(EnvironmentMissingError, match=r"apt-get install python3\.\d+-venv$"):
        Environment(tmp_path / "venv").install(lock)
    assert not (tmp_path / "venv").exists()
    assert pip.made == []


def locked(lock: Path) -> dict[str, str]:
    """Return the versions in a lock file by the names of their packages."""
    pins = re.findall(r"^([a-z0-9-]+)==(\S+)", lock.read_text("utf-8"), re.MULTILINE)
    return dict(pins)


@pytest.mark.parametrize(
    "lock", [RUNTIME, BUILD, CORE_TESTS, DEV, TABLES], ids=lambda lock: lock.name
)
def test_lock_files_pin_one_version_of_everything_by_hash(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "python3 packaging/build.py lock" in text.splitlines()[1]
    for block in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]:
        assert re.match(r"[a-z0-9-]+==\S+", block)
        assert "--hash=sha256:" in block
    shared = locked(lock).keys() & locked(DEV).keys()
    assert {name: locked(lock)[name] for name in shared} == {
        name: locked(DEV)[name] for name in shared
    }


def test_players_get_qt_and_what_plays_sounds_and_nothing_else() -> None:
    versions = locked(RUNTIME)
    assert versions.pop("pyside6-essentials") == versions.pop("shiboken6") == "6.11.3"
    assert versions.keys() == {"cffi", "miniaudio", "pycparser"}


def test_the_core_is_tested_without_qt() -> None:
    assert not {name for name in locked(CORE_TESTS) if "pyside" in name or "qt" in name}
