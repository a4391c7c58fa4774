"""Paints the table itself: felt, oak rim and the tray for held dice."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from yatzy_desktop.widgets.table.colors import TableColors
from yatzy_desktop.widgets.table.layout import TableLayout, rim_corner
from yatzy_desktop.widgets.table.texture import Textures

_NUMBER_ALPHA = 0.62
_CORNER = 0.20  # of a slot, in its width


def _faded(color: QColor, alpha: float) -> QColor:
    out = QColor(color)
    out.setAlphaF(alpha)
    return out


def _run(start: QPointF, end: QPointF, *colors: QColor) -> QBrush:
    """Return a brush that runs evenly through colours."""
    gradient = QLinearGradient(start, end)
    for index, color in enumerate(colors):
        gradient.setColorAt(index / (len(colors) - 1), color)
    return QBrush(gradient)


def lay_roughly(painter: QPainter, picture: QPixmap, layout: TableLayout) -> None:
    """Paint a table with the picture of one of another size: its quarters, moved to the corners.

    They are copied; only what they leave open between them is stretched, which takes longer.
    """
    ratio = picture.devicePixelRatio()
    for left, width, x, wide in _spans(picture.width(), round(layout.width * ratio)):
        for top, height, y, high in _spans(picture.height(), round(layout.height * ratio)):
            target = QRectF(x / ratio, y / ratio, wide / ratio, high / ratio)
            painter.drawPixmap(target, picture, QRectF(left, top, width, height))


def _spans(old: int, new: int) -> list[tuple[int, int, int, int]]:
    """Return start and length in the old size, and in the new one, of what makes up its length."""
    half = min(old, new) // 2
    spans = [(0, half, 0, half), (old - half, half, new - half, half)]
    if new > 2 * half:
        spans.append((half, max(1, old - 2 * half), half, new - 2 * half))
    return spans


def _at_once(steps: Generator[None, None, QPixmap]) -> QPixmap:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            picture: QPixmap = end.value
            return picture


def paint_sample(painter: QPainter, area: QRectF, colors: TableColors) -> None:
    """Paint a small piece of a table with its rim, to choose by."""
    corner, rim = area.width() * 0.16, area.width() * 0.09
    shape = QPainterPath()
    shape.addRoundedRect(area, corner, corner)
    inside = area.adjusted(rim, rim, -rim, -rim)
    textures = Textures(1.0)
    painter.setClipPath(shape)
    painter.fillRect(area, colors.rim)
    light = _run(inside.topLeft(), inside.bottomRight(), colors.felt_light, colors.felt_dark)
    painter.fillRect(inside, light)
    textures.lay_ground(painter, inside, colors.ground)


class TableSurface:
    """The still part of the table, kept as one picture for a size, scale and font."""

    def __init__(self, colors: TableColors) -> None:
        self._colors = colors
        self._textures: Textures | None = None
        self._ratio = 0.0
        self._picture: QPixmap | None = None
        self._key: tuple[TableLayout, float, str, int] | None = None

    def picture(
        self, layout: TableLayout, ratio: float, font: QFont, around: QColor, *, rough: bool = False
    ) -> QPixmap:
        """Return the table at a device pixel ratio, painted anew only when something changed.

        Its corners are filled with the colour around it.  A rough one may be of another size.
        """
        key = (layout, ratio, font.toString(), around.rgb())
        if self._picture is None or (self._key != key and not (rough and self._is_like(key))):
            return _at_once(self.prepare(layout, ratio, font, around))
        return self._picture

    def prepare(
        self, layout: TableLayout, ratio: float, font: QFont, around: QColor
    ) -> Generator[None, None, QPixmap]:
        """Paint the table anew in steps, between which other things can be done; return it."""
        if self._textures is None or self._ratio != ratio:
            self._textures, self._ratio = Textures(ratio), ratio
        size = QSize(max(1, round(layout.width * ratio)), max(1, round(layout.height * ratio)))
        # Without transparency it is copied to the screen and not blended.
        image = QImage(size, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(around)
        yield
        painter = QPainter(image)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setPen(Qt.PenStyle.NoPen)
            self._paint_felt(painter, layout, self._textures)
            yield
            yield from self._paint_tray(painter, layout, self._textures, font)
            yield from self._paint_rim(painter, layout, self._textures)
        finally:
            painter.end()
        self._picture = QPixmap.fromImage(image)
        self._key = (layout, ratio, font.toString(), around.rgb())
        return self._picture

    def _is_like(self, key: tuple[TableLayout, float, str, int]) -> bool:
        """Tell whether the picture kept differs in size alone."""
        return self._key is not None and self._key[1:] == key[1:]

    def _paint_felt(self, painter: QPainter, layout: TableLayout, textures: Textures) -> None:
        colors, felt = self._colors, layout.felt
        lamp = QPointF(felt.left() + felt.width() * 0.40, felt.top() + felt.height() * 0.36)
        gradient = QRadialGradient(lamp, max(felt.width(), felt.height()) * 0.80)
        gradient.setColorAt(0.0, colors.felt_light)
        gradient.setColorAt(0.5, colors.felt)
        gradient.setColorAt(1.0, colors.felt_dark)
        painter.fillRect(felt, QBrush(gradient))
        textures.lay_ground(painter, felt, colors.ground)
        self._shade_inside(painter, felt, layout.rim)

    def _shade_inside(self, painter: QPainter, area: QRectF, rim: float) -> None:
        """Let the rim cast its shadow: long from the lamp's side, short from the others."""
        clear = _faded(self._colors.shadow, 0.0)
        deep, faint = _faded(self._colors.shadow, 0.42), _faded(self._colors.shadow, 0.22)
        mid, thin = _faded(self._colors.shadow, 0.13), _faded(self._colors.shadow, 0.06)
        left, top, right, bottom = area.left(), area.top(), area.right(), area.bottom()
        long, short = rim * 1.5, rim * 0.7
        fall = _run(QPointF(left, top), QPointF(left, top + long), deep, mid, clear)
        painter.fillRect(QRectF(left, top, area.width(), long), fall)
        fall = _run(QPointF(left, top), QPointF(left + long, top), deep, mid, clear)
        painter.fillRect(QRectF(left, top, long, area.height()), fall)
        fall = _run(QPointF(left, bottom), QPointF(left, bottom - short), faint, thin, clear)
        painter.fillRect(QRectF(left, bottom - short, area.width(), short), fall)
        fall = _run(QPointF(right, top), QPointF(right - short, top), faint, thin, clear)
        painter.fillRect(QRectF(right - short, top, short, area.height()), fall)

    def _paint_tray(
        self, painter: QPainter, layout: TableLayout, textures: Textures, font: QFont
    ) -> Iterator[None]:
        tray, wood = layout.tray, self._colors.tray
        body = _run(tray.topLeft(), tray.bottomLeft(), wood.lighter(106), wood, wood.darker(108))
        painter.fillRect(tray, body)
        textures.lay_oak(painter, tray)
        line = max(1.0, layout.rim * 0.09)
        edge = QRectF(tray.left(), tray.top(), tray.width(), line)
        painter.fillRect(edge.translated(0.0, -line), _faded(self._colors.tray_edge, 0.9))
        painter.fillRect(edge, _faded(wood.lighter(150), 0.75))
        for number, slot in enumerate(layout.slots, start=1):
            self._paint_slot(painter, slot, textures)
            self._paint_number(painter, slot, number, font)
            yield
        # The front of the rim rises from the tray.
        foot = tray.bottomLeft()
        fall = _run(
            foot - QPointF(0.0, layout.rim * 0.5),
            foot,
            _faded(self._colors.tray_edge, 0.0),
            _faded(self._colors.tray_edge, 0.45),
        )
        strip = QRectF(foot - QPointF(0.0, layout.rim * 0.5), tray.bottomRight())
        painter.fillRect(strip, fall)

    def _paint_slot(self, painter: QPainter, slot: QRectF, textures: Textures) -> None:
        """Paint a hollow lined with felt: dark at the lamp's side, its far edge in the light."""
        colors, radius = self._colors, slot.width() * _CORNER
        lip = max(1.0, slot.width() * 0.018)
        wood = colors.tray
        dark, light = _faded(colors.tray_edge, 0.85), _faded(wood.lighter(155), 0.9)
        painter.setBrush(
            _run(slot.topLeft(), slot.bottomRight(), dark, _faded(colors.tray_edge, 0.3), light)
        )
        outer = slot.adjusted(-lip, -lip, lip, lip)
        painter.drawRoundedRect(outer, radius + lip, radius + lip)
        hollow = QPainterPath()
        hollow.addRoundedRect(slot, radius, radius)
        painter.setBrush(
            _run(slot.topLeft(), slot.bottomRight(), colors.felt_dark.darker(112), colors.felt)
        )
        painter.drawPath(hollow)
        painter.save()
        painter.setClipPath(hollow)
        textures.lay_ground(painter, slot, colors.ground)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        depth = slot.width() * 0.13
        steps = 9
        for step in range(1, steps + 1):
            pen = QPen(_faded(colors.shadow, 0.075), depth * 2.0 * step / steps)
            painter.setPen(pen)
            shift = depth * 0.35
            painter.drawRoundedRect(slot.adjusted(0, 0, shift, shift), radius, radius)
        painter.restore()
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_number(self, painter: QPainter, slot: QRectF, number: int, font: QFont) -> None:
        """Write the key that holds this die."""
        sized = QFont(font)
        sized.setPixelSize(max(9, round(slot.height() * 0.30)))
        painter.setFont(sized)
        painter.setPen(_faded(self._colors.text, _NUMBER_ALPHA))
        painter.drawText(slot, Qt.AlignmentFlag.AlignCenter, str(number))
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_rim(
        self, painter: QPainter, layout: TableLayout, textures: Textures
    ) -> Iterator[None]:
        rim, w, h = layout.rim, layout.width, layout.height
        outer = QPainterPath()
        round_off = rim_corner(w, h)
        outer.addRoundedRect(QRectF(0.0, 0.0, w, h), round_off, round_off)
        a, b, c, d = QPointF(0, 0), QPointF(w, 0), QPointF(w, h), QPointF(0, h)
        e, f = QPointF(rim, rim), QPointF(w - rim, rim)
        g, i = QPointF(w - rim, h - rim), QPointF(rim, h - rim)
        self._paint_bar(painter, outer, (a, b, f, e), (a, QPointF(0, rim)), textures)
        self._paint_bar(painter, outer, (a, e, i, d), (a, QPointF(rim, 0)), textures)
        yield
        self._paint_bar(painter, outer, (d, i, g, c), (QPointF(0, h - rim), d), textures)
        self._paint_bar(painter, outer, (b, c, g, f), (QPointF(w - rim, 0), b), textures)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_faded(self._colors.tray_edge, 0.55), max(1.0, rim * 0.05)))
        for corner, inner in ((a, e), (b, f), (c, g), (d, i)):
            painter.drawLine(corner * 0.6 + inner * 0.4, inner)
        painter.setPen(QPen(_faded(self._colors.tray_edge, 0.9), max(1.0, rim * 0.07)))
        painter.drawRect(QRectF(e, g))
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_bar(
        self,
        painter: QPainter,
        outer: QPainterPath,
        corners: tuple[QPointF, QPointF, QPointF, QPointF],
        across: tuple[QPointF, QPointF],
        textures: Textures,
    ) -> None:
        """Paint one mitred side of the rim, rounded so that its far slope lies in shadow."""
        wood = self._colors.rim
        bar = QPainterPath()
        bar.addPolygon(QPolygonF([*corners, corners[0]]))
        shape = bar.intersected(outer)
        body = _run(*across, wood.lighter(124), wood.lighter(108), wood, wood.darker(128))
        painter.setBrush(body)
        painter.drawPath(shape)
        painter.save()
        painter.setClipPath(shape)
        upright = across[0].y() == across[1].y()
        textures.lay_oak(painter, bar.boundingRect(), upright=upright)
        painter.restore()
