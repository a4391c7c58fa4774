"""Advice in words that people use: what to keep or take, how much it gains, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from yatzy_desktop.adapters.words.labels import category_name, points_text
from yatzy_desktop.adapters.words.spoken_texts import SpokenTexts
from yatzy_desktop.game import GameState, ScoreBox, legal_categories, possible_scores
from yatzy_desktop.rules import Dice, FaceSum, Ruleset

if TYPE_CHECKING:
    from yatzy_desktop.strategy.analysis import Analysis, BoxChance, Choice

JUST_AS_GOOD = 0.05
"""Points that are not worth telling: they would be written as 0.0."""

JUST_AS_GOOD_BY_SIMILAR_RULES = 0.5
"""The same where only whole points hold."""

_RUNNERS_UP = 2
_MOST_CHANCES = 3
_SURE = 0.995
_HARDLY = 0.03
_FOR_ITS_SAKE = 0.85
"""A keep that reaches a box clearly less often than another one is held for something else."""

_MANY = 9.95
_NO_BREAK = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class HintTexts:
    """A hint in words: the best choice, what it gains over others, why, and how sure that is.

    `note` is empty unless the values belong to similar rules.
    """

    title: str
    comparisons: tuple[str, ...]
    reasons: tuple[str, ...]
    note: str

    @property
    def spoken(self) -> str:
        """Everything, line by line."""
        lines = (self.title, *self.comparisons, *self.reasons, self.note)
        return "\n".join(line for line in lines if line)


def hint_texts(state: GameState, analysis: Analysis, chances: Sequence[BoxChance]) -> HintTexts:
    """Return the hint for a position; `chances` are those after the best keep."""
    best, ruleset = analysis.best, state.ruleset
    others = analysis.choices[1 : 1 + _RUNNERS_UP]
    note = QCoreApplication.translate(
        "Advice", "Judged by similar rules: these are not worked out."
    )
    return HintTexts(
        title=choice_text(best, ruleset),
        comparisons=tuple(_comparison(each, ruleset, analysis.loss_decimals) for each in others),
        reasons=tuple(_reasons(state, best, chances)),
        note="" if analysis.exact else note,
    )


def choice_text(choice: Choice, ruleset: Ruleset) -> str:
    """Return a choice as one tells somebody what to do: "Keep 5 5 5", "Take Chance: 23"."""
    translate = QCoreApplication.translate
    if not isinstance(choice.action, ScoreBox):
        if not choice.keep:
            return translate("Advice", "Roll all the dice again")
        return translate("Advice", "Keep {dice}").format(dice=dice_text(choice.keep))
    box = category_name(choice.action.category, ruleset)
    if not choice.points:
        return translate("Advice", "Strike out {box}").format(box=box)
    text = translate("Advice", "Take {box}: {points}")
    return text.format(box=box, points=points_text(choice.points))


def question_text(choice: Choice, best: Choice, ruleset: Ruleset) -> str:
    """Return the question whether somebody really wants a choice that is not the best."""
    text = QCoreApplication.translate(
        "Advice",
        "“{choice}” gives about {difference} points less than “{best}”. Do it anyway?",
    )
    return text.format(
        choice=choice_text(choice, ruleset).replace(" ", _NO_BREAK),
        difference=difference_text(choice.loss),
        best=choice_text(best, ruleset).replace(" ", _NO_BREAK),
    )


def best_other_box(state: GameState, category: str) -> str | None:
    """Return the box, beside this one, in which the dice give most; None if they give nothing."""
    scores = {key: points for key, points in possible_scores(state).items() if key != category}
    best = max(scores, key=lambda key: scores[key], default=None)
    return best if best is not None and scores[best] > 0 else None


def strike_question_text(state: GameState, category: str) -> str:
    """Return the question whether somebody really wants a zero in this box."""
    translate, ruleset = QCoreApplication.translate, state.ruleset
    other = best_other_box(state, category)
    # Whoever enters points without the dice has rolled already.
    can_roll = state.can_roll and state.turn.dice is not None
    if other is None and can_roll:
        text = translate("Strike", "Strike out {box}? There are rolls left.")
    elif other is None:
        text = translate("Strike", "Strike out {box}?")
    elif can_roll:
        text = translate(
            "Strike", "Strike out {box}? {other} would give {points}, and there are rolls left."
        )
    else:
        text = translate("Strike", "Strike out {box}? {other} would give {points}.")
    return text.format(
        box=category_name(category, ruleset),
        other="" if other is None else category_name(other, ruleset),
        points="" if other is None else points_text(possible_scores(state)[other]),
    )


def difference_text(points: float, decimals: int = 1) -> str:
    """Return a difference between choices as the language writes it, with at most one decimal."""
    return QLocale().toString(points, "f", min(1, decimals))


def is_just_as_good(loss: float, decimals: int = 1) -> bool:
    """Whether so small a loss is not told, where so many decimals of it hold."""
    return loss < (JUST_AS_GOOD if decimals else JUST_AS_GOOD_BY_SIMILAR_RULES)


def loss_mark(loss: float, decimals: int = 1) -> str:
    """Return what stands beside a box on the pad: "−4.2", "−38", or "best"."""
    if is_just_as_good(loss, decimals):
        return QCoreApplication.translate("Advice", "best", "beside a box on the score sheet")
    if loss >= _MANY:
        return "\N{MINUS SIGN}" + points_text(round(loss))
    return "\N{MINUS SIGN}" + difference_text(loss, decimals)


def loss_text(loss: float, decimals: int = 1) -> str:
    """Return the sentence that says how much less a box gives than the best choice."""
    if is_just_as_good(loss, decimals):
        return QCoreApplication.translate("Advice", "The best choice now.")
    text = QCoreApplication.translate("Advice", "{difference} points less than the best choice.")
    return text.format(difference=difference_text(loss, decimals))


def dice_text(dice: Dice) -> str:
    """Return dice as their numbers, held together: "4 4 5"."""
    return _NO_BREAK.join(points_text(face) for face in dice)


def _comparison(choice: Choice, ruleset: Ruleset, decimals: int) -> str:
    translate = QCoreApplication.translate
    if is_just_as_good(choice.loss, decimals):
        text = translate("Advice", "Just as good: {choice}")
        return text.format(choice=choice_text(choice, ruleset))
    difference = difference_text(choice.loss, decimals)
    if not isinstance(choice.action, ScoreBox):
        if not choice.keep:
            text = translate("Advice", "+{difference} over rolling all the dice again")
            return text.format(difference=difference)
        text = translate("Advice", "+{difference} over keeping {dice}")
        return text.format(difference=difference, dice=dice_text(choice.keep))
    box = category_name(choice.action.category, ruleset)
    if not choice.points:
        text = translate("Advice", "+{difference} over striking out {box}")
        return text.format(difference=difference, box=box)
    text = translate("Advice", "+{difference} over taking {box} for {points}")
    return text.format(difference=difference, box=box, points=points_text(choice.points))


def _reasons(state: GameState, best: Choice, chances: Sequence[BoxChance]) -> list[str]:
    if isinstance(best.action, ScoreBox):
        struck = QCoreApplication.translate("Advice", "It is the box you will miss least.")
        has_choice = len(legal_categories(state)) > 1
        lines = [struck] if has_choice and not best.points else []
        lines += _bonus_after(state, best.action.category, best.points or 0)
        return [*lines, *_rolls_saved(state)]
    likely = sorted(chances, key=lambda each: -_weight(state.ruleset, each))
    lines = [
        _chance_text(each, state.ruleset)
        for each in likely
        if _is_a_reason(each, best.keep or (), state.ruleset)
    ]
    return [*lines[:_MOST_CHANCES], *_bonus_outlook(state)]


def _is_a_reason(chance: BoxChance, keep: Dice, ruleset: Ruleset) -> bool:
    """Whether a keep is held for the sake of a box, and may still reach it."""
    if chance.chance < max(_HARDLY, _FOR_ITS_SAKE * chance.best):
        return False
    scoring = ruleset.category(chance.category).scoring
    if isinstance(scoring, FaceSum):
        return scoring.face * keep.count(scoring.face) <= chance.goal
    return chance.chance < _SURE


def _rolls_saved(state: GameState) -> list[str]:
    """Return how many rolls a box saves when it is filled now."""
    rolls = state.ruleset.saved_rolls.kept(state.rolls_left) - state.bank_left
    if rolls <= 0 or len(state.scorecard.open_categories) == 1:
        return []
    return [SavedRollsAdvice().rolls_saved(rolls)]


class SavedRollsAdvice(SpokenTexts):
    """The reason that counts something."""

    def rolls_saved(self, count: int) -> str:
        """Return how many rolls a box saves."""
        if count == 1:
            return self.tr("You save one roll for later turns.")
        return self.tr("You save %n rolls for later turns.", "", count)


def _weight(ruleset: Ruleset, chance: BoxChance) -> float:
    """Return about how many points a chance stands for."""
    points = chance.goal if _is_upper(ruleset, chance) else ruleset.max_score(chance.category)
    return chance.chance * points


def _is_upper(ruleset: Ruleset, chance: BoxChance) -> bool:
    return isinstance(ruleset.category(chance.category).scoring, FaceSum)


def _chance_text(chance: BoxChance, ruleset: Ruleset) -> str:
    translate = QCoreApplication.translate
    if _is_upper(ruleset, chance):
        text = translate("Advice", "{box}, {points} or more: {percent}%")
    else:
        text = translate("Advice", "{box}: {percent}%")
    percent = round(100 * chance.chance)
    return text.format(
        box=category_name(chance.category, ruleset),
        points=points_text(chance.goal),
        percent=points_text(percent if chance.chance >= _SURE else min(percent, 99)),
    )


def _bonus_outlook(state: GameState) -> list[str]:
    card = state.scorecard
    progress = card.bonus_progress
    is_settled = bool(card.bonus) or card.bonus_out_of_reach
    begun = any(not card.is_open(each.key) for each in state.ruleset.upper)
    if progress is None or is_settled or not begun:
        return []
    translate = QCoreApplication.translate
    if progress == 0:
        return [translate("Advice", "You are on course for the bonus.")]
    if progress > 0:
        text = translate("Advice", "You are {points} ahead for the bonus.")
    else:
        text = translate("Advice", "You are {points} behind for the bonus.")
    return [text.format(points=points_text(abs(progress)))]


def _bonus_after(state: GameState, category: str, points: int) -> list[str]:
    """Return how a box of the upper section leaves the bonus."""
    card = state.scorecard
    if not isinstance(state.ruleset.category(category).scoring, FaceSum) or card.bonus:
        return []
    after = card.with_score(category, points)
    progress, translate = after.bonus_progress, QCoreApplication.translate
    if progress is None or card.bonus_out_of_reach:
        return []
    if after.bonus:
        return [translate("Advice", "It earns the bonus.")]
    if after.bonus_out_of_reach:
        return [translate("Advice", "The bonus will be out of reach.")]
    if progress == 0:
        return [translate("Advice", "It leaves you on course for the bonus.")]
    if progress > 0:
        text = translate("Advice", "It leaves you {points} ahead for the bonus.")
    else:
        text = translate("Advice", "It leaves you {points} behind for the bonus.")
    return [text.format(points=points_text(abs(progress)))]
