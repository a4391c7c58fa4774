"""Whether the dice in a game's log are those that follow from its seed."""

from __future__ import annotations

from dataclasses import dataclass

from yatzy_desktop.game.action import EnterDice, EnterPoints, RollDice
from yatzy_desktop.game.engine import place_of_throw
from yatzy_desktop.game.history import History
from yatzy_desktop.game.start import throw_for_start
from yatzy_desktop.rules import Dice


@dataclass(frozen=True, slots=True)
class WrongRoll:
    """The first roll that differs: seat from 0; turn of that seat and roll in it from 1."""

    seat: int
    turn: int
    roll: int
    logged: Dice
    expected: Dice


@dataclass(frozen=True, slots=True)
class WrongStart:
    """Who begins in the log, and whom the dice chose; seats from 0."""

    logged: int
    expected: int


@dataclass(frozen=True, slots=True)
class Verification:
    """How many rolls follow from the seed, and how many nobody can say anything about.

    `unkeyed` rolls are older than the seed, or were made for a test; `by_hand` counts what was
    entered of real dice. `is_start_proven` tells that the throw for who begins follows from it,
    too; it does not where there was none, or where it is older than its being kept.
    """

    proven: int
    unkeyed: int
    by_hand: int
    wrong: WrongRoll | WrongStart | None = None
    is_start_proven: bool = False

    @property
    def is_proven(self) -> bool:
        """Whether every roll of the program follows from the seed."""
        return self.wrong is None and not self.unkeyed


def verify(history: History) -> Verification:
    """Work out the throw for who begins and every roll again, and compare them with the log."""
    start_proven, wrong_start = _start_of(history)
    if wrong_start is not None:
        return Verification(0, 0, 0, wrong_start)
    proven = unkeyed = by_hand = 0
    for state, entry in zip(history.states, history.entries, strict=False):
        if isinstance(entry.action, EnterDice | EnterPoints):
            by_hand += 1
        if not isinstance(entry.action, RollDice):
            continue
        if history.dice is None or not entry.is_keyed:
            unkeyed += 1
            continue
        throw = place_of_throw(state, entry.action.held)
        expected = history.dice.roll(throw)
        if expected != entry.thrown:
            turn, roll = throw.turn + 1, throw.roll + 1
            wrong = WrongRoll(throw.seat, turn, roll, entry.thrown, expected)
            return Verification(proven, unkeyed, by_hand, wrong, start_proven)
        proven += 1
    return Verification(proven, unkeyed, by_hand, None, start_proven)


def _start_of(history: History) -> tuple[bool, WrongStart | None]:
    """Return whether the dice chose who begins, and who should have begun instead."""
    if history.dice is None or not history.is_start_thrown:
        return False, None
    start = history.initial
    expected = throw_for_start(len(start.players), history.dice).starter
    if expected == start.starter:
        return True, None
    return False, WrongStart(start.starter, expected)
