"""What a printed card shall be like, and the papers it is printed on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QLocale, QSizeF
from PySide6.QtGui import QPageSize

from yatzy_desktop.adapters.languages import FALLBACK, LANGUAGES
from yatzy_desktop.rules import Ruleset

COLUMN_RANGE = (1, 9)
"""Fewest and most columns for players on a card."""

CARDS_PER_SHEET = (1, 2)

DEFAULT_COLUMNS = 6


class Paper(StrEnum):
    """The sizes of paper that are offered."""

    A4 = "a4"
    A5 = "a5"
    LETTER = "letter"

    @property
    def paper_name(self) -> str:
        """The name of the size, the same in every language."""
        return str(self.value).capitalize()

    @property
    def page_size(self) -> QPageSize:
        """The size as printers know it."""
        return QPageSize(_PAGE_SIZES[self])

    @property
    def size(self) -> QSizeF:
        """Width and height of the upright sheet, in millimetres."""
        return self.page_size.size(QPageSize.Unit.Millimeter)


_PAGE_SIZES = {
    Paper.A4: QPageSize.PageSizeId.A4,
    Paper.A5: QPageSize.PageSizeId.A5,
    Paper.LETTER: QPageSize.PageSizeId.Letter,
}


def usual_paper(locale: QLocale) -> Paper:
    """Return the paper that lies in printers where these regional settings are at home."""
    imperial = locale.measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if imperial else Paper.A4


class InvalidPrintOptionsError(Exception):
    """A card cannot be printed like this; `field` names the option."""

    def __init__(self, field: str, value: object) -> None:
        super().__init__(f"{field} cannot be {value!r}")
        self.field = field


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """Everything that can be chosen for a card; raises `InvalidPrintOptionsError`.

    Columns beyond the names stay empty, to be written on. Two cards on a sheet are alike, with
    a line to cut along between them.
    """

    ruleset: Ruleset
    language: str = FALLBACK
    columns: int = DEFAULT_COLUMNS
    names: tuple[str, ...] = ()
    cards_per_sheet: int = 1
    paper: Paper = Paper.A4
    landscape: bool = False
    max_column: bool = False
    pip_pictures: bool = False

    def __post_init__(self) -> None:
        """Refuse what no card can be."""
        if self.language not in LANGUAGES:
            raise InvalidPrintOptionsError("language", self.language)
        fewest, most = COLUMN_RANGE
        if not fewest <= self.columns <= most:
            raise InvalidPrintOptionsError("columns", self.columns)
        if len(self.names) > self.columns:
            raise InvalidPrintOptionsError("names", self.names)
        if self.cards_per_sheet not in CARDS_PER_SHEET:
            raise InvalidPrintOptionsError("cards_per_sheet", self.cards_per_sheet)
