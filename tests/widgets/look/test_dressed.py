"""Widgets hear of colours, text size and language by events, and once when they are made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QPushButton, QStyleFactory, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.dress import shipped_theme, wear
from yatzy_desktop.widgets.look.dressed import Dressed
from yatzy_desktop.widgets.look.house_style import HouseStyle, theme_of


def _color(widget: QWidget, color: QColor) -> None:
    palette = QPalette(widget.palette())
    palette.setColor(QPalette.ColorRole.WindowText, color)
    widget.setPalette(palette)


class _Button(Dressed, QPushButton):
    def __init__(self, word: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heard: list[str] = []
        self.word = word

    def dress(self) -> None:
        self.heard.append(f"dress {self.theme.name}")
        _color(self, self.theme.accent)

    def refit(self) -> None:
        self.heard.append("refit")

    def retranslate(self) -> None:
        self.heard.append(f"say {self.word}")


class _Louder(_Button):
    def __init__(self, word: str, parent: QWidget | None = None) -> None:
        super().__init__(word, parent)
        self.strength = "!"

    def retranslate(self) -> None:
        super().retranslate()
        self.heard.append(self.strength)


@pytest.fixture
def font(qapp: QApplication) -> Iterator[QFont]:
    before = QFont(qapp.font())
    yield QFont(before)
    qapp.setFont(before)


def test_a_new_widget_is_dressed_once_when_all_its_parts_are_made(qtbot: QtBot) -> None:
    button = _Louder("word")
    qtbot.addWidget(button)
    assert button.heard == ["refit", "dress light", "say word", "!"]


def test_colours_reach_every_widget_once_for_each_theme(qtbot: QtBot) -> None:
    parent = _Button("outer")
    qtbot.addWidget(parent)
    child = _Louder("inner", parent)
    for each in (parent, child):
        each.heard.clear()
    wear("dark")
    wear("dark")
    _color(child, child.theme.focus)
    assert parent.heard == child.heard == ["dress dark"]
    assert child.theme is shipped_theme("dark")


def test_a_larger_text_and_another_language_reach_it(qtbot: QtBot, font: QFont) -> None:
    button = _Button("word")
    qtbot.addWidget(button)
    button.heard.clear()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    QApplication.setFont(font)
    QApplication.processEvents()
    assert button.heard == ["refit"]
    QCoreApplication.sendEvent(button, QEvent(QEvent.Type.LanguageChange))
    assert button.heard == ["refit", "say word"]


def test_a_parent_in_another_font_does_not_disturb_one_that_is_being_made(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    font = QFont(parent.font())
    font.setPointSizeF(font.pointSizeF() * 2)
    parent.setFont(font)
    assert _Button("word", parent).heard == ["refit", "dress light", "say word"]


def test_without_the_house_style_the_question_for_a_theme_is_refused(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    assert isinstance(widget.style(), HouseStyle)
    fusion = QStyleFactory.create("Fusion")
    widget.setStyle(fusion)
    with pytest.raises(TypeError, match="no theme"):
        theme_of(widget)
