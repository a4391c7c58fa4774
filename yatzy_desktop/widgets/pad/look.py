"""How large everything on the pad is, worked out from the font and the room there is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF

from yatzy_desktop.adapters.game import RowKind, ScorecardRow, ScorecardTableModel
from yatzy_desktop.widgets.look import Theme, with_tabular_figures

# All lengths are in heights of a text line, so that they follow the text size.
_LINE = 1.2
_LEAST_ROW = 1.0
_USUAL_ROW = 1.4
_TALLEST_ROW = 5.5
_LEAST_COLUMN = 2.4
_WIDEST_COLUMN = 5.6
_HEAD = 1.95
_TALLEST_HEAD = 5.2
_LEAST_UPRIGHT_HEAD = 3.6
_LABEL_PADDING = 0.45
_LABEL_SIGN = 1.35
_ROOMY_ROW = 1.22
_LEAST_FIGURES = 0.86
_LARGEST_SCALE = 3.2
_LEAST_LABEL_SCALE = 0.8
_COMFORTABLE_COLUMNS = ((2, 5.2), (4, 4.2), (6, 3.2), (math.inf, 2.5))
_MANY_PLAYERS_LABEL_SCALE = 0.9


class NameStyle(Enum):
    """How players' names stand in the heads of their columns."""

    LYING = auto()
    UPRIGHT = auto()


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
    names: NameStyle
    name_share: float = 1.0
    """How much smaller than they might be names lie, so that all are of one size."""

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


def content_of(model: ScorecardTableModel) -> PadContent:
    """Return what a table shows."""
    down, across = Qt.Orientation.Vertical, Qt.Orientation.Horizontal
    return PadContent(
        labels=[str(model.headerData(row, down)) for row in range(model.rowCount())],
        bold=[is_heavy(row) for row in model.rows],
        names=[str(model.headerData(seat, across)) for seat in range(model.columnCount())],
    )


def is_heavy(row: ScorecardRow) -> bool:
    """Tell whether a row's label is set in bold."""
    return row.bold or row.kind in {RowKind.SUM, RowKind.BONUS}


def fit_look(theme: Theme, font: QFont, content: PadContent, room: QSize) -> PadLook:
    """Return the look that fills the room evenly; it is larger than a room that is too small."""
    unit = text_height(font)
    row_count, columns = max(1, len(content.labels)), max(1, len(content.names))
    head = unit * _HEAD
    for _ in range(2):
        # Upright names need a taller head, which leaves less height for the rows.
        scale = _scale_for(unit, room.height() - head, row_count)
        label_scale = _label_scale(font, content, room.width(), scale)
        label_scale = _label_beside_names(font, content, room.width(), scale, label_scale)
        row = (room.height() - head) / row_count / (unit * scale)
        fonts = _fonts(font, scale, label_scale, min(1.0, max(_LEAST_FIGURES, row / _ROOMY_ROW)))
        label_width = math.ceil(_label_width(font, content, label_scale))
        widths = _column_widths(unit * scale, unit, room.width() - label_width, columns)
        rows_height = row_count * math.ceil(unit * _LEAST_ROW)
        fonts = _with_names(fonts, font, content.names, scale, min(widths))
        names, head = fit_names(
            content.names, fonts, unit * scale, min(widths), room.height() - rows_height
        )
        if names is NameStyle.UPRIGHT:
            fonts = _with_upright_names(fonts, font, content.names, scale, head)
    heights = _row_heights(unit, room.height() - math.ceil(head), row_count)
    share = 1.0
    if names is NameStyle.LYING:
        share = _common_share(content.names, fonts, unit * scale, min(widths))
        fonts = _shrunk(fonts, share)
    head_height = math.ceil(head)
    return PadLook(
        theme, fonts, unit * scale, label_width, widths, head_height, heights, names, share
    )


def _common_share(names: Sequence[str], fonts: PadFonts, unit: float, column: int) -> float:
    """Return the scale at which names that lie on one line are all of one size.

    The one whose turn it is stands in bold, and must not be the smallest for that.
    """
    room = column - unit * NAME_PADDING
    for share in _ONE_LINE_SCALES:
        metrics = QFontMetricsF(scaled(fonts.name_bold, share))
        if all(metrics.horizontalAdvance(name) <= room for name in names):
            return share
    return _BESIDE_TWO_LINES


def _shrunk(fonts: PadFonts, share: float) -> PadFonts:
    name, bold = scaled(fonts.name, share), scaled(fonts.name_bold, share)
    return replace(fonts, name=name, name_bold=bold)


def fit_names(
    names: Sequence[str], fonts: PadFonts, unit: float, column: int, most: float
) -> tuple[NameStyle, float]:
    """Return how names stand in columns of that width, and how high their heads are.

    Names lie, on two lines if need be; only where a word does not fit do all stand upright,
    unless the heads would then be higher than `most`.
    """
    flat = unit * _HEAD
    if all(fit_name(name, fonts.name_bold, unit, column) for name in names):
        return NameStyle.LYING, flat
    metrics = QFontMetricsF(fonts.name_bold)
    longest = max(metrics.horizontalAdvance(name) for name in names)
    upright = min(longest + unit * UPRIGHT_MARGIN, unit * _TALLEST_HEAD)
    if most >= unit * _LEAST_UPRIGHT_HEAD:
        upright = min(upright, most)
    if upright > flat and upright <= most:
        return NameStyle.UPRIGHT, upright
    return NameStyle.LYING, flat


def _with_names(
    fonts: PadFonts, font: QFont, names: Sequence[str], scale: float, column: int
) -> PadFonts:
    """Return fonts in which names lie, if they can without being smaller than the usual text."""
    lying = _lying_scale(font, names, scale, column)
    return fonts if lying is None else _named(fonts, font, lying)


def _with_upright_names(
    fonts: PadFonts, font: QFont, names: Sequence[str], scale: float, head: float
) -> PadFonts:
    """Return fonts in which names stand in a head, if they can and are no smaller than usual."""
    room = head - text_height(font) * scale * UPRIGHT_MARGIN
    metrics = QFontMetricsF(scaled(font, 1.0, bold=True))
    longest = max(metrics.horizontalAdvance(name) for name in names)
    return _named(fonts, font, max(1.0, min(scale, room / max(longest, 1.0) * _UNEVEN)))


def _named(fonts: PadFonts, font: QFont, scale: float) -> PadFonts:
    return replace(fonts, name=scaled(font, scale), name_bold=scaled(font, scale, bold=True))


def _lying_scale(font: QFont, names: Sequence[str], scale: float, column: int) -> float | None:
    """Return the largest scale at which all names lie in a column, not below 1, or None."""
    unit, share = text_height(font) * scale, scale
    while share >= 1.0:
        name_bold = scaled(font, share, bold=True)
        if all(fit_name(name, name_bold, unit, column) for name in names):
            return share
        share -= _NAME_STEP * scale
    return None


def _label_beside_names(
    font: QFont, content: PadContent, width: int, scale: float, label_scale: float
) -> float:
    """Return a scale of the labels, not below 1, that leaves room for names that lie."""
    unit, tried = text_height(font), label_scale
    columns = max(1, len(content.names))
    while tried >= 1.0:
        label_width = math.ceil(_label_width(font, content, tried))
        column = min(_column_widths(unit * scale, unit, width - label_width, columns))
        if _lying_scale(font, content.names, scale, column) is not None:
            return tried
        tried -= _NAME_STEP * label_scale
    return label_scale


def fit_name(
    name: str, font: QFont, unit: float, column: int, shrunk: float = 1.0
) -> tuple[list[str], QFont] | None:
    """Return the one or two lines on which a name fits a column and their font, or None.

    `shrunk` is the scale that the font has been brought to already.
    """
    room = column - unit * NAME_PADDING
    for share in (each for each in _ONE_LINE_SCALES if each <= shrunk):
        smaller = scaled(font, share / shrunk)
        if QFontMetricsF(smaller).horizontalAdvance(name) <= room:
            return [name], smaller
    return _fit_two_lines(name, scaled(font, min(1.0, _TWO_LINES_SCALE / shrunk)), room)


def _fit_two_lines(name: str, font: QFont, room: float) -> tuple[list[str], QFont] | None:
    metrics = QFontMetricsF(font)
    splits = [place + 1 for place, letter in enumerate(name) if letter in " -"]
    pairs = [[name[:place].rstrip(), name[place:].strip()] for place in splits]
    for pair in sorted(pairs, key=lambda pair: abs(len(pair[0]) - len(pair[1]))):
        if all(pair) and all(metrics.horizontalAdvance(line) <= room for line in pair):
            return pair, font
    return None


_ONE_LINE_SCALES = (1.0, 0.95, 0.9, 0.85, 0.8)
_TWO_LINES_SCALE = 0.76
_BESIDE_TWO_LINES = 0.9
"""The scale of names on one line where others need two."""
_NAME_STEP = 0.05
_UNEVEN = 0.97
"""Hinted letters do not grow quite evenly with the size of their font."""
NAME_PADDING = 0.4
"""Free width beside a lying name, in lines."""
MARK_STRIP = 0.55
"""Height above all names, in lines, that belongs to the marks of turn, win and computer."""
NAME_BELOW = 0.35
"""Free height below an upright name, in lines."""
UPRIGHT_MARGIN = MARK_STRIP + 0.1 + NAME_BELOW
"""Height above and below an upright name, in lines."""


def text_height(font: QFont) -> float:
    """Return the height of a line of text, the unit of all lengths, in logical pixels."""
    return QFontInfo(font).pixelSize() * _LINE


def least_size(font: QFont, content: PadContent) -> QSize:
    """Return the size below which the table has to be scrolled."""
    unit = text_height(font)
    width = _label_width(font, content, _LEAST_LABEL_SCALE)
    width += len(content.names) * math.ceil(unit * _LEAST_COLUMN)
    height = unit * _HEAD + len(content.labels) * math.ceil(unit * _LEAST_ROW)
    return QSize(math.ceil(width), math.ceil(height))


def comfortable_size(font: QFont, content: PadContent, players: int | None = None) -> QSize:
    """Return the size at which the table looks best, or would look best for so many players."""
    players = max(1, len(content.names)) if players is None else players
    unit, share = text_height(font), _comfortable_column(players)
    label_scale = 1.0 if players <= _COMFORTABLE_COLUMNS[1][0] else _MANY_PLAYERS_LABEL_SCALE
    width = _label_width(font, content, label_scale) + players * unit * share
    height = unit * _HEAD + len(content.labels) * unit * _USUAL_ROW
    return QSize(math.ceil(width), math.ceil(height))


def _comfortable_column(players: int) -> float:
    return next(width for most, width in _COMFORTABLE_COLUMNS if players <= most)


def _scale_for(unit: float, height: float, rows: int) -> float:
    row = min(height / rows, unit * _TALLEST_ROW)
    return min(max(row / (unit * _USUAL_ROW), 1.0), _LARGEST_SCALE)


def _label_scale(font: QFont, content: PadContent, width: int, scale: float) -> float:
    players, unit = max(1, len(content.names)), text_height(font)
    comfortable = max(_LEAST_COLUMN, _comfortable_column(players) * 0.9)
    wanted = _label_width(font, content, 1.0)
    # Labels may take half the width from comfortable columns, but not from the least ones.
    room = max(width - players * math.ceil(unit * comfortable), min(wanted, width / 2))
    room = min(room, width - players * math.ceil(unit * _LEAST_COLUMN))
    label_scale = min(scale, room / wanted)
    # Hinted letters do not grow quite evenly with the size of their font.
    while label_scale > _LEAST_LABEL_SCALE and _label_width(font, content, label_scale) > room:
        label_scale -= 0.02
    return max(_LEAST_LABEL_SCALE, label_scale)


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


def _fonts(font: QFont, scale: float, label_scale: float, figure_scale: float) -> PadFonts:
    def figures(share: float, *, bold: bool = False, italic: bool = False) -> QFont:
        size = scale * share * figure_scale
        return with_tabular_figures(scaled(font, size, bold=bold, italic=italic))

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
    result.setItalic(italic or font.italic())
    return result
