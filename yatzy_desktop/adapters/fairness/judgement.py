"""Whether counted dice can be fair: a few tests, which together accuse fair dice once in 1,000.

Every test says how often fair dice look at least as uneven as these (its chance). Several tests
would find something by chance more often than one, and it could be had twice; Holm's correction
(Scandinavian Journal of Statistics 6, 1979) keeps the rate of all together, however much they
have to do with each other.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from yatzy_desktop.adapters.fairness.tally import SIDES, GameDice, Tally

FALSE_ALARMS = 0.001
"""How often all tests together find fault with fair dice, at most."""

_LEAST_IN_A_CELL = 20
"""So many are to be expected of everything counted before chi-square may be trusted."""


class Trial(StrEnum):
    """What is asked of the dice."""

    FACES = "faces"
    NEIGHBOURS = "neighbours"
    REPEATS = "repeats"
    ALIKE = "alike"


class Side(StrEnum):
    """Whose dice are meant."""

    PEOPLE = "people"
    COMPUTERS = "computers"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Finding:
    """One test: how often fair dice look at least this uneven, None while there are too few.

    `is_alarm` says that it is too seldom to be chance, all tests together considered.
    """

    trial: Trial
    side: Side
    chance: float | None
    is_alarm: bool = False


def judged(dice: GameDice, false_alarms: float = FALSE_ALARMS) -> tuple[Finding, ...]:
    """Return all tests, of which fair dice fail any only that often."""
    found = [
        (trial, side, _chance(trial, tally))
        for side, tally in ((Side.PEOPLE, dice.people), (Side.COMPUTERS, dice.computers))
        for trial in (Trial.FACES, Trial.NEIGHBOURS, Trial.REPEATS)
    ]
    found.append((Trial.ALIKE, Side.BOTH, _alike(dice.people, dice.computers)))
    alarms = holm([chance for _, _, chance in found if chance is not None], false_alarms)
    told = iter(alarms)
    return tuple(
        Finding(trial, side, chance, chance is not None and next(told))
        for trial, side, chance in found
    )


def holm(chances: Sequence[float], false_alarms: float) -> tuple[bool, ...]:
    """Return which chances are too small for all of them together to be wrong that rarely."""
    alarms = [False] * len(chances)
    for rank, place in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[place] > false_alarms / (len(chances) - rank):
            break
        alarms[place] = True
    return tuple(alarms)


def chi_square_chance(statistic: float, degrees: int) -> float:
    """Return how often chi-square with so many degrees of freedom is at least this large.

    For whole degrees the integral is a finite sum (Abramowitz and Stegun, 26.4.4 and 26.4.5).
    """
    half = max(0.0, statistic) / 2
    start = 0.0 if degrees % 2 == 0 else 0.5
    total = 0.0 if degrees % 2 == 0 else math.erfc(math.sqrt(half))
    for step in range(degrees // 2):
        power = start + step
        if half > 0:
            total += math.exp(power * math.log(half) - half - math.lgamma(power + 1))
        elif power == 0:
            total += 1.0
    return min(1.0, total)


def _chance(trial: Trial, tally: Tally) -> float | None:
    match trial:
        case Trial.FACES:
            return _even(tally.faces)
        case Trial.NEIGHBOURS:
            rows = [tally.pairs[start : start + SIDES] for start in range(0, SIDES**2, SIDES)]
            return _independent(rows)
        case _:
            return _even_repeats(tally)


def _even(counts: Sequence[int]) -> float | None:
    fair = sum(counts) / len(counts)
    if fair < _LEAST_IN_A_CELL:
        return None
    statistic = sum((count - fair) ** 2 / fair for count in counts)
    return chi_square_chance(statistic, len(counts) - 1)


def _independent(rows: Sequence[Sequence[int]]) -> float | None:
    """Return whether the rows of a table differ: neighbours overlap, which this test stands.

    (P. G. Hoel, Biometrika 41, 1954.)
    """
    totals = [sum(row) for row in rows]
    columns = [sum(column) for column in zip(*rows, strict=True)]
    whole = sum(totals)
    if whole < _LEAST_IN_A_CELL * len(rows) * len(columns):
        return None
    fair = [[total * column / whole for column in columns] for total in totals]
    statistic = sum(map(_distance, _flat(rows), _flat(fair)))
    return chi_square_chance(statistic, (len(rows) - 1) * (len(columns) - 1))


def _alike(people: Tally, computers: Tally) -> float | None:
    fewer = min(people.dice, computers.dice)
    is_enough = fewer >= _LEAST_IN_A_CELL * SIDES
    return _independent((people.faces, computers.faces)) if is_enough else None


def _even_repeats(tally: Tally) -> float | None:
    fair = tally.neighbours / SIDES
    if fair < _LEAST_IN_A_CELL:
        return None
    statistic = (tally.repeats - fair) ** 2 / (fair * (1 - 1 / SIDES))
    return chi_square_chance(statistic, 1)


def _distance(count: float, fair: float) -> float:
    return (count - fair) ** 2 / fair if fair else 0.0


def _flat(rows: Iterable[Sequence[float]]) -> list[float]:
    return [each for row in rows for each in row]
