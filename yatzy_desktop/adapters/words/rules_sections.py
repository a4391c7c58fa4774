"""The rules of a ruleset part by part, as they stand on the page: for screen and paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale

from yatzy_desktop.adapters.words.labels import category_name, ruleset_label
from yatzy_desktop.adapters.words.rules_page_text import (
    BoxRule,
    DisputedPoint,
    RulesPageTexts,
    box_rules,
    disputed_points,
)
from yatzy_desktop.adapters.words.spoken_texts import PROGRAM_LANGUAGE, Language, SpokenTexts
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


class OtherTexts(SpokenTexts):
    """The words about what is otherwise."""

    def other(self, rule: str) -> str:
        """Return what is heard of a rule that is otherwise."""
        return self.tr("Different: {rule}").format(rule=rule)

    def note(self, rules: str, lacking: Sequence[str], *, is_same: bool) -> str:
        """Return what is compared: with which rules, and the boxes that only those have."""
        if lacking:
            text = self.tr(
                "Marked is what is different in {rules}. Only there one also fills: {boxes}."
            )
            return text.format(rules=rules, boxes=QLocale().createSeparatedList(lacking))
        if is_same:
            return self.tr("{rules} has the same rules.").format(rules=rules)
        return self.tr("Marked is what is different in {rules}.").format(rules=rules)


class Comparison:
    """Tells which rules and boxes of a ruleset are not the same in another."""

    def __init__(self, ruleset: Ruleset, other: Ruleset) -> None:
        self._ruleset = ruleset
        self._other = other
        parts = rules_parts(other)
        self._sentences = {sentence for part in parts for sentence in part.sentences}
        self._boxes = {(box.name, box.text) for part in parts for box in part.boxes}

    def is_other(self, rule: str | BoxRule) -> bool:
        """Tell whether a sentence or a box is not the same in the other ruleset."""
        if isinstance(rule, str):
            return rule not in self._sentences
        return (rule.name, rule.text) not in self._boxes

    @property
    def note(self) -> str:
        """What is compared, and which boxes only the other ruleset has."""
        here = {box.key for box in self._ruleset.categories}
        lacking = [box.key for box in self._other.categories if box.key not in here]
        names = [category_name(key, self._other) for key in lacking]
        rules: list[str | BoxRule] = []
        for part in rules_parts(self._ruleset):
            rules += [*part.sentences, *part.boxes]
        is_same = not any(self.is_other(rule) for rule in rules)
        return OtherTexts().note(ruleset_label(self._other), names, is_same=is_same)
