"""The one function that changes a game, and the questions about what it allows."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from itertools import combinations

from yatzy_desktop.game.action import Action, RollDice, ScoreBox
from yatzy_desktop.game.dice_source import DiceSource
from yatzy_desktop.game.event import (
    BonusEarned,
    BoxScored,
    DiceRolled,
    Event,
    ExtraYatzyEarned,
    GameEnded,
    RollsSaved,
    TurnStarted,
)
from yatzy_desktop.game.scorecard import Scorecard
from yatzy_desktop.game.state import GameState, Turn
from yatzy_desktop.rules import Dice, FaceSum, FillOrder, UnknownCategoryError, validate_dice

YATZY_KEY = "yatzy"


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


class IllegalActionError(Exception):
    """The rules don't allow the action now; `reason` says why, and nothing has changed."""

    def __init__(self, reason: IllegalReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


def apply(
    state: GameState, action: Action, dice_source: DiceSource
) -> tuple[GameState, tuple[Event, ...]]:
    """Carry out an action and return the new state with what happened.

    Raises `IllegalActionError`; dice are thrown only for a legal roll.
    """
    reason = illegal_reason(state, action)
    if reason is not None:
        raise IllegalActionError(reason)
    if isinstance(action, RollDice):
        return _roll(state, action, dice_source)
    return _score(state, action)


def illegal_reason(state: GameState, action: Action) -> IllegalReason | None:
    """Return why the action is not allowed now, or None when it is."""
    if state.is_over:
        return IllegalReason.GAME_OVER
    if isinstance(action, RollDice):
        return _roll_problem(state, action.held)
    return _score_problem(state, action.category)


def legal_holds(state: GameState) -> tuple[frozenset[int], ...]:
    """Return every set of positions that may be held for the next roll, fewest first."""
    positions = range(state.ruleset.dice_count)
    subsets = (
        frozenset(chosen)
        for size in range(state.ruleset.dice_count)
        for chosen in combinations(positions, size)
    )
    return tuple(held for held in subsets if illegal_reason(state, RollDice(held)) is None)


def legal_categories(state: GameState) -> tuple[str, ...]:
    """Return the keys of the boxes that may be filled now, in pad order."""
    return tuple(
        category.key
        for category in state.ruleset.categories
        if illegal_reason(state, ScoreBox(category.key)) is None
    )


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Return every action that `apply` accepts: the rolls, then the boxes in pad order."""
    rolls = tuple(RollDice(held) for held in legal_holds(state))
    boxes = tuple(ScoreBox(key) for key in legal_categories(state))
    return (*rolls, *boxes)


def possible_scores(state: GameState) -> dict[str, int]:
    """Return what each box that may be filled now would get; empty before the first roll."""
    dice = state.turn.dice
    if dice is None:
        return {}
    return {key: points_for(state.scorecard, key, dice) for key in legal_categories(state)}


def points_for(card: Scorecard, key: str, dice: Dice) -> int:
    """Return what the dice give in an open box of this card, a joker's full points included."""
    category = card.ruleset.category(key)
    if category.fixed_points is not None and _is_joker(card, dice):
        return category.fixed_points
    return card.ruleset.score(key, dice)


def _is_joker(card: Scorecard, dice: Dice) -> bool:
    # Five alike are a joker only when their own upper box and the yatzy box are both filled.
    if not card.ruleset.joker or len(set(dice)) > 1 or card.is_open(YATZY_KEY):
        return False
    own = (each.key for each in card.ruleset.upper if each.scoring == FaceSum(dice[0]))
    return not any(card.is_open(key) for key in own)


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
    card = state.scorecard
    try:
        is_open = card.is_open(key)
    except UnknownCategoryError:
        return IllegalReason.NO_SUCH_BOX
    if state.turn.dice is None:
        return IllegalReason.NOT_ROLLED_YET
    if not is_open:
        return IllegalReason.BOX_FILLED
    if key not in _boxes_in_order(card):
        return IllegalReason.NOT_THIS_BOX_YET
    return None


def _boxes_in_order(card: Scorecard) -> tuple[str, ...]:
    open_boxes = card.open_categories
    match card.ruleset.fill_order:
        case FillOrder.TOP_DOWN:
            return open_boxes[:1]
        case FillOrder.BOTTOM_UP:
            return open_boxes[-1:]
        case FillOrder.UPPER_FIRST:
            upper = {each.key for each in card.ruleset.upper}
            return tuple(key for key in open_boxes if key in upper) or open_boxes
        case FillOrder.FREE:
            return open_boxes


def _roll(
    state: GameState, action: RollDice, dice_source: DiceSource
) -> tuple[GameState, tuple[Event, ...]]:
    count = state.ruleset.dice_count
    rolled = [position for position in range(count) if position not in action.held]
    thrown = validate_dice(dice_source.roll(len(rolled)), len(rolled))
    faces = list(state.turn.dice or (0,) * count)
    for position, face in zip(rolled, thrown, strict=True):
        faces[position] = face
    turn = Turn(tuple(faces), state.turn.rolls_used + 1, action.held)
    event = DiceRolled(state.current, tuple(faces), action.held, turn.rolls_used)
    return replace(state, turn=turn), (event,)


def _score(state: GameState, action: ScoreBox) -> tuple[GameState, tuple[Event, ...]]:
    seat, card, dice = state.current, state.scorecard, state.turn.dice
    if dice is None:
        raise IllegalActionError(IllegalReason.NOT_ROLLED_YET)
    points = points_for(card, action.category, dice)
    extra = _extra_points(card, dice)
    filled = card.with_score(action.category, points, extra)
    events: list[Event] = [BoxScored(seat, action.category, points, points == 0)]
    if filled.bonus > card.bonus:
        events.append(BonusEarned(seat, filled.bonus))
    if extra:
        events.append(ExtraYatzyEarned(seat, extra))
    cards = (*state.scorecards[:seat], filled, *state.scorecards[seat + 1 :])
    after = replace(state, scorecards=cards)
    after, ending = _end_turn(after)
    return after, (*events, *ending)


def _extra_points(card: Scorecard, dice: Dice) -> int:
    if card.ruleset.extra_yatzy_points and len(set(dice)) == 1 and card.score_of(YATZY_KEY):
        return card.ruleset.extra_yatzy_points
    return 0


def _end_turn(state: GameState) -> tuple[GameState, tuple[Event, ...]]:
    seat, events = state.current, list[Event]()
    after = state
    saving = state.ruleset.saved_rolls
    if saving.enabled:
        left = state.ruleset.rolls_per_turn + state.saved_rolls[seat] - state.turn.rolls_used
        bank = saving.kept(left)
        banks = (*state.saved_rolls[:seat], bank, *state.saved_rolls[seat + 1 :])
        after = replace(state, saved_rolls=banks)
        if bank > state.saved_rolls[seat]:
            events.append(RollsSaved(seat, bank))
    if after.is_over:
        events.append(GameEnded(after.winners))
        return after, tuple(events)
    following = (seat + 1) % len(state.players)
    after = replace(after, current=following, turn=Turn())
    events.append(TurnStarted(following, after.round_number))
    return after, tuple(events)
