"""Opens the lesser windows, each once, in the colours in force."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from yatzy_desktop.app.context import AppContext
from yatzy_desktop.game import StartingThrow
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.dialogs import (
    AboutDialog,
    HelpDialog,
    PreferencesDialog,
    RulesPage,
    StartingThrowDialog,
)
from yatzy_desktop.widgets.main_window import MainWindow
from yatzy_desktop.widgets.rule_editor import RulesetDialog


class Dialogs(QObject):
    """Makes a dialog when it is asked for; it deletes itself when it is closed."""

    play_requested = Signal(object)
    """A Ruleset by which a new game is wanted."""
    print_requested = Signal(object)
    """A Ruleset whose rules are to be printed."""

    def __init__(self, context: AppContext, window: MainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._window = window

    def show_preferences(self) -> PreferencesDialog:
        """Open the settings; what is changed there holds at once."""
        context = self._context
        dialog = PreferencesDialog(
            context.settings_model.settings, context.appearance.theme, self._window
        )
        dialog.setting_changed.connect(
            lambda name, value: context.settings_model.change(**{name: value})
        )
        context.settings_model.changed.connect(dialog.follow)
        context.appearance.theme_changed.connect(dialog.set_theme)
        dialog.open()
        return dialog

    def show_help(self) -> HelpDialog:
        """Open the page that tells how to play by the rules of the running game."""
        ruleset = self._context.game_model.state.ruleset
        dialog = HelpDialog(ruleset, self._context.appearance.theme, self._window)
        self._context.appearance.theme_changed.connect(dialog.set_theme)
        dialog.open()
        return dialog

    def show_rules(self) -> RulesPage:
        """Open the rules of the running game, to be read beside it."""
        context = self._context
        page = RulesPage(
            context.game_model.state.ruleset,
            context.appearance.theme,
            self._window,
            dice_style=context.settings_model.settings.dice_style,
            printable=True,
        )
        page.print_requested.connect(self.print_requested)
        context.appearance.theme_changed.connect(page.set_theme)
        page.show()
        return page

    def show_rule_settings(self) -> RulesetDialog:
        """Open the rules of the running game to be changed for the next one."""
        return self.change_rules(self._context.game_model.state.ruleset)

    def take_rules(self, path: Path) -> None:
        """Keep the rules in a file as own ones and show them, in an open dialog if there is one."""
        shown = [each for each in self._window.findChildren(RulesetDialog) if each.isVisible()]
        if shown:
            shown[0].import_path(path)
            return
        ruleset = self._context.ruleset_store.import_file(path)
        if ruleset is not None:
            self.change_rules(ruleset)

    def change_rules(self, ruleset: Ruleset) -> RulesetDialog:
        """Open the dialog in which rules are changed, beginning with these."""
        context = self._context
        dialog = RulesetDialog(
            context.ruleset_store, context.appearance.theme, ruleset, self._window
        )
        dialog.play_requested.connect(self.play_requested)
        context.appearance.theme_changed.connect(dialog.set_theme)
        dialog.open()
        return dialog

    def show_about(self) -> AboutDialog:
        """Open the page about the program and its licences."""
        dialog = AboutDialog(self._context.appearance.theme, self._window)
        self._context.appearance.theme_changed.connect(dialog.set_theme)
        dialog.open()
        return dialog

    def show_starting_throw(
        self, thrown: StartingThrow, names: Sequence[str]
    ) -> StartingThrowDialog:
        """Show who threw what to begin."""
        context = self._context
        dialog = StartingThrowDialog(
            thrown,
            tuple(names),
            context.appearance.theme,
            self._window,
            dice_style=context.settings_model.settings.dice_style,
        )
        context.appearance.theme_changed.connect(dialog.set_theme)
        dialog.open()
        return dialog
