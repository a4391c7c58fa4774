"""Draws ahead what takes the program long at its start: tiles of felt and oak, balls of light."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parent.parent

PICTURES_FOLDER = "textures"
"""Where the program looks for them among its assets (yatzy_desktop.widgets.look.kept_pictures)."""

SOURCES = tuple(
    ROOT / "yatzy_desktop" / "widgets" / name
    for name in ("table/texture.py", "dice/light.py", "dice/style.py")
)
"""The code whose change makes them look different."""


def make_pictures() -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of each picture, as PNG.

    Nothing where Qt cannot draw for want of system libraries: the program then draws them itself.
    """
    sys.path.append(str(ROOT))
    try:
        from PySide6.QtCore import QBuffer, QByteArray, QIODevice  # noqa: PLC0415
        from PySide6.QtGui import QImageWriter  # noqa: PLC0415

        from yatzy_desktop.widgets.dice.light import draw_ball  # noqa: PLC0415
        from yatzy_desktop.widgets.dice.style import DICE_STYLES  # noqa: PLC0415
        from yatzy_desktop.widgets.table.texture import draw_felt, draw_oak  # noqa: PLC0415
    except ImportError:
        return
    drawings: dict[str, Callable[[], QImage]] = {"felt": draw_felt, "oak": draw_oak}
    drawings |= {f"ball-{key}": partial(draw_ball, style) for key, style in DICE_STYLES.items()}
    for name, draw in drawings.items():
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"png")).write(draw())
        yield f"{name}.png", bytes(buffer.data().data())
