"""What each choice in a position is worth, ranked, with the chances behind it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from yatzy_desktop.game import Action, GameState, RollDice, ScoreBox, legal_categories
from yatzy_desktop.rules import AllDice, Dice, FaceSum
from yatzy_desktop.strategy.expectation import (
    TurnValues,
    earlier_means,
    keep_means,
    turn_values,
)
from yatzy_desktop.strategy.keeps import KeepTree, keep_tree
from yatzy_desktop.strategy.layout import CardLayout, card_layout
from yatzy_desktop.strategy.table import ValueTable

TWO_DECIMALS_HOLD = 0.005
ONE_DECIMAL_HOLDS = 0.5
"""Values that may be off by less than so many points are told with two decimals, or with one."""


def decimals_of_value(error: float | None) -> int:
    """Return how many decimals hold of a value that may be so many points off."""
    if error is None or error >= ONE_DECIMAL_HOLDS:
        return 0
    return 2 if error < TWO_DECIMALS_HOLD else 1


def decimals_of_loss(error: float | None) -> int:
    """Return how many decimals hold of a difference between such values.

    Tables err alike on the choices of one position: differences were 0.01 to 0.03 points off
    on average, 0.15 at most.
    """
    return 0 if error is None else max(1, decimals_of_value(error))


class NothingToAdviseError(Exception):
    """The game is over: there is nothing left to choose."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal choice: a roll with its keep (None before the first roll) or a box.

    `value` is the expected final total of the player after it, bonus included; `loss` is
    how much less that is than with the best choice. `points` is what a box gets now.
    """

    action: Action
    value: float
    loss: float
    keep: Dice | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Analysis:
    """Every legal choice in a position, best first.

    `exact` is False when the values come from a similar ruleset's table. `error` is how many
    points a value may be off: 0 where it is worked out exactly, None where nobody knows.
    """

    choices: tuple[Choice, ...]
    dice: Dice | None
    exact: bool
    error: float | None = None

    @property
    def is_worked_out(self) -> bool:
        """Whether the values are exact, to far less than a hundredth of a point."""
        return self.error is not None and self.error < TWO_DECIMALS_HOLD

    @property
    def value_decimals(self) -> int:
        """How many decimals of a value hold."""
        return decimals_of_value(self.error)

    @property
    def loss_decimals(self) -> int:
        """How many decimals of a difference hold: a table errs alike on similar choices."""
        return decimals_of_loss(self.error)

    @property
    def best(self) -> Choice:
        """The best choice."""
        return self.choices[0]

    @property
    def value(self) -> float:
        """The expected final total with best play from here."""
        return self.best.value

    def choice_for(self, action: Action) -> Choice | None:
        """Return the choice that an action amounts to, whichever equal dice it holds."""
        if isinstance(action, RollDice) and self.dice is not None:
            keep = tuple(sorted(self.dice[place] for place in action.held))
            return next((each for each in self.choices if each.keep == keep), None)
        return next((each for each in self.choices if each.action == action), None)


def advise(state: GameState, table: ValueTable) -> Analysis:
    """Return the value of every choice the current player has.

    Raises `NothingToAdviseError` when the game is over.
    """
    if state.is_over:
        raise NothingToAdviseError
    return analyse_turn(state, turn_of(state, table), table)


def turn_of(state: GameState, table: ValueTable) -> TurnValues:
    """Work out the running turn of the current player, from the rolls that are left."""
    layout = card_layout(state.ruleset)
    row, column = layout.row_and_column(state.scorecard)
    most_left = state.rolls_left - (1 if state.turn.dice is None else 0)
    return turn_values(layout, table, row, column, most_left)


def analyse_turn(state: GameState, turn: TurnValues, table: ValueTable) -> Analysis:
    """Return the choices in a position of a turn that is worked out already.

    A turn worked out for fewer rolls than are left is seen as that short.
    """
    card = state.scorecard
    got = float(card.total - card.bonus)
    dice = state.turn.dice
    error = table.error_of_turn(turn.row, turn.column)
    after_roll = min(state.rolls_left, len(turn.means)) - 1
    if dice is None:
        start = got + turn.means[after_roll][0]
        return Analysis((Choice(RollDice(), start, 0.0),), None, table.is_exact, error)
    choices = _boxes(state, turn, table, got)
    if state.can_roll:
        choices += _keeps(state, turn.layout.tree, turn.means[after_roll], got)
    # Between equals the box comes first, and the box that is harder to get before the easier.
    choices.sort(key=lambda each: -each.value)
    best = choices[0].value
    ranked = tuple(
        Choice(each.action, each.value, best - each.value, each.keep, each.points)
        for each in choices
    )
    return Analysis(ranked, dice, table.is_exact, error)


def _boxes(state: GameState, turn: TurnValues, table: ValueTable, got: float) -> list[Choice]:
    layout, dice = turn.layout, state.turn.dice or ()
    throw = layout.tree.throw_of(dice)
    bank = layout.ruleset.saved_rolls.kept(state.rolls_left)
    extra = layout.extra_of(turn.row, throw)
    choices = []
    for key in legal_categories(state):
        box = layout.box_number(key)
        points = layout.points_of(turn.row, turn.column, box, throw)
        after = layout.after(turn.row, turn.column, box, points)
        value = got + points + extra + table.values(*after, bank)[bank]
        choices.append((len(layout.scoring[box]), Choice(ScoreBox(key), value, 0.0, None, points)))
    return [choice for _, choice in sorted(choices, key=lambda each: each[0])]


def _keeps(state: GameState, tree: KeepTree, means: Sequence[float], got: float) -> list[Choice]:
    return [
        Choice(RollDice(held), got + means[tree.index[keep]], 0.0, keep)
        for keep, held in legal_keeps(state)
    ]


def legal_keeps(state: GameState) -> tuple[tuple[Dice, frozenset[int]], ...]:
    """Return every different keep that may be held now, each with positions that hold it.

    Dice held at the last roll are preferred among equal ones, and come first where locked.
    """
    dice, rules = state.turn.dice, state.ruleset
    if dice is None or not state.can_roll:
        return ()
    order = sorted(range(len(dice)), key=lambda place: (place not in state.turn.held, place))
    locked = state.turn.held if rules.held_locked else frozenset()
    found = []
    for keep in _sub_multisets(dice):
        if not rules.min_held <= len(keep) < len(dice):
            continue
        held = _positions(keep, dice, order)
        if locked <= held:
            found.append((keep, held))
    return tuple(found)


def _sub_multisets(dice: Dice) -> Iterable[Dice]:
    tree = keep_tree(len(dice))
    return (tree.keeps[part] for part in tree.parts_of(tree.keep_of(dice)))


def _positions(keep: Dice, dice: Dice, order: Sequence[int]) -> frozenset[int]:
    wanted = list(keep)
    held = []
    for place in order:
        if dice[place] in wanted:
            wanted.remove(dice[place])
            held.append(place)
    return frozenset(held)


@dataclass(frozen=True, slots=True)
class BoxChance:
    """The chance of getting at least `goal` points in a box by playing for nothing else.

    `best` is the chance with the keep that suits this box best. `rolls` are the rolls counted
    on, `saved` those among them that come from the bank.
    """

    category: str
    goal: int
    chance: float
    best: float
    rolls: int = 0
    saved: int = 0


def box_chances(state: GameState, keep: Dice | None = None) -> tuple[BoxChance, ...]:
    """Return the chance of each box that may be filled, playing for that box alone.

    With `keep` the chance is after holding it for the next roll; without, that of the best
    play from here. A box of combinations is reached with any points, an upper box with
    its share of the bonus; chance is left out. Jokers count. The bank is not spent: with many
    saved rolls nearly everything can be reached, which explains nothing. Only once the turn's
    own rolls are used does one saved roll count.
    """
    rolls = state.basic_rolls_left or min(1, state.rolls_left)
    saved = rolls - min(rolls, state.basic_rolls_left)
    layout = card_layout(state.ruleset)
    row, column = layout.row_and_column(state.scorecard)
    found = []
    for box in layout.allowed_boxes(row, column):
        goal = _goal(layout, box)
        if goal is not None:
            throws = range(len(layout.tree.throws))
            points = (layout.points_of(row, column, box, throw) for throw in throws)
            reached = [float(each >= goal) for each in points]
            chance, best = _chances(state, rolls, reached, keep)
            found.append(BoxChance(layout.boxes[box].key, goal, chance, best, rolls, saved))
    return tuple(found)


def _goal(layout: CardLayout, box: int) -> int | None:
    category = layout.boxes[box]
    if isinstance(category.scoring, AllDice):
        return None
    if not isinstance(category.scoring, FaceSum):
        return 1
    most = sum(layout.ruleset.max_score(each.key) for each in layout.upper)
    share = layout.threshold / most * layout.tree.dice_count if layout.threshold else 1
    return category.scoring.face * max(1, round(share))


def _chances(
    state: GameState, rolls: int, reached: list[float], keep: Dice | None
) -> tuple[float, float]:
    """Return the chance after a keep, and that of the best play with so many rolls."""
    rules, dice = state.ruleset, state.turn.dice
    tree = keep_tree(rules.dice_count)
    now = reached[tree.throw_of(dice)] if dice else 0.0
    if not rolls:
        return now, now
    means = keep_means(tree, reached)
    for _ in range(rolls - 1):
        means = earlier_means(tree, rules, reached, means)
    if dice is None:
        return means[0], means[0]
    best = max(now, *(means[tree.index[each]] for each, _ in legal_keeps(state)))
    return best if keep is None else means[tree.keep_of(keep)], best
