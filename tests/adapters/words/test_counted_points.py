"""One point is told in other words than many."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.spoken import spoken
from yatzy_desktop.adapters.words.rule_texts import PointTexts

ALWAYS = {
    "en": ("Always 1 point.", "Always 2 points."),
    "sv": ("Ger alltid 1 poäng.", "Ger alltid 2 poäng."),
    "da": ("Giver altid 1 point.", "Giver altid 2 point."),
    "nb": ("Gir alltid 1 poeng.", "Gir alltid 2 poeng."),
    "fi": ("Aina 1 piste.", "Aina 2 pistettä."),
}


@pytest.mark.parametrize("language", ALWAYS)
def test_points_are_counted_in_every_language(qtbot: QtBot, language: str) -> None:
    del qtbot
    with spoken(language):
        assert (PointTexts().always(1), PointTexts().always(2)) == ALWAYS[language]
