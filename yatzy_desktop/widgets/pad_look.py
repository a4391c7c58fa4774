"""How large everything on the pad is, worked out from the font and the room there is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetricsF

from yatzy_desktop.widgets.fonts import with_tabular_figures
from yatzy_desktop.widgets.theme import Theme

# All lengths are in heights of a text line, so that they follow the text size.
_LEAST_ROW = 1.2
_USUAL_ROW = 1.7
_TALLEST_ROW = 4.6
_LEAST_COLUMN = 2.5
_WIDEST_COLUMN = 6.5
_HEAD = 2.0
_TALLEST_HEAD = 5.2
_LABEL_PADDING = 0.55
_LABEL_SIGN = 1.5
_LARGEST_SCALE = 2.4
_LEAST_LABEL_SCALE = 0.8
_NAME_PADDING = 0.35
_LEAST_NAME_SCALE = 0.84
_COMFORTABLE_COLUMNS = ((2, 5.2), (4, 4.2), (6, 3.4), (math.inf, 3.0))


@dataclass(frozen=True, slots=True)
class PadFonts:
    """The typefaces of the pad; figures are all of one width."""

    label: QFont
    label_bold: QFont
    sign: QFont
    name: QFont
    name_bold: QFont
    ink: QFont
    ink_bold: QFont
    pencil: QFont
    best: QFont
    small: QFont


@dataclass(frozen=True, slots=True)
class PadLook:
    """Colours, typefaces and lengths in logical pixels of one pad at one size."""

    theme: Theme
    fonts: PadFonts
    unit: float
    label_width: int
    column_widths: tuple[int, ...]
    head_height: int
    row_heights: tuple[int, ...]
    names_upright: bool

    @property
    def hairline(self) -> float:
        """The width of the thin lines."""
        return max(1.0, self.unit / 18)

    @property
    def heavy(self) -> float:
        """The width of the heavy rules."""
        return max(2.0, self.unit / 8)

    @property
    def table_size(self) -> QSize:
        """The size of labels, heads and cells together."""
        width = self.label_width + sum(self.column_widths)
        return QSize(width, self.head_height + sum(self.row_heights))


@dataclass(frozen=True, slots=True)
class PadContent:
    """What has to find room: the labels in the pad's capitals, and the players' names."""

    labels: Sequence[str]
    bold: Sequence[bool]
    names: Sequence[str]


def fit_look(theme: Theme, font: QFont, content: PadContent, room: QSize) -> PadLook:
    """Return the look that fills the room evenly; it is larger than a room that is too small."""
    unit = text_height(font)
    row_count, columns = max(1, len(content.labels)), max(1, len(content.names))
    scale = _scale_for(unit, room.height(), row_count)
    least_columns = columns * math.ceil(unit * _LEAST_COLUMN)
    label_scale = _label_scale(font, content, room.width() - least_columns, scale)
    fonts = _fonts(font, scale, label_scale)
    label_width = math.ceil(_label_width(font, content, label_scale))
    widths = _column_widths(unit * scale, unit, room.width() - label_width, columns)
    upright, head = _head(fonts, content, min(widths), unit * scale, room.height())
    heights = _row_heights(unit, room.height() - head, row_count)
    return PadLook(theme, fonts, unit * scale, label_width, widths, head, heights, upright)


def text_height(font: QFont) -> float:
    """Return the height of a line of text, the unit of all lengths, in logical pixels."""
    return QFontMetricsF(font).height()


def least_size(font: QFont, content: PadContent) -> QSize:
    """Return the size below which the table has to be scrolled."""
    unit = text_height(font)
    width = _label_width(font, content, _LEAST_LABEL_SCALE)
    width += len(content.names) * math.ceil(unit * _LEAST_COLUMN)
    height = unit * _HEAD + len(content.labels) * math.ceil(unit * _LEAST_ROW)
    return QSize(math.ceil(width), math.ceil(height))


def comfortable_size(font: QFont, content: PadContent, players: int) -> QSize:
    """Return the size at which the table looks best beside a dice table."""
    unit = text_height(font)
    share = next(width for most, width in _COMFORTABLE_COLUMNS if players <= most)
    width = _label_width(font, content, 1.0) + players * unit * share
    height = unit * _HEAD + len(content.labels) * unit * _USUAL_ROW
    return QSize(math.ceil(width), math.ceil(height))


def _scale_for(unit: float, height: int, rows: int) -> float:
    row = min((height - unit * _HEAD) / rows, unit * _TALLEST_ROW)
    return min(max(row / (unit * _USUAL_ROW), 1.0), _LARGEST_SCALE)


def _label_scale(font: QFont, content: PadContent, width: int, scale: float) -> float:
    # Text widths grow very nearly with the size of their font.
    wanted = _label_width(font, content, 1.0)
    room = max(width, 1) if width < wanted else max(wanted, width * 0.62)
    return max(_LEAST_LABEL_SCALE, min(scale, room / wanted))


def _label_width(font: QFont, content: PadContent, scale: float) -> float:
    plain, bold = scaled(font, scale), scaled(font, scale, bold=True)
    widths = [
        QFontMetricsF(bold if is_bold else plain).horizontalAdvance(label)
        for label, is_bold in zip(content.labels, content.bold, strict=True)
    ]
    unit = text_height(font) * scale
    return max(widths, default=0.0) + unit * (2 * _LABEL_PADDING + _LABEL_SIGN)


def _column_widths(unit: float, least_unit: float, width: int, columns: int) -> tuple[int, ...]:
    least = math.ceil(least_unit * _LEAST_COLUMN)
    widest = math.ceil(unit * _WIDEST_COLUMN)
    if width >= columns * widest:
        return (widest,) * columns
    if width <= columns * least:
        return (least,) * columns
    return _shared(width, columns)


def _row_heights(unit: float, height: int, rows: int) -> tuple[int, ...]:
    least, tallest = math.ceil(unit * _LEAST_ROW), math.ceil(unit * _TALLEST_ROW)
    if height >= rows * tallest:
        return (tallest,) * rows
    if height <= rows * least:
        return (least,) * rows
    return _shared(height, rows)


def _shared(length: int, parts: int) -> tuple[int, ...]:
    edges = [round(length * part / parts) for part in range(parts + 1)]
    return tuple(end - start for start, end in pairwise(edges))


def _head(
    fonts: PadFonts, content: PadContent, column: int, unit: float, height: int
) -> tuple[bool, int]:
    """Return whether names stand upright, and the height of the heads."""
    flat = math.ceil(unit * _HEAD)
    metrics = QFontMetricsF(fonts.name_bold)
    widest = max((metrics.horizontalAdvance(name) for name in content.names), default=0.0)
    room = column - 2 * unit * _NAME_PADDING
    if widest * _LEAST_NAME_SCALE <= room:
        return False, flat
    upright = math.ceil(min(widest + unit * 1.1, unit * _TALLEST_HEAD))
    least_row = unit * _LEAST_ROW
    if upright > flat and height - upright >= len(content.labels) * least_row:
        return True, upright
    return False, flat


def _fonts(font: QFont, scale: float, label_scale: float) -> PadFonts:
    def figures(share: float, *, bold: bool = False, italic: bool = False) -> QFont:
        return with_tabular_figures(scaled(font, scale * share, bold=bold, italic=italic))

    return PadFonts(
        label=_spaced(scaled(font, label_scale * 0.94)),
        label_bold=_spaced(scaled(font, label_scale * 0.94, bold=True)),
        sign=figures(min(label_scale / scale, 1.0) * 0.8),
        name=scaled(font, scale),
        name_bold=scaled(font, scale, bold=True),
        ink=figures(1.12),
        ink_bold=figures(1.15, bold=True),
        pencil=figures(1.04, italic=True),
        best=figures(1.08, bold=True),
        small=figures(0.78, bold=True),
    )


def _spaced(font: QFont) -> QFont:
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 103)
    return font


def scaled(font: QFont, scale: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """Return the font enlarged, whatever unit its size is in."""
    result = QFont(font)
    if font.pixelSize() > 0:
        result.setPixelSize(max(1, round(font.pixelSize() * scale)))
    else:
        result.setPointSizeF(font.pointSizeF() * scale)
    result.setBold(bold or font.bold())
    result.setItalic(italic)
    return result
