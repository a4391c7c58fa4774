"""Keeps the tables of own rulesets that were solved on this computer."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from yatzy_desktop import strategy
from yatzy_desktop.adapters.storage.files import Write, write_whole

MOST_KEPT = 12
"""Rules that somebody only tries out leave tables behind; those used longest ago go first."""

MOST_BYTES = 100_000_000
"""What all tables together may take, unless a single one is larger."""


def keep_solved(folder: Path, table: strategy.WholeTable, write: Write = write_whole) -> None:
    """Write a table where `TableLibrary` finds it; raises `OSError` and then leaves all as it was.

    Those beyond `MOST_KEPT` or `MOST_BYTES` that were used longest ago are removed.
    """
    path = strategy.solved_path(folder, table.ruleset)
    write(path, strategy.pack_whole_table(table))
    with suppress(OSError):
        others = [each for each in folder.glob(f"*{strategy.SOLVED_SUFFIX}") if each != path]
        others.sort(key=lambda each: each.stat().st_mtime_ns, reverse=True)
        count, size = 1, path.stat().st_size
        for other in others:
            count, size = count + 1, size + other.stat().st_size
            if count > MOST_KEPT or size > MOST_BYTES:
                other.unlink()
