"""In which language a text is told: the program's own, unless another one is asked for."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication, QLocale


class Language(Protocol):
    """Tells texts and numbers in one language."""

    def translate(
        self, context: str, key: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str:
        """Return a text, in the plural form for `n` things and with `n` in place of "%n"."""
        ...

    def number(self, points: int) -> str:
        """Return points as the language writes numbers."""
        ...


class ProgramLanguage:
    """The language in which the program speaks."""

    def translate(
        self, context: str, key: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str:
        """Return a text, in the plural form for `n` things and with `n` in place of "%n"."""
        return QCoreApplication.translate(context, key, disambiguation, n)

    def number(self, points: int) -> str:
        """Return points as the language writes numbers."""
        return QLocale().toString(points)


PROGRAM_LANGUAGE: Language = ProgramLanguage()


class SpokenTexts:
    """Texts that count something, in any language.

    The tool that collects the texts knows plural forms only in `tr`, with the name of the
    class as their context.
    """

    def __init__(self, language: Language = PROGRAM_LANGUAGE) -> None:
        self.language = language

    def tr(self, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Return a text of this class in the language."""
        return self.language.translate(type(self).__name__, text, disambiguation, n)
