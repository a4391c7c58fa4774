"""Where everything on the table lies for a widget of some size."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from yatzy_desktop.widgets.physics import Felt

TRAY_SCALE = 0.78  # of a die in the tray, against one on the felt
_SLOT_PITCH = 1.34  # slot to slot, in tray dice
_SLOT_SIDE = 1.22
_TRAY_HEIGHT = 1.62  # in tray dice
_ROOM = 3.95  # felt for each loose die, in squares of a die: enough for them to fall by chance
_LEAST_ROOM = 2.1  # felt across and along, in dice, that even one die needs to tumble
_ABOVE, _BELOW = 0.25, 0.10  # kept free of resting dice at the felt's ends, in dice
_LARGEST_DIE = 190.0
_SMALLEST_DIE = 20.0


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles and places in logical pixels; ``slots`` has one per die.

    ``play`` is the part of the felt on which dice may come to lie.
    """

    width: float
    height: float
    rim: float
    felt: QRectF
    play: QRectF
    tray: QRectF
    die: float
    slots: tuple[QRectF, ...]

    @property
    def tray_die(self) -> float:
        """The size of a die in the tray."""
        return self.die * TRAY_SCALE

    @property
    def ground(self) -> Felt:
        """The room to tumble in, in dice."""
        return Felt(self.play.width() / self.die, self.play.height() / self.die)

    def pixels(self, x: float, y: float) -> QPointF:
        """Return the pixels of a place that is told in dice from the middle, y away from us."""
        middle = self.play.center()
        return QPointF(middle.x() + x * self.die, middle.y() - y * self.die)

    def in_dice(self, place: QPointF) -> tuple[float, float]:
        """Return where a place in pixels is, in dice from the middle."""
        middle = self.play.center()
        return ((place.x() - middle.x()) / self.die, (middle.y() - place.y()) / self.die)


def _die_size(width: float, height: float, count: int) -> float:
    """Return the largest size at which the tray takes all dice and the felt scatters them."""
    taken = _TRAY_HEIGHT * TRAY_SCALE + _ABOVE + _BELOW
    # The largest size for which width * (height - taken * size) holds the room of all dice.
    half = taken * width / (2.0 * _ROOM * count)
    size = min(
        math.sqrt(half * half + width * height / (_ROOM * count)) - half,
        width / _LEAST_ROOM,
        height / (_LEAST_ROOM + taken),
        width / ((count * _SLOT_PITCH + 0.2) * TRAY_SCALE),
    )
    return max(_SMALLEST_DIE, min(size, _LARGEST_DIE))


def _rim(width: float, height: float) -> float:
    return max(9.0, min(width, height) * 0.03)


def rim_corner(width: float, height: float) -> float:
    """Return the radius of the outer corners of a table's rim, in logical pixels."""
    return _rim(width, height) * 0.9


def table_layout(width: float, height: float, count: int) -> TableLayout:
    """Return the layout of a table of a size (logical pixels) for a number of dice (1 or more)."""
    rim = _rim(width, height)
    inner_width, inner_height = width - 2.0 * rim, height - 2.0 * rim
    die = _die_size(inner_width, inner_height, count)
    tray_height = die * TRAY_SCALE * _TRAY_HEIGHT
    felt = QRectF(rim, rim, inner_width, inner_height - tray_height)
    play = felt.adjusted(0.0, die * _ABOVE, 0.0, -die * _BELOW)
    tray = QRectF(rim, felt.bottom(), inner_width, tray_height)
    side, pitch = die * TRAY_SCALE * _SLOT_SIDE, die * TRAY_SCALE * _SLOT_PITCH
    middle = tray.center()
    slots = tuple(
        QRectF(
            middle.x() + (index - (count - 1) / 2.0) * pitch - side / 2.0,
            middle.y() - side / 2.0,
            side,
            side,
        )
        for index in range(count)
    )
    return TableLayout(width, height, rim, felt, play, tray, die, slots)
