"""The rules in parts: in the program's language, or in any other without changing it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.helpers.spoken import spoken
from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.printing.language import CardLanguage
from yatzy_desktop.adapters.words.rule_texts import ruleset_description
from yatzy_desktop.adapters.words.rules_sections import (
    Comparison,
    OtherTexts,
    RulesPart,
    rules_parts,
)
from yatzy_desktop.rules import FillOrder, Ruleset, SavedRolls, find_ruleset, rulesets

HOUSE_RULES = replace(
    find_ruleset("maxi-da"),
    rolls_per_turn=4,
    saved_rolls=SavedRolls(enabled=True, cap=7),
    min_held=2,
    held_locked=True,
    fill_order=FillOrder.UPPER_FIRST,
)


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
def test_parts_hold_every_box_in_pad_order_and_nothing_empty(ruleset: Ruleset) -> None:
    parts = rules_parts(ruleset)
    keys = [rule.key for part in parts for rule in part.boxes]
    assert keys == [each.key for each in ruleset.upper + ruleset.lower]
    assert all(part.title and (part.sentences or part.boxes) for part in parts)
    saves = "Saved rolls" in [part.title for part in parts]
    assert saves == ruleset.saved_rolls.enabled


def test_sentences_make_a_paragraph() -> None:
    assert RulesPart("A turn", ("One.", "Two.")).paragraph == "One. Two."


@pytest.mark.parametrize("ruleset", [*rulesets(), HOUSE_RULES], ids=lambda each: each.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_language_tells_what_the_program_would_tell_in_it(
    ruleset: Ruleset, language: str, qapp: object
) -> None:
    with spoken(language):
        expected = rules_parts(ruleset), ruleset_description(ruleset)
    for speaks in ("en", "fi"):
        with spoken(speaks):
            own = CardLanguage(language)
            assert (rules_parts(ruleset, own), ruleset_description(ruleset, own)) == expected


def test_counts_have_the_plural_of_the_language() -> None:
    counted = {
        "en": "Each turn has up to 4 rolls.",
        "sv": "Varje tur har upp till 4 kast.",
    }
    for language, sentence in counted.items():
        assert rules_parts(HOUSE_RULES, CardLanguage(language))[0].sentences[0] == sentence


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("others", [("american", "yatzy-sv"), ("yatzy-sv", "maxi-nb")])
def test_comparisons_are_told_in_each_language(language: str, others: tuple[str, str]) -> None:
    one, other = (find_ruleset(key) for key in others)
    for pair in ((one, other), (other, one), (one, one)):
        english = Comparison(*pair).note
        with spoken(language):
            told = Comparison(*pair).note
            assert OtherTexts().other("x") != "Different: x"
        assert "rules" not in told.replace("American rules", "").split()
        assert told != english
        assert "{" not in told
