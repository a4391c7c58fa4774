"""What importing the package does, and does not do; each in a process of its own."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.helpers.repository import ROOT, python_files

IMPORT_ALL = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
"""
NO_QT = "found = [name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6')]"
NO_APPLICATION = "from PySide6.QtCore import QCoreApplication as Q; found = Q.instance()"


def modules(*floors: str) -> list[str]:
    names = [file.relative_to(ROOT).with_suffix("").parts for file in python_files("yatzy_desktop")]
    return [
        ".".join(name).removesuffix(".__init__")
        for name in names
        if name[-1] != "__main__" and (not floors or name[1] in floors)
    ]


def output(code: str, *names: str) -> str:
    command = [sys.executable, "-W", "error", "-c", code, *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("floor", ["rules", "game", "strategy"])
def test_the_lower_floors_work_without_qt(floor: str) -> None:
    names = modules(floor)
    assert f"yatzy_desktop.{floor}" in names
    assert output(f"{IMPORT_ALL}\n{NO_QT}\nprint(found)", *names) == "[]\n"


def test_importing_everything_does_nothing() -> None:
    assert output(f"{IMPORT_ALL}\n{NO_APPLICATION}\nprint(found)", *modules()) == "None\n"
