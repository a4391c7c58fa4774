from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from yatzy_desktop.adapters.words.labels import (
    bonus_name,
    box_name,
    category_label,
    category_name,
    extra_yatzy_name,
    face_word,
    points_text,
    ruleset_label,
    signed_points_text,
    total_name,
    upper_sum_name,
)
from yatzy_desktop.rules import CATEGORY_KEYS, find_ruleset, rulesets

# Source: the product's rules, section 5, English column.
PAD_WORDS = {
    "ones": "ONES",
    "twos": "TWOS",
    "threes": "THREES",
    "fours": "FOURS",
    "fives": "FIVES",
    "sixes": "SIXES",
    "one_pair": "ONE PAIR",
    "two_pairs": "TWO PAIRS",
    "three_pairs": "THREE PAIRS",
    "three_of_a_kind": "THREE OF A KIND",
    "four_of_a_kind": "FOUR OF A KIND",
    "five_of_a_kind": "FIVE OF A KIND",
    "small_straight": "SMALL STRAIGHT",
    "large_straight": "LARGE STRAIGHT",
    "full_straight": "FULL STRAIGHT",
    "full_house": "FULL HOUSE",
    "villa": "VILLA (3+3)",
    "tower": "TOWER",
    "chance": "CHANCE",
    "yatzy": "YATZY",
    "maxi_yatzy": "MAXI YATZY",
}

# Source: the product's rules, section 1.
RULESET_NAMES = {
    "yatzy-sv": "Yatzy (Sweden)",
    "yatzy-da": "Yatzy (Denmark)",
    "yatzy-nb": "Yatzy (Norway)",
    "maxi-sv-classic": "Maxi Yatzy, classic pad (Sweden)",
    "maxi-sv-modern": "Maxi Yatzy, modern pad (Sweden)",
    "maxi-da": "Maxi Yatzy (Denmark)",
    "maxi-nb": "Maxi Yatzy (Norway)",
    "american": "American rules",
}


@pytest.fixture
def norwegian_numbers() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("nb_NO"))
    yield
    QLocale.setDefault(before)


def test_every_box_has_the_word_of_the_printed_pad() -> None:
    assert set(PAD_WORDS) == set(CATEGORY_KEYS)
    for ruleset in rulesets():
        for category in ruleset.categories:
            assert category_label(category.key, ruleset) == PAD_WORDS[category.key]


def test_names_in_running_text_have_one_capital() -> None:
    maxi = find_ruleset("maxi-nb")
    assert category_name("three_of_a_kind", maxi) == "Three of a kind"
    assert category_name("maxi_yatzy", maxi) == "Maxi Yatzy"


def test_an_unknown_box_is_an_error() -> None:
    with pytest.raises(KeyError):
        box_name("poker", 5)


def test_sums_have_their_words() -> None:
    names = [upper_sum_name(), bonus_name(), extra_yatzy_name(), total_name()]
    assert names == ["Sum", "Bonus", "Extra Yatzy", "Total"]


@pytest.mark.parametrize(("key", "name"), RULESET_NAMES.items())
def test_shipped_rulesets_have_their_names(key: str, name: str) -> None:
    assert ruleset_label(find_ruleset(key)) == name


def test_no_two_shipped_rulesets_have_one_name() -> None:
    assert len({ruleset_label(each) for each in rulesets()}) == len(rulesets())


def test_own_rules_show_their_own_name() -> None:
    own = replace(find_ruleset("yatzy-nb"), key="own-1", name="Cabin rules")
    assert ruleset_label(own) == "Cabin rules"
    assert ruleset_label(replace(own, name="")) == "Own rules"


def test_faces_are_words() -> None:
    assert [face_word(face) for face in range(1, 7)] == [
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
    ]


@pytest.mark.parametrize(("points", "text"), [(3, "+3"), (-2, "\N{MINUS SIGN}2"), (0, "±0")])
def test_progress_has_a_sign_and_a_true_minus(points: int, text: str) -> None:
    assert signed_points_text(points) == text


@pytest.mark.usefixtures("norwegian_numbers")
def test_numbers_follow_the_language() -> None:
    assert points_text(1575) == "1\N{NO-BREAK SPACE}575"
