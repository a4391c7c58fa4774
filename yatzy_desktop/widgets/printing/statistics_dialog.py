"""Printing what one player's games amount to, with the charts."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.printing import Page, Sheet, StatisticsPrint, statistics_sheets
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.printing.desk import PrintDesk
from yatzy_desktop.widgets.printing.document_dialog import DocumentDialog


class PrintStatisticsDialog(DocumentDialog):
    """Asks for the paper, and prints statistics in the language in which they were shown."""

    def __init__(
        self,
        ruleset: Ruleset,
        content: StatisticsPrint,
        language: str,
        parent: QWidget | None = None,
        *,
        desk: PrintDesk | None = None,
    ) -> None:
        self._content = content
        super().__init__(ruleset, language, parent, desk=desk)
        self.sheet_form.leave_out_language()
        self.sheet_form.paper.setFocus()

    @override
    def document(self, language: str, page: Page) -> tuple[Sheet, ...]:
        return statistics_sheets(self._content, page)

    @override
    def document_title(self) -> str:
        return f"{self._content.title}, {self._content.about}"

    @override
    def not_printed_text(self) -> str:
        return self.tr("The printer {printer} does not take the statistics. Try another one.")

    @override
    def retranslate(self) -> None:
        super().retranslate()
        title = self.tr("Print the statistics")
        self.name(title, self.tr("The statistics as they will be printed"))
