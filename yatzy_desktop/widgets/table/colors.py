"""The colours a table is painted with."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from yatzy_desktop.widgets.look import Theme, blended
from yatzy_desktop.widgets.table.styles import FELT_TABLE, Ground, TableStyle


@dataclass(frozen=True)
class TableColors:
    """What the table takes from a theme."""

    felt: QColor
    felt_light: QColor
    felt_dark: QColor
    rim: QColor
    tray: QColor
    tray_edge: QColor
    text: QColor
    focus: QColor
    highlight: QColor
    shadow: QColor
    ground: Ground = Ground.FELT

    @staticmethod
    def from_theme(theme: Theme, style: TableStyle = FELT_TABLE) -> TableColors:
        """Return the colours of a table in a theme; high contrast keeps its own."""
        own = {"light": style.light, "dark": style.dark}.get(theme.name)
        felt, felt_light, felt_dark = (
            (QColor(name) for name in own)
            if own
            else (theme.table, theme.table_light, theme.table_dark)
        )
        return TableColors(
            ground=style.ground,
            felt=felt,
            felt_light=felt_light,
            felt_dark=felt_dark,
            rim=theme.table_rim,
            tray=theme.tray,
            tray_edge=theme.tray_edge,
            text=theme.table_text,
            focus=theme.table_text,
            highlight=blended(QColor("#ffc861"), theme.table_text, 0.25),
            shadow=QColor(theme.shadow.rgb()),
        )
