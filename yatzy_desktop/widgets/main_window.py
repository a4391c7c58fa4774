"""The one window: the table on the left, the score sheet on the right, menus above."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import ENTER_KEYS
from yatzy_desktop.widgets.overlays import PASSING, Overlays

if TYPE_CHECKING:
    from yatzy_desktop.widgets.pad import ScorecardPad
    from yatzy_desktop.widgets.table import DiceTable
    from yatzy_desktop.widgets.table_mode import EntryPanel

LEAST_SIZE = QSize(900, 600)
FIRST_SIZE = QSize(1180, 780)
LEAST_TABLE = QSize(320, 260)
SMALLEST_TABLE = QSize(120, 90)
"""What a screen that is too small for the least window leaves of the table."""

_PAD_SHARES = (0.36, 0.65)
_ROOMY_LINES = 28
"""Height in lines of text below which header and Roll button give room to the table."""
_ROLL_KEYS = ENTER_KEYS | {Qt.Key.Key_Space}
_PAD_KEYS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right})
_DIE_KEYS = {Qt.Key(Qt.Key.Key_1 + place): place for place in range(6)}


class MainWindow(Overlays, QMainWindow):
    """Holds the widgets and turns keys that none of them takes into requests.

    It can be seen before it is furnished: then it is only what the system shows of a window.
    """

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

    def __init__(self) -> None:
        super().__init__()
        self.may_close: Callable[[], bool] = lambda: True
        self._player_count = 1
        self._is_furnished = self._was_shown = self._was_painted = False
        self._crowded = False
        self._room_lacking = QSize(0, 0)
        self.setMinimumSize(LEAST_SIZE)
        self.resize(FIRST_SIZE)

    def furnish(self, table: DiceTable, pad: ScorecardPad) -> None:
        """Get all that is in the window; once, before anything is asked of it."""
        # Not before there is a picture: these are most of the program.
        from yatzy_desktop.widgets.furnishing import Furniture  # noqa: PLC0415

        self.table, self.pad = table, pad
        furniture = Furniture(self, table, pad, FIRST_SIZE, self.cut_short)
        self._central = furniture.central
        self.notice_bar, self.header = furniture.notice_bar, furniture.header
        self.strip, self.roll_panel = furniture.strip, furniture.roll_panel
        self.menu, self.guard = furniture.menu, furniture.guard
        self._full_screen = furniture.full_screen
        self.set_left_handed = furniture.set_left_handed
        furniture.file_drop.dropped.connect(self.file_dropped)
        self._is_furnished = True
        self._connect()
        self._give_way()
        self._refit()

    def set_room(self, room: QSize) -> None:
        """Be no larger than the room on a screen, also where that is less than the window needs.

        The table gives way, so that the Roll button under it stays on the screen.
        """
        self._room_lacking = LEAST_SIZE - LEAST_SIZE.boundedTo(room)
        self.setMinimumSize(LEAST_SIZE - self._room_lacking)
        if self._is_furnished:
            self._give_way()

    @property
    def is_painted(self) -> bool:
        """Whether there is a picture of all that is in the window."""
        return self._was_painted

    @property
    def is_at_rest(self) -> bool:
        """Whether only what always is in the window is to be seen, in a window of usual kind."""
        passing = (self.notice_bar, *(vars(self).get(name) for name in PASSING), self._entry)
        over = any(each is not None and each.isVisibleTo(self) for each in passing)
        return not over and not self.table.is_rolling and not self.isFullScreen()

    def settle(self) -> None:
        """Give all parts the room they will have, in a window that is shown already."""
        self._central.show()
        for each in (self, self._central):
            layout = each.layout()
            if layout is not None:
                layout.activate()

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
        if plain or event.isAutoRepeat() or not self._is_furnished:
            super().keyPressEvent(event)
        elif self._entry is not None and self._takes_entry(self._entry, event):
            event.accept()
        elif self.table.is_rolling:
            self.cut_short()
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
        self._refit()

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
        if self._is_furnished and not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all motion and tell that the window goes, if it may."""
        if not self.may_close():
            event.ignore()
            return
        if self._is_furnished:
            self.table.finish()
        self.closing.emit()
        super().closeEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size; have said anew what no widget says of itself."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._refit()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslated.emit()

    def cut_short(self) -> None:
        """Bring rolling dice to rest, and tell that somebody would not wait."""
        self.table.finish()
        self.roll_cut_short.emit()

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

    def _give_way(self) -> None:
        size = (LEAST_TABLE - self._room_lacking).expandedTo(SMALLEST_TABLE)
        self.table.setMinimumSize(size)

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

    def _refit(self) -> None:
        if self._is_furnished:
            self._fit_text()
            self._place_pad()

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
