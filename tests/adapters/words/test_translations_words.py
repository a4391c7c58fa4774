"""The words are those printed on each country's pads, and the same everywhere."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication

from tests.helpers.catalogs import catalog
from tests.helpers.spoken import spoken
from yatzy_desktop.adapters.words.labels import (
    bonus_name,
    category_label,
    category_name,
    ruleset_label,
    total_name,
    upper_sum_name,
)
from yatzy_desktop.rules import Ruleset, find_ruleset, rulesets

LANGUAGES = ("sv", "da", "nb", "fi")
"""The columns of the tables below: printed pads were compared in these languages."""

pytestmark = pytest.mark.usefixtures("qapp")

ORDER = ("en", "sv", "da", "nb", "fi")
# Source: the product's rules, section 5.
PAD_WORDS = {
    "ones": ("ONES", "ETTOR", "ENERE", "ENERE", "YKKÖSET"),
    "twos": ("TWOS", "TVÅOR", "TOERE", "TOERE", "KAKKOSET"),
    "threes": ("THREES", "TREOR", "TREERE", "TREERE", "KOLMOSET"),
    "fours": ("FOURS", "FYROR", "FIRERE", "FIRERE", "NELOSET"),
    "fives": ("FIVES", "FEMMOR", "FEMMERE", "FEMMERE", "VIITOSET"),
    "sixes": ("SIXES", "SEXOR", "SEKSERE", "SEKSERE", "KUUTOSET"),
    "one_pair": ("ONE PAIR", "ETT PAR", "ET PAR", "ETT PAR", "PARI"),
    "two_pairs": ("TWO PAIRS", "TVÅ PAR", "TO PAR", "TO PAR", "KAKSI PARIA"),
    "three_pairs": ("THREE PAIRS", "TRE PAR", "TRE PAR", "TRE PAR", "KOLME PARIA"),
    "three_of_a_kind": ("THREE OF A KIND", "TRETAL", "TRE ENS", "TRE LIKE", "KOLME SAMAA"),
    "four_of_a_kind": ("FOUR OF A KIND", "FYRTAL", "FIRE ENS", "FIRE LIKE", "NELJÄ SAMAA"),
    "five_of_a_kind": ("FIVE OF A KIND", "FEMTAL", "FEM ENS", "FEM LIKE", "VIISI SAMAA"),
    "small_straight": (
        *("SMALL STRAIGHT", "LITEN STEGE", "LILLE STRAIGHT", "LITEN STRAIGHT", "PIENI SUORA"),
    ),
    "large_straight": (
        *("LARGE STRAIGHT", "STOR STEGE", "STOR STRAIGHT", "STOR STRAIGHT", "ISO SUORA"),
    ),
    "full_straight": (
        *("FULL STRAIGHT", "FULL STEGE", "FULL STRAIGHT", "FULL STRAIGHT", "TÄYSSUORA"),
    ),
    "villa": ("VILLA (3+3)", "HUS", "DOBBELT HUS", "HUS", "HUVILA"),
    "tower": ("TOWER", "TORN", "TOWER", "TÅRN", "TORNI"),
    "chance": ("CHANCE", "CHANS", "CHANCEN", "SJANSE", "SATTUMA"),
    "yatzy": ("YATZY",) * 5,
    "maxi_yatzy": ("MAXI YATZY",) * 5,
}
FULL_HOUSE = {
    5: ("FULL HOUSE", "KÅK", "FULDT HUS", "HUS", "TÄYSKÄSI"),
    6: ("FULL HOUSE", "KÅK", "FULDT HUS", "HYTTE", "TÄYSKÄSI"),
}
SUMS = ("SUM", "SUMMA", "SUM", "SUM", "VÄLISUMMA")
TOTALS = ("TOTAL", "SUMMA", "TOTAL", "TOTALSUM", "YHTEENSÄ")

APP_WORDS = {
    ("PlayerList", "Player {number}"): ("Spelare", "Spiller", "Spiller", "Pelaaja"),
    ("NewGameDialog", "New game"): ("Nytt spel", "Nyt spil", "Nytt spill", "Uusi peli"),
    ("MainMenu", "&Take back"): ("Ångra", "Fortryd", "Angre", "Kumoa"),
    ("RulesPage", "&Print…"): ("Skriv ut", "Udskriv", "Skriv ut", "Tulosta"),
    ("RulesPage", "Rules"): ("Regler", "Regler", "Regler", "Säännöt"),
    ("PreferencesDialog", "Settings"): (
        *("Inställningar", "Indstillinger", "Innstillinger", "Asetukset"),
    ),
    ("MainMenu", "&Hint"): ("Tips", "Tip", "Tips", "Vihje"),
    ("RulesPage", "Ties"): ("Oavgjort", "Uafgjort", "Uavgjort", "Tasapeli"),
    ("RulesetForm", "Saved rolls"): (
        *("Sparade kast", "Gemte kast", "Sparte kast", "Säästetyt heitot"),
    ),
    ("RulesetForm", "Forced order, &bonus from 42"): (
        *("Tvångsyatzy", "Yatzy med tvang", "Tvungen yatzy", "Pakkoyatzy"),
    ),
    ("ScorecardCell", "Score sheet"): ("Protokoll", "Pointblok", "Poengblokk", "Pöytäkirja"),
}

# What a word of the source has to become, wherever it stands.
STEMS = {
    r"rolls?\b|rolled\b|reroll": ("kast", "kast", "kast", "heit|heitt"),
    r"turns?\b": ("tur", "tur", "tur", "vuoro"),
    r"round\b": ("omgång", "runde", "runde", "kierros"),
    r"(hold|held)\b": ("spara|sparad", "hold", "beh[oø]ld", "luki|lukk|lukit"),
    r"boxe?s?\b": ("rut", "felt", "rut", "ruut|ruud"),
    r"(score sheet|card)s?\b": ("protokoll", "pointblok", "poengblok", "pöytäkirj"),
    r"(dice|die)\b": ("tärning", "terning", "terning", "nop|silmälu"),
    r"strike|struck|striking": ("str[yu]k", "streg", "str[yø]k", "nolla|merkitään 0"),
    r"players?\b": ("spela", "spill", "spill", "pelaa"),
    r"computer\b": ("dator", "computer", "datamaskin", "tietokone"),
}
ELSEWHERE = {
    "{file} is far too large to hold rules.",
    (
        "The settings cannot be saved, because the folder of Yatzy Desktop cannot be written."
        " Perhaps the disk is full. They hold for now and are saved as soon as possible."
    ),
}


def at(language: str, words: tuple[str, ...]) -> str:
    return words[ORDER.index(language)]


@pytest.mark.parametrize("language", ORDER)
@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
def test_boxes_have_the_names_of_the_pads(ruleset: Ruleset, language: str) -> None:
    words = PAD_WORDS | {"full_house": FULL_HOUSE[ruleset.dice_count]}
    with spoken(language):
        for category in ruleset.categories:
            assert category_label(category.key, ruleset) == at(language, words[category.key])


@pytest.mark.parametrize("language", ORDER)
def test_sums_have_the_names_of_the_pads(language: str) -> None:
    with spoken(language):
        assert upper_sum_name().upper() == at(language, SUMS)
        assert bonus_name().upper() == "BONUS"
        assert total_name().upper() == at(language, TOTALS)


@pytest.mark.parametrize("language", ORDER)
@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
def test_no_two_boxes_of_a_pad_have_the_same_name(ruleset: Ruleset, language: str) -> None:
    with spoken(language):
        names = [category_name(each.key, ruleset) for each in ruleset.categories]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", ORDER)
def test_no_two_rulesets_have_the_same_name(language: str) -> None:
    with spoken(language):
        names = {ruleset_label(ruleset) for ruleset in rulesets()}
    assert len(names) == len(rulesets())
    assert not any("yahtzee" in name.lower() for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_uses_the_words_of_the_table(language: str) -> None:
    with spoken(language):
        for (context, source), words in APP_WORDS.items():
            text = QCoreApplication.translate(context, source).replace("&", "")
            assert re.match(rf"{words[LANGUAGES.index(language)]}\b", text), source


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", STEMS)
def test_a_word_is_the_same_everywhere(word: str, language: str) -> None:
    stem = STEMS[word][LANGUAGES.index(language)]
    other = [
        str(each)
        for each in catalog(language)
        if re.search(rf"\b({word})", _plain(each.source))
        and each.source not in ELSEWHERE
        and not all(re.search(stem, _plain(form)) for form in each.forms)
    ]
    assert other == []


def _plain(text: str) -> str:
    return re.sub(r"\{\w*\}|&", "", text).lower()


def test_norwegian_tells_the_house_from_the_hut() -> None:
    with spoken("nb"):
        five, six = find_ruleset("yatzy-nb"), find_ruleset("maxi-nb")
        assert category_label("full_house", five) == "HUS"
        assert category_label("full_house", six) == "HYTTE"
        assert category_label("villa", six) == "HUS"
