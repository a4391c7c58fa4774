"""Solves five-dice rulesets exactly while somebody plays them, in plain Python; see `Lanes`.

The recursion is that of `expectation`, backwards from full cards: all cards with the same lower
boxes filled, and as many upper ones, are worked on side by side. Values are whole numbers in
units so small that rounding stays far below a thousandth of a point.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import itemgetter
from typing import TypeAlias

from yatzy_desktop.game import joker_boxes
from yatzy_desktop.rules import FACES
from yatzy_desktop.strategy.column_groups import ColumnGroups
from yatzy_desktop.strategy.keeps import keeps_above
from yatzy_desktop.strategy.lanes import LARGEST, Lanes
from yatzy_desktop.strategy.layout import CardLayout

RowValues: TypeAlias = "list[array[float]]"
"""The values of one row, [bank][column], in points."""

_Pick = Callable[[Sequence[float]], Sequence[float]]
_Above = Sequence[tuple[int, Sequence[int]]]
_Gains = Mapping[int, int]
"""What a box is worth with what follows, as a vector for each number of points in it."""


class ExactSolver:
    """Solves one card, row by row: each row needs those with one more lower box filled."""

    def __init__(self, layout: CardLayout, columns: ColumnGroups) -> None:
        self.layout = layout
        self._groups = [_Group(layout, group, columns.twin) for group in columns.groups]
        self._known: dict[int, RowValues] = {}
        tree, rules = layout.tree, layout.ruleset
        # Means over the faces are kept as sums; after each roll these are cut to size again.
        self._whole = len(FACES) ** tree.dice_count
        self._cut = self._whole.bit_length()
        self._unit = 1 << ((LARGEST // (self._whole * rules.max_total)).bit_length() - 1)
        self._above = keeps_above(tree.dice_count)
        self._multiples = [len(FACES) ** len(keep) for keep in tree.keeps]
        self._least_keep = next(
            i for i, keep in enumerate(tree.keeps) if len(keep) >= rules.min_held
        )

    def rows(self) -> Iterator[tuple[int, RowValues]]:
        """Yield every possible row with its values, fullest first.

        Only columns that are in a group are set, and only banks that can have been saved by then.
        """
        layout = self.layout
        for row in sorted(layout.possible_rows(), key=layout.filled_below, reverse=True):
            filled = layout.filled_below(row)
            for known in [each for each in self._known if layout.filled_below(each) > filled + 1]:
                del self._known[known]
            yield row, self._solve_row(row)

    def _solve_row(self, row: int) -> RowValues:
        layout = self.layout
        blank = array("d", bytes(8 * len(layout.columns)))
        most_saved = layout.most_saved(layout.filled_below(row) + len(layout.upper))
        values = [blank[:] for _ in range(most_saved + 1)]
        # Filling an upper box stays in the row: its fuller groups are read while it is solved.
        self._known[row] = values
        for group in reversed(self._groups):
            if group.filled == len(layout.upper) and layout.filled_below(row) == len(layout.lower):
                final = list(map(layout.final_value, group.columns))
                solved: list[Sequence[float]] = [final] * len(values)
            else:
                solved = self._solve_group(row, group)
            for line, found in zip(values, solved, strict=False):
                for column, value in zip(group.columns, found, strict=True):
                    line[column] = value
        return values

    def _solve_group(self, row: int, group: _Group) -> list[Sequence[float]]:
        """Return the values of the group's columns for every bank there may be."""
        rules, lanes = self.layout.ruleset, group.lanes
        filled = self.layout.filled_below(row) + group.filled
        last = rules.rolls_per_turn - 1 + self.layout.most_saved(filled)
        cut_off = self._whole / (1 << self._cut)
        scale = float(self._unit)
        stops = self._stops(row, group, 0, scale)
        sums = self._sums([0] * self.layout.tree.first_throw + stops, self._above[0])
        found: list[Sequence[float]] = []
        for left in range(last + 1):
            if left >= rules.rolls_per_turn - 1:
                found.append([each / (scale * self._whole) for each in lanes.unpack(sums[0])])
            if left == last:
                break
            scale *= cut_off
            means = self._means(lanes, sums)
            if rules.saved_rolls.enabled:
                stops = self._stops(row, group, rules.saved_rolls.kept(left + 1), scale)
            else:
                stops = [lanes.shifted(each * self._whole, self._cut) for each in stops]
            sums = self._sums_of_best(lanes, means + stops)
        return found

    def _stops(self, row: int, group: _Group, bank: int, scale: float) -> list[int]:
        """Return the value of the best box for each throw."""
        layout, larger = self.layout, group.lanes.larger
        gains = {
            box: self._gains(row, group, box, bank, scale)
            for box in self._boxes_allowed(row, group)
        }
        # A zero never beats points in the same box, so all zeros start as one common value.
        best = [reduce(larger, (each[0] for each in gains.values()))] * len(layout.tree.throws)
        for box, each in gains.items():
            for throw, points in layout.scoring[box]:
                best[throw] = larger(each[points], best[throw])
        self._add_special_throws(row, group, gains, best, scale)
        return best

    def _boxes_allowed(self, row: int, group: _Group) -> list[int]:
        layout = self.layout
        # What the order says of the lower boxes is the same for all columns of a group.
        allowed = layout.allowed_boxes(row, group.columns[0])
        below = [box for box in allowed if box < len(layout.lower)]
        return below + [len(layout.lower) + box for box in group.open_boxes]

    def _gains(self, row: int, group: _Group, box: int, bank: int, scale: float) -> _Gains:
        layout, lanes = self.layout, group.lanes
        if box >= len(layout.lower):
            after = self._known[row][bank]
            return group.open_boxes[box - len(layout.lower)].gains(lanes, after, scale)
        filled = row | 1 << box
        vector = group.pack(self._known[filled][bank], scale)
        gains = {0: vector}
        if 1 << box == layout.yatzy_bit and layout.paid_bit:
            vector = group.pack(self._known[filled | layout.paid_bit][bank], scale)
        for points in layout.different_points[box]:
            if points:
                gains[points] = vector + lanes.spread(round(points * scale))
        return gains

    def _add_special_throws(
        self, row: int, group: _Group, gains: Mapping[int, _Gains], best: list[int], scale: float
    ) -> None:
        """Add what five alike give once more: as a joker, and in extra points."""
        layout, lanes = self.layout, group.lanes
        for face, throw in zip(FACES, layout.alike, strict=True):
            if layout.ruleset.joker and row & layout.yatzy_bit:
                for box in gains.keys() & range(len(layout.lower)):
                    as_joker = gains[box][layout.joker_points[box][throw]] & group.is_filled[face]
                    best[throw] = lanes.larger(as_joker, best[throw])
            best[throw] += lanes.spread(round(layout.extra_of(row, throw) * scale))

    def _means(self, lanes: Lanes, sums: Sequence[int]) -> list[int]:
        """Return the mean of each keep that may be held, in the next units; zero for others."""
        allowed = range(self._least_keep, self.layout.tree.first_throw)
        means = [lanes.shifted(sums[keep] * self._multiples[keep], self._cut) for keep in allowed]
        return [0] * self._least_keep + means

    def _sums_of_best(self, lanes: Lanes, offers: Sequence[int]) -> list[int]:
        """Return the sums after the best choice in each throw: a smaller keep, or to stop.

        `offers` are the means of all keeps, and for the throws the values of stopping.
        """
        above = self._above
        if not self.layout.ruleset.held_locked:
            return self._sums(self._best(lanes, offers, above[0]), above[0])
        # What a throw is worth depends on the keep that it came from.
        return [
            self._sums(self._best(lanes, offers, each), each)[keep]
            for keep, each in enumerate(above)
        ]

    def _best(self, lanes: Lanes, offers: Sequence[int], above: _Above) -> list[int]:
        """Return the best offer inside each of the keeps above one."""
        larger, best = lanes.larger, [0] * len(offers)
        for keep, parts in above:
            vector = offers[keep]
            for part in parts:
                vector = larger(best[part], vector)
            best[keep] = vector
        return best

    def _sums(self, values: Sequence[int], above: _Above) -> list[int]:
        """Return for each keep above one its mean over all throws, times their number."""
        tree = self.layout.tree
        sums = list(values)
        for keep, _ in reversed(above):
            if keep < tree.first_throw:
                a, b, c, d, e, f = tree.grown[keep]
                sums[keep] = sums[a] + sums[b] + sums[c] + sums[d] + sums[e] + sums[f]
        return sums


class _Group:
    """The cards of a row with equally many upper boxes filled."""

    def __init__(self, layout: CardLayout, columns: Sequence[int], twin: Sequence[int]) -> None:
        self.columns = columns
        self.filled = layout.columns[columns[0]][0].bit_count()
        self.lanes = Lanes(len(columns))
        self._pick = _picker(columns)
        self.open_boxes = {
            box: _OpenBox(layout, columns, twin, box)
            for box in range(len(layout.upper))
            if not all(layout.columns[column][0] >> box & 1 for column in columns)
        }
        self.is_filled = {
            face: _mask(self.lanes, (self._own_is_filled(layout, c, face) for c in columns))
            for face in FACES
        }

    def pack(self, values: Sequence[float], scale: float) -> int:
        """Return what a row's values are in these columns, in units."""
        return self.lanes.pack([int(value * scale) for value in self._pick(values)])

    @staticmethod
    def _own_is_filled(layout: CardLayout, column: int, face: int) -> bool:
        mask = layout.columns[column][0]
        needed = joker_boxes(layout.ruleset, face)
        own = (box for box, each in enumerate(layout.upper) if each.key in needed)
        return all(mask >> box & 1 for box in own)


class _OpenBox:
    """An upper box that some columns of a group have open still."""

    def __init__(
        self, layout: CardLayout, columns: Sequence[int], twin: Sequence[int], box: int
    ) -> None:
        is_open = [not layout.columns[column][0] >> box & 1 for column in columns]
        self._is_open = _mask(Lanes(len(columns)), is_open)
        self._picks: dict[int, _Pick] = {}
        for count in range(layout.tree.dice_count + 1):
            points = layout.face_of(box) * count
            after = [
                twin[layout.after(0, column, len(layout.lower) + box, points)[1]]
                if free
                else column
                for column, free in zip(columns, is_open, strict=True)
            ]
            self._picks[points] = _picker(after)

    def gains(self, lanes: Lanes, values: Sequence[float], scale: float) -> _Gains:
        """Return the values after filling the box, zero where it is filled already."""
        return {
            points: self._is_open & lanes.pack([int((v + points) * scale) for v in pick(values)])
            for points, pick in self._picks.items()
        }


def _picker(columns: Sequence[int]) -> _Pick:
    if len(columns) == 1:
        return lambda values: (values[columns[0]],)
    return itemgetter(*columns)


def _mask(lanes: Lanes, wanted: Iterable[bool]) -> int:
    return lanes.pack([LARGEST if each else 0 for each in wanted])
