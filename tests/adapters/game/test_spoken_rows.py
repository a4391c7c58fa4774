"""Rows that a printed pad calls the same are told apart for who hears them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.catalogs import LANGUAGES
from tests.helpers.spoken import spoken
from yatzy_desktop.adapters.game.cell_texts import spoken_row_name
from yatzy_desktop.adapters.game.scorecard_rows import card_rows, row_label
from yatzy_desktop.rules import rulesets


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_no_two_rows_sound_the_same(qtbot: QtBot, language: str) -> None:
    del qtbot
    with spoken(language):
        for ruleset in rulesets():
            names = [spoken_row_name(row, ruleset) for row in card_rows(ruleset)]
            assert len(set(names)) == len(names)


def test_the_swedish_pad_keeps_both_sums_as_printed(qtbot: QtBot) -> None:
    del qtbot
    with spoken("sv"):
        for ruleset in rulesets():
            labels = [row_label(row, ruleset) for row in card_rows(ruleset)]
            assert labels.count("SUMMA") == 2
