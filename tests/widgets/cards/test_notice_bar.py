from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from yatzy_desktop.widgets.cards.notice_bar import NoticeBar


@pytest.fixture
def bar(qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    return bar


def close(bar: NoticeBar) -> None:
    QTest.mouseClick(bar.close_button, Qt.MouseButton.LeftButton)


def test_the_bar_is_there_only_while_it_has_something_to_say(bar: NoticeBar) -> None:
    assert bar.isHidden()
    bar.show_notice("The disk is full.")
    assert (bar.isVisible(), bar.text) == (True, "The disk is full.")
    close(bar)
    assert (bar.isHidden(), bar.text) == (True, "")


def test_the_newest_notice_is_shown_and_earlier_ones_come_back(
    bar: NoticeBar, qtbot: QtBot
) -> None:
    for text in ("first", "second", "third"):
        bar.show_notice(text)
    seen = []
    with qtbot.waitSignal(bar.closed):
        while bar.text:
            seen.append(bar.text)
            close(bar)
    assert seen == ["third", "second", "first"]


def test_a_notice_takes_the_place_of_one_on_the_same_topic(bar: NoticeBar) -> None:
    bar.show_notice("The disk is full.")
    for name in ("a", "b", "c"):
        bar.show_notice(f"{name} cannot be opened.", "opening")
    assert (bar.text, bar.waiting) == ("c cannot be opened.", ("The disk is full.",))
    bar.withdraw("opening")
    assert (bar.text, bar.waiting) == ("The disk is full.", ())
    bar.withdraw("opening")
    assert bar.text == "The disk is full."


def test_nobody_reads_the_same_sentence_twice(bar: NoticeBar) -> None:
    for text in ("a", "a", "b", "b", "a"):
        bar.show_notice(text)
    assert (bar.text, bar.waiting) == ("a", ("b",))


def test_escape_closes_a_notice(bar: NoticeBar) -> None:
    bar.show_notice("The disk is full.")
    QTest.keyClick(bar.close_button, Qt.Key.Key_Escape)
    assert bar.isHidden()


def test_a_file_name_cannot_dress_up_as_markup(bar: NoticeBar) -> None:
    bar.resize(800, 40)
    bar.show_notice("next")
    bar.show_notice("<h1>x</h1>")
    assert bar.accessibleName() == "<h1>x</h1>"
    plain = bar.grab().toImage()
    close(bar)
    assert plain != bar.grab().toImage()


def test_long_notices_wrap_instead_of_widening_the_window(bar: NoticeBar) -> None:
    bar.show_notice("A rather long sentence about a file that could not be saved. " * 5)
    assert bar.minimumSizeHint().width() < 600
    bar.resize(600, 10)
    QApplication.sendPostedEvents()
    assert bar.heightForWidth(600) > bar.heightForWidth(1800)
