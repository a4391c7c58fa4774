"""Practice in the real window, with real tables."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.app.conftest import OpenWindow
from tests.app.study.test_review import GAME, reviewed
from tests.helpers.played_window import LEFT, PlayedWindow, keep_game, lay_out
from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardRole
from yatzy_desktop.adapters.storage.notebook_store import NotebookStore
from yatzy_desktop.adapters.study.works import Question
from yatzy_desktop.game import RollDice, ScoreBox
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.practice.window import PracticeWindow


def practising(played: PlayedWindow) -> PracticeWindow:
    played.press(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    found = played.window.findChildren(PracticeWindow)
    asked(played, found[0])
    return found[0]


def asked(played: PlayedWindow, window: PracticeWindow) -> Question:
    played.qtbot.waitUntil(lambda: window.question is not None, timeout=30_000)
    assert window.question is not None
    return window.question


def choose(window: PracticeWindow, rank: int) -> None:
    """Make a choice by hand: hold dice and roll, or fill a box."""
    assert window.question is not None
    action = window.question.explanation.analysis.choices[rank].action
    if isinstance(action, ScoreBox):
        view, model = window.board.pad.view, window.board.model
        index = model.index(model.row_of(action.category), 0)
        view.scrollTo(index)
        QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())
        return
    assert isinstance(action, RollDice)
    for position in action.held ^ window.side_game.model.held:
        QTest.keyClick(window, Qt.Key(Qt.Key.Key_1 + position))
    QTest.mouseClick(window.board.roll_panel.button, LEFT)


@pytest.fixture
def played(open_window: OpenWindow, tmp_path: Path) -> PlayedWindow:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    return open_window()


def test_a_right_choice_counts_and_the_best_is_confirmed(
    played: PlayedWindow, tmp_path: Path
) -> None:
    window = practising(played)
    before = played.context.game.model.history
    choose(window, 0)
    assert window.answer is not None
    assert window.answer.is_right
    assert window.verdict.text().startswith("Right: ")
    assert window.notebook.practice.score == 1
    assert window.score.text() == "Score 1 · 1 of 1 right"
    assert NotebookStore(tmp_path).load().practice.score == 1
    assert played.context.game.model.history == before


def test_a_wrong_choice_is_answered_with_numbers_and_comes_back(
    played: PlayedWindow, tmp_path: Path
) -> None:
    window = practising(played)
    question = asked(played, window)
    analysis = question.explanation.analysis
    rank = next(n for n, each in enumerate(analysis.choices) if each.loss >= 0.5)
    choose(window, rank)
    loss = analysis.choices[rank].loss
    assert window.verdict.text().endswith(f"It gives {loss:.1f} points less.")
    assert window.title.text().startswith("Best: ")
    assert window.notebook.practice.score == 0
    waiting = NotebookStore(tmp_path).load().practice.waiting
    assert [each.name for each in waiting] == [question.position.name]
    model = window.board.model
    shown = [model.index(row, 0).data(ScorecardRole.LOSS_TEXT) for row in range(model.rowCount())]
    assert any(shown)


def test_an_answer_is_given_once_and_enter_goes_on(played: PlayedWindow) -> None:
    window = practising(played)
    first = asked(played, window)
    choose(window, 0)
    window.side_game.roll()
    window.side_game.toggle(0)
    assert window.notebook.practice.answered == 1
    QTest.keyClick(window.next_button, Qt.Key.Key_Return)
    second = asked(played, window)
    assert second.position.name != first.position.name
    assert window.answer is None


def test_what_was_wrong_in_a_game_is_asked_first(open_window: OpenWindow, tmp_path: Path) -> None:
    keep_game(tmp_path, GAME)
    played = open_window()
    review = reviewed(played)
    review.summary.practice_chosen.emit(0)
    played.qtbot.waitUntil(lambda: bool(played.window.findChildren(PracticeWindow)), timeout=30_000)
    window = played.window.findChildren(PracticeWindow)[0]
    question = asked(played, window)
    assert question.position.is_mistake
    assert window.verdict.text() == "You went wrong here once."
    names = {each.name for each in NotebookStore(tmp_path).load().mistakes}
    assert question.position.name in names
    assert window.spots.text()


def test_asked_twice_there_is_one_practice(played: PlayedWindow) -> None:
    window = practising(played)
    played.window.menu.practice.trigger()
    assert played.window.findChildren(PracticeWindow) == [window]


def test_closing_while_it_looks_for_a_position_is_no_harm(played: PlayedWindow) -> None:
    played.window.menu.practice.trigger()
    window = played.window.findChildren(PracticeWindow)[0]
    task = window._task
    assert task is not None
    window.close()
    assert task.is_cancelled
    QApplication.processEvents()


def test_by_similar_rules_nothing_is_asked(open_window: OpenWindow, tmp_path: Path) -> None:
    other = replace(find_ruleset("maxi-da"), key="own-1", name="Own", rolls_per_turn=4)
    lay_out(tmp_path, other, ["Anna"])
    played = open_window()
    played.window.menu.practice.trigger()
    window = played.window.findChildren(PracticeWindow)[0]
    played.qtbot.waitUntil(lambda: window._is_failed, timeout=30_000)
    assert window.verdict.text() == "There is nothing to practise by these rules."
