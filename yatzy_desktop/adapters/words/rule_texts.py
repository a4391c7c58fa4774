"""What a box needs and what a ruleset is like, told from their data."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from yatzy_desktop.adapters.words.labels import face_word
from yatzy_desktop.adapters.words.spoken_texts import PROGRAM_LANGUAGE, Language, SpokenTexts
from yatzy_desktop.rules import (
    AllDice,
    FaceSum,
    FillOrder,
    Groups,
    Ruleset,
    Straight,
)

SEPARATOR = " · "
"""Stands between the parts of a ruleset's description."""

_USUAL_ROLLS = 3

_GROUPS = cast(
    "dict[tuple[int, ...], str]",
    {
        (2,): QT_TRANSLATE_NOOP("BoxNeeds", "Two dice alike."),
        (3,): QT_TRANSLATE_NOOP("BoxNeeds", "Three dice alike."),
        (4,): QT_TRANSLATE_NOOP("BoxNeeds", "Four dice alike."),
        (5,): QT_TRANSLATE_NOOP("BoxNeeds", "Five dice alike."),
        (6,): QT_TRANSLATE_NOOP("BoxNeeds", "Six dice alike."),
        (2, 2): QT_TRANSLATE_NOOP("BoxNeeds", "Two different pairs."),
        (2, 2, 2): QT_TRANSLATE_NOOP("BoxNeeds", "Three different pairs."),
        (3, 2): QT_TRANSLATE_NOOP("BoxNeeds", "Three alike and a different pair."),
        (3, 3): QT_TRANSLATE_NOOP("BoxNeeds", "Three alike, and three alike of another kind."),
        (4, 2): QT_TRANSLATE_NOOP("BoxNeeds", "Four alike and a different pair."),
    },
)
_GROUPS_OF_ANY_FACE = cast(
    "dict[tuple[int, ...], str]",
    {
        (2, 2): QT_TRANSLATE_NOOP("BoxNeeds", "Two pairs; four alike count as two pairs."),
        (2, 2, 2): QT_TRANSLATE_NOOP("BoxNeeds", "Three pairs; they may be alike."),
        (3, 2): QT_TRANSLATE_NOOP("BoxNeeds", "Three alike and a pair; they may be alike."),
        (3, 3): QT_TRANSLATE_NOOP("BoxNeeds", "Three alike twice; they may be alike."),
        (4, 2): QT_TRANSLATE_NOOP("BoxNeeds", "Four alike and a pair; they may be alike."),
    },
)
_FILL_ORDERS = cast(
    "dict[FillOrder, str]",
    {
        FillOrder.TOP_DOWN: QT_TRANSLATE_NOOP("Ruleset", "filled from top to bottom"),
        FillOrder.BOTTOM_UP: QT_TRANSLATE_NOOP("Ruleset", "filled from bottom to top"),
        FillOrder.UPPER_FIRST: QT_TRANSLATE_NOOP("Ruleset", "upper section first"),
    },
)


def box_needs_text(key: str, ruleset: Ruleset, language: Language = PROGRAM_LANGUAGE) -> str:
    """Return the sentence that tells which dice a box asks for.

    Raises `UnknownCategoryError`.
    """
    translate = language.translate
    match ruleset.category(key).scoring:
        case FaceSum(face):
            text = translate("BoxNeeds", "Dice that show a {face}.")
            text = text.format(face=face_word(face, translate))
        case AllDice():
            text = translate("BoxNeeds", "Any dice.")
        case Straight(length, None, _):
            text = translate("BoxNeeds", "Any {count} faces in a row.")
            text = text.format(count=language.number(length))
        case Straight(length, lowest, _):
            faces = range(lowest or 1, (lowest or 1) + length)
            joined = "–".join(language.number(face) for face in faces)
            text = translate("BoxNeeds", "The faces {faces}.").format(faces=joined)
        case Groups() as groups:
            text = _groups_text(groups, language)
    return text


def _groups_text(groups: Groups, language: Language) -> str:
    texts = _GROUPS if groups.distinct or len(groups.sizes) == 1 else _GROUPS_OF_ANY_FACE
    source = texts.get(groups.sizes)
    if source is not None:
        return language.translate("BoxNeeds", source)
    sizes = "+".join(language.number(size) for size in groups.sizes)
    return language.translate("BoxNeeds", "Groups of dice alike: {sizes}.").format(sizes=sizes)


def box_counts_text(key: str, ruleset: Ruleset, language: Language = PROGRAM_LANGUAGE) -> str:
    """Return the sentence that tells what a box is worth.

    Raises `UnknownCategoryError`.
    """
    category = ruleset.category(key)
    scoring = category.scoring
    if category.fixed_points is not None:
        return PointTexts(language).always(category.fixed_points)
    if isinstance(scoring, AllDice) or (isinstance(scoring, Groups) and scoring.count_all):
        return language.translate("BoxCounts", "All dice are added up.")
    return language.translate("BoxCounts", "Those dice are added up.")


def ruleset_description(ruleset: Ruleset, language: Language = PROGRAM_LANGUAGE) -> str:
    """Return one line that tells how a ruleset differs, like "6 dice · 20 boxes · …"."""
    counts = RulesetCounts(language)
    parts = [counts.dice(ruleset.dice_count), counts.boxes(len(ruleset.categories))]
    parts.append(bonus_text(ruleset, language))
    parts += rolls_texts(ruleset, language)
    saved = ruleset.saved_rolls
    if saved.enabled:
        parts.append(counts.saved_rolls(saved.cap))
    parts += holding_texts(ruleset, language)
    if ruleset.extra_yatzy_points:
        text = language.translate("Ruleset", "+{points} for each further Yatzy")
        parts.append(text.format(points=language.number(ruleset.extra_yatzy_points)))
    return SEPARATOR.join(parts)


def rolls_texts(ruleset: Ruleset, language: Language = PROGRAM_LANGUAGE) -> list[str]:
    """Return how many rolls a turn has where they are not three, like "4 rolls a turn"."""
    rolls = ruleset.rolls_per_turn
    return [] if rolls == _USUAL_ROLLS else [RulesetCounts(language).rolls(rolls)]


def holding_texts(ruleset: Ruleset, language: Language = PROGRAM_LANGUAGE) -> list[str]:
    """Return what is unusual about holding dice and about the order of filling."""
    parts = []
    if ruleset.min_held:
        parts.append(RulesetCounts(language).min_held(ruleset.min_held))
    if ruleset.held_locked:
        parts.append(language.translate("Ruleset", "held dice stay held"))
    if ruleset.fill_order in _FILL_ORDERS:
        parts.append(language.translate("Ruleset", _FILL_ORDERS[ruleset.fill_order]))
    return parts


def bonus_text(ruleset: Ruleset, language: Language = PROGRAM_LANGUAGE) -> str:
    """Return the upper bonus of a ruleset in short, like "bonus 84 → 100"."""
    bonus = ruleset.upper_bonus
    if bonus is None:
        return language.translate("Ruleset", "no bonus")
    text = language.translate("Ruleset", "bonus {threshold} → {points}")
    return text.format(
        threshold=language.number(bonus.threshold), points=language.number(bonus.points)
    )


class PointTexts(SpokenTexts):
    """Sentences in which one point is told in other words than many."""

    def always(self, points: int) -> str:
        """Return that a box gives so many points, whatever the dice show."""
        return self.tr("Always %n points.", "", points)

    def bonus(self, points: int, threshold: int) -> str:
        """Return what the upper bonus gives, and from which sum."""
        text = self.tr("%n points when the upper boxes give {threshold} or more.", "", points)
        return text.format(threshold=self.language.number(threshold))

    def example(self, dice: str, points: int) -> str:
        """Return what some dice give in a box."""
        return self.tr("Example: {dice} gives %n points.", "", points).format(dice=dice)


class RulesetCounts(SpokenTexts):
    """The parts of a description that count something."""

    def dice(self, count: int) -> str:
        """Return "6 dice"."""
        return self.tr("%n dice", "", count)

    def boxes(self, count: int) -> str:
        """Return "20 boxes"."""
        if count == 1:
            return self.tr("one box")
        return self.tr("%n boxes", "", count)

    def rolls(self, count: int) -> str:
        """Return "4 rolls a turn"."""
        if count == 1:
            return self.tr("one roll a turn")
        return self.tr("%n rolls a turn", "", count)

    def saved_rolls(self, cap: int | None) -> str:
        """Return whether and how many unused rolls are saved."""
        if cap is None:
            return self.tr("unused rolls are saved")
        if cap == 1:
            return self.tr("one unused roll is saved")
        return self.tr("up to %n unused rolls are saved", "", cap)

    def min_held(self, count: int) -> str:
        """Return how many dice must be held before a reroll."""
        if count == 1:
            return self.tr("at least one die held before each reroll")
        return self.tr("at least %n dice held before each reroll", "", count)


def bonus_description(ruleset: Ruleset, language: Language = PROGRAM_LANGUAGE) -> str:
    """Return what the upper bonus gives and from where; nothing where there is none."""
    bonus = ruleset.upper_bonus
    if bonus is None:
        return ""
    return PointTexts(language).bonus(bonus.points, bonus.threshold)
