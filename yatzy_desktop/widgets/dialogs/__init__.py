"""Dialogs about the program as a whole: settings, help, rules to read, questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.dialogs.about import AboutDialog as AboutDialog
    from yatzy_desktop.widgets.dialogs.fairness import FairnessDialog as FairnessDialog
    from yatzy_desktop.widgets.dialogs.help import HelpDialog as HelpDialog
    from yatzy_desktop.widgets.dialogs.manual import ManualPage as ManualPage
    from yatzy_desktop.widgets.dialogs.people import PeopleDialog as PeopleDialog
    from yatzy_desktop.widgets.dialogs.play_section import PaceChoice as PaceChoice
    from yatzy_desktop.widgets.dialogs.preferences import PreferencesDialog as PreferencesDialog
    from yatzy_desktop.widgets.dialogs.question import Question as Question
    from yatzy_desktop.widgets.dialogs.question import QuestionDialog as QuestionDialog
    from yatzy_desktop.widgets.dialogs.rules_page import RulesPage as RulesPage
    from yatzy_desktop.widgets.dialogs.sheet import SheetDialog as SheetDialog
    from yatzy_desktop.widgets.dialogs.starting_throw import (
        StartingThrowDialog as StartingThrowDialog,
    )
    from yatzy_desktop.widgets.dialogs.tips_page import TipsPage as TipsPage

__getattr__ = open_doors(
    __name__,
    {
        "about": "AboutDialog",
        "fairness": "FairnessDialog",
        "help": "HelpDialog",
        "manual": "ManualPage",
        "people": "PeopleDialog",
        "play_section": "PaceChoice",
        "preferences": "PreferencesDialog",
        "question": "Question QuestionDialog",
        "rules_page": "RulesPage",
        "sheet": "SheetDialog",
        "starting_throw": "StartingThrowDialog",
        "tips_page": "TipsPage",
    },
)
