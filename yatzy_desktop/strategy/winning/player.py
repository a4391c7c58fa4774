"""A player who takes what wins most often, not what scores most.

Each end of the turn is judged by the chance that the final total beats those of all others, if
everybody plays on for points; within the turn the usual recursion finds the best keeps. Far
from the end the two aims agree, and the mean, which is known better, decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from yatzy_desktop.game import Action, GameState, RollDice, ScoreBox, legal_categories
from yatzy_desktop.strategy.analysis import legal_keeps
from yatzy_desktop.strategy.expectation import earlier_means, keep_means
from yatzy_desktop.strategy.layout import card_layout
from yatzy_desktop.strategy.table import ValueTable
from yatzy_desktop.strategy.winning.chances import expected_on, others_below
from yatzy_desktop.strategy.winning.finish import Prospects

MOST_OPEN = 12
"""With more open boxes the mean decides."""

POINT = 2e-5
"""What a point on average counts against the chance to win: it settles what is all the same."""

SHARED = 0.5
"""What a shared first place counts."""


class Contest:
    """The turns of one ruleset's players, judged by the chance to win; remembers the last."""

    def __init__(self, table: ValueTable, prospects: Prospects) -> None:
        self._table = table
        self._prospects = prospects
        self._turn: _Judge | None = None

    def choose(self, state: GameState) -> Action | None:
        """Return what wins most often for the current player; None where the mean decides."""
        if len(state.players) == 1 or len(state.scorecard.open_categories) > MOST_OPEN:
            return None
        if state.turn.dice is None:
            return RollDice()
        known = self._turn
        if known is None or known.key != _key_of(state) or known.most_left < state.rolls_left:
            curve = self._curve(state)
            if curve is None:
                return None
            try:
                known = _Judge(state, self._table, self._prospects, curve)
            except _UnknownError:
                return None
            self._turn = known
        return known.best(state)

    def _curve(self, state: GameState) -> _Curve | None:
        """Return what each final total is worth: the chance that it is the highest."""
        others = []
        for seat in range(len(state.players)):
            if seat != state.current:
                found = self._prospects.of_player(state, seat)
                if found is None:
                    return None
                others.append(found)
        first = min(each.least for each in others) - 1
        last = max(each.most for each in others) + 1
        below, up_to = others_below(others, first, last)
        worth = [(1.0 - SHARED) * b + SHARED * u for b, u in zip(below, up_to, strict=True)]
        return _Curve(first, worth)


@dataclass(frozen=True, slots=True)
class _Curve:
    """What final totals are worth, from `first` on."""

    first: int
    worth: Sequence[float]


class _UnknownError(Exception):
    """The chances of a card that the turn may lead to are not known."""


class _Judge:
    """One turn, with the chance to win after each stop and each keep."""

    def __init__(
        self, state: GameState, table: ValueTable, prospects: Prospects, curve: _Curve
    ) -> None:
        self.key = _key_of(state)
        self.most_left = state.rolls_left
        self._layout = card_layout(state.ruleset)
        self._table, self._prospects, self._curve = table, prospects, curve
        self._row, self._column = self._layout.row_and_column(state.scorecard)
        self._got = state.scorecard.total - state.scorecard.bonus
        self._boxes = self._layout.allowed_boxes(self._row, self._column)
        self._worth: dict[tuple[int, int, int, int], float] = {}
        self._means = self._worked_out()

    def best(self, state: GameState) -> Action:
        """Return the best action; between equals a box, and the one that is harder to get."""
        layout, dice = self._layout, state.turn.dice or ()
        throw = layout.tree.throw_of(dice)
        bank = layout.ruleset.saved_rolls.kept(state.rolls_left)
        boxes = [(layout.box_number(key), key) for key in legal_categories(state)]
        boxes.sort(key=lambda each: len(layout.scoring[each[0]]))
        choices: list[tuple[float, Action]] = [
            (self._stop(box, throw, bank), ScoreBox(key)) for box, key in boxes
        ]
        if state.can_roll:
            means = self._means[state.rolls_left - 1]
            choices += [
                (means[layout.tree.index[keep]], RollDice(held))
                for keep, held in legal_keeps(state)
            ]
        return max(choices, key=lambda each: each[0])[1]

    def _worked_out(self) -> list[Sequence[float]]:
        """Return the chance to win with each keep, by the rolls left after rolling the rest."""
        layout, rules = self._layout, self._layout.ruleset
        found: list[Sequence[float]] = []
        stops: dict[int, list[float]] = {}
        for left in range(self.most_left):
            bank = rules.saved_rolls.kept(left)
            if bank not in stops:
                stops[bank] = self._stops(bank)
            if found:
                found.append(earlier_means(layout.tree, rules, stops[bank], found[-1]))
            else:
                found.append(keep_means(layout.tree, stops[bank]))
        return found

    def _stops(self, bank: int) -> list[float]:
        """Return the chance to win with the best box for each throw."""
        layout = self._layout
        zero = max(self._after(box, 0, 0, bank) for box in self._boxes)
        best = [zero] * len(layout.tree.throws)
        for box in self._boxes:
            gains = {
                points: self._after(box, points, 0, bank) for points in layout.different_points[box]
            }
            for throw, points in layout.scoring[box]:
                best[throw] = max(best[throw], gains[points])
        if layout.ruleset.joker or self._row & layout.paid_bit:
            for throw in layout.alike:
                best[throw] = max(self._stop(box, throw, bank) for box in self._boxes)
        return best

    def _stop(self, box: int, throw: int, bank: int) -> float:
        points = self._layout.points_of(self._row, self._column, box, throw)
        return self._after(box, points, self._layout.extra_of(self._row, throw), bank)

    def _after(self, box: int, points: int, extra: int, bank: int) -> float:
        key = box, points, extra, bank
        known = self._worth.get(key)
        if known is None:
            row, column = self._layout.after(self._row, self._column, box, points)
            chances = self._prospects.after(row, column, bank)
            if chances is None:
                raise _UnknownError
            total = chances.plus(self._got + points + extra)
            known = expected_on(self._curve.worth, self._curve.first, total)
            known += POINT * (points + extra + self._table.values(row, column, bank)[bank])
            self._worth[key] = known
        return known


def _key_of(state: GameState) -> object:
    return state.current, state.scorecards, state.saved_rolls
