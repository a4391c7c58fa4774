"""What lies over the table of the window only for a while."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from yatzy_desktop.widgets import cards

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from yatzy_desktop.widgets.look import PressGuard
    from yatzy_desktop.widgets.main_menu import MainMenu
    from yatzy_desktop.widgets.pad import ScorecardPad
    from yatzy_desktop.widgets.table import DiceTable
    from yatzy_desktop.widgets.table_mode import EntryPanel, EntryWish
    from yatzy_desktop.widgets.turn import IconStrip, RollPanel, TurnHeader


PASSING = ("moments", "game_over", "hint_card", "question_card", "bubble")
"""The names of the parts that are made when they are first wanted."""


class Overlays:
    """Makes each part when it is first wanted; stands before the window's other classes."""

    table: DiceTable
    pad: ScorecardPad
    header: TurnHeader
    roll_panel: RollPanel
    strip: IconStrip
    menu: MainMenu
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

    @cached_property
    def bubble(self) -> cards.Bubble:
        """What is said once to whoever plays here for the first time."""
        return cards.Bubble(self._central)

    @property
    def is_busy(self) -> bool:
        """Whether something lies over the table that is to be read first."""
        made = (vars(self).get(name) for name in PASSING)
        return any(each is not None and each.isVisible() for each in made)

    def show_bubble(self, about: str, text: str) -> None:
        """Say something beside the tray, the score sheet or the icon for the hint."""
        tip, side = self._bubble_place(about)
        self.bubble.point(text, tip, side)

    def put_bubble_away(self) -> None:
        """Say nothing more."""
        bubble = vars(self).get("bubble")
        if bubble is not None:
            bubble.put_away()

    def _bubble_place(self, about: str) -> tuple[QPoint, cards.Side]:
        """Return the point of the window's inside to point at, and where it is from the bubble."""

        def inside(part: QWidget, place: QPoint) -> QPoint:
            return part.mapTo(self._central, place)

        if about == "hint":
            icon = self.strip.button_of(self.menu.hint)
            return inside(icon, QPoint(icon.width() // 2, icon.height())), cards.Side.ABOVE
        if about == "hold":
            return inside(self.table, self.table.foot_of_felt), cards.Side.ABOVE
        panel = self.roll_panel
        at = inside(panel, panel.rect().center()).y()
        pad = QRect(inside(self.pad, QPoint(0, 0)), self.pad.size())
        is_left = pad.left() < inside(panel, QPoint(0, 0)).x()
        edge = pad.right() if is_left else pad.left()
        return QPoint(edge, at), cards.Side.LEFT if is_left else cards.Side.RIGHT

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
