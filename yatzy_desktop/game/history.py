"""A game with the log of how it came about: played again from it, taken back and redone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from yatzy_desktop.game.action import (
    CORRECTIONS,
    AmendBox,
    GameAction,
    HandOver,
    JoinGame,
    RenamePlayer,
    RollDice,
)
from yatzy_desktop.game.corrections import with_clean_text
from yatzy_desktop.game.dice_source import DiceSource, ScriptedDice
from yatzy_desktop.game.engine import apply, place_of_throw
from yatzy_desktop.game.event import Event
from yatzy_desktop.game.fair_dice import FairDice
from yatzy_desktop.game.legality import IllegalActionError, IllegalReason
from yatzy_desktop.game.start import throw_for_start
from yatzy_desktop.game.state import GameState
from yatzy_desktop.rules import Dice

_NOTHING: frozenset[int] = frozenset()


class NothingToTakeBackError(Exception):
    """The last thing a person did is a roll, or there was none: a roll is never given back."""


class NothingToRedoError(Exception):
    """Nothing was taken back, or something else was played since."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One action with the faces it threw (a roll) or the dice marked as held (a box).

    `helped` tells that advice on the position was seen before it, `is_keyed` that the faces
    follow from the seed of the game.
    """

    action: GameAction
    thrown: Dice = ()
    marks: frozenset[int] = _NOTHING
    helped: bool = False
    is_keyed: bool = False

    def repeats(self, other: LogEntry) -> bool:
        """Whether the same was done with the same outcome."""
        return (self.action, self.thrown) == (other.action, other.thrown)


@dataclass(frozen=True, slots=True)
class History:
    """The states of a game from the first, and the entries that lead from each to the next.

    `undone` are the entries taken back, in the order in which they were played. `dice` are
    those of the program; None in a game that is older than they are. `is_helped` tells that
    advice on the position now has been seen, `is_revealed` that the seed has, and
    `is_start_thrown` that these dice, with their word, decided who begins.
    """

    states: tuple[GameState, ...]
    entries: tuple[LogEntry, ...] = ()
    undone: tuple[LogEntry, ...] = ()
    dice: FairDice | None = None
    is_helped: bool = False
    is_revealed: bool = False
    is_start_thrown: bool = False

    @classmethod
    def starting(
        cls, state: GameState, dice: FairDice | None = None, *, is_start_thrown: bool = False
    ) -> History:
        """Return the history of a game in which nothing has happened."""
        return cls((state,), dice=dice, is_start_thrown=is_start_thrown)

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

    @property
    def amendments(self) -> tuple[tuple[int | None, AmendBox], ...]:
        """What the table put right, in order, each with the points that stood there before."""
        return tuple(
            (state.scorecards[entry.action.seat].score_of(entry.action.category), entry.action)
            for state, entry in zip(self.states, self.entries, strict=False)
            if isinstance(entry.action, AmendBox)
        )

    def play(
        self,
        action: GameAction,
        dice_source: DiceSource | None = None,
        marks: frozenset[int] = _NOTHING,
    ) -> tuple[History, tuple[Event, ...]]:
        """Carry out an action and log it; raises `IllegalActionError`.

        Faces come from the source, or without one from the game's own dice. `marks` are the
        positions a player had marked to hold when filling a box: they come back when the box
        is taken back.
        """
        if self.is_revealed and not _is_harmless(action):
            raise IllegalActionError(IllegalReason.SEED_SHOWN)
        if isinstance(action, CORRECTIONS):
            action = with_clean_text(action)
        source = dice_source or self.dice or ScriptedDice(())
        after, events = apply(self.state, action, source)
        entry = replace(_entry_for(action, after, marks), helped=self.is_helped)
        if isinstance(action, RollDice):
            entry = replace(entry, is_keyed=dice_source is None)
        is_same = bool(self.undone) and entry.repeats(self.undone[0])
        played = replace(
            self,
            states=(*self.states, after),
            entries=(*self.entries, entry),
            undone=self.undone[1:] if is_same else (),
            is_helped=self.is_helped and isinstance(action, CORRECTIONS),
        )
        return played, events

    def with_help(self, *, seen: bool = True) -> History:
        """Return the game with a note whether advice on the position now has been seen."""
        return replace(self, is_helped=seen)

    def with_dice(self, dice: FairDice) -> History:
        """Return the game with dice that it throws next: for those of old saves."""
        return replace(self, dice=dice)

    def with_word(self, word: str) -> History:
        """Return the game with a word mixed into its dice; who begins is thrown for anew with it.

        Raises `ValueError` once something has happened, and for dice without a seed.
        """
        if self.entries or self.undone or self.dice is None:
            raise ValueError("a word is mixed in before the first roll")
        dice = self.dice.with_word(word)
        after, start = replace(self, dice=dice), self.initial
        if self.is_start_thrown:
            starter = throw_for_start(len(start.players), dice).starter
            begun = replace(start, starter=starter, current=starter)
            after = replace(after, states=(begun,))
        return after

    def revealed(self) -> History:
        """Return the finished game with a note that its seed was shown: no dice follow on it.

        Raises `ValueError` before the end.
        """
        if not self.state.is_over:
            raise ValueError("a seed is not shown before the end of its game")
        return replace(self, is_revealed=True, undone=())

    @property
    def whim(self) -> str:
        """What a computer player's carelessness follows from now; the same after a take back."""
        throw = place_of_throw(self.state, _NOTHING)
        return self.dice.whim(throw) if self.dice else str(throw)

    @property
    def can_take_back(self) -> bool:
        """Whether a person did something since the last roll of a person."""
        return self._last_step() is not None

    def take_back(self) -> tuple[History, frozenset[int]]:
        """Undo what a person did last, and the computers since; return the positions marked then.

        That is a box filled, dice or points entered by hand, or a correction.
        Raises `NothingToTakeBackError` after a person's roll or at the start.
        """
        step = self._last_step()
        if step is None:
            raise NothingToTakeBackError
        taken = self.entries[step:]
        before = replace(
            self,
            states=self.states[: step + 1],
            entries=self.entries[:step],
            undone=taken + self.undone,
            is_helped=taken[0].helped,
        )
        return before, taken[0].marks

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back, and nothing else was played since."""
        return bool(self.undone)

    def redo(self) -> History:
        """Do again what was taken back, up to what a person did next.

        Raises `NothingToRedoError`.
        """
        if not self.undone:
            raise NothingToRedoError
        redone = _one_redone(self)
        while redone.undone and not _is_step(redone.state, redone.undone[0]):
            redone = _one_redone(redone)
        return redone

    def replay(self) -> History:
        """Play the logged actions again from the start; raises `IllegalActionError`."""
        start = replace(
            self,
            states=self.states[:1],
            entries=(),
            undone=self.entries,
            is_helped=False,
            is_revealed=False,
        )
        for _ in self.entries:
            start = _one_redone(start)
        return replace(
            start, undone=self.undone, is_helped=self.is_helped, is_revealed=self.is_revealed
        )

    def _last_step(self) -> int | None:
        """Return where the last step of a person stands in the log, if it may be undone."""
        if self.is_revealed:
            return None
        rolled = False
        for place in reversed(range(len(self.entries))):
            entry, state = self.entries[place], self.states[place]
            if _is_step(state, entry):
                # The dice rolled since belong to another hand: they would be given back.
                changed_hands = isinstance(entry.action, HandOver | JoinGame)
                return None if rolled and changed_hands else place
            if state.player.is_human:
                return None
            rolled = rolled or isinstance(entry.action, RollDice)
        return None


def _one_redone(history: History) -> History:
    entry = history.undone[0]
    after, _ = apply(history.state, entry.action, ScriptedDice(entry.thrown))
    return replace(
        history,
        states=(*history.states, after),
        entries=(*history.entries, entry),
        undone=history.undone[1:],
        is_helped=False,
    )


def _is_step(state: GameState, entry: LogEntry) -> bool:
    if isinstance(entry.action, CORRECTIONS):
        return True
    return state.player.is_human and not isinstance(entry.action, RollDice)


def _is_harmless(action: GameAction) -> bool:
    """Whether an action leaves a finished game finished."""
    amends = isinstance(action, AmendBox) and action.points is not None
    return amends or isinstance(action, RenamePlayer)


def _entry_for(action: GameAction, after: GameState, marks: frozenset[int]) -> LogEntry:
    if isinstance(action, RollDice):
        dice = after.turn.dice or ()
        thrown = tuple(face for place, face in enumerate(dice) if place not in action.held)
        return LogEntry(action, thrown=thrown)
    return LogEntry(action, marks=marks)
