"""The table: dice tumble on its felt, and those held lie in its tray."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dice import DiceStyle
from yatzy_desktop.widgets.look import Dressed
from yatzy_desktop.widgets.physics import Path, Tumble
from yatzy_desktop.widgets.table.choreography import (
    NO_ROLL,
    SHAKE_SECONDS,
    Motion,
    standing_cup,
)
from yatzy_desktop.widgets.table.colors import TableColors
from yatzy_desktop.widgets.table.cup import is_in_cup
from yatzy_desktop.widgets.table.dice_button import DieButton
from yatzy_desktop.widgets.table.motion import MotionSettings
from yatzy_desktop.widgets.table.roll import roll_of
from yatzy_desktop.widgets.table.shine import SHINE_MS
from yatzy_desktop.widgets.table.stage import TableStage
from yatzy_desktop.widgets.table.styles import FELT_TABLE, TableStyle

_FADE_MS = 160  # of a roll when motion is reduced
_SIZE, _LEAST = QSize(760, 620), QSize(380, 300)
_LEFT = Qt.MouseButton.LeftButton


class DiceTable(Dressed, TableStage):
    """Shows dice and says which one was pressed; knows no rules of the game.

    ``die_clicked`` carries a position from 0: its die was pressed or carried to or from the
    tray, or its empty slot was pressed; the owner answers with ``set_held``.  ``roll_requested``
    follows a press on the cup.  The same seed gives the same places and paths.
    """

    die_clicked = Signal(int)
    roll_requested = Signal()

    def __init__(self, parent: QWidget | None = None, *, count: int = 5, seed: int = 0) -> None:
        super().__init__(parent, seed)
        self._is_ready = False
        self._is_gripped = False
        self._table_style = FELT_TABLE
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self._make_dice(count)

    # What the owner says

    def set_dice(self, dice: tuple[int, ...] | None, held: frozenset[int]) -> None:
        """Show dice at rest, without motion; None puts them into the cup, not yet rolled."""
        was_rolling = self.is_rolling
        self._halt()
        if dice is not None and len(dice) != len(self._row):
            self._make_dice(len(dice))
        self._faces, self._held, self._lit = dice, held, frozenset()
        self._arrange()
        self._tell_buttons()
        self.update()
        if was_rolling:
            self._announce_end()

    def set_count(self, count: int) -> None:
        """Play with another number of dice; they go back into the cup."""
        if count != len(self._row):
            self._make_dice(count)
        self.set_dice(None, frozenset())

    def roll_to(self, dice: tuple[int, ...], held: frozenset[int]) -> None:
        """Roll the dice that are not held until they show these faces."""
        cup = self._dance.full_cup(self._layout, standing=self._faces is None)
        self.finish()
        if len(dice) != len(self._row):
            self._make_dice(len(dice))
        self._before_roll = self._scene()
        old = [] if cup is not None else list(self._dance.rests)
        self._faces, self._held, self._lit = dice, held, frozenset()
        thrown = self._throw(dice, held)
        self._dance.motion = Motion.FADE if thrown is None else Motion.ROLL
        self._arrange()
        rests = list(self._dance.rests)
        roll = NO_ROLL if thrown is None else roll_of(self._layout, *thrown, old, rests)
        self._dance.begin(self._dance.motion, old or rests, roll)
        self._dance.cup_from = cup
        self._tell_buttons()
        self.rolling_changed.emit(self.is_rolling)
        if self.is_rolling:  # unless someone who listened ended it
            whole = self._settings.roll_ms
            self._start(round(whole * roll.seconds) if thrown else min(_FADE_MS, whole))

    def set_held(self, held: frozenset[int]) -> None:
        """Let dice slide to the tray and back."""
        if held != self._held:
            if self.is_rolling or self._dance.motion is Motion.SHAKE:
                self.finish()
            loose = [position for position in range(len(self._row)) if position not in held]
            coming = [position for position in loose if position in self._held]
            self._held = held
            self._places.make_room(self._layout.ground, loose, coming)
            self._retarget()

    def set_highlight(self, positions: frozenset[int]) -> None:
        """Lift the dice at some positions; rolling dice take no notice."""
        if positions != self._lit and not self.is_rolling:
            self._lit = positions
            self._adjust()

    def set_interactive(self, interactive: bool) -> None:  # noqa: FBT001 - a plain property
        """Let the person press dice, or not."""
        self._interactive = interactive
        self._tell_buttons()
        self._adjust()

    def set_ready(self, ready: bool) -> None:  # noqa: FBT001 - a plain property
        """Let the person take the cup, or not."""
        self._is_ready = ready
        if not ready:
            self.let_go()

    def set_style(self, style: DiceStyle) -> None:
        """Use dice of another make; those with digits lie so that one can read them."""
        self._scenes.set_style(style)
        self.finish()
        self._upright = style.numerals
        self._arrange()
        self.update()

    def set_table_style(self, style: TableStyle) -> None:
        """Throw dice on a table of another make."""
        if style != self._table_style:
            self._table_style = style
            self.dress()

    def set_motion(self, settings: MotionSettings) -> None:
        """Use other durations from the next motion on."""
        self._settings = settings

    def take_cup(self) -> None:
        """Shake the dice in the cup until it is let go, though not for ever."""
        still = self._settings.reduced or self._settings.roll_ms <= 0
        if self._is_ready and not still and not self.is_rolling and self.isVisible():
            self.finish()
            self._dance.begin(Motion.SHAKE, list(self._dance.rests))
            self._start(round(self._settings.roll_ms * SHAKE_SECONDS))

    def let_go(self) -> None:
        """Shake no more; dice that are not poured now go back to where they lay."""
        if self._dance.motion is not Motion.SHAKE:
            return
        cup = self._dance.full_cup(self._layout, standing=self._faces is None)
        self._halt()
        if cup is not None and self._faces is not None:
            rests = enumerate(self._dance.rests)
            starts = [
                rest if position in self._held else rest._replace(x=cup.x, y=cup.y)
                for position, rest in rests
            ]
            self._dance.begin(Motion.SLIDE, starts)
            self._start(self._settings.slide_ms)
        self._dance.cup_from = cup
        self.update()

    def shine(self, positions: frozenset[int]) -> None:
        """Let light spread round some dice that lie, without holding anything up."""
        if self._settings.reduced or self._settings.roll_ms <= 0 or not self.isVisible():
            return
        self._shining = positions
        self._shine.setDuration(SHINE_MS)
        self._shine.start()

    # What hands do

    def _throw(
        self, dice: tuple[int, ...], held: frozenset[int]
    ) -> tuple[Tumble, dict[int, Path]] | None:
        """Find out where the dice come to lie; None if nobody sees them on their way."""
        ground, settings = self._layout.ground, self._settings
        if settings.roll_ms > 0 and not settings.reduced and self.isVisible():
            thrown = self._places.throw(ground, dice, held)
            if thrown is not None:
                return thrown
        self._places.scatter(ground, [place for place in range(len(dice)) if place not in held])
        return None

    def _connect_die(self, button: DieButton) -> None:
        button.toggle_requested.connect(self.die_clicked)
        button.appearance_changed.connect(self._adjust)
        button.carried.connect(self._carry)
        button.put_down.connect(self._put_down)

    def _carry(self, position: int, at: QPointF) -> None:
        if self._faces is not None and not self.is_moving:
            self._carried = (position, at)
            self._update_moved()

    def _put_down(self, position: int, at: QPointF) -> None:
        """Hold or release a die by where it was put; on the felt it stays there."""
        if self._carried is None:
            return
        to_tray = at.y() >= self._layout.tray.top()
        if not to_tray:
            self._places.put(position, self._layout.in_dice(at))
        if to_tray != (position in self._held):
            self.die_clicked.emit(position)
        elif not to_tray:
            loose = [each for each in range(len(self._row)) if each not in self._held]
            self._places.make_room(self._layout.ground, loose, [position])
        self._retarget()
        self._carried = None
        self._update_moved()

    def _is_cup(self, at: QPointF) -> bool:
        standing = self._faces is None and not self.is_rolling
        return standing and is_in_cup(standing_cup(self._layout), self._layout.die, at)

    @override
    def mousePressEvent(self, event: QMouseEvent, /) -> None:
        at = event.position()
        if self._interrupt():
            event.accept()
        elif event.button() == _LEFT and self._is_ready and self._is_cup(at):
            self._is_gripped = True
            self.take_cup()
        elif event.button() == _LEFT and (slot := self._empty_slot(at)) is not None:
            self.die_clicked.emit(slot)
        else:
            super().mousePressEvent(event)

    def _empty_slot(self, at: QPointF) -> int | None:
        """Return the place whose empty slot in the tray is at a point, if its die can come."""
        if self._faces is None or not self._interactive:
            return None
        slots = enumerate(self._layout.slots)
        found = (place for place, slot in slots if slot.contains(at))
        return next((place for place in found if place not in self._held), None)

    @override
    def mouseMoveEvent(self, event: QMouseEvent, /) -> None:
        at = event.position()
        if self._is_gripped:
            self._dance.hand = at
            self._update_moved()
            return
        usable = (self._is_ready and self._is_cup(at)) or self._empty_slot(at) is not None
        shape = Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() != shape:
            self.setCursor(shape)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent, /) -> None:
        if not self._is_gripped:
            super().mouseReleaseEvent(event)
            return
        self._is_gripped = False
        self.let_go()
        if self._is_ready:
            self.roll_requested.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        if self._interrupt():
            event.accept()
        else:
            super().keyPressEvent(event)

    # Qt's own

    @override
    def dress(self) -> None:
        self._scenes.set_colors(TableColors.from_theme(self.theme, self._table_style))
        self.update()

    @override
    def refit(self) -> None:
        self._scenes.set_font(self.font())
        self.update()

    @override
    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Dice"))

    @override
    def sizeHint(self) -> QSize:
        return _SIZE

    @override
    def minimumSizeHint(self) -> QSize:
        return _LEAST
