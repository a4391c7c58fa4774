"""Where cards lie on their sheets: one to a sheet, or two with a line to cut along."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import pairwise

from yatzy_desktop.adapters.printing.card_layout import CardStyle, layout_card
from yatzy_desktop.adapters.printing.content import CardContent, blank_content, game_content
from yatzy_desktop.adapters.printing.geometry import LEAST_MARGIN, Box, Margins, Page, Rule, Sheet
from yatzy_desktop.adapters.printing.language import CardLanguage
from yatzy_desktop.adapters.printing.options import COLUMN_RANGE, PrintOptions
from yatzy_desktop.adapters.printing.type import TypeMeasure
from yatzy_desktop.game import GameState

_MARGIN = 10.0
_MARGIN_SHARE = 0.05
_CUT_WEIGHT = 0.15


def page_of(options: PrintOptions) -> Page:
    """Return the sheet that the options ask for, with the margins of a common printer."""
    size = options.paper.size
    if options.landscape:
        size.transpose()
    return Page(size.width(), size.height())


def blank_sheets(options: PrintOptions, page: Page | None = None) -> tuple[Sheet, ...]:
    """Return the one sheet of a card to be written on.

    `page` is the paper that is really there, by default the one of the options. Needs a
    QGuiApplication, as all text has to be measured.
    """
    language = CardLanguage(options.language)
    content = blank_content(options.ruleset, language, options.columns, options.names)
    return (_sheet([content] * options.cards_per_sheet, options, page or page_of(options)),)


def game_sheets(
    state: GameState, day: date, options: PrintOptions, page: Page | None = None
) -> tuple[Sheet, ...]:
    """Return the filled cards of a game as it stood on that day.

    It is one sheet; more only where there are more players than a card has columns. Ruleset,
    columns, names and cards per sheet come from the game, whatever the options say.
    """
    language = CardLanguage(options.language)
    page = page or page_of(options)
    return tuple(
        _sheet([game_content(state, language, day, seats)], options, page)
        for seats in _groups(len(state.players))
    )


def _groups(count: int) -> list[range]:
    """Return the seats on each sheet, as evenly as can be."""
    most = COLUMN_RANGE[1]
    sheets = -(-count // most)
    edges = [count * number // sheets for number in range(sheets + 1)]
    return [range(first, last) for first, last in pairwise(edges)]


def _sheet(contents: Sequence[CardContent], options: PrintOptions, page: Page) -> Sheet:
    style = CardStyle(max_column=options.max_column, pip_pictures=options.pip_pictures)
    areas, cut = _areas(page, len(contents))
    measure = TypeMeasure()
    cards = [
        layout_card(content, area, style, measure)
        for content, area in zip(contents, areas, strict=True)
    ]
    return Sheet(page, tuple(cards), cut)


def _areas(page: Page, count: int) -> tuple[list[Box], Rule | None]:
    """Return the room of each card, and the line between two: halfway along the longer side."""
    if count == 1:
        return [_printable(Box(0, 0, page.width, page.height), page)], None
    width, height = page.width, page.height
    if width >= height:
        halves = [Box(place, 0, width / 2, height) for place in (0, width / 2)]
        cut = Rule((width / 2, 0), (width / 2, height), _CUT_WEIGHT, dashed=True)
    else:
        halves = [Box(0, place, width, height / 2) for place in (0, height / 2)]
        cut = Rule((0, height / 2), (width, height / 2), _CUT_WEIGHT, dashed=True)
    return [_printable(half, page) for half in halves], cut


def _printable(part: Box, page: Page) -> Box:
    """Return a part of the page without a margin that every printer can keep."""
    wanted = max(LEAST_MARGIN, min(_MARGIN, _MARGIN_SHARE * min(part.width, part.height)))
    least = _least_margins(part, page)
    left, top = max(wanted, least.left), max(wanted, least.top)
    right, bottom = max(wanted, least.right), max(wanted, least.bottom)
    return Box(
        part.left + left, part.top + top, part.width - left - right, part.height - top - bottom
    )


def _least_margins(part: Box, page: Page) -> Margins:
    """Return what the printer cannot reach of a part: nothing where it is to be cut."""
    margins = page.margins
    return Margins(
        left=margins.left if part.left == 0 else 0.0,
        top=margins.top if part.top == 0 else 0.0,
        right=margins.right if part.right >= page.width else 0.0,
        bottom=margins.bottom if part.bottom >= page.height else 0.0,
    )
