"""The table: dice tumble on its felt, and those held lie in its tray."""

from __future__ import annotations

from enum import Enum, auto
from itertools import zip_longest

from PySide6.QtCore import (
    Property,
    QEvent,
    QPropertyAnimation,
    QRectF,
    QSize,
    Signal,
)
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dice_button import DieButton
from yatzy_desktop.widgets.dice_geometry import DiePose
from yatzy_desktop.widgets.dice_style import IVORY, DiceStyle
from yatzy_desktop.widgets.table_colors import LIGHT_TABLE, TableColors
from yatzy_desktop.widgets.table_layout import table_layout
from yatzy_desktop.widgets.table_motion import (
    SWEEP,
    Lie,
    MotionSettings,
    Rest,
    Throw,
    between,
    chance_lie,
    plan_throws,
    rest_of,
)
from yatzy_desktop.widgets.table_scene import Scene, ScenePainter, die_bounds

_FADE_MS = 160  # of a roll when motion is reduced
_SLIDE_SHARE = 0.25  # of a roll in which dice that stay find their place


class _Motion(Enum):
    NONE = auto()
    SLIDE = auto()
    ROLL = auto()
    FADE = auto()


class DiceTable(QWidget):
    """Shows dice and says which one was pressed; knows no rules of the game.

    ``die_clicked`` carries a position from 0; the owner answers with ``set_held``.
    ``settled`` follows every roll, however it ended; nothing about a roll is told before it.
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
        self._settings = MotionSettings()
        self._motion = _Motion.NONE
        self._progress = 1.0
        self._scenes = ScenePainter(LIGHT_TABLE, IVORY)
        self._buttons: list[DieButton] = []
        self._lies: list[Lie] = []
        self._rests: list[Rest] = []
        self._starts: list[Rest] = []
        self._throws: dict[int, Throw] = {}
        self._old_scene: Scene | None = None
        self._cup_leaves = False
        self._painted: Scene | None = None
        self._animation = QPropertyAnimation(self, b"progress", self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.finished.connect(self._complete)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._layout = table_layout(760.0, 620.0, count)
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
        self._old_scene = self._scene()
        old = self._rests if self._faces is not None else []
        self._cup_leaves = self._faces is None
        self._rolls += 1
        for position in range(len(dice)):
            if position not in held:
                self._lies[position] = chance_lie(self._seed, self._rolls, position)
        self._faces, self._held, self._lit = dice, held, frozenset()
        self._motion = _Motion.FADE if self._settings.reduced else _Motion.ROLL
        self._arrange()
        self._starts = old or self._rests
        rolled = [position for position in range(len(dice)) if position not in held]
        self._throws = plan_throws(self._layout, rolled, old, self._rests, self._lies)
        self.rolling_changed.emit(self.is_rolling)
        fade = min(_FADE_MS, self._settings.roll_ms)
        self._start(fade if self._settings.reduced else self._settings.roll_ms)

    def set_held(self, held: frozenset[int]) -> None:
        """Let dice slide to the tray and back."""
        if held == self._held:
            return
        self._held = held
        self._retarget()

    def set_highlight(self, positions: frozenset[int]) -> None:
        """Lift the dice at some positions; rolling dice take no notice."""
        if positions == self._lit or self.is_rolling:
            return
        self._lit = positions
        self._retarget()

    def set_interactive(self, interactive: bool) -> None:  # noqa: FBT001 - a plain property
        """Let the person press dice, or not."""
        self._interactive = interactive
        self._tell_buttons()
        self._retarget()

    def set_style(self, style: DiceStyle) -> None:
        """Use dice of another make."""
        self._scenes.set_style(style)
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
        if self._motion is not _Motion.NONE:
            self._complete()

    @property
    def is_moving(self) -> bool:
        """Whether anything is in motion."""
        return self._motion is not _Motion.NONE

    @property
    def is_rolling(self) -> bool:
        """Whether a roll has begun whose outcome is not yet shown."""
        return self._motion in {_Motion.ROLL, _Motion.FADE}

    # Motion

    def _get_progress(self) -> float:
        return self._progress

    def _set_progress(self, progress: float) -> None:
        self._progress = progress
        if self._motion is _Motion.FADE:
            self.update()
        elif self._motion is not _Motion.NONE:
            self._update_moved()

    progress = Property(float, _get_progress, _set_progress)

    def _start(self, duration: int) -> None:
        self._animation.stop()
        self._progress = 0.0
        if duration <= 0 or not self.isVisible():
            self._complete()
            return
        self._animation.setDuration(duration)
        self._animation.start()

    def _halt(self) -> None:
        self._animation.stop()
        self._motion = _Motion.NONE
        self._progress = 1.0
        self._throws = {}
        self._old_scene = None
        self._cup_leaves = False

    def _complete(self) -> None:
        was_rolling, faded = self.is_rolling, self._motion is _Motion.FADE
        self._halt()
        self._update_moved()
        if faded:
            self.update()
        if was_rolling:
            self._announce_end()

    def _announce_end(self) -> None:
        self._tell_buttons()
        self.rolling_changed.emit(self.is_rolling)
        self.settled.emit()

    def _retarget(self) -> None:
        """Move from where the dice are now to where they belong; a roll only changes its end."""
        if self.is_rolling:
            self.finish()
        now = self._resting_now()
        self._halt()
        self._arrange()
        if now == self._rests or self._faces is None:
            self.update()
            return
        self._starts = now
        self._motion = _Motion.SLIDE
        self._start(0 if self._settings.reduced else self._settings.slide_ms)

    def _resting_now(self) -> list[Rest]:
        if self._motion is not _Motion.SLIDE:
            return list(self._rests)
        pairs = zip(self._starts, self._rests, strict=True)
        return [between(old, new, self._progress) for old, new in pairs]

    def _poses(self) -> list[DiePose | None]:
        if self._faces is None:
            return [None] * len(self._buttons)
        if self._motion is _Motion.SLIDE:
            return [rest.pose() for rest in self._resting_now()]
        if self._motion is not _Motion.ROLL:
            return [rest.pose() for rest in self._rests]
        share = min(1.0, self._progress / _SLIDE_SHARE)
        poses: list[DiePose | None] = []
        for position, (old, new) in enumerate(zip(self._starts, self._rests, strict=True)):
            throw = self._throws.get(position)
            poses.append(throw.pose(self._progress) if throw else between(old, new, share).pose())
        return poses

    # Where things are

    def _make_dice(self, count: int) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = [DieButton(position, self._interrupt, self) for position in range(count)]
        for button in self._buttons:
            button.toggle_requested.connect(self.die_clicked)
            button.appearance_changed.connect(self._retarget)
            button.move_requested.connect(self._move_focus)
            button.show()
        self._lies = [chance_lie(self._seed, self._rolls, index) for index in range(count)]
        self._faces, self._held, self._lit = None, frozenset(), frozenset()
        self._layout = table_layout(float(self.width()), float(self.height()), count)
        self._arrange()

    def _arrange(self) -> None:
        """Work out where every die belongs, and lay its control there."""
        faces = self._faces or (1,) * len(self._buttons)
        self._rests = []
        for position, (face, lie) in enumerate(zip(faces, self._lies, strict=True)):
            held = position in self._held
            rest = rest_of(self._layout, position, face, lie, held=held, lift=self._lift(position))
            self._rests.append(rest)
            side = rest.size * 1.16
            box = QRectF(rest.x - side / 2.0, rest.y - side / 2.0, side, side)
            self._buttons[position].setGeometry(box.toAlignedRect())
        self._tell_buttons()

    def _lift(self, position: int) -> float:
        if self._faces is None or self.is_rolling:
            return 0.0
        if position in self._lit:
            return 0.24
        button = self._buttons[position]
        return 0.1 if button.hovered and button.isEnabled() else 0.0

    def _tell_buttons(self) -> None:
        usable = self._interactive and self._faces is not None
        for position, button in enumerate(self._buttons):
            button.setEnabled(usable)
            face = None if self._faces is None else self._faces[position]
            rolling = self.is_rolling and position not in self._held
            button.show_state(face, held=position in self._held, rolling=rolling)

    def _move_focus(self, position: int) -> None:
        count = len(self._buttons)
        if -1 <= position < count:
            self._buttons[position].setFocus()

    def _interrupt(self) -> bool:
        """End a roll and tell whether there was one."""
        if not self.is_rolling:
            return False
        self.finish()
        return True

    # Painting

    def _scene(self) -> Scene:
        focused = [i for i, button in enumerate(self._buttons) if button.hasFocus()]
        cup: float | None = None
        if self._faces is None:
            cup = 0.0
        elif self._motion is _Motion.ROLL and self._cup_leaves and self._progress < SWEEP:
            cup = self._progress / SWEEP
        poses = self._poses()
        moving = frozenset(
            index
            for index, (pose, rest) in enumerate(zip(poses, self._rests, strict=True))
            if self.is_moving and pose != rest.pose()
        )
        return Scene(poses, moving, self._lit, focused[0] if focused else None, cup)

    def _update_moved(self) -> None:
        """Ask for what changed since the last picture to be painted."""
        now, before = self._scene(), self._painted
        region = QRegion()
        pairs = zip_longest(now.dice, before.dice if before else ())
        for index, (new, old) in enumerate(pairs):
            if new == old and now.marks(index) == (before.marks(index) if before else None):
                continue
            for pose in (new, old):
                if pose is not None:
                    region += die_bounds(pose)
        for scene in (now, before):
            if scene is not None and scene.cup is not None:
                region += self._scenes.cup_bounds(self._layout, scene.cup)
        self.update(region)

    @override
    def paintEvent(self, event: QPaintEvent, /) -> None:
        self._painted = self._scene()
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        self._scenes.paint(painter, self._layout, self._painted, ratio, event.region())
        painter.end()

    # Qt's own

    @override
    def resizeEvent(self, event: QResizeEvent, /) -> None:
        self.finish()
        size = event.size()
        self._layout = table_layout(float(size.width()), float(size.height()), len(self._buttons))
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
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Dice"))

    @override
    def sizeHint(self) -> QSize:
        return QSize(760, 620)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(380, 300)
