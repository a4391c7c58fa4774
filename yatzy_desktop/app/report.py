"""What somebody who mends the program wants to know of the one that failed."""

from __future__ import annotations

import os
import platform
import sys
from dataclasses import asdict

from PySide6.QtCore import QLocale, QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from yatzy_desktop import __version__
from yatzy_desktop.adapters.storage import Settings

_NOBODYS_BUSINESS = frozenset({"players", "known_names"})


def report_details(settings: Settings) -> str:
    """Return versions, system, screens and settings, a line each: no names and no paths."""
    told = {key: value for key, value in asdict(settings).items() if key not in _NOBODYS_BUSINESS}
    if not settings.ruleset or settings.ruleset.startswith("own"):
        told["ruleset"] = "own rules" if settings.ruleset else ""
    screens = (
        f"{screen.size().width()}×{screen.size().height()} at {screen.devicePixelRatio()}"
        for screen in QGuiApplication.screens()
    )
    kind = "package" if hasattr(sys, "frozen") else "source"
    lines = (
        f"Yatzy Desktop {__version__} ({kind})",
        f"Python {platform.python_version()}, Qt {qVersion()}, {QSysInfo.buildAbi()}",
        f"{QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} {QSysInfo.kernelVersion()}",
        f"{QGuiApplication.platformName()}, {os.environ.get('XDG_CURRENT_DESKTOP', '')}",
        f"Screens: {', '.join(screens)}",
        f"Locale: {QLocale.system().name()}",
        *(f"{key}: {value}" for key, value in told.items()),
    )
    return "\n".join(lines) + "\n"
