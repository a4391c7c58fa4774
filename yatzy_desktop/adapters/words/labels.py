"""The words of the game: the one place where keys of the core become texts for people.

Words of the card come from the product's rules, section 5. What a box needs and what a
ruleset is like is told by `rule_texts`, why something is refused by `refusal_texts`.
"""

from __future__ import annotations

import unicodedata
from typing import Protocol, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from yatzy_desktop.adapters.words.catalog_words import RULESET_WORDS
from yatzy_desktop.rules import Dice, Ruleset


class Translate(Protocol):
    """Looks a text up in the catalogue of one language.

    The application's own is used unless another is given: what is printed may be in another.
    """

    def __call__(self, context: str, key: str, disambiguation: str | None = None, /) -> str:
        """Return the text in that language, or as it is when there is no translation."""
        ...


app_translate: Translate = QCoreApplication.translate
"""Looks texts up in the language in which the program speaks."""

# Sentence case, as spoken; the pad's capitals are made from these, so each is translated once.
_CATEGORY_NAMES = cast(
    "dict[str, str]",
    {
        "ones": QT_TRANSLATE_NOOP("Category", "Ones"),
        "twos": QT_TRANSLATE_NOOP("Category", "Twos"),
        "threes": QT_TRANSLATE_NOOP("Category", "Threes"),
        "fours": QT_TRANSLATE_NOOP("Category", "Fours"),
        "fives": QT_TRANSLATE_NOOP("Category", "Fives"),
        "sixes": QT_TRANSLATE_NOOP("Category", "Sixes"),
        "one_pair": QT_TRANSLATE_NOOP("Category", "One pair"),
        "two_pairs": QT_TRANSLATE_NOOP("Category", "Two pairs"),
        "three_pairs": QT_TRANSLATE_NOOP("Category", "Three pairs"),
        "three_of_a_kind": QT_TRANSLATE_NOOP("Category", "Three of a kind"),
        "four_of_a_kind": QT_TRANSLATE_NOOP("Category", "Four of a kind"),
        "five_of_a_kind": QT_TRANSLATE_NOOP("Category", "Five of a kind"),
        "small_straight": QT_TRANSLATE_NOOP("Category", "Small straight"),
        "large_straight": QT_TRANSLATE_NOOP("Category", "Large straight"),
        "full_straight": QT_TRANSLATE_NOOP("Category", "Full straight"),
        "villa": QT_TRANSLATE_NOOP("Category", "Villa (3+3)"),
        "tower": QT_TRANSLATE_NOOP("Category", "Tower"),
        "chance": QT_TRANSLATE_NOOP("Category", "Chance"),
        "yatzy": QT_TRANSLATE_NOOP("Category", "Yatzy"),
        "maxi_yatzy": QT_TRANSLATE_NOOP("Category", "Maxi Yatzy"),
    },
)

_FACE_WORDS = cast(
    "dict[int, str]",
    {
        1: QT_TRANSLATE_NOOP("Face", "one"),
        2: QT_TRANSLATE_NOOP("Face", "two"),
        3: QT_TRANSLATE_NOOP("Face", "three"),
        4: QT_TRANSLATE_NOOP("Face", "four"),
        5: QT_TRANSLATE_NOOP("Face", "five"),
        6: QT_TRANSLATE_NOOP("Face", "six"),
    },
)

FULL_HOUSE_KEY = "full_house"
_SIX_DICE = 6
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI"})
_ISOLATE, _POP_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_MINUS = "\N{MINUS SIGN}"


def category_name(key: str, ruleset: Ruleset, translate: Translate = app_translate) -> str:
    """Return a box's name as in running text, like "Full house", or what own rules call it.

    Raises KeyError.
    """
    own = next((each.name for each in ruleset.categories if each.key == key), "")
    return isolated(own) or box_name(key, ruleset.dice_count, translate)


def category_label(key: str, ruleset: Ruleset) -> str:
    """Return a box's name in the pad's capitals, like "FULL HOUSE"; raises KeyError."""
    return category_name(key, ruleset).upper()


def box_name(key: str, dice_count: int, translate: Translate = app_translate) -> str:
    """Return a box's name on a card for so many dice, also without a ruleset; raises KeyError."""
    if key == FULL_HOUSE_KEY:
        return _full_house_name(dice_count, translate)
    return translate("Category", _CATEGORY_NAMES[key])


def _full_house_name(dice_count: int, translate: Translate) -> str:
    # Norwegian has a name of its own for each: HUS with five dice, HYTTE beside Maxi's HUS.
    if dice_count == _SIX_DICE:
        return translate("Category", "Full house", "six dice")
    return translate("Category", "Full house", "five dice")


def upper_sum_name(translate: Translate = app_translate) -> str:
    """Return the name of the row that adds the upper boxes."""
    return translate("ScorecardRow", "Sum", "of the upper boxes")


def bonus_name(translate: Translate = app_translate) -> str:
    """Return the name of the row of the upper bonus."""
    return translate("ScorecardRow", "Bonus")


def extra_yatzy_name(translate: Translate = app_translate) -> str:
    """Return the name of the row for what further yatzies earned (American rules)."""
    return translate("ScorecardRow", "Extra Yatzy")


def total_name(translate: Translate = app_translate) -> str:
    """Return the name of the last row."""
    return translate("ScorecardRow", "Total")


def saved_rolls_name(translate: Translate = app_translate) -> str:
    """Return the name of the printed boxes to tick for rolls that are saved."""
    return translate("ScorecardRow", "Saved rolls")


def ruleset_label(ruleset: Ruleset, translate: Translate = app_translate) -> str:
    """Return the translated name of a shipped ruleset, or the own name of any other."""
    if ruleset.name:
        return ruleset.name
    words = RULESET_WORDS.get(ruleset.key)
    return translate("Ruleset", "Own rules" if words is None else words.name)


def face_word(face: int, translate: Translate = app_translate) -> str:
    """Return the word for a face of a die, 1 to 6, like "five"; raises KeyError."""
    return translate("Face", _FACE_WORDS[face])


def dice_entered_text(dice: Dice) -> str:
    """Return what is said when real dice were entered, like "Entered: 1, 3, 3, 5, 6"."""
    faces = QLocale().createSeparatedList([points_text(face) for face in sorted(dice)])
    return QCoreApplication.translate("Dice", "Entered: {dice}").format(dice=faces)


def isolated(name: str) -> str:
    """Return a person's name as it is safely put into a sentence or a list.

    A name in letters from right to left would else turn the words and numbers around it, so
    it stands between the signs FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
    """
    if any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in name):
        return f"{_ISOLATE}{name}{_POP_ISOLATE}"
    return name


def points_text(points: int) -> str:
    """Return points as the chosen language writes numbers."""
    return QLocale().toString(points)


def signed_points_text(points: int) -> str:
    """Return points with their sign, "+3", "−2" (a true minus sign) or "±0"."""
    sign = "±" if points == 0 else "+" if points > 0 else _MINUS
    return sign + points_text(abs(points))
