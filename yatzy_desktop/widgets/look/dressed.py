"""What all widgets of the program share: colours, text size and language reach them by events."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look.house_style import theme_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from yatzy_desktop.widgets.look.theme import Theme

    _Widget = QWidget
else:
    _Widget = object

_NEW_COLORS = frozenset({QEvent.Type.PaletteChange, QEvent.Type.StyleChange})


class Dressed(_Widget):
    """Stands before a widget's Qt class: `class Card(Dressed, QWidget)`.

    A subclass says what it does in `dress`, `refit` and `retranslate`. Each is called once
    when the widget is made, after the last line of its `__init__`, and whenever the theme, the
    text size or the language changes. What is painted in `self.theme` needs none of them: Qt
    paints anew by itself. A widget with a palette of its own must leave some roles of it to
    the application's, or it would not hear of another theme.
    """

    _worn: Theme | None = None
    """The theme it was dressed in last; None while it is still being made."""

    def __init_subclass__(cls, **keywords: object) -> None:
        super().__init_subclass__(**keywords)
        make: Callable[..., None] = cls.__init__

        @wraps(make)
        def make_and_dress(self: Dressed, *arguments: object, **named: object) -> None:
            make(self, *arguments, **named)
            if type(self) is cls:  # not before a subclass has made its own parts
                self._begin()

        cls.__init__ = make_and_dress  # type: ignore[assignment]

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        return theme_of(self)

    def dress(self) -> None:
        """Hand colours of the theme to parts that do not ask for it when they are painted."""

    def refit(self) -> None:
        """Fit sizes and distances to the text size."""

    def retranslate(self) -> None:
        """Set all texts in the language in use."""

    @override
    def changeEvent(self, event: QEvent, /) -> None:
        super().changeEvent(event)
        if self._worn is None:
            return
        kind = event.type()
        if kind in _NEW_COLORS:
            self._follow_theme()
        elif kind == QEvent.Type.FontChange:
            self.refit()
        elif kind == QEvent.Type.LanguageChange:
            self.retranslate()

    def _begin(self) -> None:
        self.refit()
        self._follow_theme()
        self.retranslate()

    def _follow_theme(self) -> None:
        # A palette also changes when a widget, or `dress` itself, gives it colours of its own.
        theme = self.theme
        if theme is not self._worn:
            self._worn = theme
            self.dress()
