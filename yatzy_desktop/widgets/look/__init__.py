"""How everything looks: colours, type, icons, and the small parts that all windows are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.look.announcement import announce as announce
    from yatzy_desktop.widgets.look.buttons import ButtonKind as ButtonKind
    from yatzy_desktop.widgets.look.buttons import DrawnButton as DrawnButton
    from yatzy_desktop.widgets.look.buttons import SignButton as SignButton
    from yatzy_desktop.widgets.look.buttons import paint_cross as paint_cross
    from yatzy_desktop.widgets.look.choice_card import ChoiceCard as ChoiceCard
    from yatzy_desktop.widgets.look.choice_row import ChoiceRow as ChoiceRow
    from yatzy_desktop.widgets.look.controls import CheckBox as CheckBox
    from yatzy_desktop.widgets.look.controls import ComboBox as ComboBox
    from yatzy_desktop.widgets.look.controls import Slider as Slider
    from yatzy_desktop.widgets.look.controls import SpinBox as SpinBox
    from yatzy_desktop.widgets.look.drawing import LEAST_TARGET as LEAST_TARGET
    from yatzy_desktop.widgets.look.drawing import card_fill as card_fill
    from yatzy_desktop.widgets.look.drawing import chosen_color as chosen_color
    from yatzy_desktop.widgets.look.drawing import draw_cross as draw_cross
    from yatzy_desktop.widgets.look.drawing import draw_dice_sign as draw_dice_sign
    from yatzy_desktop.widgets.look.drawing import draw_focus_ring as draw_focus_ring
    from yatzy_desktop.widgets.look.drawing import draw_grip as draw_grip
    from yatzy_desktop.widgets.look.drawing import draw_plus as draw_plus
    from yatzy_desktop.widgets.look.drawing import draw_tick as draw_tick
    from yatzy_desktop.widgets.look.drawing import line_pen as line_pen
    from yatzy_desktop.widgets.look.drawing import paint_screen as paint_screen
    from yatzy_desktop.widgets.look.drawing import rounded as rounded
    from yatzy_desktop.widgets.look.drawing import text_unit as text_unit
    from yatzy_desktop.widgets.look.dressed import Dressed as Dressed
    from yatzy_desktop.widgets.look.enter_key import ENTER_KEYS as ENTER_KEYS
    from yatzy_desktop.widgets.look.enter_key import FILL_KEYS as FILL_KEYS
    from yatzy_desktop.widgets.look.enter_key import is_enter as is_enter
    from yatzy_desktop.widgets.look.enter_key import presses_by_enter as presses_by_enter
    from yatzy_desktop.widgets.look.even_grid import EvenGridLayout as EvenGridLayout
    from yatzy_desktop.widgets.look.file_drop import FileDrop as FileDrop
    from yatzy_desktop.widgets.look.flags import FLAG_SIZE as FLAG_SIZE
    from yatzy_desktop.widgets.look.flags import paint_flag as paint_flag
    from yatzy_desktop.widgets.look.fonts import load_fonts as load_fonts
    from yatzy_desktop.widgets.look.fonts import with_tabular_figures as with_tabular_figures
    from yatzy_desktop.widgets.look.frames import paint_frame as paint_frame
    from yatzy_desktop.widgets.look.house_style import HouseStyle as HouseStyle
    from yatzy_desktop.widgets.look.house_style import paper_palette as paper_palette
    from yatzy_desktop.widgets.look.house_style import put_on_theme as put_on_theme
    from yatzy_desktop.widgets.look.house_style import theme_of as theme_of
    from yatzy_desktop.widgets.look.icons import LineIcon as LineIcon
    from yatzy_desktop.widgets.look.icons import app_icon as app_icon
    from yatzy_desktop.widgets.look.icons import line_icon as line_icon
    from yatzy_desktop.widgets.look.kept_pictures import kept_picture as kept_picture
    from yatzy_desktop.widgets.look.press_guard import PressGuard as PressGuard
    from yatzy_desktop.widgets.look.press_guard import QuietTime as QuietTime
    from yatzy_desktop.widgets.look.text_field import TextField as TextField
    from yatzy_desktop.widgets.look.text_labels import NO_BREAK as NO_BREAK
    from yatzy_desktop.widgets.look.text_labels import Heading as Heading
    from yatzy_desktop.widgets.look.text_labels import MutedLabel as MutedLabel
    from yatzy_desktop.widgets.look.text_labels import TextLabel as TextLabel
    from yatzy_desktop.widgets.look.text_labels import breakable as breakable
    from yatzy_desktop.widgets.look.theme import TEXT_CONTRAST as TEXT_CONTRAST
    from yatzy_desktop.widgets.look.theme import Theme as Theme
    from yatzy_desktop.widgets.look.theme import ThemeChoice as ThemeChoice
    from yatzy_desktop.widgets.look.theme import blended as blended
    from yatzy_desktop.widgets.look.theme import choose_theme as choose_theme
    from yatzy_desktop.widgets.look.theme import contrast as contrast
    from yatzy_desktop.widgets.look.theme import load_theme as load_theme

__getattr__ = open_doors(
    __name__,
    {
        "announcement": "announce",
        "buttons": "ButtonKind DrawnButton SignButton paint_cross",
        "choice_card": "ChoiceCard",
        "choice_row": "ChoiceRow",
        "controls": "CheckBox ComboBox Slider SpinBox",
        "drawing": (
            "LEAST_TARGET card_fill chosen_color draw_cross draw_dice_sign "
            "draw_focus_ring draw_grip draw_plus draw_tick line_pen paint_screen rounded "
            "text_unit"
        ),
        "dressed": "Dressed",
        "enter_key": "ENTER_KEYS FILL_KEYS is_enter presses_by_enter",
        "even_grid": "EvenGridLayout",
        "file_drop": "FileDrop",
        "flags": "FLAG_SIZE paint_flag",
        "fonts": "load_fonts with_tabular_figures",
        "frames": "paint_frame",
        "house_style": "HouseStyle paper_palette put_on_theme theme_of",
        "icons": "LineIcon app_icon line_icon",
        "kept_pictures": "kept_picture",
        "press_guard": "PressGuard QuietTime",
        "text_field": "TextField",
        "text_labels": "Heading MutedLabel NO_BREAK TextLabel breakable",
        "theme": "TEXT_CONTRAST Theme ThemeChoice blended choose_theme contrast load_theme",
    },
)
