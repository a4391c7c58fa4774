from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import lay_out
from yatzy_desktop.widgets.dialogs.rules_page import RulesPage
from yatzy_desktop.widgets.printing.card_dialog import PrintCardDialog
from yatzy_desktop.widgets.printing.game_dialog import PrintGameDialog
from yatzy_desktop.widgets.printing.rules_dialog import PrintRulesDialog


def test_a_blank_card_of_the_running_rules_is_saved(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "maxi-nb", ["Anna", "Bo"])
    played = open_window()
    played.window.menu.print_card.trigger()
    (dialog,) = played.window.findChildren(PrintCardDialog)
    assert dialog.options.ruleset.key == "maxi-nb"
    card = tmp_path / "card.pdf"
    assert dialog.save(card)
    assert card.read_bytes().startswith(b"%PDF")


def test_the_running_game_is_saved_as_a_printed_pad(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    played.roll()
    played.fill("chance")
    QTest.keyClick(played.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = played.window.findChildren(PrintGameDialog)
    pad = tmp_path / "game.pdf"
    assert dialog.save(pad)
    assert pad.read_bytes().startswith(b"%PDF")


def test_the_rules_are_printed_from_their_page(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "maxi-da", ["Anna"])
    played = open_window()
    QTest.keyClick(played.window, Qt.Key.Key_F1)
    (page,) = played.window.findChildren(RulesPage)
    QTest.mouseClick(page.print_button, Qt.MouseButton.LeftButton)
    (dialog,) = played.window.findChildren(PrintRulesDialog)
    rules = tmp_path / "rules.pdf"
    assert dialog.save(rules)
    assert rules.read_bytes().startswith(b"%PDF")
