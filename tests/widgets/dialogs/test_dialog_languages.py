"""Everything on screen follows another language and another theme while it is open."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.dress import wear
from tests.helpers.finished_game import finished_game
from tests.helpers.shouting import shouted
from yatzy_desktop.adapters.storage.settings import Settings
from yatzy_desktop.game.start import StartingThrow
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.cards.game_over import GameOverPanel
from yatzy_desktop.widgets.dialogs.about import AboutDialog
from yatzy_desktop.widgets.dialogs.help import HelpDialog
from yatzy_desktop.widgets.dialogs.preferences import PreferencesDialog
from yatzy_desktop.widgets.dialogs.starting_throw import StartingThrowDialog
from yatzy_desktop.widgets.look.choice_card import ChoiceCard
from yatzy_desktop.widgets.new_game.dialog import NewGameDialog

THROW = StartingThrow(({0: 6, 1: 3},), 0)
OWN_NAMES = {"English", "Svenska", "Dansk", "Norsk bokmål", "Suomi"}


def game_over() -> QWidget:
    table = QWidget()
    table.resize(640, 480)
    panel = GameOverPanel(table, duration_ms=0)
    panel.follow(finished_game({"ANNA": 3, "BO": 2, "CIA": 1, "DAG": 0}))
    return table


MAKERS: dict[str, Callable[[], QWidget]] = {
    "new game": lambda: NewGameDialog(Settings(ruleset="maxi-da")),
    "settings": lambda: PreferencesDialog(Settings()),
    "starting throw": lambda: StartingThrowDialog(THROW, ("ANNA", "BO")),
    "help": lambda: HelpDialog(find_ruleset("american")),
    "about": lambda: AboutDialog(licenses=""),
    "game over": game_over,
}


def texts(widget: QWidget) -> set[str]:
    """Return all that can be read or heard of a window."""
    found = {widget.windowTitle()}
    for part in widget.findChildren(QWidget):
        found |= {part.accessibleName(), part.accessibleDescription(), part.toolTip()}
        if isinstance(part, QLabel | QAbstractButton):
            found.add(part.text())
        if isinstance(part, QLineEdit):
            found.add(part.placeholderText())
        if isinstance(part, ChoiceCard):
            found.add(part.detail)
        if isinstance(part, QComboBox):
            found |= {part.itemText(index) for index in range(part.count())}
    return found - OWN_NAMES


def settle() -> None:
    """Let events reach the application, its windows and what is in them."""
    for _ in range(4):
        QApplication.processEvents()


@pytest.mark.parametrize("name", list(MAKERS))
def test_every_text_follows_the_language(qtbot: QtBot, name: str) -> None:
    widget = MAKERS[name]()
    qtbot.addWidget(widget)
    widget.show()
    with shouted():
        settle()
        assert {text for text in texts(widget) if text.upper() != text} == set()
    settle()
    assert any(text.upper() != text for text in texts(widget))


@pytest.mark.parametrize("name", list(MAKERS))
def test_every_drawn_part_follows_the_theme(qtbot: QtBot, name: str) -> None:
    """An open dialog put into the other theme looks as one that was made in it."""
    changed = shown(qtbot, name)
    before = picture(changed)
    wear("dark")
    assert picture(changed) == picture(shown(qtbot, name)) != before


def shown(qtbot: QtBot, name: str) -> QWidget:
    widget = MAKERS[name]()
    qtbot.addWidget(widget)
    widget.show()
    widget.resize(700, 560)
    settle()
    return widget


def picture(widget: QWidget) -> QImage:
    settle()
    focused = widget.focusWidget()
    if focused is not None:
        focused.clearFocus()
    return widget.grab().toImage()
