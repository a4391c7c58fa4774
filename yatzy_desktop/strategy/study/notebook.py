"""What is remembered of a person's learning: the practice, and mistakes to learn from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from yatzy_desktop.game import History
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.analysis import Analysis, advise
from yatzy_desktop.strategy.fingerprint import play_fingerprint
from yatzy_desktop.strategy.study.habits import Habit, WeakSpot, all_weak_spots, habit_of
from yatzy_desktop.strategy.study.positions import (
    Position,
    PositionError,
    alone,
    position_from_plain,
    position_to_plain,
    two_choices,
)
from yatzy_desktop.strategy.study.practice import (
    Answer,
    Practice,
    PracticeError,
    practice_from_plain,
    practice_to_plain,
)
from yatzy_desktop.strategy.study.reviewer import ReviewedChoice, ReviewedEntry
from yatzy_desktop.strategy.table import ValueTable

MOST_MISTAKES = 300
"""The oldest go first."""

_VERSION = 1


@dataclass(frozen=True, slots=True)
class Mistake:
    """A position in which a person went wrong: what that was like, and cost in points.

    `plain` is the position for a file, empty where it is none to be asked.
    """

    ruleset: str
    name: str
    habit: Habit
    lost: float
    plain: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Notebook:
    """The practice so far, and the mistakes made in games and in practice, oldest first."""

    practice: Practice = field(default_factory=Practice)
    mistakes: tuple[Mistake, ...] = ()

    def noting(self, found: Iterable[Mistake]) -> Notebook:
        """Return the notebook with more mistakes; the same one counts once."""
        kept = {(each.ruleset, each.name): each for each in (*self.mistakes, *found)}
        return replace(self, mistakes=tuple(kept.values())[-MOST_MISTAKES:])

    def positions(self, ruleset: Ruleset) -> Iterator[Position]:
        """Yield the mistakes by these rules that can be asked, newest first."""
        rules = play_fingerprint(ruleset)
        for each in reversed(self.mistakes):
            if each.ruleset == rules and each.plain:
                try:
                    yield position_from_plain(ruleset, each.plain)
                except PositionError:
                    continue  # kept by other hands

    @property
    def weak_spots(self) -> tuple[WeakSpot, ...]:
        """What goes wrong again and again, dearest first."""
        return all_weak_spots([WeakSpot(each.habit, 1, each.lost)] for each in self.mistakes)


def mistakes_of(
    history: History, entries: Iterable[ReviewedEntry], seat: int, table: ValueTable
) -> Iterator[Mistake]:
    """Yield the mistakes that a player of a reviewed game made, in their order."""
    for entry in entries:
        state = history.states[entry.step]
        if entry.seat != seat or entry.choice is None:
            continue
        habit = habit_of(state, entry.choice)
        if habit is None or entry.error is None:
            continue
        position = Position(alone(state), is_mistake=True)
        can_be_asked = two_choices(position.state, advise(position.state, table)) is not None
        plain = position_to_plain(position) if can_be_asked else {}
        rules = play_fingerprint(state.ruleset)
        yield Mistake(rules, position.name, habit, entry.loss, plain)


def mistake_in_answer(position: Position, analysis: Analysis, answer: Answer) -> Mistake | None:
    """Return what was wrong about an answer in practice; None where nothing was."""
    choices = analysis.choices
    if answer.is_right or len(choices) == 1:
        return None
    judged = ReviewedChoice(answer.chosen, choices[0], choices[1], len(choices))
    habit = habit_of(position.state, judged)
    if habit is None:
        return None
    rules = play_fingerprint(position.state.ruleset)
    return Mistake(rules, position.name, habit, judged.loss, position_to_plain(position))


def notebook_to_plain(notebook: Notebook) -> dict[str, Any]:
    """Return the notebook as plain data for a file."""
    return {
        "version": _VERSION,
        "practice": practice_to_plain(notebook.practice),
        "mistakes": [
            {
                "ruleset": each.ruleset,
                "name": each.name,
                "habit": each.habit.value,
                "lost": round(each.lost, 4),
                "position": dict(each.plain),
            }
            for each in notebook.mistakes
        ],
    }


def notebook_from_plain(plain: object) -> Notebook:
    """Read a notebook back; raises `PracticeError`."""
    try:
        if not isinstance(plain, Mapping) or plain["version"] != _VERSION:
            raise PracticeError
        mistakes = tuple(_mistake_from(each) for each in plain["mistakes"])
        return Notebook(practice_from_plain(plain["practice"]), mistakes[-MOST_MISTAKES:])
    except (KeyError, TypeError, ValueError) as error:
        raise PracticeError from error


def _mistake_from(plain: Mapping[str, Any]) -> Mistake:
    ruleset, name, lost = plain["ruleset"], plain["name"], plain["lost"]
    is_number = isinstance(lost, int | float) and not isinstance(lost, bool)
    if not isinstance(ruleset, str) or not isinstance(name, str) or not is_number:
        raise TypeError(plain)
    if not 0 <= lost < 10_000 or not isinstance(plain["position"], Mapping):  # noqa: PLR2004
        raise ValueError(plain)
    return Mistake(ruleset, name, Habit(plain["habit"]), float(lost), plain["position"])
