"""The table on which the dice are thrown, come to rest and are held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.table.colors import TableColors as TableColors
    from yatzy_desktop.widgets.table.dice_button import DieButton as DieButton
    from yatzy_desktop.widgets.table.layout import rim_corner as rim_corner
    from yatzy_desktop.widgets.table.motion import MotionSettings as MotionSettings
    from yatzy_desktop.widgets.table.styles import TABLE_STYLES as TABLE_STYLES
    from yatzy_desktop.widgets.table.surface import paint_sample as paint_sample
    from yatzy_desktop.widgets.table.widget import DiceTable as DiceTable

__getattr__ = open_doors(
    __name__,
    {
        "colors": "TableColors",
        "dice_button": "DieButton",
        "layout": "rim_corner",
        "motion": "MotionSettings",
        "styles": "TABLE_STYLES",
        "surface": "paint_sample",
        "widget": "DiceTable",
    },
)
