"""The question before a box is struck out, and what brings back a slip all the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.conftest import OpenWindow
from tests.helpers.coached_window import ASKING, lay, plain
from tests.helpers.played_window import LEFT, PlayedWindow, lay_out
from yatzy_desktop.adapters.storage.settings import PlayerEntry, Settings, SettingsStore
from yatzy_desktop.game import History, Player, new_game
from yatzy_desktop.rules import find_ruleset

BOXES = [each.key for each in find_ruleset("yatzy-sv").categories]
NOTHING = [1, 2, 2, 4, 6]


def asks(played: PlayedWindow, category: str) -> bool:
    """Click a box, and tell whether that is asked about; a question is then put away."""
    played.fill(category)
    asked = played.window.question_card.isVisible()
    if asked:
        QTest.mouseClick(played.window.question_card.think_button, LEFT)
    return asked


@pytest.mark.parametrize("how", ["never", "avoidable", "always"])
def test_a_strike_is_asked_about_as_the_person_wishes(
    open_window: OpenWindow, tmp_path: Path, how: str
) -> None:
    lay(tmp_path, NOTHING, settings=Settings(strike_asks=how))
    played = open_window()
    assert asks(played, "yatzy") == (how != "never")
    assert played.state.scorecards[0].is_open("yatzy") == (how != "never")


def test_the_question_says_what_speaks_against_it(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, NOTHING)
    played = open_window()
    played.fill("yatzy")
    asked = plain(played.window.question_card.question.text())
    assert asked == "Strike out Yatzy? Chance would give 15, and there are rolls left."
    played.press(Qt.Key.Key_Escape)
    played.roll()
    played.roll()
    scores = played.window.pad.view.model()
    assert scores.rowCount()
    played.strike("yatzy" if len(set(played.state.turn.dice or ())) > 1 else "small_straight")
    assert played.state.scorecard.filled_count == 1


@pytest.mark.parametrize(("how", "expected"), [("avoidable", False), ("always", True)])
def test_what_cannot_be_avoided_passes_unless_all_is_asked(
    open_window: OpenWindow, tmp_path: Path, how: str, *, expected: bool
) -> None:
    kept = [key for key in BOXES if key not in {"yatzy", "full_house"}]
    lay(tmp_path, NOTHING, filled=kept, settings=Settings(strike_asks=how))
    played = open_window(seed=3)
    played.roll()
    played.roll()
    assert asks(played, "yatzy") == expected


def test_one_answer_carries_out_one_choice(open_window: OpenWindow, tmp_path: Path) -> None:
    """A strike that is asked about puts an end to what the coach has asked before."""
    lay(tmp_path, settings=replace(ASKING, strike_asks="always"))
    played = open_window()
    played.fill("chance")
    card = played.window.question_card
    played.qtbot.waitUntil(card.isVisible, timeout=10_000)
    played.strike("yatzy")
    assert played.state.scorecards[0].score_of("yatzy") == 0
    assert played.state.scorecards[0].is_open("chance")
    assert card.isHidden()


@pytest.mark.parametrize(
    "keys",
    [
        (Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier),
    ],
)
def test_what_was_taken_back_is_done_again_through_a_computers_turn(
    open_window: OpenWindow, tmp_path: Path, keys: tuple[Qt.Key, Qt.KeyboardModifier]
) -> None:
    rules = find_ruleset("yatzy-sv")
    players = [Player("Anna"), Player("Bo", "beginner")]
    lay_out(tmp_path, rules, ["Anna"])
    entries = (PlayerEntry("Anna"), PlayerEntry("Bo", "beginner"))
    SettingsStore(tmp_path).save(Settings(players=entries))
    played = open_window(seed=None)
    played.context.game.model.start(History.starting(new_game(rules, players)))
    menu, guard = played.window.menu, Qt.KeyboardModifier.ControlModifier
    assert not menu.redo.isEnabled()
    played.roll()
    played.fill("chance")
    played.qtbot.waitUntil(lambda: played.state.turns == (1, 1), timeout=20_000)
    after = played.state
    played.press(Qt.Key.Key_Z, guard)
    assert played.state.turns == (0, 0)
    assert menu.redo.isEnabled()
    played.press(*keys)
    assert played.state == after
    assert not menu.redo.isEnabled()


def test_the_last_box_is_taken_back_and_done_again(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, NOTHING, filled=[key for key in BOXES if key != "chance"])
    played = open_window()
    played.fill("chance")
    assert played.window.game_over.isVisible()
    played.window.menu.take_back.trigger()
    assert not played.window.game_over.isVisible()
    assert not played.state.is_over
    played.window.menu.redo.trigger()
    assert played.window.game_over.isVisible()
    assert played.state.scorecards[0].score_of("chance") == sum(NOTHING)
