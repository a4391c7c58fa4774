"""Practice in words: how an answer was, and what goes wrong again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from yatzy_desktop.adapters.words import SpokenTexts, choice_text, difference_text, points_text

if TYPE_CHECKING:
    from yatzy_desktop.rules import Ruleset
    from yatzy_desktop.strategy.study import Answer, Practice, WeakSpot

_HABITS = cast(
    "dict[str, str]",
    {
        "strikes_too_early": QT_TRANSLATE_NOOP("Habit", "You strike out boxes too early"),
        "stops_too_early": QT_TRANSLATE_NOOP("Habit", "You stop rolling too early"),
        "rolls_on_too_long": QT_TRANSLATE_NOOP("Habit", "You roll on too long"),
        "breaks_bonus": QT_TRANSLATE_NOOP("Habit", "You give away the bonus"),
        "wastes_chance": QT_TRANSLATE_NOOP("Habit", "You take Chance too early"),
        "strikes_wrong_box": QT_TRANSLATE_NOOP("Habit", "You strike out the wrong box"),
        "takes_wrong_box": QT_TRANSLATE_NOOP("Habit", "You take the wrong box"),
        "chases_straights": QT_TRANSLATE_NOOP("Habit", "You chase straights"),
        "keeps_too_little": QT_TRANSLATE_NOOP("Habit", "You keep too few dice"),
        "keeps_too_much": QT_TRANSLATE_NOOP("Habit", "You keep too many dice"),
        "keeps_wrong_dice": QT_TRANSLATE_NOOP("Habit", "You keep the wrong dice"),
    },
)


class WeakSpotTexts(SpokenTexts):
    """Habits with what they have cost."""

    def line(self, spot: WeakSpot) -> str:
        """Return a habit, how often it was met and what it cost, in a line."""
        habit = self.language.translate("Habit", _HABITS[spot.habit.value])
        text = self.tr("{habit}: %n times, {points} points lost", "", spot.times)
        return text.format(habit=habit, points=points_text(round(spot.lost)))


def answer_text(answer: Answer, ruleset: Ruleset) -> str:
    """Return how good an answer was."""
    translate = QCoreApplication.translate
    told = choice_text(answer.chosen, ruleset)
    if answer.chosen == answer.best:
        return translate("Practice", "Right: {choice}.").format(choice=told)
    text = (
        translate("Practice", "Good enough: {choice}. It gives {points} points less.")
        if answer.is_right
        else translate("Practice", "Not quite: {choice}. It gives {points} points less.")
    )
    return text.format(choice=told, points=difference_text(answer.chosen.loss))


def best_text(answer: Answer, ruleset: Ruleset) -> str:
    """Return the best choice, where another one was made."""
    text = QCoreApplication.translate("Practice", "Best: {choice}")
    return text.format(choice=choice_text(answer.best, ruleset))


def score_text(practice: Practice) -> str:
    """Return how far the practice has come."""
    translate, number = QCoreApplication.translate, QLocale().toString
    if not practice.answered:
        return translate("Practice", "Every right choice counts one.")
    text = translate("Practice", "Score {score} · {right} of {answered} right")
    return text.format(
        score=number(practice.score),
        right=number(practice.right),
        answered=number(practice.answered),
    )
