"""The rules of a ruleset part by part, as they stand on the page: for screen and paper."""

from __future__ import annotations

from dataclasses import dataclass

from yatzy_desktop.adapters.words.rules_page_text import (
    BoxRule,
    DisputedPoint,
    RulesPageTexts,
    box_rules,
    disputed_points,
)
from yatzy_desktop.adapters.words.spoken_texts import PROGRAM_LANGUAGE, Language
from yatzy_desktop.rules import Ruleset


@dataclass(frozen=True, slots=True)
class RulesPart:
    """A heading with what stands below it: whole sentences, then boxes or disputed points."""

    title: str
    sentences: tuple[str, ...] = ()
    boxes: tuple[BoxRule, ...] = ()
    points: tuple[DisputedPoint, ...] = ()

    @property
    def paragraph(self) -> str:
        """The sentences as they are read, one after the other."""
        return " ".join(self.sentences)


def rules_parts(ruleset: Ruleset, language: Language = PROGRAM_LANGUAGE) -> tuple[RulesPart, ...]:
    """Return the parts of a ruleset's rules, without those that it has nothing to say about."""
    translate, texts = language.translate, RulesPageTexts(ruleset, language)
    parts = (
        RulesPart(translate("RulesPage", "A turn"), tuple(texts.turn())),
        RulesPart(translate("RulesPage", "Filling a box"), tuple(texts.filling())),
        RulesPart(translate("RulesPage", "Saved rolls"), tuple(texts.saved_rolls())),
        RulesPart(
            translate("RulesPage", "Upper section"),
            boxes=box_rules(ruleset.upper, ruleset, language),
        ),
        RulesPart(translate("RulesPage", "Bonus"), tuple(texts.bonus())),
        RulesPart(
            translate("RulesPage", "Lower section"),
            boxes=box_rules(ruleset.lower, ruleset, language),
        ),
        RulesPart(translate("RulesPage", "The end"), tuple(texts.end())),
        RulesPart(
            translate("RulesPage", "Where the printed rules disagree"),
            (
                translate(
                    "RulesPage",
                    "Printed rules contradict each other here and there. This is what we do.",
                ),
            ),
            points=disputed_points(ruleset, language),
        ),
    )
    return tuple(part for part in parts if part.sentences or part.boxes or part.points)
