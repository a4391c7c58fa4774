"""Rings and dots above capitals are never cut off, at any text size and in any room."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from yatzy_desktop.widgets.look.fonts import load_fonts
from yatzy_desktop.widgets.look.text_labels import Heading, TextLabel
from yatzy_desktop.widgets.turn.header import ElidedLabel

NAME = "Äijälä ÅÖ"
SIZES = [8.0, 9.5, 10.35, 11.0, 12.65, 13.8, 15.5, 17.25, 19.4, 20.7, 23.0, 27.6]


KINDS: dict[str, Callable[[QWidget], TextLabel]] = {
    "name": lambda parent: ElidedLabel(parent, factor=1.9, bold=True),
    "crowded": lambda parent: ElidedLabel(parent, factor=1.25, bold=True),
    "round": lambda parent: ElidedLabel(parent, factor=1.1),
    "heading": lambda parent: Heading(1.6, parent),
}


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window)
    return window


def inked_rows(label: QLabel) -> list[int]:
    """Return the rows of pixels, from the top, that something is written on."""
    image = label.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    ground = image.pixelColor(image.width() - 1, 0)
    return [
        row
        for row in range(image.height())
        if any(differs(image.pixelColor(x, row), ground) for x in range(image.width()))
    ]


def differs(one: QColor, other: QColor) -> bool:
    return abs(one.lightness() - other.lightness()) > 12


def label_in(window: QWidget, kind: str, size: float) -> TextLabel:
    font = QFont(load_fonts())
    font.setPointSizeF(size)
    window.setFont(font)
    label = KINDS[kind](window)
    label.setText(NAME)
    layout = window.layout()
    assert layout is not None
    layout.addWidget(label)
    return label


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_dots_and_rings_have_air_above(window: QWidget, kind: str, size: float) -> None:
    label = label_in(window, kind, size)
    window.resize(700, window.sizeHint().height())
    window.show()
    assert inked_rows(label)[0] >= 1


@pytest.mark.parametrize("size", SIZES)
def test_a_name_without_room_is_cut_below(window: QWidget, size: float) -> None:
    label = label_in(window, "name", size)
    window.resize(700, 200)
    window.show()
    label.setFixedHeight(round(label.sizeHint().height() * 0.75))
    rows = inked_rows(label)
    assert rows[0] >= 1
    assert rows[-1] == label.height() - 1
