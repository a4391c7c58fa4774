"""Who came where in a finished game."""

from __future__ import annotations

from dataclasses import dataclass

from yatzy_desktop.adapters.words import player_name
from yatzy_desktop.game.state import GameState


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's result: the place (1 is best, shared by equal totals), seat, name, total."""

    place: int
    seat: int
    name: str
    total: int


def standings_of(state: GameState) -> tuple[Standing, ...]:
    """Return the results from the best on; of equal ones the earlier seat comes first.

    A player whose column was struck has none.
    """
    totals = {seat: state.scorecards[seat].total for seat in state.ranked_seats}
    ranked = sorted(totals, key=lambda seat: (-totals[seat], seat))
    return tuple(
        Standing(
            place=1 + sum(other > totals[seat] for other in totals.values()),
            seat=seat,
            name=player_name(state, seat),
            total=totals[seat],
        )
        for seat in ranked
    )
