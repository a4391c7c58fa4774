"""Chances of what a card still gets: worked out exactly near the end, else from its spread."""

from __future__ import annotations

from yatzy_desktop.game import GameState
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.expectation import TurnValues, turn_values
from yatzy_desktop.strategy.layout import card_layout
from yatzy_desktop.strategy.table import ValueTable
from yatzy_desktop.strategy.winning.chances import Chances, certain, mixed
from yatzy_desktop.strategy.winning.outcomes import Outcome, turn_outcomes
from yatzy_desktop.strategy.winning.spread import SpreadModel

RARE = 0.01
"""An end of a turn that is less likely is not followed further where the spread is known."""

_EXACT_OPEN = {5: 4, 6: 3}
_EXACT_OPEN_SAVING = 1
_ONLY_EXACT = 3
_REMEMBERED = 4096


class Prospects:
    """What cards of one ruleset still get if all play on for points; remembers what it found.

    `model` is the ruleset's spread. Without one, or with values of similar rules only, nothing
    is known but the last boxes. Not for use from several threads at once.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        table: ValueTable,
        model: SpreadModel | None,
        *,
        exact_open: int | None = None,
        rare: float = RARE,
    ) -> None:
        self.ruleset = ruleset
        self.layout = card_layout(ruleset)
        self._table = table
        self._model = model if table.is_exact else None
        self._rare = rare if self._model is not None else 0.0
        if exact_open is None:
            exact_open = most_exact_open(ruleset, self._model)
        self._exact_open = exact_open
        self._chances: dict[tuple[int, int, int], Chances | None] = {}
        self._outcomes: dict[tuple[int, int, int], tuple[Outcome, ...]] = {}
        self._turns: dict[tuple[int, int], TurnValues] = {}

    def of_player(self, state: GameState, seat: int) -> Chances | None:
        """Return the chances of a player's final total; None where they are not known.

        The running turn is played on from where it is.
        """
        card = state.scorecards[seat]
        got = card.total - card.bonus
        row, column = self.layout.row_and_column(card)
        found = (
            self._in_turn(state, row, column)
            if seat == state.current and state.turn.dice is not None and not card.is_full
            else self.after(row, column, state.saved_rolls[seat])
        )
        return None if found is None else found.plus(got)

    def is_exact_for(self, state: GameState, seat: int) -> bool:
        """Whether a player has so few open boxes that the chances are worked out."""
        return len(state.scorecards[seat].open_categories) <= self._exact_open

    def after(self, row: int, column: int, bank: int) -> Chances | None:
        """Return the chances of the points still to come in a state between two turns.

        The bonus counts as coming at the end. None where they are not known.
        """
        state = row, column, bank
        if state not in self._chances:
            if len(self._chances) > _REMEMBERED:
                self._chances.clear()
                self._outcomes.clear()
            self._chances[state] = self._found(row, column, bank)
        return self._chances[state]

    def turn(self, row: int, column: int, most_left: int) -> TurnValues:
        """Return the values of a turn, worked out for at least so many rolls."""
        known = self._turns.get((row, column))
        if known is None or len(known.means) <= most_left:
            if len(self._turns) > _REMEMBERED // 8:
                self._turns.clear()
            known = turn_values(self.layout, self._table, row, column, most_left)
            self._turns[row, column] = known
        return known

    def _found(self, row: int, column: int, bank: int) -> Chances | None:
        if not self._open_boxes(row, column):
            return certain(round(self.layout.final_value(column)))
        if self._open_boxes(row, column) <= self._exact_open:
            outcomes = self._outcomes_of(row, column, bank)
            return self._mixed(outcomes)
        return self._judged(row, column, bank)

    def _judged(self, row: int, column: int, bank: int) -> Chances | None:
        if self._model is None:
            return None
        mean = self._table.values(row, column, bank)[bank]
        return self._model.chances(row, column, bank, mean)

    def _in_turn(self, state: GameState, row: int, column: int) -> Chances | None:
        if self.ruleset.held_locked:
            return None
        left = state.rolls_left
        turn = self.turn(row, column, left)
        throw = self.layout.tree.throw_of(state.turn.dice or ())
        return self._mixed(turn_outcomes(turn, self._table, left, throw))

    def _outcomes_of(self, row: int, column: int, bank: int) -> tuple[Outcome, ...]:
        key = row, column, bank
        if key not in self._outcomes:
            left = self.ruleset.rolls_per_turn - 1 + bank
            turn = self.turn(row, column, left)
            self._outcomes[key] = turn_outcomes(turn, self._table, left)
        return self._outcomes[key]

    def _mixed(self, outcomes: tuple[Outcome, ...]) -> Chances | None:
        parts = []
        for chance, row, column, bank, points in outcomes:
            known = (row, column, bank) in self._chances
            open_boxes = self._open_boxes(row, column)
            if chance >= self._rare or known or open_boxes <= 1:
                found = self.after(row, column, bank)
            else:
                found = self._judged(row, column, bank)
            if found is None:
                return None
            parts.append((chance, points, found))
        return mixed(parts)

    def _open_boxes(self, row: int, column: int) -> int:
        layout = self.layout
        filled = layout.filled_below(row) + layout.columns[column][0].bit_count()
        return len(layout.boxes) - filled


def most_exact_open(ruleset: Ruleset, model: SpreadModel | None) -> int:
    """Return up to how many open boxes are worked out in a fraction of a second."""
    if ruleset.held_locked:
        return 0
    if ruleset.saved_rolls.enabled:
        return _EXACT_OPEN_SAVING
    most = _EXACT_OPEN.get(ruleset.dice_count, 1)
    return most if model is not None else min(most, _ONLY_EXACT)
