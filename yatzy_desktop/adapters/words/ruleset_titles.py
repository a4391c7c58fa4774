"""Names for choosing a ruleset: first the country, then what is played there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.words.catalog_words import (
    HOME_OF,
    RULESET_WORDS,
    nordic_countries,
)
from yatzy_desktop.adapters.words.labels import ruleset_label
from yatzy_desktop.rules import Ruleset, rulesets


def ruleset_title(ruleset: Ruleset) -> str:
    """Return a ruleset's name as it stands below its country: without it."""
    words = None if ruleset.name else RULESET_WORDS.get(ruleset.key)
    if words is None or not words.title:
        return ruleset_label(ruleset)
    return QCoreApplication.translate("RulesetTitle", words.title)


def countries() -> tuple[str, ...]:
    """Return the codes of the countries with shipped rulesets, in the order of the catalog."""
    return tuple(dict.fromkeys(ruleset.country for ruleset in rulesets() if ruleset.country))


def default_ruleset_key(locale: QLocale, language: str) -> str:
    """Return the ruleset offered first to somebody in this region who chose this language.

    A Nordic region decides, then the language. American rules are for those who chose English
    in a region with rules of its own: nobody else gets them without asking.
    """
    nordic = [code for code in countries() if code in nordic_countries()]
    territory = QLocale.territoryToCode(locale.territory())
    wishes = (territory, HOME_OF.get(territory), LANGUAGES[language].home)
    country = next((code for code in wishes if code in nordic), None)
    if country is None:
        country = territory if territory in countries() else nordic[0]
    return next(ruleset.key for ruleset in rulesets() if ruleset.country == country)
