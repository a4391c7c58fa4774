"""The program's icon and the quiet line drawings on its buttons."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QByteArray, QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QStyle

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.compat import override

APP_ICON_SIZES = (16, 20, 24, 32, 40, 48, 64, 128)
"""Sizes in pixels that desktops ask for, with those in between at 125 and 150 %."""

_SMALL = 24
"""Up to this size the drawing with fewer, larger pips is the clearer one."""


_LEFT_TO_RIGHT = Qt.LayoutDirection.LeftToRight
_CENTER = Qt.AlignmentFlag.AlignCenter


class LineIcon(StrEnum):
    """The line drawings, by the names of their files."""

    NEW_GAME = "new-game"
    TAKE_BACK = "take-back"
    HINT = "hint"
    RULES = "rules"
    RECORDS = "records"
    SETTINGS = "settings"


def app_icon() -> QIcon:
    """Return the program's icon; an empty one when its files are missing."""
    icon = QIcon()
    for size in APP_ICON_SIZES:
        name = "yatzy-desktop-small" if size <= _SMALL else "yatzy-desktop"
        icon.addPixmap(_drawn(_source(name), size))
    return icon


class _LineEngine(QIconEngine):
    """Draws a line drawing when it is first seen in a size, in the colour of its mode."""

    def __init__(self, source: bytes, colors: Mapping[QIcon.Mode, QColor]) -> None:
        super().__init__()
        self._source = source
        self._colors = colors
        self._drawn: dict[tuple[int, QIcon.Mode], QPixmap] = {}

    @override
    def clone(self) -> QIconEngine:
        return _LineEngine(self._source, self._colors)

    @override
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        side = min(size.width(), size.height())
        if (side, mode) not in self._drawn:
            color = self._colors.get(mode, self._colors[QIcon.Mode.Normal])
            self._drawn[side, mode] = _drawn(_colored(self._source, color), side)
        return self._drawn[side, mode]

    @override
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatio()
        picture = QPixmap(self.pixmap(rect.size() * ratio, mode, state))
        picture.setDevicePixelRatio(ratio)
        spot = picture.deviceIndependentSize().toSize()
        painter.drawPixmap(QStyle.alignedRect(_LEFT_TO_RIGHT, _CENTER, spot, rect), picture)


def line_icon(drawing: LineIcon, palette: QPalette, *, for_menu: bool = True) -> QIcon:
    """Return a line drawing in the colour of a palette's button text, paler where disabled.

    One for a menu has the colour of the text on lines that are marked; on a button the same
    would be drawn under the pointer. It does not follow the palette: ask for a new one then.
    """
    active = QPalette.ColorGroup.Active
    text, marked = QPalette.ColorRole.ButtonText, QPalette.ColorRole.HighlightedText
    colors = {
        QIcon.Mode.Normal: palette.color(active, text),
        QIcon.Mode.Disabled: palette.color(QPalette.ColorGroup.Disabled, text),
    }
    if for_menu:
        for mode in (QIcon.Mode.Active, QIcon.Mode.Selected):
            colors[mode] = palette.color(active, marked)
    return QIcon(_LineEngine(_source(drawing), colors))


def _source(name: str) -> bytes:
    path = asset_path(f"icons/{name}.svg")
    return path.read_bytes() if path.exists() else b""


def _colored(source: bytes, color: QColor) -> bytes:
    return source.replace(b"currentColor", color.name().encode())


def _drawn(source: bytes, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    if not source:
        return pixmap
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(source)).render(painter)
    painter.end()
    return pixmap
