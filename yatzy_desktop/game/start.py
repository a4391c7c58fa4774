"""Who begins: whom the dice choose, or who is next when the same table plays again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from yatzy_desktop.game.dice_source import DiceSource, Throw
from yatzy_desktop.game.player import Player
from yatzy_desktop.game.state import GameState

_MOST_ROUNDS = 100

_BEFORE_ALL_SEATS = -1


@dataclass(frozen=True, slots=True)
class StartingThrow:
    """The faces thrown by seat, round after round, and the seat that begins."""

    rounds: tuple[dict[int, int], ...]
    starter: int


def throw_for_start(player_count: int, dice_source: DiceSource) -> StartingThrow:
    """Let each player throw one die; the highest begins and ties throw again.

    Raises `ValueError` without players. Source: the product's rules, section 2.
    """
    if player_count < 1:
        raise ValueError("nobody is there to throw")
    contenders = tuple(range(player_count))
    rounds: list[dict[int, int]] = []
    while len(contenders) > 1 and len(rounds) < _MOST_ROUNDS:
        faces = dice_source.roll(Throw(_BEFORE_ALL_SEATS, 0, 0, len(rounds), contenders))
        thrown = dict(zip(contenders, faces, strict=True))
        rounds.append(thrown)
        best = max(faces)
        contenders = tuple(seat for seat, face in thrown.items() if face == best)
    return StartingThrow(tuple(rounds), contenders[0])


class RematchOrder(StrEnum):
    """Who begins the next game; with `THROWN` the dice tell, see `throw_for_start`."""

    SAME = "same"
    NEXT = "next"
    WINNER = "winner"
    LOSER = "loser"
    THROWN = "thrown"


def rematch_players(state: GameState) -> tuple[Player, ...]:
    """Return those who are still at the table, in their seats' order."""
    return tuple(each.seated_anew() for each in state.players if each.is_here)


def rematch_starter(state: GameState, order: RematchOrder) -> int | None:
    """Return the place among `rematch_players` of who begins; None: it is thrown for.

    Of several winners or losers it is the first in the order of play. Whoever would begin and
    has left gives it on to the next.
    """
    if order is RematchOrder.THROWN:
        return None
    count = len(state.players)
    around = [(state.starter + step) % count for step in range(count)]
    here = [seat for seat in around if state.players[seat].is_here]
    starter = here[0] if order is RematchOrder.SAME else _starter(state, order, around, here)
    return sorted(here).index(starter)


def _starter(
    state: GameState, order: RematchOrder, around: Sequence[int], here: Sequence[int]
) -> int:
    if order is RematchOrder.NEXT:
        return next(seat for seat in (*around[1:], around[0]) if seat in here)
    best = max if order is RematchOrder.WINNER else min
    # Of equals, max and min return the first.
    return best(here, key=lambda seat: state.scorecards[seat].total)
