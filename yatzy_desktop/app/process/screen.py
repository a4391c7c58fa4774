"""Whether there is a screen for windows; where there is none, one sentence says so."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from yatzy_desktop.app.process.error_handler import log_qt_message

PLATFORM = "QT_QPA_PLATFORM"
"""The variable by which Qt is told what it draws on."""

_WITHOUT_SCREEN = "offscreen"
_NO_SCREEN = "Yatzy Desktop needs a desktop to open its window on, and there is none here."
_UNREACHABLE = "Yatzy Desktop cannot open its window: the display {0} does not answer."
_NO_PART = "Yatzy Desktop cannot open its window: system libraries for this desktop are missing."

_CANNOT_START = 1


def has_screen(environ: MutableMapping[str, str] = os.environ) -> bool:
    """Tell whether the environment names a screen; elsewhere than on Linux there always is one."""
    if not sys.platform.startswith("linux"):
        return True
    if any(environ.get(name) for name in (PLATFORM, "DISPLAY", "WAYLAND_DISPLAY")):
        return True
    # Where Wayland is looked for when nothing is said.
    folder = environ.get("XDG_RUNTIME_DIR")
    return bool(folder) and (Path(folder or "") / "wayland-0").exists()


def prepare_screen(*, alone: bool, environ: MutableMapping[str, str] = os.environ) -> bool:
    """Tell whether windows can be shown, having said so when not.

    What runs `alone`, with nobody looking, draws into memory where there is no screen.
    """
    if has_screen(environ):
        return True
    if alone:
        environ[PLATFORM] = _WITHOUT_SCREEN
        return True
    say_on_console(_NO_SCREEN)
    return False


@contextmanager
def ending_in_a_sentence(leave: Callable[[], None]) -> Iterator[None]:
    """Have Qt end the process with one sentence and 1, instead of an abort, when it cannot start.

    `leave` is called before that. What Qt says meanwhile goes to the log all the same.
    """
    said: list[tuple[QtMsgType, str, str]] = []

    def listen(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        said.append((kind, context.category or "", message))
        if kind is QtMsgType.QtFatalMsg:
            for _, category, line in said:
                log_qt_message(QtMsgType.QtInfoMsg, category, line)
            say_on_console(_reason(" ".join(line for _, _, line in said)))
            leave()
            os._exit(_CANNOT_START)  # Qt goes on to abort

    previous = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
    for kind, category, line in said:
        log_qt_message(kind, category, line)


def say_on_console(sentence: str) -> None:
    """Write a sentence to where errors go, if there is a console."""
    if sys.stderr is not None:
        print(sentence, file=sys.stderr, flush=True)  # noqa: T201 - for the one who typed the name


def _reason(said: str) -> str:
    if "could not connect to display" in said or "wl_display" in said:
        return _UNREACHABLE.format(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return _NO_PART
