"""The review of a game in the real window, with real tables."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.app.conftest import OpenWindow
from tests.helpers.played_games import game_by_levels
from tests.helpers.played_window import LEFT, PlayedWindow, keep_game, lay_out
from tests.helpers.shipped_tables import shipped_tables
from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardRole
from yatzy_desktop.adapters.storage.settings import Settings
from yatzy_desktop.game import History, RollDice, ScoreBox
from yatzy_desktop.rules import Ruleset, find_ruleset
from yatzy_desktop.strategy.study import Review, review_game
from yatzy_desktop.widgets.review.steps import is_marked
from yatzy_desktop.widgets.review.window import ReviewWindow

RULES = find_ruleset("yatzy-sv")


def finished_game(
    levels: tuple[str, ...] = ("casual", "steady"), rules: Ruleset = RULES
) -> History:
    game = game_by_levels(rules, levels, 3)
    names = ("Anna", "Bo")
    states = []
    for state in game.states:
        seats = enumerate(state.players)
        players = tuple(replace(each, name=names[seat], level=None) for seat, each in seats)
        states.append(replace(state, players=players))
    return replace(game, states=tuple(states))


GAME = finished_game()
FOUND = review_game(GAME, shipped_tables().table_for(RULES))
assert FOUND is not None
REVIEW: Review = FOUND


def reviewed(played: PlayedWindow) -> ReviewWindow:
    """Open the review by its key and wait until all is known."""
    played.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    window = played.window.findChild(ReviewWindow)
    assert window is not None
    played.qtbot.waitUntil(lambda: window.findings.is_complete, timeout=20_000)
    return window


@pytest.fixture
def open_review(open_window: OpenWindow, tmp_path: Path) -> tuple[PlayedWindow, ReviewWindow]:
    keep_game(tmp_path, GAME)
    played = open_window()
    return played, reviewed(played)


def press(window: ReviewWindow, key: Qt.Key) -> None:
    QTest.keyClick(window, key)


def dearest_step(window: ReviewWindow) -> int:
    dear = REVIEW.seats[0].dearest[0]
    steps = enumerate(window.findings.steps)
    return next(number for number, step in steps if step.choice == dear.step)


def explained(played: PlayedWindow, window: ReviewWindow) -> None:
    model = window.board.model
    boxes = range(model.rowCount())

    def told() -> bool:
        column = max(0, model.current_column)
        return any(model.index(row, column).data(ScorecardRole.LOSS_TEXT) for row in boxes)

    played.qtbot.waitUntil(told, timeout=20_000)


def test_every_choice_is_stepped_through_with_what_it_cost(
    open_review: tuple[PlayedWindow, ReviewWindow],
) -> None:
    _, window = open_review
    costs = []
    press(window, Qt.Key.Key_Home)
    for _ in window.findings.steps:
        entry = window.step.choice
        verdict = window.card.verdict.text()
        if entry is not None:
            loss = REVIEW.entries[entry].loss
            costs.append(loss)
            told = f"It cost {loss:.1f} points." if loss >= 0.05 else "The best choice."
            assert verdict.endswith((told, "There was no choice."))
            state = GAME.states[entry]
            assert window.board.model.state is not None
            assert window.board.model.state.turn == state.turn
            action = GAME.entries[entry].action
            kept = action.held if isinstance(action, RollDice) else frozenset()
            assert window.board.table.held == kept
        press(window, Qt.Key.Key_Right)
    assert sum(costs) == pytest.approx(sum(each.loss for each in REVIEW.entries))
    assert window.card.title.text() == "The game is over"


def test_the_best_choice_and_its_reasons_are_shown(
    open_review: tuple[PlayedWindow, ReviewWindow],
) -> None:
    played, window = open_review
    window.go_to(dearest_step(window))
    explained(played, window)
    assert "Better: " in window.card.details.text()
    choice = REVIEW.seats[0].dearest[0].choice
    assert choice is not None
    best = choice.best.action
    model = window.board.model
    if isinstance(best, ScoreBox):
        index = model.index(model.row_of(best.category), 0)
        assert index.data(ScorecardRole.IS_ADVISED)
    assert window.card.accessibleName()


def test_marks_lead_from_one_costly_choice_to_the_next(
    open_review: tuple[PlayedWindow, ReviewWindow],
) -> None:
    _, window = open_review
    press(window, Qt.Key.Key_Home)
    seen = []
    for _ in window.graph.marks:
        press(window, Qt.Key.Key_Down)
        seen.append(window.current)
    judged = window.findings.judged
    expected = [n for n, step in enumerate(window.findings.steps) if is_marked(step, judged)]
    first = [0] if expected[0] == 0 else []
    assert first + sorted(set(seen)) == expected
    assert {mark.step for mark in window.graph.marks} == set(expected)
    press(window, Qt.Key.Key_Up)
    assert window.current == expected[-2]


def test_a_press_on_the_graph_and_on_a_box_jumps_there(
    open_review: tuple[PlayedWindow, ReviewWindow],
) -> None:
    _, window = open_review
    mark = window.graph.marks[3]
    QTest.mouseClick(window.graph, LEFT, pos=window.graph.spot_of(mark.step).toPoint())
    assert window.current == mark.step
    press(window, Qt.Key.Key_End)
    view, model = window.board.pad.view, window.board.model
    index = model.index(model.row_of("chance"), 1)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())
    entry = window.step.choice
    assert entry is not None
    assert GAME.entries[entry].action == ScoreBox("chance")
    assert GAME.states[entry].current == 1


def test_the_summary_adds_up_and_leads_to_the_dearest_choices(
    open_review: tuple[PlayedWindow, ReviewWindow],
) -> None:
    _, window = open_review
    QTest.mouseClick(window.summary_button, LEFT)
    assert window.shows_summary
    texts = [each.text() for each in window.summary.findChildren(type(window.card.verdict))]
    assert str(GAME.state.scorecards[0].total) in texts
    assert f"{REVIEW.seats[1].with_average_luck:.1f}" in texts
    dear = REVIEW.seats[0].dearest[0]
    window.summary.entry_chosen.emit(dear.step)
    assert not window.shows_summary
    assert window.step.choice == dear.step


def test_the_graph_tells_who_does_not_see_it(
    open_review: tuple[PlayedWindow, ReviewWindow],
) -> None:
    played, window = open_review
    totals = [card.total for card in GAME.state.scorecards]
    told = window.graph.accessibleDescription()
    assert f"Anna: from 248 to {totals[0]} points" in told
    assert f"{len(window.graph.marks)} marks" in told
    played.qtbot.waitUntil(window.step_bar.chances_button.isVisible, timeout=20_000)
    before = window.graph.grab().toImage()
    QTest.mouseClick(window.step_bar.chances_button, LEFT)
    assert window.graph.grab().toImage() != before


def test_a_position_is_tried_again_and_the_game_stays_as_it_was(
    open_review: tuple[PlayedWindow, ReviewWindow], tmp_path: Path
) -> None:
    played, window = open_review
    saved = {path: path.read_bytes() for path in tmp_path.glob("*.yatzy")}
    number = dearest_step(window)
    window.go_to(number)
    QTest.mouseClick(window.try_button, LEFT)
    assert window.is_trying
    state = window.side_game.model.state
    assert (state.turn.dice, len(state.players)) == (GAME.states[window.step.place].turn.dice, 1)
    if state.can_roll:
        QTest.keyClick(window, Qt.Key.Key_1)
        assert window.board.table.held == {0}
        QTest.mouseClick(window.board.roll_panel.button, LEFT)
        window.board.table.finish()
        assert window.side_game.model.state.turn.rolls_used == state.turn.rolls_used + 1
    category = state.scorecard.open_categories[0]
    window.side_game.fill(category)
    assert window.side_game.model.state.scorecard.filled_count == state.scorecard.filled_count + 1
    press(window, Qt.Key.Key_Escape)
    assert not window.is_trying
    assert window.current == number
    assert played.context.game.model.history == GAME
    assert {path: path.read_bytes() for path in tmp_path.glob("*.yatzy")} == saved


def test_a_box_that_may_not_be_filled_says_why_in_the_side_game(
    open_review: tuple[PlayedWindow, ReviewWindow],
) -> None:
    _, window = open_review
    window.go_to(dearest_step(window))
    window.toggle_trial()
    window.side_game.fill(window.side_game.model.state.scorecard.open_categories[0])
    window.side_game.fill(window.side_game.model.state.scorecard.open_categories[0])
    assert window.card.verdict.text() != "Play on: the game itself stays as it was."


def test_closing_stops_the_work(open_window: OpenWindow, tmp_path: Path) -> None:
    keep_game(tmp_path, finished_game(("casual",), find_ruleset("maxi-sv-classic")))
    played = open_window()
    played.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    window = played.window.findChild(ReviewWindow)
    assert window is not None
    work = window._work
    window.close()
    assert work.is_cancelled
    QApplication.processEvents()
    assert played.window.isVisible()


def test_a_game_in_which_nothing_happened_has_no_review(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert played.window.findChild(ReviewWindow) is None


def test_the_podium_offers_the_review(open_window: OpenWindow, tmp_path: Path) -> None:
    keep_game(tmp_path, GAME)
    played = open_window()
    played.window.game_over.open()
    QTest.mouseClick(played.window.game_over.review_button, LEFT, pos=QPoint(5, 5))
    assert played.window.findChild(ReviewWindow) is not None


def test_the_last_position_of_a_running_game_gives_nothing_away(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    place = next(n for n in range(30, len(GAME.entries)) if GAME.states[n].turn.dice)
    running = replace(GAME, states=GAME.states[: place + 1], entries=GAME.entries[:place])
    keep_game(tmp_path, running)
    played = open_window()
    window = reviewed(played)
    press(window, Qt.Key.Key_End)
    assert window.step.choice is None
    assert window.card.verdict.text() == ""
    assert not window.try_button.isEnabled()


def test_it_speaks_another_language_at_once(
    open_review: tuple[PlayedWindow, ReviewWindow],
) -> None:
    played, window = open_review
    window.go_to(dearest_step(window))
    played.context.storage.settings_model.change(language="sv")
    QApplication.processEvents()
    assert window.step_bar.on_button.text() == "Framåt ▶"
    assert "Det kostade" in window.card.verdict.text()
    played.context.storage.settings_model.put(Settings(language="en"))


@pytest.mark.parametrize("key", ["yatzy-sv", "maxi-sv-modern", "american"])
def test_similar_rules_and_presets_are_reviewed(
    key: str, open_window: OpenWindow, tmp_path: Path
) -> None:
    keep_game(tmp_path, finished_game(("casual",), find_ruleset(key)))
    window = reviewed(open_window())
    assert window.findings.review is not None
    assert window.findings.review.is_complete
