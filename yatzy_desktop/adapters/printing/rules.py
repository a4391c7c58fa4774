"""The rules of a ruleset on paper: as few sheets as can be, in columns that are good to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from yatzy_desktop.adapters.printing.content import one_line
from yatzy_desktop.adapters.printing.flow import Block, balanced, in_columns, placed
from yatzy_desktop.adapters.printing.geometry import LEAST_MARGIN, Box, Page, Passage, Sheet, Text
from yatzy_desktop.adapters.printing.language import CardLanguage
from yatzy_desktop.adapters.printing.painter import CannotPrintError
from yatzy_desktop.adapters.printing.rules_blocks import (
    RulesStyle,
    examples_style,
    part_blocks,
    title_block,
)
from yatzy_desktop.adapters.printing.type import DESCENT, TypeMeasure
from yatzy_desktop.adapters.words import (
    PeopleAverage,
    RulesPart,
    printable_tips,
    rules_parts,
    ruleset_description,
    ruleset_label,
)
from yatzy_desktop.rules import Ruleset

_MARGIN = 15.0
_MARGIN_SHARE = 0.07

_LARGEST = 3.6
_SIZE_AT_LEAST, _SIZE_PER_MM = 2.2, 0.0062
_COMFORTABLE = (1.04, 1.0, 0.96, 0.92)
"""Sizes of which the largest with the fewest sheets is taken."""
_EMERGENCY = (0.75, 0.6, 0.45, 0.3, 0.2, 0.1)
"""Sizes for paper on which otherwise not even a part would fit."""

_COLUMN = 22.0
"""Width of a column at least, in sizes of the text: some forty-five letters."""
_LEAST_COLUMN = 19.0
"""In anything narrower a name has no room beside the dice."""
_MOST_COLUMNS = 3
_BETWEEN_COLUMNS = 2.4
_BELOW_TITLE = 1.1
_FOOT = 2.6
_FOOT_SIZE = 0.86


def rules_sheets(ruleset: Ruleset, language: str, page: Page) -> tuple[Sheet, ...]:
    """Return the rules of a ruleset on sheets of that paper, in that language.

    Needs a QGuiApplication, as all text has to be measured. Raises `CannotPrintError` for paper on
    which not even one of its parts has room.
    """
    known = CardLanguage(language)
    name = one_line(ruleset_label(ruleset, known.translate))
    title = name or known.translate("Ruleset", "Own rules")
    summary = ruleset_description(ruleset, known)
    return _sheets(_Writer(title, summary, rules_parts(ruleset, known), known, page))


def tips_sheets(
    ruleset: Ruleset,
    averages: Mapping[str, float],
    language: str,
    page: Page,
    people: PeopleAverage | None = None,
) -> tuple[Sheet, ...]:
    """Return the tips for a ruleset on sheets of that paper, in that language.

    `averages` are the mean points of computers by level, `people` those of people.
    Raises as `rules_sheets` does.
    """
    known = CardLanguage(language)
    title = known.translate("PrintedRules", "Tips and differences")
    name = one_line(ruleset_label(ruleset, known.translate))
    parts = printable_tips(ruleset, averages, known, people)
    return _sheets(_Writer(title, name, parts, known, page))


def _sheets(writer: _Writer) -> tuple[Sheet, ...]:
    attempts = [writer.laid_out(scale) for scale in _COMFORTABLE]
    found = [attempt for attempt in attempts if attempt is not None]
    if found:
        return writer.sheets(min(found, key=lambda attempt: attempt.sheet_count))
    for scale in _EMERGENCY:
        attempt = writer.laid_out(scale)
        if attempt is not None:
            return writer.sheets(attempt)
    raise CannotPrintError


@dataclass(frozen=True, slots=True)
class _Layout:
    """What stands in which column: `count` of them on each sheet."""

    size: float
    title: Block
    columns: tuple[tuple[Block, ...], ...]
    count: int
    has_foot: bool

    @property
    def sheet_count(self) -> int:
        return -(-len(self.columns) // self.count)


def rules_document_title(ruleset: Ruleset, language: str) -> str:
    """Return what a file or a print job with the rules of a ruleset is called."""
    translate = CardLanguage(language).translate
    text = translate("PrintedRules", "{ruleset}, rules", "name of a file")
    return text.format(ruleset=ruleset_label(ruleset, translate))


def tips_document_title(ruleset: Ruleset, language: str) -> str:
    """Return what a file or a print job with the tips for a ruleset is called."""
    translate = CardLanguage(language).translate
    text = translate("PrintedRules", "{ruleset}, tips", "name of a file")
    return text.format(ruleset=ruleset_label(ruleset, translate))


class _Writer:
    def __init__(
        self,
        title: str,
        summary: str,
        parts: tuple[RulesPart, ...],
        language: CardLanguage,
        page: Page,
    ) -> None:
        self._language = language
        self._page = page
        self._area = _printable(page)
        self._measure = TypeMeasure()
        self._title = title
        self._summary = summary
        self._parts = parts
        short = min(page.width, page.height)
        self._size = min(_LARGEST, _SIZE_AT_LEAST + _SIZE_PER_MM * short)
        gap = _BETWEEN_COLUMNS * self._size
        columns = int((self._area.width + gap) / (_COLUMN * self._size + gap))
        self._count = max(1, min(_MOST_COLUMNS, columns))
        self._gap = gap

    def laid_out(self, scale: float) -> _Layout | None:
        """Return the rules in columns, on one sheet without a foot or on several with one."""
        size = self._size * scale
        width = (self._area.width - self._gap * (self._count - 1)) / self._count
        if width < _LEAST_COLUMN * size:
            return None
        style = RulesStyle(size, width, self._measure, self._language)
        examples = examples_style(self._parts, style)
        blocks = [block for part in self._parts for block in part_blocks(part, examples, style)]
        wide = RulesStyle(size, self._area.width, self._measure, self._language)
        title = title_block(self._title, self._summary, wide)
        for has_foot in (False, True):
            layout = self._filled(blocks, title, size, has_foot=has_foot)
            if layout is not None and (has_foot or layout.sheet_count == 1):
                return layout
        return None

    def _filled(
        self, blocks: Sequence[Block], title: Block, size: float, *, has_foot: bool
    ) -> _Layout | None:
        count = self._count
        full = self._area.height - (_FOOT * size if has_foot else 0.0)
        first = full - title.height - _BELOW_TITLE * size
        columns = in_columns(blocks, lambda number: first if number < count else full)
        if columns is None:
            return None
        start = (len(columns) - 1) // count * count
        last = balanced(columns[start:], count, first if start == 0 else full)
        return _Layout(size, title, (*columns[:start], *last), count, has_foot)

    def sheets(self, layout: _Layout) -> tuple[Sheet, ...]:
        """Return the sheets with everything in its place."""
        return tuple(self._sheet(layout, number) for number in range(layout.sheet_count))

    def _sheet(self, layout: _Layout, number: int) -> Sheet:
        area, count = self._area, layout.count
        foot = _FOOT * layout.size if layout.has_foot else 0.0
        top = area.top
        blocks: list[Block] = []
        if number == 0:
            blocks.append(layout.title.moved(area.left, area.top))
            top += layout.title.height + _BELOW_TITLE * layout.size
        width = (area.width - self._gap * (count - 1)) / count
        boxes = tuple(
            Box(area.left + place * (width + self._gap), top, width, area.bottom - foot - top)
            for place in range(count)
        )
        shown = layout.columns[number * count : (number + 1) * count]
        for box, column in zip(boxes, shown, strict=False):
            blocks += placed(column, box.left, box.top)
        texts = [text for block in blocks for text in block.texts]
        if layout.has_foot:
            texts += self._foot(layout, number)
        rules = tuple(rule for block in blocks for rule in block.rules)
        dice = tuple(die for block in blocks for die in block.dice)
        return Sheet(self._page, passage=Passage(area, boxes, tuple(texts), rules, dice))

    def _foot(self, layout: _Layout, number: int) -> list[Text]:
        """Return what tells lost sheets apart: the rules' name, and which sheet it is."""
        area, size = self._area, layout.size * _FOOT_SIZE
        told = self._language.translate("PrintedRules", "{page} ({count})", "page 1 of 2: 1 (2)")
        write = self._language.number
        told = told.format(page=write(number + 1), count=write(layout.sheet_count))
        width = self._measure.width(told, size)
        room = area.width - width - 2 * size
        name, small = self._measure.fitted(self._title, size, room, size * 0.8)
        baseline = area.bottom - DESCENT * size
        name_width = self._measure.width(name, small)
        return [
            Text(area.left, baseline, name, small, name_width),
            Text(area.right - width, baseline, told, size, width),
        ]


def _printable(page: Page) -> Box:
    """Return the paper without a margin that is good to look at and that every printer keeps."""
    wanted = max(LEAST_MARGIN, min(_MARGIN, _MARGIN_SHARE * min(page.width, page.height)))
    least = page.margins
    left, top = max(wanted, least.left), max(wanted, least.top)
    right, bottom = max(wanted, least.right), max(wanted, least.bottom)
    return Box(left, top, page.width - left - right, page.height - top - bottom)
