"""The rules of a ruleset as headings and sentences, made from its data: for screen and paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from yatzy_desktop.adapters.words.labels import category_name
from yatzy_desktop.adapters.words.refusal_texts import HoldRefusal
from yatzy_desktop.adapters.words.rule_texts import (
    bonus_description,
    box_counts_text,
    box_needs_text,
)
from yatzy_desktop.adapters.words.ruleset_examples import BoxExample, box_example
from yatzy_desktop.adapters.words.spoken_texts import PROGRAM_LANGUAGE, Language, SpokenTexts
from yatzy_desktop.rules import (
    FULL_STRAIGHT,
    HOUSES,
    PAIRS,
    AllDice,
    Category,
    FillOrder,
    Ruleset,
    may_share_face,
)

_CONTEXT = "RulesPage"
_SIX = 6


@dataclass(frozen=True, slots=True)
class BoxRule:
    """A box: its name, the sentences about it, an example and the most it gives."""

    key: str
    name: str
    text: str
    example: BoxExample
    most: int


@dataclass(frozen=True, slots=True)
class DisputedPoint:
    """Where the printed rules disagree or say nothing: what it is about, what is done and why."""

    about: str
    we_do: str
    because: str


def box_line(ruleset: Ruleset, key: str, language: Language = PROGRAM_LANGUAGE) -> str:
    """Return what a box needs and gives, in one line; raises `UnknownCategoryError`."""
    text = language.translate("RulesPage", "{needs} {gives}", "two sentences about a box")
    return text.format(
        needs=box_needs_text(key, ruleset, language), gives=box_counts_text(key, ruleset, language)
    )


def box_rules(
    boxes: tuple[Category, ...], ruleset: Ruleset, language: Language = PROGRAM_LANGUAGE
) -> tuple[BoxRule, ...]:
    """Return the rules of some boxes of a ruleset, in their order."""
    return tuple(
        BoxRule(
            each.key,
            category_name(each.key, ruleset, language.translate),
            box_line(ruleset, each.key, language),
            box_example(each.key, ruleset),
            ruleset.max_score(each.key),
        )
        for each in boxes
    )


_ORDERS = cast(
    "dict[FillOrder, str]",
    {
        FillOrder.FREE: QT_TRANSLATE_NOOP("RulesPage", "The boxes may be filled in any order."),
        FillOrder.TOP_DOWN: QT_TRANSLATE_NOOP(
            "RulesPage", "The boxes are filled from top to bottom; no other box may be chosen."
        ),
        FillOrder.BOTTOM_UP: QT_TRANSLATE_NOOP(
            "RulesPage", "The boxes are filled from bottom to top; no other box may be chosen."
        ),
        FillOrder.UPPER_FIRST: QT_TRANSLATE_NOOP(
            "RulesPage",
            "All boxes of the upper section are filled first, then the others, each in any order.",
        ),
    },
)


class RulesPageTexts(SpokenTexts):
    """The sentences of a ruleset; paragraphs are lists of whole sentences."""

    def __init__(self, ruleset: Ruleset, language: Language = PROGRAM_LANGUAGE) -> None:
        super().__init__(language)
        self._ruleset = ruleset

    def turn(self) -> list[str]:
        """Return how a turn goes."""
        rules = self._ruleset
        if rules.rolls_per_turn == 1:
            lines = [
                self.tr("Each turn has one roll, made with all %n dice.", "", rules.dice_count)
            ]
        else:
            text = self.tr("Each turn has up to %n rolls.", "", rules.rolls_per_turn)
            lines = [text, self.tr("The first is made with all %n dice.", "", rules.dice_count)]
        lines.append(self.tr("Play goes clockwise, from seat to seat."))
        if rules.rolls_per_turn > 1 or rules.saved_rolls.enabled:
            lines.append(
                self.tr(
                    "Between rolls you choose which dice to hold."
                    " A die once held stays held until the turn ends."
                )
                if rules.held_locked
                else self.tr(
                    "Between rolls you choose which dice to hold."
                    " Held dice may be rolled again later in the same turn."
                )
            )
            if rules.min_held:
                lines.append(HoldRefusal(self.language).too_few_held(rules.min_held))
        return lines

    def filling(self) -> list[str]:
        """Return how boxes are filled, and in which order."""
        rules = self._ruleset
        stop = self.tr(
            "After any roll you may stop and fill one open box with what the dice are worth there."
        )
        strike = self.tr(
            "If they are worth nothing there, or you choose so, the box is struck out with a 0."
            " No box is filled twice."
        )
        return [stop, strike, self.language.translate(_CONTEXT, _ORDERS[rules.fill_order])]

    def bonus(self) -> list[str]:
        """Return what the upper bonus is, and what further yatzies earn."""
        rules = self._ruleset
        lines = []
        if rules.upper_bonus is None:
            lines.append(self.tr("These rules have no bonus."))
        else:
            lines.append(bonus_description(rules, self.language))
            lines.append(self.tr("It is given once."))
        if rules.extra_yatzy_points:
            text = self.tr(
                "Each further Yatzy gives {points} points more, once the Yatzy box holds points."
            )
            lines.append(text.format(points=self.language.number(rules.extra_yatzy_points)))
        if rules.joker:
            lines.append(
                self.tr(
                    "Such a Yatzy also fills a house or a straight in full,"
                    " if the upper box of its face is filled."
                )
            )
        return lines

    def saved_rolls(self) -> list[str]:
        """Return how rolls are saved; nothing where they are not."""
        rules = self._ruleset
        saved = rules.saved_rolls
        if not saved.enabled:
            return []
        lines = [
            self.tr(
                "Rolls that you do not use are saved for your later turns."
                " The rolls of the turn itself are used before saved ones."
            )
        ]
        if saved.cap == 1:
            lines.append(self.tr("You can save one roll at most."))
        elif saved.cap is not None:
            lines.append(self.tr("You can save %n rolls at most.", "", saved.cap))
        lines.append(self.tr("Saved rolls that are left at the end are worth nothing."))
        return lines

    def end(self) -> list[str]:
        """Return how the game ends, and the highest possible total."""
        rules = self._ruleset
        most = self.tr("The highest possible total is {points} points.")
        return [
            self.tr(
                "The game ends when every player has filled every box."
                " The highest total wins; if several have it, they share the win."
            ),
            most.format(points=self.language.number(rules.max_total)),
        ]


_Point = tuple[Callable[[Ruleset], bool], str, str, str]


def _is_six(ruleset: Ruleset) -> bool:
    return ruleset.dice_count == _SIX


def _has(ruleset: Ruleset, *keys: str) -> bool:
    return any(each.key in keys for each in ruleset.categories)


def _asks_for_different_faces(ruleset: Ruleset) -> bool:
    families = (*HOUSES, *PAIRS)
    return _has(ruleset, *families) and not may_share_face(ruleset.categories, families)


def _has_full_straight_21(ruleset: Ruleset) -> bool:
    return any(
        each.key == FULL_STRAIGHT and each.fixed_points == 21  # noqa: PLR2004 - as in the text
        for each in ruleset.categories
    )


def _has_chance_of_six(ruleset: Ruleset) -> bool:
    chance = (each for each in ruleset.categories if isinstance(each.scoring, AllDice))
    return _is_six(ruleset) and any(chance)


# Source: the product's rules, section 4. Each is told only where the ruleset does so.
_POINTS = cast(
    "list[_Point]",
    [
        (
            _is_six,
            QT_TRANSLATE_NOOP("RulesPage", "The highest possible total"),
            QT_TRANSLATE_NOOP("RulesPage", "It is computed from the boxes."),
            QT_TRANSLATE_NOOP(
                "RulesPage",
                "The Danish rules print 625 for Maxi Yatzy,"
                " which no reading of those rules can give; 599 is right.",
            ),
        ),
        (
            _has_chance_of_six,
            QT_TRANSLATE_NOOP("RulesPage", "Chance with six dice"),
            QT_TRANSLATE_NOOP("RulesPage", "All six dice are added up."),
            QT_TRANSLATE_NOOP(
                "RulesPage",
                "The Danish rules speak of five, but their own example,"
                " 3 3 3 5 5 5, gives 24: all six.",
            ),
        ),
        (
            lambda ruleset: _has(ruleset, "full_house"),
            QT_TRANSLATE_NOOP("RulesPage", "The box for three and two alike"),
            QT_TRANSLATE_NOOP("RulesPage", "It is on the pads for five and for six dice."),
            QT_TRANSLATE_NOOP(
                "RulesPage",
                "The Swedish rules name it among the boxes of Maxi Yatzy,"
                " but their own 15 boxes and their maximum of 374 need it.",
            ),
        ),
        (
            lambda ruleset: _is_six(ruleset) and ruleset.upper_bonus is not None,
            QT_TRANSLATE_NOOP("RulesPage", "The bonus of Maxi Yatzy"),
            QT_TRANSLATE_NOOP("RulesPage", "Each ruleset has its own; you can change it."),
            QT_TRANSLATE_NOOP(
                "RulesPage",
                "Three bonuses are printed, 63 → 50, 75 → 50 and 84 → 100,"
                " and each text is clear about its own pad.",
            ),
        ),
        (
            _has_full_straight_21,
            QT_TRANSLATE_NOOP("RulesPage", "The full straight"),
            QT_TRANSLATE_NOOP("RulesPage", "It gives 21 points; you can change that."),
            QT_TRANSLATE_NOOP(
                "RulesPage",
                "The Swedish and Danish rules give 21; the Swedish ones say that some pads give 25."
                " In the Norwegian rules the table is missing.",
            ),
        ),
        (
            _asks_for_different_faces,
            QT_TRANSLATE_NOOP("RulesPage", "Houses, towers and pairs of one face"),
            QT_TRANSLATE_NOOP(
                "RulesPage", "All groups of a box show different faces; you can change that."
            ),
            QT_TRANSLATE_NOOP(
                "RulesPage", "The maxima that the printed rules give can only be got in this way."
            ),
        ),
        (
            lambda ruleset: _is_six(ruleset) and _has(ruleset, "small_straight", "large_straight"),
            QT_TRANSLATE_NOOP("RulesPage", "A sixth die beside a straight of five"),
            QT_TRANSLATE_NOOP("RulesPage", "It may show anything."),
            QT_TRANSLATE_NOOP("RulesPage", "The pads in use say so."),
        ),
        (
            lambda ruleset: ruleset.min_held > 0 and not ruleset.held_locked,
            QT_TRANSLATE_NOOP("RulesPage", "Dice laid aside before a reroll"),
            QT_TRANSLATE_NOOP("RulesPage", "They may be taken back and rolled later."),
            QT_TRANSLATE_NOOP(
                "RulesPage",
                "The Danish rules ask for one die aside, but do not say that it is locked.",
            ),
        ),
        (
            lambda ruleset: ruleset.fill_order is FillOrder.FREE,
            QT_TRANSLATE_NOOP("RulesPage", "Striking out"),
            QT_TRANSLATE_NOOP("RulesPage", "Any open box may be struck out at any time."),
            QT_TRANSLATE_NOOP(
                "RulesPage",
                "The Swedish and Norwegian rules allow it;"
                " the Danish ones only say when one has to.",
            ),
        ),
        (
            lambda ruleset: _has(ruleset, "maxi_yatzy"),
            QT_TRANSLATE_NOOP("RulesPage", "Maxi Yatzy in Norway"),
            QT_TRANSLATE_NOOP("RulesPage", "Six alike give the points of the other countries."),
            QT_TRANSLATE_NOOP(
                "RulesPage",
                "The tables of the Norwegian rules are missing;"
                " the Swedish and Danish ones say 100.",
            ),
        ),
        (
            _is_six,
            QT_TRANSLATE_NOOP("RulesPage", "Saved rolls"),
            QT_TRANSLATE_NOOP(
                "RulesPage", "On for the modern Swedish pad, off elsewhere; you can change that."
            ),
            QT_TRANSLATE_NOOP(
                "RulesPage", "The Swedish rules say that Maxi Yatzy is often played with them."
            ),
        ),
        (
            lambda _ruleset: True,
            QT_TRANSLATE_NOOP("RulesPage", "Ties"),
            QT_TRANSLATE_NOOP("RulesPage", "The win is shared."),
            QT_TRANSLATE_NOOP("RulesPage", "None of the printed rules says anything about them."),
        ),
    ],
)


def disputed_points(
    ruleset: Ruleset, language: Language = PROGRAM_LANGUAGE
) -> tuple[DisputedPoint, ...]:
    """Return where the printed rules disagree on what these rules do, and what is done."""
    translate = language.translate
    return tuple(
        DisputedPoint(
            translate(_CONTEXT, about), translate(_CONTEXT, we_do), translate(_CONTEXT, because)
        )
        for applies, about, we_do, because in _POINTS
        if applies(ruleset)
    )
