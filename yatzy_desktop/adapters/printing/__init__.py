"""Blank cards, games and rules as pages: what stands where, and drawing it on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.adapters.printing.geometry import Page as Page
    from yatzy_desktop.adapters.printing.geometry import Sheet as Sheet
    from yatzy_desktop.adapters.printing.language import CardLanguage as CardLanguage
    from yatzy_desktop.adapters.printing.layout import blank_sheets as blank_sheets
    from yatzy_desktop.adapters.printing.layout import game_sheets as game_sheets
    from yatzy_desktop.adapters.printing.layout import page_of as page_of
    from yatzy_desktop.adapters.printing.openings import (
        openings_document_title as openings_document_title,
    )
    from yatzy_desktop.adapters.printing.openings import openings_sheets as openings_sheets
    from yatzy_desktop.adapters.printing.options import COLUMN_RANGE as COLUMN_RANGE
    from yatzy_desktop.adapters.printing.options import DEFAULT_COLUMNS as DEFAULT_COLUMNS
    from yatzy_desktop.adapters.printing.options import Paper as Paper
    from yatzy_desktop.adapters.printing.options import PrintOptions as PrintOptions
    from yatzy_desktop.adapters.printing.options import usual_paper as usual_paper
    from yatzy_desktop.adapters.printing.painter import CannotPrintError as CannotPrintError
    from yatzy_desktop.adapters.printing.painter import page_on as page_on
    from yatzy_desktop.adapters.printing.painter import paint_sheet as paint_sheet
    from yatzy_desktop.adapters.printing.painter import print_sheets as print_sheets
    from yatzy_desktop.adapters.printing.pdf import SUFFIX as SUFFIX
    from yatzy_desktop.adapters.printing.pdf import save_pdf as save_pdf
    from yatzy_desktop.adapters.printing.pdf import with_pdf_suffix as with_pdf_suffix
    from yatzy_desktop.adapters.printing.printers import find_printers as find_printers
    from yatzy_desktop.adapters.printing.rules import rules_document_title as rules_document_title
    from yatzy_desktop.adapters.printing.rules import rules_sheets as rules_sheets
    from yatzy_desktop.adapters.printing.rules import tips_document_title as tips_document_title
    from yatzy_desktop.adapters.printing.rules import tips_sheets as tips_sheets
    from yatzy_desktop.adapters.printing.statistics import StatisticsPrint as StatisticsPrint
    from yatzy_desktop.adapters.printing.statistics import statistics_sheets as statistics_sheets

__getattr__ = open_doors(
    __name__,
    {
        "geometry": "Page Sheet",
        "language": "CardLanguage",
        "layout": "blank_sheets game_sheets page_of",
        "openings": "openings_document_title openings_sheets",
        "options": "COLUMN_RANGE DEFAULT_COLUMNS Paper PrintOptions usual_paper",
        "painter": "CannotPrintError page_on paint_sheet print_sheets",
        "pdf": "SUFFIX save_pdf with_pdf_suffix",
        "printers": "find_printers",
        "rules": "rules_document_title rules_sheets tips_document_title tips_sheets",
        "statistics": "StatisticsPrint statistics_sheets",
    },
)
