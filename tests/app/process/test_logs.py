"""The log is small, in a file, and never in the way."""

from __future__ import annotations

import faulthandler
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.full_disk import fill, small_disk
from yatzy_desktop.app.process.logs import Logs, SizedFileHandler


@pytest.fixture
def logger() -> Iterator[logging.Logger]:
    logger = logging.getLogger("tests.app.test_logs")
    logger.propagate = False  # these records are the test's own
    logger.setLevel(logging.INFO)
    yield logger
    for handler in list(logger.handlers):
        logger.removeHandler(handler)
        handler.close()


def test_records_are_written(tmp_path: Path, logger: logging.Logger) -> None:
    path = tmp_path / "app.log"
    logger.addHandler(SizedFileHandler(path))
    assert not path.exists()
    logger.warning("blåbær \ud83d")
    assert path.read_text(encoding="utf-8") == "blåbær ?\n"


def test_a_full_log_begins_anew_and_keeps_the_one_before(
    tmp_path: Path, logger: logging.Logger
) -> None:
    path = tmp_path / "app.log"
    logger.addHandler(SizedFileHandler(path, limit=1000))
    for number in range(200):
        logger.info("record %d %s", number, "x" * 80)
    sizes = {each.name: each.stat().st_size for each in tmp_path.iterdir()}
    assert sizes.keys() == {"app.log", "app.old.log"}
    assert max(sizes.values()) < 1200
    assert "record 199" in path.read_text()


def test_a_log_that_cannot_be_written_disturbs_nobody(
    tmp_path: Path, logger: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file" / "app.log", tmp_path):
        logger.addHandler(SizedFileHandler(path))
    logger.error("unheard")
    assert capsys.readouterr().err == ""


def test_a_log_on_a_full_disk_can_be_closed(tmp_path: Path, logger: logging.Logger) -> None:
    with small_disk(tmp_path / "disk") as folder:
        fill(folder)
        handler = SizedFileHandler(folder / "app.log")
        logger.addHandler(handler)
        logger.error("unheard")
        handler.close()
        assert (folder / "app.log").read_text() == ""


def test_the_log_starts_and_stops(tmp_path: Path) -> None:
    root = logging.getLogger()
    before, level, had_faults = list(root.handlers), root.level, faulthandler.is_enabled()
    logs = Logs(tmp_path / "Åse" / "state")
    logs.start()
    logging.getLogger("yatzy_desktop.test").info("hello")
    logs.stop()
    if had_faults:
        faulthandler.enable()
    root.setLevel(level)
    assert "INFO yatzy_desktop.test: hello" in logs.path.read_text()
    assert root.handlers == before


_CRASH = """
import ctypes, sys
from pathlib import Path
sys.stdout = sys.stderr = None
from yatzy_desktop.app.process.logs import Logs
Logs(Path(sys.argv[1])).start()
ctypes.string_at(0)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows reports crashes in its own way")
def test_a_crash_of_the_interpreter_leaves_its_trace_without_a_console(tmp_path: Path) -> None:
    command = [sys.executable, "-c", _CRASH, str(tmp_path)]
    assert subprocess.run(command, check=False).returncode < 0  # noqa: S603
    assert "Segmentation fault" in (tmp_path / "crash.log").read_text()
