"""The one function that changes a game."""

from __future__ import annotations

from dataclasses import replace

from yatzy_desktop.game.action import (
    CORRECTIONS,
    EnterDice,
    EnterPoints,
    GameAction,
    RollDice,
    ScoreBox,
)
from yatzy_desktop.game.corrections import correct, correction_problem
from yatzy_desktop.game.dice_source import DiceSource, Throw
from yatzy_desktop.game.event import (
    BonusEarned,
    BoxScored,
    DiceEntered,
    DiceRolled,
    Event,
    ExtraYatzyEarned,
    GameEnded,
    RollsSaved,
    TurnStarted,
)
from yatzy_desktop.game.legality import IllegalActionError, IllegalReason, turn_problem
from yatzy_desktop.game.points import extra_points, points_for
from yatzy_desktop.game.scorecard import YATZY_KEY
from yatzy_desktop.game.state import GameState, Turn
from yatzy_desktop.rules import validate_dice

_Outcome = tuple[GameState, tuple[Event, ...]]


def apply(state: GameState, action: GameAction, dice_source: DiceSource) -> _Outcome:
    """Carry out an action and return the new state with what happened.

    Raises `IllegalActionError`; dice are thrown only for a legal roll.
    """
    reason = illegal_reason(state, action)
    if reason is not None:
        raise IllegalActionError(reason)
    match action:
        case RollDice():
            return _roll(state, action, dice_source)
        case ScoreBox(category):
            dice = state.turn.dice or ()
            points = points_for(state.scorecard, category, dice)
            return _fill(state, category, points, alike=len(set(dice)) == 1)
        case EnterDice():
            return _enter(state, action)
        case EnterPoints(category, points, rolls, alike):
            used = state.ruleset.rolls_per_turn if rolls is None else rolls
            counted = replace(state, turn=replace(state.turn, rolls_used=used))
            return _fill(counted, category, points, alike=alike)
        case _:
            after, events = correct(state, action)
            after, following = _find_turn(state, after)
            return after, (*events, *following)


def illegal_reason(state: GameState, action: GameAction) -> IllegalReason | None:
    """Return why the action is not allowed now, or None when it is."""
    if isinstance(action, CORRECTIONS):
        return correction_problem(state, action)
    return turn_problem(state, action)


def place_of_throw(state: GameState, held: frozenset[int]) -> Throw:
    """Return the place of the next roll in its game, all dice thrown but those held."""
    positions = tuple(p for p in range(state.ruleset.dice_count) if p not in held)
    seat = state.current
    return Throw(seat, state.player.hand, state.turns[seat], state.turn.rolls_used, positions)


def _roll(state: GameState, action: RollDice, dice_source: DiceSource) -> _Outcome:
    throw = place_of_throw(state, action.held)
    thrown = validate_dice(dice_source.roll(throw), len(throw.positions))
    faces = list(state.turn.dice or (0,) * state.ruleset.dice_count)
    for position, face in zip(throw.positions, thrown, strict=True):
        faces[position] = face
    turn = Turn(tuple(faces), state.turn.rolls_used + 1, action.held)
    event = DiceRolled(state.current, tuple(faces), action.held, turn.rolls_used)
    return replace(state, turn=turn), (event,)


def _enter(state: GameState, action: EnterDice) -> _Outcome:
    used = state.ruleset.rolls_per_turn if action.rolls is None else action.rolls
    event = DiceEntered(state.current, action.faces, action.rolls)
    return replace(state, turn=Turn(action.faces, used)), (event,)


def _fill(state: GameState, category: str, points: int, *, alike: bool) -> _Outcome:
    seat, card = state.current, state.scorecard
    extra = extra_points(card.ruleset, card.scores.get(YATZY_KEY), alike=alike)
    filled = card.with_score(category, points, extra)
    events: list[Event] = [BoxScored(seat, category, points, points == 0)]
    if filled.bonus > card.bonus:
        events.append(BonusEarned(seat, filled.bonus))
    if extra:
        events.append(ExtraYatzyEarned(seat, extra))
    cards = (*state.scorecards[:seat], filled, *state.scorecards[seat + 1 :])
    after = replace(state, scorecards=cards)
    after, saving = _save_rolls(after)
    after, ending = _end_turn(after)
    return after, (*events, *saving, *ending)


def _save_rolls(state: GameState) -> _Outcome:
    seat, saving = state.current, state.ruleset.saved_rolls
    if not saving.enabled:
        return state, ()
    old = state.saved_rolls[seat]
    bank = saving.kept(state.ruleset.rolls_per_turn + old - state.turn.rolls_used)
    banks = (*state.saved_rolls[:seat], bank, *state.saved_rolls[seat + 1 :])
    return replace(state, saved_rolls=banks), (RollsSaved(seat, bank),) if bank > old else ()


def _end_turn(state: GameState) -> _Outcome:
    """End the turn of the player whose it is: its dice will not be thrown again."""
    seat = state.current
    turns = (*state.turns[:seat], state.turns[seat] + 1, *state.turns[seat + 1 :])
    return _start_turn(replace(state, turns=turns), seat + 1)


def _start_turn(state: GameState, first: int) -> _Outcome:
    """Give the turn to the first seat from here on that still has one to come."""
    if state.is_over:
        return state, (GameEnded(state.winners),)
    count = len(state.players)
    around = ((first + step) % count for step in range(count))
    following = next(seat for seat in around if state.is_playing(seat))
    after = replace(state, current=following, turn=Turn())
    return after, (TurnStarted(following, after.round_number),)


def _find_turn(before: GameState, state: GameState) -> _Outcome:
    """Pass the turn on where a correction leaves nobody to take it, or somebody again."""
    if before.is_over:
        return (state, ()) if state.is_over else _start_turn(state, state.current)
    return (state, ()) if state.is_playing(state.current) else _end_turn(state)
