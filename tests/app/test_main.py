"""The start of the program, as real processes with a plain window in the game's place."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.child_program import running, said

_PROGRAM = """
import sys
from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
from yatzy_desktop.app.main import main
from yatzy_desktop.app.process import Standing
from yatzy_desktop.game import History, RollDice, new_game
from yatzy_desktop.rules import find_ruleset

def say(*words):
    print(*words, flush=True)

class Window(QMainWindow):
    def __init__(self, context):
        super().__init__()
        self.context = context

    def paintEvent(self, event):
        say("painted")

    def closeEvent(self, event):
        say("closed")

    def count_timers(self):
        dispatcher, application = QAbstractEventDispatcher.instance(), QApplication.instance()
        objects = [application, *application.findChildren(QObject)]
        objects += [self, self.context.single_instance, *self.findChildren(QObject)]
        objects += self.context.single_instance.findChildren(QObject)
        say("timers", sum(len(dispatcher.registeredTimers(each)) for each in objects))

def compose(context):
    say("notices", *(problem.kind.value for problem in context.opening.notices))
    say("language", context.look.translator.language)
    say("file", context.opening.file_to_open)
    context.single_instance.raise_requested.connect(lambda path: say("raise", path))
    window = Window(context)
    game = context.game.model
    if context.opening.session is None:
        game.start(History.starting(new_game(find_ruleset("yatzy-sv"), ["Åse"])))
        game.submit(RollDice())
    else:
        game.resume(context.opening.session.history, context.opening.session.held)
    say("dice", *game.state.turn.dice)
    EXTRA
    return window


def ask(instance, file):
    say("asked", instance.holding_host)
    return Standing.ALONE

sys.exit(main(sys.argv[1:], compose, ask))
"""


def program(extra: str = "") -> str:
    return _PROGRAM.replace("EXTRA", extra)


def said_before(line: str, process: subprocess.Popen[str]) -> bool:
    """Read on until that line comes and tell whether it did."""
    while (word := said(process)) and word != line:
        pass
    return word == line


def lines(count: int, process: subprocess.Popen[str]) -> list[str]:
    return [said(process) for _ in range(count)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM to heed")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_it_starts_paints_and_leaves_in_good_order(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "Åse Ørbæk š"
    arguments = ["--data-dir", folder, "--test-dice", 5, "--language", "nb"]
    with running(program(), *arguments, folder / "spel.yatzy") as process:
        assert lines(3, process) == ["notices", "language nb", f"file {folder / 'spel.yatzy'}"]
        dice = said(process)
        assert said(process) == "painted"
        process.send_signal(getattr(signal, name))
        assert said(process) == "closed"
        assert process.wait() == 0
    assert "Yatzy Desktop" in (folder / "yatzy-desktop.log").read_text(encoding="utf-8")
    with running(program(), "--data-dir", folder) as process:
        assert lines(4, process)[-1] == dice  # the roll of before, not a new one


def test_a_second_start_raises_the_first_window_and_ends(tmp_path: Path) -> None:
    with running(program(), "--data-dir", tmp_path) as first:
        assert said_before("painted", first)
        with running(program(), "--data-dir", tmp_path, tmp_path / "å.yatzy") as second:
            assert said(second) == ""
            assert second.wait() == 0
        assert said(first) == f"raise {tmp_path / 'å.yatzy'}"


def test_a_broken_game_and_broken_settings_do_not_stop_the_start(tmp_path: Path) -> None:
    (tmp_path / "current.yatzy").write_bytes(b"\0" * 4096)
    (tmp_path / "settings.json").write_text("[1, 2]")
    (tmp_path / "window.json").write_text("")
    with running(program(), "--data-dir", tmp_path) as process:
        assert said(process) == "notices broken_settings broken_game"
        assert said_before("painted", process)
    assert (tmp_path / "current.broken-1.yatzy").exists()
    assert (tmp_path / "settings.broken-1.json").exists()


def test_what_a_killed_program_left_half_written_is_removed(tmp_path: Path) -> None:
    (tmp_path / "current.yatzy.QwErTy").write_text("half")
    with running(program(), "--data-dir", tmp_path) as process:
        assert said_before("painted", process)
    assert not (tmp_path / "current.yatzy.QwErTy").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM to heed")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_a_game_that_could_never_be_saved_is_saved_when_the_program_ends(
    tmp_path: Path, name: str
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    folder = in_the_way / "data"
    with running(program(), "--data-dir", folder) as process:
        *said_first, dice = lines(4, process)
        assert said_first == ["notices game_not_saved", "language en", "file None"]
        assert said_before("painted", process)
        in_the_way.unlink()
        process.send_signal(getattr(signal, name))
        assert said_before("closed", process)
        assert process.wait() == 0
    with running(program(), "--data-dir", folder) as process:
        *said_first, dice_now = lines(4, process)
        assert said_first[0] == "notices"
        assert dice_now == dice


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process for a while")
def test_beside_a_program_that_does_not_answer_nothing_is_saved(tmp_path: Path) -> None:
    with running(program(), "--data-dir", tmp_path) as first:
        assert said_before("painted", first)
        game = (tmp_path / "current.yatzy").read_bytes()
        first.send_signal(signal.SIGSTOP)
        with running(program("game.submit(RollDice())"), "--data-dir", tmp_path) as second:
            assert said(second).rstrip() == "asked"
            assert said(second) == "notices not_locked"
            assert said_before("painted", second)
        assert (tmp_path / "current.yatzy").read_bytes() == game
        first.send_signal(signal.SIGCONT)


def test_without_a_console_it_starts_and_logs_to_its_file(tmp_path: Path) -> None:
    script = "import sys; sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = None"
    script += program(
        "QTimer.singleShot(0, lambda: 1 / 0); QTimer.singleShot(0, QApplication.exit)"
    )
    with running(script, "--data-dir", tmp_path) as process:
        assert process.wait() == 0
    assert "ZeroDivisionError" in (tmp_path / "yatzy-desktop.log").read_text()


def test_an_error_while_starting_is_told_and_logged(tmp_path: Path) -> None:
    script = program(
        "def read():\n"
        "        say(QApplication.activeModalWidget().text())\n"
        "        QApplication.activeModalWidget().accept()\n"
        "    QTimer.singleShot(0, read)\n"
        "    raise RuntimeError('no window')"
    )
    with running(script, "--data-dir", tmp_path) as process:
        assert lines(5, process)[-1] == "Yatzy Desktop cannot start."
        assert process.wait() == 1
    assert "no window" in (tmp_path / "yatzy-desktop.log").read_text()


def test_no_timer_runs_while_nothing_happens(tmp_path: Path) -> None:
    script = program("context.single_instance.raise_requested.connect(window.count_timers)")
    with running(script, "--data-dir", tmp_path) as first:
        assert said_before("painted", first)
        with running(script, "--data-dir", tmp_path) as second:
            second.wait()
        assert said_before("timers 0", first)


def test_the_window_comes_without_the_network(tmp_path: Path) -> None:
    script = program(
        "say('loaded', *[name for name in ('PySide6.QtNetwork', 'socket') if name in sys.modules])"
    )
    with running(script, "--data-dir", tmp_path) as process:
        assert lines(5, process)[-1] == "loaded"
