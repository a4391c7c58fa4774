"""A reviewed game in figures: luck, points lost and accuracy of each player, and the curve."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from yatzy_desktop.game import History
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.study.reviewer import ReviewedEntry, Reviewer
from yatzy_desktop.strategy.table import ValueTable

DEAREST = 3
"""So many choices are named that cost most."""

SCALE = 2.0
SCALE_WITH_SAVED_ROLLS = 4.2
"""Points lost per choice that leave an accuracy of 37 (100 divided by e).

Chosen so that the computer's levels spread over about 40 to 100: beginner, casual, steady, sharp
and master stand at 37, 58, 87, 95 and 100 with five dice, at 42, 53, 83, 96 and 100 in classic Maxi
(means of six games each). With saved rolls all lose about twice as much: what a wrong choice
spends is missed later.
"""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What a game was for one player, in points.

    `total` is the result, in an unfinished game the expected one. It is exactly `start` +
    `luck` − `lost` + `table_error` + `unjudged`. `choices` counts those with more than one
    possibility. `dearest` are the entries whose choices cost most, dearest first. `error` is
    the largest error of any value, None where a similar ruleset's table stood in.
    """

    seat: int
    start: float
    total: float
    luck: float
    lost: float
    table_error: float
    unjudged: float
    choices: int
    unjudged_entries: int
    dearest: tuple[ReviewedEntry, ...]
    error: float | None
    scale: float

    @property
    def with_average_luck(self) -> float:
        """The result that the same choices give with average dice, all else being equal."""
        return self.total - self.luck

    @property
    def lost_per_choice(self) -> float | None:
        """Points lost per choice that was one; None without any."""
        return self.lost / self.choices if self.choices else None

    @property
    def accuracy(self) -> float | None:
        """100 for play without loss, falling by a share with every point lost per choice."""
        lost = self.lost_per_choice
        return None if lost is None else 100 * math.exp(-lost / self.scale)


@dataclass(frozen=True, slots=True)
class Review:
    """A game reviewed as a whole.

    `curve[i]` are the expected final totals of all seats before entry i; the last ones are
    those now. Seats that joined later have None before that.
    """

    entries: tuple[ReviewedEntry, ...]
    seats: tuple[SeatSummary, ...]
    curve: tuple[tuple[float | None, ...], ...]

    @property
    def is_complete(self) -> bool:
        """Whether every entry could be judged."""
        return not any(each.unjudged_entries for each in self.seats)


def review_game(
    history: History,
    table: ValueTable,
    progress: Callable[[ReviewedEntry], bool] | None = None,
) -> Review | None:
    """Review a whole game; some milliseconds an entry.

    `progress` is called with each entry as it is judged and stops the review by returning
    False: then None is returned.
    """
    reviewer = Reviewer(history, table)
    entries = []
    for entry in reviewer.entries():
        entries.append(entry)
        if progress is not None and not progress(entry):
            return None
    return reviewed(history, reviewer.starts, entries)


def reviewed(history: History, starts: Sequence[float], entries: Iterable[ReviewedEntry]) -> Review:
    """Return what so many entries of a game amount to, be it all or only the first ones.

    `starts` are those of the `Reviewer` that judged them.
    """
    judged = tuple(entries)
    ruleset = history.initial.ruleset
    seats = tuple(
        _summary(seat, start, [each for each in judged if each.seat == seat], ruleset)
        for seat, start in enumerate(starts)
    )
    return Review(judged, seats, _curve(history, starts, judged))


def accuracy_scale(ruleset: Ruleset) -> float:
    """Return the points lost per choice at which accuracy falls to 37."""
    return SCALE_WITH_SAVED_ROLLS if ruleset.saved_rolls.enabled else SCALE


def _summary(
    seat: int, start: float, entries: Sequence[ReviewedEntry], ruleset: Ruleset
) -> SeatSummary:
    errors = [each.error for each in entries if not each.unjudged]
    costly = sorted((each for each in entries if each.loss > 0), key=lambda each: -each.loss)
    return SeatSummary(
        seat=seat,
        start=start,
        total=entries[-1].value if entries else start,
        luck=sum(each.luck or 0.0 for each in entries),
        lost=sum(each.loss for each in entries),
        table_error=sum(each.table_error for each in entries),
        unjudged=sum(each.unjudged for each in entries),
        choices=sum(each.choice is not None for each in entries),
        unjudged_entries=sum(each.is_unjudged for each in entries),
        dearest=tuple(costly[:DEAREST]),
        error=None if None in errors else max((each or 0.0 for each in errors), default=0.0),
        scale=accuracy_scale(ruleset),
    )


def _curve(
    history: History, starts: Sequence[float], entries: Sequence[ReviewedEntry]
) -> tuple[tuple[float | None, ...], ...]:
    seated = len(history.initial.players)
    now: list[float | None] = [
        start if seat < seated else None for seat, start in enumerate(starts)
    ]
    curve = [tuple(now)]
    for entry in entries:
        now[entry.seat] = entry.value
        curve.append(tuple(now))
    return tuple(curve)
