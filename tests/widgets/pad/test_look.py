from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from tests.helpers.pad_games import start
from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardTableModel
from yatzy_desktop.widgets.look.theme import load_theme
from yatzy_desktop.widgets.pad.header import mark_places, name_area
from yatzy_desktop.widgets.pad.look import (
    MARK_STRIP,
    NameStyle,
    PadContent,
    PadLook,
    comfortable_size,
    content_of,
    fit_look,
    fit_name,
    least_size,
    text_height,
)

ROWS = 23


@pytest.fixture
def font(qtbot: QtBot) -> QFont:
    del qtbot
    font = QFont()
    font.setPointSizeF(10)
    return font


def content(*names: str) -> PadContent:
    labels = ["THREE OF A KIND"] * ROWS
    return PadContent(labels, [False] * ROWS, names)


def look(font: QFont, room: QSize, *names: str) -> PadLook:
    return fit_look(load_theme("light"), font, content(*names), room)


@pytest.mark.parametrize("players", range(1, 10))
@pytest.mark.parametrize("points", [10, 13.5, 20])
def test_the_least_size_holds_every_column_and_row(
    font: QFont, players: int, points: float
) -> None:
    font.setPointSizeF(points)
    names = ["Anna"] * players
    least = least_size(font, content(*names))
    size = look(font, least, *names).table_size
    assert size.width() <= least.width()
    assert size.height() <= least.height()


@pytest.mark.parametrize("players", range(1, 10))
def test_the_comfortable_size_is_filled(font: QFont, players: int) -> None:
    names = ["Anna"] * players
    room = comfortable_size(font, content(*names), players)
    assert look(font, room, *names).table_size == room


def test_letters_grow_with_the_room_up_to_a_limit(font: QFont) -> None:
    units = [look(font, QSize(400, height), "Anna").unit for height in (300, 560, 1000, 3000, 6000)]
    assert units[0] == text_height(font)
    assert units == sorted(units)
    assert units[1] < units[2] < units[3] == units[4]


def test_a_large_room_is_not_filled_with_emptiness(font: QFont) -> None:
    size = look(font, QSize(4000, 4000), "Anna").table_size
    assert size.width() < 1500
    assert size.height() < 2500


def test_short_names_lie(font: QFont) -> None:
    wide = look(font, QSize(400, 600), "Anna", "Lars")
    assert wide.names is NameStyle.LYING


def test_names_stand_upright_where_columns_are_narrow(font: QFont) -> None:
    names = ["Christoffer", *["Bo"] * 7]
    narrow = look(font, QSize(460, 560), *names)
    assert narrow.names is NameStyle.UPRIGHT
    assert narrow.head_height >= QFontMetricsF(narrow.fonts.name_bold).horizontalAdvance(names[0])
    assert narrow.table_size.height() == 560


def test_without_height_for_upright_names_they_lie(font: QFont) -> None:
    names = ["Christoffer", *["Bo"] * 7]
    low = look(font, QSize(460, least_size(font, content(*names)).height()), *names)
    assert low.names is NameStyle.LYING


def test_a_name_of_two_words_takes_two_lines(font: QFont) -> None:
    unit = text_height(font)
    width = QFontMetricsF(font).horizontalAdvance("Gustavsson") + unit * 0.4
    fitted = fit_name("Eva Gustavsson", font, unit, round(width * 0.85))
    assert fitted is not None
    assert fitted[0] == ["Eva", "Gustavsson"]


def test_a_name_is_shrunk_before_it_is_broken(font: QFont) -> None:
    unit = text_height(font)
    width = QFontMetricsF(font).horizontalAdvance("Åse Ørbæk")
    fitted = fit_name("Åse Ørbæk", font, unit, round(width * 0.93 + unit * 0.4))
    assert fitted is not None
    assert fitted[0] == ["Åse Ørbæk"]
    assert fitted[1].pointSizeF() < font.pointSizeF()


@pytest.mark.parametrize("name", ["Christoffer", "-", " ", "", "x" * 60, "a b c d e f g h " * 4])
def test_any_name_has_a_place(font: QFont, name: str) -> None:
    for column in (1, 20, 60, 600):
        fitted = fit_name(name, font, text_height(font), column)
        assert fitted is None or len(fitted[0]) in {1, 2}
    assert look(font, QSize(300, 500), name).head_height > 0


def test_figures_are_of_one_width(font: QFont) -> None:
    fonts = look(font, QSize(300, 500), "Anna").fonts
    for each in (fonts.ink, fonts.ink_bold, fonts.pencil, fonts.best, fonts.small):
        assert QFont.Tag("tnum") in each.featureTags()


def test_content_follows_the_model(qtbot: QtBot) -> None:
    del qtbot
    model = ScorecardTableModel()
    assert content_of(model) == PadContent([], [], [])
    model.set_state(start("yatzy-nb", 2))
    shown = content_of(model)
    assert list(shown.names) == ["Anna", "Lars"]
    bold = [label for label, is_bold in zip(shown.labels, shown.bold, strict=True) if is_bold]
    assert bold == ["SUM", "BONUS", "YATZY", "TOTAL"]


def test_fonts_in_pixels_are_enlarged_too(font: QFont) -> None:
    font.setPixelSize(14)
    assert look(font, QSize(400, 1500), "Anna").fonts.ink.pixelSize() > 14


@pytest.mark.parametrize("width", [420, 600, 800])
def test_names_lie_on_a_pad_with_few_boxes_where_they_have_room(font: QFont, width: int) -> None:
    names = ("Christoffer", "Computer 1", "Computer 2")
    few = PadContent(["ONES", "TWOS", "CHANCE", "TOTAL"], [False] * 4, names)
    shown = fit_look(load_theme("light"), font, few, QSize(width, 900))
    assert shown.unit > 2 * text_height(font)
    assert shown.names is NameStyle.LYING
    assert shown.fonts.name_bold.pointSizeF() >= 0.8 * font.pointSizeF()
    column, bold = min(shown.column_widths), shown.fonts.name_bold
    assert all(fit_name(name, bold, shown.unit, column, shown.name_share) for name in names)


@pytest.mark.parametrize("rows", [2, 6, 20])
@pytest.mark.parametrize("players", [1, 3, 8])
def test_marks_and_names_have_places_of_their_own(font: QFont, rows: int, players: int) -> None:
    tall = PadContent(["THREE OF A KIND"] * rows, [False] * rows, ["Christoffer"] * players)
    for width in (300, 500, 900):
        shown = fit_look(load_theme("light"), font, tall, QSize(width, 900))
        head = QRectF(0, 0, min(shown.column_widths), shown.head_height)
        middle, corner = mark_places(head, shown)
        pointer = middle.adjusted(-middle.width() * 0.12, 0, middle.width() * 0.12, 0)
        assert not pointer.intersects(corner)
        for mark in (pointer, corner):
            assert head.contains(mark)
            assert not mark.intersects(name_area(head, shown))
        assert name_area(head, shown).top() == shown.unit * MARK_STRIP


def test_no_name_is_smaller_for_standing_in_bold(font: QFont) -> None:
    names = ("Anna", "Göran", "Margareta", "Bo")
    content = PadContent(["ONES"] * 18, [False] * 18, names)
    for width in range(320, 620, 20):
        shown = fit_look(load_theme("light"), font, content, QSize(width, 600))
        if shown.names is not NameStyle.LYING:
            continue
        column = min(shown.column_widths)
        sizes = set()
        for name in names:
            fit = fit_name(name, shown.fonts.name_bold, shown.unit, column, shown.name_share)
            assert fit is not None
            sizes.add(fit[1].pointSizeF())
        assert len(sizes) == 1
