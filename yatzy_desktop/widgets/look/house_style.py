"""The one style of the program: it holds the colours in force and draws Qt's controls in them."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QProxyStyle, QWidget

from yatzy_desktop.widgets.look.theme import Theme

_BASE = "Fusion"
"""Qt's own style: the only one that takes all its colours from the palette everywhere."""


class HouseStyle(QProxyStyle):
    """Qt's style with the theme in force, which all widgets ask for by `theme_of`."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(_BASE)
        self.theme = theme


def put_on_theme(application: QApplication, theme: Theme) -> None:
    """Have everything drawn in a theme; every widget hears of it by its PaletteChange event."""
    style = application.style()
    if isinstance(style, HouseStyle):
        style.theme = theme
    else:
        application.setStyle(HouseStyle(theme))
    application.setPalette(theme.palette())


def theme_of(widget: QWidget) -> Theme:
    """Return the theme that a widget is drawn in; raises TypeError before there is any."""
    style = widget.style()
    if not isinstance(style, HouseStyle):
        raise TypeError("no theme is in force: put_on_theme has not been called")
    return style.theme


def paper_palette(theme: Theme) -> QPalette:
    """Return the palette of a widget that lies on paper: it and its parts write on that."""
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.WindowText, theme.paper_text)
    palette.setColor(QPalette.ColorRole.PlaceholderText, theme.ink_muted)
    return palette
