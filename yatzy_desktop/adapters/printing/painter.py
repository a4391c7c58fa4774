"""Paints sheets: black on whatever is there, the same in millimetres on every device."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPagedPaintDevice,
    QPageLayout,
    QPaintDevice,
    QPainter,
    QPen,
    QPolygonF,
)

from yatzy_desktop.adapters.pips import PIPS
from yatzy_desktop.adapters.printing.geometry import (
    Box,
    Card,
    Die,
    Margins,
    Page,
    Passage,
    Rule,
    Sheet,
    Text,
)
from yatzy_desktop.adapters.printing.type import print_font

MM_PER_INCH = 25.4

_UNITS = 100
"""Units of the painter in a millimetre: fonts come in whole units, so these have to be small."""

_INK = QColor(0, 0, 0)
_FINE_LINE = 0.15
_DIE_CORNER = 0.2
_PIP = 0.1
_PIP_STEP = 0.26
_FAINT = 0.4
"""How thick the lines of a die are that does not count, of those of others."""
_RING = 0.75
"""How large its pips are, which are rings."""
_DASH = 2.5
_STAR_POINTS = 5
_STAR_WAIST = 0.45


class CannotPrintError(Exception):
    """A printer or file does not take what is to be printed."""


def page_on(device: QPagedPaintDevice) -> Page:
    """Return the paper that a device prints on, with the margins that it cannot reach."""
    layout = device.pageLayout()
    layout.setUnits(QPageLayout.Unit.Millimeter)
    sheet, least = layout.fullRect(), layout.minimumMargins()
    margins = Margins(least.left(), least.top(), least.right(), least.bottom())
    return Page(sheet.width(), sheet.height(), margins)


def print_sheets(device: QPagedPaintDevice, sheets: Sequence[Sheet]) -> None:
    """Print each sheet on a page of its own; raises `CannotPrintError`."""
    painter = QPainter()
    if not painter.begin(device):
        raise CannotPrintError
    for number, sheet in enumerate(sheets):
        if number and not device.newPage():
            painter.end()
            raise CannotPrintError
        painter.save()
        _move_to_corner(painter, device)
        paint_sheet(painter, sheet)
        painter.restore()
    if not painter.end():
        raise CannotPrintError


def _move_to_corner(painter: QPainter, device: QPagedPaintDevice) -> None:
    """Put the painter's origin into the corner of the paper, and make its unit a millimetre."""
    painter.scale(*_dots_per_mm(device))
    layout = device.pageLayout()
    if layout.mode() is QPageLayout.Mode.StandardMode:
        margins = layout.margins(QPageLayout.Unit.Millimeter)
        painter.translate(-margins.left(), -margins.top())


def _dots_per_mm(device: QPaintDevice) -> tuple[float, float]:
    return device.logicalDpiX() / MM_PER_INCH, device.logicalDpiY() / MM_PER_INCH


def paint_sheet(painter: QPainter, sheet: Sheet) -> None:
    """Paint a sheet with a painter whose unit is a millimetre; the paper is left as it is."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(1 / _UNITS, 1 / _UNITS)
    for card in sheet.cards:
        _paint_card(painter, card)
    if sheet.cut is not None:
        _paint_rule(painter, sheet.cut)
    for picture in sheet.pictures:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(_rect(picture.box), picture.image)
    if sheet.passage is not None:
        _paint_passage(painter, sheet.passage)
    painter.restore()


def _paint_card(painter: QPainter, card: Card) -> None:
    for rule in card.rules:
        _paint_rule(painter, rule)
    for box in card.tick_boxes:
        painter.setPen(_pen(_FINE_LINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(_rect(box))
    for die in card.dice:
        _paint_die(painter, die)
    for box in card.stars:
        _paint_star(painter, box)
    painter.setPen(_INK)
    for text in card.texts:
        _paint_text(painter, text)


def _paint_passage(painter: QPainter, passage: Passage) -> None:
    for rule in passage.rules:
        _paint_rule(painter, rule)
    for die in passage.dice:
        _paint_die(painter, die)
    painter.setPen(_INK)
    for text in passage.texts:
        _paint_text(painter, text)


def _pen(weight: float) -> QPen:
    pen = QPen(_INK, weight * _UNITS)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def _point(place: tuple[float, float]) -> QPointF:
    return QPointF(place[0] * _UNITS, place[1] * _UNITS)


def _rect(box: Box) -> QRectF:
    return QRectF(box.left * _UNITS, box.top * _UNITS, box.width * _UNITS, box.height * _UNITS)


def _paint_rule(painter: QPainter, rule: Rule) -> None:
    pen = _pen(rule.weight)
    if rule.dashed:
        pen.setDashPattern([_DASH / rule.weight, _DASH / rule.weight])
    painter.setPen(pen)
    painter.drawLine(_point(rule.start), _point(rule.end))


def _paint_die(painter: QPainter, die: Die) -> None:
    edge, (x, y) = die.box.width, die.box.center
    line = min(_FINE_LINE * 1.6, edge * 0.055)
    painter.setPen(_pen(line if die.counts else line * _FAINT))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = edge * _DIE_CORNER * _UNITS
    painter.drawRoundedRect(_rect(die.box), corner, corner)
    radius = edge * _PIP * _UNITS
    if die.counts:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_INK)
    else:
        radius *= _RING
    for across, down in PIPS[die.face]:
        place = x + across * edge * _PIP_STEP, y + down * edge * _PIP_STEP
        painter.drawEllipse(_point(place), radius, radius)


def _paint_star(painter: QPainter, box: Box) -> None:
    x, y = box.center
    corners = []
    for number in range(2 * _STAR_POINTS):
        reach = box.width / 2 * (1.0 if number % 2 == 0 else _STAR_WAIST)
        angle = math.pi * number / _STAR_POINTS
        corners.append(_point((x + reach * math.sin(angle), y - reach * math.cos(angle))))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_INK)
    painter.drawPolygon(QPolygonF(corners))


def _paint_text(painter: QPainter, text: Text) -> None:
    painter.setFont(print_font(round(text.size * _UNITS), bold=text.bold))
    place = _point((text.left, text.baseline))
    if not text.upright:
        painter.drawText(place, text.text)
        return
    painter.save()
    painter.translate(place)
    painter.rotate(-90)
    painter.drawText(QPointF(0, 0), text.text)
    painter.restore()
