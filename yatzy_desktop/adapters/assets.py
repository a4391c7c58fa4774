"""Where the files that ship with the program are: fonts, icons, themes, translations."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def asset_path(name: str) -> Path:
    """Return the path of a shipped file, named relative to the assets folder as in "fonts/x.ttf".

    The file need not exist: whoever opens it reports that.
    """
    return Path(str(files("yatzy_desktop"))) / "assets" / name
