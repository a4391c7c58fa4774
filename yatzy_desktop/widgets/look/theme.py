"""The colours of the program, and which set of them the person wants."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QStyleHints

from yatzy_desktop.adapters.assets import asset_path

ThemeChoice = Literal["system", "light", "dark"]

TEXT_CONTRAST = 4.5
"""Least contrast of text against its background: WCAG 2.2, success criterion 1.4.3."""
INDICATOR_CONTRAST = 3.0
"""Least contrast of a mark that is no text: WCAG 2.2, success criterion 1.4.11."""
HIGH_CONTRAST = 7.0
"""Least contrast that a system's high-contrast palette gives: WCAG 2.2, criterion 1.4.6."""


class ThemeError(Exception):
    """A theme file cannot be used; the message names the file and what is wrong with it."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"theme file {path}: {problem}")
        self.path = path


@dataclass(frozen=True, eq=False)
class Theme:
    """One set of colours for everything that is drawn; each field but the first is a token.

    Focus is seen on the window and on paper; on the table it is drawn in table_text.
    """

    name: str

    window: QColor
    window_text: QColor
    window_muted: QColor
    base: QColor
    button: QColor
    button_text: QColor
    border: QColor
    accent: QColor
    accent_text: QColor
    accent_hover: QColor
    focus: QColor
    selection: QColor
    selection_text: QColor

    table: QColor
    table_light: QColor
    table_dark: QColor
    table_rim: QColor
    table_text: QColor
    tray: QColor
    tray_edge: QColor

    paper: QColor
    paper_current: QColor
    paper_header: QColor
    paper_line: QColor
    paper_rule: QColor
    paper_text: QColor
    ink: QColor
    ink_muted: QColor
    pencil: QColor
    pencil_best: QColor
    best_fill: QColor
    scratch: QColor
    bonus_good: QColor
    bonus_behind: QColor

    token: QColor
    pip_on: QColor
    pip_off: QColor
    shadow: QColor

    @property
    def is_dark(self) -> bool:
        """Tell whether light text stands on a dark window."""
        return relative_luminance(self.window) < relative_luminance(self.window_text)

    def palette(self) -> QPalette:
        """Return the application palette in these colours, disabled controls included."""
        palette = QPalette()
        for role, color in self._roles().items():
            palette.setColor(role, color)
        faded = blended(self.window_text, self.window, 0.5)
        for role in _DISABLED_ROLES:
            palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Highlight, self.border)
        return palette

    def _roles(self) -> dict[QPalette.ColorRole, QColor]:
        role = QPalette.ColorRole
        return {
            role.Window: self.window,
            role.WindowText: self.window_text,
            role.Base: self.base,
            role.AlternateBase: blended(self.base, self.button, 0.5),
            role.Text: self.window_text,
            role.PlaceholderText: self.window_muted,
            role.Button: self.button,
            role.ButtonText: self.button_text,
            role.BrightText: self.accent_text,
            role.ToolTipBase: self.paper_header,
            role.ToolTipText: self.paper_text,
            role.Highlight: self.selection,
            role.HighlightedText: self.selection_text,
            role.Accent: self.selection,
            role.Link: self.focus,
            role.LinkVisited: self.focus,
            role.Light: self.button.lighter(115),
            role.Midlight: self.button.lighter(107),
            role.Mid: self.border,
            role.Dark: self.border.darker(125),
            role.Shadow: QColor(Qt.GlobalColor.black),
        }


_DISABLED_ROLES = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
    QPalette.ColorRole.HighlightedText,
    QPalette.ColorRole.PlaceholderText,
)

TOKENS: tuple[str, ...] = tuple(field.name for field in fields(Theme) if field.name != "name")
"""The names of all colours of a theme, in the order of the theme files."""


def load_theme(name: str) -> Theme:
    """Return the shipped theme of that name ("light" or "dark"), or raise ThemeError."""
    return read_theme(asset_path(f"themes/{name}.toml"))


def read_theme(path: Path) -> Theme:
    """Return the theme in a file, named after it, or raise ThemeError when it is not whole."""
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ThemeError(path, str(error)) from error
    _check_names(path, values)
    return Theme(name=path.stem, **{key: _color(path, key, values[key]) for key in TOKENS})


def _check_names(path: Path, values: Mapping[str, object]) -> None:
    missing = sorted(set(TOKENS) - set(values))
    if missing:
        raise ThemeError(path, f"missing: {', '.join(missing)}")
    unknown = sorted(set(values) - set(TOKENS))
    if unknown:
        raise ThemeError(path, f"unknown: {', '.join(unknown)}")


def _color(path: Path, key: str, value: object) -> QColor:
    if isinstance(value, str) and value.startswith("#") and QColor.isValidColorName(value):
        return QColor(value)
    raise ThemeError(path, f"{key} is not a colour like #1f5f99: {value!r}")


def high_contrast_theme(palette: QPalette) -> Theme:
    """Return a theme made of nothing but the colours of a system's high-contrast palette."""
    role = QPalette.ColorRole
    window, window_text = palette.color(role.Window), palette.color(role.WindowText)
    base, text = palette.color(role.Base), palette.color(role.Text)
    button, button_text = palette.color(role.Button), palette.color(role.ButtonText)
    marked, marked_text = palette.color(role.Highlight), palette.color(role.HighlightedText)
    if contrast(marked, marked_text) < TEXT_CONTRAST:
        marked, marked_text = text, base
    focus = marked if contrast(marked, window) >= TEXT_CONTRAST else window_text
    on_window = ("window_text", "window_muted", "border", "token", "pip_on")
    on_base = (
        *("table_rim", "table_text", "tray_edge"),
        *("paper_line", "paper_rule", "paper_text", "ink", "ink_muted", "pencil", "scratch"),
        *("bonus_good", "bonus_behind"),
    )
    surfaces = ("base", "table", "table_light", "table_dark", "tray")
    papers = ("paper", "paper_current", "paper_header")
    colors = dict.fromkeys(on_window, window_text) | dict.fromkeys(on_base, text)
    colors |= dict.fromkeys((*surfaces, *papers), base)
    colors |= dict.fromkeys(("accent", "accent_hover", "selection", "best_fill"), marked)
    colors |= dict.fromkeys(("accent_text", "selection_text", "pencil_best"), marked_text)
    colors |= {"window": window, "pip_off": window, "button": button, "button_text": button_text}
    colors |= {"focus": focus, "shadow": QColor(Qt.GlobalColor.transparent)}
    return Theme(name="high_contrast", **{key: QColor(colors[key]) for key in TOKENS})


def is_high_contrast(palette: QPalette) -> bool:
    """Tell whether a palette given by the system is one of its high-contrast themes.

    Those of Windows, and of desktops that follow it, put all text on one and the same background;
    everyday palettes set windows, buttons and entry fields apart.
    """
    role = QPalette.ColorRole
    background = palette.color(role.Window)
    if any(palette.color(other) != background for other in (role.Base, role.Button)):
        return False
    texts = (role.WindowText, role.Text, role.ButtonText)
    return all(contrast(palette.color(text), background) >= HIGH_CONTRAST for text in texts)


def system_prefers_dark(style_hints: QStyleHints) -> bool:
    """Tell whether the desktop asks for dark windows; one that does not say is taken as light."""
    return style_hints.colorScheme() == Qt.ColorScheme.Dark


def choose_theme(choice: ThemeChoice, style_hints: QStyleHints, system_palette: QPalette) -> Theme:
    """Return the theme for a person's choice; "system" follows the desktop's own wishes.

    The palette is the one the desktop gave, not one that this program has set.
    """
    if choice == "system" and is_high_contrast(system_palette):
        return high_contrast_theme(system_palette)
    dark = choice == "dark" or (choice == "system" and system_prefers_dark(style_hints))
    return load_theme("dark" if dark else "light")


def blended(first: QColor, second: QColor, share: float) -> QColor:
    """Return the opaque colour that lies at that share (0 to 1) of the way to the second one."""
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
    )


_LINEAR_BELOW = 0.04045
"""Where sRGB's curve has its straight foot, as WCAG 2.2's definition of luminance says."""


def relative_luminance(color: QColor) -> float:
    """Return how light a colour is, from 0 (black) to 1 (white), as WCAG 2.2 defines it."""
    red, green, blue = (
        channel / 12.92 if channel <= _LINEAR_BELOW else ((channel + 0.055) / 1.055) ** 2.4
        for channel in (color.redF(), color.greenF(), color.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast of two opaque colours, from 1 to 21, as WCAG 2.2 defines it."""
    darker, lighter = sorted((relative_luminance(first), relative_luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)
