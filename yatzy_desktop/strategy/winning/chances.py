"""Chances of whole numbers of points, as plain lists; and who of several ends with most."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from operator import mul

_TAIL = 4.5
"""Standard deviations beyond which a normal curve is cut off."""


@dataclass(frozen=True, slots=True)
class Chances:
    """`shares[i]` is the chance of exactly `least` + i points."""

    least: int
    shares: Sequence[float]

    @property
    def most(self) -> int:
        """The highest number of points there is a chance of."""
        return self.least + len(self.shares) - 1

    @property
    def mean(self) -> float:
        """The mean number of points."""
        return sum(points * share for points, share in enumerate(self.shares, self.least))

    @property
    def variance(self) -> float:
        """The variance of the points."""
        mean = self.mean
        parts = enumerate(self.shares, self.least)
        return sum((points - mean) ** 2 * share for points, share in parts)

    def plus(self, points: int) -> Chances:
        """Return the chances with so many points more."""
        return Chances(self.least + points, self.shares)


def certain(points: int) -> Chances:
    """Return the chances where nothing is left to chance."""
    return Chances(points, (1.0,))


def normal_curve(mean: float, variance: float) -> Chances:
    """Return a normal curve in whole points; a variance below 1/100 is none."""
    if variance < 0.01:  # noqa: PLR2004
        return certain(round(mean))
    scatter = math.sqrt(variance)
    least, most = math.floor(mean - _TAIL * scatter), math.ceil(mean + _TAIL * scatter)
    scale = 1.0 / (scatter * math.sqrt(2.0))
    below = [math.erf((points - 0.5 - mean) * scale) for points in range(least, most + 2)]
    whole = below[-1] - below[0]
    shares = [(high - low) / whole for low, high in pairwise(below)]
    return Chances(least, shares)


def mixed(parts: Iterable[tuple[float, int, Chances]]) -> Chances:
    """Return the chances of several cases: how likely each is, points added in it, its chances."""
    known = list(parts)
    least = min(points + chances.least for _, points, chances in known)
    most = max(points + chances.most for _, points, chances in known)
    shares = [0.0] * (most - least + 1)
    for weight, points, chances in known:
        place = points + chances.least - least
        for share in chances.shares:
            shares[place] += weight * share
            place += 1
    return Chances(least, shares)


def expected_on(curve: Sequence[float], first: int, chances: Chances) -> float:
    """Return the mean of a curve that lists what each number of points from `first` is worth.

    The curve goes on level at both ends.
    """
    start = chances.least - first
    stop = start + len(chances.shares)
    if start >= 0 and stop <= len(curve):
        return math.fsum(map(mul, chances.shares, curve[start:stop]))
    last = len(curve) - 1
    places = (max(0, min(last, place)) for place in range(start, stop))
    return sum(share * curve[place] for share, place in zip(chances.shares, places, strict=True))


@dataclass(frozen=True, slots=True)
class FirstPlace:
    """How likely one player ends with most points: alone, or together with others."""

    alone: float
    shared: float


def first_places(totals: Sequence[Chances]) -> tuple[FirstPlace, ...]:
    """Return each player's chance of the first place, given those of the final totals."""
    return tuple(
        _first_place(own, [*totals[:seat], *totals[seat + 1 :]]) for seat, own in enumerate(totals)
    )


def _first_place(own: Chances, others: Sequence[Chances]) -> FirstPlace:
    below, up_to = others_below(others, own.least, own.most)
    alone = sum(map(mul, own.shares, below))
    at_least_shared = sum(map(mul, own.shares, up_to))
    return FirstPlace(alone, max(0.0, at_least_shared - alone))


def others_below(
    others: Sequence[Chances], least: int, most: int
) -> tuple[Sequence[float], Sequence[float]]:
    """Return the chance that all others end below each total, and at or below it."""
    up_to = [1.0] * (most - least + 2)
    for other in others:
        up_to = list(map(mul, up_to, _sums(other, least - 1, most)))
    return up_to[:-1], up_to[1:]


def _sums(chances: Chances, least: int, most: int) -> Sequence[float]:
    """Return the chance of at most so many points, for each number from `least` to `most`."""
    sums = list(accumulate(chances.shares))
    sums = [each / sums[-1] for each in sums]
    before = [0.0] * max(0, min(most + 1, chances.least) - least)
    inside = sums[max(0, least - chances.least) : max(0, most + 1 - chances.least)]
    return before + inside + [1.0] * (most - least + 1 - len(before) - len(inside))
