from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from yatzy_desktop.adapters.game.ruleset_draft import RulesetDraft
from yatzy_desktop.rules import FillOrder, Ruleset, SavedRolls, UpperBonus, find_ruleset, rulesets
from yatzy_desktop.widgets.rule_editor.form import RulesetForm
from yatzy_desktop.widgets.rule_editor.form_parts import NumberBox
from yatzy_desktop.widgets.rule_editor.picture import PadPicture

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


def press(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def write(box: NumberBox, number: int) -> None:
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, str(number))
    QTest.keyClick(box, Qt.Key.Key_Return)


def rules(form: RulesetForm) -> Ruleset:
    return form.draft.ruleset


def keys(form: RulesetForm) -> list[str]:
    return [each.key for each in rules(form).categories]


def test_each_setting_changes_what_it_says(open_form: OpenForm) -> None:
    form = open_form("maxi-nb")
    changed: list[RulesetDraft] = []
    form.draft_changed.connect(changed.append)
    press(form.rolls_row.cards["4"])
    assert rules(form).rolls_per_turn == 4
    press(form.saved_switch)
    assert rules(form).saved_rolls == SavedRolls(enabled=True)
    write(form.cap_box, 7)
    assert rules(form).saved_rolls == SavedRolls(enabled=True, cap=7)
    write(form.min_held_box, 2)
    assert rules(form).min_held == 2
    press(form.locked_switch)
    assert rules(form).held_locked
    press(form.order_row.cards["bottom_up"])
    assert rules(form).fill_order is FillOrder.BOTTOM_UP
    write(form.threshold_box, 75)
    write(form.bonus_points_box, 60)
    assert rules(form).upper_bonus == UpperBonus(75, 60)
    press(form.houses_switch)
    assert rules(form).score("full_house", (4,) * 6) == 20
    press(form.pairs_switch)
    assert rules(form).score("two_pairs", (4,) * 6) == 16
    write(form.points_boxes["full_straight"], 25)
    assert rules(form).category("full_straight").fixed_points == 25
    press(form.bonus_switch)
    assert rules(form).upper_bonus is None
    assert len(changed) == 12
    assert changed[-1].ruleset == rules(form)


@pytest.mark.parametrize("order", list(FillOrder))
def test_every_order_of_filling_can_be_chosen(open_form: OpenForm, order: FillOrder) -> None:
    form = open_form("yatzy-sv")
    press(form.order_row.cards[order.value])
    assert rules(form).fill_order is order


@pytest.mark.parametrize(("key", "count", "boxes"), [("yatzy-da", 6, 20), ("maxi-da", 5, 15)])
def test_the_number_of_dice_changes_the_pad(
    open_form: OpenForm, key: str, count: int, boxes: int
) -> None:
    form = open_form(key)
    press(form.dice_row.cards[str(count)])
    assert len(rules(form).categories) == boxes
    assert form.rows["full_straight"].isVisible() == (count == 6)
    assert form.rows["yatzy"].isVisible() == (count == 5)


def test_forced_order_at_42_is_offered_by_name(open_form: OpenForm) -> None:
    form = open_form("yatzy-nb")
    assert "42" in form.forced_button.text()
    press(form.forced_button)
    assert rules(form).upper_bonus == UpperBonus(42, 50)
    assert form.order_row.value == "top_down"
    assert form.threshold_box.value() == 42


@pytest.mark.parametrize(
    ("field", "number", "words"),
    [
        ("threshold", 300, "the upper boxes give 105 at most"),
        ("threshold", 0, "begin at 1 point"),
        ("bonus_points", 2000, "1 to 1,000 points"),
        ("min_held", 5, "One of the 5 dice"),
        ("yatzy", 0, "“Yatzy” can give 1 to"),
        ("extra_yatzy", 5000, "A further Yatzy can give up to"),
    ],
)
def test_what_cannot_be_is_refused_beside_its_control(
    open_form: OpenForm, field: str, number: int, words: str
) -> None:
    form = open_form("yatzy-sv")
    row = form.rows[field]
    assert isinstance(row.control, NumberBox)
    before = row.control.value()
    write(row.control, number)
    assert words.lower() in row.refusal.lower().replace("1000", "1,000")
    assert row.refusal_label.isVisible()
    assert row.refusal in row.control.accessibleDescription()
    assert row.control.value() == before
    assert rules(form) == find_ruleset("yatzy-sv")
    assert [name for name, each in form.rows.items() if each.refusal] == [field]
    press(form.locked_switch)
    assert row.refusal == ""


def test_a_cap_that_is_too_high_is_refused(open_form: OpenForm) -> None:
    form = open_form("maxi-sv-modern")
    write(form.cap_box, 500)
    assert "save up 1 to 99" in form.rows["saved_cap"].refusal
    assert form.cap_box.text() == "any number"


def test_settings_that_mean_nothing_now_are_hidden(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    assert not form.rows["saved_cap"].isVisible()
    assert not form.rows["joker"].isVisible()
    write(form.extra_box, 100)
    assert form.rows["joker"].isVisible()
    press(form.bonus_switch)
    assert not form.rows["threshold"].isVisible()
    press(form.bonus_switch)
    assert rules(form).upper_bonus == UpperBonus(63, 50)


def test_every_control_says_what_it_does_and_what_the_countries_do(open_form: OpenForm) -> None:
    form = open_form("maxi-nb")
    for row in form.rows.values():
        assert row.control is not None
        assert row.control.accessibleName()
        assert row.control.accessibleDescription()
    assert form.rolls_row.cards["4"].accessibleName() == "Rolls in a turn: 4"
    practice = form.rows["bonus"].practice_label.text()
    assert practice == "Sweden: 75 → 50 or 84 → 100 · Denmark: 63 → 50 · Norway: 84 → 100"
    assert form.rows["min_held"].practice_label.text() == "Sweden, Norway: none · Denmark: 1"


def test_the_wheel_scrolls_past_numbers(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    form.threshold_box.setFocus()
    center = QPointF(form.threshold_box.rect().center())
    wheel = QWheelEvent(
        center,
        form.threshold_box.mapToGlobal(center),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt knows no name for it
    )
    QApplication.sendEvent(form.threshold_box, wheel)
    assert rules(form).upper_bonus == UpperBonus(63, 50)


def row_center(form: RulesetForm, key: str, x: int | None = None) -> QPoint:
    boxes = form.box_list
    rect = boxes.visualRect(boxes.box_model.index(boxes.box_model.keys.index(key)))
    return QPoint(rect.center().x() if x is None else x, rect.center().y())


def test_a_click_on_its_tick_leaves_a_box_out_and_puts_it_back(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    port = form.box_list.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=row_center(form, "chance", 12))
    assert "chance" not in keys(form)
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=row_center(form, "chance", 12))
    assert keys(form)[-2:] == ["chance", "yatzy"]
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=row_center(form, "chance"))
    assert "chance" in keys(form)
    assert form.box_list.current_key == "chance"


def test_a_box_is_moved_and_left_out_by_keyboard(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    boxes = form.box_list
    boxes.setFocus()
    QTest.keyClick(boxes, Qt.Key.Key_Down)
    assert boxes.current_key == "twos"
    QTest.keyClick(boxes, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert keys(form)[:2] == ["twos", "ones"]
    assert boxes.current_key == "twos"
    QTest.keyClick(boxes, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert keys(form)[0] == "twos"
    QTest.keyClick(boxes, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert keys(form)[:2] == ["ones", "twos"]
    QTest.keyClick(boxes, Qt.Key.Key_Space)
    assert "twos" not in keys(form)
    assert boxes.current_key == "twos"
    QTest.keyClick(boxes, Qt.Key.Key_Space)
    assert keys(form)[:3] == ["ones", "twos", "threes"]


def drag(form: RulesetForm, key: str, target: str) -> None:
    port = form.box_list.viewport()
    start, end = row_center(form, key), row_center(form, target)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(port, start + (end - start) * (step / 8))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


def test_a_box_is_dragged_to_another_place(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    drag(form, "chance", "ones")
    assert keys(form)[:2] == ["chance", "ones"]
    assert form.box_list.dragged_row is None


def test_a_box_is_dragged_off_the_pad_and_onto_it(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    drag(form, "one_pair", "maxi_yatzy")
    assert "one_pair" not in keys(form)
    drag(form, "one_pair", "threes")
    assert keys(form)[2] == "one_pair"


@pytest.mark.parametrize("key", ["chance", "tower"])
def test_a_box_dropped_outside_the_list_stays_where_it_was(open_form: OpenForm, key: str) -> None:
    form = open_form("yatzy-sv")
    before, port = keys(form), form.box_list.viewport()
    start = row_center(form, key)
    away = start + QPoint(port.width() + 200, 0)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for place in (row_center(form, "ones"), away, away - QPoint(0, 150)):
        QTest.mouseMove(port, place)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=away - QPoint(0, 150))
    assert keys(form) == before
    assert form.rows["boxes"].refusal == ""
    assert form.box_list.dragged_row is None


def test_a_drop_outside_that_comes_without_a_move_changes_nothing(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    before, port = keys(form), form.box_list.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=row_center(form, "chance"))
    QTest.mouseMove(port, row_center(form, "ones"))
    assert keys(form)[0] == "chance"
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(-300, 10))
    assert keys(form) == before


def test_a_heading_stands_only_over_settings(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    (heading,) = [each for each in form.findChildren(QLabel) if each.text() == "What counts"]
    assert heading.isVisible()
    lower = [each.key for each in rules(form).lower]
    for key in lower:
        form.box_list.inclusion_requested.emit(key, False)  # noqa: FBT003 - a signal's value
    assert not set(lower) & set(keys(form))
    assert not heading.isVisible()
    form.box_list.inclusion_requested.emit("full_house", True)  # noqa: FBT003 - a signal's value
    assert heading.isVisible()


def test_a_box_that_the_dice_cannot_fill_is_refused(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    port = form.box_list.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=row_center(form, "three_pairs", 12))
    reason = "“Three pairs” needs 6 dice, but these rules have 5."
    assert form.rows["boxes"].refusal == reason
    drag(form, "tower", "ones")
    assert "needs 6 dice" in form.rows["boxes"].refusal
    assert rules(form) == find_ruleset("yatzy-sv")


def test_the_box_list_is_a_sound_model(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    tester = QAbstractItemModelTester(form.box_list.model())
    press(form.dice_row.cards["6"])
    drag(form, "tower", "ones")
    QTest.keyClick(form.box_list, Qt.Key.Key_Space)
    assert tester.model() is form.box_list.model()


def test_what_is_being_written_counts_when_it_is_committed(open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    form.threshold_box.setFocus()
    form.threshold_box.selectAll()
    QTest.keyClicks(form.threshold_box, "70")
    assert rules(form).upper_bonus == UpperBonus(63, 50)
    form.commit()
    assert rules(form).upper_bonus == UpperBonus(70, 50)


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
def test_the_picture_shows_every_row_and_the_maximum(qtbot: QtBot, ruleset: Ruleset) -> None:
    picture = PadPicture(ruleset)
    qtbot.addWidget(picture)
    texts = [picture.row_texts(row) for row in picture.rows]
    labels = [label for label, _ in texts]
    assert len(set(labels)) == len(labels)
    assert texts[-1] == ("TOTAL", str(ruleset.max_total))
    bonus = ruleset.upper_bonus
    assert bonus is not None
    assert ("BONUS", f"{bonus.threshold} → {bonus.points}") in texts
    assert str(ruleset.max_total) in picture.accessibleDescription().replace(",", "")


def test_widgets_are_reached_by_tab_from_top_to_bottom(qtbot: QtBot, open_form: OpenForm) -> None:
    form = open_form("yatzy-sv")
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    form.rolls_row.cards["3"].setFocus()
    visited: list[QWidget] = []
    for _ in range(25):
        widget = QApplication.focusWidget()
        assert widget is not None
        visited.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    places = [
        each.mapTo(form, QPoint(0, 0)).y() for each in visited[: visited.index(form.box_list)]
    ]
    assert places == sorted(places)
