"""How dice tumble: a throw worked out before it is seen, and places for dice at rest; no Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.physics.bodies import HALF as HALF
    from yatzy_desktop.widgets.physics.bodies import Quaternion as Quaternion
    from yatzy_desktop.widgets.physics.bodies import rows_of as rows_of
    from yatzy_desktop.widgets.physics.scatter import Spot as Spot
    from yatzy_desktop.widgets.physics.scatter import free_spot as free_spot
    from yatzy_desktop.widgets.physics.scatter import moved as moved
    from yatzy_desktop.widgets.physics.scatter import parted as parted
    from yatzy_desktop.widgets.physics.scatter import scattered as scattered
    from yatzy_desktop.widgets.physics.tumble import CrowdedError as CrowdedError
    from yatzy_desktop.widgets.physics.tumble import Felt as Felt
    from yatzy_desktop.widgets.physics.tumble import Hit as Hit
    from yatzy_desktop.widgets.physics.tumble import Path as Path
    from yatzy_desktop.widgets.physics.tumble import Surface as Surface
    from yatzy_desktop.widgets.physics.tumble import Tumble as Tumble
    from yatzy_desktop.widgets.physics.tumble import throw_dice as throw_dice

__getattr__ = open_doors(
    __name__,
    {
        "bodies": "HALF Quaternion rows_of",
        "scatter": "Spot free_spot moved parted scattered",
        "tumble": "CrowdedError Felt Hit Path Surface Tumble throw_dice",
    },
)
