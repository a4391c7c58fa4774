"""Draws a whole table from where its dice are: surface, cup, shadows, dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap, QRegion

from yatzy_desktop.widgets.dice import (
    Camera,
    DicePainter,
    DiceSprites,
    DiceStyle,
    DiePose,
    Matrix,
    ShadowPainter,
)
from yatzy_desktop.widgets.table.colors import TableColors
from yatzy_desktop.widgets.table.cup import (
    SPAN,
    TILTS,
    CupPose,
    cup_picture,
    opening,
    tilted_cup_picture,
)
from yatzy_desktop.widgets.table.layout import TableLayout
from yatzy_desktop.widgets.table.motion import NEARER, RISE
from yatzy_desktop.widgets.table.numbers import number_color, paint_numbers
from yatzy_desktop.widgets.table.shine import paint_shine
from yatzy_desktop.widgets.table.surface import TableSurface, lay_roughly

# Width in dice and alpha of the rings of light round a die, from the outside in.
_GLOW = (
    (0.15, 0.05),
    (0.13, 0.07),
    (0.11, 0.09),
    (0.09, 0.12),
    (0.07, 0.16),
    (0.055, 0.22),
    (0.036, 0.95),
)
_AROUND = 1.06  # reach of a die and its shadow from its middle, in dice


@dataclass(frozen=True, slots=True)
class Scene:
    """What is on the table at one moment.

    ``numbers`` are the boxes in which numbers of dice stand; ``shine`` is how far (0-1) the light
    round the ``shining`` dice has spread; ``pouring`` are those still in the cup.
    """

    dice: Sequence[DiePose | None]
    moving: frozenset[int] = frozenset()
    lit: frozenset[int] = frozenset()
    focused: int | None = None
    cup: CupPose | None = None
    numbers: Mapping[int, QRectF] = field(default_factory=dict)
    shining: frozenset[int] = frozenset()
    shine: float = 0.0
    pouring: frozenset[int] = frozenset()

    def marks(self, index: int) -> tuple[bool, bool, bool, QRectF | None, float | None]:
        """Return whether a die is in motion, lit, in focus, and its number and light."""
        return (
            index in self.moving,
            index in self.lit,
            index == self.focused,
            self.numbers.get(index),
            self.shine if index in self.shining else None,
        )


class ScenePainter:
    """Paints scenes; keeps pictures of what does not move.

    While it ``is_rough``, a table of another size is made of the one kept: drawing a large one
    anew takes longer than a frame.
    """

    def __init__(self, colors: TableColors, style: DiceStyle) -> None:
        self._font = QFont()
        self._around = QColor()
        self.is_rough = False
        self.set_colors(colors)
        self._style: DiceStyle | None = None
        self.set_style(style)

    def set_font(self, font: QFont) -> None:
        """Write the numbers of slots and dice in another font from the next picture on."""
        self._font = font

    def set_around(self, color: QColor) -> None:
        """Fill the corners beyond the rim with the colour that surrounds the table."""
        self._around = color

    def set_colors(self, colors: TableColors) -> None:
        """Use other colours from the next picture on."""
        self._colors = colors
        self._surface = TableSurface(colors)
        self._shadows = ShadowPainter(colors.shadow)
        self._number_color = number_color(colors)

    def set_style(self, style: DiceStyle) -> None:
        """Use other dice from the next picture on; pictures of the same ones are kept."""
        if style == self._style:
            return
        self._style = style
        self._dice = DicePainter(style)
        self._sprites = DiceSprites(self._dice)
        self._cups: dict[int, QPixmap] = {}
        self._cup_key: tuple[float, int, float] | None = None

    def paint(
        self, painter: QPainter, layout: TableLayout, scene: Scene, ratio: float, region: QRegion
    ) -> None:
        """Paint the part of a scene that touches a region, at a device pixel ratio."""
        surface = self._picture(layout, ratio)
        if self.is_rough:
            lay_roughly(painter, surface, layout)
        else:
            painter.drawPixmap(QPointF(0.0, 0.0), surface)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        cup = scene.cup
        if cup is not None:
            self._paint_cup(painter, layout, cup, len(scene.dice), ratio)
        shown = [
            (index, pose)
            for index, pose in enumerate(scene.dice)
            if pose is not None and region.intersects(die_bounds(pose))
        ]
        shown.sort(key=lambda entry: entry[1].y + 3.0 * entry[1].lift)
        if scene.numbers:
            paint_numbers(painter, scene.numbers, self._font, self._number_color)
        if scene.shining:
            lights = [scene.dice[index] for index in scene.shining]
            paint_shine(painter, lights, scene.shine, self._colors.highlight)
        camera = _camera(layout)
        inside = [entry for entry in shown if entry[0] in scene.pouring]
        outside = [entry for entry in shown if entry[0] not in scene.pouring]
        if cup is not None and inside:
            painter.save()
            painter.setClipPath(opening(cup, layout.die), Qt.ClipOperation.IntersectClip)
            for entry in inside:
                self._paint_die(painter, scene, entry, camera, ratio)
            painter.restore()
        for _, pose in outside:
            self._shadows.paint(painter, pose, ratio)
        for entry in outside:
            self._paint_die(painter, scene, entry, camera, ratio)

    def refined(self, layout: TableLayout, scene: Scene, ratio: float) -> Iterator[None]:
        """Draw well, in steps, what a rough picture only stretches."""
        yield from self._surface.prepare(layout, ratio, self._font, self._around)
        camera = _camera(layout)
        for index, pose in enumerate(scene.dice):
            if pose is not None and index not in scene.moving:
                self._sprites.prepare(_raised(pose), camera.view(pose.x, pose.y), ratio)
                yield

    def _paint_die(
        self,
        painter: QPainter,
        scene: Scene,
        entry: tuple[int, DiePose],
        camera: Camera,
        ratio: float,
    ) -> None:
        index, pose = entry
        raised, view = _raised(pose), camera.view(pose.x, pose.y)
        if index in scene.lit:
            self._paint_glow(painter, raised, view)
        if index == scene.focused:
            self._paint_focus(painter, raised, view)
        if index in scene.moving:
            self._dice.paint_quick(painter, raised, view)
        elif not (self.is_rough and self._sprites.paint_roughly(painter, raised, ratio)):
            self._sprites.paint(painter, raised, view, ratio)

    def _picture(self, layout: TableLayout, ratio: float) -> QPixmap:
        surface, around = self._surface, self._around
        return surface.picture(layout, ratio, self._font, around, rough=self.is_rough)

    def paint_over(
        self, painter: QPainter, layout: TableLayout, scene: Scene, ratio: float, opacity: float
    ) -> None:
        """Paint a whole scene over another one, let through by an opacity (0-1)."""
        picture = QPixmap(self._picture(layout, ratio).size())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        over = QPainter(picture)
        everything = QRegion(QRectF(0.0, 0.0, layout.width, layout.height).toAlignedRect())
        self.paint(over, layout, scene, ratio, everything)
        over.end()
        painter.setOpacity(opacity)
        painter.drawPixmap(QPointF(0.0, 0.0), picture)
        painter.setOpacity(1.0)

    def changed(self, layout: TableLayout, now: Scene, before: Scene) -> QRegion:
        """Return the part of the widget in which two scenes differ."""
        region = QRegion()
        for index, (new, old) in enumerate(zip_longest(now.dice, before.dice)):
            if new != old or now.marks(index) != before.marks(index):
                for pose in (new, old):
                    if pose is not None:
                        region += die_bounds(pose)
        if now.cup != before.cup:
            for scene in (now, before):
                if scene.cup is not None:
                    region += cup_bounds(layout, scene.cup)
        return region

    def _paint_cup(
        self, painter: QPainter, layout: TableLayout, cup: CupPose, count: int, ratio: float
    ) -> None:
        key = (layout.die, count, ratio)
        if self._cup_key != key:
            self._cups, self._cup_key = {}, key
        step = round(cup.tilt * TILTS)
        picture = self._cups.get(step)
        if picture is None:
            picture = self._cups[step] = (
                tilted_cup_picture(layout.die, step / TILTS, ratio)
                if step
                else cup_picture(self._dice, layout.die, count, ratio)
            )
        half = layout.die * SPAN / 2.0
        painter.drawPixmap(QPointF(cup.x - half, cup.y - half), picture)

    def _paint_glow(self, painter: QPainter, pose: DiePose, view: Matrix) -> None:
        color = QColor(self._colors.highlight)
        for width, alpha in _GLOW:
            color.setAlphaF(alpha)
            self._dice.paint_halo(painter, pose, view, color, width * pose.size)

    def _paint_focus(self, painter: QPainter, pose: DiePose, view: Matrix) -> None:
        gap = max(2.5, pose.size * 0.035)
        self._dice.paint_halo(painter, pose, view, self._colors.focus, gap * 2.1)
        self._dice.paint_halo(painter, pose, view, self._colors.felt_dark, gap)


def _camera(layout: TableLayout) -> Camera:
    middle = layout.felt.center()
    return Camera(middle.x(), middle.y(), max(layout.width, layout.height) / 2.0)


def _raised(pose: DiePose) -> DiePose:
    size = pose.size * (1.0 + NEARER * pose.lift / pose.size)
    return pose._replace(y=pose.y - pose.lift * RISE, size=size)


def die_bounds(pose: DiePose) -> QRect:
    """Return the box around a die, its glow and its shadow."""
    reach = pose.size * _AROUND + pose.lift * 1.3
    return QRectF(pose.x - reach, pose.y - reach, 2.0 * reach, 2.0 * reach).toAlignedRect()


def cup_bounds(layout: TableLayout, cup: CupPose) -> QRect:
    """Return the box around the cup."""
    side = layout.die * SPAN
    return QRectF(cup.x - side / 2, cup.y - side / 2, side, side).toAlignedRect()
