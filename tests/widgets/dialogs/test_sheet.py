from __future__ import annotations

from typing import TypeVar

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from yatzy_desktop.adapters.storage.settings import Settings
from yatzy_desktop.widgets.dialogs.preferences import PreferencesDialog
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.look.text_labels import TextLabel

Dialog = TypeVar("Dialog", bound=SheetDialog)


class LongDialog(SheetDialog):
    """Many fields below each other, each with a label."""

    def __init__(self) -> None:
        super().__init__()
        self.heading.setText("Fields")
        column = QVBoxLayout(self.body)
        self.fields = [QLineEdit(self) for _ in range(6)]
        for number, field in enumerate(self.fields):
            label = TextLabel(self, factor=1.2)
            label.setText(f"Field {number}")
            column.addWidget(label)
            column.addWidget(field)


@pytest.fixture
def dialog(qtbot: QtBot) -> LongDialog:
    return shown(qtbot, LongDialog())


def shown(qtbot: QtBot, dialog: Dialog) -> Dialog:
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def enlarge(dialog: SheetDialog, factor: float) -> None:
    font = dialog.font()
    font.setPointSizeF(font.pointSizeF() * factor)
    dialog.setFont(font)


def is_in_sight(dialog: SheetDialog, part: QWidget) -> bool:
    viewport = dialog.scroll_area.viewport()
    place = QRect(part.mapTo(viewport, part.rect().topLeft()), part.size())
    return viewport.rect().contains(place)


def test_it_grows_with_the_text_and_stays_on_the_screen(dialog: LongDialog, qtbot: QtBot) -> None:
    before, room = dialog.size(), dialog.screen().availableGeometry()
    dialog.move(room.bottomRight() - dialog.rect().bottomRight())
    enlarge(dialog, 1.25)
    assert dialog.height() > before.height()
    qtbot.waitUntil(lambda: dialog.scroll_area.verticalScrollBar().maximum() == 0)
    assert room.contains(dialog.frameGeometry())
    enlarge(dialog, 4)
    assert room.contains(dialog.frameGeometry())


@pytest.mark.parametrize("place", [0, 3, 5])
def test_what_has_the_focus_stays_in_sight(dialog: LongDialog, qtbot: QtBot, place: int) -> None:
    field = dialog.fields[place]
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    for _ in range(5):
        enlarge(dialog, 1.4)
        qtbot.waitUntil(lambda: is_in_sight(dialog, field))
    assert dialog.scroll_area.verticalScrollBar().maximum() > 0
    assert dialog.focusWidget() is field


def test_the_size_of_the_text_is_chosen_on_a_slider_that_stays(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Settings())
    first = dialog.font().pointSizeF()

    def follow(name: str, value: object) -> None:
        assert (name, isinstance(value, int)) == ("text_size", True)
        font = dialog.font()
        font.setPointSizeF(first * dialog.text_size.value() / 100)
        dialog.setFont(font)

    dialog.setting_changed.connect(follow)
    slider = shown(qtbot, dialog).text_size
    slider.setFocus()
    for percent in range(110, 201, 10):
        QTest.keyClick(slider, Qt.Key.Key_Right)
        assert slider.value() == percent
        qtbot.waitUntil(lambda: is_in_sight(dialog, slider))


def test_larger_text_waits_until_the_slider_is_let_go(qtbot: QtBot) -> None:
    dialog = shown(qtbot, PreferencesDialog(Settings()))
    slider, sizes = dialog.text_size, list[object]()
    dialog.setting_changed.connect(lambda _name, value: sizes.append(value))
    slider.setSliderDown(True)
    for percent in (120, 154, 176):
        slider.setSliderPosition(percent)
        assert dialog.text_size_label.text() == f"{round(percent, -1)}%"
    assert sizes == []
    slider.setSliderDown(False)
    assert sizes == [180]
