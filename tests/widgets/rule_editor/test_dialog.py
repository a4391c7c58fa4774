from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.dress import wear
from yatzy_desktop.adapters.game.game_model import GameModel
from yatzy_desktop.adapters.game.ruleset_draft import RulesetDraft
from yatzy_desktop.adapters.storage.ruleset_store import RulesetStore
from yatzy_desktop.game import History, IllegalReason, RollDice, ScoreBox, ScriptedDice, new_game
from yatzy_desktop.rules import FillOrder, Ruleset, UpperBonus, find_ruleset, rulesets
from yatzy_desktop.widgets.rule_editor.dialog import RulesetDialog
from yatzy_desktop.widgets.rule_editor.dialog_list import ID_ROLE

WIDE, NARROW = (1100, 760), (620, 560)
OpenDialog = Callable[..., RulesetDialog]


@pytest.fixture
def store(tmp_path: Path) -> RulesetStore:
    numbers = count(1)
    return RulesetStore(tmp_path, new_id=lambda: f"{next(numbers):04}")


@pytest.fixture
def open_dialog(qtbot: QtBot, store: RulesetStore) -> OpenDialog:
    def open_it(
        ruleset: Ruleset | str = "yatzy-sv",
        size: tuple[int, int] = WIDE,
    ) -> RulesetDialog:
        shown = find_ruleset(ruleset) if isinstance(ruleset, str) else ruleset
        dialog = RulesetDialog(store, shown)
        qtbot.addWidget(dialog)
        dialog.resize(*size)
        dialog.show()
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        first = dialog.list if size == WIDE else dialog.combo
        qtbot.waitUntil(first.hasFocus)
        return dialog

    return open_it


def own(name: str = "Cabin", key: str = "yatzy-sv") -> Ruleset:
    draft = RulesetDraft.of(find_ruleset(key)).with_name(name)
    assert isinstance(draft, RulesetDraft)
    return draft.ruleset


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def tab_to(widget: QWidget, most: int = 60) -> None:
    for _ in range(most):
        if focused() is widget or widget.isAncestorOf(focused()):
            return
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never came to {widget}")


def pick(dialog: RulesetDialog, text: str, nth: int = 0) -> None:
    model = dialog.list.model()
    rows = [row for row in range(model.rowCount()) if model.index(row, 0).data() == text]
    rows = [row for row in rows if model.index(row, 0).data(ID_ROLE)]
    index = model.index(rows[nth], 0)
    dialog.list.scrollTo(index)
    place = dialog.list.visualRect(index).center()
    QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)


def listed(dialog: RulesetDialog) -> list[str]:
    model = dialog.list.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_it_opens_on_the_rules_in_play_and_lists_all_by_country(open_dialog: OpenDialog) -> None:
    dialog = open_dialog("maxi-da")
    assert dialog.list.currentIndex().data(ID_ROLE) == "maxi-da"
    lines = listed(dialog)
    expected = (
        ("Sweden", "Yatzy", "Maxi Yatzy, classic pad", "Maxi Yatzy, modern pad"),
        ("Denmark", "Yatzy", "Maxi Yatzy"),
        ("Norway", "Yatzy", "Maxi Yatzy"),
        ("United States", "American rules"),
    )
    for country in expected:
        start = lines.index(country[0])
        assert tuple(lines[start : start + len(country)]) == country
    assert len(lines) == len(rulesets()) + len({each.country for each in rulesets()})
    assert "599" in dialog.total_label.text()
    assert dialog.note_label.isVisible()
    assert not dialog.form.rows["name"].isVisible()
    assert not dialog.save_button.isEnabled()
    assert not dialog.buttons.delete.isEnabled()


def test_the_list_is_a_sound_model(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    tester = QAbstractItemModelTester(dialog.list.model())
    pick(dialog, "Maxi Yatzy")
    press(dialog.form.saved_switch)
    press(dialog.buttons.duplicate)
    press(dialog.buttons.delete)
    assert tester.model() is dialog.list.model()


def test_headings_cannot_be_chosen(open_dialog: OpenDialog) -> None:
    dialog = open_dialog("maxi-sv-modern")
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.list.currentIndex().data(ID_ROLE) == "yatzy-da"
    assert dialog.picture.rows
    assert "374" in dialog.total_label.text()


def test_changing_shipped_rules_makes_own_ones(open_dialog: OpenDialog) -> None:
    dialog = open_dialog("maxi-nb")
    press(dialog.form.locked_switch)
    assert listed(dialog)[-2:] == [
        "My rules",
        "Our Maxi Yatzy – not saved",
    ]
    assert dialog.form.name_edit.text() == "Our Maxi Yatzy"
    assert dialog.form.rows["name"].isVisible()
    assert not find_ruleset("maxi-nb").held_locked
    pick(dialog, "Maxi Yatzy", nth=1)
    assert not dialog.form.locked_switch.isChecked()


def test_the_chosen_line_is_always_in_view(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog("yatzy-sv")
    dialog.resize(1100, 420)
    press(dialog.form.locked_switch)
    index = dialog.list.currentIndex()
    assert str(index.data()).startswith("Our ")
    inside = dialog.list.viewport().rect
    qtbot.waitUntil(lambda: inside().contains(dialog.list.visualRect(index)))


def test_nothing_is_on_disk_before_saving(open_dialog: OpenDialog, store: RulesetStore) -> None:
    dialog = open_dialog()
    press(dialog.form.locked_switch)
    assert len(list(store.rulesets)) == 0
    press(dialog.save_button)
    assert [each.held_locked for each in store.rulesets] == [True]
    assert not dialog.save_button.isEnabled()
    assert listed(dialog)[-1] == "Our Yatzy"


def test_changes_stay_while_one_looks_at_other_rules(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    press(dialog.form.locked_switch)
    pick(dialog, "American rules")
    assert not dialog.form.locked_switch.isChecked()
    pick(dialog, "Our Yatzy – not saved")
    assert dialog.form.locked_switch.isChecked()


def test_own_rules_are_renamed(open_dialog: OpenDialog, store: RulesetStore) -> None:
    saved = store.add(own())
    assert saved is not None
    dialog = open_dialog(saved)
    dialog.form.name_edit.setFocus()
    dialog.form.name_edit.selectAll()
    QTest.keyClicks(dialog.form.name_edit, "  Sauna  rules ")
    press(dialog.save_button)
    assert [(each.key, each.name) for each in store.rulesets] == [(saved.key, "Sauna rules")]


def test_a_name_is_not_taken_away_altogether(open_dialog: OpenDialog, store: RulesetStore) -> None:
    dialog = open_dialog(store.add(own()))
    dialog.form.name_edit.clear()
    QTest.keyClick(dialog.form.name_edit, Qt.Key.Key_Return)
    assert "need a name" in dialog.form.rows["name"].refusal
    assert dialog.current_draft.ruleset.name == "Cabin"


def test_a_number_still_being_written_is_saved(
    open_dialog: OpenDialog, store: RulesetStore
) -> None:
    dialog = open_dialog()
    box = dialog.form.threshold_box
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "70")
    press(dialog.save_button)
    assert [each.upper_bonus for each in store.rulesets] == [UpperBonus(70, 50)]


@pytest.mark.parametrize("button", ["save_button", "play_button", "close_button"])
def test_a_number_that_is_refused_stops_everything(
    qtbot: QtBot, open_dialog: OpenDialog, store: RulesetStore, button: str
) -> None:
    dialog = open_dialog()
    box, row = dialog.form.threshold_box, dialog.form.rows["threshold"]
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "700")
    dialog.scroll_area.verticalScrollBar().setValue(0)
    getattr(dialog, button).click()
    assert dialog.isVisible()
    assert row.refusal
    qtbot.waitUntil(lambda: not row.refusal_label.visibleRegion().isEmpty())
    assert not store.rulesets


def test_rules_are_duplicated(open_dialog: OpenDialog, store: RulesetStore) -> None:
    dialog = open_dialog(store.add(own()))
    press(dialog.buttons.duplicate)
    assert dialog.form.name_edit.text() == "Cabin 2"
    press(dialog.save_button)
    assert [each.name for each in store.rulesets] == ["Cabin", "Cabin 2"]


def test_deleting_can_be_undone(open_dialog: OpenDialog, store: RulesetStore) -> None:
    saved = store.add(own())
    assert saved is not None
    dialog = open_dialog(saved)
    press(dialog.buttons.delete)
    assert len(list(store.rulesets)) == 0
    assert dialog.notice.text == "“Cabin” is deleted."
    assert dialog.list.currentIndex().data(ID_ROLE) == "american"
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert store.rulesets == (saved,)
    assert dialog.form.name_edit.text() == "Cabin"


def test_rules_never_saved_are_given_up_and_brought_back(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    press(dialog.form.locked_switch)
    press(dialog.buttons.delete)
    assert "My rules" not in listed(dialog)
    press(dialog.notice.buttons[0])
    assert dialog.form.locked_switch.isChecked()


def test_closing_asks_about_changes_and_can_save_them(
    qtbot: QtBot, open_dialog: OpenDialog, store: RulesetStore
) -> None:
    dialog = open_dialog()
    press(dialog.form.locked_switch)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.notice.text == "Not saved yet: Our Yatzy"
    assert focused() is dialog.notice.buttons[0]
    press(dialog.notice.buttons[0])
    assert not dialog.isVisible()
    assert len(store.rulesets) == 1


def test_closing_can_give_changes_up_or_go_on(open_dialog: OpenDialog, store: RulesetStore) -> None:
    dialog = open_dialog()
    press(dialog.form.locked_switch)
    dialog.close()
    assert dialog.isVisible()
    press(dialog.notice.buttons[2])
    assert dialog.notice.text == ""
    press(dialog.close_button)
    press(dialog.notice.buttons[1])
    assert not dialog.isVisible()
    assert not store.rulesets


def test_closing_without_changes_asks_nothing(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_playing_saves_and_closes(
    qtbot: QtBot, open_dialog: OpenDialog, store: RulesetStore
) -> None:
    dialog = open_dialog()
    press(dialog.form.locked_switch)
    with qtbot.waitSignal(dialog.play_requested) as requested:
        press(dialog.play_button)
    assert requested.args == [store.rulesets[0]]
    assert not dialog.isVisible()


def test_shipped_rules_are_played_as_they_are(
    qtbot: QtBot, open_dialog: OpenDialog, store: RulesetStore
) -> None:
    dialog = open_dialog("maxi-da")
    with qtbot.waitSignal(dialog.play_requested) as requested:
        press(dialog.play_button)
    assert requested.args == [find_ruleset("maxi-da")]
    assert not store.rulesets


def test_the_rules_of_a_foreign_game_can_be_looked_at_and_kept(
    open_dialog: OpenDialog, store: RulesetStore
) -> None:
    dialog = open_dialog(own("Guests"))
    assert listed(dialog)[-1] == "Guests – not saved"
    press(dialog.save_button)
    assert [each.name for each in store.rulesets] == ["Guests"]


def test_rules_that_only_came_along_are_not_asked_about(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(own("Guests"))
    press(dialog.close_button)
    assert not dialog.isVisible()
    changed = open_dialog(own("Guests"))
    press(changed.form.locked_switch)
    press(changed.close_button)
    assert changed.notice.text == "Not saved yet: Guests"


def test_in_a_narrow_window_a_combo_box_replaces_the_list(open_dialog: OpenDialog) -> None:
    dialog = open_dialog("yatzy-sv", NARROW)
    assert not dialog.list.isVisible()
    assert dialog.combo.isVisible()
    assert dialog.picture.isVisible()
    QTest.keyClick(dialog.combo, Qt.Key.Key_Down)
    assert dialog.combo.currentText() == "Maxi Yatzy, classic pad"
    assert "599" in dialog.total_label.text()
    dialog.resize(*WIDE)
    assert dialog.list.isVisible()
    assert not dialog.combo.isVisible()
    assert dialog.list.currentIndex().data() == "Maxi Yatzy, classic pad"


@pytest.mark.parametrize("size", [WIDE, NARROW, (450, 300)])
@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
def test_nothing_sticks_out_at_the_side(
    open_dialog: OpenDialog, ruleset: Ruleset, size: tuple[int, int]
) -> None:
    dialog = open_dialog(ruleset, WIDE if size == WIDE else NARROW)
    dialog.resize(*size)
    QCoreApplication.processEvents()
    room = dialog.scroll_area.viewport().width()
    for widget in dialog.body.findChildren(QWidget):
        if widget.isVisible():
            assert widget.mapTo(dialog.body, QPoint(widget.width(), 0)).x() <= room


def test_a_new_language_and_theme_reach_everything(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    press(dialog.form.locked_switch)
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    dark = wear("dark")
    assert dialog.form.locked_switch.isChecked()
    assert dialog.picture.grab().toImage().pixelColor(8, 40) == dark.paper


def test_a_newcomer_sets_the_bonus_to_42_with_forced_order_by_keyboard_and_plays_a_turn(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog("yatzy-sv")
    tab_to(dialog.form.forced_button)
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert "Forced order" in dialog.form.forced_button.text()
    tab_to(dialog.play_button)
    with qtbot.waitSignal(dialog.play_requested) as requested:
        QTest.keyClick(focused(), Qt.Key.Key_Space)
    ruleset = requested.args[0]
    assert ruleset.upper_bonus == UpperBonus(42, 50)
    assert ruleset.fill_order is FillOrder.TOP_DOWN
    model = GameModel(ScriptedDice([1, 1, 2, 2, 2]))
    refusals: list[IllegalReason] = []
    model.refused.connect(refusals.append)
    model.start(History.starting(new_game(ruleset, ["Anna"])))
    assert model.submit(RollDice(model.held))
    assert not model.submit(ScoreBox("twos"))
    assert refusals == [IllegalReason.NOT_THIS_BOX_YET]
    assert model.submit(ScoreBox("ones"))
    assert model.state.scorecards[0].total == 2
