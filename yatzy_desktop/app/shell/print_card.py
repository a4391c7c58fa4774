"""Printing cards from a shell, without a window: for clubs, schools and scripts."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from yatzy_desktop.adapters.languages import (
    FALLBACK,
    LANGUAGES,
)
from yatzy_desktop.app.shell.console import PROGRAM, ConsoleParser, MistakeError, say
from yatzy_desktop.app.shell.names import PRINT_CARD
from yatzy_desktop.app.shell.rules import RULESET_HELP, ruleset_called
from yatzy_desktop.rules import Ruleset, rulesets

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from yatzy_desktop.adapters.printing import Sheet

_PAPERS = ("a4", "a5", "letter")
_MOST_COLUMNS = 9
_USUAL_COLUMNS = 6
_MM_PER_POINT = 25.4 / 72
_LEGIBLE_POINTS = 6.0
"""The size below which labels are too small to be read at a table."""


def print_card(arguments: Sequence[str]) -> int:
    """Print a card as its arguments say and return the exit code: 0, or 2 after telling why not."""
    return _parser().carry_out(arguments, _print_or_list)


def _print_or_list(wishes: Namespace) -> None:
    if wishes.json:
        say(json.dumps(_listing(wishes.language), indent=2))
    elif wishes.output is None:
        raise MistakeError("the following arguments are required: --output")
    else:
        _print(wishes)


def _parser() -> ConsoleParser:
    parser = ConsoleParser(
        prog=f"{PROGRAM} {PRINT_CARD}",
        description="Print an empty score sheet as a PDF file.",
        epilog=f"Rulesets: {', '.join(each.key for each in rulesets())}.",
    )
    add = parser.add_argument
    add("--output", type=Path, metavar="FILE", help="the PDF file to write")
    add("--ruleset", default="yatzy-sv", metavar="KEY", help=RULESET_HELP)
    add("--language", choices=LANGUAGES, help="of the card; by default where the rules come from")
    add("--players", type=int, metavar="N", help=f"columns, 1 to {_MOST_COLUMNS}")
    add("--names", default="", metavar="A,B", help="names for the first columns")
    add("--paper", choices=_PAPERS, default=_PAPERS[0])
    add("--landscape", action="store_true", help="lay the paper on its long side")
    add("--per-sheet", type=int, choices=(1, 2), default=1, help="cards on a sheet, to cut apart")
    add("--max-column", action="store_true", help="add a column with the most points of each box")
    add("--pips", action="store_true", help="add small pictures of dice")
    add("--json", action="store_true", help="list the rulesets as JSON and print nothing")
    return parser


def _print(wishes: Namespace) -> None:
    ruleset = ruleset_called(wishes.ruleset)
    names = tuple(name.strip() for name in wishes.names.split(",")) if wishes.names else ()
    columns = len(names) or _USUAL_COLUMNS if wishes.players is None else wishes.players
    if not 1 <= columns <= _MOST_COLUMNS:
        raise MistakeError(f"a card has 1 to {_MOST_COLUMNS} columns, not {columns}")
    if len(names) > columns:
        raise MistakeError(f"there are more names ({len(names)}) than columns ({columns})")
    _application = _start_qt()  # it has to stay for as long as something is measured or drawn

    from yatzy_desktop.adapters.printing import (  # noqa: PLC0415
        CardLanguage,
        Paper,
        PrintOptions,
        blank_sheets,
        save_pdf,
    )
    from yatzy_desktop.adapters.storage import write_chosen  # noqa: PLC0415
    from yatzy_desktop.adapters.words import ruleset_label  # noqa: PLC0415

    options = PrintOptions(
        ruleset=ruleset,
        language=wishes.language or _home_language(ruleset),
        columns=columns,
        names=names,
        cards_per_sheet=wishes.per_sheet,
        paper=Paper(wishes.paper),
        landscape=wishes.landscape,
        max_column=wishes.max_column,
        pip_pictures=wishes.pips,
    )
    title = ruleset_label(ruleset, CardLanguage(options.language).translate)
    sheets = blank_sheets(options)
    try:
        save_pdf(wishes.output, sheets, title, write_chosen)
    except OSError as error:
        raise MistakeError(f"cannot write {wishes.output}: {error}") from error
    _warn_of_small_print(sheets)


def _warn_of_small_print(sheets: tuple[Sheet, ...]) -> None:
    labels = [
        text.size
        for sheet in sheets
        for card in sheet.cards
        for text in card.texts
        if text.left < card.label_column.right and text.baseline > card.label_column.top
    ]
    smallest = min(labels, default=_LEGIBLE_POINTS * _MM_PER_POINT) / _MM_PER_POINT
    if smallest < _LEGIBLE_POINTS:
        print(  # noqa: T201 - a shell's way to be told
            f"{PROGRAM}: the labels are only {smallest:.1f} points high; fewer columns, one card"
            " per sheet or larger paper makes them larger",
            file=sys.stderr,
        )


def _home_language(ruleset: Ruleset) -> str:
    return ruleset.home_language if ruleset.home_language in LANGUAGES else FALLBACK


def _start_qt() -> QCoreApplication:
    """Return what texts are measured with; on Linux that needs no display."""
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    from yatzy_desktop.widgets.look import load_fonts  # noqa: PLC0415

    if sys.platform.startswith("linux"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([PROGRAM])
    load_fonts()
    return application


def _listing(language: str | None) -> list[dict[str, object]]:
    from yatzy_desktop.adapters.printing import CardLanguage  # noqa: PLC0415
    from yatzy_desktop.adapters.words import ruleset_label  # noqa: PLC0415

    translate = CardLanguage(language or FALLBACK).translate
    return [
        {
            "key": each.key,
            "name": ruleset_label(each, translate),
            "country": each.country,
            "language": each.home_language,
            "dice": each.dice_count,
            "boxes": len(each.categories),
            "bonus": _bonus(each),
            "saved_rolls": each.saved_rolls.enabled,
            "min_held": each.min_held,
            "max_total": each.max_total,
        }
        for each in rulesets()
    ]


def _bonus(ruleset: Ruleset) -> dict[str, int] | None:
    bonus = ruleset.upper_bonus
    return None if bonus is None else {"threshold": bonus.threshold, "points": bonus.points}
