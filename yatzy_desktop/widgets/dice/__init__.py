"""Dice as pictures: their shape, light and styles, drawn moving or still."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.dice.geometry import Camera as Camera
    from yatzy_desktop.widgets.dice.geometry import DiePose as DiePose
    from yatzy_desktop.widgets.dice.geometry import Matrix as Matrix
    from yatzy_desktop.widgets.dice.geometry import axis_rotation as axis_rotation
    from yatzy_desktop.widgets.dice.geometry import multiply as multiply
    from yatzy_desktop.widgets.dice.geometry import rest_rotation as rest_rotation
    from yatzy_desktop.widgets.dice.painter import DicePainter as DicePainter
    from yatzy_desktop.widgets.dice.shadow import ShadowPainter as ShadowPainter
    from yatzy_desktop.widgets.dice.sprite import DiceSprites as DiceSprites
    from yatzy_desktop.widgets.dice.still_die import StillDie as StillDie
    from yatzy_desktop.widgets.dice.style import DICE_STYLES as DICE_STYLES
    from yatzy_desktop.widgets.dice.style import IVORY as IVORY
    from yatzy_desktop.widgets.dice.style import DiceStyle as DiceStyle

__getattr__ = open_doors(
    __name__,
    {
        "geometry": "Camera DiePose Matrix axis_rotation multiply rest_rotation",
        "painter": "DicePainter",
        "shadow": "ShadowPainter",
        "sprite": "DiceSprites",
        "still_die": "StillDie",
        "style": "DICE_STYLES DiceStyle IVORY",
    },
)
