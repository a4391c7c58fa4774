"""The computer's players: what a level does in a position."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from yatzy_desktop.game import Action, GameState
from yatzy_desktop.rules import AllDice, Ruleset
from yatzy_desktop.strategy.analysis import NothingToAdviseError, analyse_turn
from yatzy_desktop.strategy.expectation import TurnValues, turn_values
from yatzy_desktop.strategy.judgement import ThumbTable
from yatzy_desktop.strategy.layout import CardLayout, card_layout
from yatzy_desktop.strategy.levels import Level
from yatzy_desktop.strategy.sense import sensible
from yatzy_desktop.strategy.table import ValueTable
from yatzy_desktop.strategy.winning import Contest, Prospects, SpreadModel


class ComputerPlayer:
    """Plays one ruleset at one level; remembers the running turn to decide at once.

    `table` is needed by exact levels only, see `needs_table`; raises `ValueError` without.
    `spread` serves those who play to win: without one they do so in the last boxes only.
    """

    def __init__(
        self,
        level: Level,
        ruleset: Ruleset,
        table: ValueTable | None = None,
        spread: SpreadModel | None = None,
    ) -> None:
        if level.exact and table is None:
            raise ValueError(f"the level {level.key} needs a table")
        self.level = level
        self.ruleset = ruleset
        self._table = table if level.exact and table is not None else _thumb_table(level, ruleset)
        self._layout = _as_seen(card_layout(ruleset), level.glamour)
        self._turn: TurnValues | None = None
        self._contest: Contest | None = None
        if level.to_win:
            self._contest = Contest(self._table, Prospects(ruleset, self._table, spread))

    def choose(self, state: GameState, rng: random.Random) -> Action:
        """Return a legal action for the current player; raises `NothingToAdviseError`."""
        if state.is_over:
            raise NothingToAdviseError
        winning = self._contest.choose(state) if self._contest is not None else None
        if winning is not None:
            return winning
        analysis = analyse_turn(state, self._turn_of(state), self._table)
        if not self.level.carelessness and self.level.exact:
            return analysis.best.action
        choices = sensible(state, analysis.choices)
        error = self.level.carelessness
        return max(choices, key=lambda each: each.value + rng.gauss(0.0, error)).action

    def _turn_of(self, state: GameState) -> TurnValues:
        row, column = self._layout.row_and_column(state.scorecard)
        left = state.rolls_left - (1 if state.turn.dice is None else 0)
        seen = left if self.level.horizon is None else min(left, self.level.horizon)
        known = self._turn
        if known and (known.row, known.column) == (row, column) and seen < len(known.means):
            return known
        self._turn = turn_values(self._layout, self._table, row, column, seen)
        return self._turn


def needs_table(level: Level) -> bool:
    """Whether a player of this level must be given a table of values."""
    return level.exact


def choose(
    state: GameState,
    level: Level,
    rng: random.Random,
    table: ValueTable | None = None,
    spread: SpreadModel | None = None,
) -> Action:
    """Return what a player of this level does; for whole games use `ComputerPlayer`."""
    return ComputerPlayer(level, state.ruleset, table, spread).choose(state, rng)


def _thumb_table(level: Level, ruleset: Ruleset) -> ThumbTable:
    return ThumbTable(
        ruleset,
        foresight=level.foresight,
        bonus_sense=level.bonus_sense,
        thrift=level.thrift,
    )


@cache
def _as_seen(layout: CardLayout, glamour: float) -> CardLayout:
    """Return the card with the points of combinations as large as they seem to the player."""
    if glamour == 1.0:
        return layout
    lower = len(layout.lower)
    shiny = [
        box < lower and not isinstance(each.scoring, AllDice)
        for box, each in enumerate(layout.boxes)
    ]

    def seen(points: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(round(glamour * each) for each in row) if shiny[box] else row
            for box, row in enumerate(points)
        )

    points, jokers = seen(layout.points), seen(layout.joker_points)
    return replace(
        layout,
        points=points,
        joker_points=jokers,
        different_points=tuple(
            tuple(sorted({0, *plain, *joker})) for plain, joker in zip(points, jokers, strict=True)
        ),
        scoring=tuple(tuple((t, got) for t, got in enumerate(each) if got) for each in points),
    )
