"""What stands in the window: header, table and Roll button on the left, the sheet right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from yatzy_desktop.widgets.cards import NoticeBar
from yatzy_desktop.widgets.full_screen import FullScreen
from yatzy_desktop.widgets.look import FileDrop, LineIcon, PressGuard
from yatzy_desktop.widgets.main_menu import MainMenu
from yatzy_desktop.widgets.turn import IconStrip, RollPanel, TurnHeader

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from yatzy_desktop.widgets.pad import ScorecardPad
    from yatzy_desktop.widgets.table import DiceTable


class Furniture:
    """Makes the parts of a window and puts them where they stand.

    `usual` is the size at which text is as always; `cut_short` brings rolling dice to rest.
    """

    def __init__(
        self,
        window: QMainWindow,
        table: DiceTable,
        pad: ScorecardPad,
        usual: QSize,
        cut_short: Callable[[], None],
    ) -> None:
        self.header = TurnHeader()
        self.strip = IconStrip()
        self.roll_panel = RollPanel()
        self.notice_bar = NoticeBar()
        self.menu = MainMenu(window.menuBar(), window)
        self.guard = PressGuard(window, lambda: table.is_rolling, cut_short)
        self.central = QWidget()
        self._fill_strip()
        self._lay_out(table, pad)
        window.setCentralWidget(self.central)
        QWidget.setTabOrder(self.roll_panel.button, pad)
        self.guard.watch(window, self.roll_panel.button, table, *pad.guarded_widgets())
        self.full_screen = FullScreen(window, self.central, self.menu.full_screen, usual)
        self.file_drop = FileDrop(window)

    def set_left_handed(self, *, on: bool) -> None:
        """Let table and score sheet change places, so that no hand reaches over the sheet."""
        to_left, to_right = QHBoxLayout.Direction.RightToLeft, QHBoxLayout.Direction.LeftToRight
        self._play.setDirection(to_left if on else to_right)
        self.roll_panel.set_left_handed(on=on)

    def _fill_strip(self) -> None:
        menu = self.menu
        for action, drawing in (
            (menu.new_game, LineIcon.NEW_GAME),
            (menu.take_back, LineIcon.TAKE_BACK),
            (menu.hint, LineIcon.HINT),
            (menu.rules, LineIcon.RULES),
            (menu.records, LineIcon.RECORDS),
            (menu.preferences, LineIcon.SETTINGS),
        ):
            self.strip.add(action, drawing)
        self.header.add_at_end(self.strip)

    def _lay_out(self, table: DiceTable, pad: ScorecardPad) -> None:
        left = QVBoxLayout()
        left.setSpacing(8)
        # Above the table only: a notice that comes or goes must not move the boxes of the sheet.
        left.addWidget(self.notice_bar)
        left.addWidget(self.header)
        left.addWidget(table, 1)
        left.addWidget(self.roll_panel)
        self._play = play = QHBoxLayout()
        play.setContentsMargins(12, 10, 12, 12)
        play.setSpacing(12)
        play.addLayout(left, 1)
        play.addWidget(pad)
        whole = QVBoxLayout(self.central)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(play, 1)
