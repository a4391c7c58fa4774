"""A game with the log of how it came about, so that it can be replayed and taken back."""

from __future__ import annotations

from dataclasses import dataclass, replace

from yatzy_desktop.game.action import Action, RollDice, ScoreBox
from yatzy_desktop.game.dice_source import DiceSource, ScriptedDice
from yatzy_desktop.game.engine import apply
from yatzy_desktop.game.event import Event
from yatzy_desktop.game.state import GameState
from yatzy_desktop.rules import Dice


class NothingToTakeBackError(Exception):
    """The last action is a roll, or there was none: a roll is never given back."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One action with the faces it threw (a roll) or the dice marked as held (a box).

    `helped` tells that advice on the position was seen before it.
    """

    action: Action
    thrown: Dice = ()
    marks: frozenset[int] = frozenset()
    helped: bool = False


@dataclass(frozen=True, slots=True)
class History:
    """The states of a game from the first, and the entries that lead from each to the next.

    `is_helped` tells that advice on the position now has been seen.
    """

    states: tuple[GameState, ...]
    entries: tuple[LogEntry, ...] = ()
    is_helped: bool = False

    @classmethod
    def starting(cls, state: GameState) -> History:
        """Return the history of a game in which nothing has happened."""
        return cls((state,))

    @property
    def initial(self) -> GameState:
        """The state before the first action."""
        return self.states[0]

    @property
    def state(self) -> GameState:
        """The state now."""
        return self.states[-1]

    @property
    def helped_seats(self) -> frozenset[int]:
        """The seats whose players saw advice before any of their actions."""
        logged = zip(self.states, self.entries, strict=False)
        return frozenset(state.current for state, entry in logged if entry.helped)

    def play(
        self,
        action: Action,
        dice_source: DiceSource,
        marks: frozenset[int] = frozenset(),
    ) -> tuple[History, tuple[Event, ...]]:
        """Carry out an action and log it; raises `IllegalActionError`.

        `marks` are the positions a player had marked to hold when filling a box: they come
        back when the box is taken back.
        """
        after, events = apply(self.state, action, dice_source)
        entry = replace(_entry_for(action, after, marks), helped=self.is_helped)
        return History((*self.states, after), (*self.entries, entry)), events

    def with_help(self, *, seen: bool = True) -> History:
        """Return the game with a note whether advice on the position now has been seen."""
        return replace(self, is_helped=seen)

    @property
    def can_take_back(self) -> bool:
        """Whether the last action filled a box that may be undone."""
        return bool(self.entries) and isinstance(self.entries[-1].action, ScoreBox)

    def take_back(self) -> tuple[History, frozenset[int]]:
        """Undo the box just filled and return the positions that were marked then.

        Raises `NothingToTakeBackError` after a roll or at the start.
        """
        if not self.can_take_back:
            raise NothingToTakeBackError
        last = self.entries[-1]
        return History(self.states[:-1], self.entries[:-1], last.helped), last.marks

    def replay(self) -> History:
        """Play the logged actions again from the start; raises `IllegalActionError`."""
        replayed = History.starting(self.initial)
        for entry in self.entries:
            source = ScriptedDice(entry.thrown)
            before = replayed.with_help(seen=entry.helped)
            replayed, _ = before.play(entry.action, source, entry.marks)
        return replayed.with_help(seen=self.is_helped)


def _entry_for(action: Action, after: GameState, marks: frozenset[int]) -> LogEntry:
    if isinstance(action, RollDice):
        dice = after.turn.dice or ()
        thrown = tuple(face for place, face in enumerate(dice) if place not in action.held)
        return LogEntry(action, thrown=thrown)
    return LogEntry(action, marks=marks)
