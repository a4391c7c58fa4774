from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.mnemonics import dead_headings
from tests.helpers.print_dialogs import FakeDesk, card_dialog, game_dialog, rules_dialog
from yatzy_desktop.adapters.storage.settings import PlayerEntry, Settings
from yatzy_desktop.widgets.dialogs.preferences import PreferencesDialog
from yatzy_desktop.widgets.new_game.dialog import NewGameDialog

SEATED = Settings(players=(PlayerEntry("Anna"), PlayerEntry("Bo")), starter="thrown")


def dialog_called(name: str) -> QDialog:
    match name:
        case "new game":
            return NewGameDialog(SEATED)
        case "settings":
            return PreferencesDialog(Settings(dice_style="blue"))
        case "card":
            return card_dialog(FakeDesk())
        case "game":
            return game_dialog(FakeDesk())
        case _:
            return rules_dialog(FakeDesk())


@pytest.mark.parametrize("name", ["new game", "settings", "card", "game", "rules"])
def test_the_letter_of_each_heading_leads_below_it(qtbot: QtBot, name: str) -> None:
    dialog = dialog_called(name)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    assert dead_headings(dialog) == []


def test_the_letter_leads_to_the_way_of_starting_that_is_marked(qtbot: QtBot) -> None:
    dialog = NewGameDialog(SEATED)
    qtbot.addWidget(dialog)
    for card in (dialog.thrown_card, dialog.first_card):
        buddies = [label.buddy() for label in dialog.findChildren(QLabel)]
        assert card in buddies
        dialog.first_card.click()
