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
    """Return the results from the best on; of equal ones the earlier seat comes first."""
    totals = [card.total for card in state.scorecards]
    ranked = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    return tuple(
        Standing(
            place=1 + sum(other > totals[seat] for other in totals),
            seat=seat,
            name=player_name(state, seat),
            total=totals[seat],
        )
        for seat in ranked
    )
