"""Which rules are offered first, and how they are called."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.words.ruleset_titles import countries, default_ruleset_key
from yatzy_desktop.rules import find_ruleset


def first_key(language: str, region: str, spoken: str = "en") -> str:
    locale = QLocale(QLocale.Language[language], QLocale.Country[region])
    return default_ruleset_key(locale, spoken)


@pytest.mark.parametrize(
    ("language", "region", "spoken", "key"),
    [
        ("Swedish", "Sweden", "sv", "yatzy-sv"),
        ("Swedish", "AlandIslands", "en", "yatzy-sv"),
        ("Danish", "Denmark", "da", "yatzy-da"),
        ("NorwegianNynorsk", "Norway", "nb", "yatzy-nb"),
        ("NorthernSami", "Norway", "en", "yatzy-nb"),
        ("English", "UnitedStates", "en", "american"),
        ("NorwegianBokmal", "Germany", "nb", "yatzy-nb"),
        ("Japanese", "Japan", "en", "yatzy-sv"),
        # The language chosen in the program decides where the region plays nothing Nordic.
        ("English", "UnitedStates", "nb", "yatzy-nb"),
        ("C", "AnyCountry", "nb", "yatzy-nb"),
        ("C", "AnyCountry", "da", "yatzy-da"),
        # A Nordic region decides before the language.
        ("English", "Denmark", "sv", "yatzy-da"),
        ("Icelandic", "Iceland", "en", "yatzy-da"),
    ],
)
def test_the_region_decides_if_it_is_nordic_and_else_the_language(
    language: str, region: str, spoken: str, key: str
) -> None:
    assert first_key(language, region, spoken) == key


@pytest.mark.parametrize("spoken", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("region", list(QLocale.Country))
def test_nobody_who_chose_a_nordic_language_gets_american_rules(
    region: QLocale.Country, spoken: str
) -> None:
    key = default_ruleset_key(QLocale(QLocale.Language.AnyLanguage, region), spoken)
    assert find_ruleset(key).country in set(countries()) - {"US"}
