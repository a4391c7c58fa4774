"""No question, heading or button is cut: every dialog in every language and text size."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.helpers.catalogs import LANGUAGES
from tests.helpers.spoken import spoken
from tests.widgets.dialogs.test_translated_dialogs import MAKERS
from yatzy_desktop import widgets
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.look.choice_card import ChoiceCard
from yatzy_desktop.widgets.look.drawing import LEAST_TARGET

PERCENTS = (100, 140, 170, 200)
SMALLEST = QSize(846, 564)
"""As much of a screen of 900 by 600 as a dialog takes."""
FRAMES = {"PrintDialog", "DocumentDialog"}
"""What other dialogs are made from."""
WITH_RECORDS = {"ParkedWindow", "RecordsWindow"}
"""Need a folder of games, which is read in a thread of its own: not measured here."""

FILLED_LATE = {"OpeningsPage", "PrintOpeningsDialog"}
"""Wait for a table that is worked out in a thread of its own: not measured here."""


def dialog_classes(kind: type[SheetDialog] = SheetDialog) -> Iterator[type[SheetDialog]]:
    for each in kind.__subclasses__():
        yield each
        yield from dialog_classes(each)


def test_every_dialog_is_measured(qtbot: QtBot, tmp_path: Path) -> None:
    """If this fails, give the new dialog a line in MAKERS."""
    for module in pkgutil.walk_packages(widgets.__path__, f"{widgets.__name__}."):
        importlib.import_module(module.name)
    made = set()
    for number, make in enumerate(MAKERS.values()):
        folder = tmp_path / str(number)
        folder.mkdir()
        window = make(folder)
        qtbot.addWidget(window)
        made.add(type(window).__name__)
    asked = {each.__name__ for each in dialog_classes() if each.__module__.startswith("yatzy")}
    assert asked - made - FRAMES - WITH_RECORDS - FILLED_LATE == set()


def lacking(part: QWidget, window: QWidget) -> str:
    """Return what of a text has no room; empty when all is seen."""
    text = part.currentText() if isinstance(part, QComboBox) else part.text()  # type: ignore[attr-defined]
    if not part.isVisibleTo(window) or not text:
        return ""
    left = part.mapTo(window, part.rect().topLeft()).x()
    if left < 0 or left + part.width() > window.width():
        return f"beyond the side: {text}"
    if isinstance(part, QLabel) and part.wordWrap():
        lines = part.heightForWidth(part.width())
        return f"{lines} > {part.height()}: {text}" if lines > part.height() else ""
    if isinstance(part, ChoiceCard):
        lines = part.heightForWidth(part.width())
        return f"{lines} > {part.height()}: {text}" if lines > part.height() else ""
    wanted = part.fontMetrics().horizontalAdvance(text.replace("&", ""))
    return f"{wanted} > {part.width()}: {text}" if wanted > part.width() else ""


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("name", MAKERS)
def test_texts_have_the_room_they_need(
    qtbot: QtBot, tmp_path: Path, name: str, language: str
) -> None:
    with spoken(language):
        window = MAKERS[name](tmp_path)
        qtbot.addWidget(window)
        usual = QFont(window.font())
        window.show()
        cut = []
        for percent in PERCENTS:
            font = QFont(usual)
            font.setPointSizeF(usual.pointSizeF() * percent / 100)
            window.setFont(font)
            window.resize(window.size().expandedTo(SMALLEST))
            for _ in range(3):
                QApplication.processEvents()
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            parts = [
                each
                for kind in (QLabel, QAbstractButton, QComboBox)
                for each in window.findChildren(kind)
            ]
            cut += [f"{percent} %: {told}" for part in parts if (told := lacking(part, window))]
        window.hide()
        assert cut == []


@pytest.mark.parametrize("name", MAKERS)
def test_what_is_pressed_is_large_enough_for_a_finger(
    qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    window = MAKERS[name](tmp_path)
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    small = [
        (type(part).__name__, part.width(), part.height())
        for kind in (QAbstractButton, QComboBox, QAbstractSpinBox, QSlider)
        for part in window.findChildren(kind)
        if part.isVisibleTo(window)
        and type(part) is not QAbstractButton  # the corner of a table, which does nothing
        and min(part.width(), part.height()) < LEAST_TARGET
    ]
    window.hide()
    assert sorted(set(small)) == [], small
