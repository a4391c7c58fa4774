"""Printing the pad of a game as it stands."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.printing import (
    CardLanguage,
    Page,
    PrintOptions,
    Sheet,
    game_sheets,
    usual_paper,
)
from yatzy_desktop.adapters.words import ruleset_label
from yatzy_desktop.compat import override
from yatzy_desktop.game import GameState
from yatzy_desktop.widgets.printing.desk import PrintDesk
from yatzy_desktop.widgets.printing.dialog import PrintDialog
from yatzy_desktop.widgets.printing.form import SheetForm


class PrintGameDialog(PrintDialog):
    """Asks for language and paper, and prints the filled pad with the day and who won."""

    def __init__(
        self,
        state: GameState,
        day: date,
        language: str,
        parent: QWidget | None = None,
        *,
        desk: PrintDesk | None = None,
    ) -> None:
        super().__init__(parent, desk=desk)
        self._state = state
        self._day = day
        self.sheet_form = SheetForm(language, usual_paper(QLocale.system()), self.body)
        self._column.addWidget(self.sheet_form)
        self._column.addStretch(1)
        self.sheet_form.changed.connect(self.refresh)
        self.put_buttons_last(self.sheet_form.pip_pictures)
        self.refresh()
        self.sheet_form.language.setFocus()

    @property
    @override
    def options(self) -> PrintOptions:
        """What is chosen now."""
        sheet = self.sheet_form
        return PrintOptions(
            ruleset=self._state.ruleset,
            language=sheet.language.currentData(),
            paper=sheet.chosen_paper,
            landscape=sheet.is_landscape,
            max_column=sheet.max_column.isChecked(),
            pip_pictures=sheet.pip_pictures.isChecked(),
        )

    @override
    def make_sheets(self, page: Page | None = None) -> tuple[Sheet, ...]:
        return game_sheets(self._state, self._day, self.options, page)

    @override
    def document_title(self) -> str:
        language = CardLanguage(self.options.language)
        return f"{ruleset_label(self._state.ruleset, language.translate)} {self._day.isoformat()}"

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Print this game"))
        self.heading.setText(self.tr("Print this game"))
        self.preview.setAccessibleDescription(self.tr("The pad as it will be printed"))
