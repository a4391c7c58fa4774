"""The dialogs that print blank cards, played games and rules, with their preview."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.printing.card_dialog import PrintCardDialog as PrintCardDialog
    from yatzy_desktop.widgets.printing.dialog import PrintDialog as PrintDialog
    from yatzy_desktop.widgets.printing.game_dialog import PrintGameDialog as PrintGameDialog
    from yatzy_desktop.widgets.printing.openings_dialog import (
        PrintOpeningsDialog as PrintOpeningsDialog,
    )
    from yatzy_desktop.widgets.printing.rules_dialog import PrintRulesDialog as PrintRulesDialog
    from yatzy_desktop.widgets.printing.statistics_dialog import (
        PrintStatisticsDialog as PrintStatisticsDialog,
    )
    from yatzy_desktop.widgets.printing.tips_dialog import PrintTipsDialog as PrintTipsDialog

__getattr__ = open_doors(
    __name__,
    {
        "card_dialog": "PrintCardDialog",
        "dialog": "PrintDialog",
        "game_dialog": "PrintGameDialog",
        "openings_dialog": "PrintOpeningsDialog",
        "rules_dialog": "PrintRulesDialog",
        "statistics_dialog": "PrintStatisticsDialog",
        "tips_dialog": "PrintTipsDialog",
    },
)
