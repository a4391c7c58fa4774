"""Printers are asked for in a process that may hang without anybody waiting for it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from yatzy_desktop.adapters.printing.printers import PrinterSearch

HANGS = "import time; time.sleep(600)"
ANSWERS = {
    'print(\'["Office", "<b>"]\')': ("Office", "<b>"),
    "print('[]')": (),
    "print('no list')": None,
    "print(5)": None,
    "raise SystemExit(3)": None,
}


def python(script: str) -> list[str]:
    return [sys.executable, "-S", "-E", "-c", script]


@pytest.mark.parametrize("script", ANSWERS)
def test_what_the_process_prints_is_the_answer(script: str, qtbot: QtBot) -> None:
    search = PrinterSearch(python(script))
    with qtbot.waitSignal(search.found, timeout=60_000) as answer:
        search.begin()
        search.begin()  # does not ask twice
    assert answer.args == [ANSWERS[script]]
    assert not search.is_searching


def test_nobody_waits_longer_than_the_limit(qtbot: QtBot) -> None:
    search = PrinterSearch(python(HANGS), patience_ms=1)
    with qtbot.waitSignal(search.found, timeout=60_000) as answer:
        search.begin()
    assert answer.args == [None]


def test_a_program_that_is_not_there_is_no_printer(qtbot: QtBot, tmp_path: Path) -> None:
    search = PrinterSearch([str(tmp_path / "nothing")])
    with qtbot.waitSignal(search.found, timeout=60_000) as answer:
        search.begin()
    assert answer.args == [None]


def test_who_goes_away_leaves_nothing_behind(qtbot: QtBot) -> None:
    owner, heard = QObject(), list[object]()
    search = PrinterSearch(python(HANGS), parent=owner)
    owner.destroyed.connect(search.stop)
    search.found.connect(heard.append)
    search.begin()
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    assert heard == []


def test_the_program_tells_its_printers_as_a_list(qtbot: QtBot) -> None:
    search = PrinterSearch()
    with qtbot.waitSignal(search.found, timeout=60_000) as answer:
        search.begin()
    names = answer.args[0]
    assert isinstance(names, tuple)
    assert json.dumps(names)
