"""Keeps: the multisets of faces a player may hold, and how they grow into throws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from yatzy_desktop.rules import FACES, Dice, face_counts


@dataclass(frozen=True, slots=True, eq=False)
class KeepTree:
    """Every multiset of at most `dice_count` dice, smallest first; the throws come last.

    `grown[k]` lists the six keeps that have one die more than keep k, ones first.
    `shrunk[k]` lists the different keeps that have one die less than keep k.
    `weights[t]` is the probability of throw t when all dice are rolled.
    """

    dice_count: int
    keeps: tuple[Dice, ...]
    index: dict[Dice, int]
    first_throw: int
    grown: tuple[tuple[int, ...], ...]
    shrunk: tuple[tuple[int, ...], ...]
    weights: tuple[float, ...]

    @property
    def throws(self) -> tuple[Dice, ...]:
        """The keeps of all dice."""
        return self.keeps[self.first_throw :]

    def keep_of(self, dice: Sequence[int]) -> int:
        """Return the number of the keep with these faces, in whatever order they lie."""
        return self.index[tuple(sorted(dice))]

    def throw_of(self, dice: Sequence[int]) -> int:
        """Return the number of this throw among the throws."""
        return self.keep_of(dice) - self.first_throw

    def parts_of(self, keep: int) -> tuple[int, ...]:
        """Return all keeps contained in this one, itself included, smallest first."""
        found = {keep}
        edge = {keep}
        while edge:
            edge = {smaller for each in edge for smaller in self.shrunk[each]}
            found |= edge
        return tuple(sorted(found))


@cache
def keep_tree(dice_count: int) -> KeepTree:
    """Return the keeps of so many dice."""
    keeps = tuple(
        keep
        for size in range(dice_count + 1)
        for keep in combinations_with_replacement(FACES, size)
    )
    index = {keep: number for number, keep in enumerate(keeps)}
    first_throw = next(i for i, keep in enumerate(keeps) if len(keep) == dice_count)
    grown = tuple(
        tuple(index[tuple(sorted((*keep, face)))] for face in FACES) for keep in keeps[:first_throw]
    )
    shrunk = tuple(tuple(_without_one(keep, index)) for keep in keeps)
    weights = tuple(_probability(throw) for throw in keeps[first_throw:])
    return KeepTree(dice_count, keeps, index, first_throw, grown, shrunk, weights)


@cache
def keeps_above(dice_count: int) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
    """Return for each keep that leaves dice to roll all keeps that contain it, smallest first.

    With each come those among them that have one die less. Where dice once held stay held,
    these are what may still become of a keep.
    """
    tree = keep_tree(dice_count)
    return tuple(tuple(_above(tree, keep)) for keep in range(tree.first_throw))


def _above(tree: KeepTree, keep: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    found = {keep}
    # Keeps are numbered by size, so that whatever grows comes before what it grows into.
    for each in range(keep, tree.first_throw):
        if each in found:
            found.update(tree.grown[each])
    for each in sorted(found):
        yield each, tuple(part for part in tree.shrunk[each] if part in found)


def _without_one(keep: Dice, index: dict[Dice, int]) -> list[int]:
    smaller = {(*keep[:place], *keep[place + 1 :]): None for place in range(len(keep))}
    return [index[each] for each in smaller]


def _probability(throw: Dice) -> float:
    ways = factorial(len(throw))
    for count in face_counts(throw):
        ways //= factorial(count)
    return ways / int(len(FACES) ** len(throw))
