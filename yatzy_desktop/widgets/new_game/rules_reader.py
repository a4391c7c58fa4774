"""A button under the choice of rules that lets them be read, and compared with others."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets import dialogs
from yatzy_desktop.widgets.look import ButtonKind, DrawnButton
from yatzy_desktop.widgets.new_game.ruleset_picker import RulesetPicker


class RulesReader(DrawnButton):
    """Opens the chosen rules, what is otherwise than in those looked at before marked."""

    def __init__(self, picker: RulesetPicker, dice_style: str, parent: QWidget) -> None:
        super().__init__(ButtonKind.QUIET, parent)
        self._picker = picker
        self._dice_style = dice_style
        self._page: dialogs.RulesPage | None = None
        self._read_last = picker.ruleset
        self.clicked.connect(self.show_page)
        picker.ruleset_changed.connect(self._follow_choice)

    def show_page(self) -> dialogs.RulesPage:
        """Open the page, or bring it to the front; it follows what is chosen next."""
        if self._page is None:
            self._page = dialogs.RulesPage(
                self._picker.ruleset,
                self.window(),
                dice_style=self._dice_style,
                with_rules=self._turn_page(),
            )
            self._page.finished.connect(self._forget_page)
            self._page.show()
        self._page.raise_()
        self._page.activateWindow()
        return self._page

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.setText(self.tr("Read and compare these rules…"))

    def _turn_page(self) -> Ruleset | None:
        """Return the rules looked at before, if others are chosen now; these come next."""
        before, self._read_last = self._read_last, self._picker.ruleset
        return None if before == self._read_last else before

    def _follow_choice(self) -> None:
        if self._page is not None:
            self._page.show_ruleset(self._picker.ruleset, self._turn_page())

    def _forget_page(self) -> None:
        self._page = None
