"""The names of own rules: tidy, and no two alike."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLocale

from yatzy_desktop.game import clean_name
from yatzy_desktop.rules.limits import MAX_NAME_LENGTH

DRAFT_KEY = "own"
"""The key of own rules that were never saved."""


def tidy_name(text: str) -> str:
    """Return the name of rules as it is kept: see `clean_name`."""
    return clean_name(text, MAX_NAME_LENGTH)


def unique_name(name: str, taken: Iterable[str]) -> str:
    """Return the name, with the first free number after it when it is taken."""
    used = {each.casefold() for each in taken}
    unique, number = name, 2
    while unique.casefold() in used:
        suffix = f" {QLocale().toString(number)}"
        unique = name[: MAX_NAME_LENGTH - len(suffix)] + suffix
        number += 1
    return unique
