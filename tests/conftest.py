"""What holds for every test: no stray warning of Python, Qt or the log, nothing read from home."""

from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.helpers.log_watch import LogWatch
from tests.helpers.reports import without_surrogates

WITH_QT = importlib.util.find_spec("PySide6") is not None
_HOME = pytest.StashKey[Path]()

# Two busy cores make single examples slow; that is no fault of the program. The run without Qt
# repeats tests that the run with Qt does in full, so few examples will do.
_COMMON = settings(deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", _COMMON)
settings.register_profile("without-qt", _COMMON, max_examples=10)
settings.load_profile("ci" if WITH_QT else "without-qt")


def pytest_addoption(parser: pytest.Parser) -> None:
    if importlib.util.find_spec("pytestqt") is None:  # else unknown settings end the run
        for name in ("qt_api", "qt_log_ignore", "qt_log_level_fail"):
            parser.addini(name, "Of no use where Qt is absent.")


def pytest_configure(config: pytest.Config) -> None:
    home = Path(tempfile.mkdtemp(prefix="yatzy-tests-"))
    config.stash[_HOME] = home
    _move_to(home)
    if WITH_QT and not hasattr(config, "workerinput"):
        from asset_files import make_assets  # noqa: PLC0415 - must not be needed without Qt

        make_assets()


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(config.stash[_HOME], ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, Any, Any]:
    """Let tests on several cores report whatever they have in their logs."""
    return without_surrogates((yield))


@pytest.fixture(autouse=True)
def log_watch() -> Iterator[LogWatch]:
    """Fail the test for each warning or error in the log; see LogWatch.expects."""
    watch = LogWatch()
    with watch.attached():
        yield watch
    assert [f"{record.levelname} {record.getMessage()}" for record in watch.strays] == []


@pytest.fixture(autouse=True)
def same_locale() -> Iterator[None]:
    """Let no test leave its language to the next."""
    if not WITH_QT:
        yield
        return
    from PySide6.QtCore import QLocale  # noqa: PLC0415 - must not be needed without Qt

    before = QLocale()
    yield
    QLocale.setDefault(before)


def _move_to(home: Path) -> None:
    """Make this process and those it starts see an empty home, no screen and plain English."""
    folders = {
        "XDG_CACHE_HOME": ".cache",
        "XDG_CONFIG_HOME": ".config",
        "XDG_DATA_HOME": ".local/share",
        "XDG_STATE_HOME": ".local/state",
        "XDG_RUNTIME_DIR": ".run",
    }
    for variable, folder in folders.items():
        (home / folder).mkdir(parents=True, mode=0o700)
        os.environ[variable] = str(home / folder)
    os.environ.update(HOME=str(home), USERPROFILE=str(home), LC_ALL="C.UTF-8", LANGUAGE="")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
