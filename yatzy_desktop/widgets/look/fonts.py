"""The typeface of the program."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

from yatzy_desktop.adapters.assets import asset_path

_log = logging.getLogger(__name__)

FAMILY = "Lato"
"""The typeface that ships with the program."""


def load_fonts(folder: Path | None = None) -> str:
    """Make the shipped typeface known to Qt and return its family name.

    Returns the desktop's own family, and says so in the log, when the files are missing or broken.
    Needs a QGuiApplication; the folder is that of the shipped files when none is given.
    """
    folder = asset_path("fonts") if folder is None else folder
    for path in sorted(folder.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
    if FAMILY in QFontDatabase.families():
        return FAMILY
    family = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    _log.info("No usable %s in %s; the desktop's %s is used.", FAMILY, folder, family)
    return family


def with_tabular_figures(font: QFont) -> QFont:
    """Return the font with figures of one width, where its typeface has them at all."""
    tabular = QFont(font)
    tabular.setFeature(QFont.Tag("tnum"), 1)
    return tabular
