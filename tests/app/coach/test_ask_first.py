"""The coach who asks before a costly choice, in the real window with real tables."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.app.conftest import OpenWindow
from tests.helpers.coached_window import (
    ASKING,
    FIVES,
    busy,
    helped,
    known,
    lay,
    plain,
)
from tests.helpers.played_window import LEFT, PlayedWindow
from yatzy_desktop.game import History, RollDice, ScoreBox, new_game
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.dialogs.preferences import PreferencesDialog


def ask(played: PlayedWindow, *held: int) -> None:
    """Hold dice that are not the best and roll: the coach asks."""
    played.hold(*held)
    played.roll()
    played.qtbot.waitUntil(played.window.question_card.isVisible, timeout=10_000)


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


def test_a_costly_roll_is_asked_about_and_then_happens_once(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, settings=ASKING)
    played = open_window()
    ask(played, 0, 1)
    question = plain(played.window.question_card.question.text())
    choice = known(played).choice_for(RollDice(frozenset({0, 1})))
    assert choice is not None
    assert question == (
        f"“Keep 4 4” gives about {choice.loss:.1f} points less than “Keep 5 5 5”. Do it anyway?"
    )
    assert played.state.turn.rolls_used == 1
    press(played.window.question_card.go_on_button)
    assert played.window.question_card.isHidden()
    assert played.state.turn.rolls_used == 2
    assert played.state.turn.held == {0, 1}
    assert played.window.roll_panel.button.hasFocus()
    assert helped(played) == [False, True]


def test_thinking_again_changes_nothing(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, settings=ASKING)
    played = open_window()
    ask(played, 0, 1)
    before = played.state
    press(played.window.question_card.think_button)
    assert played.state is before
    assert played.context.game.model.held == {0, 1}
    assert played.window.roll_panel.button.hasFocus()
    played.roll()
    played.qtbot.waitUntil(played.window.question_card.isVisible, timeout=10_000)
    assert played.state is before, "asked again, not let pass"


def test_the_question_is_answered_by_keys(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, settings=ASKING)
    played = open_window()
    before = played.state
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space):
        ask(played)
        assert played.window.question_card.think_button.hasFocus()
        played.press(key)
        assert played.window.question_card.isHidden()
        assert played.state is before
    ask(played)
    played.press(Qt.Key.Key_Right)
    played.press(Qt.Key.Key_Return)
    assert played.state.turn.rolls_used == 2
    assert played.window.roll_panel.button.hasFocus()


def test_a_costly_box_is_asked_about(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, settings=ASKING)
    played = open_window()
    played.fill("chance")
    played.qtbot.waitUntil(played.window.question_card.isVisible, timeout=10_000)
    assert played.state.scorecard.is_open("chance")
    press(played.window.question_card.go_on_button)
    assert played.state.scorecard.score_of("chance") == sum(FIVES)
    assert played.state.turn.dice is None


def test_good_choices_and_first_rolls_pass_unasked(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, settings=ASKING)
    played = open_window()
    played.hold(2, 3, 4)
    played.roll()
    played.qtbot.waitUntil(lambda: played.state.turn.rolls_used == 2, timeout=10_000)
    assert helped(played) == [False, False]
    best = known(played)
    box = next(each for each in best.choices if isinstance(each.action, ScoreBox))
    assert isinstance(box.action, ScoreBox)
    played.context.storage.settings_model.change(coach_limit=5.0)
    if box.loss <= 5:
        played.fill(box.action.category)
    else:
        played.context.game.model.submit(ScoreBox(box.action.category))
    played.qtbot.waitUntil(lambda: played.state.turn.dice is None, timeout=10_000)
    played.roll()
    assert played.state.turn.rolls_used == 1


def test_the_limit_decides(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, settings=replace(ASKING, coach_limit=5.0))
    played = open_window()
    played.hold(1, 2, 3, 4)  # about two points less
    played.roll()
    played.qtbot.waitUntil(lambda: played.state.turn.rolls_used == 2, timeout=10_000)


def test_nobody_asks_unless_told_to(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path)
    played = open_window()
    played.roll()
    assert played.state.turn.rolls_used == 2
    assert helped(played) == [False, False]


def test_other_marks_take_the_question_away(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, settings=ASKING)
    played = open_window()
    ask(played, 0, 1)
    played.hold(0)
    assert played.window.question_card.isHidden()
    assert played.state.turn.rolls_used == 1


def test_a_double_click_is_one_question(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, settings=ASKING)
    played = open_window()
    button = played.window.roll_panel.button
    QTest.mouseClick(button, LEFT)
    QTest.mouseDClick(button, LEFT)
    played.qtbot.waitUntil(played.window.question_card.isVisible, timeout=10_000)
    assert played.state.turn.rolls_used == 1


def test_a_new_game_drops_the_question(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, settings=ASKING)
    played = open_window()
    ask(played, 0, 1)
    played.context.game.model.start(History.starting(new_game(find_ruleset("yatzy-da"), ["Bo"])))
    assert played.window.question_card.isHidden()
    played.window.question_card.confirmed.emit()
    assert played.state.turn.dice is None


def test_a_slow_analysis_keeps_nobody_waiting(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, settings=ASKING)
    played = open_window()
    ask(played, 0, 1)
    press(played.window.question_card.go_on_button)
    with busy(played):
        # The position after this roll can't be judged as long as the thread is busy.
        played.context.game.model.set_held(frozenset())
        before = played.state.turn.rolls_used
        played.window.table.finish()
        played.context.game.model.submit(ScoreBox("ones"))
        played.roll()
        assert played.state.turn.rolls_used == 1, before
        played.roll()
        assert played.state.turn.rolls_used == 1, "it waits a little"
        played.qtbot.waitUntil(lambda: played.state.turn.rolls_used == 2, timeout=5_000)
    assert played.window.question_card.isHidden()


def test_a_question_is_answered_after_the_language_changed_in_a_dialog(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, settings=ASKING)
    played = open_window()
    ask(played, 0, 1)
    played.window.menu.preferences.trigger()
    (dialog,) = played.window.findChildren(PreferencesDialog)
    dialog.language.setFocus()
    played.context.storage.settings_model.change(language="sv")
    dialog.close()
    dialog.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    press(played.window.question_card.go_on_button)
    assert played.window.question_card.isHidden()
    assert played.state.turn.rolls_used == 2
