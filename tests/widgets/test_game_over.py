from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.finished_game import finished_game
from yatzy_desktop.game import new_game
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.game_over import GameOverPanel
from yatzy_desktop.widgets.podium import on_podium, side_by_side
from yatzy_desktop.widgets.standings import standings_of
from yatzy_desktop.widgets.theme import load_theme

RUNNING = new_game(find_ruleset("yatzy-sv"), ["Anna", "Bo"])
OVER = finished_game({"Anna": 200, "Bo": 230})

MakePanel = Callable[..., GameOverPanel]


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(640, 480)
    table.show()
    return table


@pytest.fixture
def panel(table: QWidget) -> GameOverPanel:
    return GameOverPanel(load_theme("light"), table, duration_ms=0)


def test_the_panel_waits_for_the_end(panel: GameOverPanel) -> None:
    panel.follow(RUNNING)
    assert panel.isHidden()
    panel.follow(OVER)
    assert panel.isVisible()
    assert panel.heading.text() == "Bo wins!"


def test_taking_back_the_last_box_hides_it_and_the_new_end_shows_again(
    panel: GameOverPanel,
) -> None:
    panel.follow(OVER)
    panel.follow(RUNNING)
    assert panel.isHidden()
    panel.follow(finished_game({"Anna": 200, "Bo": 180}))
    assert panel.isVisible()
    assert panel.heading.text() == "Anna wins!"


def test_a_result_looked_at_does_not_come_up_again_by_itself(
    panel: GameOverPanel, qtbot: QtBot
) -> None:
    panel.follow(OVER)
    with qtbot.waitSignal(panel.dismissed):
        QTest.mouseClick(panel.sheet_button, Qt.MouseButton.LeftButton)
    panel.follow(OVER)
    assert panel.isHidden()
    panel.open()
    assert panel.isVisible()


def test_escape_shows_the_sheet(panel: GameOverPanel, qtbot: QtBot) -> None:
    panel.follow(OVER)
    with qtbot.waitSignal(panel.dismissed):
        QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.isHidden()


def test_the_buttons_ask_for_what_they_say(panel: GameOverPanel, qtbot: QtBot) -> None:
    panel.follow(OVER)
    with qtbot.waitSignal(panel.rematch_requested):
        QTest.keyClick(panel.rematch_button, Qt.Key.Key_Space)
    with qtbot.waitSignal(panel.new_game_requested):
        QTest.mouseClick(panel.new_game_button, Qt.MouseButton.LeftButton)


def test_a_tie_is_a_shared_win(panel: GameOverPanel) -> None:
    panel.follow(finished_game({"Anna": 200, "Bo": 200, "Cia": 100}))
    assert panel.heading.text() == "Shared win: Anna, Bo"


def test_one_player_gets_a_total_and_no_podium(panel: GameOverPanel) -> None:
    panel.follow(finished_game({"Anna": 217}))
    assert panel.heading.text() == "217 points"
    assert panel.podium.isHidden()
    assert panel.line.text() == "Anna · Yatzy (Sweden)"


def test_those_who_are_not_on_the_podium_are_listed(panel: GameOverPanel) -> None:
    totals = {"Anna": 200, "Bo": 230, "Cia": 150, "Dag": 140, "Eva": 140}
    panel.follow(finished_game(totals))
    shown = panel.others.text().replace("\N{NO-BREAK SPACE}", " ")
    assert shown == "4. Dag: 140 points · 4. Eva: 140 points"
    assert panel.podium.accessibleName().splitlines() == [
        "1. Bo: 230 points",
        "2. Anna: 200 points",
        "3. Cia: 150 points",
        "4. Dag: 140 points",
        "4. Eva: 140 points",
    ]


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ({"A": 1, "B": 3, "C": 2}, [("B", 1), ("C", 2), ("A", 3)]),
        ({"A": 3, "B": 3, "C": 2}, [("A", 1), ("B", 1), ("C", 3)]),
        ({"A": 3, "B": 2, "C": 2, "D": 1}, [("A", 1), ("B", 2), ("C", 2), ("D", 4)]),
        ({"A": 0, "B": 0}, [("A", 1), ("B", 1)]),
    ],
)
def test_equal_totals_share_a_place(totals: dict[str, int], places: list[tuple[str, int]]) -> None:
    standings = standings_of(finished_game(totals))
    assert [(each.name, each.place) for each in standings] == places


def test_the_best_stands_in_the_middle_of_at_most_four() -> None:
    standings = standings_of(finished_game({"A": 4, "B": 3, "C": 2, "D": 1}))
    assert [each.name for each in side_by_side(on_podium(standings))] == ["B", "A", "C"]
    everyone = standings_of(finished_game(dict.fromkeys("ABCDEFGH", 5)))
    assert len(on_podium(everyone)) == 4


def test_the_steps_rise_once_and_then_rest(table: QWidget) -> None:
    panel = GameOverPanel(load_theme("light"), table, duration_ms=500)
    panel.follow(OVER)
    assert panel.animation.state() == QAbstractAnimation.State.Running
    panel.animation.pause()
    panel.animation.setCurrentTime(50)
    low = panel.podium.grab().toImage()
    panel.animation.setCurrentTime(500)
    assert panel.animation.state() == QAbstractAnimation.State.Stopped
    risen = panel.podium.grab().toImage()
    assert low != risen
    panel.follow(OVER)
    assert panel.animation.state() == QAbstractAnimation.State.Stopped


def test_a_new_game_during_the_rise_ends_it(table: QWidget, qtbot: QtBot) -> None:
    panel = GameOverPanel(load_theme("light"), table, duration_ms=500)
    panel.follow(OVER)
    panel.animation.setCurrentTime(100)
    panel.follow(RUNNING)
    assert panel.animation.state() == QAbstractAnimation.State.Stopped
    panel.follow(OVER)
    table.close()
    qtbot.wait(0)
    assert panel.animation.state() == QAbstractAnimation.State.Stopped


def test_another_language_or_theme_reaches_an_open_panel(panel: GameOverPanel) -> None:
    panel.follow(OVER)
    panel.heading.clear()
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert panel.heading.text() == "Bo wins!"
    before = panel.grab().toImage()
    panel.set_theme(load_theme("dark"))
    assert panel.grab().toImage() != before


def test_everything_is_reached_in_a_small_table_with_large_text(
    table: QWidget, panel: GameOverPanel, qtbot: QtBot
) -> None:
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    panel.setFont(font)
    table.resize(420, 330)
    panel.follow(OVER)
    qtbot.wait(0)
    panel.new_game_button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(panel.new_game_button, Qt.Key.Key_Tab)
    place = panel.sheet_button.mapTo(panel, panel.sheet_button.rect().center())
    assert panel.rect().contains(place)
    assert panel.childAt(place) is panel.sheet_button


def test_help_is_told_quietly(panel: GameOverPanel) -> None:
    panel.follow(OVER, frozenset({0}))
    assert panel.line.text().endswith("with hints: Anna")
    assert panel.accessibleName().endswith("with hints: Anna")
    panel.follow(finished_game({"Anna": 200}), frozenset({0}))
    assert panel.line.text().endswith("with hints")
    panel.follow(finished_game({"Anna": 201}))
    assert "hint" not in panel.line.text() + panel.accessibleName()
