"""Printing an empty card, to be written on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.printing import (
    CardLanguage,
    Page,
    PrintOptions,
    Sheet,
    blank_sheets,
    usual_paper,
)
from yatzy_desktop.adapters.words import ruleset_label
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.printing.desk import PrintDesk
from yatzy_desktop.widgets.printing.dialog import PrintDialog
from yatzy_desktop.widgets.printing.form import CardForm, SheetForm


class PrintCardDialog(PrintDialog):
    """Asks for a card's rules, language, columns and paper, and prints it.

    Opens with the chosen ruleset, which need not be among the others, in the given language.
    """

    def __init__(
        self,
        rulesets: Sequence[Ruleset],
        chosen: Ruleset,
        language: str,
        parent: QWidget | None = None,
        *,
        known_names: Sequence[str] = (),
        desk: PrintDesk | None = None,
    ) -> None:
        super().__init__(parent, desk=desk)
        self.card_form = CardForm(rulesets, chosen, known_names, self.body)
        self.sheet_form = SheetForm(language, usual_paper(QLocale.system()), self.body)
        self._column.addWidget(self.card_form)
        self._column.addWidget(self.sheet_form)
        self._column.addStretch(1)
        self.card_form.changed.connect(self.refresh)
        self.card_form.cards.chosen.connect(self._turn_for_cards)
        self.sheet_form.changed.connect(self.refresh)
        self.put_buttons_last(self.sheet_form.pip_pictures)
        self.refresh()
        self.card_form.ruleset.setFocus()

    @property
    @override
    def options(self) -> PrintOptions:
        """What is chosen now."""
        card, sheet = self.card_form, self.sheet_form
        return PrintOptions(
            ruleset=card.chosen_ruleset,
            language=sheet.language.currentData(),
            columns=card.columns.value(),
            names=card.written_names,
            cards_per_sheet=card.cards_per_sheet,
            paper=sheet.chosen_paper,
            landscape=sheet.is_landscape,
            max_column=sheet.max_column.isChecked(),
            pip_pictures=sheet.pip_pictures.isChecked(),
        )

    @override
    def make_sheets(self, page: Page | None = None) -> tuple[Sheet, ...]:
        return blank_sheets(self.options, page)

    @override
    def document_title(self) -> str:
        language = CardLanguage(self.options.language)
        return ruleset_label(self.options.ruleset, language.translate)

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Print a blank card"))
        self.heading.setText(self.tr("Print a blank card"))
        self.preview.setAccessibleDescription(self.tr("The card as it will be printed"))

    def _turn_for_cards(self) -> None:
        """Lay the paper as most people want it for so many cards; it can be turned again."""
        self.sheet_form.lay(landscape=self.card_form.cards_per_sheet > 1)
        self.refresh()
