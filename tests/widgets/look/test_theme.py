from __future__ import annotations

from pathlib import Path
from unittest.mock import create_autospec

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QStyleHints

from yatzy_desktop.widgets.look.theme import (
    INDICATOR_CONTRAST,
    TEXT_CONTRAST,
    TOKENS,
    Theme,
    ThemeError,
    choose_theme,
    contrast,
    high_contrast_theme,
    is_high_contrast,
    load_theme,
    read_theme,
    system_prefers_dark,
)

RESOURCES = Path(__file__).parents[3] / "resources"
PAPERS = ("paper", "paper_current", "paper_header")
TEXT_ON = {
    "window_text": ("window", "base", "button"),
    "window_muted": ("window", "base"),
    "button_text": ("button",),
    "accent_text": ("accent", "accent_hover"),
    "selection_text": ("selection",),
    "focus": ("window", "base"),  # also the colour of links
    "table_text": ("table", "table_light", "table_dark"),
    "paper_text": PAPERS,
    "ink": PAPERS,
    "ink_muted": PAPERS,
    "pencil": ("paper", "paper_current"),
    "pencil_best": ("best_fill",),
    "scratch": PAPERS,
    "bonus_good": PAPERS,
    "bonus_behind": PAPERS,
}
MARK_ON = {
    "accent": ("window",),
    "focus": ("window", "base", "button", *PAPERS),
    "token": ("window", "base"),
    "pip_on": ("window", "base"),
    "paper_rule": PAPERS,
}
TEXT_PAIRS = [(text, ground) for text, grounds in TEXT_ON.items() for ground in grounds]
MARK_PAIRS = [(mark, ground) for mark, grounds in MARK_ON.items() for ground in grounds]
EVERYDAY = ("light", "dark")


def system_palette(
    background: str, text: str, highlight: str = "#1aebff", highlighted: str = "#000000"
) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for name in (role.Window, role.Base, role.Button):
        palette.setColor(name, QColor(background))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(name, QColor(text))
    palette.setColor(role.Highlight, QColor(highlight))
    palette.setColor(role.HighlightedText, QColor(highlighted))
    return palette


HIGH_CONTRAST_PALETTES = {
    "black": system_palette("#000000", "#ffffff"),
    "white": system_palette("#ffffff", "#000000", "#37006e", "#ffffff"),
    "yellow on blue": system_palette("#000080", "#ffff00", "#ffff00", "#000080"),
    "aquatic": system_palette("#202020", "#ffffff", "#8ee3f0", "#263b50"),
    "unreadable highlight": system_palette("#000000", "#00ff00", "#202020", "#303030"),
}


@pytest.fixture(params=list(HIGH_CONTRAST_PALETTES))
def high_contrast_palette(request: pytest.FixtureRequest) -> QPalette:
    return HIGH_CONTRAST_PALETTES[request.param]


def desktop(scheme: Qt.ColorScheme) -> QStyleHints:
    """Return the style hints of a desktop that asks for that scheme."""
    hints = create_autospec(QStyleHints, instance=True)
    hints.colorScheme.return_value = scheme
    assert isinstance(hints, QStyleHints)
    return hints


DARK_DESKTOP = desktop(Qt.ColorScheme.Dark)
LIGHT_DESKTOP = desktop(Qt.ColorScheme.Light)
SILENT_DESKTOP = desktop(Qt.ColorScheme.Unknown)


def color(theme: Theme, token: str) -> QColor:
    value = getattr(theme, token)
    assert isinstance(value, QColor)
    return value


def pair_contrast(theme: Theme, pair: tuple[str, str]) -> float:
    return contrast(color(theme, pair[0]), color(theme, pair[1]))


def test_contrast_is_what_wcag_says() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.005)
    assert contrast(QColor("white"), QColor("#777777")) == pytest.approx(4.48, abs=0.005)
    assert contrast(QColor("#a8322d"), QColor("#a8322d")) == pytest.approx(1)


@pytest.mark.parametrize("name", EVERYDAY)
def test_every_text_is_legible_on_its_background(name: str) -> None:
    theme = load_theme(name)
    short = {pair: pair_contrast(theme, pair) for pair in TEXT_PAIRS}
    assert {pair: ratio for pair, ratio in short.items() if ratio < TEXT_CONTRAST} == {}


@pytest.mark.parametrize("name", EVERYDAY)
def test_every_mark_is_seen_on_its_background(name: str) -> None:
    theme = load_theme(name)
    short = {pair: pair_contrast(theme, pair) for pair in MARK_PAIRS}
    assert {pair: ratio for pair, ratio in short.items() if ratio < INDICATOR_CONTRAST} == {}


@pytest.mark.parametrize("name", EVERYDAY)
def test_a_lit_counter_is_told_from_one_that_is_out(name: str) -> None:
    theme = load_theme(name)
    assert contrast(theme.pip_on, theme.pip_off) >= INDICATOR_CONTRAST


@pytest.mark.parametrize("name", EVERYDAY)
def test_the_lit_column_and_the_best_box_differ_from_plain_paper(name: str) -> None:
    theme = load_theme(name)
    assert len({color(theme, token).rgba() for token in (*PAPERS, "best_fill")}) == 4


@pytest.mark.parametrize("name", EVERYDAY)
def test_only_the_shadow_shines_through(name: str) -> None:
    theme = load_theme(name)
    assert [token for token in TOKENS if color(theme, token).alpha() < 255] == ["shadow"]


def test_the_dark_theme_is_dark_and_the_light_one_is_not() -> None:
    assert load_theme("dark").is_dark
    assert not load_theme("light").is_dark


@pytest.mark.parametrize("name", EVERYDAY)
def test_application_palette_is_legible_in_both_groups(name: str) -> None:
    palette = load_theme(name).palette()
    role = QPalette.ColorRole
    pairs = [
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.PlaceholderText, role.Base),
        (role.Link, role.Base),
    ]
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for text, ground in pairs:
            ratio = contrast(palette.color(group, text), palette.color(group, ground))
            assert ratio >= TEXT_CONTRAST, (group, text, ground)


@pytest.mark.parametrize("name", EVERYDAY)
def test_disabled_text_is_paler_than_enabled_text(name: str) -> None:
    palette = load_theme(name).palette()
    group, role = QPalette.ColorGroup, QPalette.ColorRole
    window = palette.color(role.Window)
    assert contrast(palette.color(group.Disabled, role.WindowText), window) < contrast(
        palette.color(group.Active, role.WindowText), window
    )


def test_high_contrast_palettes_are_known(high_contrast_palette: QPalette) -> None:
    assert is_high_contrast(high_contrast_palette)


@pytest.mark.parametrize("name", EVERYDAY)
def test_everyday_palettes_are_not_taken_for_high_contrast(name: str) -> None:
    assert not is_high_contrast(load_theme(name).palette())


def test_one_background_without_strong_text_is_not_high_contrast() -> None:
    assert not is_high_contrast(system_palette("#ffffff", "#777777"))


def test_high_contrast_theme_keeps_every_pair_legible(high_contrast_palette: QPalette) -> None:
    theme = high_contrast_theme(high_contrast_palette)
    short = {pair: pair_contrast(theme, pair) for pair in TEXT_PAIRS}
    assert {pair: ratio for pair, ratio in short.items() if ratio < TEXT_CONTRAST} == {}


def test_high_contrast_theme_uses_no_colour_of_its_own(high_contrast_palette: QPalette) -> None:
    theme = high_contrast_theme(high_contrast_palette)
    role = QPalette.ColorRole
    given = {
        high_contrast_palette.color(name).rgba()
        for name in (role.Window, role.WindowText, role.Highlight, role.HighlightedText)
    }
    own = {color(theme, token).rgba() for token in TOKENS} - {theme.shadow.rgba()}
    assert own <= given


def test_the_desktop_decides_when_the_choice_is_system() -> None:
    plain = load_theme("light").palette()
    assert choose_theme("system", DARK_DESKTOP, plain).name == "dark"
    assert choose_theme("system", LIGHT_DESKTOP, plain).name == "light"
    assert choose_theme("system", SILENT_DESKTOP, plain).name == "light"
    black = HIGH_CONTRAST_PALETTES["black"]
    assert choose_theme("system", DARK_DESKTOP, black).name == "high_contrast"


def test_a_person_who_chose_gets_that_theme_whatever_the_desktop_says() -> None:
    black = HIGH_CONTRAST_PALETTES["black"]
    assert choose_theme("light", DARK_DESKTOP, black).name == "light"
    assert choose_theme("dark", LIGHT_DESKTOP, black).name == "dark"


def test_a_desktop_prefers_dark_only_when_it_says_so() -> None:
    assert system_prefers_dark(DARK_DESKTOP)
    assert not system_prefers_dark(LIGHT_DESKTOP)
    assert not system_prefers_dark(SILENT_DESKTOP)


def broken(tmp_path: Path, old: str, new: str) -> Path:
    text = (RESOURCES / "themes" / "light.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "broken.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('window = "', 'windou = "', "missing: window"),
        ('window = "', 'curtain = "#000000"\nwindow = "', "unknown: curtain"),
        ('"#F3EFE7"', '"warm white"', "window is not a colour like #1f5f99: 'warm white'"),
        ('"#F3EFE7"', "7", "window is not a colour like #1f5f99: 7"),
        ('"#F3EFE7"', '"#F3EFE', "broken.toml"),
    ],
)
def test_a_broken_theme_file_gives_one_clear_error(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    path = broken(tmp_path, old, new)
    with pytest.raises(ThemeError) as caught:
        read_theme(path)
    assert problem in str(caught.value)
    assert str(path) in str(caught.value)


def test_a_theme_file_that_is_not_there_or_no_text_gives_the_same_error(tmp_path: Path) -> None:
    with pytest.raises(ThemeError, match="none"):
        load_theme("none")
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ThemeError, match="bytes"):
        read_theme(path)
