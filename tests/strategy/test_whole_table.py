"""Own rulesets solved as a whole, against the recursion that answers one question at a time."""

from __future__ import annotations

import json
import os
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers.odd_files import ODD, make_odd
from tests.helpers.shipped_tables import TABLES_FOLDER
from tests.helpers.tables import only_boxes
from yatzy_desktop.game import new_game
from yatzy_desktop.rules import FillOrder, Ruleset, SavedRolls, UpperBonus, find_ruleset
from yatzy_desktop.strategy import (
    NearestTable,
    SolvedTable,
    TableError,
    TableLibrary,
    WholeTable,
    advise,
    is_solvable,
    pack_whole_table,
    read_solved,
    read_solved_score,
    solve_whole,
    solved_path,
    unpack_whole_table,
)
from yatzy_desktop.strategy.column_groups import column_groups
from yatzy_desktop.strategy.fingerprint import play_fingerprint
from yatzy_desktop.strategy.layout import card_layout

SAVING = SavedRolls(enabled=True)
SMALL = replace(
    only_boxes("yatzy-sv", "twos", "fives", "one_pair", "full_house", "chance"),
    upper_bonus=UpperBonus(22, 50),
)
AMERICAN = replace(
    only_boxes("american", "ones", "fives", "full_house", "yatzy", "large_straight"),
    joker=True,
    extra_yatzy_points=100,
)
RULESETS = {
    "bonus": SMALL,
    "no bonus": replace(SMALL, upper_bonus=None),
    "one held": replace(SMALL, min_held=1),
    "four held": replace(SMALL, min_held=4),
    "one roll": replace(SMALL, rolls_per_turn=1),
    "five rolls": replace(SMALL, rolls_per_turn=5),
    "saving": replace(SMALL, saved_rolls=SAVING),
    "saving three": replace(SMALL, saved_rolls=SavedRolls(enabled=True, cap=3)),
    "saving of five": replace(SMALL, saved_rolls=SAVING, rolls_per_turn=5),
    "upper first": replace(SMALL, fill_order=FillOrder.UPPER_FIRST),
    "locked dice": replace(SMALL, held_locked=True),
    "locked dice, two held": replace(SMALL, held_locked=True, min_held=2, rolls_per_turn=4),
    "locked dice, saving": replace(SMALL, held_locked=True, saved_rolls=SAVING),
    "jokers": AMERICAN,
    "jokers without extra": replace(AMERICAN, extra_yatzy_points=0),
    "jokers by free choice": replace(
        AMERICAN, categories=tuple(c for c in AMERICAN.categories if c.key != "fives")
    ),
    "only lower": only_boxes("yatzy-sv", "one_pair", "yatzy"),
    "only upper": replace(only_boxes("yatzy-sv", "ones", "sixes"), upper_bonus=UpperBonus(9, 35)),
    "one box": only_boxes("yatzy-sv", "yatzy"),
    "many points": replace(SMALL, upper_bonus=UpperBonus(22, 1000)),
}


def solved(ruleset: Ruleset) -> WholeTable:
    return solve_whole(ruleset, lambda _share: None)


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS.keys())
def test_every_state_is_worth_what_the_recursion_works_out(ruleset: Ruleset) -> None:
    table, lazy, layout = solved(ruleset), SolvedTable(ruleset), card_layout(ruleset)
    assert table.expected == pytest.approx(lazy.values(0, 0, 0)[0], abs=1e-5)
    rows = [row for row in range(layout.row_count) if layout.is_row_possible(row)]
    rounding = max(table.parts.steps) / 2 + 1e-5
    assert rounding < 0.01
    for row in rows:
        for column, (mask, _) in enumerate(layout.columns):
            bank = layout.most_saved(layout.filled_below(row) + mask.bit_count())
            found, right = table.values(row, column, bank), lazy.values(row, column, bank)
            assert list(found) == pytest.approx(list(right), abs=rounding)


def test_banks_that_cannot_be_are_worth_the_largest_that_can() -> None:
    table = solved(RULESETS["saving"])
    assert list(table.values(0, 0, 3)) == [pytest.approx(table.expected, abs=0.01)] * 4


def test_columns_without_hope_of_the_bonus_share_their_worth() -> None:
    layout = card_layout(SMALL)
    groups = column_groups(layout)
    assert sorted(column for group in groups.groups for column in group) == sorted(set(groups.twin))
    lazy = SolvedTable(SMALL)
    for column, twin in enumerate(groups.twin):
        assert lazy.values(0, column, 0) == pytest.approx(lazy.values(0, twin, 0))


def test_progress_grows_until_all_is_done() -> None:
    shares: list[float] = []
    solve_whole(SMALL, shares.append)
    assert shares == sorted(shares)
    assert len(shares) == 1 << len(SMALL.lower)
    assert shares[-1] == 1.0


@pytest.mark.parametrize(
    ("changes", "can_be"),
    [
        ({}, True),
        ({"min_held": 1, "rolls_per_turn": 4}, True),
        ({"saved_rolls": SAVING}, True),
        ({"fill_order": FillOrder.UPPER_FIRST}, True),
        ({"fill_order": FillOrder.TOP_DOWN}, False),
        ({"held_locked": True}, True),
        ({"saved_rolls": SAVING, "rolls_per_turn": 5}, False),
    ],
)
def test_what_is_solved_while_one_plays(changes: dict[str, object], can_be: bool) -> None:
    ruleset = replace(find_ruleset("yatzy-sv"), **changes)  # type: ignore[arg-type]
    assert is_solvable(ruleset) is can_be
    if not can_be:
        with pytest.raises(ValueError, match="yatzy-sv"):
            solve_whole(ruleset, lambda _share: None)


def test_six_dice_are_too_many_to_wait_for() -> None:
    assert not is_solvable(find_ruleset("maxi-da"))


# Files


@pytest.mark.parametrize("name", ["bonus", "saving", "jokers", "one box"])
def test_a_table_comes_back_from_its_file(name: str) -> None:
    table = solved(RULESETS[name])
    again = unpack_whole_table(pack_whole_table(table), RULESETS[name])
    assert again.parts == table.parts
    assert again.is_exact


SMALL_FILE = pack_whole_table(solved(SMALL))


def with_head(**changes: object) -> bytes:
    """The file of the small table with another head, which fits its check."""
    line, body = SMALL_FILE[12:].split(b"\n", 1)
    line = json.dumps(json.loads(line) | changes).encode() + b"\n"
    return b"YATZYALL" + zlib.crc32(line).to_bytes(4, "big") + line + body


def with_body(text: bytes) -> bytes:
    end = SMALL_FILE.index(b"\n", 12) + 1
    return SMALL_FILE[:end] + zlib.compress(text)


def plain_body() -> bytes:
    return zlib.decompress(SMALL_FILE[SMALL_FILE.index(b"\n", 12) + 1 :])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"something else",
        b"YATZYALL",
        b"YATZYALL and no more",
        SMALL_FILE[:40],
        SMALL_FILE[:-9],
        SMALL_FILE.replace(b"expected", b"exported"),
        with_head(version=2),
        with_head(fingerprint="another"),
        with_head(version=None),
        with_head(expected="many"),
        with_head(expected=[]),
        with_body(b""),
        with_body(b"{}\n"),
        with_body(b"[1]\n"),
        with_body(plain_body()[:-1]),
        with_body(plain_body()[:-2]),
        pack_whole_table(solved(replace(SMALL, min_held=1))),
    ],
)
def test_no_damaged_or_foreign_file_is_used(data: bytes, tmp_path: Path) -> None:
    with pytest.raises(TableError):
        unpack_whole_table(data, SMALL)
    solved_path(tmp_path, SMALL).write_bytes(data)
    assert read_solved(tmp_path, SMALL) is None


def test_any_single_damage_of_a_file_is_noticed() -> None:
    for place in range(0, len(SMALL_FILE), 97):
        data = bytearray(SMALL_FILE)
        data[place] ^= 0x10
        with pytest.raises(TableError):
            unpack_whole_table(bytes(data), SMALL)


def test_the_score_is_read_from_the_head_alone(tmp_path: Path) -> None:
    path = solved_path(tmp_path, SMALL)
    assert read_solved_score(tmp_path, SMALL) is None
    path.write_bytes(SMALL_FILE)
    expected = solved(SMALL).expected
    assert read_solved_score(tmp_path, SMALL) == expected
    path.write_bytes(SMALL_FILE[:1024])
    assert read_solved_score(tmp_path, SMALL) == expected
    path.write_bytes(b"damaged")
    assert read_solved_score(tmp_path, SMALL) is None


def test_the_library_takes_a_solved_table_before_a_similar_one(tmp_path: Path) -> None:
    library = TableLibrary(TABLES_FOLDER, tmp_path)
    assert isinstance(library.table_for(SMALL), NearestTable)
    solved_path(tmp_path, SMALL).write_bytes(pack_whole_table(solved(SMALL)))
    table = library.table_for(SMALL)
    assert isinstance(table, WholeTable)
    advice = advise(new_game(SMALL, ["Åse"]), table)
    assert advice.exact
    assert advice.value == pytest.approx(table.expected, abs=0.01)


def test_shipped_rules_are_read_from_shipped_tables(tmp_path: Path) -> None:
    ruleset = find_ruleset("yatzy-sv")
    solved_path(tmp_path, ruleset).write_bytes(b"whatever this is")
    assert not isinstance(TableLibrary(TABLES_FOLDER, tmp_path).table_for(ruleset), WholeTable)


# Whole cards


@pytest.mark.skipif(
    "YATZY_SLOW_TESTS" not in os.environ, reason="takes minutes; YATZY_SLOW_TESTS=1 runs it"
)
@pytest.mark.parametrize(
    ("key", "changes", "known"),
    [
        ("yatzy-sv", {}, 248.4399894),
        ("yatzy-sv", {"min_held": 1}, 248.0181048),
        ("yatzy-sv", {"upper_bonus": UpperBonus(42, 50)}, 260.8319265),
        ("yatzy-sv", {"fill_order": FillOrder.UPPER_FIRST}, 204.8723428),
        ("american", {}, 254.5896),
        ("american", {"joker": False, "extra_yatzy_points": 0}, 245.8708),
    ],
)
def test_whole_cards_are_worth_what_others_found(
    key: str, changes: dict[str, object], known: float
) -> None:
    ruleset = replace(find_ruleset(key), **changes)  # type: ignore[arg-type]
    assert solved(ruleset).expected == pytest.approx(known, abs=0.001)


def _crafted(head: object = None, body: bytes | None = None, line: bytes | None = None) -> bytes:
    """Return the file of a table with a right checksum and something wrong in it."""
    plain = {"version": 1, "fingerprint": play_fingerprint(SMALL), "expected": 40.0}
    told = json.dumps(plain | (head if isinstance(head, dict) else {})).encode()
    told = (line or told) + b"\n"
    body = zlib.compress(b'{"lowest":[],"steps":[]}\n') if body is None else body
    return b"YATZYALL" + zlib.crc32(told).to_bytes(4, "big") + told + body


def _rows(**rows: object) -> bytes:
    return zlib.compress(json.dumps({"lowest": [0.0], "steps": [1.0]} | rows).encode() + b"\n\0\0")


CRAFTED = {
    "no numbers": _crafted(),
    "too large a number": _crafted(line=b'{"version":1,"expected":1' + b"0" * 400 + b"}"),
    "a mean too large": _crafted({"expected": 10**400}),
    "no number": _crafted({"expected": "nan"}),
    "endless": _crafted({"expected": float("inf")}),
    "nested": _crafted(line=b"[" * 100_000),
    "a list": _crafted(line=b"[1]"),
    "a version in words": _crafted({"version": "1"}),
    "nested rows": _crafted(body=zlib.compress(b"[" * 100_000 + b"\n")),
    "rows of text": _crafted(body=_rows(lowest="abc", steps="abc")),
    "rows of lists": _crafted(body=_rows(lowest=[[1]], steps=[[1]])),
    "rows too large": _crafted(body=_rows(lowest=[10**400])),
    "an odd byte": _crafted(body=zlib.compress(b'{"lowest":[],"steps":[]}\n\0')),
    "a bomb": _crafted(body=zlib.compress(b"\0" * 100_000_000)),
    "cut": _crafted(body=_rows()[:-3]),
}


@pytest.mark.parametrize("kind", CRAFTED)
def test_a_crafted_table_is_dropped_and_the_rules_can_be_solved_anew(
    kind: str, tmp_path: Path
) -> None:
    path = solved_path(tmp_path, SMALL)
    path.write_bytes(CRAFTED[kind])
    read_solved_score(tmp_path, SMALL)  # tells nothing or a number, and raises nothing
    with pytest.raises(TableError):
        unpack_whole_table(CRAFTED[kind], SMALL)
    assert read_solved(tmp_path, SMALL) is None
    assert not path.exists()


@pytest.mark.parametrize("kind", [each for each in ODD if each != "folder"])
def test_what_is_no_table_is_dropped(kind: str, tmp_path: Path) -> None:
    path = solved_path(tmp_path, SMALL)
    make_odd(path, kind)
    assert read_solved_score(tmp_path, SMALL) is None
    assert read_solved(tmp_path, SMALL) is None
    path.write_bytes(b"")  # nothing is in the way of a new one
