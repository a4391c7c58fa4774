"""The start of the program: everything is made here once and handed to the composition."""

from __future__ import annotations

import gc
import logging
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from yatzy_desktop import __version__
from yatzy_desktop.app.shell import COMMANDS, Arguments, parse_command_line

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from yatzy_desktop.app.opening import Compose
    from yatzy_desktop.app.process import ErrorHandler, Logs, SingleInstance, Standing
    from yatzy_desktop.app.start import Start

_log = logging.getLogger(__name__)

AskAboutHolder = Callable[["SingleInstance", Path | None], "Standing"]

APP_ID = "yatzy-desktop"
DISPLAY_NAME = "Yatzy Desktop"
DESKTOP_ENTRY = "io.github.yatzy_desktop.YatzyDesktop"
"""The desktop entry of the packages, by whose name Wayland finds the icon of a window."""

_CANNOT_START = 1

# Imports stand inside the functions: `--version` and a second start must not wait for windows.


def main(
    argv: Sequence[str] | None = None,
    compose: Compose | None = None,
    ask: AskAboutHolder | None = None,
) -> int:
    """Run the program and return its exit code; `argv` are the arguments after its name.

    `compose` makes the window, by default that of the game; `ask` decides what to do beside
    another copy that does not answer, by default by a question.
    """
    start_time = time.perf_counter()
    words = sys.argv[1:] if argv is None else argv
    command = COMMANDS.get(words[0]) if words else None
    if command is not None:
        return command.run(words[1:])
    try:
        arguments = parse_command_line(words)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    return _run(arguments, compose, ask or _ask, start_time)


def _ask(instance: SingleInstance, file: Path | None) -> Standing:
    from yatzy_desktop.app.process import ask_about_holder  # noqa: PLC0415

    return ask_about_holder(instance, file)


def _run(
    arguments: Arguments, compose: Compose | None, ask: AskAboutHolder, start_time: float
) -> int:
    from PySide6.QtCore import qVersion  # noqa: PLC0415

    from yatzy_desktop.adapters.storage import AppPaths  # noqa: PLC0415
    from yatzy_desktop.app.process import (  # noqa: PLC0415
        ErrorHandler,
        Logs,
        SingleInstance,
        Standing,
        import_plainly,
    )

    import_plainly()
    folder = arguments.own_folder
    paths = AppPaths.standard() if folder is None else AppPaths.inside(folder)
    instance = SingleInstance(paths.data_dir)
    standing = instance.enter(arguments.file)
    if standing is Standing.HANDED_OVER:
        return 0
    logs = Logs(paths.state_dir)
    logs.start()
    _log.info("%s %s, Qt %s, %s", DISPLAY_NAME, __version__, qVersion(), sys.platform)
    errors = ErrorHandler()
    errors.install()
    # Nothing is garbage before the window has its picture, and looking takes a tenth of the start.
    gc.disable()
    try:
        from yatzy_desktop.app.start import Start  # noqa: PLC0415

        start = Start(arguments, paths, instance, standing is not Standing.ALONE, start_time)
        return _run_on_screen(start, compose, ask, errors, logs)
    finally:
        gc.enable()
        instance.leave()
        errors.uninstall()
        logs.stop()


def _run_on_screen(
    start: Start, compose: Compose | None, ask: AskAboutHolder, errors: ErrorHandler, logs: Logs
) -> int:
    from yatzy_desktop.app.process import (  # noqa: PLC0415
        ending_in_a_sentence,
        prepare_screen,
    )

    if not prepare_screen(alone=start.arguments.selftest is not None):
        return _CANNOT_START

    def leave() -> None:
        start.instance.leave()
        logs.stop()

    with ending_in_a_sentence(leave):
        application = _new_application()
    if not start.may_write and start.arguments.selftest is None:
        start = _asked(start, ask)
        if start.instance.is_handed_over:
            return 0
    return _run_window(start, compose, errors, application)


def _asked(start: Start, ask: AskAboutHolder) -> Start:
    from yatzy_desktop.adapters.storage import kept_language  # noqa: PLC0415
    from yatzy_desktop.adapters.words import Translator  # noqa: PLC0415
    from yatzy_desktop.app.process import Standing  # noqa: PLC0415

    translator = Translator()
    translator.apply(start.arguments.language or kept_language(start.paths.config_dir))
    standing = ask(start.instance, start.arguments.file)
    start.instance.settle(standing)
    return replace(start, may_write=standing is not Standing.ALONE)


def _run_window(
    start: Start, compose: Compose | None, errors: ErrorHandler, application: QApplication
) -> int:
    from yatzy_desktop.app.opening import Opener  # noqa: PLC0415
    from yatzy_desktop.app.process import LOG_FILE, ErrorBox, QuitSignals  # noqa: PLC0415

    error_box = ErrorBox(start.paths.state_dir / LOG_FILE)

    def fail(error: Exception) -> None:
        errors.handle(type(error), error, error.__traceback__)
        error_box.run()
        application.exit(_CANNOT_START)

    opener = Opener(start, application, compose, fail)
    if not opener.open():
        return _CANNOT_START
    errors.unexpected_error.connect(error_box.show)
    signals = QuitSignals(lambda: _leave(application))
    signals.install()
    try:
        return application.exec()
    finally:
        signals.uninstall()
        opener.close()


def _new_application() -> QApplication:
    from PySide6.QtGui import QIcon  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from yatzy_desktop.adapters.assets import asset_path  # noqa: PLC0415

    _name_for_taskbar()
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication([APP_ID])
    application.setApplicationName(APP_ID)
    application.setApplicationDisplayName(DISPLAY_NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(DESKTOP_ENTRY)
    application.setWindowIcon(QIcon(str(asset_path("icons/yatzy-desktop.svg"))))
    return application


def _name_for_taskbar() -> None:
    # Windows shows the interpreter's icon unless the program has a name before its first window.
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)


def _leave(application: QApplication) -> None:
    application.closeAllWindows()
    application.exit(0)
