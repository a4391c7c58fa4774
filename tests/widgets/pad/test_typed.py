"""Letters that lead to boxes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.pad_desk import Desk, pad_desk, two_players


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    with pad_desk(qtbot) as desk:
        desk.show(two_players())
        desk.take_focus()
        yield desk


def at(desk: Desk) -> str:
    return desk.model.rows[desk.pad.pointed_row].category


@pytest.mark.parametrize(
    ("keys", "box"),
    [("c", "chance"), ("fu", "full_house"), ("la", "large_straight"), ("x", "ones")],
)
def test_letters_lead_to_the_box_whose_name_begins_with_them(
    desk: Desk, keys: str, box: str
) -> None:
    QTest.keyClicks(desk.pad.view, keys)
    assert at(desk) == box


def test_the_same_letter_goes_on_to_the_next_such_box(desk: Desk) -> None:
    names = []
    for _ in range(2):
        QTest.keyClick(desk.pad.view, Qt.Key.Key_S)
        names.append(at(desk))
    assert names[0] != names[1]


def test_with_other_keys_a_letter_means_something_else(desk: Desk) -> None:
    before = at(desk)
    QTest.keyClick(desk.pad.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert at(desk) == before
