from __future__ import annotations

import sys
from pathlib import Path

import pytest

import system_packages
from system_packages import (
    DRAWING,
    PRINTING,
    SCREEN,
    TESTING,
    install_system_packages,
    needed_packages,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="There is no apt on Windows.")

QUERY = """#!/bin/sh
for name in "$@"; do
  grep -qx "$name" "{folder}/installed" && echo installed
done
exit 1
"""
APT = """#!/bin/sh
echo "$*" >> "{folder}/calls"
echo "Reading package lists of a size that nobody wants to see"
[ {code} = 0 ] || echo "E: Unable to locate package"
exit {code}
"""


class Machine:
    """A machine with nothing on its path but the tools that a test gives it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._write("installed", "")

    def has_apt(self, *, code: int = 0) -> None:
        self._tool("dpkg-query", QUERY)
        self._tool("apt-get", APT.replace("{code}", str(code)))
        # As a normal user, with sudo: it runs what it is told, less its own words.
        self._tool("sudo", '#!/bin/sh\nwhile [ "$1" != apt-get ]; do shift; done\nexec "$@"\n')

    def has_installed(self, *names: str) -> None:
        self._write("installed", "".join(f"{name}\n" for name in names))

    @property
    def calls(self) -> list[str]:
        """Return what apt was asked to do, less its options."""
        log = self._folder / "calls"
        lines = log.read_text("utf-8").splitlines() if log.exists() else []
        return [line[line.index("Use-Pty=0 ") + len("Use-Pty=0 ") :] for line in lines]

    def _tool(self, name: str, script: str) -> None:
        self._write(name, script.replace("{folder}", str(self._folder)))
        (self._folder / name).chmod(0o755)

    def _write(self, name: str, text: str) -> None:
        (self._folder / name).write_text(text, encoding="utf-8")


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    (tmp_path / "grep").symlink_to(
        "/usr/bin/grep" if Path("/usr/bin/grep").exists() else "/bin/grep"
    )
    monkeypatch.setenv("PATH", str(tmp_path))
    return Machine(tmp_path)


def test_nothing_is_asked_of_apt_when_nothing_is_missing(machine: Machine) -> None:
    machine.has_apt()
    machine.has_installed(*needed_packages(testing=True))
    install_system_packages(testing=True)
    assert machine.calls == []


def test_libraries_renamed_for_64_bit_times_count_as_installed(machine: Machine) -> None:
    machine.has_apt()
    renamed = {"libglib2.0-0", "libcups2"}
    names = [f"{name}t64" if name in renamed else name for name in needed_packages(testing=False)]
    machine.has_installed(*names)
    install_system_packages(testing=False)
    assert machine.calls == []


def test_only_what_is_missing_is_installed(machine: Machine) -> None:
    machine.has_apt()
    missing = {"libegl1", "strace"}
    machine.has_installed(*(set(needed_packages(testing=True)) - missing))
    install_system_packages(testing=True)
    assert machine.calls == ["update", "install --yes --no-install-recommends libegl1 strace"]


def test_playing_needs_no_tools_for_testing(machine: Machine) -> None:
    assert set(needed_packages(testing=True)) - set(needed_packages(testing=False)) == set(TESTING)


def test_debian_needs_a_package_to_make_environments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "can_make_environments", lambda: False)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert f"python{version}-venv" in needed_packages(testing=False)


def test_without_apt_what_cannot_be_loaded_is_named(
    machine: Machine, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = {"libEGL.so.1", "libcups.so.2"}

    def load(name: str) -> None:
        if name not in there:
            raise OSError(name)

    monkeypatch.setattr("ctypes.CDLL", load)
    install_system_packages(testing=False)
    named = set(capsys.readouterr().out.split(":")[-1].split())
    assert named == (DRAWING | SCREEN | PRINTING).keys() - {"libegl1", "libcups2"}


def test_without_apt_nothing_is_said_when_all_can_be_loaded(
    machine: Machine, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ctypes.CDLL", lambda name: name)
    install_system_packages(testing=False)
    assert capsys.readouterr().out == ""


def test_what_apt_says_is_not_shown_when_all_goes_well(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.has_apt()
    install_system_packages(testing=False)
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_when_apt_fails_the_missing_packages_are_named(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.has_apt(code=100)
    machine.has_installed(*(set(needed_packages(testing=False)) - {"libegl1"}))
    install_system_packages(testing=False)
    said = capsys.readouterr().out
    assert "E: Unable to locate package" in said
    assert said.rstrip().endswith("yourself: libegl1")
