"""Brings what all recorded dice amount to onto the page about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from yatzy_desktop.adapters import fairness
from yatzy_desktop.adapters.study import StudyRunner
from yatzy_desktop.widgets.dialogs import FairnessDialog

if TYPE_CHECKING:
    from yatzy_desktop.adapters.records import Records


def count_all_dice(
    records: Callable[[], Records], runner: Callable[[], StudyRunner], dialog: FairnessDialog
) -> None:
    """Count while the page is open; it fills as the count goes on."""
    census = fairness.DiceCensus(records(), runner, dialog)
    census.counted.connect(dialog.all_dice.show_dice)
    census.luck_found.connect(dialog.all_dice.show_luck)
    census.failed.connect(dialog.all_dice.show_failure)
    dialog.finished.connect(census.stop)
    census.begin()
