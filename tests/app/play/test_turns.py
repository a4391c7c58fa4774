"""What must not go wrong in a turn on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import LEFT, PlayedWindow, keep_game, lay_out
from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardRole, ScorecardTableModel
from yatzy_desktop.game import (
    History,
    RollDice,
    ScoreBox,
    ScriptedDice,
    legal_categories,
    new_game,
    possible_scores,
)
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.table.motion import MotionSettings
from yatzy_desktop.widgets.turn.roll_panel import RollPrompt

SLOW = MotionSettings(roll_ms=60_000, slide_ms=0)


def game_with(key: str, faces: list[int], boxes: list[str], players: int = 1) -> History:
    """A game in which each box was filled after one roll of all dice, then one more roll."""
    ruleset = find_ruleset(key)
    history = History.starting(new_game(ruleset, [f"P{seat}" for seat in range(players)]))
    source = ScriptedDice(faces)
    for box in boxes:
        history, _ = history.play(RollDice(), source)
        history, _ = history.play(ScoreBox(box), source)
    return history


def previews(played: PlayedWindow) -> dict[str, str]:
    model = played.window.pad.view.model()
    assert isinstance(model, ScorecardTableModel)
    shown = {}
    for row, line in enumerate(model.rows):
        text = model.index(row, played.state.current).data(ScorecardRole.POSSIBLE_TEXT)
        if text:
            shown[line.category] = text
    return shown


def test_a_double_click_on_roll_rolls_once(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    button = played.window.roll_panel.button
    QTest.mousePress(button, LEFT)
    QTest.mouseRelease(button, LEFT)
    QTest.mouseDClick(button, LEFT)
    assert played.state.turn.rolls_used == 1
    played.roll()
    assert played.state.turn.rolls_used == 2


def test_a_press_while_dice_roll_only_lands_them(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.window.table.set_motion(SLOW)
    played.roll()
    assert played.window.table.is_rolling
    played.roll()
    assert not played.window.table.is_rolling
    assert played.state.turn.rolls_used == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_3])
def test_a_key_while_dice_roll_only_lands_them(
    open_window: OpenWindow, tmp_path: Path, key: Qt.Key
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.window.table.set_motion(SLOW)
    played.roll()
    played.press(key)
    assert not played.window.table.is_rolling
    assert played.state.turn.rolls_used == 1
    assert played.context.game.model.held == frozenset()


def test_nothing_is_told_before_the_dice_land(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.window.table.set_motion(SLOW)
    played.roll()
    assert previews(played) == {}
    assert prompt_of(played) is RollPrompt.ROLLING
    assert all("rolling" in die.accessibleName() for die in played.dice)
    played.window.table.finish()
    expected = {key: str(points) for key, points in possible_scores(played.state).items()}
    assert previews(played) == expected


def test_possible_scores_follow_every_roll(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "maxi-nb", ["Anna"])
    played = open_window(seed=6)
    for _ in range(3):
        played.roll()
        expected = {key: str(points) for key, points in possible_scores(played.state).items()}
        assert previews(played) == expected


def test_possible_scores_come_back_with_a_box_taken_back(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.roll()
    played.hold(0, 2)
    before, shown = played.state, previews(played)
    played.fill("chance")
    assert previews(played) == {}
    played.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert played.state == before
    assert previews(played) == shown
    assert played.context.game.model.held == {0, 2}
    played.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert played.state == before, "a roll is never given back"


def test_marks_never_reach_the_next_turn_or_game(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    played.roll()
    played.hold(0, 1, 2)
    played.fill("chance")
    assert played.context.game.model.held == frozenset()
    assert not any(die.isChecked() for die in played.dice)
    played.roll()
    played.hold(3)
    played.context.game.model.start(History.starting(played.context.game.model.history.initial))
    assert played.context.game.model.held == frozenset()
    assert not any(die.isChecked() for die in played.dice)


@pytest.mark.parametrize(("later_ms", "rolls"), [(100, 0), (200, 0), (600, 1)])
def test_a_second_quick_click_never_rolls_for_the_next_player(
    open_window: OpenWindow, tmp_path: Path, later_ms: int, rolls: int
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    played.roll()
    view, button = played.window.pad.view.viewport(), played.window.roll_panel.button
    click_at(view, played.spot("chance"), 1_000_000)
    assert played.state.current == 1
    click_at(button, button.rect().center(), 1_000_000 + later_ms)
    assert played.state.turn.rolls_used == rolls


def click_at(widget: QWidget, spot: QPoint, moment_ms: int) -> None:
    """Press and release the left button at a moment of the system's clock."""
    where = QPointF(spot)
    for kind, buttons in (
        (QEvent.Type.MouseButtonPress, LEFT),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        event = QMouseEvent(
            kind, where, widget.mapToGlobal(where), LEFT, buttons, Qt.KeyboardModifier.NoModifier
        )
        event.setTimestamp(moment_ms)
        QApplication.sendEvent(widget, event)


def prompt_of(played: PlayedWindow) -> RollPrompt:
    return played.window.roll_panel.state.prompt


def test_a_bank_is_named_only_when_there_is_one(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "maxi-sv-modern", ["Anna"])
    played = open_window()
    for _ in range(3):
        played.roll()
    panel = played.window.roll_panel
    assert prompt_of(played) is RollPrompt.CHOOSE_BOX
    assert not panel.button.isEnabled()
    assert "saved" not in panel.button.text().lower()
    played.fill("chance")
    played.roll()
    played.roll()
    played.fill("ones")
    for _ in range(3):
        played.roll()
    assert prompt_of(played) is RollPrompt.ROLL_SAVED
    assert panel.button.isEnabled()
    assert "1 saved" in panel.button.text()
    played.roll()
    assert played.state.turn.rolls_used == 4
    assert prompt_of(played) is RollPrompt.CHOOSE_BOX


def test_danish_maxi_wants_a_held_die(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "maxi-da", ["Anna"])
    played = open_window()
    played.roll()
    assert prompt_of(played) is RollPrompt.HOLD_MORE
    played.window.setFocus()
    QTest.keyClick(played.window, Qt.Key.Key_Space)
    assert played.state.turn.rolls_used == 1
    assert "hold" in played.window.header.hint.text().lower()
    played.hold(0)
    played.roll()
    assert played.state.turn.rolls_used == 2


def test_the_end_of_the_game_ends_everything(open_window: OpenWindow, tmp_path: Path) -> None:
    keys = [each.key for each in find_ruleset("american").categories]
    faces = [1, 2, 3, 4, 6] * len(keys)
    keep_game(tmp_path, game_with("american", faces, keys[:-1]))
    played = open_window()
    assert legal_categories(played.state) == ()
    played.roll()
    dice = played.state.turn.dice
    played.fill(keys[-1])
    assert played.state.is_over
    assert played.window.game_over.isVisible()
    assert played.state.turn.dice == dice
    QTest.keyClick(played.window, Qt.Key.Key_Space)
    played.roll()
    assert played.state.turn.dice == dice
    assert prompt_of(played) is RollPrompt.GAME_OVER


def test_a_box_can_be_struck_and_ends_the_game(open_window: OpenWindow, tmp_path: Path) -> None:
    keys = [each.key for each in find_ruleset("yatzy-sv").categories]
    keep_game(tmp_path, game_with("yatzy-sv", [1, 2, 2, 4, 6] * 15, keys[:-1]))
    played = open_window(seed=3)
    played.roll()
    played.strike("yatzy")
    assert played.state.scorecards[0].score_of("yatzy") == 0
    assert played.state.is_over


def test_taking_back_the_last_box_hides_the_result(open_window: OpenWindow, tmp_path: Path) -> None:
    keys = [each.key for each in find_ruleset("yatzy-sv").categories]
    keep_game(tmp_path, game_with("yatzy-sv", [1, 2, 2, 4, 6] * 15, keys[:-1]))
    played = open_window(seed=3)
    played.roll()
    played.strike("yatzy")
    played.window.menu.take_back.trigger()
    assert not played.state.is_over
    assert not played.window.game_over.isVisible()
    played.strike("yatzy")
    assert played.window.game_over.isVisible()


def test_hovering_a_box_lifts_the_dice_that_count(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window(seed=9)
    played.roll()
    before = played.window.table.grab().toImage()
    QTest.mouseMove(played.window.pad.view.viewport(), played.spot("chance"))
    played.window.table.finish()
    QApplication.processEvents()
    assert played.window.table.grab().toImage() != before


def test_a_key_held_down_acts_once(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    button = played.window.roll_panel.button
    press_at(button, Qt.Key.Key_Return, 1_000_000)
    for moment in range(1_000_500, 1_003_000, 30):
        # X11 sends pairs like this for a key that is held down, not all marked as repeats.
        release_at(button, Qt.Key.Key_Return, moment)
        press_at(QApplication.focusWidget() or button, Qt.Key.Key_Return, moment)
    assert played.state.turn.rolls_used == 1
    assert played.state.current == 0


def press_at(widget: QWidget, key: Qt.Key, moment_ms: int) -> None:
    send_key(QEvent.Type.KeyPress, widget, key, moment_ms)


def release_at(widget: QWidget, key: Qt.Key, moment_ms: int) -> None:
    send_key(QEvent.Type.KeyRelease, widget, key, moment_ms)


def send_key(kind: QEvent.Type, widget: QWidget, key: Qt.Key, moment_ms: int) -> None:
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(moment_ms)
    QApplication.sendEvent(widget, event)


def test_enter_after_the_last_roll_asks_before_it_fills(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    for _ in range(4):
        played.press(Qt.Key.Key_Return)
    assert played.state.turn.rolls_used == 3
    assert played.state.scorecards[0].filled_count == 0
    assert "Enter" in played.window.header.hint.text()
    first = possible_scores(played.state)["ones"]
    played.press(Qt.Key.Key_Return)
    assert played.state.scorecards[0].score_of("ones") == first


def test_the_keyboard_comes_back_to_the_box_where_the_person_was(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    pad = played.window.pad
    for pressed in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Return):
        played.press(pressed)
    assert pad.pointed_row == played.row_of("ones")
    for _ in range(3):
        played.press(Qt.Key.Key_Down)
    played.press(Qt.Key.Key_Return)
    assert not played.state.scorecards[0].is_open("fours")
    for pressed in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Return):
        played.press(pressed)
    assert pad.pointed_row == played.row_of("ones")


def test_an_arrow_makes_enter_fill_at_once(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    for _ in range(3):
        played.press(Qt.Key.Key_Return)
    played.press(Qt.Key.Key_Home)
    played.press(Qt.Key.Key_Return)
    assert not played.state.scorecards[0].is_open("ones")


def test_the_keyboard_acts_on_the_pad_when_a_turn_without_rolls_is_resumed(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    history = game_with("yatzy-sv", [], [])
    source = ScriptedDice([1, 2, 3, 4, 6, 2, 2, 2])
    for held in (frozenset[int](), frozenset({0, 1, 2, 3}), frozenset({0, 1, 2})):
        history, _ = history.play(RollDice(held), source)
    keep_game(tmp_path, history)
    played = open_window()
    assert played.window.pad.view.hasFocus()
    played.press(Qt.Key.Key_Down)
    played.press(Qt.Key.Key_Return)
    assert played.state.scorecards[0].filled_count == 1


def test_the_keyboard_comes_back_from_a_closed_notice(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.window.notice_bar.show_notice("Something happened.")
    QTest.mouseClick(played.window.notice_bar.close_button, LEFT)
    played.press(Qt.Key.Key_Space)
    assert played.state.turn.rolls_used == 1


def test_a_box_that_may_not_be_filled_says_why(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    played.fill("chance")
    assert played.window.header.hint.text() == "Roll the dice before you fill a box."
    played.roll()
    played.fill("chance")
    played.roll()
    played.fill("ones")
    played.roll()
    played.fill("chance")
    assert played.window.header.hint.text() == "This box is already filled."
    assert played.state.scorecards[0].filled_count == 1
