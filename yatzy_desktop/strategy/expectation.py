"""One turn worked out completely: the value of every stop and of every keep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from yatzy_desktop.rules import FACES, Ruleset
from yatzy_desktop.strategy.keeps import KeepTree, keeps_above
from yatzy_desktop.strategy.layout import CardLayout
from yatzy_desktop.strategy.table import ValueTable

IMPOSSIBLE = float("-inf")


@dataclass(frozen=True, slots=True)
class TurnValues:
    """The values of a turn from one state of a card, for each number of rolls left.

    `stops[left][throw]` is the best box with so many rolls left over, `means[left][keep]`
    the mean of rolling everything but the keep and playing on with `left` rolls after it.
    Points are those still to come, this turn's included.
    """

    layout: CardLayout
    row: int
    column: int
    stops: tuple[Sequence[float], ...]
    means: tuple[Sequence[float], ...]

    def start_value(self) -> float:
        """Return the value before the first roll of the turn."""
        return self.means[-1][0]


def turn_values(
    layout: CardLayout, table: ValueTable, row: int, column: int, most_left: int
) -> TurnValues:
    """Work out a turn in which up to `most_left` rolls may be left after a throw."""
    saving = layout.ruleset.saved_rolls
    if saving.enabled:
        fill = _Filling(layout, table, row, column, saving.kept(most_left))
        stops = tuple(fill.stops(saving.kept(left)) for left in range(most_left + 1))
    else:
        stops = (_Filling(layout, table, row, column, 0).stops(0),) * (most_left + 1)
    means: list[Sequence[float]] = [keep_means(layout.tree, stops[0])]
    for left in range(1, most_left + 1):
        means.append(earlier_means(layout.tree, layout.ruleset, stops[left], means[-1]))
    return TurnValues(layout, row, column, stops, tuple(means))


def earlier_means(
    tree: KeepTree, rules: Ruleset, throws: Sequence[float], means: Sequence[float]
) -> list[float]:
    """Return the mean value of every keep with one roll more than `means` are for.

    `throws` are the values of stopping after that roll.
    """
    if rules.held_locked:
        return _locked_means(tree, throws, means, rules.min_held)
    best = best_parts(tree, means, rules.min_held)
    return keep_means(tree, list(map(max, throws, best[tree.first_throw :])))


def keep_means(tree: KeepTree, throws: Sequence[float]) -> list[float]:
    """Return the mean value of every keep, given the values of the throws."""
    values = [0.0] * tree.first_throw
    values += throws
    keep = tree.first_throw
    for a, b, c, d, e, f in reversed(tree.grown):
        keep -= 1
        values[keep] = (values[a] + values[b] + values[c] + values[d] + values[e] + values[f]) / 6
    return values


def best_parts(tree: KeepTree, means: Sequence[float], min_held: int) -> list[float]:
    """Return the best mean among the keeps inside each keep; throws themselves excluded."""
    best = list(means)
    best[tree.first_throw :] = [IMPOSSIBLE] * (len(means) - tree.first_throw)
    for keep, parts in enumerate(tree.shrunk):
        highest = best[keep] if len(tree.keeps[keep]) >= min_held else IMPOSSIBLE
        for part in parts:
            value = best[part]
            if value > highest:  # noqa: PLR1730 - max() takes three times as long here
                highest = value
        best[keep] = highest
    return best


def _locked_means(
    tree: KeepTree, throws: Sequence[float], means: Sequence[float], min_held: int
) -> list[float]:
    """Return the mean value of every keep where dice once held stay held.

    `throws` are the values of stopping, `means` those with one roll fewer. What a throw is
    worth depends on the keep it came from, so each keep is worked out by itself.
    """
    offers = [
        mean if len(keep) >= min_held else IMPOSSIBLE
        for mean, keep in zip(means, tree.keeps[: tree.first_throw], strict=False)
    ]
    offers += throws
    best, found = list(offers), list(offers)
    for keep, above in enumerate(keeps_above(tree.dice_count)):
        for each, parts in above:
            highest = offers[each]
            for part in parts:
                value = best[part]
                if value > highest:  # noqa: PLR1730 - max() takes three times as long here
                    highest = value
            best[each] = highest
        for each, _ in reversed(above):
            if each < tree.first_throw:
                best[each] = sum(best[grown] for grown in tree.grown[each]) / len(FACES)
        found[keep] = best[keep]
    return found


class _Filling:
    """What filling a box gives in one state, for every throw and bank."""

    def __init__(
        self, layout: CardLayout, table: ValueTable, row: int, column: int, largest_bank: int
    ) -> None:
        self._layout = layout
        self._row = row
        self._column = column
        self._boxes = layout.allowed_boxes(row, column)
        self._after: dict[tuple[int, int], Sequence[float]] = {}
        for box in self._boxes:
            for points in layout.different_points[box]:
                state = layout.after(row, column, box, points)
                if state not in self._after:
                    self._after[state] = table.values(*state, largest_bank)

    def stops(self, bank: int) -> list[float]:
        """Return the value of the best box for each throw."""
        layout = self._layout
        # A zero never beats points in the same box, so all zeros start as one common value.
        zero = max(self._value(box, 0, bank) for box in self._boxes)
        best = [zero] * len(layout.tree.throws)
        for box in self._boxes:
            gains = {points: self._value(box, points, bank) for points in self._points(box)}
            for throw, points in layout.scoring[box]:
                value = gains[points]
                if value > best[throw]:  # noqa: PLR1730 - max() takes three times as long here
                    best[throw] = value
        self._add_special_throws(best, bank)
        return best

    def _points(self, box: int) -> Sequence[int]:
        return self._layout.different_points[box]

    def _value(self, box: int, points: int, bank: int) -> float:
        state = self._layout.after(self._row, self._column, box, points)
        return points + self._after[state][bank]

    def _add_special_throws(self, best: list[float], bank: int) -> None:
        layout, row, column = self._layout, self._row, self._column
        rules = layout.ruleset
        if not (rules.joker or row & layout.paid_bit):
            return
        for throw in layout.alike:
            if layout.is_joker(row, column, throw):
                for box in self._boxes:
                    points = layout.joker_points[box][throw]
                    state = layout.after(row, column, box, points)
                    best[throw] = max(best[throw], points + self._after[state][bank])
            best[throw] += layout.extra_of(row, throw)
