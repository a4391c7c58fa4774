"""How players, rules, days and numbers of the records are written."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale, QObject

from yatzy_desktop.adapters.words import level_name, ruleset_label
from yatzy_desktop.rules import UnknownRulesetError, find_ruleset


class TableTexts(QObject):
    """The words of the tables, translated when they are asked for."""

    def player(self, name: str, level: str | None) -> str:
        """Return what a player is called; computers by their level, nobody as a guest."""
        if level is not None:
            return self.tr("{level} (computer)").format(level=level_name(level))
        return name or self.tr("Guest")

    def share(self, share: float | None) -> str:
        """Return a share from 0 to 1 in percent, and a dash for none."""
        if share is None:
            return "–"
        return self.tr("{number}%", "percent").format(number=QLocale().toString(round(100 * share)))


def player_text(name: str, level: str | None) -> str:
    """Return what a player is called in tables and charts."""
    return TableTexts().player(name, level)


def share_text(share: float | None) -> str:
    """Return a share from 0 to 1 in percent, and a dash for none."""
    return TableTexts().share(share)


def mean_text(mean: float) -> str:
    """Return a mean with one decimal, as the chosen language writes it."""
    return QLocale().toString(float(mean), "f", 1)


def rules_text(key: str, name: str) -> str:
    """Return what rules are called: own ones by their name, others as they are shipped."""
    if name:
        return name
    try:
        return ruleset_label(find_ruleset(key))
    except UnknownRulesetError:
        return key


def shown_day(day: date) -> str:
    """Return a day as the chosen language writes it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
