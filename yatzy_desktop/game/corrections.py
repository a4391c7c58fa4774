"""What the table agrees on between the players, whoever's turn it is."""

from __future__ import annotations

from dataclasses import replace

from yatzy_desktop.game.action import (
    AmendBox,
    Correction,
    HandOver,
    JoinGame,
    LeaveGame,
    RenamePlayer,
)
from yatzy_desktop.game.event import (
    BonusEarned,
    BoxAmended,
    Event,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    SeatHandedOver,
)
from yatzy_desktop.game.legality import IllegalReason, box_problem
from yatzy_desktop.game.names import clean_name
from yatzy_desktop.game.player import Player, Presence
from yatzy_desktop.game.points import agreed_points, boxes_in_order
from yatzy_desktop.game.scorecard import Scorecard
from yatzy_desktop.game.state import MAX_PLAYERS, GameState

MAX_REASON_LENGTH = 200


def correction_problem(state: GameState, action: Correction) -> IllegalReason | None:
    """Return why the table can't agree on this now, or None when it can."""
    if isinstance(action, JoinGame):
        return _joining_problem(state, action)
    if not 0 <= action.seat < len(state.players):
        return IllegalReason.NO_SUCH_SEAT
    if isinstance(action, AmendBox):
        return _amending_problem(state, action)
    if isinstance(action, RenamePlayer):
        same = action.name == state.players[action.seat].name
        return IllegalReason.NOTHING_CHANGES if same else None
    return _going_problem(state, action)


def correct(state: GameState, action: Correction) -> tuple[GameState, tuple[Event, ...]]:
    """Carry out what is possible, without asking whose turn it is after that."""
    match action:
        case AmendBox():
            return _amended(state, action)
        case RenamePlayer(seat, name):
            player = replace(state.players[seat], name=name)
            return _with_player(state, seat, player), (PlayerRenamed(seat, name),)
        case HandOver(seat, level):
            old = state.players[seat]
            player = replace(old, level=level, hand=old.hand + 1)
            return _with_player(state, seat, player), (SeatHandedOver(seat, level),)
        case LeaveGame(seat, struck):
            gone = Presence.STRUCK if struck else Presence.LEFT
            player = replace(state.players[seat], presence=gone)
            return _with_player(state, seat, player), (PlayerLeft(seat, struck),)
        case JoinGame():
            return _joined(state, action)


def with_clean_text(action: Correction) -> Correction:
    """Return the action with what a person typed as it is kept: see `clean_name`."""
    match action:
        case AmendBox():
            return replace(action, reason=clean_name(action.reason, MAX_REASON_LENGTH))
        case RenamePlayer():
            return replace(action, name=clean_name(action.name))
        case JoinGame(player):
            return replace(action, player=replace(player, name=clean_name(player.name)))
        case _:
            return action


def boxes_for_missed_rounds(state: GameState) -> tuple[tuple[str, int], ...]:
    """Return zeros for a player who joins now: one for each round that is past, in the pad's order.

    With them the player's next turn is in the same round as that of the player before.
    """
    blank = Scorecard.blank(state.ruleset)
    missed = min(_rounds_missed(state), state.round_count - 1)
    zeros = list[tuple[str, int]]()
    for _ in range(missed):
        key = boxes_in_order(state.ruleset, blank.open_categories)[0]
        blank = blank.with_score(key, 0)
        zeros.append((key, 0))
    return tuple(zeros)


def _rounds_missed(state: GameState) -> int:
    here = (seat for seat, player in enumerate(state.players) if player.is_here)
    return state.scorecards[max(here)].filled_count


def _amending_problem(state: GameState, action: AmendBox) -> IllegalReason | None:
    problem = box_problem(state, action.seat, action.category)
    if problem is not None:
        return problem
    if not state.players[action.seat].is_here and action.points is None:
        return IllegalReason.HAS_LEFT
    if state.scorecards[action.seat].score_of(action.category) == action.points:
        return IllegalReason.NOTHING_CHANGES
    possible = (None, *agreed_points(state.ruleset, action.category))
    return None if action.points in possible else IllegalReason.IMPOSSIBLE_POINTS


def _going_problem(state: GameState, action: HandOver | LeaveGame) -> IllegalReason | None:
    if state.is_over:
        return IllegalReason.GAME_OVER
    if not state.players[action.seat].is_here:
        return IllegalReason.HAS_LEFT
    if isinstance(action, HandOver):
        same = action.level == state.players[action.seat].level
        return IllegalReason.NOTHING_CHANGES if same else None
    return IllegalReason.LAST_PLAYER if sum(p.is_here for p in state.players) == 1 else None


def _joining_problem(state: GameState, action: JoinGame) -> IllegalReason | None:
    if state.is_over:
        return IllegalReason.GAME_OVER
    if len(state.players) >= MAX_PLAYERS:
        return IllegalReason.TABLE_FULL
    seen = set[str]()
    for key, points in action.boxes:
        problem = box_problem(state, 0, key)
        if problem is not None:
            return problem
        if key in seen:
            return IllegalReason.BOX_FILLED
        if points not in agreed_points(state.ruleset, key):
            return IllegalReason.IMPOSSIBLE_POINTS
        seen.add(key)
    # A player without a box to fill would have nothing to join for.
    return IllegalReason.BOX_FILLED if len(seen) == state.round_count else None


def _amended(state: GameState, action: AmendBox) -> tuple[GameState, tuple[Event, ...]]:
    seat, key, points = action.seat, action.category, action.points
    card = state.scorecards[seat]
    put_right = card.with_amendment(key, points)
    cards = (*state.scorecards[:seat], put_right, *state.scorecards[seat + 1 :])
    events: list[Event] = [BoxAmended(seat, key, card.score_of(key), points, action.reason)]
    if put_right.bonus > card.bonus:
        events.append(BonusEarned(seat, put_right.bonus))
    return replace(state, scorecards=cards), tuple(events)


def _joined(state: GameState, action: JoinGame) -> tuple[GameState, tuple[Event, ...]]:
    card = Scorecard.blank(state.ruleset)
    for key, points in action.boxes:
        card = card.with_score(key, points)
    after = replace(
        state,
        players=(*state.players, action.player.seated_anew()),
        scorecards=(*state.scorecards, card),
        saved_rolls=(*state.saved_rolls, 0),
        turns=(*state.turns, 0),
    )
    return after, (PlayerJoined(len(state.players)),)


def _with_player(state: GameState, seat: int, player: Player) -> GameState:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
