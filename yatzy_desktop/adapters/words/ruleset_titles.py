"""Names for choosing a ruleset: first the country, then what is played there."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.words.labels import ruleset_label
from yatzy_desktop.rules import Ruleset, rulesets

_COUNTRY_NAMES = cast(
    "dict[str, str]",
    {
        "SE": QT_TRANSLATE_NOOP("Country", "Sweden"),
        "DK": QT_TRANSLATE_NOOP("Country", "Denmark"),
        "NO": QT_TRANSLATE_NOOP("Country", "Norway"),
        "US": QT_TRANSLATE_NOOP("Country", "American"),
    },
)
_TITLES = cast(
    "dict[str, str]",
    {
        "yatzy-sv": QT_TRANSLATE_NOOP("RulesetTitle", "Yatzy"),
        "yatzy-da": QT_TRANSLATE_NOOP("RulesetTitle", "Yatzy"),
        "yatzy-nb": QT_TRANSLATE_NOOP("RulesetTitle", "Yatzy"),
        "maxi-sv-classic": QT_TRANSLATE_NOOP("RulesetTitle", "Maxi Yatzy, classic pad"),
        "maxi-sv-modern": QT_TRANSLATE_NOOP("RulesetTitle", "Maxi Yatzy, modern pad"),
        "maxi-da": QT_TRANSLATE_NOOP("RulesetTitle", "Maxi Yatzy"),
        "maxi-nb": QT_TRANSLATE_NOOP("RulesetTitle", "Maxi Yatzy"),
    },
)

# Where the games of a neighbour are played.
_NEIGHBOURS = {"FI": "SE", "AX": "SE", "GL": "DK", "FO": "DK", "IS": "DK", "SJ": "NO"}


def country_name(code: str) -> str:
    """Return the name of a country whose rules are played; raises KeyError."""
    return QCoreApplication.translate("Country", _COUNTRY_NAMES[code])


def ruleset_title(ruleset: Ruleset) -> str:
    """Return a ruleset's name as it stands below its country: without it."""
    source = "" if ruleset.name else _TITLES.get(ruleset.key, "")
    if not source:
        return ruleset_label(ruleset)
    return QCoreApplication.translate("RulesetTitle", source)


def countries() -> tuple[str, ...]:
    """Return the codes of the countries with shipped rulesets, in the order of the catalog."""
    return tuple(dict.fromkeys(ruleset.country for ruleset in rulesets() if ruleset.country))


def default_ruleset_key(locale: QLocale, language: str) -> str:
    """Return the ruleset offered first to somebody in this region who chose this language.

    A Nordic region decides, then the language. American rules are for those who chose English
    in a region with rules of its own: nobody else gets them without asking.
    """
    homes = {each.home for each in LANGUAGES.values()}
    nordic = [code for code in countries() if code in homes]
    territory = QLocale.territoryToCode(locale.territory())
    wishes = (territory, _NEIGHBOURS.get(territory), LANGUAGES[language].home)
    country = next((code for code in wishes if code in nordic), None)
    if country is None:
        country = territory if territory in countries() else nordic[0]
    return next(ruleset.key for ruleset in rulesets() if ruleset.country == country)
