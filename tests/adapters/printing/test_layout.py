"""Cards on paper: rows, columns and words where the printed pads have them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from tests.helpers.finished_game import finished_game
from tests.helpers.pad_games import NAMES, after_turns, finished
from tests.helpers.print_tools import lies_in, overlapping, text_box
from tests.helpers.strategies import any_rulesets, texts
from yatzy_desktop.adapters.game.scorecard_rows import card_rows, row_label
from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.printing.geometry import LEAST_MARGIN, Box, Card, Margins, Page, Sheet
from yatzy_desktop.adapters.printing.language import CardLanguage
from yatzy_desktop.adapters.printing.layout import blank_sheets, game_sheets, page_of
from yatzy_desktop.adapters.printing.options import (
    InvalidPrintOptionsError,
    Paper,
    PrintOptions,
    usual_paper,
)
from yatzy_desktop.game import GameState, new_game
from yatzy_desktop.rules import Ruleset, SavedRolls, find_ruleset, rulesets
from yatzy_desktop.widgets.look.fonts import FAMILY, load_fonts

DAY = date(2026, 6, 5)
MODERN = find_ruleset("maxi-sv-modern")


@pytest.fixture(autouse=True)
def typeface(qapp: object) -> None:
    assert load_fonts() == FAMILY


def options(key: str = "yatzy-sv", **wishes: object) -> PrintOptions:
    return PrintOptions(find_ruleset(key), **wishes)  # type: ignore[arg-type]


def card_of(wishes: PrintOptions) -> Card:
    return blank_sheets(wishes)[0].cards[0]


def words(card: Card) -> list[str]:
    return [text.text for text in card.texts]


def written(card: Card, box: Box) -> list[str]:
    """Return the texts within a part of a card."""
    return [text.text for text in card.texts if lies_in(text_box(text), box, 0.3)]


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_its_name_in_the_language_of_the_card(
    ruleset: Ruleset, language: str
) -> None:
    card = card_of(PrintOptions(ruleset, language))
    translate = CardLanguage(language).translate
    expected = [row_label(row, ruleset, translate) for row in card_rows(ruleset)]
    labels = [
        written(card, Box(row.left, row.top, card.label_column.width, row.height))[0]
        for row in card.rows
    ]
    assert labels == expected


def test_the_language_of_the_card_is_its_own() -> None:
    assert "YKKÖSET" in words(card_of(options(language="fi")))
    assert "ONES" in words(card_of(options(language="en")))
    assert "HUS" in words(card_of(options("yatzy-nb", language="nb")))
    assert "HYTTE" in words(card_of(options("maxi-nb", language="nb")))


@pytest.mark.parametrize(
    ("key", "rows", "height"), [("yatzy-sv", 18, 12.0), ("maxi-sv-modern", 23, 9.5)]
)
def test_rows_on_a4_are_as_high_as_on_printed_pads(key: str, rows: int, height: float) -> None:
    card = card_of(options(key))
    assert [row.height for row in card.rows] == pytest.approx([height] * rows)
    assert card.name_row.height == pytest.approx(2 * height)
    assert card.name_row.bottom == pytest.approx(card.rows[0].top)
    assert 45 <= card.label_column.width <= 50


@pytest.mark.parametrize("columns", range(1, 10))
@pytest.mark.parametrize("paper", Paper)
def test_each_number_of_columns_fits_on_each_paper(columns: int, paper: Paper) -> None:
    wishes = options("maxi-nb", columns=columns, paper=paper, max_column=True, pip_pictures=True)
    card = card_of(wishes)
    assert len(card.columns) == columns
    widths = [column.width for column in card.columns]
    assert widths == pytest.approx([widths[0]] * columns)
    assert widths[0] > 6
    page = page_of(wishes)
    inner = Box(5, 5, page.width - 10, page.height - 10)
    assert lies_in(card.frame, inner)
    assert overlapping(card) == []


def rule_weights(card: Card) -> dict[float, float]:
    """Return how heavy the lines across the card are, by their heights on the paper."""
    across = [rule for rule in card.rules if rule.start[1] == rule.end[1]]
    full = [rule for rule in across if rule.end[0] - rule.start[0] >= card.frame.width]
    return {round(rule.start[1], 3): rule.weight for rule in full}


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
def test_heavy_rules_set_off_the_sum_the_bonus_and_the_total(ruleset: Ruleset) -> None:
    card = card_of(PrintOptions(ruleset))
    weights = rule_weights(card)
    rows = card_rows(ruleset)
    tops = [round(row.top, 3) for row in card.rows]
    heavy = {tops[n] for n, row in enumerate(rows) if row.rule_above}
    heavy |= {round(card.rows[n].bottom, 3) for n, row in enumerate(rows) if row.rule_below}
    heavy |= {tops[0], round(card.frame.top, 3), round(card.frame.bottom, 3)}
    heavy.add(round(card.rows[-1].bottom, 3))
    assert {place for place, weight in weights.items() if weight > 0.5} == heavy
    assert set(tops) <= set(weights)
    assert max(weights.values()) / min(weights.values()) > 3


def test_only_all_dice_alike_and_the_total_are_bold() -> None:
    for key, label in (("yatzy-da", "YATZY"), ("maxi-da", "MAXI YATZY")):
        card = card_of(options(key, language="da"))
        rows = [text for text in card.texts if text.baseline > card.rows[0].top and text.bold]
        assert [text.text for text in rows] == [label, "TOTAL"]


def test_the_footer_tells_the_rules_the_bonus_and_the_full_straight() -> None:
    assert words(card_of(options("maxi-sv-modern")))[-2:] == [
        "bonus 84 → 100 · full straight 21",
        "Maxi Yatzy, modern pad (Sweden)",
    ]
    assert words(card_of(options("yatzy-nb")))[-2:] == ["bonus 63 → 50", "Yatzy (Norway)"]
    assert "+100 for each further Yatzy" in words(card_of(options("american")))[-2]


def test_boxes_to_tick_only_where_rolls_are_saved() -> None:
    assert card_of(options("maxi-nb")).tick_boxes == ()
    card = card_of(options("maxi-sv-modern", columns=4))
    assert "SAVED ROLLS" in words(card)
    for column in card.columns:
        assert sum(lies_in(box, column) for box in card.tick_boxes) == 14
    assert all(box.width == pytest.approx(box.height) for box in card.tick_boxes)


def test_no_more_boxes_to_tick_than_rolls_can_be_saved() -> None:
    capped = replace(MODERN, key="own", saved_rolls=SavedRolls(enabled=True, cap=3))
    assert len(card_of(PrintOptions(capped, columns=2)).tick_boxes) == 6


def test_a_column_with_the_most_points() -> None:
    card = card_of(options("maxi-sv-modern", max_column=True))
    column = Box(card.label_column.right, 0, card.columns[0].left - card.label_column.right, 300)
    expected = [
        "6",
        "12",
        "18",
        "24",
        "30",
        "36",
        "126",
        "100",
        "12",
        "22",
        "30",
        "18",
        "24",
        "30",
        "15",
        "20",
        "21",
        "28",
        "33",
        "34",
        "36",
        "100",
        "649",
    ]
    assert written(card, column) == ["MAX", *expected]
    assert card_of(options()).columns[0].left == card_of(options()).label_column.right


def test_pictures_of_dice_show_faces_and_what_counts() -> None:
    plain, card = card_of(options("maxi-nb")), card_of(options("maxi-nb", pip_pictures=True))
    in_rows = [[die.face for die in card.dice if lies_in(die.box, row)] for row in card.rows]
    assert in_rows[:6] == [[1], [2], [3], [4], [5], [6]]
    assert in_rows[6:8] == [[], []]
    assert in_rows[8] == [5, 5]
    assert in_rows[16] == [1, 2, 3, 4, 5, 6]
    assert len(in_rows[-2]) == 6
    assert len(set(in_rows[-2])) == 1
    assert [die for die in plain.dice if die.box.top > plain.frame.top] == []


def test_names_stand_in_their_columns_and_the_rest_is_left_empty() -> None:
    card = card_of(options(columns=4, names=("Anna", " Åse  Ørbæk\n", "")))
    head = [
        written(card, Box(column.left, card.name_row.top, column.width, card.name_row.height))
        for column in card.columns
    ]
    assert head == [["Anna"], ["Åse Ørbæk"], [], []]


LONG_NAMES = (
    "Donaudampfschifffahrtsgesellschaft",
    "Karl-Johan Wilhelmsson av Något Mycket Längre Än Så",
    "ÅÄÖÅÄÖ ÅÄÖÅÄÖ",
    "W" * 60,
    "x y " * 15,
)


@pytest.mark.parametrize("columns", [5, 9])
@pytest.mark.parametrize("paper", Paper)
def test_long_names_shrink_or_are_cut_short_within_their_column(columns: int, paper: Paper) -> None:
    card = card_of(options("maxi-nb", columns=columns, paper=paper, names=LONG_NAMES))
    assert overlapping(card) == []
    bold = [text for text in card.texts if text.bold and text.baseline < card.rows[0].top]
    names = [text for text in bold if text_box(text).bottom > card.frame.top]
    for column in card.columns[:5]:
        cell = Box(column.left, card.name_row.top, column.width, card.name_row.height)
        assert [text for text in names if lies_in(text_box(text), cell)]
    assert len(names) >= 5
    assert min(text.size for text in names) > 1.0
    assert any(text.text.endswith("…") for text in names)


def test_two_cards_lie_on_each_side_of_the_line_to_cut_along() -> None:
    (sheet,) = blank_sheets(options(cards_per_sheet=2, landscape=True))
    first, second = sheet.cards
    assert sheet.cut is not None
    assert (sheet.cut.start, sheet.cut.end) == ((148.5, 0), (148.5, 210))
    assert sheet.cut.dashed
    assert first.frame.right < 148.5 - LEAST_MARGIN < 148.5 + LEAST_MARGIN < second.frame.left
    assert words(first) == words(second)
    (upright,) = blank_sheets(options(cards_per_sheet=2))
    assert upright.cut is not None
    assert (upright.cut.start, upright.cut.end) == ((0, 148.5), (210, 148.5))
    assert upright.cards[0].frame.bottom < 148.5 < upright.cards[1].frame.top


def test_what_a_printer_cannot_reach_stays_empty() -> None:
    page = Page(210, 297, Margins(12, 21, 16, 25))
    (sheet,) = blank_sheets(options("maxi-sv-modern", cards_per_sheet=2), page)
    reachable = Box(12, 21, 210 - 28, 297 - 46)
    for card in sheet.cards:
        for text in card.texts:
            assert lies_in(text_box(text), reachable)
        assert lies_in(card.frame, reachable)


@pytest.mark.parametrize(
    "wishes",
    [
        {"language": "de"},
        {"columns": 0},
        {"columns": 10},
        {"columns": 1, "names": ("a", "b")},
        {"cards_per_sheet": 3},
    ],
)
def test_cards_that_cannot_be_are_refused(wishes: dict[str, object]) -> None:
    with pytest.raises(InvalidPrintOptionsError) as caught:
        PrintOptions(MODERN, **wishes)  # type: ignore[arg-type]
    assert caught.value.field == list(wishes)[-1]


def test_the_usual_paper_is_that_of_the_country() -> None:
    assert usual_paper(QLocale("en_US")) is Paper.LETTER
    assert usual_paper(QLocale("sv_SE")) is Paper.A4


def column_words(card: Card, place: int) -> list[str]:
    column = card.columns[place]
    top = card.rows[0].top
    below = Box(column.left, top, column.width, card.frame.bottom - top)
    return written(card, below)


def test_a_game_is_printed_with_its_numbers_the_day_and_the_winner() -> None:
    state = finished("maxi-sv-modern", 3)
    (sheet,) = game_sheets(state, DAY, options(language="sv"))
    (card,) = sheet.cards
    for seat, scorecard in enumerate(state.scorecards):
        numbers = [str(points) for points in scorecard.points if points]
        told = column_words(card, seat)
        assert told[-2:] == [str(scorecard.total), str(state.saved_rolls[seat])]
        assert [number for number in told if number in numbers]
        assert len(told) == len(numbers) + 3 + bool(scorecard.bonus)
    assert "5 juni 2026" in " ".join(words(card))
    (winner,) = state.winners
    assert any(NAMES[winner] in word for word in words(card)[-3:])
    assert [
        column.left < star.left < column.right for star in card.stars for column in card.columns
    ] == [seat == winner for seat in range(3)]
    assert card.tick_boxes == ()


def test_boxes_struck_out_have_a_stroke_and_open_ones_nothing() -> None:
    state = after_turns("yatzy-sv", 1, 13)
    card = game_sheets(state, DAY, options())[0].cards[0]
    strokes = [
        rule
        for rule in card.rules
        if rule.start[0] > card.columns[0].left + 1
        and rule.end[0] < card.columns[0].right - 1
        and rule.start[1] == rule.end[1]
    ]
    struck = sum(points == 0 for points in state.scorecards[0].points)
    missed = state.scorecards[0].bonus_out_of_reach
    assert struck > 0
    assert len(strokes) == struck + missed
    filled = sum(bool(points) for points in state.scorecards[0].points)
    assert len(column_words(card, 0)) == filled + 2
    assert card.stars == ()


def test_who_shares_a_win_is_named_together() -> None:
    state = finished_alike("Anna", "Åse")
    card = game_sheets(state, DAY, options())[0].cards[0]
    assert "Shared win: Anna, Åse" in words(card)
    assert len(card.stars) == 2


def finished_alike(*names: str) -> GameState:
    return finished_game(dict.fromkeys(names, 5))


@pytest.mark.parametrize(("players", "sheets"), [(9, [9]), (10, [5, 5]), (19, [6, 6, 7])])
def test_more_players_than_columns_share_the_sheets_evenly(players: int, sheets: list[int]) -> None:
    state = new_game(MODERN, [f"P{number}" for number in range(players)])
    printed = game_sheets(state, DAY, options())
    assert [len(sheet.cards[0].columns) for sheet in printed] == sheets
    names = [word for sheet in printed for word in words(sheet.cards[0]) if word[0] == "P"]
    assert names == [f"P{number}" for number in range(players)]


@st.composite
def any_options(draw: st.DrawFn) -> PrintOptions:
    columns = draw(st.integers(1, 9))
    return PrintOptions(
        ruleset=draw(any_rulesets()),
        language=draw(st.sampled_from([*LANGUAGES])),
        columns=columns,
        names=tuple(draw(st.lists(texts, max_size=columns))),
        cards_per_sheet=draw(st.sampled_from([1, 2])),
        paper=draw(st.sampled_from(Paper)),
        landscape=draw(st.booleans()),
        max_column=draw(st.booleans()),
        pip_pictures=draw(st.booleans()),
    )


def assert_tidy(sheet: Sheet) -> None:
    inner = Box(5, 5, sheet.page.width - 10, sheet.page.height - 10)
    for card in sheet.cards:
        assert overlapping(card) == []
        assert lies_in(card.frame, inner)
        assert all(lies_in(text_box(text), inner) for text in card.texts)
        assert all(lies_in(die.box, inner) for die in card.dice)
        for column in card.columns:
            assert column.width > 3


@settings(max_examples=60)
@given(wishes=any_options())
def test_any_card_of_any_rules_is_one_tidy_sheet(wishes: PrintOptions) -> None:
    (sheet,) = blank_sheets(wishes)
    assert len(sheet.cards) == wishes.cards_per_sheet
    assert_tidy(sheet)


@settings(max_examples=40)
@given(
    wishes=any_options(),
    names=st.lists(texts.filter(lambda n: len(n) <= 60), min_size=1, max_size=9),
)
def test_any_game_of_any_rules_is_one_tidy_sheet(wishes: PrintOptions, names: list[str]) -> None:
    (sheet,) = game_sheets(new_game(wishes.ruleset, names), DAY, wishes)
    assert_tidy(sheet)
