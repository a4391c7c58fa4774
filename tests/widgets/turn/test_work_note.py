"""The note about work that goes on, alone and in the header."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from yatzy_desktop.widgets.look.theme import load_theme
from yatzy_desktop.widgets.turn.header import TurnHeader, TurnHeaderState, TurnHint
from yatzy_desktop.widgets.turn.work_note import WorkNote

THEME = load_theme("light")
STATE = TurnHeaderState("Anna", 1, 15, "Our rules", TurnHint.HOLD_OR_CHOOSE)


@pytest.fixture
def note(qtbot: QtBot) -> WorkNote:
    note = WorkNote()
    qtbot.addWidget(note)
    return note


@pytest.fixture
def header(qtbot: QtBot) -> TurnHeader:
    header = TurnHeader()
    header.set_state(STATE)
    header.resize(480, header.sizeHint().height())
    qtbot.addWidget(header)
    header.show()
    return header


def test_it_comes_with_the_first_percent(note: WorkNote) -> None:
    assert note.isHidden()
    note.show_percent(0)
    assert note.isVisible()
    note.show_percent(37)
    assert note.percent == 37
    assert note.label.text() == "Working out the rules: 37%"
    assert note.accessibleName() == "Working out these rules for exact hints: 37%"


def test_the_bar_is_as_long_as_the_work_that_is_done(note: WorkNote) -> None:
    note.show_percent(0)
    note.resize(QSize(200, 30))

    def done(percent: int) -> int:
        note.show_percent(percent)
        image = note.grab().toImage()
        row = image.height() - 1
        color = QColor(THEME.bonus_good)
        return sum(image.pixelColor(x, row) == color for x in range(image.width()))

    whole = note.grab().toImage().width()
    assert [round(100 * done(percent) / whole) for percent in (0, 25, 100)] == [0, 25, 100]


def test_the_cross_asks_to_stop(note: WorkNote, qtbot: QtBot) -> None:
    note.show_percent(5)
    with qtbot.waitSignal(note.cancelled):
        QTest.mouseClick(note.cancel_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(note.cancelled):
        QTest.keyClick(note.cancel_button, Qt.Key.Key_Return)
    assert note.cancel_button.accessibleName() == "Stop working out these rules"


@pytest.mark.parametrize("crowded", [False, True])
def test_in_the_header_it_moves_nothing(header: TurnHeader, crowded: bool) -> None:
    header.set_crowded(crowded)
    QApplication.processEvents()
    header.resize(480, header.sizeHint().height())
    QApplication.processEvents()
    before = header.sizeHint().height(), header.hint.y(), header.hint.height()
    header.set_work(3)
    QApplication.processEvents()
    assert header.work.isVisible()
    assert (header.sizeHint().height(), header.hint.y(), header.hint.height()) == before
    assert header.work.geometry().bottom() <= header.rect().bottom()


def test_the_hint_finds_words_for_the_room_beside_it(header: TurnHeader) -> None:
    header.resize(250, header.height())
    whole = header.hint.text()
    header.set_work(3)
    assert header.hint.text() != whole
    assert header.hint.fontMetrics().height() <= header.hint.height()
    header.set_work(None)
    assert header.work.isHidden()
    assert header.hint.text() == whole
