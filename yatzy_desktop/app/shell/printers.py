"""The printers that the system knows; the game asks this way, so that it never waits itself."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Sequence

from yatzy_desktop.app.shell.console import PROGRAM, ConsoleParser, say
from yatzy_desktop.app.shell.names import PRINTERS


def tell_printers(words: Sequence[str]) -> int:
    """Print the names of the printers as a list in JSON; return the exit code."""
    parser = ConsoleParser(
        prog=f"{PROGRAM} {PRINTERS}",
        description="Tell the printers that the system knows, as a list in JSON.",
    )
    return parser.carry_out(words, _tell)


def _tell(_wishes: Namespace) -> None:
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - not before it is needed
    from PySide6.QtPrintSupport import QPrinterInfo  # noqa: PLC0415

    if sys.platform.startswith("linux"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    _application = QGuiApplication.instance() or QGuiApplication([PROGRAM])
    say(json.dumps(QPrinterInfo.availablePrinterNames()))
