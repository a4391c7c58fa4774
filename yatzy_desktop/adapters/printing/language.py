"""The language of a printed card, which need not be the one the program speaks."""

from __future__ import annotations

import logging
from datetime import date
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QTranslator

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.languages import FALLBACK
from yatzy_desktop.adapters.words import spoken_locale

_log = logging.getLogger(__name__)


class CardLanguage:
    """Texts, numbers and dates in one language, by a catalogue that nobody else uses.

    What has no translation stays English.
    """

    def __init__(self, language: str, folder: Path | None = None) -> None:
        self.language = language
        self._locale = spoken_locale(language)
        self._translator = QTranslator()
        folder = asset_path("i18n") if folder is None else folder
        known = self._translator.load(f"yatzy_{language}", str(folder))
        if not known and language != FALLBACK:
            _log.info("No yatzy_%s.qm in %s; the card stays English.", language, folder)

    def translate(
        self, context: str, key: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str:
        """Return a text in this language; one that counts `n` things has "%n" in their place."""
        text = self._translator.translate(context, key, disambiguation, n) or key
        return text if n < 0 else text.replace("%n", str(n))

    def number(self, points: int) -> str:
        """Return points as this language writes numbers."""
        return self._locale.toString(points)

    def day(self, day: date) -> str:
        """Return a date as this language writes it, with the month in words."""
        written = QDate(day.year, day.month, day.day)
        return self._locale.toString(written, QLocale.FormatType.LongFormat)
