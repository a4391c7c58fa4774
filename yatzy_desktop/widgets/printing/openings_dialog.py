"""Printing what to keep from each first throw."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.printing import Page, Sheet, openings_document_title, openings_sheets
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.study import Opening
from yatzy_desktop.widgets.printing.desk import PrintDesk
from yatzy_desktop.widgets.printing.document_dialog import DocumentDialog


class PrintOpeningsDialog(DocumentDialog):
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
        self._openings = tuple(openings)
        super().__init__(ruleset, language, parent, desk=desk)

    @override
    def document(self, language: str, page: Page) -> tuple[Sheet, ...]:
        return openings_sheets(self._openings, self._ruleset, language, page)

    @override
    def document_title(self) -> str:
        return openings_document_title(self._ruleset, self.options.language)

    @override
    def not_printed_text(self) -> str:
        return self.tr("The printer {printer} does not take the table. Try another one.")

    @override
    def retranslate(self) -> None:
        super().retranslate()
        title = self.tr("Print the first throws")
        self.name(title, self.tr("The table as it will be printed"))
