"""Games that are over, with totals as a test wants them."""

from __future__ import annotations

from dataclasses import replace

from yatzy_desktop.game import GameState, new_game
from yatzy_desktop.rules import find_ruleset


def finished_game(totals: dict[str, int], ruleset_key: str = "yatzy-sv") -> GameState:
    """Return a game by that ruleset in which each player has reached that total."""
    state = new_game(find_ruleset(ruleset_key), list(totals))
    keys = [category.key for category in state.ruleset.categories]
    cards = []
    for card, total in zip(state.scorecards, totals.values(), strict=True):
        points = tuple(total if key == "chance" else 0 for key in keys)
        cards.append(replace(card, points=points))
    return replace(state, scorecards=tuple(cards))
