"""What lies over the table of the window only for a while."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from yatzy_desktop.widgets import cards

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from yatzy_desktop.widgets.look import PressGuard
    from yatzy_desktop.widgets.pad import ScorecardPad
    from yatzy_desktop.widgets.table import DiceTable
    from yatzy_desktop.widgets.table_mode import EntryPanel, EntryWish
    from yatzy_desktop.widgets.turn import RollPanel, TurnHeader


PASSING = ("moments", "game_over", "hint_card", "question_card")
"""The names of the parts that are made when they are first wanted."""


class Overlays:
    """Makes each part when it is first wanted; stands before the window's other classes."""

    table: DiceTable
    pad: ScorecardPad
    header: TurnHeader
    roll_panel: RollPanel
    guard: PressGuard
    _central: QWidget
    _entry: EntryPanel | None = None

    @cached_property
    def moments(self) -> cards.Moments:
        """The celebrations over the table."""
        return cards.Moments(self.table)

    @cached_property
    def game_over(self) -> cards.GameOverPanel:
        """The result of a game, over the table."""
        return cards.GameOverPanel(self.table)

    @cached_property
    def hint_card(self) -> cards.HintCard:
        """The hint, over the header."""
        return cards.HintCard(self._central, self.header.name, self.table)

    @cached_property
    def question_card(self) -> cards.QuestionCard:
        """The coach's question, over the header."""
        card = cards.QuestionCard(self._central, self.header.name, self.table)
        self.guard.watch(*card.buttons)
        return card

    def begin_entry(self, panel: EntryPanel, wish: EntryWish) -> None:
        """Have real dice entered on a panel over the table, in place of the Roll button."""
        self._entry = panel
        self.roll_panel.hide()
        self.pad.let_type(on=False)
        panel.begin(wish)
        panel.raise_()
        for above in (self.moments, self.game_over):
            above.raise_()

    def end_entry(self) -> bool:
        """Let the Roll button act again, and tell whether it did not before."""
        if self._entry is None:
            return False
        self._entry.end()
        self._entry = None
        self.roll_panel.show()
        self.pad.let_type(on=True)
        return True
