from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.helpers.dress import wear
from tests.helpers.pad_desk import Desk, pad_desk, two_players
from tests.helpers.pad_games import finished, rolled, scored, start
from yatzy_desktop.adapters.game.scorecard_rows import RowKind
from yatzy_desktop.game import Player, new_game
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.look.theme import load_theme
from yatzy_desktop.widgets.pad.colors import frame_color


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    with pad_desk(qtbot) as desk:
        yield desk


def picture(desk: Desk, row: int, column: int = 0) -> QImage:
    """Return the inside of a cell, without the lines around it."""
    view = desk.pad.view
    area = view.visualRect(desk.model.index(row, column)).adjusted(4, 4, -4, -4)
    return view.viewport().grab(area).toImage()


def box(desk: Desk, category: str, column: int = 0) -> QImage:
    return picture(desk, desk.model.row_of(category), column)


def colors(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


def test_open_struck_and_would_be_struck_look_different(desk: Desk) -> None:
    state = rolled(start("yatzy-nb", 1), [1, 2, 2, 4, 6])
    open_state = start("yatzy-nb", 1)
    desk.show(open_state)
    empty = box(desk, "yatzy")
    desk.show(state)
    would_strike = box(desk, "yatzy")
    desk.show(rolled(scored(state, "yatzy"), [1, 2, 2, 4, 6]))
    struck = box(desk, "yatzy")
    assert len(colors(empty)) == 1
    assert empty != would_strike != struck != empty
    assert load_theme("light").scratch.name() in colors(struck)
    assert load_theme("light").scratch.name() not in colors(would_strike)


def test_pencil_turns_into_ink(desk: Desk) -> None:
    theme, state = load_theme("light"), two_players()
    desk.show(state)
    pencil = box(desk, "sixes")
    assert theme.ink.name() not in colors(pencil)
    desk.show(scored(state, "sixes"))
    assert theme.ink.name() in colors(box(desk, "sixes"))


def test_what_the_coach_would_fill_is_marked_and_nothing_else(desk: Desk) -> None:
    desk.show(two_players())
    mark = load_theme("light").best_fill.name()
    for unasked in ("full_house", "chance", "one_pair"):
        assert mark not in colors(box(desk, unasked))
    desk.model.set_losses({"full_house": 0.0, "chance": 9.3})
    assert mark in colors(box(desk, "full_house"))
    assert mark not in colors(box(desk, "chance"))


def test_the_own_column_is_lit(desk: Desk) -> None:
    desk.show(two_players())
    theme, row = load_theme("light"), desk.model.row_of("twos")
    assert theme.paper_current.name() in colors(picture(desk, row, 0))
    assert colors(picture(desk, row, 1)) == {theme.paper.name()}


def test_hover_and_focus_are_seen(desk: Desk) -> None:
    desk.show(two_players())
    quiet = box(desk, "sixes")
    desk.point("sixes")
    hovered = box(desk, "sixes")
    desk.point("twos")
    desk.take_focus()
    desk.pad.view.setCurrentIndex(desk.model.index(desk.model.row_of("sixes"), 0))
    focused = desk.pad.view.grab().toImage()
    desk.button.setFocus()
    assert hovered != quiet
    assert load_theme("light").focus.name() in colors(focused)
    assert load_theme("light").focus.name() not in colors(desk.pad.view.grab().toImage())


@pytest.mark.parametrize(
    ("faces", "color"), [([3, 3, 3, 3, 1], "bonus_good"), ([3, 3, 1, 2, 4], "bonus_behind")]
)
def test_ahead_and_behind_are_told_in_the_sum(desk: Desk, faces: list[int], color: str) -> None:
    desk.show(scored(rolled(start("yatzy-nb", 2), faces), "threes"))
    shown = colors(picture(desk, desk.model.row_of_kind(RowKind.SUM)))
    assert getattr(load_theme("light"), color).name() in shown


def test_an_earned_bonus_is_written_and_a_missed_one_dashed(desk: Desk) -> None:
    pictures = []
    for faces in ([6] * 5, [1] * 5):
        state = start("yatzy-nb", 1)
        for key, face in (("sixes", 6), ("fives", 5), ("fours", 4), ("threes", 3)):
            state = scored(rolled(state, [face] * 5 if faces[0] == 6 else faces), key)
        desk.show(state)
        pictures.append(picture(desk, desk.model.row_of_kind(RowKind.BONUS)))
    earned, missed = pictures
    assert load_theme("light").bonus_good.name() in colors(earned)
    assert load_theme("light").bonus_good.name() not in colors(missed)
    assert len(colors(missed)) > 1


def test_the_winners_total_is_marked(desk: Desk) -> None:
    state = finished("yatzy-nb", 2)
    desk.show(state)
    row, mark = desk.model.rowCount() - 1, load_theme("light").best_fill.name()
    marked = [seat for seat in range(2) if mark in colors(picture(desk, row, seat))]
    assert tuple(marked) == state.winners


def test_another_theme_is_drawn_at_once(desk: Desk) -> None:
    desk.show(two_players())
    light = desk.pad.grab().toImage()
    wear("dark")
    dark = desk.pad.grab().toImage()
    used = colors(dark)
    assert load_theme("dark").paper.name() in used
    for token in ("paper", "paper_current", "paper_header", "ink", "best_fill"):
        assert getattr(load_theme("light"), token).name() not in used, token
    wear("light")
    assert desk.pad.grab().toImage() == light


def test_a_number_is_uncovered_while_it_is_written(desk: Desk) -> None:
    desk.show(scored(two_players(), "sixes"))
    written = box(desk, "sixes")
    desk.pad.set_writing_ms(60_000)
    desk.pad.show_written(0, "sixes")
    assert box(desk, "sixes") != written


def test_values_stand_beside_the_points(desk: Desk) -> None:
    desk.show(two_players())
    plain, other = box(desk, "sixes"), box(desk, "one_pair")
    desk.model.set_losses({"sixes": 4.2})
    valued = box(desk, "sixes")
    assert valued != plain
    assert box(desk, "one_pair") == other
    desk.model.set_losses({"sixes": 0.0})
    assert box(desk, "sixes") not in (plain, valued)
    desk.model.set_losses({})
    assert box(desk, "sixes") == plain


def test_a_box_that_would_be_struck_differs_with_its_value_too(desk: Desk) -> None:
    desk.show(rolled(start("yatzy-nb", 1), [1, 2, 2, 4, 6]))
    desk.model.set_losses({"yatzy": 5.0, "ones": 5.0})
    assert box(desk, "yatzy") != box(desk, "ones")


def test_the_box_of_a_hint_has_a_ring(desk: Desk) -> None:
    desk.show(two_players())
    plain = box(desk, "sixes")
    ring = frame_color(load_theme("light")).name()
    assert ring not in colors(plain)
    desk.model.set_advised("sixes")
    assert ring in colors(box(desk, "sixes"))
    desk.model.set_advised(None)
    assert box(desk, "sixes") == plain


def test_columns_of_computers_bear_a_sign(desk: Desk) -> None:
    def head(level: str | None) -> QImage:
        desk.show(new_game(find_ruleset("yatzy-sv"), ["Anna", Player("Embla", level)]))
        return desk.pad.view.horizontalHeader().viewport().grab().toImage()

    assert head(None) != head("steady")
