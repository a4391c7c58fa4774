"""The colours and the typeface in force, following the settings and the system."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication

from yatzy_desktop.adapters.storage import Settings, SettingsModel
from yatzy_desktop.widgets.look import ThemeChoice, choose_theme, load_fonts, put_on_theme

ARMS_LENGTH = 1.15
"""How much larger than the system's our text is: a table is read from an arm's length."""


class Appearance(QObject):
    """Gives the application palette and font, at once and whenever a wish changes."""

    def __init__(
        self,
        application: QApplication,
        settings_model: SettingsModel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._application = application
        self._settings_model = settings_model
        self._is_choosing = False
        self._font = QFont(application.font())
        self._font.setFamily(load_fonts())
        self._apply_text_size(settings_model.settings.text_size)
        self._choose()
        settings_model.changed.connect(self._follow_settings)
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)
        if hasattr(hints, "accessibility"):  # from Qt 6.10 on
            hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)

    def _follow_settings(self, old: Settings, new: Settings) -> None:
        if new.text_size != old.text_size:
            self._apply_text_size(new.text_size)
        if new.theme != old.theme:
            self._follow_system()

    def _follow_system(self) -> None:
        if not self._is_choosing:
            self._choose()

    def _choose(self) -> None:
        # The system's palette can only be seen while the program has set none of its own.
        self._is_choosing = True
        self._application.setPalette(QPalette())
        choice = cast("ThemeChoice", self._settings_model.settings.theme)
        theme = choose_theme(choice, self._application.styleHints(), self._application.palette())
        put_on_theme(self._application, theme)
        self._is_choosing = False

    def _apply_text_size(self, percent: int) -> None:
        font = QFont(self._font)
        share = ARMS_LENGTH * percent / 100
        if font.pointSizeF() > 0:
            font.setPointSizeF(font.pointSizeF() * share)
        else:
            font.setPixelSize(round(font.pixelSize() * share))
        self._application.setFont(font)
