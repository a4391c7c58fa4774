"""The window speaks every language, from one moment to the next, and everything fits in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget

from tests.app.conftest import OpenWindow
from tests.helpers.catalogs import LANGUAGES, accelerator
from tests.helpers.played_window import PlayedWindow, lay_out
from yatzy_desktop.adapters.languages import LANGUAGES as SPOKEN
from yatzy_desktop.adapters.storage.settings import Settings
from yatzy_desktop.widgets.dialogs.preferences import PreferencesDialog
from yatzy_desktop.widgets.look.text_labels import Heading

NAMES = ["Anna", "Göran", "Åse-Marie", "Mikko"]
ALIKE = {"", "Anna", *(each.own_name for each in SPOKEN.values()), "BONUS", "MAXI YATZY"} | {
    *("FULL STRAIGHT", "SUM", "TOTAL", "TOWER"),
}
SMALLEST = 0.6
"""How much smaller than usual the words on the Roll button may become in the smallest window."""


OpenIn = Callable[[str], PlayedWindow]


@pytest.fixture
def open_in(open_window: OpenWindow, tmp_path: Path) -> Iterator[OpenIn]:
    """Open the smallest window with a game for four in a language, and speak English again."""
    opened: list[PlayedWindow] = []

    def open_one(language: str) -> PlayedWindow:
        lay_out(tmp_path, "maxi-sv-modern", NAMES, Settings(language=language))
        played = open_window()
        opened.append(played)
        played.window.resize(QSize(900, 600))
        settle()
        return played

    yield open_one
    for played in opened:
        played.context.look.translator.apply("en")


def speak(played: PlayedWindow, language: str) -> None:
    played.context.storage.settings_model.change(language=language)
    settle()


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def texts(played: PlayedWindow) -> set[str]:
    """Return all that can be read or heard of the window."""
    window = played.window
    found = {window.windowTitle()}
    for part in window.findChildren(QWidget):
        found |= {part.accessibleName(), part.accessibleDescription(), part.toolTip()}
        if isinstance(part, QLabel | QAbstractButton):
            found.add(part.text())
    for action in window.findChildren(QAction):
        found |= {action.text(), action.toolTip()}
    found |= {menu.title() for menu in window.findChildren(QMenu)}
    model, vertical = window.pad.view.model(), Qt.Orientation.Vertical
    found |= {str(model.headerData(row, vertical)) for row in range(model.rowCount())}
    return {text for text in found if any(letter.isalpha() for letter in text)}


def menus(played: PlayedWindow) -> list[list[str]]:
    """Return the texts of the menu bar and of each menu."""
    bar = played.window.menuBar()
    every = [bar, *(menu for menu in played.window.findChildren(QMenu) if menu.actions())]
    return [[each.text() for each in part.actions() if each.text()] for part in every]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_window_follows_the_language(open_in: OpenIn, language: str) -> None:
    played = open_in("en")
    played.roll()
    english = texts(played)
    speak(played, language)
    assert texts(played) & english - ALIKE == set()
    speak(played, "en")
    assert english <= texts(played)


IN_THE_WINDOW = {
    "sv": ("Maxi Yatzy, modern (Sverige)", "Kasta 6 tärningar · 3 kvar", "SEXOR"),
    "da": ("Maxi Yatzy, moderne (Sverige)", "Kast 6 terninger · 3 tilbage", "SEKSERE"),
    "nb": ("Maxi Yatzy, moderne (Sverige)", "Kast 6 terninger · 3 igjen", "SEKSERE"),
    "fi": ("Maxi Yatzy, moderni (Ruotsi)", "Heitä 6 noppaa · 3 jäljellä", "KUUTOSET"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_goes_on_in_another_language(open_in: OpenIn, language: str) -> None:
    played = open_in("en")
    speak(played, language)
    window = played.window
    model = window.pad.view.model()
    label = model.headerData(played.row_of("sixes"), Qt.Orientation.Vertical)
    shown = (window.windowTitle(), window.roll_panel.button.text(), label)
    assert shown == IN_THE_WINDOW[language]
    speak(played, "en")
    assert window.roll_panel.button.text() == "Roll 6 dice · 3 left"


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_no_menu_has_a_letter_twice(open_in: OpenIn, language: str) -> None:
    played = open_in(language)
    for each in menus(played):
        letters = [accelerator(text) for text in each if accelerator(text)]
        assert len(set(letters)) == len(letters), each


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_everything_fits_into_the_smallest_window(open_in: OpenIn, language: str) -> None:
    played = open_in(language)
    window = played.window
    assert window.size() == QSize(900, 600)
    bar = window.menuBar()
    assert all(bar.rect().contains(bar.actionGeometry(each)) for each in bar.actions())
    button = window.roll_panel.button
    assert SMALLEST * needed_width(button) <= button.width()
    played.roll()
    assert SMALLEST * needed_width(button) <= button.width()
    played.hold(0)
    assert SMALLEST * needed_width(button) <= button.width()


def needed_width(button: QAbstractButton) -> int:
    settle()
    return button.fontMetrics().horizontalAdvance(button.text())


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_menus_and_settings_use_the_same_words(open_in: OpenIn, language: str) -> None:
    played = open_in(language)
    played.window.menu.preferences.trigger()
    dialog = played.window.findChild(PreferencesDialog)
    assert dialog is not None
    titles = {
        menu.title().replace("&", ""): [each.text().replace("&", "") for each in menu.actions()]
        for menu in played.window.findChildren(QMenu)
    }
    headings = {label.text().replace("&", "") for label in dialog.findChildren(Heading)}
    cards = [card.text() for card in dialog.theme_row.cards.values()]
    combo = dialog.language
    languages = [combo.itemText(index) for index in range(combo.count())]
    assert cards in [texts for title, texts in titles.items() if title in headings]
    assert languages in [texts for title, texts in titles.items() if title in headings]
