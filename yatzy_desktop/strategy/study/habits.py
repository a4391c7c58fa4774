"""What a player's dear choices have in common, as facts that can be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from yatzy_desktop.game import GameState, History, ScoreBox
from yatzy_desktop.rules import AllDice, Dice, FaceSum, Ruleset, Section
from yatzy_desktop.strategy.study.reviewer import ReviewedChoice, ReviewedEntry

MISTAKE = 0.5
"""Points; what costs less may be the table's own error, and is nobody's habit."""

FEWEST = 3
"""A habit is what happened so often."""

_RUN = 3


class Habit(StrEnum):
    """What a dear choice was like; the words for players live with the translations."""

    STRIKES_TOO_EARLY = "strikes_too_early"
    """A zero while rolls were left."""
    STOPS_TOO_EARLY = "stops_too_early"
    """A box with points, where rolling on is better."""
    ROLLS_ON_TOO_LONG = "rolls_on_too_long"
    """Another roll, where a box should be filled."""
    BREAKS_BONUS = "breaks_bonus"
    """An upper box below the pace of the bonus, or a lower one where an upper one is better."""
    WASTES_CHANCE = "wastes_chance"
    """The box that takes any dice, spent where another one is better."""
    STRIKES_WRONG_BOX = "strikes_wrong_box"
    """A zero in a box that is worth more than the one to strike."""
    TAKES_WRONG_BOX = "takes_wrong_box"
    """Points in a box, where another one is better."""
    CHASES_STRAIGHTS = "chases_straights"
    """Faces in a row kept, where equal ones are better."""
    KEEPS_TOO_LITTLE = "keeps_too_little"
    """Fewer dice kept than the best choice keeps, all of them among those."""
    KEEPS_TOO_MUCH = "keeps_too_much"
    """More dice kept than the best choice keeps, all of those among them."""
    KEEPS_WRONG_DICE = "keeps_wrong_dice"
    """Other dice kept."""


@dataclass(frozen=True, slots=True)
class WeakSpot:
    """A habit, how often it was met, and what it cost in all, in points."""

    habit: Habit
    times: int
    lost: float


def habit_of(state: GameState, choice: ReviewedChoice) -> Habit | None:
    """Return what a choice made in this state was like; None where it cost next to nothing."""
    if choice.loss < MISTAKE:
        return None
    chosen, best = choice.chosen, choice.best
    if isinstance(chosen.action, ScoreBox):
        if not isinstance(best.action, ScoreBox):
            return Habit.STOPS_TOO_EARLY if chosen.points else Habit.STRIKES_TOO_EARLY
        box, other = chosen.action.category, best.action.category
        return _habit_of_box(state.ruleset, box, chosen.points or 0, other)
    if isinstance(best.action, ScoreBox):
        return Habit.ROLLS_ON_TOO_LONG
    return _habit_of_keep(chosen.keep or (), best.keep or ())


def weak_spots(
    history: History, entries: Iterable[ReviewedEntry], seat: int | None = None
) -> tuple[WeakSpot, ...]:
    """Return the habits met in the reviewed entries of a game, dearest first.

    With `seat` only that player's choices count.
    """
    found = (
        (habit_of(history.states[entry.step], entry.choice), entry.loss)
        for entry in entries
        if entry.choice is not None and seat in {None, entry.seat}
    )
    return _counted((habit, 1, lost) for habit, lost in found if habit is not None)


def all_weak_spots(of_games: Iterable[Iterable[WeakSpot]]) -> tuple[WeakSpot, ...]:
    """Return the habits met over many games that are habits indeed, dearest first."""
    spots = ((each.habit, each.times, each.lost) for game in of_games for each in game)
    return tuple(each for each in _counted(spots) if each.times >= FEWEST)


def _counted(found: Iterable[tuple[Habit, int, float]]) -> tuple[WeakSpot, ...]:
    spots: dict[Habit, WeakSpot] = {}
    for habit, times, lost in found:
        known = spots.get(habit, WeakSpot(habit, 0, 0.0))
        spots[habit] = WeakSpot(habit, known.times + times, known.lost + lost)
    return tuple(sorted(spots.values(), key=lambda each: (-each.lost, each.habit)))


def _habit_of_box(ruleset: Ruleset, box: str, points: int, better: str) -> Habit:
    category = ruleset.category(box)
    if points == 0:
        return Habit.STRIKES_WRONG_BOX
    if isinstance(category.scoring, AllDice):
        return Habit.WASTES_CHANCE
    bonus = ruleset.upper_bonus
    if bonus is not None:
        if isinstance(category.scoring, FaceSum) and category.section is Section.UPPER:
            pace = bonus.threshold * ruleset.max_score(box) / ruleset.max_upper_sum
            if points < pace:
                return Habit.BREAKS_BONUS
        elif ruleset.category(better).section is Section.UPPER:
            return Habit.BREAKS_BONUS
    return Habit.TAKES_WRONG_BOX


def _habit_of_keep(kept: Dice, best: Dice) -> Habit:
    if _is_run(kept) and not _is_run(best):
        return Habit.CHASES_STRAIGHTS
    if not Counter(kept) - Counter(best):
        return Habit.KEEPS_TOO_LITTLE
    if not Counter(best) - Counter(kept):
        return Habit.KEEPS_TOO_MUCH
    return Habit.KEEPS_WRONG_DICE


def _is_run(keep: Dice) -> bool:
    """Whether dice are kept for a straight: all different, and three or more."""
    return len(keep) >= _RUN and len(set(keep)) == len(keep)
