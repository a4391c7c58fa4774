"""A card layout as numpy arrays, the shape the compiled kernels read."""

# Type checking goes on where numpy and numba are not installed.
# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from yatzy_desktop.rules import FillOrder
from yatzy_desktop.strategy.layout import CardLayout

IntArray: TypeAlias = "npt.NDArray[np.int32]"
FloatArray: TypeAlias = "npt.NDArray[Any]"


class TreeArrays(NamedTuple):
    """The keeps: what they grow into and shrink to (`shrunk` in slices of `shrunk_start`)."""

    grown: IntArray
    shrunk: IntArray
    shrunk_start: IntArray
    first_throw: int
    keep_count: int
    sizes: IntArray
    counts: IntArray  # [throw, face] how many dice show the face
    weights: npt.NDArray[np.float64]


class CardArrays(NamedTuple):
    """The card: points per box and throw, steps between columns, what may be filled."""

    lower_count: int
    upper_count: int
    points: IntArray  # [box, throw]
    joker_points: IntArray
    scoring: IntArray  # throws that score in a box, in slices of `scoring_start`
    scoring_start: IntArray
    faces: IntArray  # [upper box]
    column_mask: IntArray
    column_after: IntArray  # [column, upper box, count]; -1 when filled
    mask_start: IntArray  # [mask] first column; one more at the end
    allowed: IntArray  # [row, mask] bits of the boxes that may be filled
    final: npt.NDArray[np.float64]  # [column]
    alike: IntArray  # throws of equal dice, by face
    yatzy_bit: int
    paid_bit: int
    extra_points: int
    joker: bool
    full_row: int


class TurnRules(NamedTuple):
    """Rolls per turn, the smallest keep a reroll may leave, and the largest bank (0: none)."""

    rolls: int
    min_held: int
    bank: int


@dataclass(frozen=True)
class GameArrays:
    """All that the kernels need to know of a ruleset."""

    layout: CardLayout
    tree: TreeArrays
    card: CardArrays
    turn: TurnRules


def game_arrays(layout: CardLayout, bank: int) -> GameArrays:
    """Return the arrays of a layout; `bank` is the largest number of saved rolls kept."""
    rules = layout.ruleset
    return GameArrays(
        layout,
        _tree_arrays(layout),
        _card_arrays(layout),
        TurnRules(rules.rolls_per_turn, rules.min_held, bank if rules.saved_rolls.enabled else 0),
    )


def _tree_arrays(layout: CardLayout) -> TreeArrays:
    tree = layout.tree
    starts = np.cumsum([0] + [len(each) for each in tree.shrunk])
    counts = [[throw.count(face) for face in range(1, 7)] for throw in tree.throws]
    return TreeArrays(
        np.array(tree.grown, np.int32),
        np.array([each for group in tree.shrunk for each in group], np.int32),
        starts.astype(np.int32),
        tree.first_throw,
        len(tree.keeps),
        np.array([len(keep) for keep in tree.keeps], np.int32),
        np.array(counts, np.int32),
        np.array(tree.weights, np.float64),
    )


def _card_arrays(layout: CardLayout) -> CardArrays:
    columns = layout.columns
    masks = np.array([mask for mask, _ in columns], np.int32)
    starts = np.searchsorted(masks, np.arange(layout.full_mask + 2))
    scoring = [[t for t, points in enumerate(each) if points] for each in layout.points]
    alike = [layout.tree.throw_of((face,) * layout.tree.dice_count) for face in range(1, 7)]
    return CardArrays(
        len(layout.lower),
        len(layout.upper),
        np.array(layout.points, np.int32),
        np.array(layout.joker_points, np.int32),
        np.array([throw for each in scoring for throw in each], np.int32),
        np.cumsum([0] + [len(each) for each in scoring]).astype(np.int32),
        np.array([layout.face_of(i) for i in range(len(layout.upper))], np.int32),
        masks,
        _column_steps(layout),
        starts.astype(np.int32),
        _allowed(layout),
        np.array([layout.final_value(i) for i in range(len(columns))], np.float64),
        np.array(alike, np.int32),
        layout.yatzy_bit,
        layout.paid_bit,
        layout.ruleset.extra_yatzy_points,
        layout.ruleset.joker,
        layout.full_row,
    )


def _column_steps(layout: CardLayout) -> IntArray:
    dice = layout.tree.dice_count
    after = np.full((len(layout.columns), len(layout.upper), dice + 1), -1, np.int32)
    for column, (mask, _) in enumerate(layout.columns):
        for i in range(len(layout.upper)):
            if mask >> i & 1:
                continue
            for count in range(dice + 1):
                points = layout.face_of(i) * count
                after[column, i, count] = layout.after(0, column, len(layout.lower) + i, points)[1]
    return after


def _allowed(layout: CardLayout) -> IntArray:
    rows, masks = layout.row_count, layout.full_mask + 1
    if layout.ruleset.fill_order is FillOrder.FREE:
        filled = (np.arange(rows) & layout.full_row)[:, None]
        filled = filled | (np.arange(masks) << len(layout.lower))[None, :]
        return ((1 << len(layout.boxes)) - 1 & ~filled).astype(np.int32)
    allowed = np.zeros((rows, masks), np.int32)
    for mask in range(masks):
        column = next(i for i, each in enumerate(layout.columns) if each[0] == mask)
        for row in range(rows):
            allowed[row, mask] = sum(1 << box for box in layout.allowed_boxes(row, column))
    return allowed
