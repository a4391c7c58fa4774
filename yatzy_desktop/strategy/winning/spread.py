"""By how much the points still to come vary: a few measured numbers for each ruleset.

Good play wins the bonus or it does not; within either case what comes is close to a normal
curve. The chance of the bonus and the variance around it are sums over open boxes, measured in
games of a player who maximises the mean; see `packaging/solver/spread.py`.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from operator import mul

from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.fingerprint import play_fingerprint
from yatzy_desktop.strategy.layout import CardLayout, card_layout
from yatzy_desktop.strategy.table import TableError
from yatzy_desktop.strategy.winning.chances import Chances, mixed, normal_curve

SPREADS_NAME = "spreads.toml"

LEAST_VARIANCE = 20.0
"""Square points for each open box, where the sums would give less."""

_HARDLY = 1e-4


@dataclass(frozen=True, slots=True)
class SpreadEntry:
    """The numbers measured for one game: weights of what `bonus_traits`, `spread_traits` list.

    Winning the bonus goes with `gap[0]` points more, and `gap[1]` for each open upper box.
    """

    fingerprint: str
    ruleset: str
    games: int
    gap: tuple[float, float]
    bonus: tuple[float, ...]
    variance: tuple[float, ...]


def read_spreads(folder: Traversable) -> list[SpreadEntry]:
    """Return the measured numbers in a folder; raises `TableError`."""
    try:
        plain = tomllib.loads(folder.joinpath(SPREADS_NAME).read_text(encoding="utf-8"))
        return [
            SpreadEntry(
                each["fingerprint"],
                each["ruleset"],
                each["games"],
                (float(each["gap"][0]), float(each["gap"][1])),
                tuple(map(float, each["bonus"])),
                tuple(map(float, each["variance"])),
            )
            for each in plain["spread"]
        ]
    except (OSError, ValueError, KeyError, TypeError, IndexError) as error:
        raise TableError("the spreads cannot be read") from error


def spread_for(folder: Traversable, ruleset: Ruleset) -> SpreadModel | None:
    """Return what was measured for exactly this game, None if nobody did; raises `TableError`."""
    fingerprint = play_fingerprint(ruleset)
    found = (each for each in read_spreads(folder) if each.fingerprint == fingerprint)
    entry = next(found, None)
    return None if entry is None else SpreadModel(ruleset, entry)


class SpreadModel:
    """What a card may still get, as a curve around its mean."""

    def __init__(self, ruleset: Ruleset, entry: SpreadEntry) -> None:
        self.layout = card_layout(ruleset)
        self.entry = entry
        traits = spread_traits(self.layout, 0, 0, 0), bonus_traits(self.layout, 0, 0, 0)
        if tuple(map(len, traits)) != (len(entry.variance), len(entry.bonus)):
            raise TableError("the spread is for another card")

    def bonus_chance(self, row: int, column: int, bank: int) -> float:
        """Return how likely the bonus is won from a state between two turns."""
        settled = settled_bonus(self.layout, column)
        if settled is not None:
            return settled
        score = math.fsum(map(mul, self.entry.bonus, bonus_traits(self.layout, row, column, bank)))
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, score))))

    def gap(self, column: int) -> float:
        """Return how many points more come where the bonus is won."""
        base, each = self.entry.gap
        return base + each * open_upper(self.layout, column)

    def variance(self, row: int, column: int, bank: int) -> float:
        """Return the variance of what comes, the difference of the bonus aside."""
        layout = self.layout
        turns = open_upper(layout, column) + len(layout.lower) - layout.filled_below(row)
        found = math.fsum(map(mul, self.entry.variance, spread_traits(layout, row, column, bank)))
        return max(found, LEAST_VARIANCE * turns)

    def chances(self, row: int, column: int, bank: int, mean: float) -> Chances:
        """Return the chances of the points still to come in a state with this mean."""
        bonus, variance = self.bonus_chance(row, column, bank), self.variance(row, column, bank)
        if not _HARDLY < bonus < 1.0 - _HARDLY:
            return normal_curve(mean, variance)
        gap = self.gap(column)
        with_it = normal_curve(mean + (1.0 - bonus) * gap, variance)
        without = normal_curve(mean - bonus * gap, variance)
        return mixed([(bonus, 0, with_it), (1.0 - bonus, 0, without)])


def settled_bonus(layout: CardLayout, column: int) -> float | None:
    """Return 1 where the bonus is won or 0 where it is out of reach, None in between."""
    mask, total = layout.columns[column]
    if not layout.bonus_points:
        return 0.0
    if total >= layout.threshold:
        return 1.0
    faces = (layout.face_of(i) for i in range(len(layout.upper)) if not mask >> i & 1)
    return 0.0 if total + sum(faces) * layout.tree.dice_count < layout.threshold else None


def open_upper(layout: CardLayout, column: int) -> int:
    """Return how many upper boxes are open."""
    return len(layout.upper) - layout.columns[column][0].bit_count()


def bonus_traits(layout: CardLayout, row: int, column: int, bank: int) -> list[float]:
    """Return what the chance of the bonus is judged by, for a logistic curve."""
    lower, upper = _open_boxes(layout, row, column)
    ahead, below, above = _pace(layout, column), sum(lower), sum(upper)
    traits = [1.0, *lower, *upper, ahead, ahead**2, ahead**3]
    traits += [ahead * each for each in upper]
    traits += [ahead * below, below * above, above**2, ahead * above**2]
    if layout.ruleset.saved_rolls.enabled:
        traits += [bank, bank**2 / 10, math.sqrt(bank), bank * ahead]
        traits += [bank / max(1.0, below + above)]
    return traits


def spread_traits(layout: CardLayout, row: int, column: int, bank: int) -> list[float]:
    """Return what the variance is judged by, as a weighted sum."""
    lower, upper = _open_boxes(layout, row, column)
    below, above = sum(lower), sum(upper)
    traits = [1.0, *lower, *upper, below * above, below**2, above**2]
    undecided = settled_bonus(layout, column) is None
    ahead = _pace(layout, column) if undecided else 0.0
    traits += [float(undecided), undecided * above, undecided * below]
    traits += [ahead, ahead**2, ahead * below]
    if layout.paid_bit:
        paid = float(bool(row & layout.paid_bit))
        traits += [paid, paid * below, paid * above]
    if layout.ruleset.saved_rolls.enabled:
        turns = below + above
        traits += [bank, bank**2 / 10, math.sqrt(bank), bank * turns]
        traits += [bank / max(1.0, turns), bank * above]
    return traits


def _open_boxes(layout: CardLayout, row: int, column: int) -> tuple[list[float], list[float]]:
    mask = layout.columns[column][0]
    lower = [float(not row >> box & 1) for box in range(len(layout.lower))]
    return lower, [float(not mask >> box & 1) for box in range(len(layout.upper))]


def _pace(layout: CardLayout, column: int) -> float:
    """Return how far the upper sum is ahead of an even pace, in steps of its usual scatter."""
    mask, total = layout.columns[column]
    faces = [layout.face_of(i) for i in range(len(layout.upper))]
    left = [face for i, face in enumerate(faces) if not mask >> i & 1]
    due = layout.threshold * sum(left) / sum(faces) if faces else 0.0
    return (due - (layout.threshold - total)) / math.sqrt(max(1, _squares(left)))


def _squares(faces: Sequence[int]) -> int:
    return sum(face**2 for face in faces)
