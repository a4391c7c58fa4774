"""Opens the lesser windows, each once, in the colours in force."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.languages import FALLBACK
from yatzy_desktop.adapters.storage import read_text
from yatzy_desktop.adapters.words import LevelAverages, Translator
from yatzy_desktop.app.context import AskForPeople, GameParts, Storage
from yatzy_desktop.app.report import report_details
from yatzy_desktop.game import StartingThrow
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets import dialogs, rule_editor
from yatzy_desktop.widgets.main_window import MainWindow

_log = logging.getLogger(__name__)

_Dialog = TypeVar("_Dialog", bound=QDialog)


class Dialogs(QObject):
    """Makes a dialog when it is asked for; it deletes itself when it is closed."""

    play_requested = Signal(object)
    """A Ruleset by which a new game is wanted."""
    print_requested = Signal(object)
    """A Ruleset whose rules are to be printed."""
    tips_print_requested = Signal(object)
    """A Ruleset whose tips are to be printed."""
    word_chosen = Signal(str)
    """A word is to be mixed into the dice of the game on the table."""
    fairness_shown = Signal(object)
    """The FairnessDialog that has just been opened: all recorded dice may be counted for it."""

    def __init__(
        self,
        game: GameParts,
        storage: Storage,
        translator: Translator,
        ask_for_people: AskForPeople,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._translator = translator
        self._game = game
        self._storage = storage
        self._ask_for_people = ask_for_people
        self._window = window

    def show_preferences(self) -> dialogs.PreferencesDialog:
        """Open the settings; what is changed there holds at once."""
        if (shown := self._shown(dialogs.PreferencesDialog)) is not None:
            return shown
        dialog = dialogs.PreferencesDialog(self._storage.settings_model.settings, self._window)
        dialog.setting_changed.connect(
            lambda name, value: self._storage.settings_model.change(**{name: value})
        )
        self._storage.settings_model.changed.connect(dialog.follow)
        dialog.open()
        return dialog

    def show_help(self) -> dialogs.HelpDialog:
        """Open the page that tells how to play by the rules of the running game."""
        if (shown := self._shown(dialogs.HelpDialog)) is not None:
            return shown
        ruleset = self._game.model.state.ruleset
        dialog = dialogs.HelpDialog(ruleset, self._window)
        dialog.open()
        return dialog

    def show_rules(self) -> dialogs.RulesPage:
        """Open the rules of the running game, to be read beside it."""
        ruleset = self._game.model.state.ruleset
        if (shown := self._shown(dialogs.RulesPage)) is not None:
            if shown.ruleset != ruleset:
                shown.show_ruleset(ruleset)
            return shown
        page = dialogs.RulesPage(
            ruleset,
            self._window,
            dice_style=self._storage.settings_model.settings.dice_style,
            printable=True,
        )
        page.print_requested.connect(self.print_requested)
        page.tips_requested.connect(self.show_tips)
        page.show()
        return page

    def show_tips(self) -> dialogs.TipsPage:
        """Open the page with tips for the rules of the running game."""
        if (shown := self._shown(dialogs.TipsPage)) is not None:
            return shown
        ruleset = self._game.model.state.ruleset
        averages = LevelAverages(asset_path("tables"), self._storage.paths.solved_dir)
        page = dialogs.TipsPage(ruleset, self._window, averages=averages(ruleset))
        page.print_requested.connect(self.tips_print_requested)
        self._ask_for_people(ruleset, page, page.tell_people)
        page.show()
        return page

    def show_rule_settings(self) -> rule_editor.RulesetDialog:
        """Open the rules of the running game to be changed for the next one."""
        return self.change_rules(self._game.model.state.ruleset)

    def take_rules(self, path: Path) -> None:
        """Keep the rules in a file as own ones and show them, in an open dialog if there is one."""
        shown = self._shown(rule_editor.RulesetDialog)
        if shown is not None:
            shown.import_path(path)
            return
        ruleset = self._storage.ruleset_store.import_file(path)
        if ruleset is not None:
            self.change_rules(ruleset)

    def change_rules(self, ruleset: Ruleset) -> rule_editor.RulesetDialog:
        """Open the dialog in which rules are changed, beginning with these."""
        if (shown := self._shown(rule_editor.RulesetDialog)) is not None:
            return shown
        model = self._game.model
        dialog = rule_editor.RulesetDialog(
            self._storage.ruleset_store,
            ruleset,
            self._window,
            is_played=model.has_game and bool(model.history.entries) and not model.state.is_over,
        )
        dialog.play_requested.connect(self.play_requested)
        dialog.open()
        return dialog

    def show_about(self) -> dialogs.AboutDialog:
        """Open the page about the program and its licences."""
        if (shown := self._shown(dialogs.AboutDialog)) is not None:
            return shown
        settings = self._storage.settings_model.settings
        dialog = dialogs.AboutDialog(self._window, details=report_details(settings))
        dialog.folder_wanted.connect(self._open_folder)
        dialog.open()
        return dialog

    def show_manual(self) -> dialogs.ManualPage:
        """Open the manual, to be read beside the game."""
        if (shown := self._shown(dialogs.ManualPage)) is not None:
            return shown
        page = dialogs.ManualPage(self._manual_text, self._window)
        page.show()
        return page

    def _manual_text(self) -> str:
        for language in (self._translator.language, FALLBACK):
            try:
                return read_text(asset_path(f"manual/{language}.md"))
            except OSError as error:
                _log.info("No manual in %s: %s", language, error)
        return ""

    def _open_folder(self) -> None:
        folder = self._storage.paths.data_dir
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def show_fairness(self) -> dialogs.FairnessDialog:
        """Open the page that tells what proves the dice of the game on the table."""
        if (shown := self._shown(dialogs.FairnessDialog)) is not None:
            return shown
        model = self._game.model
        dialog = dialogs.FairnessDialog(model.history, self._window)

        def mix(word: str) -> None:
            self.word_chosen.emit(word)
            dialog.show_history(model.history)

        def reveal() -> None:
            if model.state.is_over:
                model.reveal_dice()
                dialog.show_history(model.history)

        dialog.word_chosen.connect(mix)
        dialog.seed_wanted.connect(reveal)
        dialog.open()
        self.fairness_shown.emit(dialog)
        return dialog

    def show_starting_throw(
        self, thrown: StartingThrow, names: Sequence[str]
    ) -> dialogs.StartingThrowDialog:
        """Show who threw what to begin."""
        dialog = dialogs.StartingThrowDialog(
            thrown,
            tuple(names),
            self._window,
            dice_style=self._storage.settings_model.settings.dice_style,
        )
        dialog.open()
        return dialog

    def _shown(self, kind: type[_Dialog]) -> _Dialog | None:
        """Return the open window of a kind, brought to the front: a second one tells no more."""
        for each in self._window.findChildren(kind):
            if each.isVisible():
                each.raise_()
                each.activateWindow()
                return each
        return None
