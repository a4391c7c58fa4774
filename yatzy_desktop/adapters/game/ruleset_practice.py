"""What the Nordic countries do, told from the shipped rulesets for the settings form."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QLocale

from yatzy_desktop.adapters.game.ruleset_draft import DraftField
from yatzy_desktop.adapters.words import (
    SEPARATOR,
    RulesetCounts,
    country_name,
    nordic_countries,
    points_text,
)
from yatzy_desktop.rules import HOUSES, PAIRS, FillOrder, Ruleset, may_share_face, rulesets


def practice_text(field: DraftField, dice_count: int) -> str:
    """Return what the Nordic countries do with so many dice, like "Sweden, Denmark: 63 → 50".

    Empty for what is not worth comparing.
    """
    value_of = _VALUES.get(field)
    if value_of is None:
        return ""
    values: dict[str, list[str]] = {}
    for ruleset in rulesets():
        compared = ruleset.dice_count == dice_count or field is DraftField.DICE
        if ruleset.country in nordic_countries() and compared:
            seen = values.setdefault(ruleset.country, [])
            value = value_of(ruleset)
            if value not in seen:
                seen.append(value)
    return _grouped({country: _either(seen) for country, seen in values.items()})


def _grouped(values: dict[str, str]) -> str:
    template = QCoreApplication.translate("Practice", "{countries}: {value}")
    parts = []
    for value in dict.fromkeys(values.values()):
        names = [country_name(code) for code in nordic_countries() if values.get(code) == value]
        countries = QLocale().createSeparatedList(names)
        parts.append(template.format(countries=countries, value=value))
    return SEPARATOR.join(parts)


def _either(values: list[str]) -> str:
    if len(values) == 1:
        return values[0]
    template = QCoreApplication.translate("Practice", "{first} or {second}")
    text = values[0]
    for value in values[1:]:
        text = template.format(first=text, second=value)
    return text


def _dice(ruleset: Ruleset) -> str:
    return RulesetCounts().dice(ruleset.dice_count)


def _rolls(ruleset: Ruleset) -> str:
    return RulesetCounts().rolls(ruleset.rolls_per_turn)


def _saved_rolls(ruleset: Ruleset) -> str:
    if ruleset.saved_rolls.enabled:
        return QCoreApplication.translate("Practice", "saved")
    return QCoreApplication.translate("Practice", "not saved")


def _min_held(ruleset: Ruleset) -> str:
    if ruleset.min_held:
        return points_text(ruleset.min_held)
    return QCoreApplication.translate("Practice", "none", "no die has to be held")


def _held_locked(ruleset: Ruleset) -> str:
    if ruleset.held_locked:
        return QCoreApplication.translate("Practice", "held dice stay held")
    return QCoreApplication.translate("Practice", "any die may be rolled again")


def _fill_order(ruleset: Ruleset) -> str:
    if ruleset.fill_order is FillOrder.FREE:
        return QCoreApplication.translate("Practice", "any box")
    return QCoreApplication.translate("Practice", "in order")


def _bonus(ruleset: Ruleset) -> str:
    bonus = ruleset.upper_bonus
    if bonus is None:
        return QCoreApplication.translate("Practice", "no bonus")
    text = QCoreApplication.translate("Practice", "{threshold} → {points}")
    return text.format(threshold=points_text(bonus.threshold), points=points_text(bonus.points))


def _boxes(ruleset: Ruleset) -> str:
    return RulesetCounts().boxes(len(ruleset.categories))


def _extra_yatzy(ruleset: Ruleset) -> str:
    if ruleset.extra_yatzy_points:
        return points_text(ruleset.extra_yatzy_points)
    return QCoreApplication.translate("Practice", "none", "no points for a further Yatzy")


def _same_face(ruleset: Ruleset, keys: tuple[str, ...]) -> str:
    if may_share_face(ruleset.categories, keys):
        return QCoreApplication.translate("Practice", "allowed")
    return QCoreApplication.translate("Practice", "not allowed")


_VALUES: dict[DraftField, Callable[[Ruleset], str]] = {
    DraftField.DICE: _dice,
    DraftField.ROLLS: _rolls,
    DraftField.SAVED_ROLLS: _saved_rolls,
    DraftField.MIN_HELD: _min_held,
    DraftField.HELD_LOCKED: _held_locked,
    DraftField.FILL_ORDER: _fill_order,
    DraftField.BONUS: _bonus,
    DraftField.HOUSES: lambda ruleset: _same_face(ruleset, HOUSES),
    DraftField.BOXES: _boxes,
    DraftField.EXTRA_YATZY: _extra_yatzy,
    DraftField.PAIRS: lambda ruleset: _same_face(ruleset, PAIRS),
}


def fixed_points_practice(key: str) -> str:
    """Return what the countries always give for a box; empty where none has such a box."""
    values = {
        ruleset.country: points_text(category.fixed_points)
        for ruleset in rulesets()
        for category in ruleset.categories
        if ruleset.country in nordic_countries()
        and category.key == key
        and category.fixed_points is not None
    }
    return _grouped(values)
