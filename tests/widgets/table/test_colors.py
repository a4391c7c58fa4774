from __future__ import annotations

import pytest

from yatzy_desktop.adapters.storage import settings
from yatzy_desktop.widgets.look.theme import contrast, load_theme
from yatzy_desktop.widgets.table.colors import TableColors
from yatzy_desktop.widgets.table.styles import TABLE_STYLES, TableStyle


@pytest.mark.parametrize("name", ["light", "dark"])
def test_table_colours_come_from_the_theme(name: str) -> None:
    theme = load_theme(name)
    colors = TableColors.from_theme(theme)
    assert (colors.felt, colors.rim, colors.tray) == (theme.table, theme.table_rim, theme.tray)


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("style", TABLE_STYLES.values(), ids=TABLE_STYLES)
def test_text_focus_and_highlight_are_seen_on_every_table(name: str, style: TableStyle) -> None:
    colors = TableColors.from_theme(load_theme(name), style)
    for felt in (colors.felt, colors.felt_light, colors.felt_dark):
        assert contrast(colors.text, felt) >= 4.5
        assert contrast(colors.focus, felt) >= 3.0
        assert contrast(colors.highlight, felt) >= 3.0


def test_every_table_differs_from_the_others() -> None:
    for name in ("light", "dark"):
        felts = {
            TableColors.from_theme(load_theme(name), s).felt.rgb() for s in TABLE_STYLES.values()
        }
        assert len(felts) == len(TABLE_STYLES)


def test_the_settings_offer_every_table() -> None:
    assert tuple(TABLE_STYLES) == settings.TABLE_STYLES
