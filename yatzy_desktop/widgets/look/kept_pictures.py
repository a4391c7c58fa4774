"""Pictures that take long to draw: the build draws them ahead."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QImage

from yatzy_desktop.adapters.assets import asset_path

FOLDER = "textures"


def kept_picture(name: str, draw: Callable[[], QImage]) -> QImage:
    """Return the picture that came with the program, or draw it where that is missing or damaged.

    It is the same either way; only the start is faster.
    """
    picture = QImage(str(asset_path(f"{FOLDER}/{name}.png")))
    if picture.isNull():
        return draw()
    return picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
