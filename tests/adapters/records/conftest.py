from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from yatzy_desktop.adapters.words.translation import Translator


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[None]:
    """Let texts be told as the program does, with plurals."""
    translator = Translator()
    translator.apply("en")
    yield
    translator.apply("en")
