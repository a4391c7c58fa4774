"""What one player's games amount to, on paper: figures, charts, and the averages of the boxes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QImage

from yatzy_desktop.adapters.printing.content import one_line
from yatzy_desktop.adapters.printing.flow import Block
from yatzy_desktop.adapters.printing.geometry import (
    LEAST_MARGIN,
    Box,
    Page,
    Passage,
    Picture,
    Rule,
    Sheet,
    Text,
)
from yatzy_desktop.adapters.printing.painter import CannotPrintError
from yatzy_desktop.adapters.printing.type import TypeMeasure

_MARGIN = 14.0
_TITLE, _ABOUT, _FIGURE, _SMALL, _TEXT = 6.2, 3.4, 4.6, 2.7, 3.1
"""Sizes of letters in millimetres."""
_LINE = 1.45
_GAP = 5.0
_IN_A_ROW = 5
_HAIR, _HEAVY = 0.15, 0.4
_FIRST_COLUMN = 0.46
"""Which share of a table's width the names in it have."""


@dataclass(frozen=True)
class StatisticsPrint:
    """Texts and pictures as they are on the screen; the first row of the table is its head."""

    title: str
    about: str
    figures: tuple[tuple[str, str], ...]
    charts: tuple[QImage, ...]
    table: tuple[tuple[str, ...], ...]


def statistics_sheets(content: StatisticsPrint, page: Page) -> tuple[Sheet, ...]:
    """Return as many sheets as are needed, on which no part is torn apart.

    Needs a QGuiApplication. Raises `CannotPrintError` for paper that is too small.
    """
    area, measure = _printable(page), TypeMeasure()
    if area.width < _TEXT * 20 or area.height < _TEXT * 30:
        raise CannotPrintError
    parts: list[tuple[Block, QImage | None]] = [(_head(content, area.width, measure), None)]
    parts.append((_figures(content.figures, area.width, measure), None))
    for chart in content.charts:
        high = min(area.height, area.width * chart.height() / max(1, chart.width()))
        parts.append((Block(high), chart))
    parts += [(block, None) for block in _table(content.table, area.width, measure)]
    return tuple(_laid(parts, area, page))


def _laid(parts: Sequence[tuple[Block, QImage | None]], area: Box, page: Page) -> list[Sheet]:
    sheets: list[Sheet] = []
    blocks: list[Block] = []
    pictures: list[Picture] = []
    top = area.top

    def put_down() -> None:
        texts = tuple(text for block in blocks for text in block.texts)
        rules = tuple(rule for block in blocks for rule in block.rules)
        passage = Passage(area, (area,), texts, rules)
        sheets.append(Sheet(page, passage=passage, pictures=tuple(pictures)))
        blocks.clear()
        pictures.clear()

    for block, picture in parts:
        if top > area.top:
            top += block.space
        if top + block.height > area.bottom and top > area.top:
            put_down()
            top = area.top
        if picture is not None:
            width = block.height * picture.width() / max(1, picture.height())
            left = area.left + (area.width - width) / 2
            pictures.append(Picture(Box(left, top, width, block.height), picture))
        blocks.append(block.moved(area.left, top))
        top += block.height + (_GAP if picture is not None or block.leads else 0.0)
    put_down()
    return sheets


def _head(content: StatisticsPrint, width: float, measure: TypeMeasure) -> Block:
    title, size = measure.fitted(one_line(content.title), _TITLE, width, _TITLE * 0.5, bold=True)
    about, small = measure.fitted(one_line(content.about), _ABOUT, width, _ABOUT * 0.6)
    texts = (
        Text(0, _TITLE, title, size, width, bold=True),
        Text(0, _TITLE + _ABOUT * _LINE, about, small, width),
    )
    bottom = _TITLE + _ABOUT * _LINE * 1.5
    return Block(bottom, texts, (Rule((0, bottom), (width, bottom), _HEAVY),), leads=True)


def _figures(figures: Sequence[tuple[str, str]], width: float, measure: TypeMeasure) -> Block:
    room, high = width / _IN_A_ROW, _FIGURE * 1.1 + _SMALL * _LINE * 1.4
    texts = []
    for number, (name, figure) in enumerate(figures):
        row, column = divmod(number, _IN_A_ROW)
        left, top = column * room, row * high
        shown, size = measure.fitted(figure, _FIGURE, room * 0.95, _FIGURE * 0.5, bold=True)
        texts.append(Text(left, top + _FIGURE, shown, size, room, bold=True))
        told, small = measure.fitted(name, _SMALL, room * 0.95, _SMALL * 0.6)
        texts.append(Text(left, top + _FIGURE + _SMALL * _LINE, told, small, room))
    rows = -(-len(figures) // _IN_A_ROW)
    return Block(rows * high, tuple(texts), leads=True)


def _table(table: Sequence[Sequence[str]], width: float, measure: TypeMeasure) -> list[Block]:
    blocks = []
    for number, row in enumerate(table):
        others = width * (1 - _FIRST_COLUMN) / max(1, len(row) - 1)
        is_head, high = number == 0, _TEXT * _LINE * 1.15
        texts = []
        for column, cell in enumerate(row):
            room = (width * _FIRST_COLUMN if column == 0 else others) * 0.95
            shown, size = measure.fitted(one_line(cell), _TEXT, room, _TEXT * 0.6, bold=is_head)
            right = width * _FIRST_COLUMN + column * others
            left = 0.0 if column == 0 else right - measure.width(shown, size, bold=is_head)
            texts.append(Text(left, _TEXT * 1.15, shown, size, room, bold=is_head))
        weight = _HEAVY if is_head else _HAIR
        blocks.append(Block(high, tuple(texts), (Rule((0, high), (width, high), weight),)))
    return blocks


def _printable(page: Page) -> Box:
    least = page.margins
    left, top = max(_MARGIN, least.left, LEAST_MARGIN), max(_MARGIN, least.top)
    right, bottom = max(_MARGIN, least.right), max(_MARGIN, least.bottom)
    return Box(left, top, page.width - left - right, page.height - top - bottom)
