"""Printing the tips for a ruleset."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.printing import Page, Sheet, tips_document_title, tips_sheets
from yatzy_desktop.adapters.words import PeopleAverage
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.printing.desk import PrintDesk
from yatzy_desktop.widgets.printing.document_dialog import DocumentDialog


class PrintTipsDialog(DocumentDialog):
    """Asks for language and paper, and prints tips; `averages` are mean points by level."""

    def __init__(
        self,
        ruleset: Ruleset,
        language: str,
        parent: QWidget | None = None,
        *,
        desk: PrintDesk | None = None,
        averages: Mapping[str, float] | None = None,
    ) -> None:
        self._averages = averages or {}
        self._people: PeopleAverage | None = None
        super().__init__(ruleset, language, parent, desk=desk)

    def tell_people(self, average: PeopleAverage | None) -> None:
        """Print what people score by these rules, once that is known."""
        self._people = average
        self.refresh()

    @override
    def document(self, language: str, page: Page) -> tuple[Sheet, ...]:
        return tips_sheets(self._ruleset, self._averages, language, page, self._people)

    @override
    def document_title(self) -> str:
        return tips_document_title(self._ruleset, self.options.language)

    @override
    def not_printed_text(self) -> str:
        return self.tr("The printer {printer} does not take the tips. Try another one.")

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.name(self.tr("Print the tips"), self.tr("The tips as they will be printed"))
