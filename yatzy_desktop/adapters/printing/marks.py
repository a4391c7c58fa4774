"""Parts of a printed card that find their own form in the room they have: names, boxes to tick."""

from __future__ import annotations

import re

from yatzy_desktop.adapters.printing.geometry import Box, Text
from yatzy_desktop.adapters.printing.type import ASCENT, CAP_HEIGHT, DESCENT, TypeMeasure

_SLIGHTLY = 0.85
_LEAST = 0.6
_LINE_PITCH = 1.2
_TICK_EDGE = 3.4
_TICK_PITCH = 1.35
_TICK_LINES = 2


def name_texts(name: str, box: Box, size: float, measure: TypeMeasure) -> list[Text]:
    """Return a name in one line, in two, or upright, as large as it can be; never beyond the box.

    What fits in no way is cut short.
    """
    if not name or box.width <= 0:
        return []
    if measure.fits(name, size * _SLIGHTLY, box.width, bold=True):
        return [_lying(name, box, size, measure)]
    room = box.width / (size * _LEAST)
    halves = _halves(name, room, measure)
    if halves:
        return _two_lines(halves, box, size, measure)
    if box.height <= box.width or measure.fits(name, 1.0, room, bold=True):
        return [_lying(name, box, size, measure)]
    return [_upright(name, box, size, measure)]


def _lying(
    name: str,
    box: Box,
    size: float,
    measure: TypeMeasure,
    *,
    middle: float = 0.5,
    least: float = _LEAST,
) -> Text:
    shown, size = measure.fitted(name, size, box.width, size * least, bold=True)
    width = measure.width(shown, size, bold=True)
    baseline = box.top + box.height * middle + size * CAP_HEIGHT / 2
    return Text(box.left + (box.width - width) / 2, baseline, shown, size, width, bold=True)


def _halves(name: str, room: float, measure: TypeMeasure) -> tuple[str, str] | None:
    """Return the name in two parts, as equally wide as its words allow.

    When not even they fit into the room (in ems), the first part holds all that fits.
    """

    def width(text: str) -> float:
        return measure.width(text, 1.0, bold=True)

    breaks = [match.end() for match in re.finditer(r"[ \-]", name)]
    parts = [(name[:place].rstrip(), name[place:]) for place in breaks]
    parts = [(first, second) for first, second in parts if second and width(first) <= room]
    if not parts:
        return None
    evenest = min(parts, key=lambda pair: max(width(part) for part in pair))
    return evenest if width(evenest[1]) <= room else parts[-1]


def _two_lines(halves: tuple[str, str], box: Box, size: float, measure: TypeMeasure) -> list[Text]:
    widest = max(halves, key=lambda part: measure.width(part, 1.0, bold=True))
    least = size * _LEAST
    _, size = measure.fitted(widest, size, box.width, least, bold=True)
    size = min(size, box.height / (ASCENT + DESCENT + _LINE_PITCH))
    half = size * _LINE_PITCH / 2 / box.height
    return [
        _lying(part, box, size, measure, middle=0.5 + shift, least=least / size)
        for part, shift in zip(halves, (-half, half), strict=True)
    ]


def _upright(name: str, box: Box, size: float, measure: TypeMeasure) -> Text:
    """Return the name as it runs up the paper, its foot at the lower edge of the box."""
    size = min(size, box.width / (ASCENT + DESCENT))
    shown, size = measure.fitted(name, size, box.height, size * _LEAST, bold=True)
    width = measure.width(shown, size, bold=True)
    left = box.left + (box.width + size * CAP_HEIGHT) / 2
    return Text(left, box.bottom, shown, size, width, bold=True, upright=True)


def tick_boxes(cell: Box, most: int | None) -> list[Box]:
    """Return little squares to tick in a player's cell, no more than can be used, in two lines."""
    edge = min(_TICK_EDGE, cell.height / (_TICK_LINES * _TICK_PITCH + 0.2))
    pitch = edge * _TICK_PITCH
    in_line = max(1, int((cell.width - 0.3 * edge) / pitch))
    count = in_line * _TICK_LINES if most is None else min(most, in_line * _TICK_LINES)
    lines = min(_TICK_LINES, -(-count // in_line))
    in_line = -(-count // lines)
    middle_x, middle_y = cell.center
    left = middle_x - (in_line * pitch - (pitch - edge)) / 2
    top = middle_y - (lines * pitch - (pitch - edge)) / 2
    return [
        Box(left + number % in_line * pitch, top + number // in_line * pitch, edge, edge)
        for number in range(count)
    ]
