"""Charts: every game is in them, nothing is drawn outside, and keys tell each column."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from yatzy_desktop.adapters.records.statistics import moving_mean
from yatzy_desktop.adapters.records.values import HeadToHead, Statistics
from yatzy_desktop.adapters.words.translation import Translator
from yatzy_desktop.widgets.records.chart import Chart, nice_step
from yatzy_desktop.widgets.records.chart_content import MOST_GAMES, ChartTexts

RESULTS = st.lists(st.integers(0, 1000), min_size=1, max_size=300)


def statistics(totals: list[int]) -> Statistics:
    return Statistics(
        games=len(totals),
        average=sum(totals) / len(totals),
        median=sorted(totals)[len(totals) // 2],
        best=max(totals),
        worst=min(totals),
        bonus_rate=None,
        yatzy_rate=0.5,
        boxes={},
        contests=0,
        wins=0,
        shared_wins=0,
        streak=0,
        longest_streak=0,
        totals=tuple(totals),
        trend=moving_mean(totals),
    )


@given(RESULTS)
def test_the_distribution_has_every_game_once(totals: list[int]) -> None:
    content = ChartTexts().distribution(statistics(totals), {"steady": 229.4, "master": 9999.0})
    assert sum(column.value for column in content.columns) == len(totals)
    assert len(content.columns) <= 20
    for mark in content.marks:
        assert 0 <= mark.at <= len(content.columns)
    assert [mark.is_own for mark in content.marks].count(True) == 1


@given(RESULTS)
def test_the_trend_shows_the_latest_games_with_their_numbers(totals: list[int]) -> None:
    content = ChartTexts().trend(statistics(totals))
    assert [column.value for column in content.columns] == totals[-MOST_GAMES:]
    assert len(content.line) == len(content.columns)
    assert content.columns[-1].label.replace(",", "") == str(len(totals))


@given(st.floats(0, 5000))
def test_lines_across_a_chart_are_few_and_round(spread: float) -> None:
    step = nice_step(spread)
    assert math.ceil(spread / step) <= 6
    assert step == int(step)


@pytest.fixture
def chart(qtbot: QtBot) -> Chart:
    Translator().apply("en")
    shown = Chart()
    qtbot.addWidget(shown)
    margins = HeadToHead(1, 2, 2, 1, 0, (12, -30, 5))
    shown.show_content(ChartTexts().margins(margins, ("Mum", "Dad")))
    shown.resize(500, 260)
    shown.show()
    return shown


def test_keys_walk_over_the_columns_and_tell_them(chart: Chart) -> None:
    whole = chart.said
    assert "2 – 1" in whole
    assert chart.accessibleDescription() == whole
    told = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right):
        QTest.keyClick(chart, key)
        told.append(chart.said)
        assert chart.accessibleDescription() == chart.said
    assert ["+12" in told[0], "−30" in told[1], "+5" in told[2]] == [True] * 3
    assert told[3] == told[2]
    QTest.keyClick(chart, Qt.Key.Key_Home)
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.said == told[0]


def test_the_pointer_tells_columns_and_leaves_them(chart: Chart) -> None:
    whole = chart.said
    QTest.mouseMove(chart, chart.rect().center())
    assert "−30" in chart.said
    QTest.mouseMove(chart, chart.rect().topLeft() + QPoint(3, 3))
    assert chart.said == whole


def test_a_chart_of_nothing_takes_keys_and_is_empty(qtbot: QtBot) -> None:
    empty = Chart()
    qtbot.addWidget(empty)
    empty.show()
    QTest.keyClick(empty, Qt.Key.Key_Right)
    empty.grab()
    assert empty.said == ""


def test_charts_are_drawn_in_the_colours_of_people(qtbot: QtBot) -> None:
    blue, pink = "#2f6fbf", "#c2528b"
    found = HeadToHead(first=1, second=2, first_wins=1, second_wins=1, draws=0, margins=(50, -50))
    chart = Chart()
    qtbot.addWidget(chart)
    chart.show_content(ChartTexts().margins(found, ["Mum", "Dad"]))

    def colors() -> set[str]:
        image = chart.grab().toImage()
        return {
            image.pixelColor(x, y).name()
            for x in range(image.width())
            for y in range(image.height())
        }

    assert not {blue, pink} & colors()
    chart.set_colors(blue, pink)
    assert {blue, pink} <= colors()
    chart.set_colors(blue)
    assert pink not in colors()
    chart.show_content(ChartTexts().trend(statistics([200, 250, 220])))
    assert blue in colors()
