"""Every dialog has room for its words in every language, and each letter opens one thing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.catalogs import accelerator
from tests.helpers.finished_game import finished_game
from tests.helpers.spoken import spoken
from yatzy_desktop.adapters.fairness.census import Counted, Luck, PlayerLuck
from yatzy_desktop.adapters.fairness.tally import GameDice, Tally, tally_of
from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.printing.statistics import StatisticsPrint
from yatzy_desktop.adapters.record_tables.kept_sheet import KeptSheet
from yatzy_desktop.adapters.storage.ruleset_store import RulesetStore
from yatzy_desktop.adapters.storage.settings import PlayerEntry, Settings
from yatzy_desktop.game import History, new_game
from yatzy_desktop.game.start import StartingThrow
from yatzy_desktop.rules import find_ruleset, rulesets
from yatzy_desktop.widgets.cards.game_over import GameOverPanel
from yatzy_desktop.widgets.dialogs.about import AboutDialog
from yatzy_desktop.widgets.dialogs.fairness import FairnessDialog
from yatzy_desktop.widgets.dialogs.help import HelpDialog
from yatzy_desktop.widgets.dialogs.manual import ManualPage
from yatzy_desktop.widgets.dialogs.people import PeopleDialog
from yatzy_desktop.widgets.dialogs.preferences import PreferencesDialog
from yatzy_desktop.widgets.dialogs.question import Question, QuestionDialog
from yatzy_desktop.widgets.dialogs.rules_page import RulesPage
from yatzy_desktop.widgets.dialogs.starting_throw import StartingThrowDialog
from yatzy_desktop.widgets.dialogs.tips_page import TipsPage
from yatzy_desktop.widgets.look.choice_card import ChoiceCard
from yatzy_desktop.widgets.new_game.dialog import NewGameDialog
from yatzy_desktop.widgets.printing.card_dialog import PrintCardDialog
from yatzy_desktop.widgets.printing.game_dialog import PrintGameDialog
from yatzy_desktop.widgets.printing.rules_dialog import PrintRulesDialog
from yatzy_desktop.widgets.printing.statistics_dialog import PrintStatisticsDialog
from yatzy_desktop.widgets.printing.tips_dialog import PrintTipsDialog
from yatzy_desktop.widgets.records.sheet_window import SheetWindow
from yatzy_desktop.widgets.rule_editor.dialog import RulesetDialog

NAMES = ("Anna", "Göran", "Åse-Marie")
SETTINGS = Settings(ruleset="maxi-da", players=tuple(map(PlayerEntry, NAMES)))
AVERAGES = {"beginner": 299.6, "steady": 406.4, "master": 496.6}
GAME = {"Anna": 230, "Göran": 180, "Åse-Marie": 110, "Mikko": 90}

Maker = Callable[[Path], QWidget]


def game_over(_folder: Path) -> QWidget:
    table = QWidget()
    table.resize(480, 400)
    GameOverPanel(table, duration_ms=0).follow(finished_game(GAME))
    return table


def question(_folder: Path) -> QuestionDialog:
    say = partial(QCoreApplication.translate, "GameStarter")
    going_on = say("It is not finished. The same players begin again.")
    asked = say("End the game that is going on?")
    return QuestionDialog(Question(asked, going_on, say("&End it"), say("&Keep playing")))


def own_rules(folder: Path) -> RulesetDialog:
    """Return the dialog with rules that are not saved, and asking what becomes of them."""
    dialog = RulesetDialog(RulesetStore(folder), find_ruleset("maxi-sv-modern"))
    dialog.buttons.duplicate.click()
    dialog.reject()
    return dialog


def fairness(_folder: Path) -> FairnessDialog:
    """Return the page about dice with as many of them as a family throws in years."""
    dialog = FairnessDialog(History.starting(finished_game(GAME)))
    tally = sum([tally_of(tuple(range(1, 7)) * 25)] * 2000, Tally())
    dialog.all_dice.show_dice(Counted(GameDice(tally, tally, 1234, 2000), 2002, 2002, 2))
    dialog.all_dice.show_luck(
        Luck(
            (PlayerLuck(1, "Åse-Marie", None, 1234, -567.8), PlayerLuck(2, "", "master", 1, 9.9)),
            1235,
            2000,
        )
    )
    return dialog


def new_game_with_all(_folder: Path) -> NewGameDialog:
    """Return the dialog with a computer at the table, and the word for the dice asked for."""
    seated = (
        *SETTINGS.players,
        PlayerEntry("Eva", "master"),
        PlayerEntry("Bo", None, own_dice=True),
    )
    dialog = NewGameDialog(replace(SETTINGS, players=seated), fingerprint="0123456789abcdef" * 4)
    dialog.show_parked(12)
    return dialog


def new_game_with_a_word(folder: Path) -> NewGameDialog:
    dialog = new_game_with_all(folder)
    dialog.dice.more_button.click()
    return dialog


STATISTICS = StatisticsPrint("Åse", "Yatzy", (("Games", "3"),), (), (("Box", "Average"),))
MAKERS: dict[str, Maker] = {
    "new game": lambda _: NewGameDialog(SETTINGS),
    "new game with computers": new_game_with_all,
    "new game with a word": new_game_with_a_word,
    "settings": lambda _: PreferencesDialog(SETTINGS),
    "starting throw": lambda _: StartingThrowDialog(
        StartingThrow(({0: 6, 1: 6, 2: 1}, {0: 2, 1: 3}), 1), NAMES
    ),
    "help": lambda _: HelpDialog(find_ruleset("maxi-sv-modern")),
    "fairness": fairness,
    "people": lambda _: PeopleDialog(new_game(find_ruleset("maxi-da"), NAMES)),
    "kept sheet": lambda _: SheetWindow(
        KeptSheet(1, History.starting(finished_game(GAME)), date(2026, 11, 29))
    ),
    "print statistics": lambda _: PrintStatisticsDialog(
        find_ruleset("maxi-sv-modern"), STATISTICS, "sv"
    ),
    "tips": lambda _: TipsPage(find_ruleset("maxi-sv-modern"), averages=AVERAGES),
    "about": lambda _: AboutDialog(licenses=""),
    "manual": lambda _: ManualPage(lambda: "# Manual\n\n## Begin\n\nText"),
    "rules": lambda _: RulesPage(find_ruleset("maxi-da"), printable=True),
    "own rules": own_rules,
    "print a card": lambda _: PrintCardDialog(
        rulesets(), find_ruleset("maxi-nb"), "nb", known_names=NAMES
    ),
    "print a game": lambda _: PrintGameDialog(finished_game(GAME), date(2026, 11, 29), "sv"),
    "print the rules": lambda _: PrintRulesDialog(find_ruleset("maxi-da"), "nb"),
    "print the tips": lambda _: PrintTipsDialog(find_ruleset("maxi-da"), "nb"),
    "game over": game_over,
    "question": question,
}


def readable(widget: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Return what of a window is to be read now, with its text."""
    for part in widget.findChildren(QWidget):
        if isinstance(part, QLabel | QAbstractButton) and part.isVisibleTo(widget) and part.text():
            yield part, part.text()


def is_cut(part: QWidget, text: str, window: QWidget) -> bool:
    """Return whether a text goes beyond the sides of its window or of its own place."""
    left = part.mapTo(window, part.rect().topLeft()).x()
    if left < 0 or left + part.width() > window.width():
        return True
    wraps = isinstance(part, ChoiceCard) or (isinstance(part, QLabel) and part.wordWrap())
    wanted = text.replace("&", "")
    if wraps:
        wanted = max(wanted.split(), key=len)
    return part.fontMetrics().horizontalAdvance(wanted) > part.width()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MAKERS)
def test_dialogs_have_room_for_their_words(
    qtbot: QtBot, tmp_path: Path, name: str, language: str
) -> None:
    with spoken(language):
        window = MAKERS[name](tmp_path)
        qtbot.addWidget(window)
        window.show()
        QApplication.processEvents()
        assert [text for part, text in readable(window) if is_cut(part, text, window)] == []
        for area in window.findChildren(QScrollArea):
            body = area.widget()
            assert body is None or body.width() <= area.viewport().width()
        letters = [accelerator(text) for _, text in readable(window) if accelerator(text)]
        assert sorted(set(letters)) == sorted(letters)
        window.hide()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dialog_of_own_rules_tells_its_letters_apart(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    """What is asked after a deletion stands beside all other buttons, too."""
    with spoken(language):
        dialog = own_rules(tmp_path)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.buttons.delete.click()
        letters = [accelerator(text) for _, text in readable(dialog) if accelerator(text)]
        assert sorted(set(letters)) == sorted(letters)
        dialog.hide()
