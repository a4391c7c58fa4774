"""Numbers, labels and notes on paper stand where they belong in their boxes."""

from __future__ import annotations

from datetime import date

import pytest

from tests.helpers.pad_games import finished
from tests.helpers.print_tools import lies_in, text_box
from yatzy_desktop.adapters.printing.geometry import Box
from yatzy_desktop.adapters.printing.layout import blank_sheets, game_sheets
from yatzy_desktop.adapters.printing.options import PrintOptions
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.look.fonts import FAMILY, load_fonts

DAY = date(2026, 6, 5)


@pytest.fixture(autouse=True)
def typeface(qapp: object) -> None:
    assert load_fonts() == FAMILY


def test_units_of_printed_numbers_stand_below_units() -> None:
    (sheet,) = game_sheets(finished("yatzy-sv", 4), DAY, PrintOptions(find_ruleset("yatzy-sv")))
    (card,) = sheet.cards
    for column in card.columns:
        middle = column.left + column.width / 2
        body = Box(column.left, card.rows[0].top, column.width, column.height)
        numbers = [
            text
            for text in card.texts
            if text.text.isdigit() and not text.bold and lies_in(text_box(text), body, 0.3)
        ]
        ends = [text.left + text.width for text in numbers if len(text.text) < 3]
        assert {len(text.text) for text in numbers} >= {1, 2}
        assert ends == pytest.approx([ends[0]] * len(ends))
        wide = [text.left + text.width / 2 for text in numbers if len(text.text) > 1]
        assert wide == pytest.approx([middle] * len(wide), abs=0.01)


def test_labels_begin_and_notes_end_in_one_line() -> None:
    (card,) = blank_sheets(PrintOptions(find_ruleset("yatzy-sv")))[0].cards
    starts, ends = [], []
    for row in card.rows:
        cell = Box(row.left, row.top, card.label_column.width, row.height)
        label, *notes = (each for each in card.texts if lies_in(text_box(each), cell, 0.3))
        starts.append(label.left)
        ends += [note.left + note.width for note in notes]
    assert starts == pytest.approx([starts[0]] * len(starts))
    assert len(ends) > 1
    assert ends == pytest.approx([ends[0]] * len(ends))
    left, right = card.label_column.left, card.label_column.right
    assert starts[0] - left == pytest.approx(right - ends[0])


def test_the_most_points_stand_in_the_middle_of_their_column() -> None:
    options = PrintOptions(find_ruleset("yatzy-sv"), max_column=True)
    (card,) = blank_sheets(options)[0].cards
    column = Box(card.label_column.right, card.rows[0].top, 0, card.label_column.height)
    width = card.columns[0].left - column.left
    most = [
        text
        for text in card.texts
        if column.left < text.left < column.left + width and text.text.isdigit()
    ]
    assert {len(text.text) for text in most} == {1, 2, 3}
    middles = [text.left + text.width / 2 for text in most]
    head = next(
        text
        for text in card.texts
        if column.left < text.left < column.left + width and text.baseline < column.top
    )
    middles.append(head.left + head.width / 2)
    assert middles == pytest.approx([column.left + width / 2] * len(middles))


def test_the_day_ends_with_the_card() -> None:
    (card,) = game_sheets(finished("yatzy-sv", 2), DAY, PrintOptions(find_ruleset("yatzy-sv")))[
        0
    ].cards
    (day,) = (text for text in card.texts if "2026" in text.text and text.left > 60)
    assert day.left + day.width == pytest.approx(card.frame.right)
