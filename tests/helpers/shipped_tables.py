"""The tables of the coach as they lie in the checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from yatzy_desktop.strategy import TableLibrary

TABLES_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "tables"


@cache
def shipped_tables() -> TableLibrary:
    return TableLibrary(TABLES_FOLDER)
