"""Which colours meet on the pad: the ground of a cell and the text that stands on it.

Everything comes from the theme; the pairs are named here so that their contrast can be held.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from yatzy_desktop.adapters.game import BonusState, Cell, RowKind
from yatzy_desktop.widgets.look import Theme, blended

_SUMMARY_TINT = 0.55
_SUMMARY_TINT_LIT = 0.18
_HOVER_TINT = 0.45


@dataclass(frozen=True, slots=True)
class CellColors:
    """The ground of a cell and its text; `mark` is the ground of the best score, if any."""

    ground: QColor
    text: QColor
    mark: QColor | None = None


def is_plain(theme: Theme) -> bool:
    """Tell whether the theme may use nothing but its own few colours."""
    return theme.name == "high_contrast"


def cell_ground(theme: Theme, kind: RowKind, *, is_current: bool, is_hovered: bool) -> QColor:
    """Return the paper under a cell."""
    ground = theme.paper_current if is_current else theme.paper
    if is_plain(theme):
        return ground
    if kind is not RowKind.CATEGORY:
        share = _SUMMARY_TINT_LIT if is_current else _SUMMARY_TINT
        return blended(ground, theme.paper_header, share)
    return blended(ground, theme.best_fill, _HOVER_TINT) if is_hovered else ground


def cell_colors(theme: Theme, kind: RowKind, cell: Cell, *, is_hovered: bool) -> CellColors:
    """Return the colours of a cell as it is drawn."""
    is_hovered = is_hovered and cell.is_selectable
    ground = cell_ground(theme, kind, is_current=cell.is_current, is_hovered=is_hovered)
    if cell.is_winner:
        return CellColors(ground, theme.pencil_best, theme.best_fill)
    if kind is RowKind.BONUS:
        return CellColors(ground, theme.bonus_good if cell.points else theme.ink_muted)
    if cell.points is not None:
        is_scratch = kind is RowKind.CATEGORY and cell.points == 0
        return CellColors(ground, theme.scratch if is_scratch else theme.ink)
    if cell.is_best:
        return CellColors(ground, theme.pencil_best, theme.best_fill)
    return CellColors(ground, theme.ink if is_hovered else theme.pencil)


def progress_color(theme: Theme, state: BonusState) -> QColor:
    """Return the colour of the points ahead of or behind the bonus; their sign says it too."""
    if state is BonusState.AHEAD:
        return theme.bonus_good
    return theme.bonus_behind if state is BonusState.BEHIND else theme.ink_muted


def value_color(theme: Theme, colors: CellColors, *, is_best: bool) -> QColor:
    """Return the colour of what stands beside possible points: how they compare to the best."""
    if colors.mark is not None:
        return colors.text
    return theme.bonus_good if is_best else theme.ink_muted


def label_ground(theme: Theme, kind: RowKind, *, is_lit: bool) -> QColor:
    """Return the paper under a row's label; lit while its box is hovered or has the focus."""
    if is_plain(theme):
        return theme.paper
    if is_lit:
        return blended(theme.paper, theme.best_fill, _HOVER_TINT)
    if kind is RowKind.CATEGORY:
        return theme.paper
    return blended(theme.paper, theme.paper_header, _SUMMARY_TINT)


def head_ground(theme: Theme, *, is_current: bool) -> QColor:
    """Return the paper under a player's name."""
    return theme.paper_current if is_current else theme.paper_header


def frame_color(theme: Theme) -> QColor:
    """Return the colour of the frame around the current player's column.

    It is the accent in the tone that stands out on paper, not that under a button's text.
    """
    return theme.accent if is_plain(theme) else theme.pip_on


def newest_color(theme: Theme) -> QColor:
    """Return the colour that marks the box that was filled last."""
    return frame_color(theme)


def label_edge_color(theme: Theme, current_column: int) -> QColor:
    """Return the colour of the line between labels and cells: the frame of the first column."""
    return frame_color(theme) if current_column == 0 else theme.paper_rule
