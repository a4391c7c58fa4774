"""The system's signals end the program from its event loop."""

from __future__ import annotations

import os
import signal
import sys

import pytest
from pytestqt.qtbot import QtBot

from yatzy_desktop.app.process.quit_signals import QuitSignals

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signals")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_is_heeded_in_the_event_loop(qtbot: QtBot, name: str) -> None:
    number = getattr(signal, name)
    before = signal.getsignal(number)
    heard: list[str] = []
    signals = QuitSignals(lambda: heard.append(name))
    signals.install()
    try:
        os.kill(os.getpid(), number)
        assert heard == []
        qtbot.waitUntil(lambda: heard == [name])
    finally:
        signals.uninstall()
    signals.uninstall()
    assert signal.getsignal(number) is before


def test_an_ignored_signal_stays_ignored(qtbot: QtBot) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    heard: list[int] = []
    signals = QuitSignals(lambda: heard.append(1))
    signals.install()
    os.kill(os.getpid(), signal.SIGHUP)
    os.kill(os.getpid(), signal.SIGTERM)
    qtbot.waitUntil(lambda: heard == [1])
    signals.uninstall()
    assert signal.signal(signal.SIGHUP, before) is signal.SIG_IGN
