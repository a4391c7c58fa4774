from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, Qt
from PySide6.QtGui import QImage, QKeyEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.dress import wear
from tests.helpers.finished_game import finished_game
from yatzy_desktop.game import Presence, new_game
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.cards.game_over import GameOverPanel
from yatzy_desktop.widgets.cards.podium import on_podium, side_by_side
from yatzy_desktop.widgets.cards.standings import standings_of

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
    return GameOverPanel(table, duration_ms=0)


def test_the_panel_waits_for_the_end(panel: GameOverPanel) -> None:
    panel.follow(RUNNING)
    assert panel.isHidden()
    panel.follow(OVER)
    assert panel.isVisible()
    assert panel.heading.text() == "Bo wins!"


def test_a_struck_column_has_no_place_in_the_standings(panel: GameOverPanel) -> None:
    over = finished_game({"Anna": 200, "Bo": 230, "Cia": 100})
    players = list(over.players)
    players[1] = replace(players[1], presence=Presence.STRUCK)
    over = replace(over, players=tuple(players))
    standings = standings_of(over)
    assert [(each.place, each.seat, each.name) for each in standings] == [
        (1, 0, "Anna"),
        (2, 2, "Cia"),
    ]
    panel.follow(over)
    assert panel.heading.text() == "Anna wins!"
    players[1] = replace(players[1], presence=Presence.LEFT)
    assert standings_of(replace(over, players=tuple(players)))[0].name == "Bo"


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
    panel = GameOverPanel(table, duration_ms=500)
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
    panel = GameOverPanel(table, duration_ms=500)
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
    wear("dark")
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


def press_at(widget: QWidget, key: Qt.Key, moment_ms: int) -> None:
    """Press and release a key at a moment of the system's clock."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(moment_ms)
        QApplication.sendEvent(widget, event)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_5])
def test_a_key_meant_for_the_dice_does_nothing(
    panel: GameOverPanel, qtbot: QtBot, key: Qt.Key
) -> None:
    panel.follow(OVER)
    panel.setFocus()
    with qtbot.assertNotEmitted(panel.rematch_requested):
        QTest.keyClick(panel, key)
    assert panel.isVisible()
    assert panel.hasFocus()


@pytest.mark.parametrize("way", [Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Right])
@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_buttons_are_reached_and_pressed_by_keyboard(
    panel: GameOverPanel, qtbot: QtBot, way: Qt.Key, key: Qt.Key
) -> None:
    panel.follow(OVER)
    panel.setFocus()
    for button, signal in (
        (panel.rematch_button, panel.rematch_requested),
        (panel.new_game_button, panel.new_game_requested),
        (panel.review_button, panel.review_requested),
        (panel.sheet_button, panel.dismissed),
    ):
        focused = panel.window().focusWidget()
        assert focused is not None
        QTest.keyClick(focused, way)
        assert panel.window().focusWidget() is button
        with qtbot.waitSignal(signal):
            QTest.keyClick(button, key)


def test_no_key_acts_in_the_first_moment(table: QWidget, qtbot: QtBot) -> None:
    panel = GameOverPanel(table, duration_ms=0, quiet_ms=700)
    panel.follow(OVER, pressed_at=5_000)
    panel.setFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Escape):
        press_at(panel, key, 5_699)
        assert panel.hasFocus()
    panel.rematch_button.setFocus()
    with qtbot.assertNotEmitted(panel.rematch_requested):
        press_at(panel.rematch_button, Qt.Key.Key_Return, 5_699)
        press_at(panel.rematch_button, Qt.Key.Key_Space, 5_699)
        press_at(panel.rematch_button, Qt.Key.Key_Tab, 5_699)
    assert panel.rematch_button.hasFocus()
    with qtbot.waitSignal(panel.rematch_requested):
        press_at(panel.rematch_button, Qt.Key.Key_Return, 5_700)


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_buttons_side_by_side_are_equally_high(panel: GameOverPanel, factor: float) -> None:
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * factor)
    panel.setFont(font)
    panel.follow(OVER)
    QApplication.processEvents()
    first, second = panel.rematch_button.geometry(), panel.new_game_button.geometry()
    assert first.height() == second.height()


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_veil_over_the_table_is_no_green(table: QWidget, name: str) -> None:
    panel = GameOverPanel(table, duration_ms=0)
    panel.follow(OVER)
    QApplication.processEvents()
    picture = QImage(panel.size(), QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.white)
    panel.render(picture, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)
    veil = picture.pixelColor(panel.width() // 2, 4)
    assert veil.lightness() < 128
    assert veil.green() <= max(veil.red(), veil.blue())
    assert picture.pixelColor(0, 0) == Qt.GlobalColor.white
