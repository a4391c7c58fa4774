"""The program's icon and the quiet line drawings on its buttons."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from yatzy_desktop.adapters.assets import asset_path

APP_ICON_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256, 512)
"""Sizes in pixels that desktops ask for, with those in between at 125 and 150 %."""
LINE_ICON_SIZES = (16, 20, 24, 32, 40, 48, 64, 96)

_SMALL = 24
"""Up to this size the drawing with fewer, larger pips is the clearer one."""


class LineIcon(StrEnum):
    """The line drawings, by the names of their files."""

    NEW_GAME = "new-game"
    TAKE_BACK = "take-back"
    RULES = "rules"
    SETTINGS = "settings"


def app_icon() -> QIcon:
    """Return the program's icon; an empty one when its files are missing."""
    icon = QIcon()
    for size in APP_ICON_SIZES:
        name = "yatzy-desktop-small" if size <= _SMALL else "yatzy-desktop"
        icon.addPixmap(_drawn(_source(name), size))
    return icon


def line_icon(drawing: LineIcon, palette: QPalette, *, for_menu: bool = True) -> QIcon:
    """Return a line drawing in the colour of a palette's button text, paler where disabled.

    One for a menu has the colour of the text on lines that are marked; on a button the same
    would be drawn under the pointer. It does not follow the palette: ask for a new one then.
    """
    icon = QIcon()
    source, active = _source(drawing), QPalette.ColorGroup.Active
    text, marked = QPalette.ColorRole.ButtonText, QPalette.ColorRole.HighlightedText
    colors = {
        QIcon.Mode.Normal: palette.color(active, text),
        QIcon.Mode.Disabled: palette.color(QPalette.ColorGroup.Disabled, text),
    }
    if for_menu:
        for mode in (QIcon.Mode.Active, QIcon.Mode.Selected):
            colors[mode] = palette.color(active, marked)
    for mode, color in colors.items():
        colored = _colored(source, color)
        for size in LINE_ICON_SIZES:
            icon.addPixmap(_drawn(colored, size), mode)
    return icon


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
