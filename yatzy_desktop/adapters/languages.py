"""Which of the program's languages a person gets. Without Qt, so that it costs nothing early."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

FALLBACK = "en"
"""The language that the program is written in; what has no translation stays in it."""


class Language(NamedTuple):
    """One language: its code, its own name, which is never translated, and where it belongs.

    `home` is the country whose games its speakers play, wherever they live, empty for none.
    `also` are codes of what is understood as this language and stands in where Qt lacks it.
    """

    code: str
    own_name: str
    home: str = ""
    also: tuple[str, ...] = ()


LANGUAGES = {
    each.code: each
    for each in (
        Language("en", "English"),
        Language("sv", "Svenska", "SE"),
        Language("da", "Dansk", "DK"),
        Language("nb", "Norsk bokmål", "NO", ("nn", "no")),
        Language("fi", "Suomi", "SE"),
    )
}
"""The languages that the program speaks, by their codes, in the order of lists."""

_SPOKEN = {name: each.code for each in LANGUAGES.values() for name in (each.code, *each.also)}


def choose_language(setting: str, ui_languages: Sequence[str]) -> str:
    """Return the language to speak: the chosen one, or the first of the system's that is spoken.

    `ui_languages` are tags such as `nb-NO` or `sv_FI`, the most wanted first. All that Norwegian
    systems report (nb, nn, no) is bokmål here; who wants none of the languages gets English.
    """
    if setting in LANGUAGES:
        return setting
    for tag in ui_languages:
        spoken = _SPOKEN.get(tag.replace("_", "-").split("-")[0].lower())
        if spoken is not None:
            return spoken
    return FALLBACK
