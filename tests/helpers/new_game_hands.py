"""Hands in the dialog for a new game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from yatzy_desktop.adapters.storage.settings import PlayerEntry, Settings
from yatzy_desktop.widgets.look.choice_card import ChoiceCard
from yatzy_desktop.widgets.new_game.dialog import NewGameDialog
from yatzy_desktop.widgets.new_game.player_row import PlayerRow

SWEDEN = QLocale(QLocale.Language.Swedish, QLocale.Country.Sweden)


SEATED = Settings(players=(PlayerEntry("Anna"), PlayerEntry("Bo"), PlayerEntry("Cia")))


OpenDialog = Callable[..., NewGameDialog]


def card(dialog: NewGameDialog, title: str) -> ChoiceCard:
    shown = [each for each in dialog.findChildren(ChoiceCard) if each.isVisible()]
    return next(each for each in shown if each.text() == title)


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def focused(dialog: NewGameDialog) -> QWidget:
    widget = dialog.focusWidget()
    assert widget is not None
    return widget


def drag(row: PlayerRow, to: PlayerRow) -> None:
    """Drag one line onto another in two steps; the grip moves along with its line."""
    start, end = (each.mapToGlobal(each.rect().center()) for each in (row.grip, to.grip))
    QTest.mousePress(row.grip, Qt.MouseButton.LeftButton)
    for place in (start + (end - start) / 2, end):
        QTest.mouseMove(row.grip, row.grip.mapFromGlobal(place))
        QApplication.sendPostedEvents()
    QTest.mouseRelease(row.grip, Qt.MouseButton.LeftButton)
