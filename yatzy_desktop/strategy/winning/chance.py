"""How likely each player of a game is to win it, if all play on for points."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from yatzy_desktop.game import GameState
from yatzy_desktop.strategy.winning.chances import FirstPlace, first_places
from yatzy_desktop.strategy.winning.finish import Prospects


@dataclass(frozen=True, slots=True)
class WinChances:
    """Each seat's chance to end with most points: alone, or together with others.

    `exact` says that nothing was judged by a curve: every card has few open boxes.
    """

    places: tuple[FirstPlace, ...]
    exact: bool

    @property
    def alone(self) -> tuple[float, ...]:
        """Each seat's chance to win alone."""
        return tuple(each.alone for each in self.places)

    @property
    def shared(self) -> tuple[float, ...]:
        """Each seat's chance to share the first place."""
        return tuple(each.shared for each in self.places)


def chance_to_win(
    state: GameState, prospects: Prospects, absent: Collection[int] = ()
) -> WinChances | None:
    """Return each player's chance to win; None where it is not known, or nobody competes.

    `absent` lists seats that take no part any more: they win nothing. What the players at the
    table are, people or computers, makes no difference.
    """
    present = [seat for seat in range(len(state.players)) if seat not in absent]
    if len(present) < 2:  # noqa: PLR2004
        return None
    totals = []
    for seat in present:
        found = prospects.of_player(state, seat)
        if found is None:
            return None
        totals.append(found)
    places = [FirstPlace(0.0, 0.0)] * len(state.players)
    for seat, place in zip(present, first_places(totals), strict=True):
        places[seat] = place
    return WinChances(tuple(places), all(prospects.is_exact_for(state, each) for each in present))
