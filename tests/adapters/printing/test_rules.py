"""The rules on paper: all of them, in order, on as few sheets as can be, never in each other."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QColor

from tests.helpers.print_passages import (
    columns_of,
    crowded,
    expected_words,
    missing,
    outside,
    passage_of,
)
from tests.helpers.print_tools import (
    lies_in,
    needs_poppler,
    painted,
    pdf_fonts,
    pdf_pages,
    pdf_stream,
)
from tests.helpers.strategies import any_rulesets
from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.printing.geometry import Box, Die, Margins, Page, Sheet
from yatzy_desktop.adapters.printing.layout import page_of
from yatzy_desktop.adapters.printing.options import Paper, PrintOptions
from yatzy_desktop.adapters.printing.painter import CannotPrintError
from yatzy_desktop.adapters.printing.pdf import pdf_bytes
from yatzy_desktop.adapters.printing.rules import rules_document_title, rules_sheets
from yatzy_desktop.adapters.words.rules_sections import rules_parts
from yatzy_desktop.rules import Ruleset, find_ruleset, rulesets
from yatzy_desktop.widgets.look.fonts import FAMILY, load_fonts

A4, A5 = Page(210, 297), Page(148, 210)
MAXI, SMALL = find_ruleset("maxi-da"), find_ruleset("yatzy-sv")
PAPERS = [(paper, lying) for paper in Paper for lying in (False, True)]


@pytest.fixture(autouse=True)
def typeface(qapp: object) -> None:
    assert load_fonts() == FAMILY


def paper(size: Paper, *, landscape: bool) -> Page:
    return page_of(PrintOptions(SMALL, paper=size, landscape=landscape))


def text_of(sheets: tuple[Sheet, ...]) -> str:
    return " ".join(text.text for sheet in sheets for text in passage_of(sheet).texts)


def dice_of(sheets: tuple[Sheet, ...]) -> list[Die]:
    return [die for sheet in sheets for die in passage_of(sheet).dice]


def assert_good(sheets: tuple[Sheet, ...]) -> None:
    heavy = passage_of(sheets[0]).rules[0].weight
    for number, sheet in enumerate(sheets):
        passage = passage_of(sheet)
        assert crowded(passage) == []
        assert outside(passage) == []
        columns = columns_of(passage)
        assert columns[0], "a blank sheet"
        # Only the last columns of the last sheet may be empty.
        filled = [bool(column) for column in columns]
        assert filled == sorted(filled, reverse=True)
        assert all(filled) or number == len(sheets) - 1
        for column in columns:
            assert not column or not ends_with_heading(column[-1], heavy)
        in_order(sheet)


def ends_with_heading(last: tuple[str, Box], heavy: float) -> bool:
    """Tell whether the last mark of a column is the heavy line below a heading."""
    return last[0] == "line" and last[1].height == pytest.approx(heavy)


def in_order(sheet: Sheet) -> None:
    """Assert that every text in a column comes after those above it, and so do columns."""
    passage = passage_of(sheet)
    for column in passage.columns:
        shown = [
            text for text in passage.texts if lies_in(Box(text.left, text.baseline, 0, 0), column)
        ]
        left = [text.baseline for text in shown if text.left == pytest.approx(column.left)]
        assert left == sorted(left)


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_printed_in_order_and_has_room(ruleset: Ruleset, language: str) -> None:
    for size, landscape in PAPERS:
        sheets = rules_sheets(ruleset, language, paper(size, landscape=landscape))
        assert_good(sheets)
        assert missing(text_of(sheets), expected_words(ruleset, language)) == []


def test_a_box_called_from_right_to_left_is_printed_with_its_rule() -> None:
    whole = find_ruleset("yatzy-sv")
    boxes = (*whole.categories[:-1], replace(whole.categories[-1], name="של"))
    ruleset = replace(whole, key="own-1", categories=boxes, country="")
    sheets = rules_sheets(ruleset, "en", A4)
    assert missing(text_of(sheets), expected_words(ruleset, "en")) == []


@settings(max_examples=40)
@given(any_rulesets(), st.sampled_from([*LANGUAGES]), st.sampled_from(PAPERS))
def test_any_rules_have_room_on_any_paper(
    ruleset: Ruleset, language: str, papers: tuple[Paper, bool]
) -> None:
    size, landscape = papers
    sheets = rules_sheets(ruleset, language, paper(size, landscape=landscape))
    assert_good(sheets)
    assert missing(text_of(sheets), expected_words(ruleset, language)) == []


@settings(max_examples=40)
@given(st.floats(45, 450), st.floats(60, 450), st.sampled_from([MAXI, SMALL]), st.floats(0, 15))
def test_rules_have_room_on_paper_of_any_size(
    width: float, height: float, ruleset: Ruleset, margin: float
) -> None:
    margins = Margins(margin, margin, margin, margin)
    sheets = rules_sheets(ruleset, "sv", Page(width, height, margins))
    assert_good(sheets)


@needs_poppler
@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pdf_file_holds_every_name_and_sentence(ruleset: Ruleset, language: str) -> None:
    sheets = rules_sheets(ruleset, language, A4)
    pdf = pdf_bytes(sheets)
    assert len(sheets) == (1 if ruleset.dice_count == 5 else 2)
    assert pdf_pages(pdf) == (len(sheets), "595 x 842 pts (A4)")
    assert missing(pdf_stream(pdf), expected_words(ruleset, language)) == []


@needs_poppler
@pytest.mark.parametrize(
    ("size", "landscape", "told"),
    [
        (Paper.A5, False, "420 x 595 pts (A5)"),
        (Paper.A5, True, "595 x 420 pts (A5)"),
        (Paper.LETTER, False, "612 x 792 pts (letter)"),
        (Paper.LETTER, True, "792 x 612 pts (letter)"),
    ],
)
def test_each_sheet_is_a_page_of_that_paper(size: Paper, told: str, *, landscape: bool) -> None:
    sheets = rules_sheets(MAXI, "da", paper(size, landscape=landscape))
    assert pdf_pages(pdf_bytes(sheets)) == (len(sheets), told)


@needs_poppler
def test_the_typeface_is_embedded_and_there_is_no_other(tmp_path: Path) -> None:
    for language in LANGUAGES:
        fonts = pdf_fonts(pdf_bytes(rules_sheets(MAXI, language, A4)), tmp_path)
        assert sorted(fonts) == [("Lato-Bold", True), ("Lato-Regular", True)]


def test_pages_are_numbered_where_there_are_more_than_one() -> None:
    sheets = rules_sheets(MAXI, "en", A4)
    feet = [[text.text for text in passage_of(sheet).texts[-2:]] for sheet in sheets]
    assert feet == [["Maxi Yatzy (Denmark)", f"{number} (2)"] for number in (1, 2)]
    (only,) = rules_sheets(SMALL, "en", A4)
    assert "(1)" not in text_of((only,))


def test_columns_are_as_wide_as_is_good_to_read() -> None:
    counts = {
        (size, landscape): len(
            passage_of(rules_sheets(SMALL, "sv", paper(size, landscape=landscape))[0]).columns
        )
        for size, landscape in PAPERS
    }
    assert counts == {
        (Paper.A4, False): 2,
        (Paper.A4, True): 3,
        (Paper.A5, False): 1,
        (Paper.A5, True): 2,
        (Paper.LETTER, False): 2,
        (Paper.LETTER, True): 2,
    }


def test_type_can_be_read() -> None:
    for size, landscape in PAPERS:
        for sheet in rules_sheets(MAXI, "fi", paper(size, landscape=landscape)):
            assert min(text.size for text in passage_of(sheet).texts) > 2.2


def test_columns_of_the_last_sheet_end_together() -> None:
    (sheet,) = rules_sheets(SMALL, "sv", A4)
    ends = [max(box.bottom for _, box in column) for column in columns_of(passage_of(sheet))]
    assert ends[0] == pytest.approx(ends[1], abs=20)


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
def test_each_box_has_its_example_with_the_dice_that_count(ruleset: Ruleset) -> None:
    shown = iter(dice_of(rules_sheets(ruleset, "en", A5)))
    for part in rules_parts(ruleset):
        for rule in part.boxes:
            dice = [next(shown) for _ in range(ruleset.dice_count)]
            assert tuple(die.face for die in dice) == rule.example.dice
            counted = {place for place, die in enumerate(dice) if die.counts}
            assert counted == rule.example.counted
    assert next(shown, None) is None


def test_dice_that_do_not_count_are_drawn_faintly() -> None:
    def darkness(*, counts: bool) -> int:
        box = Box(1, 1, 5, 5)
        (sheet,) = rules_sheets(SMALL, "en", A4)
        passage = replace(passage_of(sheet), texts=(), rules=(), dice=(Die(box, 6, counts),))
        image = painted(replace(sheet, passage=passage), 300, Box(0, 0, 7, 7))
        size = range(image.width())
        return sum(255 - image.pixelColor(x, y).lightness() for x in size for y in size)

    assert 0 < darkness(counts=False) < darkness(counts=True) / 2


def test_everything_is_black_on_white() -> None:
    (sheet,) = rules_sheets(SMALL, "sv", A4)
    image = painted(sheet, 40, Box(0, 0, 210, 297))
    colors = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    assert all(QColor(color).saturation() == 0 for color in colors)
    assert QColor("white").rgb() in colors


def test_margins_are_those_that_the_printer_needs() -> None:
    margins = Margins(30, 25, 20, 35)
    for sheet in rules_sheets(MAXI, "nb", replace(A4, margins=margins)):
        passage = passage_of(sheet)
        assert passage.area == Box(30, 25, 160, 237)
        assert outside(passage) == []
    assert passage_of(rules_sheets(SMALL, "nb", Page(60, 100))[0]).area.left >= 5


def test_type_is_smaller_where_that_saves_a_sheet() -> None:
    sizes: dict[int, set[float]] = {1: set(), 2: set()}
    for count in range(8, 21):
        ruleset = replace(MAXI, key="own", name="Own", categories=MAXI.categories[:count])
        sheets = rules_sheets(ruleset, "en", A4)
        sizes[len(sheets)].add(round(passage_of(sheets[0]).texts[0].size, 2))
    assert len(sizes[1]) > 1
    assert sizes[2] == {max(sizes[1])}


def test_paper_that_has_no_room_is_refused() -> None:
    with pytest.raises(CannotPrintError):
        rules_sheets(MAXI, "sv", Page(15, 12))


def test_own_rules_bear_their_own_name() -> None:
    own = replace(SMALL, key="own", name="  Mormors\nregler ")
    assert text_of(rules_sheets(own, "sv", A4)).startswith("Mormors regler ")
    assert rules_document_title(SMALL, "en") == "Yatzy (Sweden), rules"
