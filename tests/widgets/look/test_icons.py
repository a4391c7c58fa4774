from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QEnterEvent, QIcon, QImage, QPainter, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QMenu, QStyleFactory
from pytestqt.qtbot import QtBot

from yatzy_desktop.widgets.look.icons import APP_ICON_SIZES, LineIcon, app_icon, line_icon
from yatzy_desktop.widgets.look.theme import load_theme
from yatzy_desktop.widgets.turn.icon_strip import IconButton, IconStrip

RESOURCES = Path(__file__).parents[3] / "resources"

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(icon: QIcon, size: int, mode: QIcon.Mode = QIcon.Mode.Normal) -> QImage:
    return icon.pixmap(QSize(size, size), 1.0, mode).toImage()


def pixels(image: QImage) -> list[QColor]:
    """Return the colours of all pixels that are fully covered."""
    size = range(image.width())
    every = (image.pixelColor(x, y) for x in size for y in size)
    return [pixel for pixel in every if pixel.alpha() == 255]


def drawn_in(image: QImage, color: QColor) -> bool:
    """Tell whether all covered pixels have that colour, but for the painter's rounding."""
    return all(
        abs(pixel.red() - color.red()) <= 1
        and abs(pixel.green() - color.green()) <= 1
        and abs(pixel.blue() - color.blue()) <= 1
        for pixel in pixels(image)
    )


@pytest.mark.parametrize("size", APP_ICON_SIZES)
def test_the_icon_is_an_ivory_die_on_spruce_with_a_red_pip(size: int) -> None:
    image = drawn(app_icon(), size)
    assert image.width() == size
    assert image.pixelColor(0, 0).alpha() < 255  # its corners are round
    colors = pixels(image)
    assert any(color.lightness() > 235 for color in colors)
    assert any(color.green() > 1.5 * color.red() for color in colors)
    assert any(color.red() > 1.8 * color.green() for color in colors)


@pytest.mark.parametrize(("size", "is_large"), [(24, False), (32, True)])
def test_small_icons_have_a_drawing_of_their_own(size: int, is_large: bool) -> None:
    large = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    large.fill(Qt.GlobalColor.transparent)
    painter = QPainter(large)
    QSvgRenderer(str(RESOURCES / "icons" / "yatzy-desktop.svg")).render(painter)
    painter.end()
    same = drawn(app_icon(), size).convertToFormat(large.format()) == large
    assert same == is_large


@pytest.mark.parametrize("drawing", LineIcon)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_line_drawings_have_the_colour_of_the_button_text(drawing: LineIcon, theme: str) -> None:
    palette = load_theme(theme).palette()
    icon = line_icon(drawing, palette)
    modes = {
        QIcon.Mode.Normal: QPalette.ColorGroup.Active,
        QIcon.Mode.Disabled: QPalette.ColorGroup.Disabled,
    }
    for mode, group in modes.items():
        image = drawn(icon, 48, mode)
        assert len(pixels(image)) > 50
        assert drawn_in(image, palette.color(group, QPalette.ColorRole.ButtonText))


def test_line_drawings_differ() -> None:
    palette = QPalette(QColor("white"))
    images = [drawn(line_icon(drawing, palette), 32) for drawing in LineIcon]
    assert all(images[i] != images[j] for i in range(len(images)) for j in range(i))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_icons_in_a_marked_line_of_a_menu_have_the_colour_of_its_text(
    qtbot: QtBot, theme: str
) -> None:
    palette = load_theme(theme).palette()
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.setStyle(QStyleFactory.create("Fusion"))
    menu.setPalette(palette)
    action = menu.addAction("")
    action.setIcon(line_icon(LineIcon.RULES, palette))
    menu.popup(QPoint(0, 0))
    menu.setActiveAction(action)
    image = menu.grab(menu.actionGeometry(action)).toImage()
    seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(8, 16)}
    assert palette.highlight().color().name() in seen
    assert palette.highlightedText().color().name() in seen
    assert palette.buttonText().color().name() not in seen - {
        palette.highlightedText().color().name()
    }


def test_icons_on_buttons_keep_their_colour_under_the_pointer(qtbot: QtBot) -> None:
    theme = load_theme("light")
    strip = IconStrip()
    qtbot.addWidget(strip)
    strip.add(QAction(strip), LineIcon.RULES)
    strip.show()
    button = strip.findChild(IconButton)
    assert button is not None
    QApplication.sendEvent(button, QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    image = button.grab().toImage()
    inner = range(4, image.width() - 4)
    darkest = min(image.pixelColor(x, y).lightness() for x in inner for y in inner)
    assert darkest < theme.button_text.lightness() + 10
