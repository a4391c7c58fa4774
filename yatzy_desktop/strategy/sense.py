"""Which choices make sense to a person, whatever they are worth: no dice kept for nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations_with_replacement, permutations, product

from yatzy_desktop.game import GameState
from yatzy_desktop.rules import FACES, AllDice, Dice, FaceSum, Groups, Ruleset, Scoring, Straight
from yatzy_desktop.strategy.analysis import Choice
from yatzy_desktop.strategy.keeps import keep_tree
from yatzy_desktop.strategy.layout import card_layout

HIGH_FACES = FACES[len(FACES) // 2 :]
"""Faces above the mean of a die: what is kept where every die counts."""


def sensible(state: GameState, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return the choices that make sense, in the order given; all where none does.

    Nobody strikes a box while rolls are left, nor keeps a die that no open box could use
    together with the others kept.
    """
    useful = useful_keeps(state)
    strikes = not state.can_roll
    found = tuple(
        each
        for each in choices
        if (strikes or each.points != 0) and (each.keep is None or each.keep in useful)
    )
    return found or tuple(choices)


def useful_keeps(state: GameState) -> frozenset[Dice]:
    """Return the keeps whose dice could all count in one of the boxes that may be filled."""
    layout = card_layout(state.ruleset)
    row, column = layout.row_and_column(state.scorecard)
    return _useful(state.ruleset, layout.allowed_boxes(row, column))


@cache
def _useful(ruleset: Ruleset, boxes: tuple[int, ...]) -> frozenset[Dice]:
    return frozenset(chain.from_iterable(_useful_for(ruleset, box) for box in boxes))


@cache
def _useful_for(ruleset: Ruleset, box: int) -> frozenset[Dice]:
    tree = keep_tree(ruleset.dice_count)
    scoring = card_layout(ruleset).boxes[box].scoring
    full = (tuple(sorted(dice)) for dice in _patterns(scoring, ruleset.dice_count))
    parts = (tree.parts_of(tree.index[dice]) for dice in set(full))
    return frozenset(tree.keeps[part] for part in chain.from_iterable(parts))


def _patterns(scoring: Scoring, dice_count: int) -> Iterator[Iterable[int]]:
    """Yield the dice that a box counts, as many as can count at once."""
    match scoring:
        case FaceSum(face):
            yield (face,) * dice_count
        case AllDice():
            yield from combinations_with_replacement(HIGH_FACES, dice_count)
        case Straight(length, lowest, _):
            starts = range(1, len(FACES) - length + 2) if lowest is None else (lowest,)
            yield from (range(start, start + length) for start in starts)
        case Groups(sizes, distinct):
            yield from _with_free_dice(scoring, _groups(sizes, distinct=distinct), dice_count)


def _groups(sizes: Sequence[int], *, distinct: bool) -> Iterator[Dice]:
    chosen = permutations(FACES, len(sizes)) if distinct else product(FACES, repeat=len(sizes))
    for faces in chosen:
        yield tuple(face for face, size in zip(faces, sizes, strict=True) for _ in range(size))


def _with_free_dice(
    scoring: Groups, groups: Iterable[Dice], dice_count: int
) -> Iterator[Iterable[int]]:
    """Yield the groups, with high dice beside them where every die counts."""
    counts_all = scoring.count_all and scoring.points is None
    free = dice_count - scoring.dice_needed if counts_all else 0
    for group in groups:
        for rest in combinations_with_replacement(HIGH_FACES, free):
            yield (*group, *rest)
