"""Where dice lie that nobody threw, and where one more finds room; in dice, without Qt."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import combinations, product

from yatzy_desktop.widgets.physics.tumble import APART, CLEAR, MARGIN, Felt

Spot = tuple[float, float]

_CANDIDATES = 24
_ROUNDS = 120
_RINGS = 14
_WAYS = 16


def scattered(felt: Felt, count: int, chance: random.Random) -> list[Spot]:
    """Return places for some dice, spread by chance and apart from each other."""
    across, along = _room(felt)
    spots: list[Spot] = []
    for _ in range(count):
        best, widest = (0.0, 0.0), -1.0
        for _ in range(_CANDIDATES):
            spot = (chance.uniform(-across, across), chance.uniform(-along, along))
            gap = _gap(spot, spots)
            if gap > widest:
                best, widest = spot, gap
            if gap >= APART:
                break
        spots.append(best)
    return parted(felt, spots)


def parted(felt: Felt, spots: Sequence[Spot]) -> list[Spot]:
    """Return places near the given ones at which no two dice touch, in rows where all is full."""
    now = [_inside(felt, spot) for spot in spots]
    for _ in range(_ROUNDS):
        if _are_clear(now):
            return now
        for one, other in combinations(range(len(now)), 2):
            (ax, ay), (bx, by) = now[one], now[other]
            away = math.hypot(bx - ax, by - ay)
            if away < APART:
                # Dice at the very same place part along a line that differs from pair to pair.
                turn = math.atan2(by - ay, bx - ax) if away else one + 0.7 * other
                half = (APART - away) / 2.0 + 0.001
                dx, dy = math.cos(turn) * half, math.sin(turn) * half
                now[one] = _inside(felt, (ax - dx, ay - dy))
                now[other] = _inside(felt, (bx + dx, by + dy))
    return now if _are_clear(now) else _rows(felt, len(now))


def free_spot(felt: Felt, taken: Sequence[Spot], wanted: Spot) -> Spot | None:
    """Return the place nearest to the wanted one at which a die touches no other, if any."""
    start = _inside(felt, wanted)
    if _gap(start, taken) >= CLEAR:
        return start
    reach = math.hypot(felt.width, felt.height)
    tries = [
        _inside(felt, (start[0] + out * math.cos(turn), start[1] + out * math.sin(turn)))
        for ring, way in product(range(1, _RINGS + 1), range(_WAYS))
        for out, turn in [(reach * ring / _RINGS, way * 2.0 * math.pi / _WAYS)]
    ]
    free = [spot for spot in tries if _gap(spot, taken) >= APART]
    return min(free, key=lambda spot: math.dist(spot, start), default=None)


def moved(old: Felt, new: Felt, spot: Spot) -> Spot:
    """Return the place on another felt that answers to one on this."""
    (was_x, was_y), (x, y) = _room(old), _room(new)
    return (
        spot[0] * x / was_x if was_x else 0.0,
        spot[1] * y / was_y if was_y else 0.0,
    )


def _room(felt: Felt) -> Spot:
    return (max(0.0, felt.width / 2.0 - MARGIN), max(0.0, felt.height / 2.0 - MARGIN))


def _inside(felt: Felt, spot: Spot) -> Spot:
    across, along = _room(felt)
    return (max(-across, min(spot[0], across)), max(-along, min(spot[1], along)))


def _gap(spot: Spot, others: Sequence[Spot]) -> float:
    return min((math.dist(spot, other) for other in others), default=math.inf)


def _are_clear(spots: Sequence[Spot]) -> bool:
    return all(math.dist(one, other) >= CLEAR for one, other in combinations(spots, 2))


def _rows(felt: Felt, count: int) -> list[Spot]:
    """Return the places of as many cells as there are dice, as square as they can be."""
    across, along = _room(felt)
    columns = min(
        range(1, count + 1),
        key=lambda n: -min(felt.width / n, felt.height / math.ceil(count / n)),
    )
    rows = math.ceil(count / columns)
    return [
        (
            _evenly(index % columns, min(columns, count - index // columns * columns), across),
            _evenly(index // columns, rows, along),
        )
        for index in range(count)
    ]


def _evenly(index: int, count: int, reach: float) -> float:
    return 0.0 if count == 1 else reach * (2.0 * index / (count - 1) - 1.0)
