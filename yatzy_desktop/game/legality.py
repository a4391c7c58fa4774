"""What the rules allow now, and why not."""

from __future__ import annotations

from enum import StrEnum
from itertools import combinations

from yatzy_desktop.game.action import (
    Action,
    EnterDice,
    EnterPoints,
    HandEntry,
    RollDice,
    ScoreBox,
)
from yatzy_desktop.game.points import boxes_in_order, points_for, possible_points
from yatzy_desktop.game.state import GameState
from yatzy_desktop.rules import InvalidDiceError, UnknownCategoryError, validate_dice


class IllegalReason(StrEnum):
    """Why an action is refused; the sentences for players live with the translations."""

    GAME_OVER = "game_over"
    NO_ROLLS_LEFT = "no_rolls_left"
    NOTHING_TO_HOLD = "nothing_to_hold"
    NO_SUCH_DIE = "no_such_die"
    ALL_DICE_HELD = "all_dice_held"
    TOO_FEW_HELD = "too_few_held"
    HELD_DICE_LOCKED = "held_dice_locked"
    NOT_ROLLED_YET = "not_rolled_yet"
    NO_SUCH_BOX = "no_such_box"
    BOX_FILLED = "box_filled"
    NOT_THIS_BOX_YET = "not_this_box_yet"
    OWN_DICE = "own_dice"
    PROGRAM_DICE = "program_dice"
    NO_SUCH_DICE = "no_such_dice"
    NO_SUCH_ROLL = "no_such_roll"
    ROLLS_NEEDED = "rolls_needed"
    IMPOSSIBLE_POINTS = "impossible_points"
    NO_SUCH_SEAT = "no_such_seat"
    HAS_LEFT = "has_left"
    LAST_PLAYER = "last_player"
    TABLE_FULL = "table_full"
    NOTHING_CHANGES = "nothing_changes"
    SEED_SHOWN = "seed_shown"


class IllegalActionError(Exception):
    """The rules don't allow the action now; `reason` says why, and nothing has changed."""

    def __init__(self, reason: IllegalReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


def turn_problem(state: GameState, action: Action | HandEntry) -> IllegalReason | None:
    """Return why the player whose turn it is may not do this now, or None."""
    if state.is_over:
        return IllegalReason.GAME_OVER
    match action:
        case RollDice():
            own_dice = state.player.throws_own_dice
            return IllegalReason.OWN_DICE if own_dice else _roll_problem(state, action.held)
        case ScoreBox():
            return _score_problem(state, action.category)
        case EnterDice():
            return _dice_problem(state, action) or _rolls_problem(state, action.rolls)
        case EnterPoints():
            return _points_problem(state, action) or _rolls_problem(state, action.rolls)


def legal_holds(state: GameState) -> tuple[frozenset[int], ...]:
    """Return every set of positions that may be held for the next roll, fewest first.

    Whose hand throws the dice makes no difference.
    """
    positions = range(state.ruleset.dice_count)
    subsets = (
        frozenset(chosen)
        for size in range(state.ruleset.dice_count)
        for chosen in combinations(positions, size)
    )
    if state.is_over:
        return ()
    return tuple(held for held in subsets if _roll_problem(state, held) is None)


def legal_categories(state: GameState) -> tuple[str, ...]:
    """Return the keys of the boxes that the dice may fill now, in pad order."""
    return tuple(
        category.key
        for category in state.ruleset.categories
        if turn_problem(state, ScoreBox(category.key)) is None
    )


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Return every action of a turn with the program's dice: rolls, then boxes in pad order."""
    holds = () if state.player.throws_own_dice else legal_holds(state)
    boxes = tuple(ScoreBox(key) for key in legal_categories(state))
    return (*(RollDice(held) for held in holds), *boxes)


def possible_scores(state: GameState) -> dict[str, int]:
    """Return what each box that may be filled now would get; empty before the first roll."""
    dice = state.turn.dice
    if dice is None:
        return {}
    return {key: points_for(state.scorecard, key, dice) for key in legal_categories(state)}


def enterable_points(state: GameState) -> dict[str, tuple[int, ...]]:
    """Return what real dice could give in each box that may be filled now, in pad order."""
    if state.is_over:
        return {}
    boxes = boxes_in_order(state.ruleset, state.scorecard.open_categories)
    return {key: possible_points(state.scorecard, key) for key in boxes}


def _roll_problem(state: GameState, held: frozenset[int]) -> IllegalReason | None:
    if not state.can_roll:
        return IllegalReason.NO_ROLLS_LEFT
    if not held <= frozenset(range(state.ruleset.dice_count)):
        return IllegalReason.NO_SUCH_DIE
    if state.turn.dice is None:
        return IllegalReason.NOTHING_TO_HOLD if held else None
    return _hold_problem(state, held)


def _hold_problem(state: GameState, held: frozenset[int]) -> IllegalReason | None:
    if len(held) == state.ruleset.dice_count:
        return IllegalReason.ALL_DICE_HELD
    if len(held) < state.ruleset.min_held:
        return IllegalReason.TOO_FEW_HELD
    if state.ruleset.held_locked and not state.turn.held <= held:
        return IllegalReason.HELD_DICE_LOCKED
    return None


def _score_problem(state: GameState, key: str) -> IllegalReason | None:
    problem = box_problem(state, state.current, key)
    if problem is not None:
        return problem
    if state.turn.dice is None:
        return IllegalReason.NOT_ROLLED_YET
    return _open_problem(state, key)


def box_problem(state: GameState, seat: int, key: str) -> IllegalReason | None:
    """Return why there is no such box, or None when there is one."""
    if not 0 <= seat < len(state.players):
        return IllegalReason.NO_SUCH_SEAT
    try:
        state.ruleset.category(key)
    except UnknownCategoryError:
        return IllegalReason.NO_SUCH_BOX
    return None


def _open_problem(state: GameState, key: str) -> IllegalReason | None:
    open_boxes = state.scorecard.open_categories
    if key not in open_boxes:
        return IllegalReason.BOX_FILLED
    if key not in boxes_in_order(state.ruleset, open_boxes):
        return IllegalReason.NOT_THIS_BOX_YET
    return None


def _dice_problem(state: GameState, action: EnterDice) -> IllegalReason | None:
    if not state.player.throws_own_dice:
        return IllegalReason.PROGRAM_DICE
    try:
        validate_dice(action.faces, state.ruleset.dice_count)
    except InvalidDiceError:
        return IllegalReason.NO_SUCH_DICE
    return None


def _points_problem(state: GameState, action: EnterPoints) -> IllegalReason | None:
    if not state.player.throws_own_dice:
        return IllegalReason.PROGRAM_DICE
    problem = box_problem(state, state.current, action.category)
    problem = problem or _open_problem(state, action.category)
    if problem is not None:
        return problem
    possible = possible_points(state.scorecard, action.category, alike=action.alike)
    return None if action.points in possible else IllegalReason.IMPOSSIBLE_POINTS


def _rolls_problem(state: GameState, rolls: int | None) -> IllegalReason | None:
    if rolls is None:
        # What is left over is saved up, so somebody has to have counted.
        return IllegalReason.ROLLS_NEEDED if state.ruleset.saved_rolls.enabled else None
    most = state.ruleset.rolls_per_turn + state.saved_rolls[state.current]
    return None if 1 <= rolls <= most else IllegalReason.NO_SUCH_ROLL
