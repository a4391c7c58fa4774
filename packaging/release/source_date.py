"""When the sources were last changed: what packages say instead of when they were made."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

from release import product

_NOTE = Path(__file__).with_name("commit-time.txt")
"""Git writes the time of the commit into it when it packs an archive for downloading."""


def build_time() -> int:
    """Return when the sources were last changed, in seconds since 1970.

    It is what SOURCE_DATE_EPOCH says, else the time of the commit, which a downloaded archive has
    noted; without either, when the news for players were last written to.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    noted = _NOTE.read_text(encoding="ascii").strip()
    return int(noted) if noted.isdigit() else _last_commit() or _last_news()


def build_date() -> str:
    """Return the day of `build_time` as 2026-01-31."""
    return time.strftime("%Y-%m-%d", time.gmtime(build_time()))


def _last_commit() -> int | None:
    command = ["git", "-C", str(product.ROOT), "log", "-1", "--format=%ct"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return int(answer.stdout) if answer.returncode == 0 else None


def _last_news() -> int:
    return int((product.ROOT / "CHANGELOG.md").stat().st_mtime)
