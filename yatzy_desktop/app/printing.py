"""Opens the dialogs that print cards, games and rules."""

from __future__ import annotations

from PySide6.QtCore import QObject

from yatzy_desktop.app.context import AppContext
from yatzy_desktop.rules import Ruleset, rulesets
from yatzy_desktop.widgets.main_window import MainWindow
from yatzy_desktop.widgets.printing import (
    PrintCardDialog,
    PrintDialog,
    PrintGameDialog,
    PrintRulesDialog,
)


class Printing(QObject):
    """Makes a dialog when something is to be printed; it deletes itself when it is closed.

    A module of its own, imported when first needed: printing takes libraries that a start of
    the program need not wait for.
    """

    def __init__(self, context: AppContext, window: MainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._window = window

    def print_card(self) -> PrintCardDialog:
        """Ask what blank card is wanted, beginning with the rules of the running game."""
        context = self._context
        dialog = PrintCardDialog(
            (*rulesets(), *context.ruleset_store.rulesets),
            context.game_model.state.ruleset,
            context.translator.language,
            context.appearance.theme,
            self._window,
            known_names=context.settings_model.settings.known_names,
        )
        self._open(dialog)
        return dialog

    def print_game(self) -> PrintGameDialog:
        """Ask how the running or finished game is to be printed."""
        context = self._context
        dialog = PrintGameDialog(
            context.game_model.state,
            context.clock().date(),
            context.translator.language,
            context.appearance.theme,
            self._window,
        )
        self._open(dialog)
        return dialog

    def print_rules(self, ruleset: Ruleset) -> PrintRulesDialog:
        """Ask how the rules of a ruleset are to be printed."""
        context = self._context
        dialog = PrintRulesDialog(
            ruleset, context.translator.language, context.appearance.theme, self._window
        )
        self._open(dialog)
        return dialog

    def _open(self, dialog: PrintDialog) -> None:
        self._context.appearance.theme_changed.connect(dialog.set_theme)
        dialog.open()
