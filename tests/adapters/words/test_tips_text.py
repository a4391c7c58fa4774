"""The page with tips says what the tables and the rules say."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.catalogs import LANGUAGES
from tests.helpers.spoken import spoken
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.words.level_averages import LevelAverages, PeopleAverage
from yatzy_desktop.adapters.words.tips_text import STRIKE_COSTS, printable_tips, tips_parts
from yatzy_desktop.game import new_game
from yatzy_desktop.rules import find_ruleset, rulesets
from yatzy_desktop.strategy import TableLibrary
from yatzy_desktop.strategy.layout import card_layout


@pytest.mark.parametrize("key", STRIKE_COSTS)
def test_costs_of_striking_are_those_of_the_tables(key: str) -> None:
    ruleset = find_ruleset(key)
    table = TableLibrary(asset_path("tables")).table_for(ruleset)
    layout = card_layout(ruleset)
    start = layout.row_and_column(new_game(ruleset, ["Anna"]).scorecards[0])
    values = {
        each.key: table.values(*layout.after(*start, layout.box_number(each.key), 0), 0)[0]
        for each in layout.boxes
    }
    best = max(values.values())
    assert dict(STRIKE_COSTS[key]) == {
        box: pytest.approx(best - values[box], abs=0.2) for box, _ in STRIKE_COSTS[key]
    }


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_ruleset_has_the_whole_page(qtbot: QtBot, language: str) -> None:
    del qtbot
    with spoken(language):
        for ruleset in rulesets():
            averages = LevelAverages(asset_path("tables"))(ruleset)
            parts = tips_parts(ruleset, averages)
            assert len(parts) == 7
            assert [part.title for part in printable_tips(ruleset, averages)] == [
                part.title for part in parts
            ]
            texts = [part.paragraph for part in parts]
            assert not any("{" in text or "%n" in text for text in texts)


def test_differences_are_those_of_the_rulesets(qtbot: QtBot) -> None:
    del qtbot
    tables = [part.table for part in tips_parts(find_ruleset("yatzy-sv")) if part.table]
    assert [table.heads for table in tables] == [("Yatzy", "Yahtzee"), ("Yatzy", "Maxi Yatzy")]
    rows = [{about: (one, other) for about, one, other in table.rows} for table in tables]
    assert rows[0]["Pad"] == ("15 boxes", "13 boxes")
    assert rows[0]["Bonus"] == ("50 from 63", "35 from 63")
    assert rows[1]["Highest total"] == ("374", "649")


def test_without_measured_levels_nothing_is_said_of_usual_scores(qtbot: QtBot) -> None:
    del qtbot
    assert len(tips_parts(find_ruleset("yatzy-sv"))) == 6


def test_what_people_score_counts_more_than_computers(qtbot: QtBot) -> None:
    del qtbot
    ruleset = find_ruleset("yatzy-sv")
    averages = LevelAverages(asset_path("tables"))(ruleset)
    usual = tips_parts(ruleset, averages, people=PeopleAverage(12, 201.6))[-1].paragraph
    assert "202 points" in usual
    assert "12 score sheets" in usual
    assert "newcomer" not in usual
    assert "newcomer" in tips_parts(ruleset, averages)[-1].paragraph
    assert tips_parts(ruleset, {}, people=PeopleAverage(12, 201.6))[-1].paragraph == usual
