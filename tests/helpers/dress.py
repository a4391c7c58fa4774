"""The application in the program's own colours, for tests of single widgets."""

from __future__ import annotations

from functools import cache

from PySide6.QtWidgets import QApplication

from yatzy_desktop.widgets.look.house_style import put_on_theme
from yatzy_desktop.widgets.look.theme import Theme, load_theme

shipped_theme = cache(load_theme)


def wear(name: str) -> Theme:
    """Put every widget into a shipped theme and let it hear of that; return the theme."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    theme = shipped_theme(name)
    put_on_theme(application, theme)
    application.processEvents()
    return theme
