"""Opens the dialogs that print cards, games and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.record_tables import KeptSheet
from yatzy_desktop.adapters.words import LevelAverages
from yatzy_desktop.app.context import AskForPeople, GameParts, Looks, Storage
from yatzy_desktop.rules import Ruleset, rulesets
from yatzy_desktop.widgets import printing
from yatzy_desktop.widgets.main_window import MainWindow

if TYPE_CHECKING:
    from yatzy_desktop.adapters.printing import StatisticsPrint


class Printing(QObject):
    """Makes a dialog when something is to be printed; it deletes itself when it is closed."""

    def __init__(
        self,
        game: GameParts,
        storage: Storage,
        looks: Looks,
        ask_for_people: AskForPeople,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._game = game
        self._storage = storage
        self._ask_for_people = ask_for_people
        self._looks = looks
        self._window = window

    def print_card(self) -> printing.PrintCardDialog:
        """Ask what blank card is wanted, beginning with the rules of the running game."""
        dialog = printing.PrintCardDialog(
            (*rulesets(), *self._storage.ruleset_store.rulesets),
            self._game.model.state.ruleset,
            self._looks.translator.language,
            self._window,
            known_names=self._storage.settings_model.settings.known_names,
        )
        self._open(dialog)
        return dialog

    def print_game(self, kept: KeptSheet | None = None) -> printing.PrintGameDialog:
        """Ask how a kept game, or else the running or finished one, is to be printed."""
        dialog = printing.PrintGameDialog(
            kept.history.state if kept else self._game.model.state,
            kept.day if kept else self._game.clock().date(),
            self._looks.translator.language,
            self._window,
        )
        self._open(dialog)
        return dialog

    def print_rules(self, ruleset: Ruleset) -> printing.PrintRulesDialog:
        """Ask how the rules of a ruleset are to be printed."""
        dialog = printing.PrintRulesDialog(ruleset, self._looks.translator.language, self._window)
        self._open(dialog)
        return dialog

    def print_tips(self, ruleset: Ruleset) -> printing.PrintTipsDialog:
        """Ask how the tips for a ruleset are to be printed."""
        averages = LevelAverages(asset_path("tables"), self._storage.paths.solved_dir)
        dialog = printing.PrintTipsDialog(
            ruleset, self._looks.translator.language, self._window, averages=averages(ruleset)
        )
        self._ask_for_people(ruleset, dialog, dialog.tell_people)
        self._open(dialog)
        return dialog

    def print_statistics(
        self, ruleset: Ruleset, content: StatisticsPrint
    ) -> printing.PrintStatisticsDialog:
        """Ask on what paper statistics are to be printed."""
        dialog = printing.PrintStatisticsDialog(
            ruleset, content, self._looks.translator.language, self._window
        )
        self._open(dialog)
        return dialog

    def _open(self, dialog: printing.PrintDialog) -> None:
        dialog.open()
