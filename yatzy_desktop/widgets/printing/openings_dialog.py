"""Printing what to keep from each first throw."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.printing import (
    Page,
    PrintOptions,
    Sheet,
    openings_document_title,
    openings_sheets,
    page_of,
    usual_paper,
)
from yatzy_desktop.adapters.words import ruleset_label
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.study import Opening
from yatzy_desktop.widgets.look import MutedLabel
from yatzy_desktop.widgets.printing.desk import PrintDesk
from yatzy_desktop.widgets.printing.dialog import PrintDialog
from yatzy_desktop.widgets.printing.form import SheetForm

_STRETCHES = (4, 6)
"""There is little to choose, and the preview is to be read."""


class PrintOpeningsDialog(PrintDialog):
    """Asks for language and paper, and prints the first throws of a ruleset."""

    def __init__(
        self,
        ruleset: Ruleset,
        openings: Sequence[Opening],
        language: str,
        parent: QWidget | None = None,
        *,
        desk: PrintDesk | None = None,
    ) -> None:
        super().__init__(parent, desk=desk)
        self._ruleset = ruleset
        self._openings = tuple(openings)
        paper = usual_paper(QLocale.system())
        self.rules_label = MutedLabel(self.body)
        self.sheet_form = SheetForm(language, paper, self.body, for_card=False)
        self._column.addWidget(self.rules_label)
        self._column.addWidget(self.sheet_form)
        self._column.addStretch(1)
        for part, stretch in enumerate(_STRETCHES):
            self._middle.setStretch(part, stretch)
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
            ruleset=self._ruleset,
            language=sheet.language.currentData(),
            paper=sheet.chosen_paper,
            landscape=sheet.is_landscape,
        )

    @override
    def make_sheets(self, page: Page | None = None) -> tuple[Sheet, ...]:
        options = self.options
        return openings_sheets(
            self._openings, self._ruleset, options.language, page or page_of(options)
        )

    @override
    def document_title(self) -> str:
        return openings_document_title(self._ruleset, self.options.language)

    @override
    def not_printed_text(self) -> str:
        return self.tr("The printer {printer} does not take the table. Try another one.")

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Print the first throws"))
        self.heading.setText(self.tr("Print the first throws"))
        self.rules_label.setText(ruleset_label(self._ruleset))
        self.preview.setAccessibleDescription(self.tr("The table as it will be printed"))
