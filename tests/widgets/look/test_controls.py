"""Controls are seen in every theme, and answer to what is seen of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import yatzy_desktop.widgets
from yatzy_desktop.widgets.look.choice_card import ChoiceCard
from yatzy_desktop.widgets.look.controls import CheckBox, ComboBox, Slider, SpinBox
from yatzy_desktop.widgets.look.frames import frame_color
from yatzy_desktop.widgets.look.text_field import TextField
from yatzy_desktop.widgets.look.theme import INDICATOR_CONTRAST, contrast, load_theme

LEFT = Qt.MouseButton.LeftButton
THEMES = ("light", "dark")
KINDS: dict[str, Callable[[], QWidget]] = {
    "check box": CheckBox,
    "slider": Slider,
    "combo box": ComboBox,
    "spin box": SpinBox,
    "text field": TextField,
}


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def shown(window: QWidget, control: QWidget, theme: str) -> QPalette:
    palette = load_theme(theme).palette()
    window.setPalette(palette)
    control.setParent(window)
    control.resize(control.sizeHint().width() + 40, control.sizeHint().height())
    control.move(10, 10)
    window.resize(control.width() + 20, control.height() + 20)
    window.show()
    return palette


def seen(control: QWidget) -> set[str]:
    """Return all colours in a picture of the control."""
    image = control.window().grab(control.geometry()).toImage()
    every = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(x, y).name() for x, y in every}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", KINDS)
def test_frames_stand_out_from_the_window(window: QWidget, kind: str, theme: str) -> None:
    control = KINDS[kind]()
    palette = shown(window, control, theme)
    control.clearFocus()
    color = frame_color(palette)
    role = QPalette.ColorRole
    for ground in (role.Window, role.Base, role.Button):
        assert contrast(color, palette.color(ground)) >= INDICATOR_CONTRAST
    best = max(contrast(QColor(each), palette.color(role.Window)) for each in seen(control))
    assert best >= INDICATOR_CONTRAST * 0.95


@pytest.mark.parametrize("theme", THEMES)
def test_ticks_stand_out_from_the_window(window: QWidget, theme: str) -> None:
    slider = Slider()
    slider.setRange(100, 200)
    slider.setTickInterval(25)
    slider.setTickPosition(Slider.TickPosition.TicksBelow)
    palette = shown(window, slider, theme)
    image = slider.grab().toImage()
    ground = palette.color(QPalette.ColorRole.Window)
    found = set()
    for y in range(image.height() // 2, image.height()):
        row = [image.pixelColor(x, y) for x in range(image.width())]
        marks = [contrast(color, ground) > INDICATOR_CONTRAST * 0.8 for color in row]
        pairs = zip([False, *marks], marks, strict=False)
        found.add(sum(mark and not before for before, mark in pairs))
    assert 5 in found


def test_a_mark_is_seen_and_goes(window: QWidget) -> None:
    box = CheckBox()
    box.setText("Celebrate")
    shown(window, box, "dark")
    empty = box.grab().toImage()
    QTest.mouseClick(box, LEFT, pos=QPoint(8, box.height() // 2))
    assert box.isChecked()
    assert box.grab().toImage() != empty
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert not box.isChecked()


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_a_check_box_answers_to_its_text_but_not_beside_it(
    window: QWidget, direction: Qt.LayoutDirection
) -> None:
    box = CheckBox()
    box.setText("Celebrate")
    box.setLayoutDirection(direction)
    shown(window, box, "light")
    box.resize(box.sizeHint().width() + 100, box.height())
    ends = [QPoint(box.sizeHint().width() - 6, 8), QPoint(box.width() - 6, 8)]
    if direction is Qt.LayoutDirection.RightToLeft:
        ends = [QPoint(box.width() - each.x(), each.y()) for each in ends]
    QTest.mouseClick(box, LEFT, pos=ends[1])
    assert not box.isChecked()
    QTest.mouseClick(box, LEFT, pos=ends[0])
    assert box.isChecked()


def test_a_check_box_grows_with_the_text(window: QWidget) -> None:
    box = CheckBox()
    box.setText("Celebrate")
    shown(window, box, "light")
    before, font = box.sizeHint(), box.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    box.setFont(font)
    assert box.sizeHint().width() > before.width() * 1.8
    assert box.sizeHint().height() > before.height()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_focus_is_seen(qtbot: QtBot, window: QWidget, kind: str, theme: str) -> None:
    control = KINDS[kind]()
    palette = shown(window, control, theme)
    control.window().activateWindow()
    control.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(control.hasFocus)
    assert palette.link().color().name() in seen(control)


def test_no_dialog_uses_controls_whose_frames_vanish() -> None:
    bare = re.compile(r"= Q(CheckBox|Slider|ComboBox|SpinBox|LineEdit)\(")
    for path in Path(yatzy_desktop.widgets.__path__[0]).rglob("*.py"):
        assert bare.findall(path.read_text(encoding="utf-8")) == [], path.name


def test_a_name_with_an_ampersand_is_shown_as_it_is(window: QWidget) -> None:
    card = ChoiceCard(parent=window)
    card.set_texts("5&6 dice")
    assert card.text() == "5&&6 dice"
    assert card.shortcut().isEmpty()
