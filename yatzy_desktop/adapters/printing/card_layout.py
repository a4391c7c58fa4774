"""Lays a card out as the printed Nordic pads are: heavy rules, capitals, room for a pencil."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from yatzy_desktop.adapters.game import RowKind
from yatzy_desktop.adapters.printing.content import CardContent, RowContent
from yatzy_desktop.adapters.printing.geometry import Box, Card, Die, Rule, Text
from yatzy_desktop.adapters.printing.marks import name_texts, tick_boxes
from yatzy_desktop.adapters.printing.type import CAP_HEIGHT, TypeMeasure

FEW_ROWS = 18
"""Up to so many rows below the name, a sheet of A4 has the high ones."""
ROW_HEIGHT = 12.0
DENSE_ROW_HEIGHT = 9.5
"""Millimetres at most; on smaller paper all rows are lower."""

_FULL_WIDTH = 190.0
_LABEL_WIDTH = (45.0, 50.0)
_LEAST_SCALE = 0.5
_WIDEST_COLUMN = 34.0
_MAX_COLUMN = 12.0
_LEAST_LABEL = 0.55
_DETAILS_SHARE = 0.55

_DIE_PITCH = 1.22
_LEAST_DIE = 2.0

# Heights in rows.
_TITLE = 1.25
_NAME = 2.0
_SMALL_DIE = 0.32
_ABOVE_FOOTER = 0.35
_FOOTER_LINE = 0.5


@dataclass(frozen=True, slots=True)
class CardStyle:
    """What a card shows beside its boxes."""

    max_column: bool = False
    pip_pictures: bool = False


def layout_card(content: CardContent, area: Box, style: CardStyle, measure: TypeMeasure) -> Card:
    """Return the card as it fits into a part of the paper: from its top, in the middle."""
    return _CardLayout(content, area, style, measure).card()


class _CardLayout:
    def __init__(
        self, content: CardContent, area: Box, style: CardStyle, measure: TypeMeasure
    ) -> None:
        self._content = content
        self._style = style
        self._measure = measure
        self._texts: list[Text] = []
        self._rules: list[Rule] = []
        self._dice: list[Die] = []
        self._ticks: list[Box] = []
        self._stars: list[Box] = []
        self._row = row = self._row_height(area)
        self._label_size = min(4.3, (0.42 if self._has_small_dice else 0.46) * row)
        self._small_size = min(3.1, 0.35 * row)
        self._heavy = max(0.3, min(0.8, 0.085 * row))
        self._thin = max(0.12, min(0.2, 0.025 * row))
        self._place(area)

    def card(self) -> Card:
        """Put everything in its place."""
        self._title()
        self._head()
        for content, box in zip(self._content.rows, self._boxes, strict=True):
            self._label(content, box)
            self._entries(content, box)
        if self._content.tick_label:
            self._tick_strip()
        self._lines()
        self._footer()
        return Card(
            frame=self._frame,
            name_row=self._name_row,
            label_column=self._label_column,
            rows=tuple(self._boxes),
            columns=tuple(self._columns),
            texts=tuple(self._texts),
            rules=tuple(self._rules),
            dice=tuple(self._dice),
            tick_boxes=tuple(self._ticks),
            stars=tuple(self._stars),
        )

    def _row_height(self, area: Box) -> float:
        count = len(self._content.rows)
        most = ROW_HEIGHT if count <= FEW_ROWS else DENSE_ROW_HEIGHT
        lines = len(self._content.details)
        own_lines = lines if lines > 1 else 0
        footer = _ABOVE_FOOTER + _FOOTER_LINE * (1 + own_lines + bool(self._content.result))
        in_rows = _TITLE + _NAME + count + bool(self._content.tick_label) + footer
        return min(most, area.height / in_rows)

    def _place(self, area: Box) -> None:
        """Share the room out among label column, columns and rows."""
        row, count = self._row, len(self._content.names)
        scale = max(_LEAST_SCALE, min(1.0, area.width / _FULL_WIDTH))
        label = self._label_width(scale)
        most = _MAX_COLUMN * scale if self._style.max_column else 0.0
        column = min(_WIDEST_COLUMN, (area.width - label - most) / count)
        width = label + most + count * column
        left = area.left + (area.width - width) / 2
        top = area.top + _TITLE * row
        rows = len(self._content.rows)
        strip = bool(self._content.tick_label)
        height = (_NAME + rows + strip) * row
        self._frame = Box(left, top, width, height)
        self._name_row = Box(left, top, width, _NAME * row)
        first = top + _NAME * row
        self._boxes = [Box(left, first + number * row, width, row) for number in range(rows)]
        self._strip = Box(left, first + rows * row, width, row)
        self._label_column = Box(left, top, label, height)
        self._most_column = Box(left + label, top, most, height)
        start = self._most_column.right
        self._columns = [Box(start + place * column, top, column, height) for place in range(count)]

    def _label_width(self, scale: float) -> float:
        """Return the width that labels and their notes need, within that of a printed pad."""
        least, most = (scale * each for each in _LABEL_WIDTH)
        padding = self._padding
        wanted = [
            self._measure.width(each.label, self._label_size, bold=each.row.bold)
            + self._sign_width(each)
            for each in self._content.rows
        ]
        return min(most, max(least, max(wanted) + 2.5 * padding))

    @property
    def _padding(self) -> float:
        return 0.4 * self._label_size

    @property
    def _die_edge(self) -> float:
        return min(5.6, 0.58 * self._row)

    def _sign_width(self, row: RowContent) -> float:
        """Return the room at the right of a label for its die or its note."""
        if self._style.pip_pictures and row.face is not None:
            return self._die_edge
        note = self._note(row)
        return self._measure.width(note, self._small_size) if note else 0.0

    def _note(self, row: RowContent) -> str:
        # A column with the highest points says the same once more.
        repeated = self._style.max_column and row.row.kind is not RowKind.BONUS
        return "" if repeated else row.note

    def _write(
        self,
        text: str,
        box: Box,
        size: float,
        *,
        bold: bool = False,
        align: float = 0.0,
        middle: float = 0.5,
        least: float = _LEAST_LABEL,
    ) -> Text | None:
        """Write a line into a box: `align` 0 at its left to 1 at its right, `middle` downwards.

        It is shrunk to a share of its size when it must be, and then cut short.
        """
        shown, size = self._measure.fitted(text, size, box.width, least * size, bold=bold)
        if not shown:
            return None
        width = self._measure.width(shown, size, bold=bold)
        baseline = box.top + box.height * middle + size * CAP_HEIGHT / 2
        line = Text(box.left + align * (box.width - width), baseline, shown, size, width, bold)
        self._texts.append(line)
        return line

    def _title(self) -> None:
        content, frame, row = self._content, self._frame, self._row
        band = Box(frame.left, frame.top - _TITLE * row, frame.width, _TITLE * row)
        size = min(8.0, 0.68 * row)
        date_width = min(48.0, 0.38 * band.width)
        left = Box(band.left, band.top, band.width - date_width - size * 0.5, band.height)
        title = self._write(content.title, left, size, bold=True, middle=0.46)
        if title is not None:
            self._title_dice(title, left)
        right = Box(band.right - date_width, band.top, date_width, band.height)
        baseline = band.top + band.height * 0.46 + size * CAP_HEIGHT / 2
        at = (baseline - self._small_size * CAP_HEIGHT / 2 - band.top) / band.height
        if content.day:
            self._write(content.day, right, self._small_size * 1.15, align=1.0, middle=at)
            return
        label = self._write(content.date_label, right, self._small_size, middle=at)
        start = (label.left + label.width if label else right.left) + self._small_size * 0.5
        self._rules.append(Rule((start, baseline), (band.right, baseline), self._thin))

    def _title_dice(self, title: Text, room: Box) -> None:
        """Draw the dice of the game behind the title, if there is room."""
        edge = title.size * CAP_HEIGHT
        left = title.left + title.width + 0.7 * edge
        count = self._content.dice_count
        if left + count * _DIE_PITCH * edge <= room.right:
            faces = range(1, count + 1)
            self._row_of_dice(faces, left, title.baseline - edge, edge)

    def _head(self) -> None:
        """Write the names, or leave room for them."""
        content, head = self._content, self._name_row
        label = Box(head.left, head.top, self._label_column.width, head.height)
        self._write(content.name_label, label.inset(self._padding), self._small_size, middle=0.82)
        if self._style.max_column:
            most = Box(self._most_column.left, head.top, self._most_column.width, head.height)
            text, size = content.most_label, self._small_size
            self._write(text, most.inset(0.4), size, align=0.5, middle=0.82)
        for place, (name, column) in enumerate(zip(content.names, self._columns, strict=True)):
            box = Box(column.left, head.top, column.width, head.height)
            if place in content.winners:
                edge = 0.42 * self._row
                middle, _ = box.center
                self._stars.append(Box(middle - edge / 2, box.top + 0.14 * self._row, edge, edge))
                box = Box(box.left, box.top + 0.5 * self._row, box.width, 1.5 * self._row)
            room = box.inset(min(1.0, 0.05 * box.width), 0.1 * self._row)
            self._texts += name_texts(name, room, min(4.4, 0.44 * self._row), self._measure)

    def _label(self, content: RowContent, box: Box) -> None:
        """Write a row's label with its note, its die or its dice."""
        cell = Box(box.left, box.top, self._label_column.width, box.height)
        inner = cell.inset(self._padding)
        sign = self._sign_width(content)
        has_dice = self._has_small_dice and bool(content.dice)
        middle = 0.33 if has_dice else 0.5
        room = Box(inner.left, inner.top, inner.width - sign - self._padding * 0.5, inner.height)
        line = self._write(
            content.label, room, self._label_size, bold=content.row.bold, middle=middle
        )
        if has_dice:
            self._small_dice(content.dice, inner)
        if self._style.pip_pictures and content.face is not None:
            edge = self._die_edge
            die = Box(inner.right - edge, box.top + (box.height - edge) / 2, edge, edge)
            self._dice.append(Die(die, content.face))
        elif self._note(content) and line is not None:
            baseline = line.baseline - self._small_size * CAP_HEIGHT / 2
            at = (baseline - box.top) / box.height
            self._write(self._note(content), inner, self._small_size, align=1.0, middle=at)

    @property
    def _has_small_dice(self) -> bool:
        """Whether dice below the labels are large enough to be told apart."""
        return self._style.pip_pictures and self._row * _SMALL_DIE >= _LEAST_DIE

    def _small_dice(self, dice: tuple[int, ...], inner: Box) -> None:
        edge = min(_SMALL_DIE * self._row, inner.width / (_DIE_PITCH * len(dice)))
        top = inner.top + 0.76 * inner.height - edge / 2
        self._row_of_dice(dice, inner.left, top, edge)

    def _row_of_dice(self, faces: Iterable[int], left: float, top: float, edge: float) -> None:
        for place, face in enumerate(faces):
            box = Box(left + place * _DIE_PITCH * edge, top, edge, edge)
            self._dice.append(Die(box, face))

    def _entries(self, content: RowContent, box: Box) -> None:
        """Write the highest points and what the players have."""
        if self._style.max_column:
            most = Box(self._most_column.left, box.top, self._most_column.width, box.height)
            self._write(content.most, most.inset(0.4), self._small_size, align=0.5)
        is_total = content.row.kind is RowKind.TOTAL
        size = min(5.6, 0.56 * self._row)
        for entry, column in zip(content.entries, self._columns, strict=False):
            cell = Box(column.left, box.top, column.width, box.height)
            if entry.is_struck:
                middle_x, middle_y = cell.center
                half = min(0.3 * cell.width, 0.45 * self._row)
                start, end = (middle_x - half, middle_y), (middle_x + half, middle_y)
                self._rules.append(Rule(start, end, self._heavy * 0.6))
            elif entry.text:
                self._number(entry.text, cell.inset(0.05 * cell.width), size, bold=is_total)

    def _number(self, text: str, cell: Box, size: float, *, bold: bool) -> None:
        """Write a number in the middle, so that units stand below units."""
        pair = self._measure.width("00", size, bold=bold)
        width = self._measure.width(text, size, bold=bold)
        right = cell.center[0] + min(max(pair, width) / 2, (pair + width) / 3)
        room = Box(cell.left, cell.top, min(right, cell.right) - cell.left, cell.height)
        self._write(text, room if width <= room.width else cell, size, bold=bold, align=1.0)

    def _tick_strip(self) -> None:
        content, strip = self._content, self._strip
        label = Box(strip.left, strip.top, self._label_column.width, strip.height)
        self._write(content.tick_label, label.inset(self._padding), self._label_size)
        for place, column in enumerate(self._columns):
            cell = Box(column.left, strip.top, column.width, strip.height)
            if content.saved:
                inner = cell.inset(0.05 * cell.width)
                self._number(content.saved[place], inner, min(5.6, 0.56 * self._row), bold=False)
            else:
                self._ticks += tick_boxes(cell, content.tick_most)

    def _lines(self) -> None:
        """Draw the net of the pad: thin lines first, so that heavy ones lie over them."""
        frame, rows = self._frame, self._content.rows
        edges = [self._boxes[0].top, *(box.bottom for box in self._boxes)]
        heavy = {0, len(rows)}
        heavy |= {number for number, each in enumerate(rows) if each.row.rule_above}
        heavy |= {number + 1 for number, each in enumerate(rows) if each.row.rule_below}
        for number, edge in enumerate(edges):
            if number not in heavy:
                self._across(edge, self._thin)
        for column in self._columns[1:]:
            self._down(column.left, self._thin)
        self._down(self._label_column.right, self._heavy * 0.6)
        if self._style.max_column:
            self._down(self._most_column.right, self._heavy * 0.6)
        for number in sorted(heavy):
            self._across(edges[number], self._heavy)
        self._across(frame.top, self._heavy)
        if self._content.tick_label:
            self._across(frame.bottom, self._heavy)
        for left in (frame.left, frame.right):
            self._down(left, self._heavy)

    def _across(self, top: float, weight: float) -> None:
        over = self._heavy / 2
        frame = self._frame
        self._rules.append(Rule((frame.left - over, top), (frame.right + over, top), weight))

    def _down(self, left: float, weight: float) -> None:
        self._rules.append(Rule((left, self._frame.top), (left, self._frame.bottom), weight))

    def _footer(self) -> None:
        """Write who won, and by which rules."""
        content, frame = self._content, self._frame
        line = _FOOTER_LINE * self._row
        top = frame.bottom + _ABOVE_FOOTER * self._row
        if content.result:
            box = Box(frame.left, top, frame.width, line)
            self._write(content.result, box, self._small_size * 1.2, bold=True)
            top += line
        size = self._small_size
        if len(content.details) > 1:
            for number, text in enumerate((content.rules, *content.details)):
                self._write(text, Box(frame.left, top + number * line, frame.width, line), size)
            return
        (detail,) = content.details
        width = min(self._measure.width(detail, size), _DETAILS_SHARE * frame.width)
        details = Box(frame.right - width, top, width, line)
        self._write(detail, details, size, align=1.0)
        rules = Box(frame.left, top, frame.width - width - size, line)
        self._write(content.rules, rules, size)
