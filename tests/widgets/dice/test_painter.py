from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from yatzy_desktop.widgets.dice.body import Body, hull
from yatzy_desktop.widgets.dice.geometry import (
    Camera,
    DiePose,
    axis_rotation,
    multiply,
    rest_rotation,
)
from yatzy_desktop.widgets.dice.painter import DicePainter
from yatzy_desktop.widgets.dice.style import DICE_STYLES, IVORY, DiceStyle

SIDE = 200
VIEW = Camera(100.0, 100.0, 400.0).view(100.0, 100.0)


def flat(face: int, yaw: float = 0.2) -> DiePose:
    return DiePose(100.0, 100.0, 0.0, 100.0, rest_rotation(face, yaw), yaw)


def picture(paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def painted(pose: DiePose, style: DiceStyle = IVORY, *, quick: bool = False) -> QImage:
    dice = DicePainter(style)
    way = dice.paint_quick if quick else dice.paint
    return picture(lambda painter: way(painter, pose, VIEW))


def covered(image: QImage) -> set[tuple[int, int]]:
    return {
        (x, y) for x in range(SIDE) for y in range(SIDE) if image.pixelColor(x, y).alpha() > 127
    }


def light(image: QImage, x: float, y: float) -> float:
    return image.pixelColor(round(x), round(y)).lightnessF()


pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.mark.parametrize("style", DICE_STYLES.values(), ids=lambda style: style.key)
def test_every_face_of_every_style_looks_different(style: DiceStyle) -> None:
    images = [painted(flat(face), style) for face in range(1, 7)]
    for index, image in enumerate(images):
        assert all(image != other for other in images[index + 1 :])


@pytest.mark.parametrize("face", range(1, 7))
def test_marks_stand_out_from_the_top_face(face: int) -> None:
    pose = flat(face, yaw=0.0)
    placed = Body(pose, VIEW)
    top = next(side for side in placed.faces() if side.number == face)
    image = painted(pose)
    mapping = placed.face_transform(top)
    plain = mapping.map(QPointF(0.24, 0.1))
    pip = mapping.map(QPointF(0.0, 0.0) if face in {1, 3, 5} else QPointF(-0.47, 0.47))
    assert light(image, plain.x(), plain.y()) - light(image, pip.x(), pip.y()) > 0.5


def test_light_comes_from_the_upper_left() -> None:
    image = painted(DiePose(100.0, 100.0, 0.0, 100.0, rest_rotation(1, 0.0), 0.0))
    top, front = light(image, 80, 85), light(image, 100, 147)
    assert top > front + 0.2
    tilted = multiply(axis_rotation((0.6, 0.8, 0.0), 0.5), rest_rotation(1, 0.0))
    away = multiply(axis_rotation((-0.6, -0.8, 0.0), 0.5), rest_rotation(1, 0.0))
    assert light(painted(DiePose(100, 100, 0, 100, away, 0.0)), 90, 85) > light(
        painted(DiePose(100, 100, 0, 100, tilted, 0.0)), 110, 115
    )


@pytest.mark.parametrize("turn", [0.0, 0.4, 0.9, 1.3, 2.2])
def test_the_quick_way_has_the_same_outline(turn: float) -> None:
    matrix = multiply(axis_rotation((0.6, 0.8, 0.0), turn), rest_rotation(4, 0.3))
    pose = DiePose(100.0, 100.0, 0.0, 100.0, matrix, 0.3)
    smooth, quick = covered(painted(pose)), covered(painted(pose, quick=True))
    assert len(smooth ^ quick) < 0.01 * len(smooth)


@pytest.mark.parametrize("turn", [0.0, 0.35, 0.785, 1.2, 3.0])
def test_nothing_sticks_out_of_the_outline(turn: float) -> None:
    matrix = multiply(axis_rotation((0.0, 1.0, 0.0), turn), rest_rotation(2, 0.5))
    pose = DiePose(100.0, 100.0, 0.0, 100.0, matrix, 0.5)
    dice = DicePainter(IVORY)
    red = QColor(255, 0, 0)
    halo = picture(lambda painter: dice.paint_halo(painter, pose, VIEW, red, 2.5))
    body = covered(painted(pose))
    assert body <= covered(halo)
    assert len(body) > 0.9 * len(covered(halo))


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_at_rest_shows_mostly_its_top_and_never_its_bottom(face: int) -> None:
    placed = Body(flat(face), VIEW)
    seen = {side.number: side.normal[2] for side in placed.faces()}
    assert max(seen, key=seen.__getitem__) == face
    assert 7 - face not in seen
    assert len(seen) in {2, 3}


def test_a_hull_keeps_only_the_outer_points(qtbot: QtBot) -> None:
    assert qtbot is not None
    square = [QPointF(0, 0), QPointF(4, 0), QPointF(4, 4), QPointF(0, 4)]
    outline = hull([*square, QPointF(2, 2), QPointF(1, 3)])
    assert {(p.x(), p.y()) for p in outline.toList()} == {(0, 0), (4, 0), (4, 4), (0, 4)}
