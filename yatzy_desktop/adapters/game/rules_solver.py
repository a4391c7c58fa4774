"""Has own rules worked out exactly by a process of its own, so that the game never stutters."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from yatzy_desktop import strategy
from yatzy_desktop.adapters.storage import ruleset_to_text, write_whole
from yatzy_desktop.rules import Ruleset

RULES_SUFFIX = ".rules"

_PACKAGE = "yatzy_desktop"
_log = logging.getLogger(__name__)
_KILLED_MS = 2000
"""Milliseconds; a killed process is gone at once."""
_PERCENT = re.compile(rb"^(\d+) %$")


def own_command() -> tuple[str, ...]:
    """Return how this very program is started once more."""
    if getattr(sys, "frozen", False):
        return (sys.executable,)
    return (sys.executable, "-m", _PACKAGE)


def own_process(
    words: Sequence[str], parent: QObject | None = None, command: Sequence[str] | None = None
) -> QProcess:
    """Return a process, not yet started, of this very program with these arguments.

    It works where the program itself lies: Python imports what lies in the current folder.
    """
    program, *first = command or own_command()
    process = QProcess(parent)
    process.setProgram(program)
    process.setArguments([*first, *words])
    if not getattr(sys, "frozen", False):
        process.setWorkingDirectory(str(Path(sys.modules[_PACKAGE].__path__[0]).parent))
    return process


class RulesSolver(QObject):
    """Solves one ruleset at a time; the table comes to lie in the folder of solved ones.

    `command` starts the program; by default this one.
    """

    advanced = Signal(int)
    """How much is done, in percent."""
    solved = Signal(object)
    """The Ruleset, whose table can be read now."""
    failed = Signal(object)
    """The Ruleset, of which nothing has come; the reason is in the log."""
    ended = Signal()
    """Nothing is being solved any more, however that came about."""

    def __init__(
        self, folder: Path, command: Sequence[str] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._command = tuple(command or own_command())
        self._process: QProcess | None = None
        self._ruleset: Ruleset | None = None

    @property
    def ruleset(self) -> Ruleset | None:
        """What is being solved, None while nothing is."""
        return self._ruleset

    def solve(self, ruleset: Ruleset) -> None:
        """Begin to solve a ruleset; another one that is being solved is given up."""
        self.cancel()
        self._ruleset, rules_file = ruleset, self._rules_file(ruleset)
        self.tidy()
        try:
            write_whole(rules_file, ruleset_to_text(ruleset).encode(errors="replace"))
        except OSError as error:
            self._give_up(str(error))
            return
        folder = str(self._folder.parent.absolute())
        words = ["solve", "--ruleset", str(rules_file.absolute()), "--data-dir", folder]
        process = own_process(words, self, self._command)
        process.readyReadStandardOutput.connect(self._listen)
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._fail)
        self._process = process
        process.start()

    def cancel(self) -> None:
        """Stop solving; what was worked out so far is lost."""
        process, self._process = self._process, None
        if process is not None:
            # What it still says is not listened to any more.
            process.kill()
            process.waitForFinished(_KILLED_MS)
            process.deleteLater()
            self._end()

    def _listen(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            found = _PERCENT.match(bytes(process.readLine().data()).strip())
            if found:
                self.advanced.emit(int(found[1]))

    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        process, ruleset = self._process, self._ruleset
        if process is None:
            return
        if status is QProcess.ExitStatus.NormalExit and code == 0:
            self._end()
            self.solved.emit(ruleset)
        else:
            said = bytes(process.readAllStandardError().data()).decode(errors="replace")
            self._give_up(f"exit code {code}, {said.strip()}")

    def _fail(self, error: QProcess.ProcessError) -> None:
        # After any other error `_finish` follows.
        if self._process is not None and error is QProcess.ProcessError.FailedToStart:
            self._give_up(self._process.errorString())

    def _give_up(self, reason: str) -> None:
        ruleset = self._ruleset
        _log.warning("Rules could not be solved: %s", reason)
        self._end()
        self.failed.emit(ruleset)

    def _end(self) -> None:
        process, self._process, self._ruleset = self._process, None, None
        if process is not None:
            process.deleteLater()
        self.tidy()
        self.ended.emit()

    def tidy(self) -> None:
        """Remove the rules handed to processes, also by a program that was killed."""
        with suppress(OSError):
            for rules_file in self._folder.glob(f"*{RULES_SUFFIX}"):
                rules_file.unlink()

    def _rules_file(self, ruleset: Ruleset) -> Path:
        return self._folder / f"{strategy.play_fingerprint(ruleset)}{RULES_SUFFIX}"
