"""The positions of a game that are worth a look, in their order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from yatzy_desktop.adapters.words import COSTLY, LUCKY
from yatzy_desktop.game import GameState, History, RollDice, ScoreBox
from yatzy_desktop.strategy.study import ReviewedEntry


@dataclass(frozen=True, slots=True)
class Step:
    """A position: `states[place]`, the choice made there, and the roll that led to it.

    `choice` and `roll` are numbers of entries, None where there is none.
    """

    place: int
    seat: int
    choice: int | None
    roll: int | None


def steps_of(history: History) -> tuple[Step, ...]:
    """Return what can be stepped through: dice on the table, corrections, and the end."""
    found = []
    for place, entry in enumerate(history.entries):
        state = history.states[place]
        if state.turn.dice is None and isinstance(entry.action, RollDice):
            continue
        is_choice = isinstance(entry.action, RollDice | ScoreBox)
        seat = state.current
        found.append(Step(place, seat, place if is_choice else None, _roll_before(history, place)))
    last = len(history.entries)
    state = history.states[last]
    roll = None if state.is_over else _roll_before(history, last)
    return (*found, Step(last, state.current, None, roll))


def _roll_before(history: History, place: int) -> int | None:
    if place and isinstance(history.entries[place - 1].action, RollDice):
        return place - 1
    return None


def step_of_box(history: History, steps: Sequence[Step], seat: int, category: str) -> int | None:
    """Return the number of the step in which a seat filled a box, None if it never did."""
    for number, step in enumerate(steps):
        if step.choice is not None and step.seat == seat:
            action = history.entries[step.choice].action
            if isinstance(action, ScoreBox) and action.category == category:
                return number
    return None


def cost_of(step: Step, judged: Mapping[int, ReviewedEntry]) -> float:
    """Return what the choice of a step cost, as far as it is known."""
    entry = None if step.choice is None else judged.get(step.choice)
    return 0.0 if entry is None else entry.loss


def luck_of(step: Step, judged: Mapping[int, ReviewedEntry]) -> float | None:
    """Return the luck of the roll that led to a step, as far as it is known."""
    entry = None if step.roll is None else judged.get(step.roll)
    return None if entry is None else entry.luck


def is_marked(step: Step, judged: Mapping[int, ReviewedEntry]) -> bool:
    """Whether a step is one to stop at: a costly choice, or a roll of good or bad luck."""
    luck = luck_of(step, judged)
    return cost_of(step, judged) >= COSTLY or (luck is not None and abs(luck) >= LUCKY)


def position_of(history: History, step: Step) -> GameState:
    """Return the state that a step shows."""
    return history.states[step.place]
