"""What to keep from each first throw, on paper: the dice to keep drawn boldly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from yatzy_desktop.adapters.printing.content import one_line
from yatzy_desktop.adapters.printing.flow import Block, in_columns, placed
from yatzy_desktop.adapters.printing.geometry import LEAST_MARGIN, Box, Die, Page, Passage, Sheet
from yatzy_desktop.adapters.printing.language import CardLanguage
from yatzy_desktop.adapters.printing.painter import CannotPrintError
from yatzy_desktop.adapters.printing.rules_blocks import RulesStyle, title_block
from yatzy_desktop.adapters.printing.type import TypeMeasure
from yatzy_desktop.adapters.words import category_name, ruleset_label
from yatzy_desktop.game import ScoreBox
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.study import Opening

_MARGIN = 12.0
_DIE = 3.1
_PITCH = 1.14
_LINE = 1.32
"""Sizes in millimetres: the edge of a die; and in dice, from one to the next across and down."""
_TEXT = 2.4
_TEXT_ROOM = 6.2
_COLUMN_GAP = 4.0
_BELOW_TITLE = 3.0


def openings_sheets(
    openings: Sequence[Opening], ruleset: Ruleset, language: str, page: Page
) -> tuple[Sheet, ...]:
    """Return the first throws on as many sheets as they need, in that language.

    Needs a QGuiApplication. Raises `CannotPrintError` for paper that is too small.
    """
    spoken, measure = CardLanguage(language), TypeMeasure()
    area = _printable(page)
    style = RulesStyle(_TEXT * 1.2, area.width, measure, spoken)
    title = title_block(
        one_line(ruleset_label(ruleset, spoken.translate)),
        spoken.translate("PrintedOpenings", "What to keep from the first throw: the bold dice."),
        style,
    )
    dice_width = _DIE * (1 + _PITCH * (ruleset.dice_count - 1))
    width = dice_width + _TEXT * _TEXT_ROOM
    count = int((area.width + _COLUMN_GAP) / (width + _COLUMN_GAP))
    if not count:
        raise CannotPrintError
    blocks = [_line(each, ruleset, dice_width, style) for each in openings]
    first = area.height - title.height - _BELOW_TITLE
    columns = in_columns(blocks, lambda number: first if number < count else area.height)
    if columns is None:
        raise CannotPrintError
    step = (area.width + _COLUMN_GAP) / count
    sheets = []
    for start in range(0, len(columns), count):
        top = area.top + (title.height + _BELOW_TITLE if start == 0 else 0.0)
        laid = [title.moved(area.left, area.top)] if start == 0 else []
        boxes = []
        for place, column in enumerate(columns[start : start + count]):
            left = area.left + place * step
            boxes.append(Box(left, top, step - _COLUMN_GAP, area.bottom - top))
            laid += placed(column, left, top)
        sheets.append(Sheet(page, passage=_passage(area, boxes, laid)))
    return tuple(sheets)


def openings_document_title(ruleset: Ruleset, language: str) -> str:
    """Return what a file or a print job with the first throws is called."""
    translate = CardLanguage(language).translate
    text = translate("PrintedOpenings", "{ruleset}, first throws", "name of a file")
    return text.format(ruleset=ruleset_label(ruleset, translate))


def _line(opening: Opening, ruleset: Ruleset, dice_width: float, style: RulesStyle) -> Block:
    """Return a throw with what to keep of it; a box to fill at once is named beside."""
    action = opening.best.action
    is_box = isinstance(action, ScoreBox)
    kept = Counter(opening.dice if is_box else opening.best.keep or ())
    dice = []
    for place, face in enumerate(opening.dice):
        counts = kept[face] > 0
        kept[face] -= counts
        dice.append(Die(Box(place * _DIE * _PITCH, 0, _DIE, _DIE), face, counts))
    text = style.language.number(round(opening.best.value))
    if isinstance(action, ScoreBox):
        text = category_name(action.category, ruleset, style.language.translate)
    shown, size = style.measure.fitted(text, _TEXT, _TEXT * (_TEXT_ROOM - 1), _TEXT * 0.6)
    scale = size / style.size
    told = style.text(shown, dice_width + _TEXT * 0.8, _DIE * 0.78, scale, bold=is_box)
    return Block(_DIE * _LINE, (told,), (), tuple(dice))


def _passage(area: Box, boxes: Sequence[Box], laid: Sequence[Block]) -> Passage:
    return Passage(
        area,
        tuple(boxes),
        tuple(text for block in laid for text in block.texts),
        tuple(rule for block in laid for rule in block.rules),
        tuple(die for block in laid for die in block.dice),
    )


def _printable(page: Page) -> Box:
    least = page.margins
    left, top = max(_MARGIN, least.left, LEAST_MARGIN), max(_MARGIN, least.top)
    right, bottom = max(_MARGIN, least.right), max(_MARGIN, least.bottom)
    return Box(left, top, page.width - left - right, page.height - top - bottom)
