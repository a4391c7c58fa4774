"""The stage of a table: keeps its dice in motion and paints them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import (
    Property,
    QMetaMethod,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dice import IVORY
from yatzy_desktop.widgets.look import theme_of
from yatzy_desktop.widgets.physics import Hit, Surface
from yatzy_desktop.widgets.table.buttons import DieRow
from yatzy_desktop.widgets.table.choreography import Choreography, Motion, standing_cup
from yatzy_desktop.widgets.table.colors import TableColors
from yatzy_desktop.widgets.table.cup import CupPose
from yatzy_desktop.widgets.table.dice_button import DieButton
from yatzy_desktop.widgets.table.layout import table_layout
from yatzy_desktop.widgets.table.motion import Lie, MotionSettings, Rest, rest_of
from yatzy_desktop.widgets.table.numbers import number_boxes
from yatzy_desktop.widgets.table.places import Places
from yatzy_desktop.widgets.table.scene import Scene, ScenePainter

_LIT, _HOVERED, _CARRIED = 0.22, 0.09, 0.45  # lift in dice
_REFINE_MS = 120  # after the last change of size
_NOTHING_LEFT = object()
_CUT_SHORT = Hit(Surface.FELT, 0.6, 0.0)


class TableStage(QWidget):
    """A table on which dice lie and move; what they do, the table itself says.

    ``settled`` follows every roll, however it ended; nothing about a roll is told before it.
    ``hit`` carries each Hit to be heard, when it is seen.
    """

    settled = Signal()
    rolling_changed = Signal(bool)
    hit = Signal(object)

    def __init__(self, parent: QWidget | None, seed: int) -> None:
        super().__init__(parent)
        self._places = Places(seed)
        self._first_lies: list[Lie] = []
        self._faces: tuple[int, ...] | None = None
        self._held: frozenset[int] = frozenset()
        self._lit: frozenset[int] = frozenset()
        self._shining: frozenset[int] = frozenset()
        self._numbers: dict[int, QRectF] = {}
        self._interactive = True
        self._upright = False
        self._carried: tuple[int, QPointF] | None = None
        self._settings = MotionSettings()
        self._dance = Choreography()
        self._scenes = ScenePainter(TableColors.from_theme(theme_of(self)), IVORY)
        self._scenes.set_font(self.font())
        self._row = DieRow(self, self._interrupt, self._connect_die)
        self._layout = table_layout(float(self.width()), float(self.height()), 1)
        self._before_roll: Scene | None = None
        self._painted: Scene | None = None
        self._refining: Iterator[None] | None = None
        self._refine_timer = QTimer(self)
        self._refine_timer.timeout.connect(self._refine_on)
        self._animation = QPropertyAnimation(self, b"progress", self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.finished.connect(self._end_motion)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._shine = QVariantAnimation(self)
        self._shine.setStartValue(0.0)
        self._shine.setEndValue(1.0)
        self._shine.valueChanged.connect(self._update_moved)
        self._shine.finished.connect(self._end_shine)

    def finish(self) -> None:
        """End all motion at once, exactly where it would have ended."""
        if self._dance.motion is Motion.SHAKE:
            self._halt()
            self.update()
        elif self.is_moving:
            self._complete()

    @property
    def held(self) -> frozenset[int]:
        """The places of the dice in the tray."""
        return self._held

    @property
    def is_moving(self) -> bool:
        """Whether anything is in motion."""
        return self._dance.is_moving

    @property
    def is_rolling(self) -> bool:
        """Whether a roll has begun whose outcome is not yet shown."""
        return self._dance.is_rolling

    @property
    def foot_of_felt(self) -> QPoint:
        """The middle of the felt's lower edge: below it the tray begins."""
        felt = self._layout.felt
        return QPoint(round(felt.center().x()), round(felt.bottom()))

    @property
    def lies(self) -> list[tuple[float, ...]]:
        """How the dice lie on the felt, each in numbers that `lay` takes."""
        return [(*lie.spot, *lie[1:]) for lie in self._places.lies]

    def lay(self, lies: Sequence[tuple[float, ...]]) -> None:
        """Let the dice lie as so many did before, once the table has its first size."""
        alike = [len(lie) for lie in lies] == [len(lie) for lie in self.lies]
        if alike and not self.is_moving:
            self._first_lies = [
                Lie((x, y), yaw, tray, round(turn)) for x, y, yaw, tray, turn in lies
            ]
            self._places.lies = list(self._first_lies)
            self._arrange()
            self._tell_buttons()
            self.update()

    # Motion

    def _get_progress(self) -> float:
        return self._dance.progress

    def _set_progress(self, progress: float) -> None:
        if self.is_moving:
            before, self._dance.progress = self._dance.progress, progress
            if self._is_listened_to():
                for hit in self._dance.heard(before):
                    self.hit.emit(hit)
            self._update_moved()

    progress = Property(float, _get_progress, _set_progress)

    def _is_listened_to(self) -> bool:
        return self.isSignalConnected(QMetaMethod.fromSignal(self.hit))

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
        self._end_shine()

    def _end_shine(self) -> None:
        if self._shining:
            self._shine.stop()
            self._shining = frozenset()
            self._update_moved()

    def _end_motion(self) -> None:
        """Leave the cup in the hand that holds it, and come to the end of everything else."""
        if self._dance.motion is not Motion.SHAKE:
            self._complete()

    def _complete(self) -> None:
        was_rolling, cut_short = self.is_rolling, self._dance.progress < 1.0
        if self._dance.motion is Motion.FADE:
            self.update()
        self._halt()
        self._update_moved()
        if was_rolling:
            if cut_short and self._is_listened_to():
                self.hit.emit(_CUT_SHORT)
            self._announce_end()

    def _announce_end(self) -> None:
        self._tell_buttons()
        self.rolling_changed.emit(self.is_rolling)
        self.settled.emit()

    def _adjust(self) -> None:
        """Follow focus, pointer and highlight; a roll and a shaken cup go on undisturbed."""
        if self.is_rolling or self._dance.motion is Motion.SHAKE:
            self._update_moved()
        else:
            self._retarget()

    def _retarget(self) -> None:
        """Move from where the dice are now to where they belong."""
        now = self._dance.resting_now()
        if self._carried is not None:
            now[self._carried[0]] = self._carried_rest(*self._carried)
        shining, self._shining = self._shining, frozenset()
        self._halt()
        self._shining = shining
        self._arrange()
        self._tell_buttons()
        if now == self._dance.rests or self._faces is None:
            self._update_moved()
            return
        self._dance.begin(Motion.SLIDE, now)
        self._start(0 if self._settings.reduced else self._settings.slide_ms)

    # Where things are

    def _make_dice(self, count: int) -> None:
        self._halt()
        self._faces, self._held, self._lit = None, frozenset(), frozenset()
        self._row.make(count)
        self._layout = table_layout(float(self.width()), float(self.height()), count)
        self._places.begin(self._layout.ground, count)
        self._arrange()
        self._tell_buttons()
        self._row.show()

    def _connect_die(self, button: DieButton) -> None:
        button.appearance_changed.connect(self._adjust)

    def _arrange(self) -> None:
        """Work out where every die belongs, and lay its control there."""
        faces = self._faces or (1,) * len(self._row)
        self._dance.rests = []
        for position, (face, chance) in enumerate(zip(faces, self._places.lies, strict=True)):
            lie = chance._replace(quarter=0) if self._upright else chance
            held, lift = position in self._held, self._lift(position)
            rest = rest_of(self._layout, position, face, lie, held=held, lift=lift)
            self._dance.rests.append(rest)
        self._row.lay(self._dance.rests)
        rests = enumerate(self._dance.rests)
        loose = {index: rest for index, rest in rests if index not in self._held}
        self._numbers = number_boxes(loose, self._layout.felt)

    def _lift(self, position: int) -> float:
        if self._faces is None or self.is_rolling:
            return 0.0
        if position in self._lit:
            return _LIT
        return _HOVERED if self._row.is_pointed_at(position) else 0.0

    def _tell_buttons(self) -> None:
        usable = self._interactive
        self._row.tell(self._faces, self._held, usable=usable, rolling=self.is_rolling)
        if not usable:
            self._carried = None

    def _interrupt(self) -> bool:
        """End a roll and tell whether there was one."""
        if not self.is_rolling:
            return False
        self.finish()
        return True

    # Painting

    def _scene(self) -> Scene:
        focus, count = self._row.focused, len(self._row)
        dance, layout = self._dance, self._layout
        if self._faces is None:
            return Scene([None] * count, focused=focus, cup=self._cup())
        cup = self._cup()
        if cup is not None:
            shaken = dance.shaken(cup, self._held)
            return Scene(shaken, dance.moving(shaken), focused=focus, cup=cup)
        poses = dance.poses()
        moving = dance.moving(poses)
        lying = dance.lying(poses)
        if self._carried is not None:
            place, _ = self._carried
            poses[place] = self._carried_rest(*self._carried).pose()
            moving, lying = moving | {place}, lying - {place}
        cup = dance.cup(layout) if dance.motion is Motion.ROLL else None
        numbers = {at: box for at, box in self._numbers.items() if at in lying}
        share = float(self._shine.currentValue() or 0.0) if self._shining else 0.0
        pouring = dance.pouring(poses, cup)
        return Scene(poses, moving, self._lit, focus, cup, numbers, self._shining, share, pouring)

    def _cup(self) -> CupPose | None:
        """Return the cup while no roll is seen."""
        standing = self._faces is None
        if self._dance.motion is Motion.SHAKE:
            return self._dance.shaken_cup(self._layout, standing=standing)
        return standing_cup(self._layout) if standing else None

    def _carried_rest(self, position: int, at: QPointF) -> Rest:
        rest = self._dance.rests[position]
        return rest._replace(
            x=at.x(), y=at.y(), size=self._layout.die, lift=_CARRIED * self._layout.die
        )

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
        self._scenes.set_around(self.palette().window().color())
        self._scenes.paint(painter, self._layout, scene, ratio, event.region())
        if self._dance.motion is Motion.FADE and self._before_roll is not None:
            old, share = self._before_roll, 1.0 - self._dance.progress
            self._scenes.paint_over(painter, self._layout, old, ratio, share)
        painter.end()

    # Qt's own

    @override
    def resizeEvent(self, event: QResizeEvent, /) -> None:
        self.finish()
        size, count, old = event.size(), len(self._row), self._layout.ground
        self._layout = table_layout(float(size.width()), float(size.height()), count)
        loose = [position for position in range(count) if position not in self._held]
        self._places.resize(old, self._layout.ground, loose)
        if self._painted is None and len(self._first_lies) == count:
            self._places.lies = list(self._first_lies)
        self._arrange()
        if self.isVisible() and self._painted is not None:
            self._scenes.is_rough = True
            self._refining = None
            self._refine_timer.start(_REFINE_MS)
        self.update()

    def refine(self) -> None:
        """Draw the table well at once, where a change of size has only stretched it so far."""
        if self._scenes.is_rough:
            self._refine_timer.stop()
            self._refining = None
            self._scenes.is_rough = False
            self.update()

    def _refine_on(self) -> None:
        """Go on to draw the table well: a step at a time, for a large one takes long."""
        if self._refining is None:
            ratio = self.devicePixelRatioF()
            self._refining = self._scenes.refined(self._layout, self._scene(), ratio)
            self._refine_timer.start(0)
        if next(self._refining, _NOTHING_LEFT) is _NOTHING_LEFT:
            self.refine()

    @override
    def hideEvent(self, event: QHideEvent, /) -> None:
        self.finish()
        super().hideEvent(event)
