from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette

from yatzy_desktop.widgets.look.drawing import card_detail, card_fill, chosen_color
from yatzy_desktop.widgets.look.theme import (
    INDICATOR_CONTRAST,
    TEXT_CONTRAST,
    Theme,
    contrast,
    high_contrast_theme,
    load_theme,
)


def black() -> Theme:
    palette, role = QPalette(), QPalette.ColorRole
    for name in (role.Window, role.Base, role.Button):
        palette.setColor(name, QColor("#000000"))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(name, QColor("#ffffff"))
    palette.setColor(role.Highlight, QColor("#1aebff"))
    palette.setColor(role.HighlightedText, QColor("#000000"))
    return high_contrast_theme(palette)


@pytest.mark.parametrize("name", ["light", "dark", "high contrast"])
@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("hovered", [False, True])
def test_cards_are_legible_in_every_state(
    qapp: object, name: str, chosen: bool, hovered: bool
) -> None:
    theme = black() if name == "high contrast" else load_theme(name)
    ground = card_fill(theme, chosen=chosen, hovered=hovered)
    assert contrast(theme.window_text, ground) >= TEXT_CONTRAST
    assert contrast(card_detail(theme), ground) >= TEXT_CONTRAST


@pytest.mark.parametrize("name", ["light", "dark", "high contrast"])
def test_the_mark_of_a_choice_stands_out(qapp: object, name: str) -> None:
    theme = black() if name == "high contrast" else load_theme(name)
    mark = chosen_color(theme)
    assert contrast(mark, card_fill(theme, chosen=True, hovered=False)) >= INDICATOR_CONTRAST
    assert contrast(mark, theme.base) >= INDICATOR_CONTRAST
