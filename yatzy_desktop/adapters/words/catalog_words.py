"""The words and flags that belong to the catalog: its countries, and the names of its rulesets."""

from __future__ import annotations

from typing import NamedTuple, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication


class Cross(NamedTuple):
    """A flag with a cross: the official colours of its ground, its cross and a cross within."""

    ground: str
    cross: str
    inner: str | None = None


class Country(NamedTuple):
    """A country of the catalog; `neighbours` are ISO 3166 codes of where its games are played.

    Nordic ones have a cross in their flag, and their rules are compared with each other.
    """

    code: str
    name: str
    flag: Cross | None = None
    neighbours: tuple[str, ...] = ()

    @property
    def is_nordic(self) -> bool:
        """Whether its rules are Nordic ones."""
        return self.flag is not None


COUNTRIES = {
    each.code: each
    for each in (
        Country(
            "SE",
            cast("str", QT_TRANSLATE_NOOP("Country", "Sweden")),
            Cross("#006aa7", "#fecc02"),
            ("FI", "AX"),
        ),
        Country(
            "DK",
            cast("str", QT_TRANSLATE_NOOP("Country", "Denmark")),
            Cross("#c8102e", "#ffffff"),
            ("GL", "FO", "IS"),
        ),
        Country(
            "NO",
            cast("str", QT_TRANSLATE_NOOP("Country", "Norway")),
            Cross("#ba0c2f", "#ffffff", "#00205b"),
            ("SJ",),
        ),
        Country("US", cast("str", QT_TRANSLATE_NOOP("Country", "United States"))),
    )
}
"""The countries by their codes (ISO 3166), as the shipped rulesets name them."""

HOME_OF = {code: each.code for each in COUNTRIES.values() for code in each.neighbours}
"""Where the games of a place without rules of its own come from."""


class RulesetWords(NamedTuple):
    """What a shipped ruleset is called: by itself, and below its country."""

    name: str
    title: str


RULESET_WORDS = {
    "yatzy-sv": RulesetWords(
        cast("str", QT_TRANSLATE_NOOP("Ruleset", "Yatzy (Sweden)")),
        cast("str", QT_TRANSLATE_NOOP("RulesetTitle", "Yatzy")),
    ),
    "yatzy-da": RulesetWords(
        cast("str", QT_TRANSLATE_NOOP("Ruleset", "Yatzy (Denmark)")),
        cast("str", QT_TRANSLATE_NOOP("RulesetTitle", "Yatzy")),
    ),
    "yatzy-nb": RulesetWords(
        cast("str", QT_TRANSLATE_NOOP("Ruleset", "Yatzy (Norway)")),
        cast("str", QT_TRANSLATE_NOOP("RulesetTitle", "Yatzy")),
    ),
    "maxi-sv-classic": RulesetWords(
        cast("str", QT_TRANSLATE_NOOP("Ruleset", "Maxi Yatzy, classic pad (Sweden)")),
        cast("str", QT_TRANSLATE_NOOP("RulesetTitle", "Maxi Yatzy, classic pad")),
    ),
    "maxi-sv-modern": RulesetWords(
        cast("str", QT_TRANSLATE_NOOP("Ruleset", "Maxi Yatzy, modern pad (Sweden)")),
        cast("str", QT_TRANSLATE_NOOP("RulesetTitle", "Maxi Yatzy, modern pad")),
    ),
    "maxi-da": RulesetWords(
        cast("str", QT_TRANSLATE_NOOP("Ruleset", "Maxi Yatzy (Denmark)")),
        cast("str", QT_TRANSLATE_NOOP("RulesetTitle", "Maxi Yatzy")),
    ),
    "maxi-nb": RulesetWords(
        cast("str", QT_TRANSLATE_NOOP("Ruleset", "Maxi Yatzy (Norway)")),
        cast("str", QT_TRANSLATE_NOOP("RulesetTitle", "Maxi Yatzy")),
    ),
    "american": RulesetWords(
        cast("str", QT_TRANSLATE_NOOP("Ruleset", "American rules")),
        "",
    ),
}
"""The shipped rulesets by their keys; an empty title says that the name serves as one."""


def country_name(code: str) -> str:
    """Return the name of a country whose rules are played; raises KeyError."""
    return QCoreApplication.translate("Country", COUNTRIES[code].name)


def country_flag(code: str) -> Cross | None:
    """Return the flag of a country, None where it has no cross or no rules of its own here."""
    country = COUNTRIES.get(code)
    return None if country is None else country.flag


def nordic_countries() -> tuple[str, ...]:
    """Return the codes of the Nordic countries, whose rules are compared with each other."""
    return tuple(each.code for each in COUNTRIES.values() if each.is_nordic)
