"""The words for the computer's players: what their levels and they themselves are called."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from yatzy_desktop.adapters.words.labels import points_text
from yatzy_desktop.strategy import levels

USUAL_LEVEL = levels.USUAL_LEVEL.key
"""How well a computer plays that nobody has chosen a level for."""

COMPUTER_NAMES = ("Embla", "Ask", "Saga", "Mimer", "Idun", "Brage", "Ylva", "Loke")
"""What computers are called unless somebody names them; names are the same in every language."""

_LEVEL_NAMES = cast(
    "dict[str, str]",
    {
        "beginner": QT_TRANSLATE_NOOP("Level", "Newcomer"),
        "casual": QT_TRANSLATE_NOOP("Level", "Easy-going"),
        "steady": QT_TRANSLATE_NOOP("Level", "Steady"),
        "expert": QT_TRANSLATE_NOOP("Level", "Sharp"),
        "master": QT_TRANSLATE_NOOP("Level", "Master"),
        "contender": QT_TRANSLATE_NOOP("Level", "Contender"),
    },
)


def level_name(key: str) -> str:
    """Return the name of a level; one that this version lacks is just a computer."""
    source = _LEVEL_NAMES.get(key)
    if source is None:
        return QCoreApplication.translate("Level", "Computer")
    return QCoreApplication.translate("Level", source)


def average_text(average: float) -> str:
    """Return what a level scores on average, like "about 205 points"."""
    text = QCoreApplication.translate("Level", "about {points} points")
    return text.format(points=points_text(round(average)))


def free_computer_name(taken: Iterable[str]) -> str:
    """Return the first of the computers' names that nobody at the table has."""
    used = {name.casefold() for name in taken}
    numbered = (f"{name} {number}" for number in range(2, 100) for name in COMPUTER_NAMES)
    return next(name for name in chain(COMPUTER_NAMES, numbered) if name.casefold() not in used)
