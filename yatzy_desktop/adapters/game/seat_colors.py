"""The colours by which people at one table are told apart; never by these alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from yatzy_desktop.game import Player

PEOPLE_COLORS = (
    *("#2f6fbf", "#c0392b", "#3f9142", "#d9822b"),
    *("#7d4fb5", "#2a9d9d", "#c2528b", "#c9a227"),
)
"""Those of the first seats, and so on; each can be seen on paper, felt and wood."""


def colors_of_seats(players: Sequence[Player], chosen: Mapping[str, str]) -> dict[int, str]:
    """Return a colour like "#2f6fbf" for each person's seat, and none for one alone.

    People keep the colour that is `chosen` for their name; the others get, in the order of their
    seats, those that nobody has. Computers have a sign of their own.
    """
    people = {seat: player.name for seat, player in enumerate(players) if player.is_human}
    if len(players) == 1:
        return {}
    known = {name.casefold(): color for name, color in chosen.items()}
    colors = {
        seat: known[name.casefold()] for seat, name in people.items() if known.get(name.casefold())
    }
    free = [color for color in PEOPLE_COLORS if color not in colors.values()] or PEOPLE_COLORS
    others = [seat for seat in people if seat not in colors]
    return colors | {seat: free[place % len(free)] for place, seat in enumerate(others)}
