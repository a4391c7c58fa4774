"""Tables of every value of a card, which own rulesets are solved into; and the file for them."""

from __future__ import annotations

import json
import math
import zlib
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Any

from yatzy_desktop.rules import FillOrder, Ruleset
from yatzy_desktop.strategy.column_groups import ColumnGroups, column_groups
from yatzy_desktop.strategy.exact_solver import ExactSolver, RowValues
from yatzy_desktop.strategy.fingerprint import play_fingerprint
from yatzy_desktop.strategy.layout import CardLayout, card_layout
from yatzy_desktop.strategy.table import TableError, in_file_order

MAGIC = b"YATZYALL"
WHOLE_FORMAT_VERSION = 1

SOLVED_DICE = 5
"""With six dice there are some fifty times as many states, too many to be waited for."""

MOST_VALUES = 25_000_000
"""Of two bytes each: what a table may take of a computer's memory."""

SOLVED_LIMIT = 2 * MOST_VALUES + 10_000_000
"""Bytes of the largest file of a table, should nothing of it be compressible."""

HEAD_BYTES = 1024
"""So much of a file is enough for `unpack_expected`."""

SOLVER_ROUNDING = 0.001
"""Points; measured against two other solvers, 0.0000023 at most in 45 rulesets."""

_DAMAGES = (zlib.error, ValueError, KeyError, TypeError, OverflowError, RecursionError)
_CHECK_BYTES = 4
_HEAD_START = len(MAGIC) + _CHECK_BYTES
_TOP = (1 << 16) - 1


@dataclass(frozen=True, slots=True)
class WholeParts:
    """The numbers of a table: a value is `lowest` of its row plus a number of its `steps`.

    `numbers` lists rows, in each the groups of columns, in each the banks, in each the columns.
    `expected` is the exact mean score, in points.
    """

    lowest: Sequence[float]
    steps: Sequence[float]
    numbers: array[int]
    expected: float


class WholeTable:
    """The values of a ruleset that was solved as a whole, to a few thousandths of a point."""

    def __init__(self, ruleset: Ruleset, parts: WholeParts) -> None:
        self.ruleset = ruleset
        self.parts = parts
        self._layout = card_layout(ruleset)
        self._places = _Places(self._layout)
        sizes = (len(parts.numbers), len(parts.lowest), len(parts.steps))
        rows = len(self._places.rows)
        if sizes != (self._places.count, rows, rows):
            raise TableError("the table is for another card")
        if not all(map(math.isfinite, (*parts.lowest, *parts.steps))):
            raise TableError("the table is damaged")
        self._error = max(parts.steps) / 2 + SOLVER_ROUNDING

    @property
    def is_exact(self) -> bool:
        """The values belong to this very ruleset."""
        return True

    def error_of_turn(self, row: int, column: int) -> float | None:
        """Return half the coarsest step of the numbers, and what the solver rounds."""
        del row, column
        return self._error

    @property
    def expected(self) -> float:
        """The exact mean score, in points."""
        return self.parts.expected

    def values(self, row: int, column: int, largest_bank: int) -> Sequence[float]:
        """Return the points still to come, bonus included, for a bank of 0, 1, … rolls."""
        layout, count = self._layout, largest_bank + 1
        mask, _ = layout.columns[column]
        if row & layout.full_row == layout.full_row and mask == layout.full_mask:
            return [layout.final_value(column)] * count
        block = self._places.block(row, mask.bit_count())
        number = self._places.number_of_row[row]
        lowest, step = self.parts.lowest[number], self.parts.steps[number]
        first = block.start + self._places.place[column]
        known = self.parts.numbers[first : block.stop : block.width]
        values = [lowest + step * each for each in known[:count]]
        # Larger banks can't have been saved by then.
        return values + values[-1:] * (count - len(values))


@cache
def is_solvable(ruleset: Ruleset) -> bool:
    """Whether a ruleset can be solved as a whole while somebody plays it."""
    if ruleset.dice_count != SOLVED_DICE:
        return False
    if ruleset.fill_order not in {FillOrder.FREE, FillOrder.UPPER_FIRST}:
        return False
    return _Places(card_layout(ruleset)).count <= MOST_VALUES


def solve_whole(ruleset: Ruleset, progress: Callable[[float], object]) -> WholeTable:
    """Solve a ruleset, telling `progress` the share that is done, from 0 to 1.

    Takes about half a minute, with saved rolls or locked dice several; raises `ValueError` unless
    `is_solvable`.
    """
    if not is_solvable(ruleset):
        raise ValueError(f"{ruleset.key} cannot be solved as a whole")
    layout = card_layout(ruleset)
    places = _Places(layout)
    lowest, steps = [0.0] * len(places.rows), [0.0] * len(places.rows)
    numbers = array("H", bytes(2 * places.count))
    done, expected = 0, 0.0
    for row, values in ExactSolver(layout, places.columns).rows():
        found = array("d", places.listed(row, values))
        number, start = places.number_of_row[row], places.start_of_row(row)
        low, step = min(found), (max(found) - min(found)) / _TOP or 1 / _TOP
        lowest[number], steps[number] = low, step
        numbers[start : start + len(found)] = array(
            "H", [round((value - low) / step) for value in found]
        )
        done += len(found)
        expected = values[0][0]
        progress(done / places.count)
    return WholeTable(ruleset, WholeParts(lowest, steps, numbers, expected))


def pack_whole_table(table: WholeTable) -> bytes:
    """Return the file of a table: a short head that can be read alone, and all the numbers."""
    parts = table.parts
    head = {
        "version": WHOLE_FORMAT_VERSION,
        "fingerprint": play_fingerprint(table.ruleset),
        "expected": parts.expected,
    }
    rows = {"lowest": list(parts.lowest), "steps": list(parts.steps)}
    body = zlib.compress(_line(rows) + in_file_order(parts.numbers).tobytes())
    line = _line(head)
    return MAGIC + zlib.crc32(line).to_bytes(_CHECK_BYTES, "big") + line + body


def unpack_whole_table(data: bytes, ruleset: Ruleset) -> WholeTable:
    """Read the file of a ruleset's table; raises `TableError`."""
    expected = unpack_expected(data, ruleset)
    body = data[data.index(b"\n", _HEAD_START) + 1 :]
    try:
        line, numbers = _inflated(body).split(b"\n", 1)
        rows: dict[str, Any] = json.loads(line)
        lowest, steps = (list(array("d", rows[name])) for name in ("lowest", "steps"))
        parts = WholeParts(lowest, steps, in_file_order(array("H", numbers)), expected)
        return WholeTable(ruleset, parts)
    except _DAMAGES as error:
        raise TableError("the table is damaged") from error


def unpack_expected(data: bytes, ruleset: Ruleset) -> float:
    """Return the exact mean score from the beginning of a table's file, `HEAD_BYTES` long.

    Raises `TableError`.
    """
    if not data.startswith(MAGIC):
        raise TableError("not a table of all values")
    line, end, _ = data[_HEAD_START:].partition(b"\n")
    if zlib.crc32(line + end).to_bytes(_CHECK_BYTES, "big") != data[len(MAGIC) : _HEAD_START]:
        raise TableError("the table is damaged")
    try:
        head: dict[str, Any] = json.loads(line)
        if head["version"] > WHOLE_FORMAT_VERSION:
            raise TableError("the table was made by a newer program")
        if head["fingerprint"] != play_fingerprint(ruleset):
            raise TableError("the table is for other rules")
        expected = float(head["expected"])
    except _DAMAGES as error:
        raise TableError("the table is damaged") from error
    if not math.isfinite(expected):
        raise TableError("the table is damaged")
    return expected


def _inflated(body: bytes) -> bytes:
    """Return what was compressed; raises `TableError` where that is more than any table has."""
    inflater = zlib.decompressobj()
    data = inflater.decompress(body, SOLVED_LIMIT)
    if not inflater.eof:
        raise TableError("the table is damaged")
    return data


def _line(plain: Mapping[str, object]) -> bytes:
    return json.dumps(plain, separators=(",", ":"), sort_keys=True).encode() + b"\n"


@dataclass(frozen=True, slots=True)
class _Block:
    """Where the numbers of a row and a group stand: banks of so many columns each."""

    start: int
    stop: int
    width: int


class _Places:
    """Where each value of a card has its number."""

    def __init__(self, layout: CardLayout) -> None:
        self._layout = layout
        self.columns: ColumnGroups = column_groups(layout)
        self.rows = list(layout.possible_rows())
        self.number_of_row = {row: number for number, row in enumerate(self.rows)}
        own = {c: i for group in self.columns.groups for i, c in enumerate(group)}
        self.place = [own[twin] for twin in self.columns.twin]
        self._offsets: Mapping[int, list[int]] = {
            filled: list(accumulate(self._sizes(filled), initial=0))
            for filled in range(len(layout.lower) + 1)
        }
        lengths = (self._offsets[layout.filled_below(row)][-1] for row in self.rows)
        self._starts = list(accumulate(lengths, initial=0))
        self.count = self._starts[-1]

    def start_of_row(self, row: int) -> int:
        """Return where the numbers of a row begin."""
        return self._starts[self.number_of_row[row]]

    def block(self, row: int, group: int) -> _Block:
        """Return where the numbers of a group of columns are."""
        offsets, start = self._offsets[self._layout.filled_below(row)], self.start_of_row(row)
        width = len(self.columns.groups[group])
        return _Block(start + offsets[group], start + offsets[group + 1], width)

    def listed(self, row: int, values: RowValues) -> Iterator[float]:
        """Yield the values of a row in the order of their numbers."""
        filled = self._layout.filled_below(row)
        for number, group in enumerate(self.columns.groups):
            for bank in range(self._layout.most_saved(filled + number) + 1):
                line = values[bank]
                yield from (line[column] for column in group)

    def _sizes(self, filled_below: int) -> Iterator[int]:
        for number, group in enumerate(self.columns.groups):
            yield len(group) * (self._layout.most_saved(filled_below + number) + 1)
