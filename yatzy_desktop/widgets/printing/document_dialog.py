"""The dialogs that print a document with a fixed content: language, paper and a large preview."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.printing import Page, PrintOptions, Sheet, page_of, usual_paper
from yatzy_desktop.adapters.words import ruleset_label
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.look import MutedLabel
from yatzy_desktop.widgets.printing.desk import PrintDesk
from yatzy_desktop.widgets.printing.dialog import PrintDialog
from yatzy_desktop.widgets.printing.form import SheetForm

_STRETCHES = (4, 6)
"""There is little to choose, and the preview is to be read."""


class DocumentDialog(PrintDialog):
    """Subclasses make the sheets for a language and a page, and name themselves."""

    def __init__(
        self,
        ruleset: Ruleset,
        language: str,
        parent: QWidget | None = None,
        *,
        desk: PrintDesk | None = None,
    ) -> None:
        super().__init__(parent, desk=desk)
        self._ruleset = ruleset
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

    def document(self, language: str, page: Page) -> tuple[Sheet, ...]:
        """Return the sheets in a language; raises `CannotPrintError`."""
        raise NotImplementedError

    @override
    def make_sheets(self, page: Page | None = None) -> tuple[Sheet, ...]:
        options = self.options
        return self.document(options.language, page or page_of(options))

    def name(self, title: str, shown: str) -> None:
        """Head the dialog with a title, and tell screen readers what the preview shows."""
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.rules_label.setText(ruleset_label(self._ruleset))
        self.preview.setAccessibleDescription(shown)
