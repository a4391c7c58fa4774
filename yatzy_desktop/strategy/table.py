"""Tables of what a card is still worth: the shipped factors, and the file they come in."""

from __future__ import annotations

import json
import lzma
import sys
from array import array
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from operator import mul
from typing import Any, Protocol

from yatzy_desktop.strategy.layout import CardLayout

MAGIC = b"YATZYTAB"
TABLE_FORMAT_VERSION = 1
# Low and high bytes of the 16-bit numbers alternate: the coder is told so.
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9, "lc": 0, "lp": 1, "pb": 1}]


class TableError(Exception):
    """The file is no table, damaged, made by a newer program or for other rules."""


class ValueTable(Protocol):
    """What the rest of a game is worth, for every state of a card between two turns."""

    @property
    def is_exact(self) -> bool:
        """Whether the values belong to the very ruleset played, whatever their error."""
        ...

    def error_of_turn(self, row: int, column: int) -> float | None:
        """Return how many points values of a turn from this card may be off; None: not known.

        0 means that they are worked out exactly, to far less than a hundredth of a point.
        """
        ...

    def values(self, row: int, column: int, largest_bank: int) -> Sequence[float]:
        """Return the points still to come, bonus included, for a bank of 0, 1, … rolls."""
        ...


@dataclass(frozen=True, slots=True)
class TableInfo:
    """What is known of a table: whose it is, and what its checks gave when it was made.

    `expected` is the exact mean score, `deviation` the standard deviation of one game,
    `lost` the mean points lost per game by playing this table instead of exact values.
    """

    fingerprint: str
    ruleset: str
    expected: float
    deviation: float
    bonus_rate: float
    lost: float
    rank: int
    term_counts: tuple[int, ...]
    row_count: int
    column_count: int
    largest_bank: int


@dataclass(frozen=True, slots=True)
class TableParts:
    """The numbers of a table: whole numbers by rank and by term, with the step of each.

    The value of (row, column, bank) is the sum over ranks k and bank functions p of
    row_numbers[k][row] * row_steps[k] * term_numbers[t][column] * term_steps[t] *
    bank_functions[p][bank], where t is the term of (k, p); terms are listed by p, then k,
    and only the first `term_counts[p]` ranks have one.
    """

    row_numbers: Sequence[array[int]]
    row_steps: Sequence[float]
    term_numbers: Sequence[array[int]]
    term_steps: Sequence[float]
    bank_functions: Sequence[Sequence[float]]


class FactorTable:
    """A shipped table: low-rank factors, multiplied out when a value is asked for."""

    def __init__(self, layout: CardLayout, info: TableInfo, parts: TableParts) -> None:
        if (info.row_count, info.column_count) != (layout.row_count, len(layout.columns)):
            raise TableError("the table is for another card")
        self.layout = layout
        self.info = info
        self._rank = info.rank
        self._term_count = len(parts.term_numbers)
        self._rows = _interleaved(parts.row_numbers)
        self._terms = _interleaved(parts.term_numbers)
        self._spans = _spans(info.term_counts)
        ranks = [rank for start, stop in self._spans for rank in range(stop - start)]
        steps = zip(parts.term_steps, ranks, strict=True)
        self._steps = [step * parts.row_steps[rank] for step, rank in steps]
        self._functions = [tuple(function) for function in parts.bank_functions]
        self._by_bank = list(zip(*parts.bank_functions, strict=True))
        self._last_row = layout.full_row
        self._last_mask = layout.full_mask

    @property
    def is_exact(self) -> bool:
        """The values belong to this very ruleset."""
        return True

    def error_of_turn(self, row: int, column: int) -> float | None:
        """Factors alone don't tell; what was measured stands in the list of tables."""
        del row, column
        return None

    @property
    def byte_count(self) -> int:
        """How much memory the factors take, in bytes."""
        return 2 * (len(self._rows) + len(self._terms))

    def values(self, row: int, column: int, largest_bank: int) -> Sequence[float]:
        """Return the points still to come, bonus included, for a bank of 0, 1, … rolls."""
        layout, spans = self.layout, self._spans
        count = largest_bank + 1
        if row & self._last_row == self._last_row and layout.columns[column][0] == self._last_mask:
            return [layout.final_value(column)] * count
        factors = self._rows[row * self._rank : (row + 1) * self._rank]
        terms = self._terms[column * self._term_count : (column + 1) * self._term_count]
        scaled = list(map(mul, terms, self._steps))
        shares = [sum(map(mul, factors, scaled[start:stop])) for start, stop in spans]
        by_bank = self._by_bank
        known = [sum(map(mul, shares, each)) for each in by_bank[:count]]
        # A bank beyond the table's largest is worth no more than the largest one.
        return known + known[-1:] * (count - len(known))


def pack_table(info: TableInfo, parts: TableParts) -> bytes:
    """Return the file of a table; the same parts always give the same bytes."""
    header = asdict(info) | {
        "version": TABLE_FORMAT_VERSION,
        "row_steps": list(parts.row_steps),
        "term_steps": list(parts.term_steps),
        "bank_functions": [list(each) for each in parts.bank_functions],
    }
    text = json.dumps(header, separators=(",", ":"), sort_keys=True).encode()
    numbers = b"".join(
        in_file_order(each).tobytes() for each in (*parts.row_numbers, *parts.term_numbers)
    )
    body = lzma.compress(text + b"\n" + numbers, format=lzma.FORMAT_XZ, filters=_FILTERS)
    return MAGIC + body


def unpack_table(data: bytes) -> tuple[TableInfo, TableParts]:
    """Read the file of a table; raises `TableError`."""
    if not data.startswith(MAGIC):
        raise TableError("not a table of values")
    try:
        content = lzma.decompress(data[len(MAGIC) :], format=lzma.FORMAT_XZ)
        text, numbers = content.split(b"\n", 1)
        header: dict[str, Any] = json.loads(text)
        if header["version"] > TABLE_FORMAT_VERSION:
            raise TableError("the table was made by a newer program")
        return _read(header, numbers)
    except (lzma.LZMAError, ValueError, KeyError, TypeError) as error:
        raise TableError("the table is damaged") from error


def _read(header: dict[str, Any], numbers: bytes) -> tuple[TableInfo, TableParts]:
    fields = {name: header[name] for name in TableInfo.__dataclass_fields__}
    info = TableInfo(**fields | {"term_counts": tuple(header["term_counts"])})
    terms = sum(info.term_counts)
    expected = 2 * (info.rank * info.row_count + terms * info.column_count)
    if len(numbers) != expected:
        raise TableError("the table is damaged")
    middle = 2 * info.rank * info.row_count
    parts = TableParts(
        _planes(numbers[:middle], info.row_count),
        header["row_steps"],
        _planes(numbers[middle:], info.column_count),
        header["term_steps"],
        header["bank_functions"],
    )
    return info, parts


def _planes(numbers: bytes, length: int) -> list[array[int]]:
    starts = range(0, len(numbers), 2 * length)
    return [in_file_order(array("h", numbers[each : each + 2 * length])) for each in starts]


def in_file_order(numbers: array[int]) -> array[int]:
    """Return numbers with their bytes in the order that files have, or back from it."""
    if sys.byteorder == "little":
        return numbers
    swapped = array(numbers.typecode, numbers)
    swapped.byteswap()
    return swapped


def _interleaved(planes: Sequence[array[int]]) -> array[int]:
    """Return the numbers of all planes side by side, so that one state's lie together."""
    together = array("h", bytes(2 * sum(map(len, planes))))
    for place, plane in enumerate(planes):
        together[place :: len(planes)] = plane
    return together


def _spans(counts: Sequence[int]) -> list[tuple[int, int]]:
    spans, start = [], 0
    for count in counts:
        spans.append((start, start + count))
        start += count
    return spans
