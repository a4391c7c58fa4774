"""Follows whether the system wants less motion, without waiting for it and without a timer."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QProcess, Qt
from PySide6.QtGui import QGuiApplication

from yatzy_desktop.adapters.game.motion import Motion, system_reduces_motion

MAC_QUESTION = ("/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion")
"""How macOS is asked for "Reduce motion" of its accessibility settings: prints 1 where it is on."""


_DESKTOPS = ("xcb", "wayland")
"""How the names of Qt's screens begin with which a desktop's bus is there, and open already."""


def follow_system_motion(
    motion: Motion,
    application: QGuiApplication,
    *,
    platform: str = sys.platform,
    question: Sequence[str] = MAC_QUESTION,
    reads: Callable[[], bool] = system_reduces_motion,
) -> None:
    """Tell what the system wants, now and from now on, for as long as both live.

    Linux: the settings portal tells at once. Windows and macOS are asked again whenever the
    program comes to the front, for it was left to change the setting.
    """
    if platform == "darwin":
        _ask_on_return(application, MacQuestion(motion, question).ask)
    elif platform == "win32":
        _ask_on_return(application, lambda: motion.take_system(reduces=reads()))
    elif application.platformName().startswith(_DESKTOPS):
        from yatzy_desktop.adapters.game.desktop_portal import (  # noqa: PLC0415 - Linux only
            DesktopPortal,
        )

        portal = DesktopPortal(parent=motion)
        portal.told.connect(lambda reduces: motion.take_system(reduces=reduces))
        portal.begin()


class MacQuestion(QObject):
    """Asks macOS by a process of its own, since it tells Objective-C only."""

    def __init__(self, motion: Motion, question: Sequence[str]) -> None:
        super().__init__(motion)
        self._motion = motion
        self._process = QProcess(self)
        self._process.setProgram(question[0])
        self._process.setArguments(list(question[1:]))
        self._process.finished.connect(self._read)

    def ask(self) -> None:
        """Ask, unless an answer is still to come."""
        if self._process.state() is QProcess.ProcessState.NotRunning:
            self._process.start()

    def _read(self, code: int, status: QProcess.ExitStatus) -> None:
        # Where it was never set there is no such entry, and the code is another.
        ended = status is QProcess.ExitStatus.NormalExit
        said = bytes(self._process.readAllStandardOutput().data()).strip()
        self._motion.take_system(reduces=ended and code == 0 and said == b"1")


def _ask_on_return(application: QGuiApplication, ask: Callable[[], None]) -> None:
    def look(state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            ask()

    application.applicationStateChanged.connect(look)
    ask()
