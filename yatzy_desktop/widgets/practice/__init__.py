"""Practice: positions worth a thought, answered on the real table, and what to keep at first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.practice.openings_page import OpeningsPage as OpeningsPage
    from yatzy_desktop.widgets.practice.window import PracticeWindow as PracticeWindow

__getattr__ = open_doors(
    __name__,
    {
        "openings_page": "OpeningsPage",
        "window": "PracticeWindow",
    },
)
