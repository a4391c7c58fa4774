"""Which of the program's languages a person gets. Without Qt, so that it costs nothing early."""

from __future__ import annotations

from collections.abc import Sequence

LANGUAGE_NAMES = {
    "en": "English",
    "sv": "Svenska",
    "da": "Dansk",
    "nb": "Norsk bokmål",
    "fi": "Suomi",
}
"""Each language by its own name, which is never translated."""

LANGUAGES = tuple(LANGUAGE_NAMES)
"""The languages that the program speaks; English is its source language."""

FALLBACK = "en"

_SPOKEN = {language: language for language in LANGUAGES} | {"no": "nb", "nn": "nb"}


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
