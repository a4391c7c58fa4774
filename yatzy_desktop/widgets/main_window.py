"""The one window: the table on the left, the score sheet on the right, menus above."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets import cards
from yatzy_desktop.widgets.full_screen import FullScreen
from yatzy_desktop.widgets.look import (
    ENTER_KEYS,
    Dressed,
    FileDrop,
    LineIcon,
    PressGuard,
)
from yatzy_desktop.widgets.main_menu import MainMenu
from yatzy_desktop.widgets.overlays import Overlays
from yatzy_desktop.widgets.pad import ScorecardPad
from yatzy_desktop.widgets.table import DiceTable
from yatzy_desktop.widgets.turn import IconStrip, RollPanel, TurnHeader

if TYPE_CHECKING:
    from yatzy_desktop.widgets.table_mode import EntryPanel

LEAST_SIZE = QSize(900, 600)
FIRST_SIZE = QSize(1180, 780)
LEAST_TABLE = QSize(320, 260)
SMALLEST_TABLE = QSize(120, 90)
"""What a screen that is too small for the least window leaves of the table."""

_PAD_SHARES = (0.36, 0.62)
_ROOMY_LINES = 28
"""Height in lines of text below which header and Roll button give room to the table."""
_ROLL_KEYS = ENTER_KEYS | {Qt.Key.Key_Space}
_PAD_KEYS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right})
_DIE_KEYS = {Qt.Key(Qt.Key.Key_1 + place): place for place in range(6)}


class MainWindow(Overlays, Dressed, QMainWindow):
    """Holds the widgets and turns keys that none of them takes into requests."""

    roll_requested = Signal()
    roll_cut_short = Signal()
    """A press has brought rolling dice to rest."""
    die_requested = Signal(int)
    """The position of a die to hold, or to let go."""
    letter_typed = Signal(str)
    """A letter that no control took, in a turn with real dice."""
    box_chosen = Signal(str)
    box_refused = Signal(str)
    """The category of a box that cannot be filled now."""
    box_hovered = Signal(object)
    """The category pointed at, or None."""
    take_back_requested = Signal()
    redo_requested = Signal()
    hint_requested = Signal()
    dice_settled = Signal()
    """The dice have come to rest."""
    shown = Signal()
    """The window has come up for the first time."""
    painted = Signal()
    """The first picture of the window is there."""
    closing = Signal()
    retranslated = Signal()
    """The language is another one: what the window was told in words is to be told again."""
    file_dropped = Signal(object)
    """The Path of a file that was dropped on the window."""

    def __init__(self, table: DiceTable, pad: ScorecardPad) -> None:
        super().__init__()
        self.may_close: Callable[[], bool] = lambda: True
        self.table = table
        self.pad = pad
        self.header = TurnHeader()
        self.strip = IconStrip()
        self.roll_panel = RollPanel()
        self.notice_bar = cards.NoticeBar()
        self.menu = MainMenu(self.menuBar(), self)
        self.guard = PressGuard(self, lambda: table.is_rolling, self._cut_short)
        self._player_count = 1
        self._was_shown = self._was_painted = False
        self._crowded = False
        self._central = QWidget()
        self._build()
        self.guard.watch(self, self.roll_panel.button, table, *pad.guarded_widgets())
        self._connect()
        self._full_screen = FullScreen(self, self._central, self.menu.full_screen, FIRST_SIZE)
        FileDrop(self).dropped.connect(self.file_dropped)
        self.setMinimumSize(LEAST_SIZE)
        self.resize(FIRST_SIZE)

    def set_room(self, room: QSize) -> None:
        """Be no larger than the room on a screen, also where that is less than the window needs.

        The table gives way, so that the Roll button under it stays on the screen.
        """
        lacking = LEAST_SIZE - LEAST_SIZE.boundedTo(room)
        self.table.setMinimumSize((LEAST_TABLE - lacking).expandedTo(SMALLEST_TABLE))
        self.setMinimumSize(LEAST_SIZE - lacking)

    def choose_box(self, category: str) -> None:
        """Want a box as if it were pressed on the score sheet."""
        self.box_chosen.emit(category)

    def set_player_count(self, count: int) -> None:
        """Give the score sheet the room that so many players need."""
        self._player_count = count
        self._place_pad()

    def focus_roll(self) -> None:
        """Let the keyboard act on the Roll button, unless the result of a game has it."""
        if self._plays_by_keyboard():
            target = self._entry or self.roll_panel.button
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_pad(self) -> None:
        """Let the keyboard act on the score sheet, unless the result of a game has it."""
        if self._plays_by_keyboard():
            self.pad.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, text: str) -> None:
        """Tell the person something that needs no answer, above the table."""
        self.header.say(text)

    def allow(self, *, take_back: bool, redo: bool, hint: bool) -> None:
        """Offer what can be done now."""
        self.menu.take_back.setEnabled(take_back)
        self.menu.redo.setEnabled(redo)
        self.menu.hint.setEnabled(hint)
        self.menu.hold_hint.setEnabled(hint)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Roll, hold a die or go to the score sheet by keys that no control took."""
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain or event.isAutoRepeat():
            super().keyPressEvent(event)
        elif self._entry is not None and self._takes_entry(self._entry, event):
            event.accept()
        elif self.table.is_rolling:
            self._cut_short()
        elif key == Qt.Key.Key_Escape:
            self._dismiss()
        elif key in _ROLL_KEYS:
            self.roll_requested.emit()
        elif key in _DIE_KEYS:
            self.die_requested.emit(_DIE_KEYS[key])
        elif key in _PAD_KEYS:
            self.pad.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width between table and score sheet."""
        super().resizeEvent(event)
        self._fit_text()
        self._place_pad()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Tell once that the window is up."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.shown.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell once that there is a picture, after all parts have been painted too."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all motion and tell that the window goes, if it may."""
        if not self.may_close():
            event.ignore()
            return
        self.table.finish()
        self.closing.emit()
        super().closeEvent(event)

    @override
    def refit(self) -> None:
        """Follow the text size."""
        self._fit_text()
        self._place_pad()

    @override
    def retranslate(self) -> None:
        """Have everything said again that was not said by the widgets themselves."""
        self.retranslated.emit()

    def _dismiss(self) -> None:
        """Put away what lies on the table, or else leave the whole screen."""
        shown = [each for each in (self.hint_card, self.question_card) if each.isVisible()]
        for card in shown:
            card.dismiss()
        if not shown:
            self._full_screen.leave()

    def _takes_entry(self, panel: EntryPanel, event: QKeyEvent) -> bool:
        """Let a panel for real dice act on a key, or the box of a letter."""
        letter = event.text().lower()
        if event.key() in _ROLL_KEYS:
            panel.take()
        elif not panel.take_key(event):
            if not (letter.isalpha() and letter.isascii()):
                return False
            self.letter_typed.emit(letter)
        return True

    def _plays_by_keyboard(self) -> bool:
        focused = self.focusWidget()
        over = vars(self).get("game_over")  # asking is no reason to make it
        return (
            focused is None or over is None or not (focused is over or over.isAncestorOf(focused))
        )

    def _build(self) -> None:
        menu = self.menu
        for action, drawing in (
            (menu.new_game, LineIcon.NEW_GAME),
            (menu.take_back, LineIcon.TAKE_BACK),
            (menu.rules, LineIcon.RULES),
            (menu.records, LineIcon.RECORDS),
            (menu.preferences, LineIcon.SETTINGS),
        ):
            self.strip.add(action, drawing)
        self.header.add_at_end(self.strip)
        left = QVBoxLayout()
        left.setSpacing(8)
        # Above the table only: a notice that comes or goes must not move the boxes of the sheet.
        left.addWidget(self.notice_bar)
        left.addWidget(self.header)
        left.addWidget(self.table, 1)
        left.addWidget(self.roll_panel)
        play = QHBoxLayout()
        play.setContentsMargins(12, 10, 12, 12)
        play.setSpacing(12)
        play.addLayout(left, 1)
        play.addWidget(self.pad)
        whole = QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(play, 1)
        self.table.setMinimumSize(LEAST_TABLE)
        self._central.setLayout(whole)
        self.setCentralWidget(self._central)
        QWidget.setTabOrder(self.roll_panel.button, self.pad)

    def _connect(self) -> None:
        self.pad.view.fit_changed.connect(self._place_pad)
        self.roll_panel.roll_requested.connect(self.roll_requested)
        self.roll_panel.button.pressed.connect(self.table.take_cup)
        self.roll_panel.button.released.connect(self.table.let_go)
        self.table.roll_requested.connect(self.roll_requested)
        self.table.die_clicked.connect(self.die_requested)
        self.table.settled.connect(self.dice_settled)
        self.pad.box_chosen.connect(self.box_chosen)
        self.pad.box_refused.connect(self.box_refused)
        self.pad.box_hovered.connect(self.box_hovered)
        self.menu.take_back.triggered.connect(self.take_back_requested)
        self.menu.redo.triggered.connect(self.redo_requested)
        self.menu.hint.triggered.connect(self.hint_requested)
        self.menu.quit.triggered.connect(self.close)

    def _cut_short(self) -> None:
        self.table.finish()
        self.roll_cut_short.emit()

    def _fit_text(self) -> None:
        crowded = self.height() < _ROOMY_LINES * self._central.fontMetrics().height()
        if crowded != self._crowded:
            self._crowded = crowded
            self.header.set_crowded(crowded)
            self.roll_panel.set_crowded(crowded)

    def _place_pad(self) -> None:
        least, most = (round(self.width() * share) for share in _PAD_SHARES)
        wanted = self.pad.preferred_width(self._player_count)
        self.pad.setFixedWidth(min(max(wanted, least), most))
