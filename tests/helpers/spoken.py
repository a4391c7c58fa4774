"""The real catalogues, installed for the length of a test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from yatzy_desktop.adapters.words.translation import Translator


@contextmanager
def spoken(language: str) -> Iterator[None]:
    """Let the program speak a language within the block; needs an application."""
    before = QLocale()
    translator = Translator()
    translator.apply(language)
    try:
        yield
    finally:
        translator.apply("en")
        for installed in translator.findChildren(QTranslator):
            QCoreApplication.removeTranslator(installed)
        QLocale.setDefault(before)
