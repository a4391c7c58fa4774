from __future__ import annotations

import pytest

from yatzy_desktop.widgets.look.theme import contrast, load_theme
from yatzy_desktop.widgets.table.colors import TableColors


@pytest.mark.parametrize("name", ["light", "dark"])
def test_table_colours_come_from_the_theme(name: str) -> None:
    theme = load_theme(name)
    colors = TableColors.from_theme(theme)
    assert (colors.felt, colors.rim, colors.tray) == (theme.table, theme.table_rim, theme.tray)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_focus_and_highlight_are_seen_on_the_felt(name: str) -> None:
    colors = TableColors.from_theme(load_theme(name))
    for felt in (colors.felt, colors.felt_light, colors.felt_dark):
        assert contrast(colors.focus, felt) >= 3.0
        assert contrast(colors.highlight, felt) >= 3.0
