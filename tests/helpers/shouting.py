"""A language for tests: every text is its English in capitals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QTranslator

from yatzy_desktop.compat import override

_PLACEHOLDER = re.compile(r"(\{\w*\}|%n)")


class Shouting(QTranslator):
    """Translates to capitals and leaves placeholders as they are."""

    @override
    def translate(
        self,
        context: str,
        sourceText: str,
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        """Return the text in capitals."""
        parts = _PLACEHOLDER.split(sourceText)
        return "".join(part if _PLACEHOLDER.fullmatch(part) else part.upper() for part in parts)

    @override
    def isEmpty(self) -> bool:
        """Return that there are translations, so that they are asked for."""
        return False


@contextmanager
def shouted() -> Iterator[None]:
    """Let the program speak in capitals within the block."""
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
