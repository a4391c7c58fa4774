"""Text in lines, and parts in columns: nothing is torn apart that belongs together."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.strategies import texts
from yatzy_desktop.adapters.printing.flow import (
    Block,
    balanced,
    height_of,
    in_columns,
    placed,
    wrapped,
)
from yatzy_desktop.adapters.printing.geometry import Box, Die, Rule, Text
from yatzy_desktop.adapters.printing.type import TypeMeasure
from yatzy_desktop.widgets.look.fonts import FAMILY, load_fonts


@pytest.fixture(autouse=True)
def typeface(qapp: object) -> None:
    assert load_fonts() == FAMILY


def test_lines_are_as_full_as_can_be() -> None:
    measure = TypeMeasure()
    text = "The highest total wins; if several have it, they share the win."
    lines = wrapped(text, 3.5, 40, measure)
    assert len(lines) > 2
    assert " ".join(lines) == text
    assert all(measure.fits(line, 3.5, 40) for line in lines)
    for line, following in pairwise(lines):
        assert not measure.fits(f"{line} {following.split()[0]}", 3.5, 40)


def test_numbers_stay_with_what_they_count() -> None:
    measure = TypeMeasure()
    for text, whole in (("made with all 6 dice", "6 dice"), ("bonus 63 → 50 points", "63 → 50")):
        for room in range(26, 60):
            assert any(whole in line for line in wrapped(text, 3.5, room, measure)), room


def test_a_word_that_is_too_long_is_broken() -> None:
    lines = wrapped("a Donaudampfschiff b", 3.5, 15, TypeMeasure())
    assert "".join(lines).replace(" ", "") == "aDonaudampfschiffb"
    assert len(lines) > 2


def test_no_text_has_no_lines() -> None:
    assert wrapped("", 3.5, 15, TypeMeasure()) == []


@given(texts, st.floats(5, 200))
def test_lines_hold_every_sign_and_fit(text: str, room: float) -> None:
    measure = TypeMeasure()
    lines = wrapped(text, 3.5, room, measure)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(measure.fits(line, 3.5, room) or len(line) == 1 for line in lines)


def block(height: float, *, space: float = 0.0, leads: bool = False) -> Block:
    return Block(height, space=space, leads=leads)


def test_space_is_left_between_blocks_but_not_above_the_first() -> None:
    blocks = [block(10, space=3), block(5, space=2)]
    assert height_of(blocks) == 17
    assert height_of([]) == 0


def test_columns_are_filled_one_after_the_other() -> None:
    blocks = [block(10), block(10), block(10), block(10)]
    columns = in_columns(blocks, lambda number: 15 if number == 0 else 25)
    assert columns is not None
    assert [len(column) for column in columns] == [1, 2, 1]


def test_what_leads_goes_on_with_the_next() -> None:
    blocks = [block(10), block(4, leads=True), block(4, leads=True), block(10)]
    columns = in_columns(blocks, lambda _number: 20)
    assert columns == [(blocks[0],), tuple(blocks[1:])]


def test_what_is_higher_than_a_column_has_no_place() -> None:
    assert in_columns([block(21)], lambda _number: 20) is None
    assert in_columns([block(5), block(21)], lambda _number: 20) is None
    assert in_columns([block(11, leads=True), block(10)], lambda _number: 20) is None


def test_the_last_sheet_has_columns_of_one_height() -> None:
    blocks = tuple(block(10) for _ in range(9))
    assert [len(column) for column in balanced([blocks], 3, 200)] == [3, 3, 3]
    assert [len(column) for column in balanced([blocks], 2, 200)] == [5, 4]
    assert balanced([blocks[:8], blocks[8:]], 2, 80)[0] == blocks[:5]


def test_blocks_are_moved_with_everything_on_them() -> None:
    one = Block(
        5, (Text(1, 4, "a", 3, 2),), (Rule((0, 5), (9, 5), 0.5),), (Die(Box(2, 1, 3, 3), 6),)
    )
    first, second = placed([one, block(1), one][::2], 100, 50)
    assert first.texts[0].left == 101
    assert first.texts[0].baseline == 54
    assert second.texts[0].baseline == 59
    assert (second.rules[0].start, second.rules[0].end) == ((100, 60), (109, 60))
    assert second.dice[0].box == Box(102, 56, 3, 3)
