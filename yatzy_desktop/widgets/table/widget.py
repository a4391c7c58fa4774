"""The table: dice tumble on its felt, and those held lie in its tray."""

from __future__ import annotations

from PySide6.QtCore import Property, QEvent, QPropertyAnimation, QRectF, QSize, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dice import IVORY, DiceStyle
from yatzy_desktop.widgets.table.choreography import Choreography, Motion
from yatzy_desktop.widgets.table.colors import LIGHT_TABLE, TableColors
from yatzy_desktop.widgets.table.dice_button import DieButton
from yatzy_desktop.widgets.table.layout import table_layout
from yatzy_desktop.widgets.table.motion import (
    SWEEP,
    Lie,
    MotionSettings,
    chance_lie,
    plan_throws,
    rest_of,
)
from yatzy_desktop.widgets.table.scene import Scene, ScenePainter

_FADE_MS = 160  # of a roll when motion is reduced
_LIT, _HOVERED = 0.22, 0.09  # lift in dice
_SIZE, _LEAST = QSize(760, 620), QSize(380, 300)


class DiceTable(QWidget):
    """Shows dice and says which one was pressed; knows no rules of the game.

    ``die_clicked`` carries a position from 0; the owner answers with ``set_held``.
    ``settled`` follows every roll, however it ended; nothing about a roll is told before it.
    The same seed gives the same places and paths.
    """

    die_clicked = Signal(int)
    settled = Signal()
    rolling_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None, *, count: int = 5, seed: int = 0) -> None:
        super().__init__(parent)
        self._seed = seed
        self._rolls = 0
        self._faces: tuple[int, ...] | None = None
        self._held: frozenset[int] = frozenset()
        self._lit: frozenset[int] = frozenset()
        self._interactive = True
        self._upright = False
        self._settings = MotionSettings()
        self._dance = Choreography()
        self._scenes = ScenePainter(LIGHT_TABLE, IVORY)
        self._scenes.set_font(self.font())
        self._buttons: list[DieButton] = []
        self._lies: list[Lie] = []
        self._before_roll: Scene | None = None
        self._painted: Scene | None = None
        self._animation = QPropertyAnimation(self, b"progress", self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.finished.connect(self._complete)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._make_dice(count)
        self._retranslate()

    # What the owner says

    def set_dice(self, dice: tuple[int, ...] | None, held: frozenset[int]) -> None:
        """Show dice at rest, without motion; None puts them into the cup, not yet rolled."""
        was_rolling = self.is_rolling
        self._halt()
        if dice is not None and len(dice) != len(self._buttons):
            self._make_dice(len(dice))
        self._faces, self._held, self._lit = dice, held, frozenset()
        self._arrange()
        self._tell_buttons()
        self.update()
        if was_rolling:
            self._announce_end()

    def set_count(self, count: int) -> None:
        """Play with another number of dice; they go back into the cup."""
        if count != len(self._buttons):
            self._make_dice(count)
        self.set_dice(None, frozenset())

    def roll_to(self, dice: tuple[int, ...], held: frozenset[int]) -> None:
        """Roll the dice that are not held until they show these faces."""
        self.finish()
        if len(dice) != len(self._buttons):
            self._make_dice(len(dice))
        self._before_roll = self._scene()
        old = list(self._dance.rests) if self._faces is not None else []
        rolled = [position for position in range(len(dice)) if position not in held]
        self._rolls += 1
        for position in rolled:
            self._lies[position] = chance_lie(self._seed, self._rolls, position)
        self._faces, self._held, self._lit = dice, held, frozenset()
        self._dance.motion = Motion.FADE if self._settings.reduced else Motion.ROLL
        self._arrange()
        rests = self._dance.rests
        throws = plan_throws(self._layout, rolled, old, rests, self._lies)
        self._dance.begin(self._dance.motion, old or list(rests), throws)
        self._tell_buttons()
        self.rolling_changed.emit(self.is_rolling)
        if self.is_rolling:  # unless someone who listened ended it
            whole = self._settings.roll_ms
            self._start(min(_FADE_MS, whole) if self._settings.reduced else whole)

    def set_held(self, held: frozenset[int]) -> None:
        """Let dice slide to the tray and back."""
        if held != self._held:
            if self.is_rolling:
                self.finish()
            self._held = held
            self._retarget()

    def set_highlight(self, positions: frozenset[int]) -> None:
        """Lift the dice at some positions; rolling dice take no notice."""
        if positions != self._lit and not self.is_rolling:
            self._lit = positions
            self._retarget()

    def set_interactive(self, interactive: bool) -> None:  # noqa: FBT001 - a plain property
        """Let the person press dice, or not."""
        self._interactive = interactive
        self._tell_buttons()
        self._adjust()

    def set_style(self, style: DiceStyle) -> None:
        """Use dice of another make; those with digits lie so that one can read them."""
        self._scenes.set_style(style)
        self.finish()
        self._upright = style.numerals
        self._arrange()
        self.update()

    def set_colors(self, colors: TableColors) -> None:
        """Use other colours for the table."""
        self._scenes.set_colors(colors)
        self.update()

    def set_motion(self, settings: MotionSettings) -> None:
        """Use other durations from the next motion on."""
        self._settings = settings

    def finish(self) -> None:
        """End all motion at once, exactly where it would have ended."""
        if self.is_moving:
            self._complete()

    @property
    def is_moving(self) -> bool:
        """Whether anything is in motion."""
        return self._dance.is_moving

    @property
    def is_rolling(self) -> bool:
        """Whether a roll has begun whose outcome is not yet shown."""
        return self._dance.is_rolling

    # Motion

    def _get_progress(self) -> float:
        return self._dance.progress

    def _set_progress(self, progress: float) -> None:
        if self.is_moving:
            self._dance.progress = progress
            self._update_moved()

    progress = Property(float, _get_progress, _set_progress)

    def _start(self, duration: int) -> None:
        self._animation.stop()
        if duration <= 0 or not self.isVisible():
            self._complete()
            return
        self._animation.setDuration(duration)
        self._animation.start()

    def _halt(self) -> None:
        self._animation.stop()
        self._dance.halt()
        self._before_roll = None

    def _complete(self) -> None:
        was_rolling = self.is_rolling
        if self._dance.motion is Motion.FADE:
            self.update()
        self._halt()
        self._update_moved()
        if was_rolling:
            self._announce_end()

    def _announce_end(self) -> None:
        self._tell_buttons()
        self.rolling_changed.emit(self.is_rolling)
        self.settled.emit()

    def _adjust(self) -> None:
        """Follow focus, pointer and highlight; a roll goes on undisturbed."""
        if self.is_rolling:
            self._update_moved()
        else:
            self._retarget()

    def _retarget(self) -> None:
        """Move from where the dice are now to where they belong."""
        now = self._dance.resting_now()
        self._halt()
        self._arrange()
        self._tell_buttons()
        if now == self._dance.rests or self._faces is None:
            self._update_moved()
            return
        self._dance.begin(Motion.SLIDE, now, {})
        self._start(0 if self._settings.reduced else self._settings.slide_ms)

    # Where things are

    def _make_dice(self, count: int) -> None:
        self._halt()
        old = self._buttons
        for button in old:
            button.blockSignals(True)  # noqa: FBT003 - Qt's own argument
        self._faces, self._held, self._lit = None, frozenset(), frozenset()
        self._lies = [chance_lie(self._seed, self._rolls, index) for index in range(count)]
        self._buttons = [DieButton(position, self._interrupt, self) for position in range(count)]
        self._layout = table_layout(float(self.width()), float(self.height()), count)
        self._arrange()
        self._tell_buttons()
        for button in self._buttons:
            button.toggle_requested.connect(self.die_clicked)
            button.appearance_changed.connect(self._adjust)
            button.move_requested.connect(self._move_focus)
            button.show()
        for button in old:
            button.hide()
            button.deleteLater()

    def _arrange(self) -> None:
        """Work out where every die belongs, and lay its control there."""
        faces = self._faces or (1,) * len(self._buttons)
        self._dance.rests = []
        for position, (face, chance) in enumerate(zip(faces, self._lies, strict=True)):
            lie = chance._replace(quarter=0) if self._upright else chance
            held, lift = position in self._held, self._lift(position)
            rest = rest_of(self._layout, position, face, lie, held=held, lift=lift)
            self._dance.rests.append(rest)
            side = rest.size * 1.16
            box = QRectF(rest.x - side / 2.0, rest.y - side / 2.0, side, side)
            self._buttons[position].setGeometry(box.toAlignedRect())

    def _lift(self, position: int) -> float:
        if self._faces is None or self.is_rolling:
            return 0.0
        if position in self._lit:
            return _LIT
        button = self._buttons[position]
        return _HOVERED if button.hovered and button.isEnabled() else 0.0

    def _tell_buttons(self) -> None:
        usable = self._interactive and self._faces is not None
        for position, button in enumerate(self._buttons):
            button.setEnabled(usable)
            face = None if self._faces is None else self._faces[position]
            held = position in self._held
            button.show_state(face, held=held, rolling=self.is_rolling and not held)

    def _move_focus(self, position: int) -> None:
        last = len(self._buttons) - 1
        self._buttons[max(0, min(position, last))].setFocus()

    def _interrupt(self) -> bool:
        """End a roll and tell whether there was one."""
        if not self.is_rolling:
            return False
        self.finish()
        return True

    # Painting

    def _scene(self) -> Scene:
        focused = [i for i, button in enumerate(self._buttons) if button.hasFocus()]
        focus = focused[0] if focused else None
        if self._faces is None:
            return Scene([None] * len(self._buttons), focused=focus, cup=0.0)
        poses, cup = self._dance.poses(), None
        before, progress = self._before_roll, self._dance.progress
        leaving = before is not None and before.cup is not None and progress < SWEEP
        if leaving and self._dance.motion is Motion.ROLL:
            cup = progress / SWEEP
        numbered = self._dance.lying(poses) - self._held
        return Scene(poses, self._dance.moving(poses), self._lit, focus, cup, numbered)

    def _update_moved(self) -> None:
        """Ask for what changed since the last picture to be painted."""
        if self._painted is None or self._dance.motion is Motion.FADE:
            self.update()
        else:
            self.update(self._scenes.changed(self._layout, self._scene(), self._painted))

    @override
    def paintEvent(self, event: QPaintEvent, /) -> None:
        self._painted = scene = self._scene()
        ratio = self.devicePixelRatioF()
        painter = QPainter(self)
        self._scenes.paint(painter, self._layout, scene, ratio, event.region())
        if self._dance.motion is Motion.FADE and self._before_roll is not None:
            old, share = self._before_roll, 1.0 - self._dance.progress
            self._scenes.paint_over(painter, self._layout, old, ratio, share)
        painter.end()

    # Qt's own

    @override
    def resizeEvent(self, event: QResizeEvent, /) -> None:
        self.finish()
        size, count = event.size(), len(self._buttons)
        self._layout = table_layout(float(size.width()), float(size.height()), count)
        self._arrange()
        self.update()

    @override
    def hideEvent(self, event: QHideEvent, /) -> None:
        self.finish()
        super().hideEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent, /) -> None:
        if self._interrupt():
            event.accept()
        else:
            super().mousePressEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        if self._interrupt():
            event.accept()
        else:
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent, /) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._scenes.set_font(self.font())
            self.update()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Dice"))

    @override
    def sizeHint(self) -> QSize:
        return _SIZE

    @override
    def minimumSizeHint(self) -> QSize:
        return _LEAST
