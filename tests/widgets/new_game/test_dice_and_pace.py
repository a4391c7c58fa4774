"""Whose dice are thrown, a word of one's own, and how fast computers play."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.new_game_hands import SEATED, OpenDialog, press
from yatzy_desktop.adapters.storage.settings import PACES, PlayerEntry, Settings
from yatzy_desktop.widgets.new_game.level_button import OWN_DICE

PRINT = "0123456789abcdef" * 4


def test_without_dice_of_its_own_nothing_is_said_of_them(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(SEATED)
    assert not dialog.dice.isVisible()
    assert dialog.choice.word == ""


def test_the_dice_explain_themselves_only_to_those_who_ask(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog(SEATED, fingerprint=PRINT)
    dice, height = dialog.dice, dialog.height()
    assert dice.isVisible()
    assert not dice.word.isVisible()
    assert not dice.fingerprint.isVisible()
    press(dice.more_button)
    assert dice.word.hasFocus()
    assert dice.word_note.isVisible()
    qtbot.waitUntil(lambda: dialog.height() > height)
    assert dice.fingerprint.text() == PRINT
    assert dice.fingerprint.isReadOnly()
    press(dice.copy_button)
    assert QApplication.clipboard().text() == PRINT


def test_a_word_is_part_of_the_choice(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(SEATED, fingerprint=PRINT)
    press(dialog.dice.more_button)
    QTest.keyClicks(dialog.dice.word, "mormors kaffe")
    assert dialog.choice.word == "mormors kaffe"


def test_it_is_told_whose_dice_are_real(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(SEATED, fingerprint=PRINT)
    whose = dialog.dice.whose
    assert whose.text() == "The program throws them."
    rows = dialog.players.rows
    rows[1].level_button.level_chosen.emit(OWN_DICE)
    assert whose.text() == "Real ones for Bo; the program throws for the others."
    rows[0].level_button.level_chosen.emit(OWN_DICE)
    assert "Anna, Bo" in whose.text()
    rows[2].level_button.level_chosen.emit(OWN_DICE)
    assert whose.text() == "Real ones on the table; the program keeps the sheet."


def test_the_pace_is_asked_for_where_computers_play(open_dialog: OpenDialog) -> None:
    settings = Settings(players=(PlayerEntry("Anna"), PlayerEntry("Eva", "steady")), pace="slow")
    dialog = open_dialog(settings)
    assert dialog.pace.isVisible()
    assert dialog.choice.pace == "slow"
    press(dialog.pace.row.cards["at_once"])
    assert dialog.choice.pace == "at_once"


def test_among_people_the_pace_stays_as_it_is(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(SEATED)
    assert not dialog.pace.isVisible()
    assert dialog.choice.pace == SEATED.pace == PACES[0]
    dialog.players.add_computer()
    assert dialog.pace.isVisible()
