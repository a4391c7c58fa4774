"""What a card says beside its boxes: rolls that were saved, and what is unusual in its rules."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from tests.helpers.pad_games import after_turns
from tests.helpers.print_tools import lies_in, overlapping, text_box
from yatzy_desktop.adapters.printing.geometry import Box, Card
from yatzy_desktop.adapters.printing.layout import blank_sheets, game_sheets
from yatzy_desktop.adapters.printing.options import PrintOptions
from yatzy_desktop.rules import FillOrder, find_ruleset
from yatzy_desktop.widgets.look.fonts import FAMILY, load_fonts

DAY = date(2026, 6, 5)


@pytest.fixture(autouse=True)
def typeface(qapp: object) -> None:
    assert load_fonts() == FAMILY


def options(key: str = "yatzy-sv") -> PrintOptions:
    return PrintOptions(find_ruleset(key))


def card_of(wishes: PrintOptions) -> Card:
    return blank_sheets(wishes)[0].cards[0]


def words(card: Card) -> list[str]:
    return [text.text for text in card.texts]


def written(card: Card, box: Box) -> list[str]:
    """Return the texts within a part of a card."""
    return [text.text for text in card.texts if lies_in(text_box(text), box, 0.3)]


def test_a_printed_game_tells_how_many_rolls_each_player_has_saved() -> None:
    state = replace(after_turns("maxi-sv-modern", 3, 6), saved_rolls=(4, 0, 11))
    card = game_sheets(state, DAY, options("maxi-sv-modern"))[0].cards[0]
    assert "SAVED ROLLS" in words(card)
    strip_top = card.rows[-1].bottom
    told = [
        written(card, Box(column.left, strip_top, column.width, column.bottom - strip_top))
        for column in card.columns
    ]
    assert told == [["4"], ["0"], ["11"]]
    assert card.tick_boxes == ()


def test_no_saved_rolls_are_told_where_none_can_be() -> None:
    state = after_turns("yatzy-sv", 2, 4)
    assert "SAVED ROLLS" not in words(game_sheets(state, DAY, options())[0].cards[0])


def test_the_footer_names_what_is_unusual_in_a_turn() -> None:
    odd = replace(
        find_ruleset("yatzy-sv"),
        key="own",
        rolls_per_turn=4,
        min_held=1,
        fill_order=FillOrder.TOP_DOWN,
    )
    told = " ".join(words(card_of(PrintOptions(odd, columns=2))))
    for part in ("4 rolls a turn", "at least one die held", "filled from top to bottom"):
        assert part in told
    finnish = card_of(PrintOptions(odd, columns=2, language="fi"))
    assert not any(word.endswith("…") for word in words(finnish))
    assert overlapping(finnish) == []
    assert "uppifrån" in " ".join(words(card_of(PrintOptions(odd, language="sv"))))
