"""The table on which the dice are thrown, come to rest and are held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.table.dice_button import DieButton as DieButton
    from yatzy_desktop.widgets.table.layout import rim_corner as rim_corner
    from yatzy_desktop.widgets.table.motion import MotionSettings as MotionSettings
    from yatzy_desktop.widgets.table.widget import DiceTable as DiceTable

__getattr__ = open_doors(
    __name__,
    {
        "dice_button": "DieButton",
        "layout": "rim_corner",
        "motion": "MotionSettings",
        "widget": "DiceTable",
    },
)
