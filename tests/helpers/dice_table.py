"""A dice table in tests: what is seen on it, and hands that click."""

from __future__ import annotations

from PySide6.QtCore import (
    QObject,
    QPropertyAnimation,
    Qt,
)
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from yatzy_desktop.widgets.table.dice_button import DieButton
from yatzy_desktop.widgets.table.motion import MotionSettings
from yatzy_desktop.widgets.table.widget import DiceTable

LONG_MS = 1_000_000
STILL = MotionSettings(roll_ms=0, slide_ms=0)
SLOW = MotionSettings(roll_ms=LONG_MS, slide_ms=LONG_MS)
FADING = MotionSettings(roll_ms=LONG_MS, slide_ms=LONG_MS, reduced=True)
FIVE = (1, 2, 3, 4, 5)
NONE: frozenset[int] = frozenset()


class Heard(QObject):
    """Keeps what a table said, in order."""

    def __init__(self, table: DiceTable) -> None:
        super().__init__(table)
        self.said: list[str] = []
        table.rolling_changed.connect(lambda rolling: self.said.append(f"rolling {rolling}"))
        table.settled.connect(lambda: self.said.append("settled"))
        table.die_clicked.connect(lambda position: self.said.append(f"die {position}"))


def buttons(table: DiceTable) -> list[DieButton]:
    found = [child for child in table.findChildren(DieButton) if child.isVisible()]
    return sorted(found, key=lambda button: table.findChildren(DieButton).index(button))


def animation(table: DiceTable) -> QPropertyAnimation:
    found = table.findChildren(QPropertyAnimation)
    assert len(found) == 1
    return found[0]


def freeze(table: DiceTable, progress: float) -> None:
    animation(table).pause()
    animation(table).setCurrentTime(round(animation(table).duration() * progress))


def look(table: DiceTable) -> QImage:
    return table.grab().toImage()


def difference(a: QImage, b: QImage) -> int:
    """Return by how much the lightness of any pixel inside the rim differs, seen on a grid."""
    return max(
        abs(a.pixelColor(x, y).lightness() - b.pixelColor(x, y).lightness())
        for x in range(20, a.width() - 20, 3)
        for y in range(20, a.height() - 20, 3)
    )


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


# Rolling
