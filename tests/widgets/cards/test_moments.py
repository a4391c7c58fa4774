from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from yatzy_desktop.game.event import BonusEarned, BoxScored, Event, ExtraYatzyEarned, TurnStarted
from yatzy_desktop.widgets.cards.moments import Moment, MomentKind, Moments, moment_of

YATZY = Moment(MomentKind.YATZY, "Anna", 50)
BONUS = Moment(MomentKind.BONUS, "Anna", 50)

MakeMoments = Callable[[], Moments]


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(400, 300)
    table.show()
    return table


@pytest.fixture
def moments(table: QWidget) -> Moments:
    return Moments(table, full_ms=1000, fade_ms=600)


def is_running(moments: Moments) -> bool:
    return moments.animation.state() == QAbstractAnimation.State.Running


def skip(moments: Moments) -> None:
    """Let the moment that is shown run to its end at once."""
    moments.animation.setCurrentTime(moments.animation.duration())


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (BoxScored(0, "yatzy", 50, scratch=False), YATZY),
        (BoxScored(0, "yatzy", 0, scratch=True), None),
        (BoxScored(0, "chance", 25, scratch=False), None),
        (
            BoxScored(0, "maxi_yatzy", 100, scratch=False),
            Moment(MomentKind.MAXI_YATZY, "Anna", 100),
        ),
        (BonusEarned(0, 50), BONUS),
        (ExtraYatzyEarned(0, 100), Moment(MomentKind.EXTRA_YATZY, "Anna", 100)),
        (TurnStarted(0, 2), None),
    ],
)
def test_only_what_deserves_it_is_celebrated(event: Event, expected: Moment | None) -> None:
    assert moment_of(event, "Anna") == expected


def test_a_moment_is_shown_once_and_then_nothing_runs(moments: Moments) -> None:
    moments.celebrate(YATZY)
    assert moments.isVisible()
    assert moments.accessibleName() == "Yatzy! – Anna"
    skip(moments)
    assert moments.isHidden()
    assert not is_running(moments)
    assert moments.moment is None


def test_two_moments_follow_each_other(moments: Moments) -> None:
    moments.celebrate(YATZY)
    moments.celebrate(BONUS)
    assert moments.moment == YATZY
    skip(moments)
    assert moments.moment == BONUS
    skip(moments)
    assert moments.isHidden()


def test_clicks_reach_the_table_during_a_moment(table: QWidget, qtbot: QtBot) -> None:
    button = QPushButton("die", table)
    button.setGeometry(150, 100, 100, 100)
    button.show()
    moments = Moments(table, full_ms=1000)
    moments.celebrate(YATZY)
    place = QPoint(200, 150)
    assert table.childAt(place) is button
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_switched_off_nothing_shows_and_a_running_one_ends(moments: Moments) -> None:
    moments.celebrate(YATZY)
    moments.set_celebrating(False)
    assert moments.isHidden()
    moments.celebrate(BONUS)
    assert moments.isHidden()
    assert not is_running(moments)


def picture_changes(table: QWidget, moments: Moments, times: tuple[int, int]) -> bool:
    pictures = []
    for time in times:
        moments.animation.pause()
        moments.animation.setCurrentTime(time)
        pictures.append(table.grab().toImage())
    return bool(pictures[0] != pictures[1])


def test_reduced_motion_leaves_a_still_text(table: QWidget, moments: Moments) -> None:
    moments.celebrate(YATZY)
    assert picture_changes(table, moments, (300, 500))
    moments.clear()
    moments.set_reduced(True)
    moments.celebrate(YATZY)
    assert moments.animation.duration() == 600
    assert not picture_changes(table, moments, (200, 350))


@pytest.mark.parametrize("kind", list(MomentKind))
def test_every_moment_can_be_seen(table: QWidget, moments: Moments, kind: MomentKind) -> None:
    before = table.grab().toImage()
    moments.celebrate(Moment(kind, "A very long name that never ends", 100))
    moments.animation.pause()
    moments.animation.setCurrentTime(500)
    assert table.grab().toImage() != before


def test_a_taken_back_move_ends_its_celebration(moments: Moments) -> None:
    moments.celebrate(YATZY)
    moments.celebrate(BONUS)
    moments.clear()
    assert moments.isHidden()
    moments.celebrate(BONUS)
    assert moments.moment == BONUS
    skip(moments)
    assert moments.moment is None


def test_the_table_may_go_during_a_moment(qtbot: QtBot) -> None:
    table = QWidget()
    table.show()
    moments = Moments(table, full_ms=1000)
    moments.celebrate(YATZY)
    moments.animation.setCurrentTime(300)
    table.close()
    assert not is_running(moments)
    table.deleteLater()
    qtbot.wait(0)


def test_the_celebration_grows_with_the_table(table: QWidget, moments: Moments) -> None:
    moments.celebrate(YATZY)
    table.resize(640, 480)
    assert moments.size() == table.size()
