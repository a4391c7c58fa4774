from __future__ import annotations

import lzma
from array import array

import pytest

from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy import FactorTable, TableError
from yatzy_desktop.strategy.layout import card_layout
from yatzy_desktop.strategy.table import (
    MAGIC,
    TableInfo,
    TableParts,
    pack_table,
    unpack_table,
)

LAYOUT = card_layout(find_ruleset("yatzy-sv"))
ROWS, COLUMNS = LAYOUT.row_count, len(LAYOUT.columns)


def small_table() -> tuple[TableInfo, TableParts]:
    """Two ranks and two bank functions; only the first rank has a term for the second."""
    info = TableInfo("print", "yatzy-sv", 248.4, 38.5, 0.9, 0.01, 2, (2, 1), ROWS, COLUMNS, 2)
    planes = [array("h", [k + 1] * ROWS) for k in range(2)]
    terms = [array("h", [column % (t + 2) for column in range(COLUMNS)]) for t in range(3)]
    return info, TableParts(planes, [0.5, 0.25], terms, [2.0, 3.0, 4.0], [[1, 1, 1], [0, 1, 3]])


def test_a_table_comes_back_as_it_was_packed() -> None:
    info, parts = small_table()
    data = pack_table(info, parts)
    assert unpack_table(data) == (info, parts)
    assert pack_table(*unpack_table(data)) == data


def test_values_are_the_sum_of_the_terms() -> None:
    table = FactorTable(LAYOUT, *small_table())
    first, second, third = 5 % 2, 5 % 3, 5 % 4
    level = (1 * 0.5) * (first * 2.0) + (2 * 0.25) * (second * 3.0)
    slope = (1 * 0.5) * (third * 4.0)
    values = [level, level + slope, level + 3 * slope]
    assert table.values(0, 5, 2) == pytest.approx(values)
    assert table.values(0, 5, 0) == pytest.approx(values[:1])
    # The largest bank of the table stands for every larger one.
    assert table.values(0, 5, 4) == pytest.approx([*values, values[2], values[2]])


def test_a_full_card_is_worth_its_bonus_whatever_the_factors_say() -> None:
    table = FactorTable(LAYOUT, *small_table())
    with_bonus = LAYOUT.column_of[LAYOUT.full_mask, 63]
    without = LAYOUT.column_of[LAYOUT.full_mask, 62]
    assert table.values(LAYOUT.full_row, with_bonus, 0) == [50.0]
    assert table.values(LAYOUT.full_row, without, 1) == [0.0, 0.0]


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"something else entirely",
        MAGIC,
        pack_table(*small_table())[:-20],
        pack_table(*small_table())[:40] + b"\0\0\0\0" + pack_table(*small_table())[44:],
        MAGIC + lzma.compress(b"{}\n"),
        MAGIC + lzma.compress(b'{"version":1}\n123'),
        MAGIC + lzma.compress(b"no newline"),
        MAGIC + lzma.compress(b"[]\n"),
    ],
)
def test_a_damaged_table_is_refused(damage: bytes) -> None:
    with pytest.raises(TableError):
        unpack_table(damage)


def test_a_newer_table_is_refused() -> None:
    content = MAGIC + lzma.compress(b'{"version":999}\n')
    with pytest.raises(TableError, match="newer"):
        unpack_table(content)


def test_a_table_for_another_card_is_refused() -> None:
    with pytest.raises(TableError, match="another card"):
        FactorTable(card_layout(find_ruleset("maxi-da")), *small_table())
