"""What every roll and every choice of a game was worth, entry by entry.

A player's expected final total changes in four ways, and they add up to the result exactly:
luck (what a roll gave more than rolls give on average), loss (what the best choice would have
given more), the table's own error (what it corrects between one turn and the next; 0 where
values are exact), and what cannot be judged (boxes filled or changed without dice).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from yatzy_desktop.game import GameAction, GameState, History, RollDice, ScoreBox
from yatzy_desktop.strategy.analysis import Analysis, Choice, analyse_turn
from yatzy_desktop.strategy.expectation import TurnValues, turn_values
from yatzy_desktop.strategy.layout import card_layout
from yatzy_desktop.strategy.table import ValueTable


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """A choice between several, as it was made: what was chosen and what would have been best.

    `second` is the best choice that is not `best`; `options` counts the legal ones.
    """

    chosen: Choice
    best: Choice
    second: Choice
    options: int

    @property
    def loss(self) -> float:
        """How many points less than the best choice it gives, on average."""
        return self.chosen.loss


@dataclass(frozen=True, slots=True)
class ReviewedEntry:
    """One entry of a game's log, judged: `history.entries[step]`, made in `states[step]`.

    `choice` is None where nothing could be chosen, `luck` where no roll can be judged.
    `value` is the player's expected final total afterwards, in points: the one before plus
    luck − loss + `table_error` + `unjudged`. `is_unjudged` tells that the entry changed the
    player's prospects, by `unjudged` points, in a way that is neither luck nor loss. `error`
    tells how far values may be off: 0 if they are exact, None where nobody knows.
    """

    step: int
    seat: int
    round_number: int
    action: GameAction
    value: float
    choice: ReviewedChoice | None = None
    luck: float | None = None
    table_error: float = 0.0
    unjudged: float = 0.0
    is_unjudged: bool = False
    error: float | None = 0.0

    @property
    def loss(self) -> float:
        """What the choice cost, in points; 0 where nothing could be chosen."""
        return self.choice.loss if self.choice else 0.0


class Reviewer:
    """Judges the entries of one game in their order, by one table of values.

    Use it in one thread at a time, and once.
    """

    def __init__(self, history: History, table: ValueTable) -> None:
        self.history = history
        self.table = table
        self._layout = card_layout(history.initial.ruleset)
        self._turns: dict[int, TurnValues] = {}
        self._starts: list[float] = []
        self._values: list[float] = []
        self._seat_newcomers(history.initial)

    @property
    def starts(self) -> tuple[float, ...]:
        """The expected final totals with which the seats began, in points."""
        return tuple(self._starts)

    def entries(self) -> Iterator[ReviewedEntry]:
        """Yield every entry judged, as soon as it is: some milliseconds each."""
        states = self.history.states
        for step, entry in enumerate(self.history.entries):
            judged = self._judged(step, states[step], entry.action, states[step + 1])
            self._values[judged.seat] = judged.value
            yield judged

    def _judged(
        self, step: int, state: GameState, action: GameAction, after: GameState
    ) -> ReviewedEntry:
        if isinstance(action, RollDice):
            return self._judged_roll(step, state, action, after)
        if isinstance(action, ScoreBox):
            return self._judged_box(step, state, action, after)
        return self._unjudged(step, state, action, after)

    def _judged_roll(
        self, step: int, state: GameState, action: RollDice, after: GameState
    ) -> ReviewedEntry:
        analysis = analyse_turn(state, self._turn_of(state), self.table)
        chosen = _chosen(analysis, action)
        value = self._value_in_turn(after)
        return ReviewedEntry(
            step,
            state.current,
            state.round_number,
            action,
            value,
            _choice_of(analysis, chosen),
            luck=value - chosen.value,
            table_error=analysis.value - self._values[state.current],
            error=analysis.error,
        )

    def _judged_box(
        self, step: int, state: GameState, action: ScoreBox, after: GameState
    ) -> ReviewedEntry:
        seat = state.current
        analysis = analyse_turn(state, self._turn_of(state), self.table)
        chosen = _chosen(analysis, action)
        value = self._value_between_turns(after, seat)
        # What the next turn turns out to be worth corrects what the table said of it.
        corrected = value - chosen.value
        return ReviewedEntry(
            step,
            seat,
            state.round_number,
            action,
            value,
            _choice_of(analysis, chosen),
            table_error=analysis.value - self._values[seat] + corrected,
            error=analysis.error,
        )

    def _unjudged(
        self, step: int, state: GameState, action: GameAction, after: GameState
    ) -> ReviewedEntry:
        """Return an entry that is no throw of known dice, nor a box filled with them."""
        if len(after.players) > len(self._values):
            self._seat_newcomers(after)
            seat = len(self._values) - 1
            return ReviewedEntry(step, seat, after.round_number, action, self._values[seat])
        seat = _changed_seat(state, after)
        before = self._values[seat]
        if after.current == seat and after.turn.dice and not after.is_over:
            value = self._value_in_turn(after)
        else:
            value = self._value_between_turns(after, seat)
        entry = ReviewedEntry(step, seat, state.round_number, action, value)
        if value == before:
            return entry
        if not state.turn.dice and after.turn.dice and after.turn.rolls_used == 1:
            return replace(entry, luck=value - before)
        return replace(entry, unjudged=value - before, is_unjudged=True)

    def _seat_newcomers(self, state: GameState) -> None:
        for seat in range(len(self._values), len(state.players)):
            value = self._value_between_turns(state, seat)
            self._starts.append(value)
            self._values.append(value)

    def _value_in_turn(self, state: GameState) -> float:
        return analyse_turn(state, self._turn_of(state), self.table).value

    def _turn_of(self, state: GameState) -> TurnValues:
        """Return the running turn, worked out once from its beginning."""
        return self._turn(state, state.current, state.rolls_left + state.turn.rolls_used)

    def _value_between_turns(self, state: GameState, seat: int) -> float:
        """Return a seat's expected total before its next turn; its result when none comes."""
        card = state.scorecards[seat]
        if not state.is_playing(seat):
            return float(card.total)
        rolls = state.ruleset.rolls_per_turn + state.saved_rolls[seat]
        return card.total - card.bonus + self._turn(state, seat, rolls).start_value()

    def _turn(self, state: GameState, seat: int, rolls: int) -> TurnValues:
        row, column = self._layout.row_and_column(state.scorecards[seat])
        known = self._turns.get(seat)
        if known and (known.row, known.column, len(known.means)) == (row, column, rolls):
            return known
        turn = turn_values(self._layout, self.table, row, column, rolls - 1)
        self._turns[seat] = turn
        return turn


def _chosen(analysis: Analysis, action: RollDice | ScoreBox) -> Choice:
    chosen = analysis.choice_for(action)
    assert chosen is not None  # noqa: S101 - the game has taken it for legal
    return chosen


def _choice_of(analysis: Analysis, chosen: Choice) -> ReviewedChoice | None:
    choices = analysis.choices
    if len(choices) == 1:
        return None
    return ReviewedChoice(chosen, choices[0], choices[1], len(choices))


def _changed_seat(state: GameState, after: GameState) -> int:
    pairs = zip(state.players, after.players, strict=True)
    cards = zip(state.scorecards, after.scorecards, strict=True)
    changed = (
        seat
        for seat, ((was, player), (old, card)) in enumerate(zip(pairs, cards, strict=True))
        if was != player or old != card
    )
    return next(changed, state.current)
