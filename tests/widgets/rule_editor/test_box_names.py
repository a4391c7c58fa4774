"""Boxes of own rules are called something else, by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from yatzy_desktop.adapters.game.ruleset_draft import RulesetDraft
from yatzy_desktop.rules import Ruleset, find_ruleset
from yatzy_desktop.widgets.rule_editor.form import RulesetForm

OpenForm = Callable[[str], RulesetForm]


@pytest.fixture
def open_form(qtbot: QtBot) -> OpenForm:
    def open_it(key: str) -> RulesetForm:
        form = RulesetForm(RulesetDraft.of(find_ruleset(key)))
        qtbot.addWidget(form)
        form.resize(560, form.sizeHint().height())
        form.show()
        qtbot.waitExposed(form)
        return form

    return open_it


def rules(form: RulesetForm) -> Ruleset:
    return form.draft.ruleset


def row_center(form: RulesetForm, key: str, x: int | None = None) -> QPoint:
    boxes = form.box_list
    rect = boxes.visualRect(boxes.box_model.index(boxes.box_model.keys.index(key)))
    return QPoint(rect.center().x() if x is None else x, rect.center().y())


def names_being_written(form: RulesetForm) -> list[QLineEdit]:
    return [each for each in form.box_list.findChildren(QLineEdit) if each.isVisible()]


def name_field(form: RulesetForm) -> QLineEdit:
    (field,) = names_being_written(form)
    return field


def enter(field: QLineEdit) -> None:
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()


def name_of(form: RulesetForm, key: str) -> str:
    return rules(form).category(key).name


@pytest.mark.parametrize("way", ["keys", "clicks"])
def test_a_box_is_called_something_else(open_form: OpenForm, way: str, qtbot: QtBot) -> None:
    form = open_form("yatzy-sv")
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    boxes = form.box_list
    boxes.setFocus()
    if way == "keys":
        boxes.setCurrentIndex(boxes.box_model.index(boxes.box_model.keys.index("full_house")))
        QTest.keyClick(boxes, Qt.Key.Key_F2)
    else:
        for _ in range(2):
            spot = row_center(form, "full_house")
            QTest.mouseClick(boxes.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert name_field(form).text() == "Full house"
    edited: list[bool] = []
    form.edited.connect(lambda: edited.append(True))
    QTest.keyClicks(name_field(form), "  Grandma's  &  hut ")
    assert edited
    enter(name_field(form))
    assert name_of(form, "full_house") == "Grandma's & hut"
    assert form.draft.is_own
    assert boxes.box_model.index(boxes.currentIndex().row()).data() == "Grandma's & hut"
    assert QApplication.focusWidget() is boxes


def start_naming(form: RulesetForm, key: str, text: str) -> QLineEdit:
    boxes = form.box_list
    boxes.setFocus()
    boxes.setCurrentIndex(boxes.box_model.index(boxes.box_model.keys.index(key)))
    QTest.keyClick(boxes, Qt.Key.Key_F2)
    field = name_field(form)
    field.selectAll()
    QTest.keyClicks(field, text) if text else field.clear()
    return field


def test_a_name_that_is_being_written_counts_when_the_form_is_saved(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    start_naming(form, "chance", "Anything")
    assert form.commit()
    assert name_of(form, "chance") == "Anything"


@pytest.mark.parametrize("text", ["", "  ", "Chance"])
def test_without_a_name_of_its_own_a_box_has_its_usual_one(open_form: OpenForm, text: str) -> None:
    form = open_form("yatzy-sv")
    enter(start_naming(form, "chance", "Anything"))
    enter(start_naming(form, "chance", text))
    assert name_of(form, "chance") == ""


def test_escape_leaves_a_name_as_it_was(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    QTest.keyClick(start_naming(form, "chance", "Anything"), Qt.Key.Key_Escape)
    assert form.isVisible()
    assert rules(form) == find_ruleset("yatzy-sv")


def test_two_boxes_are_not_called_the_same(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    enter(start_naming(form, "full_house", "chance"))
    assert form.rows["boxes"].refusal == "“Chance” is on the pad twice."
    assert rules(form) == find_ruleset("yatzy-sv")


def test_a_box_keeps_its_name_while_it_is_left_out_and_moved(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    enter(start_naming(form, "chance", "Anything"))
    for _ in range(2):
        QTest.keyClick(form.box_list, Qt.Key.Key_Space)
    QTest.keyClick(form.box_list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert name_of(form, "chance") == "Anything"
    QTest.keyClick(form.box_list, Qt.Key.Key_Space)
    QTest.keyClick(form.box_list, Qt.Key.Key_F2)  # a box that is not on the pad has no name
    assert names_being_written(form) == []
