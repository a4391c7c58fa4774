from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtGui import QColor, QPalette

from yatzy_desktop.adapters.game.scorecard_cells import BonusState, Cell
from yatzy_desktop.adapters.game.scorecard_rows import RowKind
from yatzy_desktop.widgets.look.theme import (
    INDICATOR_CONTRAST,
    TEXT_CONTRAST,
    Theme,
    contrast,
    high_contrast_theme,
    load_theme,
)
from yatzy_desktop.widgets.pad.colors import (
    cell_colors,
    cell_ground,
    frame_color,
    head_ground,
    label_ground,
    progress_color,
    value_color,
)


def high_contrast(background: str, text: str, marked: str, marked_text: str) -> Theme:
    palette, role = QPalette(), QPalette.ColorRole
    for ground in (role.Window, role.Base, role.Button):
        palette.setColor(ground, QColor(background))
    for front in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(front, QColor(text))
    palette.setColor(role.Highlight, QColor(marked))
    palette.setColor(role.HighlightedText, QColor(marked_text))
    return high_contrast_theme(palette)


THEMES = {
    "light": load_theme("light"),
    "dark": load_theme("dark"),
    "black": high_contrast("#000000", "#ffffff", "#1aebff", "#000000"),
    "white": high_contrast("#ffffff", "#000000", "#37006e", "#ffffff"),
    "yellow on blue": high_contrast("#000080", "#ffff00", "#ffff00", "#000080"),
}

CELLS = {
    "open": Cell(),
    "written": Cell(points=12),
    "scratch": Cell(points=0),
    "possible": Cell(possible=9, is_selectable=True),
    "best": Cell(possible=28, is_best=True, is_selectable=True),
    "would be struck": Cell(possible=0, is_selectable=True),
    "winner": Cell(points=300, is_winner=True),
}


@pytest.fixture(params=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    return THEMES[request.param]


@pytest.mark.parametrize("cell", CELLS.values(), ids=CELLS.keys())
@pytest.mark.parametrize("kind", RowKind)
def test_every_cell_is_legible(theme: Theme, kind: RowKind, cell: Cell) -> None:
    for is_current, is_hovered in product((False, True), repeat=2):
        shown = Cell(
            points=cell.points,
            possible=cell.possible,
            is_best=cell.is_best,
            is_selectable=cell.is_selectable,
            is_winner=cell.is_winner,
            is_current=is_current,
        )
        colors = cell_colors(theme, kind, shown, is_hovered=is_hovered)
        behind = colors.ground if colors.mark is None else colors.mark
        assert contrast(colors.text, behind) >= TEXT_CONTRAST


@pytest.mark.parametrize("state", BonusState)
def test_the_way_to_the_bonus_is_legible(theme: Theme, state: BonusState) -> None:
    for is_current in (False, True):
        ground = cell_ground(theme, RowKind.SUM, is_current=is_current, is_hovered=False)
        assert contrast(progress_color(theme, state), ground) >= TEXT_CONTRAST


@pytest.mark.parametrize("most_points", [False, True])
def test_values_beside_points_are_legible(theme: Theme, *, most_points: bool) -> None:
    cell = Cell(possible=12, loss=3.0, is_best=most_points, is_selectable=True, is_current=True)
    for is_hovered, is_best in product((False, True), repeat=2):
        colors = cell_colors(theme, RowKind.CATEGORY, cell, is_hovered=is_hovered)
        behind = colors.ground if colors.mark is None else colors.mark
        assert contrast(value_color(theme, colors, is_best=is_best), behind) >= TEXT_CONTRAST


@pytest.mark.parametrize("kind", RowKind)
def test_labels_and_their_signs_are_legible(theme: Theme, kind: RowKind) -> None:
    for is_lit in (False, True):
        ground = label_ground(theme, kind, is_lit=is_lit)
        assert contrast(theme.paper_text, ground) >= TEXT_CONTRAST
        assert contrast(theme.ink_muted, ground) >= TEXT_CONTRAST


def test_names_are_legible(theme: Theme) -> None:
    for is_current in (False, True):
        ground = head_ground(theme, is_current=is_current)
        assert contrast(theme.paper_text, ground) >= TEXT_CONTRAST


def test_marks_that_are_no_text_stand_out(theme: Theme) -> None:
    for is_current, is_hovered in product((False, True), repeat=2):
        ground = cell_ground(theme, RowKind.CATEGORY, is_current=is_current, is_hovered=is_hovered)
        assert contrast(theme.focus, ground) >= INDICATOR_CONTRAST
    for is_current in (False, True):
        for ground in (
            head_ground(theme, is_current=is_current),
            cell_ground(theme, RowKind.CATEGORY, is_current=is_current, is_hovered=False),
        ):
            assert contrast(frame_color(theme), ground) >= INDICATOR_CONTRAST
    assert contrast(theme.token, head_ground(theme, is_current=False)) >= INDICATOR_CONTRAST


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_own_column_and_the_hovered_box_differ_in_colour(name: str) -> None:
    theme, kind = THEMES[name], RowKind.CATEGORY
    grounds = {
        cell_ground(theme, kind, is_current=is_current, is_hovered=is_hovered).name()
        for is_current, is_hovered in ((False, False), (True, False), (True, True))
    }
    assert len(grounds) == 3


def test_boxes_that_may_not_be_filled_do_not_answer_the_pointer(theme: Theme) -> None:
    cell = Cell(points=12, is_current=True)
    quiet = cell_colors(theme, RowKind.CATEGORY, cell, is_hovered=False)
    assert cell_colors(theme, RowKind.CATEGORY, cell, is_hovered=True) == quiet
