from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette
from PySide6.QtSvg import QSvgRenderer

from yatzy_desktop.widgets.icons import APP_ICON_SIZES, LineIcon, app_icon, line_icon
from yatzy_desktop.widgets.theme import load_theme

RESOURCES = Path(__file__).parents[2] / "resources"

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
