"""Starts pieces of the program as processes of their own, and reads what they say."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 120
"""Seconds after which a child ends by itself, so that a test fails instead of waiting."""

_WATCHDOG = f"import faulthandler; faulthandler.dump_traceback_later({PATIENCE}, exit=True)\n"

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def running(script: str, *arguments: object, **variables: str) -> Iterator[subprocess.Popen[str]]:
    """Run a Python script with its output to be read by the line; it ends with the block."""
    surroundings = dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONUTF8="1", **variables)
    surroundings["PYTHONPATH"] = str(ROOT)
    command = [sys.executable, "-c", _WATCHDOG + script, *map(str, arguments)]
    with subprocess.Popen(  # noqa: S603 - our own script
        command, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True, env=surroundings
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def said(process: subprocess.Popen[str]) -> str:
    """Return the next line that the process writes, without its end; empty when it has ended."""
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")
