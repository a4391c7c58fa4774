"""The colours a table is painted with."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from yatzy_desktop.widgets.look import Theme, blended


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

    @staticmethod
    def from_theme(theme: Theme) -> TableColors:
        """Return the table's part of a theme."""
        return TableColors(
            felt=theme.table,
            felt_light=theme.table_light,
            felt_dark=theme.table_dark,
            rim=theme.table_rim,
            tray=theme.tray,
            tray_edge=theme.tray_edge,
            text=theme.table_text,
            focus=theme.table_text,
            highlight=blended(QColor("#ffc861"), theme.table_text, 0.25),
            shadow=QColor(theme.shadow.rgb()),
        )
