"""What charts show, as values: columns with their texts, and marks between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.record_tables import mean_text
from yatzy_desktop.adapters.records import HeadToHead, Statistics
from yatzy_desktop.adapters.words import isolated, level_name, points_text, signed_points_text

MOST_GAMES = 200
"""How many games, the latest, stand side by side."""

_MOST_BINS = 18
_WIDTHS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)


@dataclass(frozen=True, slots=True)
class Column:
    """A value, what is written below it, and the sentence that tells of it."""

    value: float
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A line across the columns; `at` counts columns from the left edge of the first."""

    at: float
    text: str
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class ChartContent:
    """A chart: with a `line` the columns are dots, and it runs through them."""

    title: str
    summary: str
    columns: tuple[Column, ...]
    marks: tuple[Mark, ...] = ()
    line: tuple[float, ...] = ()


def bin_width(lowest: int, highest: int) -> int:
    """Return how many points share a column so that there are not too many columns."""
    spread = highest - lowest + 1
    return next((width for width in _WIDTHS if spread / width < _MOST_BINS), _WIDTHS[-1])


class ChartTexts(QObject):
    """Makes charts in the language in use."""

    def distribution(
        self, found: Statistics, level_averages: Mapping[str, float] | None = None
    ) -> ChartContent:
        """Return how often which totals came, with averages marked."""
        width = bin_width(found.worst, found.best)
        first = found.worst // width
        counts = [0] * (found.best // width - first + 1)
        for total in found.totals:
            counts[total // width - first] += 1
        columns = tuple(self._bin((first + at) * width, width, n) for at, n in enumerate(counts))
        marks = [
            Mark(mean / width - first, f"{level_name(key)} {points_text(round(mean))}")
            for key, mean in (level_averages or {}).items()
            if first * width <= mean <= (first + len(counts)) * width
        ]
        own = self.tr("average {points}").format(points=points_text(round(found.average)))
        marks.append(Mark(found.average / width - first, own, is_own=True))
        summary = self.tr(
            "%n game(s), from {worst} to {best} points, {average} on average.", "", found.games
        ).format(
            worst=points_text(found.worst),
            best=points_text(found.best),
            average=mean_text(found.average),
        )
        return ChartContent(self.tr("How often which total"), summary, columns, tuple(marks))

    def trend(self, found: Statistics) -> ChartContent:
        """Return the totals of the latest games in their order, with a moving mean."""
        totals, means = found.totals[-MOST_GAMES:], found.trend[-MOST_GAMES:]
        before = found.games - len(totals)
        text = self.tr("Game {number}: {total} points, {mean} on average lately")
        columns = tuple(
            Column(
                total,
                points_text(number),
                text.format(
                    number=points_text(number), total=points_text(total), mean=mean_text(mean)
                ),
            )
            for number, (total, mean) in enumerate(zip(totals, means, strict=True), before + 1)
        )
        summary = self.tr("The last %n game(s); the line is the mean of ten.", "", len(totals))
        return ChartContent(self.tr("Game by game"), summary, columns, line=means)

    def margins(self, found: HeadToHead, names: Sequence[str]) -> ChartContent:
        """Return by how much each of the latest games was won; down is the second's."""
        first, second = (isolated(name) for name in names)
        margins = found.margins[-MOST_GAMES:]
        before = len(found.margins) - len(margins)
        columns = tuple(
            Column(
                margin,
                points_text(number),
                self.tr("Game {number}: {margin} points for {name}").format(
                    number=points_text(number), margin=signed_points_text(margin), name=first
                ),
            )
            for number, margin in enumerate(margins, before + 1)
        )
        summary = self.tr("{first} {wins} – {losses} {second}, %n draw(s)", "", found.draws)
        summary = summary.format(
            first=first,
            second=second,
            wins=points_text(found.first_wins),
            losses=points_text(found.second_wins),
        )
        return ChartContent(
            self.tr("Up: {first} was ahead. Down, hatched: {second}.").format(
                first=first, second=second
            ),
            summary,
            columns,
        )

    def _bin(self, low: int, width: int, count: int) -> Column:
        if width == 1:
            text = self.tr("{low} points: %n game(s)", "", count)
        else:
            text = self.tr("{low} to {high} points: %n game(s)", "", count)
        said = text.format(low=points_text(low), high=points_text(low + width - 1))
        return Column(count, points_text(low), said)
