"""The program's dice in the order in which they were thrown: counted, game by game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from yatzy_desktop.game import EnterDice, EnterPoints, History, RollDice
from yatzy_desktop.rules import FACES

SIDES = len(FACES)
STREAKS = (2, 3, 4, 5, 6)
"""So many alike in a row are counted, each with all that are longer."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How often what was thrown: faces from 1; pairs of neighbours, row by row; streaks.

    `streaks` are the rows of alike faces of at least the lengths in `STREAKS`; neighbours and
    streaks lie within one of the `rows`, each the dice of one kind of player in one game.
    """

    faces: tuple[int, ...] = (0,) * SIDES
    pairs: tuple[int, ...] = (0,) * SIDES**2
    streaks: tuple[int, ...] = (0,) * len(STREAKS)
    longest: int = 0
    rows: int = 0

    def __add__(self, other: Tally) -> Tally:
        """Return what both have counted."""
        return Tally(
            _sum(self.faces, other.faces),
            _sum(self.pairs, other.pairs),
            _sum(self.streaks, other.streaks),
            max(self.longest, other.longest),
            self.rows + other.rows,
        )

    @property
    def dice(self) -> int:
        """How many dice were thrown."""
        return sum(self.faces)

    @property
    def neighbours(self) -> int:
        """How many pairs of neighbours there are."""
        return sum(self.pairs)

    @property
    def repeats(self) -> int:
        """How many dice showed what the one before had shown."""
        return sum(self.pairs[:: SIDES + 1])

    @property
    def fair_streaks(self) -> tuple[float, ...]:
        """How many streaks of at least these lengths fair dice have on average.

        A row of n dice begins such a streak with its first die, or with one of the n - length
        that follow if that differs from the die before.
        """
        again, anew = 1 / SIDES, 1 - 1 / SIDES
        return tuple(
            again ** (length - 1) * (self.rows + anew * max(0, self.dice - length * self.rows))
            for length in STREAKS
        )


@dataclass(frozen=True, slots=True)
class GameDice:
    """The dice of games: those thrown for people, for computers, and entries of real ones."""

    people: Tally = Tally()
    computers: Tally = Tally()
    by_hand: int = 0
    games: int = 0

    def __add__(self, other: GameDice) -> GameDice:
        """Return the dice of all these games."""
        return GameDice(
            self.people + other.people,
            self.computers + other.computers,
            self.by_hand + other.by_hand,
            self.games + other.games,
        )

    @property
    def everybody(self) -> Tally:
        """All dice of the program, whoever they were thrown for."""
        return self.people + self.computers


def tally_of(faces: Sequence[int]) -> Tally:
    """Return what one row of faces amounts to."""
    if not faces:
        return Tally()
    counted, pairs = Counter(faces), Counter(pairwise(faces))
    lengths = [len(list(alike)) for _, alike in groupby(faces)]
    return Tally(
        tuple(counted[face] for face in FACES),
        tuple(pairs[before, after] for before in FACES for after in FACES),
        tuple(sum(length >= least for length in lengths) for least in STREAKS),
        max(lengths),
        1,
    )


def dice_of(history: History) -> GameDice:
    """Return the dice in a game's log; what was taken back and not done again is not in it."""
    rows: dict[bool, list[int]] = {True: [], False: []}
    by_hand = 0
    for state, entry in zip(history.states, history.entries, strict=False):
        if isinstance(entry.action, RollDice):
            rows[state.player.is_human].extend(entry.thrown)
        by_hand += isinstance(entry.action, EnterDice | EnterPoints)
    return GameDice(tally_of(rows[True]), tally_of(rows[False]), by_hand, 1)


def _sum(one: Iterable[int], other: Iterable[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))
