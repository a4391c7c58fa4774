"""Printing the tips for a ruleset."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.printing import (
    Page,
    Sheet,
    page_of,
    tips_document_title,
    tips_sheets,
)
from yatzy_desktop.adapters.words import PeopleAverage
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.printing.desk import PrintDesk
from yatzy_desktop.widgets.printing.rules_dialog import PrintRulesDialog


class PrintTipsDialog(PrintRulesDialog):
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
    def make_sheets(self, page: Page | None = None) -> tuple[Sheet, ...]:
        options = self.options
        return tips_sheets(
            options.ruleset,
            self._averages,
            options.language,
            page or page_of(options),
            self._people,
        )

    @override
    def document_title(self) -> str:
        options = self.options
        return tips_document_title(options.ruleset, options.language)

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Print the tips"))
        self.heading.setText(self.tr("Print the tips"))
