"""Printing the rules of a ruleset, to be read beside the table."""

from __future__ import annotations

from yatzy_desktop.adapters.printing import Page, Sheet, rules_document_title, rules_sheets
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.printing.document_dialog import DocumentDialog


class PrintRulesDialog(DocumentDialog):
    """Asks for language and paper, and prints the rules of a ruleset."""

    @override
    def document(self, language: str, page: Page) -> tuple[Sheet, ...]:
        return rules_sheets(self._ruleset, language, page)

    @override
    def document_title(self) -> str:
        return rules_document_title(self._ruleset, self.options.language)

    @override
    def not_printed_text(self) -> str:
        return self.tr("The printer {printer} does not take the rules. Try another one.")

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.name(self.tr("Print the rules"), self.tr("The rules as they will be printed"))
