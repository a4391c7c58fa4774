"""Each lesser window is there once, under a name of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out
from yatzy_desktop.widgets.dialogs.rules_page import RulesPage
from yatzy_desktop.widgets.rule_editor.dialog import RulesetDialog

ACTIONS = ("rules", "help", "about", "preferences", "rule_settings")


@pytest.fixture
def played(open_window: OpenWindow, tmp_path: Path) -> PlayedWindow:
    lay_out(tmp_path, "maxi-nb", ["Anna", "Bo"])
    return open_window()


def opened(played: PlayedWindow) -> list[QDialog]:
    return [each for each in played.window.findChildren(QDialog) if each.isVisible()]


@pytest.mark.parametrize("name", ACTIONS)
def test_asking_again_brings_the_same_window(played: PlayedWindow, name: str) -> None:
    action = getattr(played.window.menu, name)
    action.trigger()
    (first,) = opened(played)
    for _ in range(4):
        action.trigger()
        assert len({type(each) for each in opened(played)}) == len(opened(played)) == 1
    assert opened(played) == [first]


def test_all_windows_have_names_of_their_own(played: PlayedWindow) -> None:
    titles = []
    for name in ACTIONS:
        getattr(played.window.menu, name).trigger()
        titles += [each.windowTitle() for each in opened(played)]
        for each in opened(played):
            each.close()
        played.qtbot.wait(0)
    assert len(set(titles)) == len(ACTIONS) == len(titles)


def test_rules_that_are_read_follow_the_game(played: PlayedWindow) -> None:
    played.window.menu.rules.trigger()
    (page,) = played.window.findChildren(RulesPage)
    assert page.ruleset == played.state.ruleset


def test_rules_changed_in_a_game_are_said_to_be_for_the_next_one(played: PlayedWindow) -> None:
    played.window.menu.rule_settings.trigger()
    (dialog,) = played.window.findChildren(RulesetDialog)
    assert not dialog.game_label.isVisible()
    dialog.close()
    played.qtbot.wait(0)
    played.roll()
    played.window.menu.rule_settings.trigger()
    dialog = next(each for each in played.window.findChildren(RulesetDialog) if each.isVisible())
    assert dialog.game_label.isVisible()
    assert "keeps its own rules" in dialog.game_label.text()


def test_a_notice_moves_no_box(played: PlayedWindow) -> None:
    view = played.window.pad.view
    before = [view.rowHeight(row) for row in range(view.model().rowCount())], view.geometry()
    played.window.notice_bar.show_notice("The game cannot be saved. " * 3)
    played.qtbot.wait(0)
    after = [view.rowHeight(row) for row in range(view.model().rowCount())], view.geometry()
    assert before == after


def test_enter_before_the_first_roll_rolls_and_says_nothing_else(played: PlayedWindow) -> None:
    window = played.window
    window.pad.setFocus(Qt.FocusReason.TabFocusReason)
    hint = window.header.hint.text()
    said: list[str] = []
    window.box_refused.connect(said.append)
    QTest.keyClick(window.pad.view, Qt.Key.Key_Return)
    assert played.state.turn.rolls_used == 1
    assert said == []
    assert window.header.hint.text() != hint


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Left])
def test_arrows_enter_the_sheet_at_an_open_box(
    open_window: OpenWindow, tmp_path: Path, key: Qt.Key
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.roll()
    played.fill("yatzy")
    played.roll()
    view = played.window.pad.view
    view.setCurrentIndex(view.model().index(played.row_of("yatzy"), 0))
    played.window.roll_panel.button.setFocus()
    played.press(key)
    row = view.model().rows[view.currentIndex().row()]  # type: ignore[attr-defined]
    assert view.hasFocus()
    assert row.category not in {"", "yatzy"}


def test_escape_from_the_menus_gives_the_keyboard_back(played: PlayedWindow) -> None:
    window = played.window
    window.roll_panel.button.setFocus()
    window.menuBar().setFocus(Qt.FocusReason.MenuBarFocusReason)
    QTest.keyClick(window.menuBar(), Qt.Key.Key_Escape)
    played.qtbot.waitUntil(window.roll_panel.button.hasFocus)
    played.press(Qt.Key.Key_Space)
    assert played.state.turn.rolls_used == 1
