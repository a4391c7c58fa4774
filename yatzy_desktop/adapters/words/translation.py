"""Puts the program into a person's language, also while it runs."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.languages import (
    FALLBACK,
    LANGUAGES,
    choose_language,
)

_log = logging.getLogger(__name__)

_CATALOGS = ("yatzy", "qtbase", "qtmore")
"""The program's own texts, Qt's, and ours for what Qt's lack.

Qt has no bokmål. The program brings its own; without it, nynorsk is nearest.
"""
_OPTIONAL = frozenset({"qtmore"})


def system_languages() -> Sequence[str]:
    """Return the tags of the languages that the system speaks, the most wanted first."""
    return QLocale.system().uiLanguages()


class Translator(QObject):
    """Installs the catalogues of one language; widgets hear of it by their LanguageChange event."""

    language_changed = Signal(str)

    def __init__(
        self,
        folder: Path | None = None,
        ui_languages: Callable[[], Sequence[str]] = system_languages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = asset_path("i18n") if folder is None else folder
        self._ui_languages = ui_languages
        self._installed: list[QTranslator] = []
        self._language = ""

    @property
    def language(self) -> str:
        """The language in use, as in `sv`; empty before the first choice."""
        return self._language

    def apply(self, setting: str) -> None:
        """Speak the language of the setting (`system` or a language); needs an application.

        Numbers and dates follow it, in the form that the system's country gives them.
        """
        language = choose_language(setting, self._ui_languages())
        if language == self._language:
            return
        self._language = language
        QLocale.setDefault(spoken_locale(language))
        self._remove()
        self._install(language)
        self.language_changed.emit(language)

    def _remove(self) -> None:
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()

    def _install(self, language: str) -> None:
        for catalog in _CATALOGS:
            names = [f"{catalog}_{code}" for code in (language, *LANGUAGES[language].also)]
            translator = QTranslator(self)
            if any(translator.load(name, str(self._folder)) for name in names):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)
            elif language != FALLBACK and catalog not in _OPTIONAL:
                _log.info("No %s.qm in %s; these texts stay English.", names[0], self._folder)


def spoken_locale(language: str) -> QLocale:
    """Return how a language writes numbers and dates, if possible in the system's own country."""
    system, spoken = QLocale.system(), QLocale(language).language()
    return system if system.language() == spoken else QLocale(spoken, system.territory())
