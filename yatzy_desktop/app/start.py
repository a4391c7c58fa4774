"""How the program was started."""

from __future__ import annotations

from dataclasses import dataclass

from yatzy_desktop.adapters.storage import AppPaths
from yatzy_desktop.app.process import SingleInstance
from yatzy_desktop.app.shell import Arguments


@dataclass(frozen=True, slots=True)
class Start:
    """How the program was started; `start_time` is `time.perf_counter()` then, in seconds.

    `may_write` is False where another program may be writing the same files.
    """

    arguments: Arguments
    paths: AppPaths
    instance: SingleInstance
    may_write: bool
    start_time: float
