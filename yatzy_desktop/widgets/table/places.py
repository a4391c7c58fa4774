"""Where the dice of a table lie, whether they were thrown there or not."""

from __future__ import annotations

import random
from collections.abc import Sequence

from yatzy_desktop.widgets.physics import (
    CrowdedError,
    Felt,
    Path,
    Spot,
    Tumble,
    free_spot,
    moved,
    parted,
    scattered,
    throw_dice,
)
from yatzy_desktop.widgets.table.motion import Lie, chance_lie, deciding, fallen_lie


class Places:
    """The lie of each die; the same seed gives the same ones, throw by throw."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._throws = 0
        self.lies: list[Lie] = []

    def begin(self, felt: Felt, count: int) -> None:
        """Spread some dice over a felt."""
        chance = self._chance()
        self.lies = [chance_lie(spot, chance) for spot in scattered(felt, count, chance)]

    def scatter(self, felt: Felt, positions: Sequence[int]) -> None:
        """Let some dice lie elsewhere, as after a throw that nobody saw."""
        self._throws += 1
        chance = self._chance()
        spots = scattered(felt, len(positions), chance)
        for position, spot in zip(positions, spots, strict=True):
            self.lies[position] = chance_lie(spot, chance)

    def throw(
        self, felt: Felt, dice: Sequence[int], held: frozenset[int]
    ) -> tuple[Tumble, dict[int, Path]] | None:
        """Throw the dice that are not held; return the throw and the way of each, None if full.

        The die on which most hangs comes to rest last.
        """
        self._throws += 1
        chance = self._chance()
        last = deciding(dice, held)
        rolled = [position for position in range(len(dice)) if position not in held]
        chance.shuffle(rolled)
        if last is not None:
            rolled.sort(key=lambda position: position == last)
        try:
            thrown = throw_dice(felt, len(rolled), chance, late=last is not None)
        except CrowdedError:
            return None
        paths = dict(zip(rolled, thrown.paths, strict=True))
        for position, path in paths.items():
            self.lies[position] = fallen_lie(path, chance)
        return thrown, paths

    def put(self, position: int, spot: Spot) -> None:
        """Let a die lie at a place, or near it once room is made for it."""
        self.lies[position] = self.lies[position]._replace(spot=spot)

    def make_room(self, felt: Felt, loose: Sequence[int], coming: Sequence[int]) -> None:
        """Find room for dice that come to those on the felt; these move only if it is full."""
        there = [position for position in loose if position not in coming]
        for position in coming:
            taken = [self.lies[each].spot for each in there]
            there.append(position)
            spot = free_spot(felt, taken, self.lies[position].spot)
            if spot is not None:
                self.put(position, spot)
            else:
                self._part(felt, there)

    def resize(self, old: Felt, new: Felt, loose: Sequence[int]) -> None:
        """Let all dice lie on a felt of another size as they lay on the old one."""
        for position, lie in enumerate(self.lies):
            self.put(position, moved(old, new, lie.spot))
        self._part(new, loose)

    def _part(self, felt: Felt, positions: Sequence[int]) -> None:
        spots = parted(felt, [self.lies[position].spot for position in positions])
        for position, spot in zip(positions, spots, strict=True):
            self.put(position, spot)

    def _chance(self) -> random.Random:
        # Only how dice come to lie, never what they show.
        return random.Random(self._seed * 1_000_003 + self._throws)  # noqa: S311 - looks only
